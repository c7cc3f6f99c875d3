//! The opponent at work: Hector's own searcher on a thread, or an engine. The game fetches its answers; an illegal move
//! of an engine is refused.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::chess::opponent::{Seed, Worth};
use crate::chess::{History, Move, Position};
use crate::devices::engine::EngineLimit;
use crate::home::practice::adversary::Adversary;
use crate::home::practice::rival::{Allowed, Rival, RivalReply};
use crate::scenes::engine_at_work::{EngineAtWork, EngineNews, RATING};
use crate::scenes::reasons::engine as reason;
use crate::words::Texts;

use super::thinking::{Company, ThinkingOpponent};

/// Wakes the thread that waits for an answer.
pub(super) type RivalWaker = Arc<dyn Fn() + Send + Sync>;

/// Longer than any limit of an engine.
const LONGEST: Duration = Duration::from_secs(180);

/// How an opponent thinks.
#[derive(Clone)]
pub(super) struct RivalMeans {
    pub(super) call: RivalWaker,
    pub(super) company: Company,
}

pub(super) struct Opponent {
    at_work: AtWork,
    means: RivalMeans,
}

enum AtWork {
    Embedded { opponent: Arc<ThinkingOpponent>, thinking: Option<Thinking> },
    Engine { engine: EngineAtWork, asked: Option<u64> },
}

/// A running search.
struct Thinking {
    stop: Arc<AtomicBool>,
    answer: Receiver<Option<(Move, Option<Worth>)>>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Opponent {
    pub(super) fn new(adversary: &Adversary, seed: Seed, means: RivalMeans) -> Opponent {
        let at_work = match adversary {
            Adversary::Level(level) => {
                let opponent = ThinkingOpponent::new(*level, seed, means.company);
                AtWork::Embedded { opponent: Arc::new(opponent), thinking: None }
            }
            Adversary::Engine { program, rating } => {
                let call = Arc::clone(&means.call);
                let engine = EngineAtWork::start(program, *rating, move || call());
                AtWork::Engine { engine, asked: None }
            }
        };
        Opponent { at_work, means }
    }

    fn reply(
        &mut self,
        position: &Position,
        texts: &Texts,
        within: Duration,
    ) -> Option<RivalReply> {
        match &mut self.at_work {
            AtWork::Embedded { thinking, .. } => {
                let found = thinking.as_ref()?.answer.recv_timeout(within);
                if matches!(found, Err(RecvTimeoutError::Timeout)) {
                    return None;
                }
                *thinking = None;
                found.ok().flatten().map(|(legal, worth)| RivalReply::Move(legal, worth))
            }
            AtWork::Engine { engine, asked } => {
                Some(match engine.next_news(*asked, position, within)? {
                    EngineNews::Ready { name, lacking } => {
                        RivalReply::Told(ready(&name, &lacking, texts))
                    }
                    EngineNews::Best(legal, worth) => {
                        *asked = None;
                        RivalReply::Move(legal, worth)
                    }
                    EngineNews::Restarted(fault) => {
                        RivalReply::Told(texts.engine_restarted(&reason(&fault, texts)))
                    }
                    EngineNews::Lost(fault) => {
                        *asked = None;
                        RivalReply::SetAside(reason(&fault, texts))
                    }
                })
            }
        }
    }
}

impl Rival for Opponent {
    fn becomes(&mut self, adversary: &Adversary, seed: Seed) {
        *self = Opponent::new(adversary, seed, self.means.clone());
    }

    fn is_thinking(&self) -> bool {
        match &self.at_work {
            AtWork::Embedded { thinking, .. } => thinking.is_some(),
            AtWork::Engine { asked, .. } => asked.is_some(),
        }
    }

    fn think(&mut self, game: &History, allowed: Allowed) {
        match &mut self.at_work {
            AtWork::Embedded { opponent, thinking } => {
                let call = Arc::clone(&self.means.call);
                *thinking = Some(begin(game, Arc::clone(opponent), allowed, call));
            }
            AtWork::Engine { engine, asked } => {
                *asked = Some(engine.ask(game, limit(game, allowed)))
            }
        }
    }

    fn give_up(&mut self) {
        match &mut self.at_work {
            AtWork::Embedded { thinking, .. } => *thinking = None,
            AtWork::Engine { engine, asked } => {
                if asked.take().is_some() {
                    engine.stop();
                }
            }
        }
    }

    fn replies(&mut self, position: &Position, texts: &Texts) -> Vec<RivalReply> {
        std::iter::from_fn(|| self.reply(position, texts, Duration::ZERO)).collect()
    }

    fn wait(&mut self, position: &Position, texts: &Texts) -> Vec<RivalReply> {
        let mut all = Vec::new();
        let until = Instant::now() + LONGEST;
        while self.is_thinking() {
            let left = until.saturating_duration_since(Instant::now());
            let Some(reply) = self.reply(position, texts, left) else { break };
            all.push(reply);
        }
        all
    }
}

/// Tells the engine's name, and whether it cannot play as weakly as was asked.
fn ready(name: &str, lacking: &[String], texts: &Texts) -> String {
    let ready = match name.is_empty() {
        // An engine does not have to give a name.
        true => texts.engine_is_ready(),
        false => texts.engine_ready(name),
    };
    match lacking.iter().find(|option| *option == RATING) {
        Some(option) => format!("{ready} {}", texts.engine_lacks(option)),
        None => ready,
    }
}

fn begin(
    game: &History,
    opponent: Arc<ThinkingOpponent>,
    allowed: Allowed,
    call: RivalWaker,
) -> Thinking {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, answer) = sync_channel(1);
    let (game, stopped) = (game.clone(), Arc::clone(&stop));
    let until = allowed.clock.map(|(white, black, increment)| {
        let own = game.position().turn().fold_wb(white, black);
        // A thirtieth of the remaining time and half of the increment.
        Instant::now() + own / 30 + increment / 2
    });
    let thread = std::thread::spawn(move || {
        let thought = opponent.think(&game, || {
            stopped.load(Ordering::Relaxed) || until.is_some_and(|until| Instant::now() >= until)
        });
        let answer = thought.map(|thought| {
            // Without any completed depth there is no evaluation.
            (thought.best, (thought.depth > 0).then_some(thought.worth))
        });
        let _ = sender.try_send(answer);
        call();
    });
    Thinking { stop, answer, thread: Some(thread) }
}

/// How long an engine may think.
fn limit(game: &History, allowed: Allowed) -> EngineLimit {
    match allowed.clock {
        None => EngineLimit::Time(allowed.time),
        Some((white, black, increment)) => {
            let most = game.position().turn().fold_wb(white, black);
            EngineLimit::Clock { white, black, increment, most }
        }
    }
}

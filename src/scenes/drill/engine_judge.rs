//! The engine of the settings as the judge of moves. It thinks while the player does something else. If it fails, the
//! player is told and Hector judges instead. Every wait for an answer has a limit.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::chess::opponent::{MATE, hundredths};
use crate::chess::{History, Move, Position};
use crate::devices::engine::{EngineFault, EngineLimit};
use crate::home::drills::judge::{Care, HectorJudges, MoveJudge, StillThinks};
use crate::scenes::engine_at_work::{EngineAtWork, EngineNews};
use crate::scenes::reasons;
use crate::words::Texts;

/// Longer than any limit of an engine.
const LONGEST: Duration = Duration::from_secs(90);
/// The number of answers that are remembered: more than one question of a drill needs.
const MOST_ANSWERS: usize = 16;

/// Wakes the thread that waits for the judge.
pub(super) type JudgeWaker = Arc<dyn Fn() + Send + Sync>;

/// An engine, with Hector as the judge if the engine is lost.
pub(super) struct EngineJudges {
    /// `None` until it is needed, and after it was given up.
    at_work: Option<EngineAtWork>,
    /// The engine's program, until it is started.
    program: Option<String>,
    wake: JudgeWaker,
    /// The question that it thinks about.
    asked: Option<AskedJudge>,
    /// Its answers, the latest last.
    answers: Vec<(JudgedGame, Judged)>,
    /// News that was not told yet.
    happened: Vec<JudgeNews>,
}

struct AskedJudge {
    number: u64,
    game: JudgedGame,
    position: Position,
}

/// The key of a remembered answer: the position, how many moves led to it, and how carefully it was judged.
#[derive(Debug, Clone, PartialEq, Eq)]
struct JudgedGame(String, usize, Care);

enum JudgeNews {
    Ready(String),
    Restarted(EngineFault),
    GivenUp(EngineFault),
    /// The engine names moves without an evaluation.
    SaysNoWorth,
}

#[derive(Clone, Copy)]
struct Judged {
    best: Move,
    worth: i32,
}

impl EngineJudges {
    pub(super) fn new(program: String, wake: JudgeWaker) -> EngineJudges {
        EngineJudges {
            at_work: None,
            program: Some(program),
            wake,
            asked: None,
            answers: Vec::new(),
            happened: Vec::new(),
        }
    }

    /// What the engine thinks of a game. `None` if the engine was given up.
    fn ask(&mut self, game: &History, care: Care) -> Result<Option<Judged>, StillThinks> {
        let about = JudgedGame(game.position().to_fen(), game.moves().len(), care);
        if let Some((_, judged)) = self.answers.iter().find(|(known, _)| *known == about) {
            return Ok(Some(*judged));
        }
        if self.asked.as_ref().is_some_and(|asked| asked.game == about) {
            return Err(StillThinks);
        }
        // Starts the engine on its first use.
        if let Some(program) = self.program.take() {
            let wake = Arc::clone(&self.wake);
            self.at_work = Some(EngineAtWork::start(&program, None, move || wake()));
        }
        let Some(engine) = self.at_work.as_mut() else { return Ok(None) };
        let number = engine.ask(game, EngineLimit::Nodes(nodes(care)));
        self.asked = Some(AskedJudge { number, game: about, position: game.position().clone() });
        Err(StillThinks)
    }

    /// Takes the next news of the engine, if it comes in time. Returns whether it did.
    fn takes_news(&mut self, within: Duration) -> bool {
        let (Some(engine), Some(asked)) = (&self.at_work, &self.asked) else { return false };
        let Some(news) = engine.next_news(Some(asked.number), &asked.position, within) else {
            return false;
        };
        match news {
            EngineNews::Ready { name, .. } => self.happened.push(JudgeNews::Ready(name)),
            EngineNews::Restarted(fault) => self.happened.push(JudgeNews::Restarted(fault)),
            EngineNews::Best(best, Some(worth)) => {
                let judged = Judged { best, worth: hundredths(worth) };
                if self.answers.len() >= MOST_ANSWERS {
                    self.answers.remove(0);
                }
                self.answers.extend(self.asked.take().map(|asked| (asked.game, judged)));
            }
            EngineNews::Best(_, None) => self.dismiss(JudgeNews::SaysNoWorth),
            EngineNews::Lost(fault) => self.dismiss(JudgeNews::GivenUp(fault)),
        }
        true
    }

    fn dismiss(&mut self, why: JudgeNews) {
        self.happened.push(why);
        self.at_work = None;
        self.asked = None;
    }
}

impl MoveJudge for EngineJudges {
    fn best(&mut self, game: &History, care: Care) -> Result<Option<Move>, StillThinks> {
        if game.position().legal_moves().is_empty() {
            return Ok(None);
        }
        match self.ask(game, care)? {
            Some(judged) => Ok(Some(judged.best)),
            None => HectorJudges.best(game, care),
        }
    }

    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> Result<i32, StillThinks> {
        let mut reached = game.clone();
        reached.play(legal);
        let position = reached.position();
        match position.legal_moves().is_empty() {
            // Checkmate or stalemate.
            true if position.is_check() => Ok(MATE),
            true => Ok(0),
            false => match self.ask(&reached, care)? {
                Some(judged) => Ok(-judged.worth),
                None => HectorJudges.worth_after(game, legal, care),
            },
        }
    }

    fn is_thinking(&mut self) -> bool {
        while self.takes_news(Duration::ZERO) {}
        self.asked.is_some()
    }

    fn wait(&mut self) {
        let until = Instant::now() + LONGEST;
        while self.asked.is_some() {
            if !self.takes_news(until.saturating_duration_since(Instant::now())) {
                self.dismiss(JudgeNews::GivenUp(EngineFault::Late));
            }
        }
    }

    fn give_up(&mut self) {
        if let (Some(engine), Some(_)) = (&self.at_work, self.asked.take()) {
            engine.stop();
        }
    }

    fn news(&mut self, texts: &Texts) -> Vec<String> {
        let tell = |news: JudgeNews| match news {
            JudgeNews::Ready(name) => texts.engine_judges(&name),
            JudgeNews::Restarted(fault) => texts.engine_restarted(&reasons::engine(&fault, texts)),
            JudgeNews::GivenUp(fault) => {
                texts.engine_judges_no_more(&reasons::engine(&fault, texts))
            }
            JudgeNews::SaysNoWorth => texts.engine_judges_no_more(&texts.engine_says_no_worth()),
        };
        self.happened.drain(..).map(tell).collect()
    }
}

/// How many positions an engine may search: a moment for a usual one.
fn nodes(care: Care) -> u64 {
    match care {
        Care::Shortly => 10_000,
        Care::Carefully => 150_000,
    }
}

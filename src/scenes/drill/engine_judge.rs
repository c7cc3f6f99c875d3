//! The engine of the settings as the judge of moves. Where it fails that is told, and Hector judges in
//! its place. Never waits for an answer without a limit.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use crate::chess::notation::legal_in_uci;
use crate::chess::opponent::{MATE, hundredths};
use crate::chess::{History, Move};
use crate::devices::engine::{
    Engine, EngineEvent, EngineFault, EngineLimit, EngineManner, EngineQuestion, find,
};
use crate::home::drills::judge::{Care, HectorJudges, MoveJudge};
use crate::scenes::practice::rival::{in_uci, worth_of};
use crate::scenes::reasons;
use crate::words::Texts;

/// Events of an engine that may wait.
const MOST_WAITING: usize = 16;
/// Longer than an engine may take with all its limits.
const LONGEST: Duration = Duration::from_secs(90);

/// An engine, and Hector for when there is none any more.
pub(super) struct EngineJudges {
    /// None before it is needed, and when it was given up.
    at_work: Option<(Engine, Receiver<EngineEvent>)>,
    /// The program, until it is started.
    program: Option<String>,
    asked: u64,
    /// What was not told yet.
    happened: Vec<JudgeNews>,
}

/// What there is to tell of an engine that judges.
enum JudgeNews {
    Ready(String),
    Restarted(EngineFault),
    GivenUp(EngineFault),
    /// It names moves and says nothing of what they are worth.
    SaysNoWorth,
}

/// What an engine answered.
struct Judged {
    best: Move,
    worth: i32,
}

impl EngineJudges {
    pub(super) fn new(program: String) -> EngineJudges {
        EngineJudges { at_work: None, program: Some(program), asked: 0, happened: Vec::new() }
    }

    /// Starts the engine where it was not yet.
    fn start(&mut self) {
        let Some(program) = self.program.take() else { return };
        let (sender, events) = sync_channel(MOST_WAITING);
        let manner = EngineManner {
            program: find(&program).unwrap_or_else(|| PathBuf::from(program)),
            options: vec![("Hash".to_owned(), "32".to_owned())],
        };
        let engine = Engine::open(manner, move |event| {
            let _ = sender.try_send(event);
        });
        self.at_work = Some((engine, events));
    }

    /// What the engine thinks of a game; none where it is given up.
    fn ask(&mut self, game: &History, care: Care) -> Option<Judged> {
        self.start();
        self.asked += 1;
        let (engine, events) = self.at_work.as_ref()?;
        let (start, moves) = in_uci(game);
        let limit = EngineLimit::Nodes(nodes(care));
        engine.ask(EngineQuestion { number: self.asked, start, moves, limit });
        let fault = loop {
            match events.recv_timeout(LONGEST) {
                Ok(EngineEvent::Ready { name, .. }) => self.happened.push(JudgeNews::Ready(name)),
                Ok(EngineEvent::Restarted(fault)) => {
                    self.happened.push(JudgeNews::Restarted(fault));
                }
                Ok(EngineEvent::Best { number, best, score }) if number == self.asked => {
                    match (legal_in_uci(game.position(), &best), score) {
                        (Some(best), Some(score)) => {
                            return Some(Judged { best, worth: hundredths(worth_of(score)) });
                        }
                        (Some(_), None) => break JudgeNews::SaysNoWorth,
                        (None, _) => engine.refuse(),
                    }
                }
                Ok(EngineEvent::Best { .. }) => {}
                Ok(EngineEvent::Lost(fault)) => break JudgeNews::GivenUp(fault),
                Err(_) => break JudgeNews::GivenUp(EngineFault::Late),
            }
        };
        self.happened.push(fault);
        self.at_work = None;
        None
    }
}

impl MoveJudge for EngineJudges {
    fn best(&mut self, game: &History, care: Care) -> Option<Move> {
        if game.position().legal_moves().is_empty() {
            return None;
        }
        match self.ask(game, care) {
            Some(judged) => Some(judged.best),
            None => HectorJudges.best(game, care),
        }
    }

    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> i32 {
        let mut reached = game.clone();
        reached.play(legal);
        let position = reached.position();
        match position.legal_moves().is_empty() {
            // Mate, or stalemate.
            true if position.is_check() => MATE,
            true => 0,
            false => match self.ask(&reached, care) {
                Some(judged) => -judged.worth,
                None => HectorJudges.worth_after(game, legal, care),
            },
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

/// At how many positions an engine looks: a moment of a usual one.
fn nodes(care: Care) -> u64 {
    match care {
        Care::Shortly => 10_000,
        Care::Carefully => 150_000,
    }
}

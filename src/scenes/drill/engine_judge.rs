//! The engine of the settings as the judge of moves. Where it fails that is told, and Hector judges in
//! its place. Never waits for an answer without a limit.

use std::time::Duration;

use crate::chess::opponent::{MATE, hundredths};
use crate::chess::{History, Move};
use crate::devices::engine::{EngineFault, EngineLimit};
use crate::home::drills::judge::{Care, HectorJudges, MoveJudge};
use crate::scenes::engine_at_work::{EngineAtWork, EngineNews};
use crate::scenes::reasons;
use crate::words::Texts;

/// Longer than an engine may take with all its limits.
const LONGEST: Duration = Duration::from_secs(90);

/// An engine, and Hector for when there is none any more.
pub(super) struct EngineJudges {
    /// None before it is needed, and when it was given up.
    at_work: Option<EngineAtWork>,
    /// The program, until it is started.
    program: Option<String>,
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
        EngineJudges { at_work: None, program: Some(program), happened: Vec::new() }
    }

    /// What the engine thinks of a game; none where it is given up.
    fn ask(&mut self, game: &History, care: Care) -> Option<Judged> {
        // It is started when it is needed first.
        if let Some(program) = self.program.take() {
            self.at_work = Some(EngineAtWork::start(&program, None, || {}));
        }
        let engine = self.at_work.as_mut()?;
        let question = engine.ask(game, EngineLimit::Nodes(nodes(care)));
        let fault = loop {
            match engine.next_news(Some(question), game.position(), LONGEST) {
                Some(EngineNews::Ready { name, .. }) => self.happened.push(JudgeNews::Ready(name)),
                Some(EngineNews::Restarted(fault)) => {
                    self.happened.push(JudgeNews::Restarted(fault));
                }
                Some(EngineNews::Best(best, Some(worth))) => {
                    return Some(Judged { best, worth: hundredths(worth) });
                }
                Some(EngineNews::Best(_, None)) => break JudgeNews::SaysNoWorth,
                Some(EngineNews::Lost(fault)) => break JudgeNews::GivenUp(fault),
                None => break JudgeNews::GivenUp(EngineFault::Late),
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

//! An engine at work on games: it is started, asked, and its answers are checked for legality. Every wait has a limit.

use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use crate::chess::notation::{game_in_uci, legal_in_uci};
use crate::chess::opponent::Worth;
use crate::chess::{History, Move, Position};
use crate::devices::engine::{
    Engine, EngineCommand, EngineEvent, EngineFault, EngineLimit, EngineManner, EngineQuestion,
    EngineScore,
};

/// How many events of an engine can wait.
const MOST_WAITING: usize = 16;
/// The UCI option that limits an engine to a rating.
pub(super) const RATING: &str = "UCI_Elo";

/// An engine, with the number of questions that it was asked.
pub(super) struct EngineAtWork {
    engine: Engine,
    events: Receiver<EngineEvent>,
    questions: u64,
}

/// News of an engine.
pub(super) enum EngineNews {
    /// It is ready: its name, and the wanted options that it lacks.
    Ready { name: String, lacking: Vec<String> },
    /// It failed and was started again.
    Restarted(EngineFault),
    /// It failed again. No more news comes.
    Lost(EngineFault),
    /// Its move, and its evaluation of the position if it gives one.
    Best(Move, Option<Worth>),
}

impl EngineAtWork {
    /// Starts the engine's program, limited to a rating if one is given. `wake` is called whenever there is news.
    pub(super) fn start(
        program: &str,
        rating: Option<u32>,
        wake: impl Fn() + Send + 'static,
    ) -> EngineAtWork {
        let (sender, events) = sync_channel(MOST_WAITING);
        let manner =
            EngineManner { command: EngineCommand::read(program), options: options(rating) };
        let engine = Engine::open(manner, move |event| {
            let _ = sender.try_send(event);
            wake();
        });
        EngineAtWork { engine, events, questions: 0 }
    }

    /// Asks for a move in a game. Returns the number of the question.
    pub(super) fn ask(&mut self, game: &History, limit: EngineLimit) -> u64 {
        // A new number, so that a late answer to an earlier question is not mistaken for this one.
        self.questions += 1;
        let start = game.start();
        self.engine.ask(EngineQuestion {
            number: self.questions,
            start: (*start != Position::initial()).then(|| start.to_fen()),
            moves: game_in_uci(game),
            limit,
        });
        self.questions
    }

    pub(super) fn stop(&self) {
        self.engine.stop();
    }

    /// The next news, if it comes in time. An answer counts only if it is to `question`, which was about `position`.
    pub(super) fn next_news(
        &self,
        question: Option<u64>,
        position: &Position,
        within: Duration,
    ) -> Option<EngineNews> {
        loop {
            match self.events.recv_timeout(within).ok()? {
                EngineEvent::Ready { name, lacking } => {
                    return Some(EngineNews::Ready { name, lacking });
                }
                EngineEvent::Restarted(fault) => return Some(EngineNews::Restarted(fault)),
                EngineEvent::Lost(fault) => return Some(EngineNews::Lost(fault)),
                EngineEvent::Best { number, best, score } if question == Some(number) => {
                    match legal_in_uci(position, &best) {
                        Some(legal) => return Some(EngineNews::Best(legal, score.map(worth_of))),
                        None => self.engine.refuse(),
                    }
                }
                EngineEvent::Best { .. } => {}
            }
        }
    }
}

fn worth_of(score: EngineScore) -> Worth {
    match score {
        EngineScore::Centipawns(count) => Worth::Centipawns(count),
        EngineScore::Mate(moves) if moves > 0 => Worth::Mates(moves.unsigned_abs()),
        EngineScore::Mate(moves) => Worth::Mated(moves.unsigned_abs()),
    }
}

fn options(rating: Option<u32>) -> Vec<(String, String)> {
    let mut options = vec![("Hash".to_owned(), "32".to_owned())];
    if let Some(rating) = rating {
        options.push(("UCI_LimitStrength".to_owned(), "true".to_owned()));
        options.push((RATING.to_owned(), rating.to_string()));
    }
    options
}

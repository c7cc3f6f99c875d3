//! An engine that is asked about games: started, asked, and its answers taken as legal moves; an illegal
//! one is refused. Never waits longer than it is told.

use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use crate::chess::notation::{game_in_uci, legal_in_uci};
use crate::chess::opponent::Worth;
use crate::chess::{History, Move, Position};
use crate::devices::engine::{
    Engine, EngineCommand, EngineEvent, EngineFault, EngineLimit, EngineManner, EngineQuestion,
    EngineScore,
};

/// Events of an engine that may wait.
const MOST_WAITING: usize = 16;
/// The option by which an engine is limited to a rating.
pub(super) const RATING: &str = "UCI_Elo";

/// An engine, and the questions that it was asked so far.
pub(super) struct EngineAtWork {
    engine: Engine,
    events: Receiver<EngineEvent>,
    questions: u64,
}

/// What an engine has to tell.
pub(super) enum EngineNews {
    /// It is there, by its name, without these options that were wanted.
    Ready { name: String, lacking: Vec<String> },
    /// It failed, and was started again.
    Restarted(EngineFault),
    /// It failed again. Nothing comes any more.
    Lost(EngineFault),
    /// Its move, and what it thinks of the position where it says so.
    Best(Move, Option<Worth>),
}

impl EngineAtWork {
    /// Starts the engine of a program, as strong as a rating if one is named. The waker is called
    /// whenever there is something to tell.
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

    /// Asks what to play in a game, and gives the number of the question.
    pub(super) fn ask(&mut self, game: &History, limit: EngineLimit) -> u64 {
        // No answer to an earlier question is taken for one to this.
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

    /// Stops thinking.
    pub(super) fn stop(&self) {
        self.engine.stop();
    }

    /// What it tells next, if that comes in time. Only the answer to this question counts, which was
    /// asked about this position.
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

/// What an engine says of a position, as Hector says it.
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

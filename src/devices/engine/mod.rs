//! A chess engine as a program of its own, spoken to by the UCI protocol: started, asked,
//! stopped, and ended with us. What it writes is text from a stranger: it may be late, wrong
//! or endless, and no wait for it is without a limit. An engine that fails is restarted
//! once. Never knows what a move is, nor whether one is legal.

mod command;
mod finding;
mod keeper;
mod process;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

pub use command::EngineCommand;
pub use finding::name_of;
use keeper::{EngineKeeper, EngineOrder};

/// Orders that may wait: a question, and that it be stopped.
const MOST_WAITING: usize = 8;

/// Which engine, and how it shall play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineManner {
    /// The program, and what it is started with.
    pub command: EngineCommand,
    /// Options by name and value. Those that the engine does not offer are told.
    pub options: Vec<(String, String)>,
}

/// What an engine is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineQuestion {
    /// What the answer is called by.
    pub number: u64,
    /// Where the game began: a FEN, or nothing for the usual start.
    pub start: Option<String>,
    /// The moves since then, as UCI writes them.
    pub moves: Vec<String>,
    /// How long it may think.
    pub limit: EngineLimit,
}

/// How long an engine may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineLimit {
    /// So long.
    Time(Duration),
    /// At so many positions.
    Nodes(u64),
    /// By its clock: what is left to White and to Black, and what each move adds.
    Clock {
        /// Left to White.
        white: Duration,
        /// Left to Black.
        black: Duration,
        /// Added after each move.
        increment: Duration,
        /// The most that it is waited for.
        most: Duration,
    },
}

/// What an engine tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineEvent {
    /// It is there and ready.
    Ready {
        /// What it calls itself.
        name: String,
        /// The wanted options that it does not offer.
        lacking: Vec<String>,
    },
    /// Its answer, as it wrote it.
    Best {
        /// The question's number.
        number: u64,
        /// A move, or what it wrote in its place.
        best: String,
        /// What it thought of the position last, to the side to move, if it said so.
        score: Option<EngineScore>,
    },
    /// It failed and was restarted; the question is asked again.
    Restarted(EngineFault),
    /// It failed again and is set aside. Nothing comes after.
    Lost(EngineFault),
}

/// What an engine thinks of a position, to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineScore {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; the side to move is mated where it is not above 0.
    Mate(i32),
}

/// What is wrong with an engine.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("engine fails: {self:?}")]
pub enum EngineFault {
    /// The program is not there, or cannot be started.
    NotStarted {
        /// The program.
        program: String,
        /// What kind of fault it is.
        kind: std::io::ErrorKind,
        /// What the system says.
        reason: String,
    },
    /// It does not speak the protocol.
    NoEngine,
    /// It ended by itself.
    Gone,
    /// It did not answer in time.
    Late,
    /// It writes without end.
    Endless,
    /// Its answer was refused.
    Refused,
}

/// An engine that runs in a thread of its own. Dropped, it is ended.
#[derive(Debug)]
pub struct Engine {
    orders: SyncSender<EngineOrder>,
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Engine {
    /// Starts an engine. What it tells goes to `tell`, in its thread.
    #[must_use]
    pub fn open(manner: EngineManner, tell: impl Fn(EngineEvent) + Send + 'static) -> Engine {
        let (orders, taken) = sync_channel(MOST_WAITING);
        let ended = Arc::new(AtomicBool::new(false));
        let keeper = EngineKeeper::new(manner, Box::new(tell), taken, Arc::clone(&ended));
        let thread = std::thread::spawn(move || keeper.keep());
        Engine { orders, ended, thread: Some(thread) }
    }

    /// Asks it. A question that was asked before is given up.
    pub fn ask(&self, question: EngineQuestion) {
        // A keeper that has ended has told why.
        let _ = self.orders.try_send(EngineOrder::Ask(question));
    }

    /// Wants the answer now.
    pub fn stop(&self) {
        let _ = self.orders.try_send(EngineOrder::Stop);
    }

    /// The answer to the last question cannot be used: the engine has failed.
    pub fn refuse(&self) {
        let _ = self.orders.try_send(EngineOrder::Refuse);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        let _ = self.orders.try_send(EngineOrder::End);
        // The keeper looks for orders every moment, and ends when nobody can give any.
        let (gone, _) = sync_channel(1);
        self.orders = gone;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

//! A chess engine as a process of its own, controlled by the UCI protocol: started, asked, stopped, and ended with
//! Hector. Its output is not trusted: it may be late, wrong or endless, so every wait has a limit. An engine that
//! fails is restarted once. Whether its moves are legal is checked elsewhere.

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

/// How many orders may wait: a question, and the order to stop it, and a few more.
const MOST_WAITING: usize = 8;

/// An engine and its settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineManner {
    /// The program and its arguments.
    pub command: EngineCommand,
    /// Options by name and value. Those that the engine does not have are reported.
    pub options: Vec<(String, String)>,
}

/// A question to an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineQuestion {
    /// Repeated in the answer.
    pub number: u64,
    /// The position where the game began, as FEN. `None` for the standard one.
    pub start: Option<String>,
    /// The moves since then, in UCI notation.
    pub moves: Vec<String>,
    pub limit: EngineLimit,
}

/// How long an engine may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineLimit {
    /// For this long.
    Time(Duration),
    /// For this many positions.
    Nodes(u64),
    /// By its clock: the time left for White and for Black, and the increment of each move.
    Clock {
        white: Duration,
        black: Duration,
        increment: Duration,
        /// The longest time to wait for an answer.
        most: Duration,
    },
}

/// What an engine reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineEvent {
    /// It has started and is ready.
    Ready {
        /// Its name.
        name: String,
        /// The wanted options that it does not have.
        lacking: Vec<String>,
    },
    /// Its answer, unchanged.
    Best {
        /// The number of the question.
        number: u64,
        /// A move, or whatever it wrote instead.
        best: String,
        /// Its last score, for the side to move, if it gave one.
        score: Option<EngineScore>,
    },
    /// It failed and was restarted. The question is asked again.
    Restarted(EngineFault),
    /// It failed again and is given up. This is the last event.
    Lost(EngineFault),
}

/// An engine's score of a position, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineScore {
    Centipawns(i32),
    /// Mate in this many moves. The side to move gets mated if it is 0 or less.
    Mate(i32),
}

/// Why an engine failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("engine fails: {self:?}")]
pub enum EngineFault {
    /// The program was not found, or cannot be started.
    NotStarted {
        program: String,
        kind: std::io::ErrorKind,
        /// The system's message.
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

/// An engine that runs in a thread of its own. Dropping it ends the engine.
#[derive(Debug)]
pub struct Engine {
    orders: SyncSender<EngineOrder>,
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Engine {
    /// Starts an engine. Its events go to `tell`, which is called in the engine's thread.
    #[must_use]
    pub fn open(manner: EngineManner, tell: impl Fn(EngineEvent) + Send + 'static) -> Engine {
        let (orders, taken) = sync_channel(MOST_WAITING);
        let ended = Arc::new(AtomicBool::new(false));
        let keeper = EngineKeeper::new(manner, Box::new(tell), taken, Arc::clone(&ended));
        let thread = std::thread::spawn(move || keeper.keep());
        Engine { orders, ended, thread: Some(thread) }
    }

    /// Asks a question. An earlier one is abandoned.
    pub fn ask(&self, question: EngineQuestion) {
        // A keeper that has ended has reported why.
        let _ = self.orders.try_send(EngineOrder::Ask(question));
    }

    /// Asks for the answer now.
    pub fn stop(&self) {
        let _ = self.orders.try_send(EngineOrder::Stop);
    }

    /// Reports that the last answer cannot be used. That counts as a failure of the engine.
    pub fn refuse(&self) {
        let _ = self.orders.try_send(EngineOrder::Refuse);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        let _ = self.orders.try_send(EngineOrder::End);
        // The keeper checks for orders often, and ends when the sender is gone.
        let (gone, _) = sync_channel(1);
        self.orders = gone;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

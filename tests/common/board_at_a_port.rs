//! An emulated board at a pseudo-terminal of its own: real bytes on the line, controlled by a test.

use std::fs;
use std::io::{Read as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use hector::chess::{Piece, Position, Square};
use hector::devices::boards::BoardKind;
use hector::table::Standing;
use serialport::{SerialPort as _, TTYPort};

use super::emulated_board::EmulatedBoard;

/// An action on an emulated board.
pub(crate) enum Deeds {
    Changes(Square, Option<Piece>),
    SaysMove(&'static str),
}

/// A board at a pseudo-terminal, and its connection to Hector.
pub(crate) struct AtAPort {
    pub(crate) board: Arc<Mutex<EmulatedBoard>>,
    deeds: Option<Sender<Deeds>>,
    /// Whether it gives no answers.
    pub(crate) mute: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    pub(crate) name: String,
    // Keeps the terminal open while Hector opens and closes it, and takes no exclusive lock.
    _stays: fs::File,
}

impl AtAPort {
    pub(crate) fn new(kind: BoardKind) -> AtAPort {
        let (mut master, slave) = TTYPort::pair().expect("a pair of terminals");
        let name = slave.name().expect("a name");
        let stays = fs::File::open(&name).expect("a terminal");
        drop(slave);
        let stands = Standing::Regular(Position::initial()).board();
        let board = Arc::new(Mutex::new(EmulatedBoard::new(kind, stands).at_a_cable()));
        let (deeds, done) = channel();
        let mute = Arc::new(AtomicBool::new(false));
        let (emulated, is_mute) = (Arc::clone(&board), Arc::clone(&mute));
        master.set_timeout(Duration::from_millis(5)).expect("a limit");
        let thread = thread::spawn(move || {
            let mut bytes = [0; 512];
            loop {
                let mut written = Vec::new();
                if let Ok(length @ 1..) = master.read(&mut bytes) {
                    written = emulated.lock().expect("a board").answers(&bytes[..length]);
                }
                loop {
                    use std::sync::mpsc::TryRecvError;
                    let mut board = emulated.lock().expect("a board");
                    written.extend(match done.try_recv() {
                        Ok(Deeds::Changes(at, stands)) => board.changed(at, stands),
                        Ok(Deeds::SaysMove(made)) => board.says_move(made),
                        Err(TryRecvError::Empty) => break,
                        Err(TryRecvError::Disconnected) => return,
                    });
                }
                if !is_mute.load(Ordering::Relaxed) && !written.is_empty() {
                    master.write_all(&written).expect("written");
                }
            }
        });
        let deeds = Some(deeds);
        AtAPort { board, deeds, mute, thread: Some(thread), name, _stays: stays }
    }

    pub(crate) fn does(&self, deed: Deeds) {
        self.deeds.as_ref().expect("a board").send(deed).expect("a board");
    }
}

impl Drop for AtAPort {
    fn drop(&mut self) {
        self.deeds = None;
        drop(self.thread.take().map(JoinHandle::join));
    }
}

//! Electronic boards: bytes in, squares out. A board is not told that something on it was wrong, and the rules of
//! chess are not known here.
//!
//! Each family has its own protocol, in its own file here, as a plain function from bytes to [`BoardSaid`]. The
//! keeper is the thread that opens the port, asks for squares, notices when a board falls silent or goes away, and
//! finds it again.

mod address;
mod air;
mod apart;
mod chesslink;
mod chessnut;
mod dgt;
mod fault;
mod felt;
mod game_on_board;
mod keeper;
mod language;
mod peripheral;
mod port;
mod report_board;

mod system;
mod talk;

use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::owner::OwnerListens;
use crate::parting::wait_for_end;
use crate::timepiece::Timepiece;

use keeper::{BoardKeeper, BoardOrder};

pub use address::{BoardAddress, BoardPlace, NoBoardAddress};
pub use air::found_in_the_air;
pub use dgt::PegasusKey;
pub use fault::BoardFault;
pub use felt::{FeltBoard, FeltSquare};
pub use game_on_board::{BoardRules, GameOnBoard, OverBecause};
pub use language::{BoardLanguage, BoardSaid};
pub use port::{FoundPort, found_ports};
pub use report_board::{CableBoard, found_at_cables};
pub use system::{PortTaker, taker_of};
pub use talk::{BoardTalk, BoardTells};

/// How many orders may wait for a board. One more is dropped, because the newest shows everything.
const MOST_ORDERS: usize = 16;
/// How long to wait for a keeper to end: longer than it waits for a radio. Its port may hang in the system.
const LEAVES: Duration = Duration::from_secs(4);

/// A family of boards with the same protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// Boards of DGT, at a serial port or by Bluetooth serial.
    Dgt,
    /// Boards of Millennium with ChessLink.
    ChessLink,
    /// Boards of Chessnut, at a cable as a device that gives reports, or by Bluetooth Low Energy.
    Chessnut,
    /// Pegasus of DGT, by Bluetooth Low Energy.
    Pegasus,
    /// Boards that speak the open Chess Peripheral Protocol.
    Peripheral,
}

impl BoardKind {
    pub const ALL: [BoardKind; 5] = [
        BoardKind::ChessLink,
        BoardKind::Dgt,
        BoardKind::Peripheral,
        BoardKind::Chessnut,
        BoardKind::Pegasus,
    ];

    /// The families that may be at a port, in the order in which they are tried.
    pub const AT_PORTS: [BoardKind; 4] =
        [BoardKind::ChessLink, BoardKind::Dgt, BoardKind::Peripheral, BoardKind::Chessnut];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            BoardKind::Dgt => "dgt",
            BoardKind::ChessLink => "chesslink",
            BoardKind::Chessnut => "chessnut",
            BoardKind::Pegasus => "pegasus",
            BoardKind::Peripheral => "peripheral",
        }
    }

    /// A new instance of its protocol.
    #[must_use]
    pub fn language(self) -> Box<dyn BoardLanguage> {
        match self {
            BoardKind::Dgt => Box::new(dgt::Dgt::default()),
            BoardKind::ChessLink => Box::new(chesslink::ChessLink::default()),
            BoardKind::Chessnut => Box::new(chessnut::Chessnut),
            BoardKind::Pegasus => Box::new(dgt::Dgt::pegasus()),
            BoardKind::Peripheral => Box::new(peripheral::Peripheral::default()),
        }
    }

    /// The speed of its port.
    #[must_use]
    pub fn baud(self) -> u32 {
        match self {
            BoardKind::Dgt => 9_600,
            BoardKind::ChessLink => 38_400,
            BoardKind::Chessnut | BoardKind::Pegasus | BoardKind::Peripheral => 115_200,
        }
    }
}

/// What a keeper reports to its owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardNews {
    /// The board answers, for the first time or again.
    Here(BoardKind),
    /// The content of all squares when it was read. The same again as long as a hand may be moving pieces.
    Reading(FeltBoard),
    /// The board itself says which move was made, in UCI notation.
    Moved(String),
    /// There is no board, or not any more, and why.
    Lost(BoardFault),
}

/// A board with its keeper. Dropping it ends the keeper's thread, or leaves it behind if its port hangs.
pub struct BoardEnd {
    orders: SyncSender<BoardOrder>,
    listens: OwnerListens,
    thread: Option<JoinHandle<()>>,
}

impl BoardEnd {
    /// Looks for the board at that address until it is dropped. News goes into the channel, each with the time on
    /// `watch` at which its bytes came. If the channel is full, the keeper waits, and the board's own port holds back
    /// further bytes.
    ///
    /// # Errors
    ///
    /// If no thread can be started.
    pub fn open<T: Send + 'static>(
        address: BoardAddress,
        watch: Timepiece,
        wrap: impl Fn(Duration, BoardNews) -> T + Send + 'static,
        sender: SyncSender<T>,
    ) -> std::io::Result<BoardEnd> {
        let (orders, given) = sync_channel(MOST_ORDERS);
        let listens = OwnerListens::default();
        let heard = listens.clone();
        let tell = Box::new(move |news| heard.tell(&sender, wrap(watch.elapsed(), news)));
        let keeper = BoardKeeper::new(address, tell, given);
        let thread = thread::Builder::new().name("board".to_owned()).spawn(|| keeper.keep())?;
        Ok(BoardEnd { orders, listens, thread: Some(thread) })
    }

    /// Sends the state of the game, for boards that follow it.
    pub fn shows(&self, game: GameOnBoard) {
        // A full queue does no harm: the next order shows everything.
        drop(self.orders.try_send(BoardOrder::Shows(game)));
    }
}

impl Drop for BoardEnd {
    fn drop(&mut self) {
        self.listens.no_more();
        let (closed, _) = sync_channel(0);
        self.orders = closed;
        if let Some(thread) = self.thread.take() {
            wait_for_end(thread, LEAVES);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::owner::tests::ends_while_it_tells;

    #[test]
    fn a_board_whose_news_nobody_takes_is_closed_all_the_same() {
        let (tells, told) = sync_channel(1);
        let (events, _held) = sync_channel(0);
        let wrap = move |_, _: BoardNews| {
            let _ = tells.try_send(());
        };
        let address = "chesslink:/dev/no such port".parse().expect("an address");
        let end = BoardEnd::open(address, Timepiece::started(), wrap, events).expect("a board");
        ends_while_it_tells(end, &told);
    }
}

//! The thread that keeps a board: opens its port, finds out its family, asks it for squares, notices when it is gone
//! and finds it again.

use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use super::air::AirPort;
use super::port::{BoardPort, why_silent};
use super::report_board::{SoughtCable, found_at_cables};
use super::{
    BoardAddress, BoardFault, BoardKind, BoardNews, BoardPlace, BoardTalk, BoardTells, GameOnBoard,
};

/// How long to wait for bytes before the orders are read.
const SLICE: Duration = Duration::from_millis(50);
/// How long to wait between two tries to open the port.
const AGAIN: Duration = Duration::from_millis(500);
/// For this long after a change, an unchanged reading is sent again: only pieces that are read again have come to
/// rest. No hand takes longer.
const REPEATS: Duration = Duration::from_secs(45);

/// At most this much news a second. Hands are not faster, and a device that sends more is not a board. For the rest
/// of that second its port holds it back, so that the keyboard stays usable.
const MOST_NEWS: u32 = 60;
const SECOND: Duration = Duration::from_secs(1);

/// What the owner wants.
pub(super) enum BoardOrder {
    /// The state of the game.
    Shows(GameOnBoard),
}

pub(super) struct BoardKeeper {
    address: BoardAddress,
    /// Finds the board at a cable again.
    sought: SoughtCable,
    tell: Box<dyn FnMut(BoardNews) -> bool + Send>,
    orders: Receiver<BoardOrder>,
    /// The last news and its time, so that the same news is not repeated forever.
    told: Option<BoardNews>,
    since: Instant,
    /// When the second began in which news is counted.
    counted: Instant,
    news: u32,
    /// The state of the game, for a board that is found later.
    shown: Option<GameOnBoard>,
}

struct OwnerGone;

impl BoardKeeper {
    pub(super) fn new(
        address: BoardAddress,
        tell: Box<dyn FnMut(BoardNews) -> bool + Send>,
        orders: Receiver<BoardOrder>,
    ) -> BoardKeeper {
        let since = Instant::now();
        BoardKeeper {
            address,
            sought: SoughtCable::default(),
            tell,
            orders,
            told: None,
            since,
            counted: since,
            news: 0,
            shown: None,
        }
    }

    /// Runs until the owner is gone.
    pub(super) fn keep(mut self) {
        let mut tried = 0;
        loop {
            let tried_out = match self.address.place.clone() {
                BoardPlace::Port(port) => self.at_port(&port, tried),
                BoardPlace::Usb(number) => self.at_cable(number).map(|fault| (fault, false)),
                BoardPlace::Air(name) => self.in_the_air(name).map(|fault| (fault, false)),
            };
            let Ok((fault, is_guess)) = tried_out else { return };
            tried += 1;
            let is_silent = fault == BoardFault::NoAnswer;
            if !(is_guess && is_silent) && self.says(BoardNews::Lost(fault)).is_err() {
                return;
            }
            if !is_silent && self.rest(AGAIN).is_err() {
                return;
            }
        }
    }

    /// Talks with a board at a port until something is wrong. Returns the fault, and whether to try another family
    /// next. If the family is not known, the families take turns.
    fn at_port(&mut self, port: &str, tried: usize) -> Result<(BoardFault, bool), OwnerGone> {
        let kinds = match self.address.kind {
            Some(kind) => vec![kind],
            None => BoardKind::AT_PORTS.to_vec(),
        };
        let kind = kinds[tried % kinds.len()];
        let fault = self.talk_at(port, kind)?;
        Ok((fault, self.address.kind.is_none() && !(tried + 1).is_multiple_of(kinds.len())))
    }

    /// Looks for a board at a cable that gives reports, and talks with it until something is wrong.
    fn at_cable(&mut self, number: Option<NonZeroUsize>) -> Result<BoardFault, OwnerGone> {
        let found = found_at_cables();
        match self.sought.among(&found, number) {
            Ok(board) => self.talk_at(&board.place, board.kind),
            Err(fault) => Ok(fault),
        }
    }

    /// Opens a port, and talks with a board there until something is wrong.
    fn talk_at(&mut self, port: &str, kind: BoardKind) -> Result<BoardFault, OwnerGone> {
        Ok(match BoardPort::open(port, kind) {
            Ok(open) => match self.serve(open, kind)? {
                BoardFault::NoAnswer => why_silent(port),
                fault => fault,
            },
            Err(fault) => fault,
        })
    }

    /// Looks for a board by Bluetooth, and talks with it until something is wrong.
    fn in_the_air(&mut self, name: Option<String>) -> Result<BoardFault, OwnerGone> {
        let mut port = match AirPort::seek(name, self.address.kind) {
            Ok(port) => port,
            Err(fault) => return Ok(fault),
        };
        loop {
            match port.found() {
                Some(Ok(kind)) => return self.serve(BoardPort::Air(port), kind),
                Some(Err(fault)) => return Ok(fault),
                None => self.rest(SLICE)?,
            }
        }
    }

    /// Talks with a board until something is wrong.
    fn serve(&mut self, mut port: BoardPort, kind: BoardKind) -> Result<BoardFault, OwnerGone> {
        let began = Instant::now();
        let (mut talk, mut written) = BoardTalk::begin(kind, self.shown.as_ref(), Duration::ZERO);
        if let Some(key) = self.address.key {
            written = [key.given(), written].concat();
        }
        loop {
            if let Err(fault) = port.write(&written) {
                return Ok(fault);
            }
            let bytes = match port.read(SLICE) {
                Ok(bytes) => bytes,
                Err(fault) => return Ok(fault),
            };
            let (tells, mut answer) = talk.takes(&bytes, began.elapsed());
            for told in tells {
                let news = match told {
                    BoardTells::Here => {
                        self.address.kind = Some(kind);
                        BoardNews::Here(kind)
                    }
                    BoardTells::Reading(board) => BoardNews::Reading(board),
                    BoardTells::Moved(made) => BoardNews::Moved(made),
                    BoardTells::Locked => BoardNews::Lost(BoardFault::Locked),
                    BoardTells::OtherRules => BoardNews::Lost(BoardFault::OtherRules),
                };
                self.says(news)?;
            }
            answer.extend(self.take_orders(&mut talk, began.elapsed())?);
            answer.extend(talk.due(began.elapsed()));
            if talk.is_over(began.elapsed()) {
                return Ok(BoardFault::NoAnswer);
            }
            written = answer;
        }
    }

    /// The bytes to write to the board for the owner's orders.
    fn take_orders(&mut self, talk: &mut BoardTalk, now: Duration) -> Result<Vec<u8>, OwnerGone> {
        let mut bytes = Vec::new();
        loop {
            match self.orders.try_recv() {
                Ok(BoardOrder::Shows(game)) => {
                    bytes.extend(talk.shows(&game, now));
                    self.shown = Some(game);
                }
                Err(TryRecvError::Empty) => return Ok(bytes),
                Err(TryRecvError::Disconnected) => return Err(OwnerGone),
            }
        }
    }

    /// Sends news: the same fault once, and the same reading as long as a hand may be moving pieces.
    fn says(&mut self, news: BoardNews) -> Result<(), OwnerGone> {
        let is_new = self.told.as_ref() != Some(&news);
        let counts = match news {
            BoardNews::Moved(_) => true,
            BoardNews::Reading(_) => is_new || self.since.elapsed() < REPEATS,
            BoardNews::Here(_) | BoardNews::Lost(_) => is_new,
        };
        if !counts {
            return Ok(());
        }
        if self.counted.elapsed() >= SECOND {
            (self.counted, self.news) = (Instant::now(), 0);
        }
        if self.news == MOST_NEWS {
            self.rest(SECOND.saturating_sub(self.counted.elapsed()))?;
            (self.counted, self.news) = (Instant::now(), 0);
        }
        self.news += 1;
        if is_new {
            (self.told, self.since) = (Some(news.clone()), Instant::now());
        }
        if (self.tell)(news) { Ok(()) } else { Err(OwnerGone) }
    }

    /// Waits, and meanwhile remembers the state of the game.
    fn rest(&mut self, wait: Duration) -> Result<(), OwnerGone> {
        let until = Instant::now() + wait;
        loop {
            match self.orders.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(BoardOrder::Shows(game)) => self.shown = Some(game),
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(OwnerGone),
            }
        }
    }
}

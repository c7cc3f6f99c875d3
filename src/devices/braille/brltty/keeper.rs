//! The thread that keeps the display: connects to it, shows what is ordered, passes keys on, and connects again when
//! the connection is lost.

use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use super::link::{self, DisplayLink, WhichBrltty, Woken};
use super::{Blank, DisplayEvent, Size};
use crate::timepiece::Timepiece;

/// How soon after a loss to look for the display again, and how long the pauses get.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// How long to wait after BRLTTY comes back. In its first second BRLTTY 6.5 can crash when a program takes the
/// display: one in twenty did.
const SETTLED: Duration = Duration::from_secs(2);
/// How often to ask a display that is not in use whether it is there and how large it is.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// What the owner wants.
pub(super) enum DisplayOrder {
    Show(Vec<u8>),
    Close,
}

/// The owner has closed the display.
struct Closed;

pub(super) struct DisplayKeeper {
    service: WhichBrltty,
    orders: Receiver<DisplayOrder>,
    bell: UnixStream,
    timepiece: Timepiece,
    tell: Box<dyn FnMut(DisplayEvent) + Send>,
    /// The newest cells, which a display that comes back gets at once.
    cells: Vec<u8>,
    told: ToldOfDisplay,
    pause: Duration,
}

/// What the owner was told last.
#[derive(PartialEq, Eq)]
enum ToldOfDisplay {
    Nothing,
    Here(Size, String),
    Lost,
}

/// Why a connection ended.
enum ConnectionEnd {
    Closed,
    Lost(Blank),
}

impl From<Blank> for ConnectionEnd {
    fn from(blank: Blank) -> ConnectionEnd {
        ConnectionEnd::Lost(blank)
    }
}

impl From<Closed> for ConnectionEnd {
    fn from(_: Closed) -> ConnectionEnd {
        ConnectionEnd::Closed
    }
}

impl DisplayKeeper {
    pub(super) fn new(
        service: WhichBrltty,
        orders: Receiver<DisplayOrder>,
        bell: UnixStream,
        timepiece: Timepiece,
        tell: Box<dyn FnMut(DisplayEvent) + Send>,
    ) -> DisplayKeeper {
        DisplayKeeper {
            service,
            orders,
            bell,
            timepiece,
            tell,
            cells: Vec::new(),
            told: ToldOfDisplay::Nothing,
            pause: FIRST_PAUSE,
        }
    }

    /// The body of the thread.
    pub(super) fn run(mut self) {
        loop {
            match self.keep_one() {
                ConnectionEnd::Closed => return,
                ConnectionEnd::Lost(blank) => self.tell_lost(blank),
            }
            if self.rest().is_err() {
                return;
            }
        }
    }

    /// Opens a connection and uses it until it is lost.
    fn keep_one(&mut self) -> ConnectionEnd {
        let connection = match link::open(&self.service) {
            Ok(connection) => connection,
            Err(blank) => return ConnectionEnd::Lost(blank),
        };
        if self.told == ToldOfDisplay::Lost && self.wait_for(SETTLED).is_err() {
            return ConnectionEnd::Closed;
        }
        let link = match DisplayLink::on(&connection) {
            Ok(link) => link,
            Err(blank) => return ConnectionEnd::Lost(blank),
        };
        loop {
            if let Err(end) = self.serve(&link) {
                return end;
            }
        }
    }

    /// Asks for the size of the display, then shows cells and reads keys until it is time to ask again.
    fn serve(&mut self, link: &DisplayLink<'_>) -> Result<(), ConnectionEnd> {
        let Some(size) = link.size()? else {
            self.tell_lost(Blank::NoDisplay);
            link::wait_for_bell(&self.bell, LOOK_AGAIN);
            self.take_orders()?;
            return Ok(());
        };
        self.pause = FIRST_PAUSE;
        let is_known = matches!(&self.told, ToldOfDisplay::Here(known, _) if *known == size);
        if !is_known {
            let driver = link.driver();
            self.told = ToldOfDisplay::Here(size, driver.clone());
            (self.tell)(DisplayEvent::Here { size, driver });
        }
        // Written repeatedly: cells that are written while BRLTTY still sets up its display are lost, and BRLTTY
        // sends the display only changes.
        link.write(&self.cells, size)?;
        loop {
            self.hand_on(link)?;
            match link.wait(&self.bell, LOOK_AGAIN) {
                Ok(Woken::Bell) => {
                    if self.take_orders()? == DisplayChanged::Another {
                        link.write(&self.cells, size)?;
                    }
                }
                Ok(Woken::Brltty) => {}
                Ok(Woken::Nobody) => return Ok(()),
                Err(error) => return Err(ConnectionEnd::Lost(Blank::Refused(error.to_string()))),
            }
        }
    }

    fn hand_on(&mut self, link: &DisplayLink<'_>) -> Result<(), ConnectionEnd> {
        for key in link.keys()? {
            let at = self.timepiece.elapsed();
            (self.tell)(DisplayEvent::Pressed { at, key });
        }
        Ok(())
    }

    /// Reads all orders. Of several that show cells, only the last counts.
    fn take_orders(&mut self) -> Result<DisplayChanged, Closed> {
        link::silence(&mut self.bell);
        let mut shown = DisplayChanged::AsBefore;
        loop {
            match self.orders.try_recv() {
                Ok(DisplayOrder::Show(cells)) => {
                    self.cells = cells;
                    shown = DisplayChanged::Another;
                }
                Ok(DisplayOrder::Close) | Err(TryRecvError::Disconnected) => return Err(Closed),
                Err(TryRecvError::Empty) => return Ok(shown),
            }
        }
    }

    fn tell_lost(&mut self, blank: Blank) {
        if self.told != ToldOfDisplay::Lost {
            self.told = ToldOfDisplay::Lost;
            (self.tell)(DisplayEvent::Lost(blank));
        }
    }

    /// Waits before looking for the display again, longer each time.
    fn rest(&mut self) -> Result<(), Closed> {
        let pause = self.pause;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        self.wait_for(pause)
    }

    /// Waits this long, unless the owner closes the display.
    fn wait_for(&mut self, length: Duration) -> Result<(), Closed> {
        let until = self.timepiece.elapsed() + length;
        loop {
            self.take_orders()?;
            let left = until.saturating_sub(self.timepiece.elapsed());
            if left.is_zero() {
                return Ok(());
            }
            link::wait_for_bell(&self.bell, left);
        }
    }
}

/// Whether an order changed the cells.
#[derive(PartialEq, Eq)]
enum DisplayChanged {
    Another,
    AsBefore,
}

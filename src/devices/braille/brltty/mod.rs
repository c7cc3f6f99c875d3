//! A braille display through BRLTTY: cells out, keys in. The caller does not wait for BRLTTY, and a display that was
//! lost is looked for until it is back.
//!
//! BrlAPI has traps: it ends the program on a write to an unplugged display (`exception` prevents that), BRLTTY 6.5
//! can crash when asked for the model of the display, and a client that takes every key also takes the one that
//! brings a display back. So the model is not requested, and keys are taken as BRLTTY offers them.

mod exception;
mod keeper;
mod key;
mod link;

use std::io::{self, Write as _};
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{self, SyncSender, TrySendError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::{Blank, DisplayEvent, DisplayKey, Size};
use crate::parting::wait_for_end;
use crate::timepiece::Timepiece;
use keeper::{DisplayKeeper, DisplayOrder};
pub use link::{WhichBrltty, try_display};

/// How many orders may wait. Only the newest counts.
const MOST_ORDERS: usize = 16;
/// How long BRLTTY has to release the display when Hector quits.
const LEAVE_LIMIT: Duration = Duration::from_millis(500);

/// A connection to the braille display, which is opened again when it is lost.
#[derive(Debug)]
pub struct Display {
    orders: SyncSender<DisplayOrder>,
    /// Wakes the thread, which waits for keys.
    bell: UnixStream,
    /// Cells that could not be passed on yet, because the thread is waiting for BRLTTY.
    late: Option<Vec<u8>>,
    thread: Option<JoinHandle<()>>,
}

impl Display {
    /// The assumed size of a display until it has reported its own.
    pub const SIZE: Size = Size { columns: 40, rows: 1 };

    /// The display of this machine.
    pub fn usual<E>(timepiece: Timepiece, events: SyncSender<E>) -> io::Result<Display>
    where
        E: From<DisplayEvent> + Send + 'static,
    {
        Display::open(WhichBrltty::default(), timepiece, events)
    }

    /// Begins to look for the display, and returns at once. The first event tells whether there is one.
    ///
    /// Each event waits up to a second for room in the channel, and is dropped if there is none: then the receiver
    /// has stopped reading.
    pub fn open<E>(
        service: WhichBrltty,
        timepiece: Timepiece,
        events: SyncSender<E>,
    ) -> io::Result<Display>
    where
        E: From<DisplayEvent> + Send + 'static,
    {
        let (orders, ordered) = mpsc::sync_channel(MOST_ORDERS);
        let (bell, hearing) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        hearing.set_nonblocking(true)?;
        let tell = move |event: DisplayEvent| crate::deliver::deliver(&events, E::from(event));
        let keeper = DisplayKeeper::new(service, ordered, hearing, timepiece, Box::new(tell));
        let thread =
            std::thread::Builder::new().name("braille".to_owned()).spawn(move || keeper.run())?;
        Ok(Display { orders, bell, late: None, thread: Some(thread) })
    }

    /// Shows these cells, row by row, instead of all others. A bit is a dot, the lowest is dot 1. Cells that do not
    /// fit on the display are cut off.
    pub fn show(&mut self, cells: Vec<u8>) {
        self.late = Some(cells);
        self.catch_up();
    }

    /// Passes on cells that could not be passed on before. Does not wait.
    pub fn catch_up(&mut self) {
        let Some(cells) = self.late.take() else { return };
        match self.orders.try_send(DisplayOrder::Show(cells)) {
            Err(TrySendError::Full(DisplayOrder::Show(cells))) => self.late = Some(cells),
            _ => self.ring(),
        }
    }

    fn ring(&mut self) {
        // If the bell is full, the thread will wake anyway.
        let _ = self.bell.write(b"!");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.orders.try_send(DisplayOrder::Close);
        self.ring();
        // Closing the bell also tells the thread to end, in case the order did not fit.
        let _ = self.bell.shutdown(std::net::Shutdown::Both);
        let Some(thread) = self.thread.take() else { return };
        wait_for_end(thread, LEAVE_LIMIT);
    }
}

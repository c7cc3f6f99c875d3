//! A braille display by way of BRLTTY: cells out, keys in. Never knows what the cells mean, never waits for BRLTTY in the caller's thread, and never gives up: a display that
//! was lost is sought again until it is back.
//!
//! BrlAPI has traps: it ends the program when one writes to a display that was unplugged
//! (`exception` sees to that), BRLTTY 6.5 can crash when asked for the model of the display,
//! and a client that takes every key also takes the one that brings a display back. So the
//! model is never asked for, and keys are taken as BRLTTY offers them.

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

/// Orders that may wait: only the newest counts.
const MOST_ORDERS: usize = 16;
/// How long BRLTTY has to let go of the display when Hector leaves.
const LEAVE_LIMIT: Duration = Duration::from_millis(500);

/// A way to the braille display that is opened again when it was lost.
#[derive(Debug)]
pub struct Display {
    orders: SyncSender<DisplayOrder>,
    /// Wakes the thread, which waits for keys.
    bell: UnixStream,
    /// What could not be handed over, because BRLTTY keeps the thread waiting.
    late: Option<Vec<u8>>,
    thread: Option<JoinHandle<()>>,
}

impl Display {
    /// What a display is taken for until it has told its size.
    pub const SIZE: Size = Size { columns: 40, rows: 1 };

    /// The display of this machine.
    pub fn usual<E>(timepiece: Timepiece, events: SyncSender<E>) -> io::Result<Display>
    where
        E: From<DisplayEvent> + Send + 'static,
    {
        Display::open(WhichBrltty::default(), timepiece, events)
    }

    /// Begins to look for the display, and returns at once: the first event tells whether
    /// there is one.
    ///
    /// Events wait for a place in the channel for a second each, and are dropped if none
    /// becomes free: then nobody listens any more.
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

    /// Shows these cells, row by row, in place of all others. A bit is a dot, the lowest
    /// dot 1. What is too long for the display is cut off.
    pub fn show(&mut self, cells: Vec<u8>) {
        self.late = Some(cells);
        self.catch_up();
    }

    /// Hands over what could not be handed over before. Never waits.
    pub fn catch_up(&mut self) {
        let Some(cells) = self.late.take() else { return };
        match self.orders.try_send(DisplayOrder::Show(cells)) {
            Err(TrySendError::Full(DisplayOrder::Show(cells))) => self.late = Some(cells),
            _ => self.ring(),
        }
    }

    fn ring(&mut self) {
        // A bell that is full rings already.
        let _ = self.bell.write(b"!");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.orders.try_send(DisplayOrder::Close);
        self.ring();
        // The end of the bell is an order too, where no other could be given.
        let _ = self.bell.shutdown(std::net::Shutdown::Both);
        let Some(thread) = self.thread.take() else { return };
        wait_for_end(thread, LEAVE_LIMIT);
    }
}

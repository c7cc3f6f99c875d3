//! A braille display on Windows, through NVDA: cells go to it as a message. The caller does not wait for NVDA, which
//! is looked for until it is there.
//!
//! NVDA shows a message instead of what its user reads, for as long as the user has chosen, and lets the user move
//! over it with the display's keys. It does not pass keys on, and does not say how large the display is or whether
//! there is one. So a message is a whole line, and a display is assumed as soon as NVDA is there.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::{Blank, DisplayEvent, Size};
use crate::deliver::deliver;
use crate::nvda::{NoNvda, Nvda};
use crate::parting::wait_for_end;
use crate::timepiece::Timepiece;

/// The most blanks in a row. A user should not have to move over a hundred of them to a sign at the end.
const WIDEST_GAP: usize = 3;
/// How often to look for an NVDA that is away.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// How long NVDA has to take the last cells when Hector quits.
const LEAVE_LIMIT: Duration = Duration::from_millis(500);

/// A connection to NVDA's display.
#[derive(Debug)]
pub struct NvdaDisplay {
    /// `None` once Hector quits.
    cells: Option<SyncSender<Vec<u8>>>,
    /// Cells that could not be passed on yet, because the thread is waiting for NVDA.
    late: Option<Vec<u8>>,
    thread: Option<JoinHandle<()>>,
}

impl NvdaDisplay {
    /// The longest line. NVDA's user moves over it.
    pub const SIZE: Size = Size { columns: 400, rows: 1 };

    /// The display of this machine.
    pub fn usual<E>(_: Timepiece, events: SyncSender<E>) -> io::Result<NvdaDisplay>
    where
        E: From<DisplayEvent> + Send + 'static,
    {
        NvdaDisplay::open(Nvda::beside_program(), events)
    }

    /// Begins to look for NVDA, and returns at once. The first event tells whether it is there.
    pub fn open<E>(nvda: Nvda, events: SyncSender<E>) -> io::Result<NvdaDisplay>
    where
        E: From<DisplayEvent> + Send + 'static,
    {
        let (cells, shown) = mpsc::sync_channel(1);
        let tell = move |event: DisplayEvent| deliver(&events, E::from(event));
        let keeper =
            MessageKeeper { nvda, shown, tell: Box::new(tell), told: DisplayTold::Nothing };
        let thread =
            std::thread::Builder::new().name("braille".to_owned()).spawn(move || keeper.run())?;
        Ok(NvdaDisplay { cells: Some(cells), late: None, thread: Some(thread) })
    }

    /// Shows these cells instead of all others. A bit is a dot, the lowest is dot 1.
    pub fn show(&mut self, cells: Vec<u8>) {
        self.late = Some(cells);
        self.catch_up();
    }

    /// Passes on cells that could not be passed on before. Does not wait.
    pub fn catch_up(&mut self) {
        let (Some(orders), Some(cells)) = (&self.cells, self.late.take()) else { return };
        if let Err(TrySendError::Full(cells)) = orders.try_send(cells) {
            self.late = Some(cells);
        }
    }
}

impl Drop for NvdaDisplay {
    fn drop(&mut self) {
        let until = Instant::now() + LEAVE_LIMIT;
        while self.late.is_some() && Instant::now() < until {
            self.catch_up();
            std::thread::sleep(Duration::from_millis(1));
        }
        self.cells = None;
        let Some(thread) = self.thread.take() else { return };
        wait_for_end(thread, until.saturating_duration_since(Instant::now()));
    }
}

/// Checks whether NVDA accepts cells.
///
/// # Errors
/// If NVDA or the library to reach it is missing.
#[cfg(not(unix))]
pub(super) fn try_nvda() -> Result<(), Blank> {
    Nvda::beside_program().look().map_err(|none| blank(&none))
}

/// What the owner was told last.
#[derive(PartialEq, Eq)]
enum DisplayTold {
    Nothing,
    Here,
    Lost,
}

/// The thread that passes messages on.
struct MessageKeeper {
    nvda: Nvda,
    shown: Receiver<Vec<u8>>,
    tell: Box<dyn FnMut(DisplayEvent) + Send>,
    told: DisplayTold,
}

impl MessageKeeper {
    fn run(mut self) {
        let mut unsent: Option<Vec<u8>> = None;
        loop {
            let sought = self.seek();
            if let (Ok(client), Some(cells)) = (&sought, &unsent)
                && client.braille_message(&message(cells)).is_ok()
            {
                unsent = None;
            }
            // Only the newest cells count. While no cells wait, there is no need to look for NVDA.
            let next = match (&unsent, &self.told) {
                (None, DisplayTold::Here) => {
                    self.shown.recv().map_err(|_| RecvTimeoutError::Disconnected)
                }
                _ => self.shown.recv_timeout(LOOK_AGAIN),
            };
            match next {
                Ok(cells) => unsent = (!message(&cells).is_empty()).then_some(cells),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// NVDA, if it is running. That is reported once; whether it has a display is not known.
    fn seek(&mut self) -> Result<std::sync::Arc<crate::nvda::Client>, ()> {
        match self.nvda.answering() {
            Ok(client) => {
                if self.told != DisplayTold::Here {
                    self.told = DisplayTold::Here;
                    (self.tell)(DisplayEvent::Here {
                        size: NvdaDisplay::SIZE,
                        driver: String::new(),
                    });
                }
                Ok(client)
            }
            Err(none) => {
                if self.told == DisplayTold::Nothing {
                    self.told = DisplayTold::Lost;
                    (self.tell)(DisplayEvent::Lost(blank(&none)));
                }
                Err(())
            }
        }
    }
}

fn blank(none: &NoNvda) -> Blank {
    match none {
        NoNvda::NoLibrary { .. } => Blank::NoNvdaLibrary,
        NoNvda::NotRunning(_) => Blank::NoNvda,
    }
}

/// Cells as Unicode braille patterns, which every table of NVDA shows unchanged. Empty if no dot is up.
fn message(cells: &[u8]) -> String {
    let mut message = String::new();
    let mut gap = 0;
    for cell in cells {
        gap = if *cell == 0 { gap + 1 } else { 0 };
        if gap <= WIDEST_GAP {
            let sign = (gap == 0).then(|| char::from_u32(0x2800 + u32::from(*cell))).flatten();
            message.push(sign.unwrap_or(' '));
        }
    }
    message.truncate(message.trim_end().len());
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_signs_and_blanks() {
        assert_eq!(message(&[0x11, 0x27, 0, 0x01, 0xff, 0, 0]), "⠑⠧ ⠁⣿");
        assert_eq!(message(&[0x11, 0, 0, 0, 0, 0, 0xc0]), "⠑   ⣀");
        assert_eq!(message(&[0, 0]), "");
        assert_eq!(message(&[]), "");
    }
}

//! The mode of the terminal: as it was found, or raw, with every key at once and a paste as one piece.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use rustix::termios::{OptionalActions, OutputModes, SpecialCodeIndex, tcgetattr, tcsetattr};

/// Whether the terminal is open. Opening it twice would restore the wrong mode at the end.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// A terminal in raw mode. When it is dropped, the terminal is as it was before.
#[derive(Debug)]
pub(in crate::terminal) struct Raw {
    manner: TerminalManner,
}

/// Whether the terminal marks pastes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::terminal) enum TerminalManner {
    /// It marks where a paste begins and ends.
    MarksPastes,
    /// It gets no escape sequence for that.
    Plain,
}

impl TerminalManner {
    /// Depends on the name of the terminal.
    fn of_this_terminal() -> TerminalManner {
        match std::env::var("TERM") {
            Ok(name) if !name.is_empty() && name != "dumb" => TerminalManner::MarksPastes,
            _ => TerminalManner::Plain,
        }
    }

    /// Sets the mode, even if another program has changed it.
    pub(in crate::terminal) fn set(self) -> io::Result<()> {
        // crossterm does nothing if it believes that the mode is already set.
        disable_raw_mode()?;
        enable_raw_mode()?;
        let mut termios = tcgetattr(io::stdin())?;
        // A line feed still moves to the left edge, so that a message of any library looks right.
        termios.output_modes |= OutputModes::OPOST | OutputModes::ONLCR;
        // Otherwise crossterm waits for ever for the rest of a sequence.
        termios.special_codes[SpecialCodeIndex::VMIN] = 0;
        termios.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(io::stdin(), OptionalActions::Now, &termios)?;
        match self {
            TerminalManner::MarksPastes => execute!(io::stdout(), EnableBracketedPaste),
            TerminalManner::Plain => Ok(()),
        }
    }
}

impl Raw {
    /// Sets the mode, unless the terminal is already open.
    pub(in crate::terminal) fn set() -> io::Result<Raw> {
        if TAKEN.swap(true, Ordering::SeqCst) {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is read already"));
        }
        let raw = Raw { manner: TerminalManner::of_this_terminal() };
        raw.manner.set()?;
        Ok(raw)
    }

    /// Restores the terminal for a while.
    pub(in crate::terminal) fn pause(&self) -> io::Result<()> {
        if self.manner == TerminalManner::MarksPastes {
            execute!(io::stdout(), DisableBracketedPaste)?;
        }
        disable_raw_mode()
    }

    /// The mode of the terminal while it is open.
    pub(in crate::terminal) fn manner(&self) -> TerminalManner {
        self.manner
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // Restore the mode even if the terminal takes no output.
        if self.pause().is_err() {
            let _ = disable_raw_mode();
        }
        TAKEN.store(false, Ordering::SeqCst);
    }
}

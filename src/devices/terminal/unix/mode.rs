//! How the terminal treats keys: by itself, as it was found, or handing each on at once, and
//! what is pasted as one piece. Never reads a key.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use rustix::termios::{OptionalActions, OutputModes, SpecialCodeIndex, tcgetattr, tcsetattr};

/// Whether somebody has the terminal: who took it twice would give it back as he took it.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// A terminal that hands every key on at once. Dropped, it is as it was found.
#[derive(Debug)]
pub(in crate::terminal) struct Raw {
    manner: TerminalManner,
}

/// What else such a terminal does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::terminal) enum TerminalManner {
    /// It says where what is pasted begins and ends.
    MarksPastes,
    /// It gets no order but letters.
    Plain,
}

impl TerminalManner {
    /// As the terminal is called.
    fn of_this_terminal() -> TerminalManner {
        match std::env::var("TERM") {
            Ok(name) if !name.is_empty() && name != "dumb" => TerminalManner::MarksPastes,
            _ => TerminalManner::Plain,
        }
    }

    /// Takes the terminal, also after somebody else had it.
    pub(in crate::terminal) fn set(self) -> io::Result<()> {
        // crossterm takes no terminal that it has already.
        disable_raw_mode()?;
        enable_raw_mode()?;
        let mut termios = tcgetattr(io::stdin())?;
        // What is written still begins a new row at the left, so that a complaint of any
        // library does.
        termios.output_modes |= OutputModes::OPOST | OutputModes::ONLCR;
        // Or crossterm waits for ever for the rest of a sequence.
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
    /// Takes the terminal, unless somebody has it.
    pub(in crate::terminal) fn set() -> io::Result<Raw> {
        if TAKEN.swap(true, Ordering::SeqCst) {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is read already"));
        }
        let raw = Raw { manner: TerminalManner::of_this_terminal() };
        raw.manner.set()?;
        Ok(raw)
    }

    /// Gives the terminal back for a while.
    pub(in crate::terminal) fn pause(&self) -> io::Result<()> {
        if self.manner == TerminalManner::MarksPastes {
            execute!(io::stdout(), DisableBracketedPaste)?;
        }
        disable_raw_mode()
    }

    /// How the terminal is while it is taken.
    pub(in crate::terminal) fn manner(&self) -> TerminalManner {
        self.manner
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // A terminal that takes no order is given back all the same.
        if self.pause().is_err() {
            let _ = disable_raw_mode();
        }
        TAKEN.store(false, Ordering::SeqCst);
    }
}

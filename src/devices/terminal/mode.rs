//! How the terminal treats keys: by itself, as it was found, or handing each on at once.
//! Never reads or writes text.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::termios::{
    InputModes, LocalModes, OptionalActions, OutputModes, SpecialCodeIndex, Termios, tcgetattr,
    tcsetattr,
};

/// Whether somebody has the terminal: who took it twice would give it back as he took it.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// A terminal that hands every key on at once. Dropped, it is as it was found.
#[derive(Debug)]
pub(super) struct Raw {
    found: Termios,
}

impl Raw {
    /// Takes the terminal, unless somebody has it.
    pub(super) fn set() -> io::Result<Raw> {
        let found = tcgetattr(io::stdin())?;
        if TAKEN.swap(true, Ordering::SeqCst) {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is read already"));
        }
        let raw = Raw { found };
        raw.handing_on().set()?;
        Ok(raw)
    }

    /// Gives the terminal back for a while.
    pub(super) fn pause(&self) -> io::Result<()> {
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &self.found)?)
    }

    /// How the terminal is while it is taken.
    pub(super) fn handing_on(&self) -> HandingOn {
        HandingOn(handing_on(&self.found))
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = self.pause();
        TAKEN.store(false, Ordering::SeqCst);
    }
}

/// A terminal's manner of handing keys on.
pub(super) struct HandingOn(Termios);

impl HandingOn {
    /// Takes the terminal, also after somebody else had it.
    pub(super) fn set(&self) -> io::Result<()> {
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &self.0)?)
    }
}

/// The same terminal without line editing, echo and keys that it answers itself. What is
/// written still begins a new row at the left, so that a complaint of any library does.
fn handing_on(found: &Termios) -> Termios {
    let mut termios = found.clone();
    termios.input_modes -= InputModes::IGNBRK
        | InputModes::BRKINT
        | InputModes::PARMRK
        | InputModes::ISTRIP
        | InputModes::INLCR
        | InputModes::IGNCR
        | InputModes::ICRNL
        | InputModes::IXON;
    termios.output_modes |= OutputModes::OPOST | OutputModes::ONLCR;
    termios.local_modes -= LocalModes::ECHO
        | LocalModes::ECHONL
        | LocalModes::ICANON
        | LocalModes::ISIG
        | LocalModes::IEXTEN;
    termios.special_codes[SpecialCodeIndex::VMIN] = 1;
    termios.special_codes[SpecialCodeIndex::VTIME] = 0;
    termios
}

//! How the terminal treats keys: by itself, as it was found, or handing each on at once.
//! Never reads or writes text.

use std::io;
use std::panic;
use std::sync::{Mutex, Once, PoisonError};
use std::thread::{self, ThreadId};

use rustix::termios::{
    InputModes, LocalModes, OptionalActions, OutputModes, SpecialCodeIndex, Termios, tcgetattr,
    tcsetattr,
};

/// The terminal as it was found, while it hands keys on, and who opened it. Here and not
/// in a value, because a panic anywhere has to find it.
static FOUND: Mutex<Option<(Termios, ThreadId)>> = Mutex::new(None);

static PANICS_RESTORE: Once = Once::new();

/// A terminal that hands every key on at once.
#[derive(Debug)]
pub(super) struct Raw {
    found: Termios,
}

impl Raw {
    pub(super) fn set() -> io::Result<Raw> {
        let raw = Raw { found: tcgetattr(io::stdin())? };
        PANICS_RESTORE.call_once(restore_on_panic);
        raw.resume()?;
        *FOUND.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((raw.found.clone(), thread::current().id()));
        Ok(raw)
    }

    /// Gives the terminal back for a while.
    pub(super) fn pause(&self) -> io::Result<()> {
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &self.found)?)
    }

    /// Takes the terminal again.
    pub(super) fn resume(&self) -> io::Result<()> {
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &handing_on(&self.found))?)
    }

    /// Gives the terminal back.
    pub(super) fn end(&self) {
        *FOUND.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let _ = self.pause();
    }
}

/// Takes the open terminal again after somebody else had it.
pub(super) fn take_again() {
    let found = FOUND.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some((found, _)) = found {
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &handing_on(&found));
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

/// A panic says its words on a terminal that is as it was found. Where the owner of the
/// terminal lives on, he goes on.
fn restore_on_panic() {
    let say = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        let found = FOUND.try_lock().ok().and_then(|found| found.clone());
        if let Some((found, _)) = &found {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, found);
        }
        say(panicked);
        if found.is_some_and(|(_, owner)| owner != thread::current().id()) {
            take_again();
        }
    }));
}

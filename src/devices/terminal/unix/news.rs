//! The system signals that concern the terminal: end, continue after a stop, a new screen size. They wake the reading
//! thread.

use std::io::{self, Read as _, Write as _};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGWINCH};
use signal_hook::{SigId, flag, low_level};

#[derive(Debug, Default)]
struct Noted {
    end: Arc<AtomicBool>,
    gone: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
    stop_expected: AtomicBool,
}

/// What the thread has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::terminal) enum TerminalNews {
    None,
    /// The owner wants the thread to end.
    End,
    /// The terminal is lost, or the system asks the program to end.
    Gone,
    /// A stop that the owner waits for is over.
    ExpectedStopOver,
    /// The program goes on after another program stopped it.
    Continued,
}

/// The owner's handle, which can wake the thread.
#[derive(Debug)]
pub(in crate::terminal) struct TerminalWatch {
    noted: Arc<Noted>,
    bell: UnixStream,
    registered: Vec<SigId>,
}

/// The thread's handle.
pub(in crate::terminal) struct KeyThreadEnd {
    noted: Arc<Noted>,
    bell: UnixStream,
}

impl TerminalWatch {
    /// Starts to record the signals. A new screen size only wakes the thread; crossterm, which was started before and
    /// so notices it first, reports it.
    pub(in crate::terminal) fn set() -> io::Result<(TerminalWatch, KeyThreadEnd)> {
        let (bell, hearing) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        hearing.set_nonblocking(true)?;
        let noted = Arc::new(Noted::default());
        let mut registered = Vec::new();
        for signal in [SIGHUP, SIGINT, SIGTERM] {
            // Stays registered: afterwards these signals have their default effect again.
            flag::register_conditional_default(signal, Arc::clone(&noted.end))?;
        }
        for (signal, flag_of) in [
            (SIGHUP, Some(&noted.gone)),
            (SIGINT, Some(&noted.gone)),
            (SIGTERM, Some(&noted.gone)),
            (SIGCONT, Some(&noted.continued)),
            (SIGWINCH, None),
        ] {
            if let Some(flag_of) = flag_of {
                registered.push(flag::register(signal, Arc::clone(flag_of))?);
            }
            registered.push(low_level::pipe::register(signal, bell.try_clone()?)?);
        }
        Ok((
            TerminalWatch { noted: Arc::clone(&noted), bell, registered },
            KeyThreadEnd { noted, bell: hearing },
        ))
    }

    /// The owner now expects a stop, so the end of the next one is reported as `ExpectedStopOver`.
    pub(in crate::terminal) fn expect_stop(&self) {
        self.noted.stop_expected.store(true, Ordering::SeqCst);
    }

    pub(in crate::terminal) fn expect_no_stop(&self) {
        self.noted.stop_expected.store(false, Ordering::SeqCst);
    }

    /// Makes the thread report that the terminal is gone.
    pub(in crate::terminal) fn tell_lost(&mut self) {
        self.noted.gone.store(true, Ordering::SeqCst);
        let _ = self.bell.write(b"!");
    }

    /// Tells the thread to end.
    pub(in crate::terminal) fn end(&mut self) {
        self.noted.end.store(true, Ordering::SeqCst);
        let _ = self.bell.write(b"!");
        for registered in self.registered.drain(..) {
            low_level::unregister(registered);
        }
    }
}

impl KeyThreadEnd {
    /// Whether the owner wants the thread to end.
    pub(in crate::terminal) fn is_end(&self) -> bool {
        self.noted.end.load(Ordering::SeqCst)
    }

    /// What has happened since the last call.
    pub(in crate::terminal) fn news(&mut self) -> TerminalNews {
        let mut rings = [0; 64];
        while self.bell.read(&mut rings).is_ok_and(|read| read > 0) {}
        if self.is_end() {
            TerminalNews::End
        } else if self.noted.gone.swap(false, Ordering::SeqCst) {
            TerminalNews::Gone
        } else if !self.noted.continued.swap(false, Ordering::SeqCst) {
            TerminalNews::None
        } else if self.noted.stop_expected.load(Ordering::SeqCst) {
            TerminalNews::ExpectedStopOver
        } else {
            TerminalNews::Continued
        }
    }
}

impl AsFd for KeyThreadEnd {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.bell.as_fd()
    }
}

//! What Windows tells a program at a console besides keys: that it shall end. Never reads a key.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use windows_sys::Win32::System::Console::{CTRL_BREAK_EVENT, CTRL_C_EVENT, SetConsoleCtrlHandler};

/// What has happened.
#[derive(Debug, Default)]
struct Noted {
    end: AtomicBool,
    gone: AtomicBool,
    interrupted: AtomicBool,
}

/// Whom the system tells: the terminal that is open, or was last.
static LISTENS: OnceLock<Mutex<Arc<Noted>>> = OnceLock::new();

/// When the window is closed the system ends a program as soon as this thread comes back, and
/// anyhow after some seconds. The program is at its end before.
const TIME_TO_END: Duration = Duration::from_secs(4);

/// What the thread has to do about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TerminalNews {
    None,
    /// The owner wants the thread to end.
    End,
    /// The console is lost, or the system asks the program to end.
    Gone,
    /// Control and C, where the console makes an order of it and no key.
    Interrupted,
}

/// The owner's end.
#[derive(Debug)]
pub(in crate::terminal) struct TerminalWatch(Arc<Noted>);

/// The thread's end.
pub(in crate::terminal) struct KeyThreadEnd(Arc<Noted>);

impl TerminalWatch {
    /// Has the orders of the system noted from now on.
    pub(in crate::terminal) fn set() -> io::Result<(TerminalWatch, KeyThreadEnd)> {
        let noted = Arc::new(Noted::default());
        if let Some(listens) = LISTENS.get() {
            *listens.lock().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&noted);
        } else {
            let _ = LISTENS.set(Arc::clone(&noted).into());
            // SAFETY: the function stays as long as the program.
            if unsafe { SetConsoleCtrlHandler(Some(ordered), 1) } == 0 {
                return Err(io::Error::last_os_error());
            }
        }
        Ok((TerminalWatch(Arc::clone(&noted)), KeyThreadEnd(noted)))
    }

    /// Nothing is stopped here.
    pub(in crate::terminal) fn expect_stop(&self) {}

    /// Nothing is stopped here.
    pub(in crate::terminal) fn expect_no_stop(&self) {}

    /// Has the thread tell that the console is gone.
    pub(in crate::terminal) fn tell_lost(&mut self) {
        self.0.gone.store(true, Ordering::SeqCst);
    }

    /// Tells the thread to end.
    pub(in crate::terminal) fn end(&mut self) {
        self.0.end.store(true, Ordering::SeqCst);
    }
}

impl KeyThreadEnd {
    /// Whether the owner wants the thread to end.
    pub(in crate::terminal) fn is_end(&self) -> bool {
        self.0.end.load(Ordering::SeqCst)
    }

    /// What has happened.
    pub(super) fn news(&self) -> TerminalNews {
        if self.is_end() {
            TerminalNews::End
        } else if self.0.gone.load(Ordering::SeqCst) {
            TerminalNews::Gone
        } else if self.0.interrupted.swap(false, Ordering::SeqCst) {
            TerminalNews::Interrupted
        } else {
            TerminalNews::None
        }
    }
}

/// The system calls it in a thread of its own.
unsafe extern "system" fn ordered(order: u32) -> i32 {
    let Some(listens) = LISTENS.get() else { return 0 };
    let noted = listens.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if noted.end.load(Ordering::SeqCst) {
        // Nobody has the console any more: the system does what it does by itself.
        return 0;
    }
    if order == CTRL_C_EVENT {
        noted.interrupted.store(true, Ordering::SeqCst);
        return 1;
    }
    noted.gone.store(true, Ordering::SeqCst);
    if order != CTRL_BREAK_EVENT {
        thread::sleep(TIME_TO_END);
    }
    1
}

//! The control events of a Windows console: Control and C, and requests to end. Keys are read in `reading`.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use windows_sys::Win32::System::Console::{CTRL_BREAK_EVENT, CTRL_C_EVENT, SetConsoleCtrlHandler};

#[derive(Debug, Default)]
struct Noted {
    end: AtomicBool,
    gone: AtomicBool,
    interrupted: AtomicBool,
}

/// The flags that the handler sets: those of the open terminal, or of the last one.
static LISTENS: OnceLock<Mutex<Arc<Noted>>> = OnceLock::new();

/// When the window is closed, the system ends the program as soon as the handler returns, and in any case after some
/// seconds. The program ends by itself before that.
const TIME_TO_END: Duration = Duration::from_secs(4);

/// What the thread has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TerminalNews {
    None,
    /// The owner wants the thread to end.
    End,
    /// The console is lost, or the system asks the program to end.
    Gone,
    /// Control and C, if the console turns it into an event and not a key.
    Interrupted,
}

/// The owner's handle.
#[derive(Debug)]
pub(in crate::terminal) struct TerminalWatch(Arc<Noted>);

/// The thread's handle.
pub(in crate::terminal) struct KeyThreadEnd(Arc<Noted>);

impl TerminalWatch {
    /// Starts to record the control events.
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

    /// Programs are not stopped on Windows.
    pub(in crate::terminal) fn expect_stop(&self) {}

    /// Programs are not stopped on Windows.
    pub(in crate::terminal) fn expect_no_stop(&self) {}

    /// Makes the thread report that the console is gone.
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

/// The system calls this in a thread of its own.
unsafe extern "system" fn ordered(order: u32) -> i32 {
    let Some(listens) = LISTENS.get() else { return 0 };
    let noted = listens.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if noted.end.load(Ordering::SeqCst) {
        // The terminal is closed: the system does what it does by default.
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

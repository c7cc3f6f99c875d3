//! The thread that reads the terminal: waits for keys and for signals of the system, and
//! ends when told, or when the terminal is gone. Never waits for anything without being
//! woken by the order to end.

use std::io::{self, Read as _, Write as _};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGWINCH};
use signal_hook::{SigId, flag, low_level};

use super::mode::HandingOn;
use super::{Signal, Stamped};
use crate::devices::timepiece::Timepiece;

/// More is taken in several pieces.
const LONGEST_PIECE: usize = 1024;

/// How long the rest of an escape sequence may be on its way. Escape alone is told after
/// this time.
const ESCAPE_LIMIT: Timespec = Timespec { tv_sec: 0, tv_nsec: 40_000_000 };

/// The same after more keys than anybody presses at once: where a flood is cut, a busy system
/// brings the rest late, and nobody has pressed Escape.
const FLOOD_LIMIT: Timespec = Timespec { tv_sec: 1, tv_nsec: 0 };

/// So many bytes at once are a flood.
const FLOOD: usize = 64;

/// How long to wait before a full channel is tried again.
const FULL_PAUSE: Timespec = Timespec { tv_sec: 0, tv_nsec: 10_000_000 };

/// No escape sequence of a key is longer.
const LONGEST_SEQUENCE: usize = 12;

const ESCAPE: u8 = b'\x1b';

/// What has happened besides keys.
#[derive(Debug, Default)]
struct News {
    end: Arc<AtomicBool>,
    gone: Arc<AtomicBool>,
    resized: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
    stop_expected: AtomicBool,
}

/// The owner's end: wakes the thread.
#[derive(Debug)]
pub(super) struct Alarm {
    news: Arc<News>,
    bell: UnixStream,
    registered: Vec<SigId>,
}

/// The thread's end.
pub(super) struct Heard {
    news: Arc<News>,
    bell: UnixStream,
}

impl Alarm {
    /// Has the signals of the system noted from now on.
    pub(super) fn set() -> io::Result<(Alarm, Heard)> {
        let (bell, hearing) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        hearing.set_nonblocking(true)?;
        let news = Arc::new(News::default());
        let mut registered = Vec::new();
        for signal in [SIGHUP, SIGINT, SIGTERM] {
            // Stays registered: after the end they do again what they do by themselves.
            flag::register_conditional_default(signal, Arc::clone(&news.end))?;
        }
        for (signal, noted) in [
            (SIGHUP, &news.gone),
            (SIGINT, &news.gone),
            (SIGTERM, &news.gone),
            (SIGWINCH, &news.resized),
            (SIGCONT, &news.continued),
        ] {
            registered.push(flag::register(signal, Arc::clone(noted))?);
            registered.push(low_level::pipe::register(signal, bell.try_clone()?)?);
        }
        Ok((Alarm { news: Arc::clone(&news), bell, registered }, Heard { news, bell: hearing }))
    }

    /// The next time the program goes on, its owner knows already.
    pub(super) fn expect_stop(&self) {
        self.news.stop_expected.store(true, Ordering::SeqCst);
    }

    pub(super) fn expect_no_stop(&self) {
        self.news.stop_expected.store(false, Ordering::SeqCst);
    }

    /// Has the thread tell that the terminal is gone.
    pub(super) fn tell_lost(&mut self) {
        self.news.gone.store(true, Ordering::SeqCst);
        let _ = self.bell.write(b"!");
    }

    /// Tells the thread to end.
    pub(super) fn end(&mut self) {
        self.news.end.store(true, Ordering::SeqCst);
        let _ = self.bell.write(b"!");
        for registered in self.registered.drain(..) {
            low_level::unregister(registered);
        }
    }
}

/// All that the thread needs.
pub(super) struct Reading<Event> {
    pub(super) timepiece: Timepiece,
    pub(super) events: SyncSender<Event>,
    pub(super) heard: Heard,
    /// Tells the owner that an expected stop is over.
    pub(super) again: SyncSender<()>,
    pub(super) mode: HandingOn,
}

/// Why the thread ends.
struct Over;

impl<Event: From<Stamped>> Reading<Event> {
    /// The life of the thread.
    pub(super) fn read_until_gone(mut self) {
        while self.read_once().is_ok() {}
    }

    fn read_once(&mut self) -> Result<(), Over> {
        let ready = wait([&io::stdin(), &self.heard.bell], None);
        self.tell_news()?;
        match ready {
            Ok([input, _]) if !input.is_empty() => self.read_keys(),
            Ok(_) | Err(Errno::INTR) => Ok(()),
            Err(_) => self.gone(),
        }
    }

    fn read_keys(&mut self) -> Result<(), Over> {
        let mut piece = vec![0; LONGEST_PIECE];
        let at = self.timepiece.elapsed();
        match rustix::io::read(io::stdin(), &mut piece) {
            Ok(0) => return self.gone(),
            Ok(length) => piece.truncate(length),
            Err(Errno::INTR | Errno::AGAIN) => return Ok(()),
            Err(_) => return self.gone(),
        }
        while is_cut(&piece) {
            let limit = if piece.len() > FLOOD { FLOOD_LIMIT } else { ESCAPE_LIMIT };
            let ready = wait([&io::stdin()], Some(&limit));
            if !ready.is_ok_and(|[input]| input.contains(PollFlags::IN)) {
                break;
            }
            let mut more = [0; LONGEST_SEQUENCE];
            match rustix::io::read(io::stdin(), &mut more) {
                Ok(length) if length > 0 => piece.extend(more.iter().take(length)),
                _ => break,
            }
        }
        self.send(Stamped { at, signal: Signal::Typed(piece) })
    }

    /// Tells what the system has said.
    fn tell_news(&mut self) -> Result<(), Over> {
        let mut rings = [0; 64];
        while self.heard.bell.read(&mut rings).is_ok_and(|read| read > 0) {}
        let news = Arc::clone(&self.heard.news);
        if news.end.load(Ordering::SeqCst) {
            return Err(Over);
        }
        if news.gone.swap(false, Ordering::SeqCst) {
            return self.gone();
        }
        if news.continued.swap(false, Ordering::SeqCst) {
            if news.stop_expected.load(Ordering::SeqCst) {
                let _ = self.again.try_send(());
            } else {
                // A terminal that cannot be taken is lost, and reading it will tell so.
                let _ = self.mode.set();
                self.tell(Signal::Continued)?;
            }
        }
        if news.resized.swap(false, Ordering::SeqCst) {
            self.tell(Signal::Resized)?;
        }
        Ok(())
    }

    fn gone(&mut self) -> Result<(), Over> {
        self.tell(Signal::Gone)?;
        Err(Over)
    }

    fn tell(&mut self, signal: Signal) -> Result<(), Over> {
        let at = self.timepiece.elapsed();
        self.send(Stamped { at, signal })
    }

    fn send(&mut self, stamped: Stamped) -> Result<(), Over> {
        let mut event = Event::from(stamped);
        loop {
            match self.events.try_send(event) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(Over),
                Err(TrySendError::Full(back)) => event = back,
            }
            let _ = wait([], Some(&FULL_PAUSE));
            if self.heard.news.end.load(Ordering::SeqCst) {
                return Err(Over);
            }
        }
    }
}

/// Whether the rest of an escape sequence may be on its way.
fn is_cut(piece: &[u8]) -> bool {
    let near_end = piece.len().saturating_sub(LONGEST_SEQUENCE);
    let tail = piece.get(near_end..).unwrap_or_default();
    let Some(escape) = tail.iter().rposition(|byte| *byte == ESCAPE) else { return false };
    let begins = match tail.get(escape + 1..).unwrap_or_default() {
        [] | [b'O'] | [b'[', b'['] => true,
        [b'[', numbers @ ..] => numbers.iter().all(|byte| matches!(byte, 0x20..=0x3f)),
        _ => false,
    };
    begins && piece.len() < 2 * LONGEST_PIECE
}

/// Waits until one of these can be read, or is lost.
fn wait<const COUNT: usize>(
    sources: [&dyn AsFd; COUNT],
    limit: Option<&Timespec>,
) -> Result<[PollFlags; COUNT], Errno> {
    let mut asked = sources.map(|source| PollFd::from_borrowed_fd(source.as_fd(), PollFlags::IN));
    poll(&mut asked, limit)?;
    Ok(asked.map(|answered| answered.revents()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequence_is_waited_for_until_it_is_whole() {
        for cut in ["\x1b", "e4\x1b", "\x1b[", "\x1bO", "\x1b[1;5", "\x1b[[", "\x1b\x1b"] {
            assert!(is_cut(cut.as_bytes()), "{cut:?}");
        }
        for whole in ["", "e4", "\x1b[A", "\x1bOP", "\x1b[1;5C", "\x1b[[A", "\x1bf", "\x1b[3~x"] {
            assert!(!is_cut(whole.as_bytes()), "{whole:?}");
        }
        assert!(!is_cut(&[ESCAPE; 3 * LONGEST_PIECE]), "escapes without end");
    }
}

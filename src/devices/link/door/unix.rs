//! Waits for a guest and for the end of the door at once, with `poll`.

use std::io;
use std::net::TcpListener;
use std::os::fd::AsFd as _;
use std::os::unix::net::UnixStream;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

use super::Rung;

/// Closing it wakes the listener.
pub(super) type Bell = UnixStream;

/// The thread's end of the bell.
pub(super) struct BellListener(UnixStream);

/// A bell and its listener.
pub(super) fn bell() -> io::Result<(Bell, BellListener)> {
    let (bell, hearing) = UnixStream::pair()?;
    Ok((bell, BellListener(hearing)))
}

impl BellListener {
    /// Waits until a guest is at the door or the bell is closed.
    pub(super) fn wait(&self, listener: &TcpListener) -> io::Result<Rung> {
        loop {
            let mut asked = [
                PollFd::from_borrowed_fd(listener.as_fd(), PollFlags::IN),
                PollFd::from_borrowed_fd(self.0.as_fd(), PollFlags::IN),
            ];
            match poll(&mut asked, None) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            if !asked[1].revents().is_empty() {
                return Ok(Rung::End);
            }
            if !asked[0].revents().is_empty() {
                return Ok(Rung::Door);
            }
        }
    }

    /// Waits for this time, or until the bell is closed.
    pub(super) fn rest(&self, time: Duration) {
        let time = Timespec::try_from(time).ok();
        let mut end = [PollFd::from_borrowed_fd(self.0.as_fd(), PollFlags::IN)];
        let _ = poll(&mut end, time.as_ref());
    }
}

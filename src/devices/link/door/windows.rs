//! Waits for a guest and for the end of the door: polls the socket with a timeout, and checks the bell in between.

use std::io;
use std::net::TcpListener;
use std::os::windows::io::AsRawSocket as _;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::time::Duration;

use windows_sys::Win32::Networking::WinSock::{
    POLLRDNORM, SOCKET, SOCKET_ERROR, WSAPOLLFD, WSAPoll,
};

use super::Rung;

/// The timeout of one poll, in milliseconds.
const SLICE: i32 = 50;

/// Closing it ends the wait of the listener.
pub(super) type Bell = SyncSender<()>;

/// The thread's end of the bell.
pub(super) struct BellListener(Receiver<()>);

/// A bell and its listener.
pub(super) fn bell() -> io::Result<(Bell, BellListener)> {
    let (bell, hearing) = sync_channel(1);
    Ok((bell, BellListener(hearing)))
}

impl BellListener {
    /// Waits until a guest is at the door or the bell is closed.
    pub(super) fn wait(&self, listener: &TcpListener) -> io::Result<Rung> {
        let socket = SOCKET::try_from(listener.as_raw_socket()).map_err(io::Error::other)?;
        let mut asked = WSAPOLLFD { fd: socket, events: POLLRDNORM, revents: 0 };
        loop {
            if self.0.try_recv() == Err(TryRecvError::Disconnected) {
                return Ok(Rung::End);
            }
            // SAFETY: one question is asked, and it has a place for the answer.
            match unsafe { WSAPoll(&raw mut asked, 1, SLICE) } {
                0 => {}
                SOCKET_ERROR => return Err(io::Error::last_os_error()),
                _ => return Ok(Rung::Door),
            }
        }
    }

    /// Waits for this time, or until the bell is closed.
    pub(super) fn rest(&self, time: Duration) {
        let _: Result<(), RecvTimeoutError> = self.0.recv_timeout(time);
    }
}

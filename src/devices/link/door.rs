//! Where a host waits: a thread that lets in who knows the secret, one after the other,
//! and counts wrong codes. Never keeps a connection.

use std::io;
use std::net::TcpListener;
use std::os::fd::AsFd as _;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::SyncSender;
use std::thread::JoinHandle;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

use super::greeting::{Admission, Stranger, receive};
use super::keeper::Input;

/// With 24 bits of code, one guess in three million succeeds within so many tries.
const TRIES: u8 = 5;

/// The owner's end of the door.
#[derive(Debug)]
pub(super) struct Door {
    /// Closing it wakes the thread and ends it.
    bell: Option<UnixStream>,
    thread: Option<JoinHandle<()>>,
}

impl Door {
    pub(super) fn open(
        listener: TcpListener,
        admission: Admission,
        keeper: SyncSender<Input>,
    ) -> io::Result<Door> {
        listener.set_nonblocking(true)?;
        let (bell, hearing) = UnixStream::pair()?;
        let thread = std::thread::Builder::new()
            .name("door".to_owned())
            .spawn(move || wait_at(&listener, &hearing, admission, &keeper))?;
        Ok(Door { bell: Some(bell), thread: Some(thread) })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        drop(self.bell.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn wait_at(
    listener: &TcpListener,
    bell: &UnixStream,
    mut admission: Admission,
    keeper: &SyncSender<Input>,
) {
    let mut left = TRIES;
    while let Ok(Rung::Door) = rung(listener, bell) {
        let Ok((stream, _)) = listener.accept() else { continue };
        if stream.set_nonblocking(false).is_err() {
            continue;
        }
        let told = match receive(stream, &admission) {
            Ok(met) => {
                if let Some(key) = &met.new_key {
                    // The code has done its work.
                    admission = Admission { code: None, key: Some(key.clone()) };
                }
                keeper.send(Input::Met(met))
            }
            Err(Stranger::WrongCode) => {
                left = left.saturating_sub(1);
                if left == 0 {
                    admission.code = None;
                }
                keeper.send(Input::WrongCodeTried { left })
            }
            Err(_) => Ok(()),
        };
        if told.is_err() {
            return;
        }
    }
}

/// What has happened at the door.
enum Rung {
    Door,
    End,
}

fn rung(listener: &TcpListener, bell: &UnixStream) -> io::Result<Rung> {
    loop {
        let mut asked = [
            PollFd::from_borrowed_fd(listener.as_fd(), PollFlags::IN),
            PollFd::from_borrowed_fd(bell.as_fd(), PollFlags::IN),
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

//! The door of a host: a thread that accepts connections, and a thread for each greeting, of which several run at once.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::SyncSender;
use std::thread::JoinHandle;
use std::time::Duration;

#[cfg(unix)]
use unix::{Bell, BellListener, bell};
#[cfg(windows)]
use windows::{Bell, BellListener, bell};

use super::admission::Admission;
use super::greeting::{BUSY, Visit, receive};
use super::input::LinkInput;
use crate::greetings::Greetings;
use crate::system;

/// How long to pause if the system has no more handles for connections.
const REST: Duration = Duration::from_millis(100);

/// The owner's handle of the door.
#[derive(Debug)]
pub(super) struct LinkDoor {
    /// Closing it wakes the thread and ends it.
    bell: Option<Bell>,
    thread: Option<JoinHandle<()>>,
}

impl LinkDoor {
    pub(super) fn open(
        listener: TcpListener,
        admission: Admission,
        keeper: SyncSender<LinkInput>,
    ) -> io::Result<LinkDoor> {
        listener.set_nonblocking(true)?;
        let (bell, hearing) = bell()?;
        let mut hall = Hall { admission, keeper, greetings: Greetings::saying(&[BUSY]) };
        let thread = std::thread::Builder::new()
            .name("door".to_owned())
            .spawn(move || wait_at(&listener, &hearing, &mut hall))?;
        Ok(LinkDoor { bell: Some(bell), thread: Some(thread) })
    }
}

impl Drop for LinkDoor {
    fn drop(&mut self) {
        drop(self.bell.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What a greeting needs, and the greetings that are running.
struct Hall {
    admission: Admission,
    keeper: SyncSender<LinkInput>,
    greetings: Greetings,
}

impl Hall {
    fn greet(&mut self, stream: TcpStream, from: SocketAddr) -> io::Result<()> {
        let (leaving, from) = (stream.try_clone()?, from.ip());
        let (admission, keeper) = (self.admission.clone(), self.keeper.clone());
        self.greetings.begin(stream, from, move |stream, progress| {
            let input = match receive(stream, from, &admission, progress) {
                Visit::Met(met) => Some(LinkInput::Met(met)),
                Visit::WrongCode(tried) => Some(LinkInput::WrongCodeTried { tried }),
                Visit::Stranger => None,
            };
            if !matches!(input, Some(LinkInput::Met(_))) {
                system::hang_up(&leaving);
            }
            // If the keeper is gone, the input is dropped.
            let _ = input.map(|input| keeper.send(input));
        })
    }
}

fn wait_at(listener: &TcpListener, bell: &BellListener, hall: &mut Hall) {
    while let Ok(Rung::Door) = bell.wait(listener) {
        match listener.accept() {
            // A guest who gets no thread or handle comes again.
            Ok((stream, from)) => {
                let _ = hall.greet(stream, from);
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            // The connection is gone, or no handle is left for it. Don't try again at once.
            Err(_) => bell.rest(REST),
        }
    }
}

/// What woke the thread.
enum Rung {
    Door,
    End,
}

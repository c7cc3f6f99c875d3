//! The link to Hector on another machine: letters that no third party can read, forge, repeat or reorder. The link may
//! break at any time and comes back by itself. What is sent while it is broken is lost, and the owner sends it again.
//! Letters are only bytes here.
//!
//! Two ends meet the first time by a code that people tell each other, and later by a key that they agreed on then.
//! Wrong codes make the next try slower. A guest tries a code only once if it is wrong, and five times if there is no
//! answer, because a false host could guess codes with each try.

mod admission;
mod allowance;
mod door;
mod greeting;
mod guesses;
mod input;
mod keeper;
mod sealed;
mod secret;
mod seeker;
mod teller;
mod wire;

use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{self, SyncSender};
use std::thread::JoinHandle;

use admission::Admission;
use door::LinkDoor;
use input::LinkInput;
use keeper::{LinkKeeper, Seeking};
use seeker::Seeker;
use teller::Teller;

pub use greeting::Secret;
#[cfg(feature = "web")]
pub(crate) use guesses::Guesses;
pub use secret::{Code, SharedKey};

/// In bytes.
pub const LONGEST_LETTER: usize = 32_768;

/// What the link reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkEvent {
    /// Both ends have met for the first time. The owner should store the key.
    Met(SharedKey),
    /// Connected: letters go both ways.
    Together,
    /// The link is broken, or there is no answer yet. The search goes on.
    Alone,
    /// A letter from the other end.
    Letter(Vec<u8>),
    /// A wrong code was tried. Not every one is reported.
    WrongCodeTried {
        /// The number so far.
        tried: u32,
    },
    /// The other end has turned this one away several times. The search goes on, because the answer was not sealed, so
    /// a third party could have sent it.
    TurnedAway(TurnedAway),
    /// The other end does not let this one in. The search ends.
    Refused(Refused),
}

/// How the other end turned this one away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnedAway {
    /// The program that answers there is not Hector.
    NoHector,
    /// It does not know this end's key.
    Unknown,
    /// It breaks off or says that it is busy: too many guests are at its door, or wrong codes were tried.
    Busy,
}

/// Why the search ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The code is wrong, or another host answers there.
    WrongCode,
    /// The code was tried often enough, and the host never said whether it is right.
    Unanswered,
    /// The host lets no new guest in: its code is spent.
    Closed,
}

/// A letter is too long to be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("letter too long: {self:?}")]
pub struct TooLong {
    /// Its length in bytes.
    pub length: usize,
}

/// The link to the other end. It opens again by itself when it breaks.
#[derive(Debug)]
pub struct Link {
    keeper: SyncSender<LinkInput>,
    thread: Option<JoinHandle<()>>,
    door: Option<LinkDoor>,
}

impl Link {
    /// Letters and orders that may wait for the keeper.
    const MOST_INPUTS: usize = 256;

    /// Hosts: waits for a guest that knows the code, until one has come in by it, and for the guest that has the key.
    ///
    /// # Errors
    /// If the system gives no thread or socket.
    pub fn host<E>(
        listener: TcpListener,
        code: Option<Code>,
        key: Option<SharedKey>,
        wrap: fn(LinkEvent) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<Link>
    where
        E: Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(Link::MOST_INPUTS);
        let admission = Admission::new(code, key.clone());
        let door = LinkDoor::open(listener, admission.clone(), keeper.clone())?;
        let (teller, seeking) = (Teller::new(wrap, events), Seeking::AtTheDoor(admission));
        let thread = keep(LinkKeeper::new(inputs, keeper.clone(), seeking, key, teller))?;
        Ok(Link { keeper, thread: Some(thread), door: Some(door) })
    }

    /// Joins: goes to the door of the host again and again until it is let in.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn join<E>(
        address: SocketAddr,
        secret: Secret,
        wrap: fn(LinkEvent) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<Link>
    where
        E: Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(Link::MOST_INPUTS);
        let known = match &secret {
            Secret::Key(key) => Some(key.clone()),
            Secret::Code(_) => None,
        };
        let seeking = Seeking::Goes(Seeker::new(address, secret));
        let teller = Teller::new(wrap, events);
        let thread = keep(LinkKeeper::new(inputs, keeper.clone(), seeking, known, teller))?;
        Ok(Link { keeper, thread: Some(thread), door: None })
    }

    /// Sends a letter. Without a connection it is lost.
    ///
    /// # Errors
    /// If the letter is too long.
    pub fn send(&self, letter: Vec<u8>) -> Result<(), TooLong> {
        if letter.len() > LONGEST_LETTER {
            return Err(TooLong { length: letter.len() });
        }
        // The keeper lives as long as this, and is never blocked for more than a few seconds.
        let _ = self.keeper.send(LinkInput::Send(letter));
        Ok(())
    }
}

fn keep(keeper: LinkKeeper) -> std::io::Result<JoinHandle<()>> {
    std::thread::Builder::new().name("link".to_owned()).spawn(move || keeper.run())
}

impl Drop for Link {
    fn drop(&mut self) {
        // The door goes first: it may be waiting for room in the keeper's queue.
        drop(self.door.take());
        let _ = self.keeper.send(LinkInput::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

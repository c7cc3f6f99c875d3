//! The way to another Hector on another machine: letters that nobody else can read,
//! forge, repeat or reorder. It is cut at any time and comes back by itself; what was sent
//! while it was cut is lost, and the owner sends it again. Never knows what a letter says.
//!
//! Two ends meet once by a code that people tell each other, and find each other again by
//! a key that they found then. Who tries wrong codes waits longer and longer. A guest tries a code
//! that is wrong once, and one that is not answered five times, because whoever answers may be
//! trying codes on it.

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

/// A letter has at most so many bytes.
pub const LONGEST_LETTER: usize = 32_768;

/// What the way tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkEvent {
    /// Both ends have met for the first time. The key is to be kept.
    Met(SharedKey),
    /// Letters go and come.
    Together,
    /// The way is cut, or nobody answers yet; it is being sought.
    Alone,
    /// A letter of the other end.
    Letter(Vec<u8>),
    /// Somebody tried a wrong code. Not each of many is told.
    WrongCodeTried {
        /// How many there were so far.
        tried: u32,
    },
    /// The other end turned this one away some times. It is tried again: what it said was
    /// not sealed, and anybody on the way could have said it.
    TurnedAway(TurnedAway),
    /// The other end does not let this one in, and is not asked again.
    Refused(Refused),
}

/// How the other end turned this one away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnedAway {
    /// What answers there does not talk as Hector does.
    NoHector,
    /// It does not know the key of this one.
    Unknown,
    /// It breaks off, or says that it has no time: too many are at its door, or wrong codes were tried.
    Busy,
}

/// Why the other end is not asked again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The code is wrong, or somebody else answers there.
    WrongCode,
    /// The code was tried often enough, and whoever is there never said whether it is right.
    Unanswered,
    /// It lets nobody new in: its code has done its work.
    Closed,
}

/// A letter is too long to be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("letter too long: {self:?}")]
pub struct TooLong {
    /// How long it is, in bytes.
    pub length: usize,
}

/// The way to the other end, which is opened again when it is cut.
#[derive(Debug)]
pub struct Link {
    keeper: SyncSender<LinkInput>,
    thread: Option<JoinHandle<()>>,
    door: Option<LinkDoor>,
}

impl Link {
    /// Letters and orders that may wait for the keeper.
    const MOST_INPUTS: usize = 256;

    /// Waits at a door for the other end: for one that knows the code, until one has come
    /// in by it, and for the one that has the key.
    ///
    /// # Errors
    /// Where the system gives no thread or no socket to wait with.
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

    /// Goes to the door of the other end, again and again until it is let in.
    ///
    /// # Errors
    /// Where the system gives no thread.
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

    /// Sends a letter, if the ends are together.
    ///
    /// # Errors
    /// With its length, if it is too long.
    pub fn send(&self, letter: Vec<u8>) -> Result<(), TooLong> {
        if letter.len() > LONGEST_LETTER {
            return Err(TooLong { length: letter.len() });
        }
        // The keeper lives as long as this, and waits for nobody longer than a few seconds.
        let _ = self.keeper.send(LinkInput::Send(letter));
        Ok(())
    }
}

fn keep(keeper: LinkKeeper) -> std::io::Result<JoinHandle<()>> {
    std::thread::Builder::new().name("link".to_owned()).spawn(move || keeper.run())
}

impl Drop for Link {
    fn drop(&mut self) {
        // The door first: it may be waiting for a place among the keeper's inputs.
        drop(self.door.take());
        let _ = self.keeper.send(LinkInput::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

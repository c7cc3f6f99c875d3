//! The way to another Hector on another machine: letters that nobody else can read,
//! forge, repeat or reorder. It is cut at any time and comes back by itself; what was sent
//! while it was cut is lost, and the owner sends it again. Never knows what a letter says.
//!
//! Two ends meet once by a code that people tell each other, and find each other again by
//! a key that they found then. A host that was tried with too many wrong codes lets nobody
//! new in.

mod door;
mod greeting;
mod keeper;
mod sealed;
mod secret;

use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{self, SyncSender};
use std::thread::JoinHandle;

use super::deliver::deliver;
use door::Door;
use greeting::Admission;
use keeper::{Input, Keeper, Seeking};

pub use greeting::Secret;
pub use secret::{Code, Key};

/// A letter has at most so many bytes.
pub const LONGEST_LETTER: usize = 32_768;

/// What the way tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Both ends have met for the first time. The key is to be kept.
    Met(Key),
    /// Letters go and come.
    Together,
    /// The way is cut, or nobody answers yet; it is being sought.
    Alone,
    /// A letter of the other end.
    Letter(Vec<u8>),
    /// Somebody tried a wrong code; so many more tries are left.
    WrongCodeTried {
        /// How many. With none left, nobody new is let in.
        left: u8,
    },
    /// The other end does not let this one in, and is not asked again.
    Refused(Refused),
}

/// Why the other end does not let this one in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// No Hector answers there.
    NoHector,
    /// The code is wrong.
    WrongCode,
    /// It does not know this one.
    WrongKey,
    /// It lets nobody new in.
    Closed,
}

/// A letter is too long to be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("A letter of {length} bytes. Expected {LONGEST_LETTER} at most.")]
pub struct TooLong {
    /// How long it is, in bytes.
    pub length: usize,
}

/// The way to the other end, which mends itself.
#[derive(Debug)]
pub struct Link {
    keeper: SyncSender<Input>,
    thread: Option<JoinHandle<()>>,
    door: Option<Door>,
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
        key: Option<Key>,
        wrap: fn(Event) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<Link>
    where
        E: Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(Link::MOST_INPUTS);
        let door = Door::open(listener, Admission { code, key }, keeper.clone())?;
        let thread = Link::keep(inputs, keeper.clone(), Seeking::AtTheDoor, wrap, events)?;
        Ok(Link { keeper, thread: Some(thread), door: Some(door) })
    }

    /// Goes to the door of the other end, again and again until it is let in.
    ///
    /// # Errors
    /// Where the system gives no thread.
    pub fn join<E>(
        address: SocketAddr,
        secret: Secret,
        wrap: fn(Event) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<Link>
    where
        E: Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(Link::MOST_INPUTS);
        let seeking = Seeking::Goes { address, secret, attempt: None };
        let thread = Link::keep(inputs, keeper.clone(), seeking, wrap, events)?;
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
        let _ = self.keeper.send(Input::Send(letter));
        Ok(())
    }

    fn keep<E>(
        inputs: mpsc::Receiver<Input>,
        to_self: SyncSender<Input>,
        seeking: Seeking,
        wrap: fn(Event) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<JoinHandle<()>>
    where
        E: Send + 'static,
    {
        let tell = move |event: Event| deliver(&events, wrap(event));
        let keeper = Keeper::new(inputs, to_self, seeking, Box::new(tell));
        std::thread::Builder::new().name("link".to_owned()).spawn(move || keeper.run())
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // The door first: it may be waiting for a place among the keeper's inputs.
        drop(self.door.take());
        let _ = self.keeper.send(Input::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

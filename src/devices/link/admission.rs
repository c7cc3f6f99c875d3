//! Whom a host lets in: who knows the code, until somebody who came by it has written, and
//! who has a key that was found here. Never opens a connection.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::guesses::Guesses;
use super::secret::{Code, SharedKey};

/// A guest makes five exchanges by a code at most, and each may leave a key behind.
const MOST_PENDING: usize = 8;
/// So many greetings by a key are known again when they are said again.
const MOST_HEARD: usize = 256;

/// The first piece of a greeting by the key.
type HeardGreeting = [u8; 48];

/// What the door, its greetings and the keeper know together.
#[derive(Debug, Clone)]
pub(super) struct Admission(Arc<Mutex<KnownGuest>>);

#[derive(Debug)]
struct KnownGuest {
    code: Option<Code>,
    /// The key of whoever has been in.
    key: Option<SharedKey>,
    /// Keys that were found by the code, of which one is the guest's; the latest last.
    pending: Vec<SharedKey>,
    guesses: Guesses,
    /// The greetings by a key that opened, the latest last. A guest says each of them once.
    heard: VecDeque<HeardGreeting>,
}

/// What became of a proof that somebody has the code.
pub(super) enum Weighed<T> {
    /// It is one.
    Right(T),
    /// It is none; so many were none so far.
    Wrong(u32),
    /// It was not looked at: others were wrong, or the code has done its work meanwhile.
    NotNow,
}

/// Why a code is not asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shut {
    /// There is none, or it has done its work.
    Closed,
    /// Wrong ones were tried: later.
    Busy,
}

impl Admission {
    pub(super) fn new(code: Option<Code>, key: Option<SharedKey>) -> Admission {
        let (guesses, heard) = (Guesses::default(), VecDeque::new());
        let known = KnownGuest { code, key, pending: Vec::new(), guesses, heard };
        Admission(Arc::new(Mutex::new(known)))
    }

    /// The code, for somebody from this address.
    pub(super) fn code(&self, from: IpAddr, now: Instant) -> Result<Code, Shut> {
        let known = self.known();
        let code = known.code.clone().ok_or(Shut::Closed)?;
        if known.guesses.waits(from, now) { Err(Shut::Busy) } else { Ok(code) }
    }

    /// Every key that opens the door.
    pub(super) fn keys(&self) -> Vec<SharedKey> {
        let known = self.known();
        known.pending.iter().rev().chain(&known.key).cloned().collect()
    }

    /// Whether a greeting by a key that opened is no recording of one that is remembered.
    pub(super) fn is_new(&self, greeting: &HeardGreeting) -> bool {
        let mut known = self.known();
        if known.heard.contains(greeting) {
            return false;
        }
        if known.heard.len() >= MOST_HEARD {
            known.heard.pop_front();
        }
        known.heard.push_back(*greeting);
        true
    }

    /// Looks at a proof, one at a time, so that nobody tries many at once. If it is right
    /// the key opens the door before the other end can know that it was right.
    pub(super) fn weigh<T>(
        &self,
        from: IpAddr,
        now: Instant,
        key: &SharedKey,
        proven: impl FnOnce() -> Option<T>,
    ) -> Weighed<T> {
        let mut known = self.known();
        if known.code.is_none() || known.guesses.waits(from, now) {
            return Weighed::NotNow;
        }
        let Some(proven) = proven() else {
            return Weighed::Wrong(known.guesses.wrong(from, now));
        };
        if known.pending.len() >= MOST_PENDING {
            known.pending.remove(0);
        }
        known.pending.push(key.clone());
        Weighed::Right(proven)
    }

    /// Somebody has written who came with this key. If it was found by the code, the code
    /// has done its work: whoever writes has kept the key.
    pub(super) fn settle(&self, key: &SharedKey) {
        let mut known = self.known();
        if known.pending.contains(key) {
            known.code = None;
            known.key = Some(key.clone());
            known.pending.clear();
        }
    }

    fn known(&self) -> MutexGuard<'_, KnownGuest> {
        // What a thread that panicked left behind is whole after each line above.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

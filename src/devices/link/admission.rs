//! Decides which guests a host lets in: by the code until a guest who came by it has sent a letter, later by the key
//! found then.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::guesses::Guesses;
use super::secret::{Code, SharedKey};

/// Limit for keys found by the code. A guest tries a code at most five times, and each try may leave a key behind.
const MOST_PENDING: usize = 8;
/// Greetings by key that are remembered, to recognise a replay.
const MOST_HEARD: usize = 256;

/// The first message of a greeting by key.
type HeardGreeting = [u8; 48];

/// What the door, its greetings and the keeper share.
#[derive(Debug, Clone)]
pub(super) struct Admission(Arc<Mutex<KnownGuest>>);

#[derive(Debug)]
struct KnownGuest {
    code: Option<Code>,
    /// The key of the guest who has been in.
    key: Option<SharedKey>,
    /// Keys found by the code, the newest last. One of them is the guest's.
    pending: Vec<SharedKey>,
    guesses: Guesses,
    /// Greetings by key that opened, the newest last. A guest sends each of them only once.
    heard: VecDeque<HeardGreeting>,
}

/// The result of checking a proof of the code.
pub(super) enum Weighed<T> {
    /// The proof is right.
    Right(T),
    /// The proof is wrong. Holds the number of wrong ones so far.
    Wrong(u32),
    /// Not checked: others were wrong just before, or the code is spent meanwhile.
    NotNow,
}

/// Why a guest cannot use the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shut {
    /// There is no code, or it is spent.
    Closed,
    /// Wrong codes were tried; the guest has to wait.
    Busy,
}

impl Admission {
    pub(super) fn new(code: Option<Code>, key: Option<SharedKey>) -> Admission {
        let (guesses, heard) = (Guesses::default(), VecDeque::new());
        let known = KnownGuest { code, key, pending: Vec::new(), guesses, heard };
        Admission(Arc::new(Mutex::new(known)))
    }

    /// The code, for a guest from this address.
    pub(super) fn code(&self, from: IpAddr, now: Instant) -> Result<Code, Shut> {
        let known = self.known();
        let code = known.code.clone().ok_or(Shut::Closed)?;
        if known.guesses.waits(from, now) { Err(Shut::Busy) } else { Ok(code) }
    }

    /// All keys that open the door.
    pub(super) fn keys(&self) -> Vec<SharedKey> {
        let known = self.known();
        known.pending.iter().rev().chain(&known.key).cloned().collect()
    }

    /// Whether a greeting by key that opened is new, and not a replay of one that is remembered. Remembers it.
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

    /// Checks one proof at a time, so that many cannot be tried at once. If it is right, the key opens the door before
    /// the guest can know that it was right.
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

    /// A guest with this key has sent a letter. If the key was found by the code, the code is spent: a guest who sends
    /// letters has stored the key.
    pub(super) fn settle(&self, key: &SharedKey) {
        let mut known = self.known();
        if known.pending.contains(key) {
            known.code = None;
            known.key = Some(key.clone());
            known.pending.clear();
        }
    }

    fn known(&self) -> MutexGuard<'_, KnownGuest> {
        // Ignore poisoning: the state is consistent after each line above.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

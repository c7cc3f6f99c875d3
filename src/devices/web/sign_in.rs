//! Who has signed in, and how often somebody tried in vain. Never knows a page.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::devices::hex::hex;

/// Which names may be given at the pages.
pub type NameRule = Box<dyn Fn(&str) -> bool + Send + Sync>;

/// How long somebody who does nothing stays signed in.
const LASTS: Duration = Duration::from_secs(12 * 3600);
/// Arbiters at once.
const MOST_SIGNED_IN: usize = 200;
/// Addresses whose wrong tries are remembered.
const MOST_TRIED: usize = 10_000;
/// So many wrong tries cost nothing.
const FREE_TRIES: u32 = 3;
/// How long the next waits, twice as long with each, and at most.
const FIRST_WAIT: Duration = Duration::from_secs(2);
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Everybody who has signed in.
#[derive(Default)]
pub(super) struct SignedIn {
    by_secret: BTreeMap<String, Arbiter>,
    wrong: BTreeMap<IpAddr, (u32, Instant)>,
}

/// One of them.
#[derive(Clone)]
pub(super) struct Arbiter {
    pub(super) name: String,
    /// What each form of theirs has to say.
    pub(super) form_key: String,
    seen: Instant,
}

impl SignedIn {
    /// How long an address still has to wait before it may try again.
    pub(super) fn waits(&self, address: IpAddr, now: Instant) -> Option<Duration> {
        let (tries, last) = self.wrong.get(&address)?;
        let doubled = tries.checked_sub(FREE_TRIES)?.min(10);
        let wait = (FIRST_WAIT * 2_u32.pow(doubled)).min(LONGEST_WAIT);
        let left = wait.saturating_sub(now.saturating_duration_since(*last));
        (!left.is_zero()).then_some(left)
    }

    pub(super) fn was_wrong(&mut self, address: IpAddr, now: Instant) {
        if self.wrong.len() >= MOST_TRIED {
            self.wrong.retain(|_, (_, last)| now.saturating_duration_since(*last) < LONGEST_WAIT);
        }
        let tried = self.wrong.entry(address).or_insert((0, now));
        *tried = (tried.0.saturating_add(1), now);
    }

    /// Lets somebody in, and gives the secret of the cookie. Nothing where too many are here.
    pub(super) fn enter(&mut self, name: String, address: IpAddr, now: Instant) -> Option<String> {
        self.wrong.remove(&address);
        self.by_secret.retain(|_, one| now.saturating_duration_since(one.seen) < LASTS);
        if self.by_secret.len() >= MOST_SIGNED_IN {
            return None;
        }
        let (secret, form_key) = (random()?, random()?);
        self.by_secret.insert(secret.clone(), Arbiter { name, form_key, seen: now });
        Some(secret)
    }

    pub(super) fn of(&mut self, secret: &str, now: Instant) -> Option<Arbiter> {
        let arbiter = self.by_secret.get_mut(secret)?;
        if now.saturating_duration_since(arbiter.seen) >= LASTS {
            self.by_secret.remove(secret);
            return None;
        }
        arbiter.seen = now;
        Some(arbiter.clone())
    }

    pub(super) fn leave(&mut self, secret: &str) {
        self.by_secret.remove(secret);
    }
}

/// A text that nobody can guess.
pub(super) fn random() -> Option<String> {
    let mut bytes = [0; 24];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// Whether two secrets are one; every byte is looked at.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len()
        && one.bytes().zip(other.bytes()).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_guesses_waits_longer_each_time_and_whoever_knows_does_not() {
        let (mut signed_in, now) = (SignedIn::default(), Instant::now());
        let address: IpAddr = [192, 0, 2, 1].into();
        let mut waits = Vec::new();
        for _ in 0..6 {
            signed_in.was_wrong(address, now);
            waits.push(signed_in.waits(address, now).map_or(0, |wait| wait.as_secs()));
        }
        assert_eq!(waits, [0, 0, 2, 4, 8, 16]);
        assert_eq!(signed_in.waits(address, now + Duration::from_secs(16)), None);
        assert_eq!(signed_in.waits([192, 0, 2, 2].into(), now), None);
        let secret = signed_in.enter("Anna".to_owned(), address, now).expect("a place");
        assert_eq!(signed_in.waits(address, now), None);
        assert_eq!(signed_in.of(&secret, now).map(|one| one.name).as_deref(), Some("Anna"));
        assert!(signed_in.of("", now).is_none());
        assert!(signed_in.of(&secret, now + LASTS).is_none());
    }
}

//! Tracks who has signed in, and wrong tries to sign in.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::limits::CountedReader;
use crate::hex::hex;

/// Decides which names may be given when signing in.
pub type NameRule = Box<dyn Fn(&str) -> bool + Send + Sync>;

/// How long an idle reader stays signed in.
const LASTS: Duration = Duration::from_secs(12 * 3600);
/// How long a reader stays signed in without ever loading a page.
const LASTS_UNUSED: Duration = Duration::from_secs(300);
/// Arbiters at once, and sessions under one name: one person has a few browsers.
const MOST_SIGNED_IN: usize = 200;
const MOST_OF_A_NAME: usize = 4;
/// Readers whose wrong tries are remembered.
const MOST_TRIED: usize = 10_000;
/// Wrong tries that cost no wait.
const FREE_TRIES: u32 = 3;
/// The first wait and the longest. Each wrong try doubles it.
const FIRST_WAIT: Duration = Duration::from_secs(2);
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// All sessions.
#[derive(Default)]
pub(super) struct SignedIn {
    by_secret: BTreeMap<String, Arbiter>,
    wrong: BTreeMap<CountedReader, (u32, Instant)>,
}

/// A session of an arbiter.
#[derive(Clone)]
pub(super) struct Arbiter {
    pub(super) name: String,
    /// The key that each of the arbiter's forms must contain.
    pub(super) form_key: String,
    seen: Instant,
    is_used: bool,
}

impl Arbiter {
    fn is_gone(&self, now: Instant) -> bool {
        let lasts = if self.is_used { LASTS } else { LASTS_UNUSED };
        now.saturating_duration_since(self.seen) >= lasts
    }
}

impl SignedIn {
    /// How long a reader still has to wait before the next try.
    pub(super) fn waits(&self, reader: &CountedReader, now: Instant) -> Option<Duration> {
        let (tries, last) = self.wrong.get(reader)?;
        let doubled = tries.checked_sub(FREE_TRIES)?.min(10);
        let wait = (FIRST_WAIT * 2_u32.pow(doubled)).min(LONGEST_WAIT);
        let left = wait.saturating_sub(now.saturating_duration_since(*last));
        (!left.is_zero()).then_some(left)
    }

    pub(super) fn was_wrong(&mut self, reader: CountedReader, now: Instant) {
        if self.wrong.len() >= MOST_TRIED {
            self.wrong.retain(|_, (_, last)| now.saturating_duration_since(*last) < LONGEST_WAIT);
        }
        let tried = self.wrong.entry(reader).or_insert((0, now));
        *tried = (tried.0.saturating_add(1), now);
    }

    /// Starts a session, and returns the secret for the cookie. `None` if there are too many. If there are too many
    /// under one name, the one that has been idle longest ends. Pages open in a browser in which the same arbiter was
    /// signed in before keep their form key.
    pub(super) fn enter(
        &mut self,
        name: String,
        before: Option<&Arbiter>,
        reader: &CountedReader,
        now: Instant,
    ) -> Option<String> {
        self.wrong.remove(reader);
        self.by_secret.retain(|_, one| !one.is_gone(now));
        let same = self.by_secret.iter().filter(|(_, one)| one.name == name);
        let idle = same.clone().min_by_key(|(_, one)| (one.is_used, one.seen));
        let idle = idle.map(|(secret, _)| secret.clone());
        if let Some(idle) = idle.filter(|_| same.count() >= MOST_OF_A_NAME) {
            self.by_secret.remove(&idle);
        }
        if self.by_secret.len() >= MOST_SIGNED_IN {
            return None;
        }
        let before = before.filter(|before| before.name == name);
        let form_key = before.map(|before| before.form_key.clone()).or_else(random)?;
        let secret = random()?;
        let arbiter = Arbiter { name, form_key, seen: now, is_used: false };
        self.by_secret.insert(secret.clone(), arbiter);
        Some(secret)
    }

    pub(super) fn of(&mut self, secret: &str, now: Instant) -> Option<Arbiter> {
        let arbiter = self.by_secret.get_mut(secret)?;
        if arbiter.is_gone(now) {
            self.by_secret.remove(secret);
            return None;
        }
        (arbiter.seen, arbiter.is_used) = (now, true);
        Some(arbiter.clone())
    }

    /// Whether there is a session with this secret. It may have expired.
    pub(super) fn has(&self, secret: &str) -> bool {
        self.by_secret.contains_key(secret)
    }

    pub(super) fn leave(&mut self, secret: &str) {
        self.by_secret.remove(secret);
    }
}

/// A random text that cannot be guessed.
pub(super) fn random() -> Option<String> {
    let mut bytes = [0; 24];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// Whether this has the form of such a text.
pub(super) fn is_random(text: &str) -> bool {
    text.len() == 48 && text.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'a'..=b'f'))
}

/// Whether two secrets are equal. Compares every byte, so that the time tells nothing.
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
        let address = CountedReader::Address([192, 0, 2, 1].into());
        let mut waits = Vec::new();
        for _ in 0..6 {
            signed_in.was_wrong(address.clone(), now);
            waits.push(signed_in.waits(&address, now).map_or(0, |wait| wait.as_secs()));
        }
        assert_eq!(waits, [0, 0, 2, 4, 8, 16]);
        assert_eq!(signed_in.waits(&address, now + Duration::from_secs(16)), None);
        assert_eq!(signed_in.waits(&CountedReader::Address([192, 0, 2, 2].into()), now), None);
        assert_eq!(signed_in.waits(&CountedReader::Browser("known".to_owned()), now), None);
        let secret = signed_in.enter("Anna".to_owned(), None, &address, now).expect("a place");
        assert_eq!(signed_in.waits(&address, now), None);
        assert_eq!(signed_in.of(&secret, now).map(|one| one.name).as_deref(), Some("Anna"));
        assert!(signed_in.of("", now).is_none());
        assert!(signed_in.of(&secret, now + LASTS).is_none());
    }

    /// A reader who knows the password signs in again and again, under one name and under many.
    #[test]
    fn who_signs_in_without_end_takes_few_places_and_nobody_elses() {
        let (mut signed_in, start) = (SignedIn::default(), Instant::now());
        let address = CountedReader::Address([192, 0, 2, 1].into());
        let enters = |signed_in: &mut SignedIn, name: &str, second| {
            let now = start + Duration::from_secs(second);
            signed_in.enter(name.to_owned(), None, &address, now)
        };
        let anna = enters(&mut signed_in, "Anna", 0).expect("a place");
        assert!(signed_in.of(&anna, start).is_some());
        for second in 1..1000 {
            assert!(enters(&mut signed_in, "Anna", second).is_some());
            assert!(signed_in.by_secret.len() <= MOST_OF_A_NAME);
        }
        let here = start + Duration::from_secs(1000);
        assert!(signed_in.of(&anna, here).is_some(), "who does something stays");
        for number in 0..1000 {
            enters(&mut signed_in, &format!("Berta {number}"), 1000);
        }
        assert_eq!(signed_in.by_secret.len(), MOST_SIGNED_IN);
        assert!(signed_in.of(&anna, here).is_some());
        assert!(enters(&mut signed_in, "Clara", 1000).is_none());
        // Sessions that never load a page are forgotten soon, and those that sign out at once.
        assert!(enters(&mut signed_in, "Clara", 1300).is_some());
        assert_eq!(signed_in.by_secret.len(), 2);
        signed_in.leave(&anna);
        assert_eq!(signed_in.by_secret.len(), 1);
    }
}

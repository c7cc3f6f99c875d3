//! Limits for what one reader may use: time, connections, requests.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Limit for the TLS handshake.
pub(super) const SEALING: Duration = Duration::from_secs(5);
/// Limit for the header of a request.
pub(super) const HEADER: Duration = Duration::from_secs(5);
/// Limit for the body of a form.
pub(super) const BODY: Duration = Duration::from_secs(5);
/// Limit for a connection, whatever it is used for. A browser that follows reconnects by itself.
pub(super) const CONNECTION: Duration = Duration::from_secs(60);
/// In bytes.
pub(super) const LONGEST_FORM: usize = 8 * 1024;
/// Connections at once.
pub(super) const MOST_CONNECTIONS: usize = 1024;
/// Connections at once from one address. Fewer when half of all places are taken, and fewer still when three quarters
/// are, so that the last places are for readers with hardly any: otherwise sixteen strangers could take every place.
const MOST_OF_AN_ADDRESS: usize = 64;
const MOST_BEYOND_HALF: usize = 16;
const MOST_OF_THE_LAST: usize = 4;
/// Requests that an address may save up, and how many it gets back each second.
const MOST_SAVED: f64 = 120.0;
const EACH_SECOND: f64 = 20.0;
/// On this machine a proxy stands for all readers.
const OF_A_PROXY: f64 = 20.0;
/// Readers that are remembered.
const MOST_READERS: usize = 10_000;

/// For whom requests and wrong passwords count. Many people may share one address, a guesser among them, so a browser
/// that was let in with the password before counts for itself.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CountedReader {
    Address(IpAddr),
    /// Identified by a secret in its cookie.
    Browser(String),
}

impl CountedReader {
    /// Whether this may be a proxy on this machine, which stands for all readers.
    fn is_here(&self) -> bool {
        matches!(self, CountedReader::Address(address) if address.is_loopback())
    }
}

pub(super) type UsageOfAll = Mutex<Usage>;

/// Ignore poisoning: the value is always consistent.
pub(super) fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What each reader has used.
#[derive(Default)]
pub(super) struct Usage {
    readers: BTreeMap<CountedReader, UsedBy>,
    /// The connections of all readers.
    connections: usize,
}

struct UsedBy {
    connections: usize,
    saved: f64,
    seen: Instant,
}

impl Usage {
    /// Counts one more connection, if it may be opened.
    pub(super) fn opens(&mut self, address: IpAddr, now: Instant) -> bool {
        let most = match self.connections {
            open if open < MOST_CONNECTIONS / 2 => MOST_OF_AN_ADDRESS,
            open if open < MOST_CONNECTIONS * 3 / 4 => MOST_BEYOND_HALF,
            _ => MOST_OF_THE_LAST,
        };
        let is_full = |used: &UsedBy| used.connections >= most;
        let reader = CountedReader::Address(address);
        if !address.is_loopback() && self.readers.get(&reader).is_some_and(is_full) {
            return false;
        }
        if self.readers.len() >= MOST_READERS {
            self.readers.retain(|_, used| used.connections > 0);
        }
        self.of(reader, now).connections += 1;
        self.connections += 1;
        true
    }

    pub(super) fn closes(&mut self, address: IpAddr) {
        if let Some(used) = self.readers.get_mut(&CountedReader::Address(address)) {
            used.connections = used.connections.saturating_sub(1);
            self.connections = self.connections.saturating_sub(1);
        }
    }

    /// Counts one more request, if it may be made.
    pub(super) fn asks(&mut self, reader: CountedReader, now: Instant) -> bool {
        let factor = if reader.is_here() { OF_A_PROXY } else { 1.0 };
        let used = self.of(reader, now);
        let waited = now.saturating_duration_since(used.seen).as_secs_f64();
        used.seen = now;
        used.saved = (used.saved + waited * EACH_SECOND * factor).min(MOST_SAVED * factor);
        if used.saved < 1.0 {
            return false;
        }
        used.saved -= 1.0;
        true
    }

    fn of(&mut self, reader: CountedReader, now: Instant) -> &mut UsedBy {
        let factor = if reader.is_here() { OF_A_PROXY } else { 1.0 };
        let new = UsedBy { connections: 0, saved: MOST_SAVED * factor, seen: now };
        self.readers.entry(reader).or_insert(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_so_many_requests_and_more_with_time() {
        let (mut usage, start) = (Usage::default(), Instant::now());
        let far = CountedReader::Address([192, 0, 2, 1].into());
        let count = (0..500).filter(|_| usage.asks(far.clone(), start)).count();
        assert_eq!(count, 120);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..500).filter(|_| usage.asks(far.clone(), later)).count(), 20);
        assert!(usage.asks(CountedReader::Address([192, 0, 2, 2].into()), start));
        assert!(usage.asks(CountedReader::Browser("known there".to_owned()), later));
    }

    #[test]
    fn an_address_gets_so_many_connections() {
        let (mut usage, now) = (Usage::default(), Instant::now());
        let far: IpAddr = [192, 0, 2, 1].into();
        assert_eq!((0..100).filter(|_| usage.opens(far, now)).count(), MOST_OF_AN_ADDRESS);
        usage.closes(far);
        assert!(usage.opens(far, now));
        assert!((0..100).all(|_| usage.opens([127, 0, 0, 1].into(), now)));
    }

    /// How many connections a reader can open while this number of strangers open as many as they can.
    fn left_beside(strangers: u8) -> usize {
        let (mut usage, now) = (Usage::default(), Instant::now());
        let mut open = 0;
        for _ in 0..MOST_OF_AN_ADDRESS {
            for number in 0..strangers {
                let has_place = open < MOST_CONNECTIONS;
                open += usize::from(has_place && usage.opens([192, 0, 2, number].into(), now));
            }
        }
        let reader: IpAddr = [198, 51, 100, 1].into();
        (0..6).filter(|_| open < MOST_CONNECTIONS && usage.opens(reader, now)).count()
    }

    #[test]
    fn strangers_who_hold_connections_leave_places_for_others() {
        for (strangers, left) in [(1, 6), (16, 6), (32, 6), (64, 4), (190, 4), (250, 4)] {
            assert_eq!(left_beside(strangers), left, "{strangers}");
        }
    }
}

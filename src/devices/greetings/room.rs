//! Chooses which caller makes room when there are too many: those that crowd the door, then those that are slow and
//! got least far, but not one whose proof is being checked. Touches no connection and reads no clock.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::neighbourhood::{neighbourhood, region};

/// After how long the count of an address is halved.
const HALF_FORGOTTEN: Duration = Duration::from_secs(10);
/// A guest that is not let in comes nearly this often, at its pace of two seconds. Fewer visits are not a crowd.
const NO_CROWD: u32 = 10;
/// How many addresses are distinguished. With more, those that came least are forgotten.
const MOST_REGIONS: usize = 1024;
/// How long the next step of an honest caller takes, on nearly every connection.
const STEP: Duration = Duration::from_millis(250);

/// How far a greeting has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum GreetingStage {
    /// Nothing that is a greeting was said yet.
    Came,
    /// It was answered, and the caller has yet to prove who it is.
    Answered,
    /// The proof is being checked, or was right.
    Proves,
}

/// A caller that is being greeted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Greeted {
    pub(super) from: IpAddr,
    pub(super) stage: GreetingStage,
    /// When it got that far.
    pub(super) since: Instant,
}

/// How often each address has come lately.
#[derive(Debug, Default)]
pub(super) struct Comers {
    regions: BTreeMap<IpAddr, Visits>,
}

#[derive(Debug, Clone, Copy)]
struct Visits {
    count: u32,
    /// When the count was last halved.
    since: Instant,
}

impl Visits {
    fn halves(&self, now: Instant) -> u32 {
        let halves = now.saturating_duration_since(self.since).as_secs() / HALF_FORGOTTEN.as_secs();
        u32::try_from(halves).unwrap_or(u32::MAX)
    }

    fn left(&self, now: Instant) -> u32 {
        self.count.checked_shr(self.halves(now)).unwrap_or(0)
    }

    fn adds(&mut self, now: Instant) {
        let halves = self.halves(now);
        self.count = self.left(now).saturating_add(1);
        self.since = HALF_FORGOTTEN
            .checked_mul(halves)
            .and_then(|passed| self.since.checked_add(passed))
            .unwrap_or(now);
    }
}

impl Comers {
    /// Counts a caller from this address.
    pub(super) fn comes(&mut self, from: IpAddr, now: Instant) {
        let from = region(from);
        if self.regions.len() >= MOST_REGIONS && !self.regions.contains_key(&from) {
            let least = self.regions.iter().min_by_key(|(_, visits)| visits.left(now));
            if let Some(least) = least.map(|(address, _)| *address) {
                self.regions.remove(&least);
            }
        }
        let visits = self.regions.entry(from);
        visits.or_insert(Visits { count: 0, since: now }).adds(now);
    }

    /// How much a region crowds the door. Zero if it comes no more often than guests do.
    fn crowd(&self, region: IpAddr, now: Instant) -> u32 {
        let visits = self.regions.get(&region);
        visits.map(|visits| visits.left(now)).filter(|left| *left >= NO_CROWD).unwrap_or(0)
    }

    /// Chooses which caller has to leave when the door is full, to make room for one from this address. `None` if
    /// none has to.
    pub(super) fn make_room(
        &self,
        greeted: &[Greeted],
        from: IpAddr,
        now: Instant,
    ) -> Option<usize> {
        let near: Vec<IpAddr> = greeted.iter().map(|one| region(one.from)).collect();
        let weight = |from: IpAddr| {
            let from = region(from);
            (self.crowd(from, now), near.iter().filter(|near| **near == from).count())
        };
        let by = greeted.iter().enumerate().filter(|(_, one)| one.stage < GreetingStage::Proves);
        let by = by.max_by_key(|(_, one)| {
            let network = neighbourhood(one.from);
            let neighbours = greeted.iter().filter(|other| neighbourhood(other.from) == network);
            let same = greeted.iter().filter(|other| other.from == one.from);
            let same = (neighbours.count(), same.count());
            let rest = now.saturating_duration_since(one.since);
            (weight(one.from), same, rest > STEP, Reverse(one.stage), rest)
        });
        let (number, one) = by?;
        let (theirs, own) = (weight(one.from), weight(from));
        // A caller that was just answered is about to prove who it is. Give it the time for that.
        let is_due = one.stage == GreetingStage::Answered
            && now.saturating_duration_since(one.since) <= STEP
            && theirs <= (own.0, own.1 + 1);
        (own.0 <= theirs.0 && !is_due).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: usize = 32;

    fn address(number: usize) -> IpAddr {
        IpAddr::from((0xC612_0000_u32 + u32::try_from(number).expect("few")).to_be_bytes())
    }

    fn one(from: IpAddr, stage: GreetingStage, since: Instant) -> Greeted {
        Greeted { from, stage, since }
    }

    use GreetingStage::{Answered, Came, Proves};

    #[test]
    fn whoever_got_least_far_makes_room_and_of_those_the_oldest() {
        let now = Instant::now() + Duration::from_secs(60);
        let ago = |millis| now - Duration::from_millis(millis);
        for (stages, goes) in [
            // The newest caller is not the first to go.
            (vec![(Came, 90), (Came, 300), (Came, 1)], Some(1)),
            // A caller that was answered stays for as long as its next step may take.
            (vec![(Answered, 240), (Came, 1)], Some(1)),
            (vec![(Answered, 600), (Came, 1)], Some(0)),
            (vec![(Answered, 600), (Came, 700)], Some(1)),
            (vec![(Answered, 240), (Answered, 1)], None),
            (vec![(Proves, 4_000), (Came, 1), (Proves, 3_000)], Some(1)),
            (vec![(Proves, 4_000), (Proves, 3_000)], None),
            (vec![], None),
        ] {
            let numbered = stages.iter().enumerate();
            let greeted: Vec<Greeted> = numbered
                .map(|(number, (stage, since))| one(address(number), *stage, ago(*since)))
                .collect();
            let room = Comers::default().make_room(&greeted, address(99), now);
            assert_eq!(room, goes, "{stages:?}");
        }
    }

    #[test]
    fn whoever_has_the_most_makes_room_and_a_network_is_one() {
        let now = Instant::now();
        let network = |number: u128| IpAddr::from((0x2001_0db8_u128 << 96 | number).to_be_bytes());
        let greeted = [
            one(address(1), Came, now),
            one(network(1), Answered, now),
            one(network(2), Answered, now),
            one(address(2), Came, now),
        ];
        let room = Comers::default().make_room(&greeted, address(3), now);
        assert!(matches!(room, Some(1 | 2)), "{room:?}");
        // So do the networks of one customer.
        let networks = [1_u128, 2, 3]
            .map(|number| IpAddr::from((0x2001_0db8_0007_u128 << 80 | number << 64).to_be_bytes()));
        let crowded = [address(1), networks[0], networks[1], address(2)];
        let crowded = crowded.map(|from| one(from, Came, now));
        let room = Comers::default().make_room(&crowded, networks[2], now);
        assert!(matches!(room, Some(1 | 2)), "{room:?}");
        // Neighbours in one network are distinguished if one of them crowds it.
        let crowded = [network(7), network(8), network(8)].map(|from| one(from, Came, now));
        let room = Comers::default().make_room(&crowded, network(9), now);
        assert!(matches!(room, Some(1 | 2)), "{room:?}");
    }

    /// After how many tries a guest gets in that needs `step` for each of its two steps, while this many strangers a
    /// second come from this many addresses and get as far as they can without a code.
    fn meets_beside(addresses: usize, each_second: u32, step: Duration) -> Option<usize> {
        let (mut comers, begin) = (Comers::default(), Instant::now());
        let mut greeted: Vec<Greeted> = Vec::new();
        let (guest, between) = (IpAddr::from([192, 0, 2, 1]), Duration::from_secs(1) / each_second);
        let mut tries = 0;
        let mut again_at = begin + Duration::from_secs(2);
        for number in 0..usize::try_from(each_second * 30).expect("few") {
            let now = begin + between * u32::try_from(number).expect("few");
            greeted.retain(|one| now - one.since < Duration::from_secs(5));
            for one in &mut greeted {
                let ready = if one.from == guest { step } else { Duration::from_millis(2) };
                if one.stage == Came && now - one.since >= ready {
                    (one.stage, one.since) = (Answered, now);
                } else if one.from == guest && one.stage == Answered && now - one.since >= step {
                    return Some(tries);
                }
            }
            let is_here = greeted.iter().any(|one| one.from == guest);
            let comes = if now >= again_at && !is_here {
                tries += 1;
                again_at =
                    now + Duration::from_millis(2_000 + 37 * u64::try_from(tries).expect("few"));
                guest
            } else {
                address(number % addresses)
            };
            comers.comes(comes, now);
            if greeted.len() >= ROOM {
                match comers.make_room(&greeted, comes, now) {
                    Some(goes) => drop(greeted.remove(goes)),
                    None => continue,
                }
            }
            greeted.push(one(comes, Came, now));
        }
        None
    }

    #[test]
    fn a_guest_comes_in_beside_a_crowd_at_once_and_beside_a_multitude_soon() {
        for step in [1, 240].map(Duration::from_millis) {
            for (addresses, each_second, most) in [(1, 1_000, 1), (64, 320, 2)] {
                let tries = meets_beside(addresses, each_second, step);
                assert!(tries.is_some_and(|tries| tries <= most), "{addresses} {step:?} {tries:?}");
            }
        }
        // If each stranger comes from an address of its own, a guest is one of many.
        let tries = meets_beside(100_000, 320, Duration::from_millis(1));
        assert!(tries.is_some_and(|tries| tries <= 8), "{tries:?}");
    }

    #[test]
    fn who_has_crowded_the_door_is_forgotten_and_little_is_remembered() {
        let (mut comers, begin) = (Comers::default(), Instant::now());
        (0..500).for_each(|_| comers.comes(address(1), begin));
        for number in 2..5_000 {
            comers.comes(address(number), begin);
        }
        assert_eq!(comers.regions.len(), MOST_REGIONS);
        assert_eq!(comers.crowd(address(1), begin), 500, "the worst is not forgotten for others");
        assert_eq!(comers.crowd(address(1), begin + HALF_FORGOTTEN * 2), 125);
        assert_eq!(comers.crowd(address(1), begin + HALF_FORGOTTEN * 6), 0);
        assert_eq!(comers.crowd(address(1), begin + HALF_FORGOTTEN * 1_000), 0);
    }
}

//! What wrong codes cost: whoever tries one waits for the next try, by address and in all.
//! The door is never closed for everybody, or any stranger could close it. Never sees a code.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::devices::neighbourhood::{neighbourhood, region};

/// How tries become slower: some are free, then each wrong one doubles the wait.
struct Slowing {
    free: u32,
    first: Duration,
    most: Duration,
}

/// One address tries five codes and then about one a minute.
const BY_ADDRESS: Slowing =
    Slowing { free: 5, first: Duration::from_secs(1), most: Duration::from_secs(60) };
/// Many addresses together try ten and then one in eleven seconds, and those that have tried less than two so far have
/// another 160 and one in sixteen seconds, which the others cannot take from them: 730 in an hour, one chance in 23,000 to
/// find a code of 24 bits.
const IN_ALL: Slowing =
    Slowing { free: 10, first: Duration::from_millis(100), most: Duration::from_secs(11) };
const OF_NEWCOMERS: Slowing =
    Slowing { free: 160, first: Duration::from_secs(16), most: Duration::from_secs(16) };
/// Where so many wrong codes were tried nobody is a newcomer: one customer has many networks in IPv6. A bad road may make a wrong one of a right one.
const KNOWN: u32 = 2;
/// So many addresses are told apart; with more, those that waited longest count in all alone.
const MOST_ADDRESSES: usize = 256;

/// The wrong codes so far, and who has to wait.
#[derive(Debug, Default)]
pub(in crate::devices) struct Guesses {
    addresses: Vec<(IpAddr, Account)>,
    /// How many were tried in each region, those that tried latest last.
    regions: Vec<(IpAddr, u32)>,
    newcomers: Account,
    others: Account,
}

#[derive(Debug, Default, Clone, Copy)]
struct Account {
    wrong: u32,
    again_at: Option<Instant>,
}

impl Account {
    fn waits(&self, now: Instant) -> bool {
        self.again_at.is_some_and(|at| now < at)
    }

    fn adds(&mut self, slowing: &Slowing, now: Instant) {
        self.wrong = self.wrong.saturating_add(1);
        let pause = self.wrong.checked_sub(slowing.free).map(|over| {
            let doubled = slowing.first.saturating_mul(2_u32.saturating_pow(over));
            doubled.min(slowing.most)
        });
        self.again_at = pause.map(|pause| now + pause);
    }
}

impl Guesses {
    /// Whether whoever is tried hears of so many wrong codes: a flood of them is not told one by one.
    pub(in crate::devices) fn are_told(tried: u32) -> bool {
        tried == 3 || tried.is_power_of_two()
    }

    /// Whether a code from this address is looked at now.
    pub(in crate::devices) fn waits(&self, from: IpAddr, now: Instant) -> bool {
        let all = if self.is_newcomer(from) { &self.newcomers } else { &self.others };
        let from = neighbourhood(from);
        let own = self.addresses.iter().find(|(address, _)| *address == from);
        let own = own.map(|(_, account)| *account).unwrap_or_default();
        all.waits(now) || own.waits(now)
    }

    fn is_newcomer(&self, from: IpAddr) -> bool {
        let place = region(from);
        !self.regions.iter().any(|(region, tried)| *region == place && *tried >= KNOWN)
    }

    /// Somebody there tried a wrong code: how many there have been in all.
    pub(in crate::devices) fn wrong(&mut self, from: IpAddr, now: Instant) -> u32 {
        if self.is_newcomer(from) {
            self.newcomers.adds(&OF_NEWCOMERS, now);
        } else {
            self.others.adds(&IN_ALL, now);
        }
        let place = region(from);
        let tried = self.regions.iter().position(|(region, _)| *region == place);
        let tried = tried.map_or(0, |at| self.regions.remove(at).1);
        if self.regions.len() >= MOST_ADDRESSES {
            self.regions.remove(0);
        }
        self.regions.push((place, tried.saturating_add(1)));
        let from = neighbourhood(from);
        let known = self.addresses.iter().position(|(address, _)| *address == from);
        let mut account = known.map(|at| self.addresses.remove(at).1).unwrap_or_default();
        account.adds(&BY_ADDRESS, now);
        if self.addresses.len() >= MOST_ADDRESSES {
            self.addresses.remove(0);
        }
        self.addresses.push((from, account));
        self.newcomers.wrong.saturating_add(self.others.wrong)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    /// How many codes are looked at within an hour, asked every tenth of a second.
    fn tries_in_an_hour(mut from: impl FnMut(u32) -> IpAddr) -> u32 {
        let (mut guesses, began) = (Guesses::default(), Instant::now());
        let mut tries = 0;
        for tick in 0..36_000 {
            let (now, address) = (began + Duration::from_millis(100) * tick, from(tick));
            if !guesses.waits(address, now) {
                tries = guesses.wrong(address, now);
            }
        }
        assert!(guesses.addresses.len() <= MOST_ADDRESSES);
        tries
    }

    #[test]
    fn one_address_tries_about_one_code_a_minute() {
        let tries = tries_in_an_hour(|_| IpAddr::from([192, 0, 2, 1]));
        assert!((60..80).contains(&tries), "{tries}");
        let network = |tick| IpAddr::from(Ipv6Addr::from(u128::from(tick) | 0x2001_0db8 << 96));
        assert_eq!(tries_in_an_hour(network), tries, "a network of IPv6 is one address");
    }

    #[test]
    fn however_many_addresses_try_no_more_than_730_codes_in_an_hour() {
        for addresses in [64, 200, 256, 1_000, 36_000] {
            let many = |tick: u32| IpAddr::from((0xC612_0000 + tick % addresses).to_be_bytes());
            let tries = tries_in_an_hour(many);
            assert!((300..=730).contains(&tries), "{addresses} {tries}");
        }
    }

    #[test]
    fn eighty_addresses_that_guess_without_end_keep_no_newcomer_waiting() {
        let (mut guesses, began) = (Guesses::default(), Instant::now());
        let guest = IpAddr::from([192, 0, 2, 1]);
        for tick in 0..36_000_u32 {
            let now = began + Duration::from_millis(100) * tick;
            let enemies =
                (0..80_u32).map(|number| IpAddr::from((0xC612_0000 + number).to_be_bytes()));
            for enemy in enemies {
                if !guesses.waits(enemy, now) {
                    guesses.wrong(enemy, now);
                }
            }
            assert!(tick < 200 || !guesses.waits(guest, now), "{tick}");
        }
    }

    #[test]
    fn who_has_many_networks_takes_no_newcomer_s_turn_with_them() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for number in 0..65_536_u128 {
            let network = 0x2001_0db8_0007_u128 << 80 | number << 64;
            let enemy = IpAddr::from(Ipv6Addr::from(network));
            if !guesses.waits(enemy, now) {
                guesses.wrong(enemy, now);
            }
        }
        assert!(!guesses.waits(IpAddr::from([192, 0, 2, 1]), now));
        assert!(guesses.newcomers.wrong <= KNOWN, "{guesses:?}");
    }

    #[test]
    fn who_tries_wrong_codes_keeps_nobody_else_out_for_long() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        let [bad, good] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let mut at = now;
        while at < now + HOUR {
            if !guesses.waits(bad, at) {
                guesses.wrong(bad, at);
            }
            at += Duration::from_millis(100);
        }
        let waited = (0..60).map(Duration::from_secs).find(|late| !guesses.waits(good, at + *late));
        assert!(waited.is_some_and(|waited| waited <= OF_NEWCOMERS.most), "{waited:?}");
    }

    #[test]
    fn a_flood_of_wrong_codes_is_told_in_a_dozen_sentences() {
        let told: Vec<u32> = (1..=730).filter(|tried| Guesses::are_told(*tried)).collect();
        assert_eq!(told, [1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512]);
    }

    #[test]
    fn a_code_that_was_mistyped_five_times_waits_for_two_seconds() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        let from = IpAddr::from([192, 0, 2, 1]);
        for number in 1..=5 {
            assert!(!guesses.waits(from, now), "{number}");
            assert_eq!(guesses.wrong(from, now), number);
        }
        assert!(guesses.waits(from, now));
        assert!(!guesses.waits(from, now + Duration::from_secs(2)));
    }
}

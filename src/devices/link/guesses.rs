//! Slows down the guessing of codes: wrong codes make the next try wait, by address and in total. The door is never
//! closed for everybody, or any stranger could close it.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::neighbourhood::{neighbourhood, region, site};

/// How tries become slower: the first ones are free, then each wrong one doubles the wait.
struct Slowing {
    free: u32,
    first: Duration,
    most: Duration,
}

/// One address gets five free tries, then about one a minute.
const BY_ADDRESS: Slowing =
    Slowing { free: 5, first: Duration::from_secs(1), most: Duration::from_secs(60) };
/// Addresses with at least two wrong codes of their own share ten free tries, then one in fifteen seconds. Newcomers,
/// with fewer than two from their whole region, have a pool of their own that the others cannot use up: 160 tries, then
/// one in sixteen seconds. Neighbours, which are new in a region with more wrong codes, are in neither pool: all of
/// them together get twenty tries, then one a minute. In total 730 tries in the first hour, a chance of 1 in 23,000 to
/// find a code of 24 bits.
const IN_ALL: Slowing =
    Slowing { free: 10, first: Duration::from_millis(100), most: Duration::from_secs(15) };
const OF_NEWCOMERS: Slowing =
    Slowing { free: 160, first: Duration::from_secs(16), most: Duration::from_secs(16) };
const OF_NEIGHBOURS: Slowing =
    Slowing { free: 20, first: Duration::from_secs(60), most: Duration::from_secs(60) };
/// The share of one region, and of one site in it, in the pool of neighbours. Neither has enough networks to use up the
/// pool.
const BY_REGION: Slowing =
    Slowing { free: 12, first: Duration::from_secs(4), most: Duration::from_secs(120) };
const BY_SITE: Slowing =
    Slowing { free: 4, first: Duration::from_secs(15), most: Duration::from_secs(1200) };
/// From this number of wrong codes on, an address no longer counts as a newcomer, and neither do its neighbours: in
/// IPv6 one customer has many networks. The number is not 1, because a bad connection can spoil a right code.
const KNOWN: u32 = 2;
/// Addresses that are counted one by one. With more, the oldest are forgotten and count only in the total.
const MOST_ADDRESSES: usize = 256;

/// The wrong codes so far, and the waits that follow from them.
#[derive(Debug, Default)]
pub(crate) struct Guesses {
    addresses: GuessAccounts,
    /// The wrong codes of newcomers and neighbours in each region, and of neighbours in each site.
    regions: GuessAccounts,
    sites: GuessAccounts,
    newcomers: Account,
    neighbours: Account,
    others: Account,
}

#[derive(Debug, Default, Clone, Copy)]
struct Account {
    wrong: u32,
    again_at: Option<Instant>,
}

/// An account for each address, the latest last.
#[derive(Debug, Default)]
struct GuessAccounts(Vec<(IpAddr, Account)>);

/// The pool to which an address belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GuessTurns {
    /// Fewer than `KNOWN` wrong codes came from the region.
    Newcomer,
    /// Fewer than `KNOWN` came from the network, but more from its region.
    Neighbour,
    Other,
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

impl GuessAccounts {
    fn of(&self, place: IpAddr) -> Account {
        let known = self.0.iter().find(|(known, _)| *known == place);
        known.map(|(_, account)| *account).unwrap_or_default()
    }

    fn adds(&mut self, place: IpAddr, slowing: &Slowing, now: Instant) {
        let known = self.0.iter().position(|(known, _)| *known == place);
        let mut account = known.map(|at| self.0.remove(at).1).unwrap_or_default();
        account.adds(slowing, now);
        if self.0.len() >= MOST_ADDRESSES {
            self.0.remove(0);
        }
        self.0.push((place, account));
    }
}

impl Guesses {
    /// Whether this count of wrong codes is reported to the host: not every one in a flood.
    pub(crate) fn are_told(tried: u32) -> bool {
        tried == 3 || tried.is_power_of_two()
    }

    /// Whether a code from this address has to wait.
    pub(crate) fn waits(&self, from: IpAddr, now: Instant) -> bool {
        let all_wait = match self.turns_of(from) {
            GuessTurns::Newcomer => self.newcomers.waits(now),
            GuessTurns::Neighbour => {
                self.neighbours.waits(now)
                    || self.regions.of(region(from)).waits(now)
                    || self.sites.of(site(from)).waits(now)
            }
            GuessTurns::Other => self.others.waits(now),
        };
        all_wait || self.addresses.of(neighbourhood(from)).waits(now)
    }

    fn turns_of(&self, from: IpAddr) -> GuessTurns {
        match self.addresses.of(neighbourhood(from)).wrong < KNOWN {
            true if self.regions.of(region(from)).wrong < KNOWN => GuessTurns::Newcomer,
            true => GuessTurns::Neighbour,
            false => GuessTurns::Other,
        }
    }

    /// Counts a wrong code from this address. Returns the total so far.
    pub(crate) fn wrong(&mut self, from: IpAddr, now: Instant) -> u32 {
        match self.turns_of(from) {
            GuessTurns::Newcomer => {
                self.newcomers.adds(&OF_NEWCOMERS, now);
                self.regions.adds(region(from), &BY_REGION, now);
            }
            GuessTurns::Neighbour => {
                self.neighbours.adds(&OF_NEIGHBOURS, now);
                self.regions.adds(region(from), &BY_REGION, now);
                self.sites.adds(site(from), &BY_SITE, now);
            }
            GuessTurns::Other => self.others.adds(&IN_ALL, now),
        }
        self.addresses.adds(neighbourhood(from), &BY_ADDRESS, now);
        let pools = [self.newcomers, self.neighbours, self.others];
        pools.iter().fold(0, |all, pool| all.saturating_add(pool.wrong))
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    /// How many codes are checked within an hour, with a try every tenth of a second.
    fn tries_in_an_hour(mut from: impl FnMut(u32) -> IpAddr) -> u32 {
        let (mut guesses, began) = (Guesses::default(), Instant::now());
        let mut tries = 0;
        for tick in 0..36_000 {
            let (now, address) = (began + Duration::from_millis(100) * tick, from(tick));
            if !guesses.waits(address, now) {
                tries = guesses.wrong(address, now);
            }
        }
        for accounts in [&guesses.addresses, &guesses.regions, &guesses.sites] {
            assert!(accounts.0.len() <= MOST_ADDRESSES);
        }
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
        // From IPv4 addresses, and from networks in one region, in some regions and in many.
        for within in [0xFF, 0xFFFF, 0x000F_00FF, 0xFFFF_FFFF] {
            let both = |tick: u32| match tick % 3 {
                0 => IpAddr::from((0xC612_0000 + tick % 600).to_be_bytes()),
                1 => network(tick.wrapping_mul(0x9E37_79B1) & within),
                _ => network(tick & 0x3F),
            };
            let tries = tries_in_an_hour(both);
            assert!((300..=730).contains(&tries), "{within:x} {tries}");
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

    /// An IPv6 network by its number within 2001:db8::/32: 16 bits for the region, 8 for the site, 8 for the network.
    fn network(number: u32) -> IpAddr {
        IpAddr::from(Ipv6Addr::from(0x2001_0db8_u128 << 96 | u128::from(number) << 64))
    }

    /// In how many seconds out of a hundred the guest can try, in an hour in which all enemies try every second.
    fn open_to(guest: IpAddr, enemies: &[IpAddr], guesses: &mut Guesses) -> u32 {
        let began = Instant::now();
        let mut open = 0;
        for tick in 0..3_600_u32 {
            let now = began + Duration::from_secs(1) * tick;
            open += u32::from(!guesses.waits(guest, now));
            for enemy in enemies {
                if !guesses.waits(*enemy, now) {
                    guesses.wrong(*enemy, now);
                }
            }
        }
        open / 36
    }

    /// One guesser in the venue, and many others elsewhere.
    #[test]
    fn who_guesses_in_a_network_of_the_venue_keeps_its_other_networks_open() {
        let elsewhere =
            (0..80_u32).map(|number| IpAddr::from((0xC612_0000 + number).to_be_bytes()));
        let enemies: Vec<IpAddr> = elsewhere.chain([network(0x0007_0101)]).collect();
        for guest in [0x0007_0102, 0x0007_0201] {
            let open = open_to(network(guest), &enemies, &mut Guesses::default());
            assert!(open >= 99, "{open}");
        }
    }

    #[test]
    fn who_has_256_networks_of_the_region_keeps_its_other_sites_open() {
        let enemies: Vec<IpAddr> = (0..256).map(|number| network(0x0007_0100 + number)).collect();
        let open = open_to(network(0x0007_0201), &enemies, &mut Guesses::default());
        assert!(open >= 80, "{open}");
    }

    #[test]
    fn who_has_a_region_keeps_the_networks_of_another_open_in_which_codes_were_mistyped() {
        let mut guesses = Guesses::default();
        for _ in 0..2 {
            guesses.wrong(network(0x0008_0101), Instant::now());
        }
        let enemies: Vec<IpAddr> = (0..1024).map(|number| network(0x0007_0000 + number)).collect();
        let open = open_to(network(0x0008_0102), &enemies, &mut guesses);
        assert!(open >= 40, "{open}");
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

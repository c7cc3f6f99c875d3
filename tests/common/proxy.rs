//! A bad network between two places: it can be cut or slow, and can spoil or repeat data.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What the network does to data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weather {
    /// Nothing.
    Fair,
    /// Everything comes later by this much.
    Slow(Duration),
    /// Nothing gets through, and no end notices.
    Frozen,
    /// The next piece gets a flipped bit, once.
    Spoils,
    /// The next piece comes twice, once.
    Doubles,
    /// The next piece is lost, once.
    Loses,
    /// No connection gets through any more.
    Closed,
    /// This many pieces out of a hundred are spoiled, repeated, lost or late, or end the connection.
    Bad(u32),
}

#[derive(Clone)]
pub(crate) struct Road {
    pub(crate) address: SocketAddr,
    weather: Arc<Mutex<Weather>>,
    passing: Arc<Mutex<Vec<TcpStream>>>,
    /// The state of the dice, from a known seed.
    dice: Arc<Mutex<u64>>,
    /// The number of pieces, and of bad ones.
    pieces: Arc<Mutex<(u32, u32)>>,
}

impl Road {
    /// A network route to an address.
    pub(crate) fn to(host: SocketAddr) -> Road {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        let weather = Arc::new(Mutex::new(Weather::Fair));
        let road = Road {
            address,
            weather,
            passing: Arc::default(),
            dice: Arc::new(Mutex::new(0x9E37_79B9_7F4A_7C15)),
            pieces: Arc::default(),
        };
        let own = road.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if own.now() == Weather::Closed {
                    continue;
                }
                let Ok(there) = TcpStream::connect(host) else { continue };
                for (from, to) in [(&stream, &there), (&there, &stream)] {
                    let (from, to) =
                        (from.try_clone().expect("an end"), to.try_clone().expect("an end"));
                    let road = own.clone();
                    std::thread::spawn(move || road.carry(from, to));
                }
                own.passing.lock().expect("the road").extend([stream, there]);
            }
        });
        road
    }

    pub(crate) fn becomes(&self, weather: Weather) {
        *self.weather.lock().expect("the road") = weather;
    }

    /// Sets the seed of the dice.
    pub(crate) fn seeded(&self, seed: u64) {
        *self.dice.lock().expect("the road") = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    }

    /// The number of pieces in bad weather, and of bad ones.
    #[cfg(unix)]
    pub(crate) fn bad_pieces(&self) -> (u32, u32) {
        let (all, bad) = *self.pieces.lock().expect("the road");
        (all, bad)
    }

    fn rolls(&self, sides: u32) -> u32 {
        let mut dice = self.dice.lock().expect("the road");
        *dice ^= *dice << 13;
        *dice ^= *dice >> 7;
        *dice ^= *dice << 17;
        u32::try_from(*dice >> 33).expect("31 bits") % sides
    }

    fn any_of(&self, length: usize) -> usize {
        self.rolls(u32::try_from(length).expect("a short piece")) as usize
    }

    /// Cuts all connections.
    pub(crate) fn is_cut(&self) {
        for stream in self.passing.lock().expect("the road").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn now(&self) -> Weather {
        *self.weather.lock().expect("the road")
    }

    /// What happens to one piece. An event that happens once is then over.
    fn befalls(&self) -> Weather {
        let mut weather = self.weather.lock().expect("the road");
        let now = *weather;
        if matches!(now, Weather::Spoils | Weather::Doubles | Weather::Loses) {
            *weather = Weather::Fair;
        }
        drop(weather);
        match now {
            Weather::Bad(of_a_hundred) => self.chance(of_a_hundred),
            other => other,
        }
    }

    fn chance(&self, of_a_hundred: u32) -> Weather {
        let bad = self.rolls(100) < of_a_hundred;
        let mut pieces = self.pieces.lock().expect("the road");
        pieces.0 += 1;
        pieces.1 += u32::from(bad);
        match bad.then(|| self.rolls(5)) {
            None => Weather::Fair,
            Some(0) => Weather::Spoils,
            Some(1) => Weather::Doubles,
            Some(2) => Weather::Loses,
            Some(3) => Weather::Slow(Duration::from_millis(400)),
            Some(_) => Weather::Bad(100),
        }
    }

    fn carry(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut piece = [0; 4096];
        while let Ok(length @ 1..) = from.read(&mut piece) {
            let part = &mut piece[..length];
            let passed = match self.befalls() {
                Weather::Fair => to.write_all(part),
                Weather::Slow(late) => {
                    std::thread::sleep(late);
                    to.write_all(part)
                }
                Weather::Frozen | Weather::Loses | Weather::Closed => Ok(()),
                Weather::Spoils => {
                    let at = part.len() - 1;
                    let at = if self.now() == Weather::Fair { at } else { self.any_of(length) };
                    part[at] ^= 1;
                    to.write_all(part)
                }
                Weather::Doubles => to.write_all(&[&*part, &*part].concat()),
                Weather::Bad(_) => break,
            };
            if passed.is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    }
}

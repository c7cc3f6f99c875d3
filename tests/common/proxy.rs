//! A bad road between two places: it can be cut, held up, and spoil or double what passes.

#![allow(dead_code, reason = "each test uses its own part")]
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What the road does to what passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weather {
    /// Nothing.
    Fair,
    /// Everything comes so much later.
    Slow(Duration),
    /// Nothing comes, and nobody is told.
    Frozen,
    /// The next piece has a bit turned over, once.
    Spoils,
    /// The next piece comes twice, once.
    Doubles,
    /// The next piece is left out, once.
    Loses,
    /// Nobody gets through any more.
    Closed,
}

#[derive(Clone)]
pub(crate) struct Road {
    pub(crate) address: SocketAddr,
    weather: Arc<Mutex<Weather>>,
    passing: Arc<Mutex<Vec<TcpStream>>>,
}

impl Road {
    /// A road to an address.
    pub(crate) fn to(host: SocketAddr) -> Road {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        let weather = Arc::new(Mutex::new(Weather::Fair));
        let road = Road { address, weather, passing: Arc::default() };
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

    /// Cuts everything that passes now.
    pub(crate) fn is_cut(&self) {
        for stream in self.passing.lock().expect("the road").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn now(&self) -> Weather {
        *self.weather.lock().expect("the road")
    }

    /// What happens to one piece: what happens once is over with it.
    fn befalls(&self) -> Weather {
        let mut weather = self.weather.lock().expect("the road");
        let now = *weather;
        if matches!(now, Weather::Spoils | Weather::Doubles | Weather::Loses) {
            *weather = Weather::Fair;
        }
        now
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
                    if let Some(last) = part.last_mut() {
                        *last ^= 1;
                    }
                    to.write_all(part)
                }
                Weather::Doubles => to.write_all(&[&*part, &*part].concat()),
            };
            if passed.is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    }
}

//! The door of a place that waits for its guest, while strangers from sixty-four addresses come three hundred times a
//! second: the guest comes in, and hears nothing that is not so.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use spake2::{Ed25519Group, Identity, Password, Spake2};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;
use tokio::time::{interval, timeout};

use crate::common::link_end::{End, code};
use crate::common::proxy::{Road, Weather};
use hector::devices::link::{LinkEvent, Secret, SharedKey};

/// Five times a second from each address.
const ADDRESSES: u8 = 64;
const BETWEEN: Duration = Duration::from_micros(3_125);
/// How many strangers have come before the guest sets out.
const BEFORE: usize = 640;
/// How many more may come until the guest is in: what comes in five seconds.
const MEANWHILE: usize = 1_600;
/// One way of a long road: half around the Earth and back takes twice as much.
const LONG_ROAD: Duration = Duration::from_millis(80);

/// What each stranger does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stranger {
    /// It says nothing.
    Silent,
    /// It greets as who has a code does, and never proves one.
    Unproven,
    /// It proves a wrong code.
    Guessing,
    /// It says the greeting of somebody with a key, which it does not have.
    Keyless,
}

/// Strangers who come one after the other, whether or not the door has room for them.
struct Flood {
    came: Arc<AtomicUsize>,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Flood {
    /// Begins, and returns when so many have come.
    fn of(stranger: Stranger, door: SocketAddr, before: usize) -> Flood {
        let (came, ends) = (Arc::<AtomicUsize>::default(), Arc::<AtomicBool>::default());
        let (count, until) = (Arc::clone(&came), Arc::clone(&ends));
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(async {
                let mut next = interval(BETWEEN);
                for number in (0..ADDRESSES).cycle() {
                    if until.load(Ordering::SeqCst) {
                        return;
                    }
                    next.tick().await;
                    tokio::spawn(comes(stranger, Ipv4Addr::new(127, 0, 0, 2 + number), door));
                    count.fetch_add(1, Ordering::SeqCst);
                }
            });
        });
        let flood = Flood { came, ends, thread: Some(thread) };
        while flood.came() < before {
            std::thread::sleep(BETWEEN);
        }
        flood
    }

    fn came(&self) -> usize {
        self.came.load(Ordering::SeqCst)
    }
}

impl Drop for Flood {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::SeqCst);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// One stranger, who stays until it is shown the door.
async fn comes(stranger: Stranger, from: Ipv4Addr, door: SocketAddr) {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((from, 0).into()).expect("an address of this machine");
    let Ok(Ok(mut stream)) = timeout(Duration::from_secs(2), socket.connect(door)).await else {
        return;
    };
    let [guest, host] = [b"Hector who joins", &b"Hector who listens"[..]].map(Identity::new);
    let (_, point) = Spake2::<Ed25519Group>::start_a(&Password::new([1, 2, 3, 4]), &guest, &host);
    let greeting = match stranger {
        Stranger::Silent => Vec::new(),
        Stranger::Unproven => [b"HECTOR2P", &point[..]].concat(),
        Stranger::Guessing => [b"HECTOR2P", &point[..], &[7; 48]].concat(),
        Stranger::Keyless => [b"HECTOR2R", &[7; 48][..]].concat(),
    };
    if stream.write_all(&greeting).await.is_ok() {
        let mut heard = Vec::new();
        let _ = timeout(Duration::from_secs(6), stream.read_to_end(&mut heard)).await;
    }
}

/// A guest comes in while strangers do this; how many of them came meanwhile.
fn comes_in_beside(stranger: Stranger, secret: &Secret, weather: Weather, before: usize) {
    let known = match secret {
        Secret::Key(key) => Some(key.clone()),
        Secret::Code(_) => None,
    };
    let (_host, address) = End::host(Some(code()), known);
    let flood = Flood::of(stranger, address, before);
    let road = Road::to(address);
    road.becomes(weather);
    let begun = flood.came();
    let guest = End::join(road.address, secret.clone());
    let mut told = Vec::new();
    while !told.contains(&LinkEvent::Together) {
        if let Ok(event) = guest.events.recv_timeout(Duration::from_millis(20)) {
            told.push(event);
        }
        let meanwhile = flood.came() - begun;
        assert!(meanwhile <= MEANWHILE, "{stranger:?} {weather:?}: {meanwhile} came, {told:?}");
    }
    eprintln!("{stranger:?} {weather:?}: in beside {}, {told:?}", flood.came() - begun);
    let refused = told.iter().find(|told| matches!(told, LinkEvent::Refused(_)));
    assert_eq!(refused, None, "{stranger:?} {weather:?}");
}

#[test]
fn a_guest_with_the_code_comes_in_beside_three_hundred_strangers_a_second() {
    for stranger in [Stranger::Silent, Stranger::Unproven, Stranger::Guessing, Stranger::Keyless] {
        for weather in [Weather::Fair, Weather::Slow(LONG_ROAD)] {
            comes_in_beside(stranger, &Secret::Code(code()), weather, BEFORE);
        }
    }
}

#[test]
fn a_guest_who_has_met_comes_back_beside_three_hundred_strangers_a_second() {
    let key = Secret::Key(SharedKey::of([9; SharedKey::LENGTH]));
    for stranger in [Stranger::Silent, Stranger::Unproven, Stranger::Keyless] {
        for weather in [Weather::Fair, Weather::Slow(LONG_ROAD)] {
            comes_in_beside(stranger, &key, weather, BEFORE);
        }
    }
}

/// Nobody is known as one who comes too often yet.
#[test]
fn a_guest_who_comes_with_the_first_strangers_comes_in() {
    for weather in [Weather::Fair, Weather::Slow(LONG_ROAD)] {
        comes_in_beside(Stranger::Unproven, &Secret::Code(code()), weather, 0);
    }
}

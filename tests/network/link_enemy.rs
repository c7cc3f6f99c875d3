//! The way between two places under attack: by who says again what was recorded, says little
//! at a time, says nothing two hundred times, changes lengths, tries codes, and floods.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::common::link_end::{End, code, wrong_code};
use crate::common::proxy::Road;
use hector::devices::link::{LONGEST_LETTER, Link, LinkEvent, Refused, Secret, SharedKey};

/// How many bytes a greeting by the key has from the guest, its sealed sign included.
const GREETING: usize = 8 + 48;

fn key() -> SharedKey {
    SharedKey::of([9; SharedKey::LENGTH])
}

/// A road that keeps what the guest says, and may change a byte.
struct Wiretap {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<u8>>>,
    /// Turns over bits of the next frame's length.
    changes: Arc<AtomicBool>,
}

impl Wiretap {
    fn to(host: SocketAddr) -> Wiretap {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        let (heard, changes) = (Arc::<Mutex<Vec<u8>>>::default(), Arc::<AtomicBool>::default());
        let tap = Wiretap { address, heard: Arc::clone(&heard), changes: Arc::clone(&changes) };
        std::thread::spawn(move || {
            for guest in listener.incoming().map_while(Result::ok) {
                let Ok(there) = TcpStream::connect(host) else { return };
                let (mut from, mut to) =
                    (guest.try_clone().expect("an end"), there.try_clone().expect("an end"));
                let heard = Arc::clone(&heard);
                std::thread::spawn(move || {
                    let mut piece = [0; 4096];
                    while let Ok(length @ 1..) = from.read(&mut piece) {
                        heard.lock().expect("the tape").extend(&piece[..length]);
                        let _ = to.write_all(&piece[..length]);
                    }
                    let _ = to.shutdown(Shutdown::Both);
                });
                let (mut from, mut to, changes) = (there, guest, Arc::clone(&changes));
                std::thread::spawn(move || {
                    let mut piece = [0; 4096];
                    while let Ok(length @ 1..) = from.read(&mut piece) {
                        if changes.swap(false, Ordering::SeqCst) {
                            piece[0] ^= 0x40;
                        }
                        let _ = to.write_all(&piece[..length]);
                    }
                    let _ = to.shutdown(Shutdown::Both);
                });
            }
        });
        tap
    }
}

#[test]
fn a_greeting_that_is_said_again_takes_nobody_s_place() {
    let (host, address) = End::host(None, Some(key()));
    let tap = Wiretap::to(address);
    let guest = End::join(tap.address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
    host.expects(&LinkEvent::Together);
    let recorded = tap.heard.lock().expect("the tape").clone();
    assert!(recorded.len() > GREETING, "{}", recorded.len());
    // The whole of it, and the greeting with whatever after it.
    let mut replays = Vec::new();
    for said in
        [&recorded[..], &recorded[..GREETING], &[&recorded[..GREETING], &[0; 64][..]].concat()]
    {
        let mut enemy = TcpStream::connect(address).expect("a door");
        enemy.write_all(said).expect("said");
        replays.push(enemy);
    }
    for enemy in &mut replays {
        let mut answer = [0; 1];
        enemy.read_exact(&mut answer).expect("an answer");
        assert_eq!(answer, *b"+", "what is recorded opens, and is not enough");
    }
    host.is_left_alone_for(Duration::from_secs(6));
    host.says("undisturbed");
    guest.hears("undisturbed");
}

/// Whatever is said at the door by who has no key, nobody comes in.
#[test]
fn no_greeting_that_was_changed_lets_anybody_in() {
    let (host, address) = End::host(None, Some(key()));
    let tap = Wiretap::to(address);
    let guest = End::join(tap.address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
    drop(guest);
    let by_key = tap.heard.lock().expect("the tape").clone();
    host.waits_for(&LinkEvent::Alone);
    drop(host);
    let (host, address) = End::host(Some(code()), Some(key()));
    let tap = Wiretap::to(address);
    let guest = End::join(tap.address, Secret::Code(code()));
    guest.meets();
    drop(guest);
    let by_code = tap.heard.lock().expect("the tape").clone();
    host.waits_for(&LinkEvent::Alone);
    let mut dice = 4711_u64;
    let mut roll = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(dice >> 33).expect("31 bits") % sides
    };
    for round in 0..2_000 {
        let mut said = if round % 4 == 0 { by_code.clone() } else { by_key.clone() };
        for _ in 0..roll(4) {
            let at = roll(said.len());
            said[at] = u8::try_from(roll(256)).expect("a byte");
        }
        said.truncate(roll(said.len() + 1));
        said.extend((0..roll(3) * roll(40)).map(|_| 0));
        let mut enemy = TcpStream::connect(address).expect("a door");
        let _ = enemy.write_all(&said);
        let _ = enemy.shutdown(Shutdown::Write);
        let mut answer = Vec::new();
        let _ = enemy.read_to_end(&mut answer);
        assert!(answer.len() <= 1 + 33 + 1 + 48, "{answer:?}");
    }
    for event in host.events.try_iter() {
        assert!(matches!(event, LinkEvent::WrongCodeTried { .. }), "{event:?}");
    }
    let guest = End::join(address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
}

/// Somebody who says a byte a second, again and again, until it is told to stop.
fn dripper(address: SocketAddr, first: &'static [u8]) -> Arc<AtomicBool> {
    let stopped = Arc::<AtomicBool>::default();
    let ends = Arc::clone(&stopped);
    std::thread::spawn(move || {
        while !ends.load(Ordering::SeqCst) {
            let Ok(mut stream) = TcpStream::connect(address) else { return };
            for byte in first.iter().chain(&[0; 60]) {
                if ends.load(Ordering::SeqCst) || stream.write_all(&[*byte]).is_err() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(900));
            }
        }
    });
    stopped
}

#[test]
fn a_dripper_and_two_hundred_who_say_nothing_keep_no_guest_out_and_no_host_in() {
    let (host, address) = End::host(None, Some(key()));
    let road = Road::to(address);
    let guest = End::join(road.address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
    host.expects(&LinkEvent::Together);
    let drippers = [dripper(address, b"HECTOR2R"), dripper(address, b"HECTOR2P")];
    let _idle: Vec<TcpStream> =
        (0..200).map(|_| TcpStream::connect(address).expect("a door")).collect();
    let mut worst = Duration::ZERO;
    for _ in 0..3 {
        road.is_cut();
        guest.waits_for(&LinkEvent::Alone);
        worst = worst.max(guest.waits_for_at_most(&LinkEvent::Together, Duration::from_secs(10)));
        host.waits_for(&LinkEvent::Together);
    }
    let began = Instant::now();
    drop(host);
    let left = began.elapsed();
    eprintln!("back within {worst:?}, left within {left:?}");
    assert!(left < Duration::from_secs(2), "{left:?}");
    drippers.iter().for_each(|dripper| dripper.store(true, Ordering::SeqCst));
}

#[test]
fn a_host_that_drips_does_not_keep_a_guest_from_leaving() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let greeted = Arc::<AtomicUsize>::default();
    let count = Arc::clone(&greeted);
    std::thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            count.fetch_add(1, Ordering::SeqCst);
            std::thread::spawn(move || {
                while stream.write_all(b"+").is_ok() {
                    std::thread::sleep(Duration::from_millis(900));
                }
            });
        }
    });
    let guest = End::join(address, Secret::Key(key()));
    guest.expects(&LinkEvent::Alone);
    assert!(greeted.load(Ordering::SeqCst) >= 1);
    // In the middle of the next attempt.
    while greeted.load(Ordering::SeqCst) < 2 {
        std::thread::sleep(Duration::from_millis(10));
    }
    let began = Instant::now();
    drop(guest);
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
}

#[test]
fn a_length_that_was_changed_on_the_way_is_noticed_soon() {
    let (host, address) = End::host(None, Some(key()));
    let tap = Wiretap::to(address);
    let guest = End::join(tap.address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
    host.expects(&LinkEvent::Together);
    let began = Instant::now();
    tap.changes.store(true, Ordering::SeqCst);
    host.says("a short letter of which the length says thousands");
    guest.waits_for_at_most(&LinkEvent::Alone, Duration::from_secs(7));
    guest.waits_for_at_most(&LinkEvent::Together, Duration::from_secs(3));
    host.waits_for(&LinkEvent::Together);
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    host.says("there again");
    guest.hears("there again");
}

#[test]
fn a_false_host_tries_one_code_at_a_guest_and_no_more() {
    // A false host is a host with another code: each exchange tries that one.
    let (_false_host, address) = End::host(Some(wrong_code()), None);
    let guest = End::join(address, Secret::Code(code()));
    guest.expects(&LinkEvent::Refused(Refused::WrongCode));
    // And one that takes the proof and says nothing.
    let (false_host, there) = End::host(Some(wrong_code()), None);
    let tap = Wiretap::to(there);
    let guest = End::join(tap.address, Secret::Code(code()));
    guest.expects(&LinkEvent::Refused(Refused::WrongCode));
    let proofs = tap.heard.lock().expect("the tape").len() / (8 + 33 + 48);
    assert_eq!(proofs, 1);
    drop(false_host);
    guest.is_left_alone_for(Duration::from_secs(1));
}

#[test]
fn who_tries_codes_at_a_host_becomes_slow_and_the_guest_comes_in() {
    let (host, address) = End::host(Some(code()), None);
    let stopped = Arc::<AtomicBool>::default();
    let ends = Arc::clone(&stopped);
    let enemy = std::thread::spawn(move || {
        while !ends.load(Ordering::SeqCst) {
            let (sender, events) = sync_channel(16);
            let secret = Secret::Code(wrong_code());
            let link = Link::join(address, secret, |event| event, sender).expect("a link");
            let _ = events.recv_timeout(Duration::from_secs(3));
            drop(link);
        }
    });
    // So many in so long is what is asked here.
    std::thread::sleep(Duration::from_secs(12));
    stopped.store(true, Ordering::SeqCst);
    let tried = host.events.try_iter().fold(0, |most, event| match event {
        LinkEvent::WrongCodeTried { tried } => tried.max(most),
        other => panic!("{other:?}"),
    });
    assert!((4..=8).contains(&tried), "{tried} in twelve seconds");
    // From the same address, so it has to wait for as long as the enemy, and no longer.
    let guest = End::join(address, Secret::Code(code()));
    guest.waits_for_at_most(&LinkEvent::Together, Duration::from_secs(20));
    enemy.join().expect("an enemy");
}

#[test]
fn an_owner_who_does_not_listen_can_still_leave() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let (sender, unheard) = sync_channel(1);
    let host = Link::host(listener, None, Some(key()), |event| event, sender).expect("a door");
    let guest = End::join(address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
    for _ in 0..400 {
        guest.link.send(vec![b'x'; LONGEST_LETTER]).expect("a letter");
    }
    let began = Instant::now();
    drop(host);
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    drop(unheard);
    let began = Instant::now();
    drop(guest);
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

#[test]
fn letters_that_nobody_had_room_for_cut_the_way_and_come_when_they_are_asked_for() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let (sender, events) = sync_channel(1);
    let _host = Link::host(listener, None, Some(key()), |event| event, sender).expect("a door");
    let guest = End::join(address, Secret::Key(key()));
    guest.expects(&LinkEvent::Together);
    for number in 0..6_000 {
        guest.says(&number.to_string());
    }
    guest.waits_for_at_most(&LinkEvent::Alone, Duration::from_secs(20));
    guest.waits_for_at_most(&LinkEvent::Together, Duration::from_secs(20));
    // Two are left out only where the way was cut: for want of room, or because a machine that does much else was
    // silent for too long.
    let (mut letters, mut told, mut next, mut told_before) = (0, Vec::new(), 0, 0);
    while let Ok(event) = events.recv_timeout(Duration::from_secs(2)) {
        match event {
            LinkEvent::Letter(letter) => {
                let number: u32 = String::from_utf8_lossy(&letter).parse().expect("a number");
                let was_cut = told.len() > told_before && letters > 0;
                assert!(number == next || (was_cut && number > next), "{number} for {next}");
                (next, letters, told_before) = (number + 1, letters + 1, told.len());
            }
            other => told.push(other),
        }
    }
    assert!(letters < 6_000, "{letters}");
    let cuts = told.len() / 2;
    assert!(cuts > 1 || letters >= 4_096, "{letters}");
    let pairs = [LinkEvent::Alone, LinkEvent::Together].into_iter().cycle().take(2 * cuts);
    let expected: Vec<LinkEvent> = [LinkEvent::Together].into_iter().chain(pairs).collect();
    assert!(cuts > 0 && told == expected, "{told:?}");
}

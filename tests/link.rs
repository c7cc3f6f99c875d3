//! The way between two places, over real sockets and a bad road: who has no code gets no
//! letter, no letter is ever changed, and a way that was cut comes back by itself.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/proxy.rs"]
mod proxy;

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use hector::devices::link::{Code, Event, Key, LONGEST_LETTER, Link, Refused, Secret};
use proxy::{Road, Weather};

const LIMIT: Duration = Duration::from_secs(12);

/// One end and what it was told.
struct End {
    link: Link,
    events: Receiver<Event>,
}

impl End {
    fn host(code: Option<Code>, key: Option<Key>) -> (End, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        (End::host_at(listener, code, key), address)
    }

    fn host_at(listener: TcpListener, code: Option<Code>, key: Option<Key>) -> End {
        let (sender, events) = sync_channel(64);
        End {
            link: Link::host(listener, code, key, |event| event, sender).expect("a door"),
            events,
        }
    }

    fn join(address: SocketAddr, secret: Secret) -> End {
        let (sender, events) = sync_channel(64);
        End { link: Link::join(address, secret, |event| event, sender).expect("a link"), events }
    }

    fn next(&self) -> Event {
        self.events.recv_timeout(LIMIT).expect("something is told")
    }

    fn expects(&self, event: &Event) {
        assert_eq!(&self.next(), event);
    }

    /// Waits for an event, whatever is told before.
    fn waits_for(&self, event: &Event) {
        while &self.next() != event {}
    }

    fn meets(&self) -> Key {
        let Event::Met(key) = self.next() else { panic!("they have not met") };
        self.expects(&Event::Together);
        key
    }

    fn says(&self, letter: &str) {
        self.link.send(letter.into()).expect("a short letter");
    }

    fn hears(&self, letter: &str) {
        self.expects(&Event::Letter(letter.into()));
    }
}

fn code() -> Code {
    Code::of([4, 63, 0, 17]).expect("a code")
}

/// Two ends that have met over a road, and their key.
fn met() -> (End, End, Road, Key) {
    let (host, address) = End::host(Some(code()), None);
    let road = Road::to(address);
    let guest = End::join(road.address, Secret::Code(code()));
    let key = guest.meets();
    assert_eq!(host.meets(), key);
    (host, guest, road, key)
}

#[test]
fn two_places_meet_by_a_code_and_talk() {
    let (host, guest, _road, key) = met();
    assert!(!format!("{key:?} {:?}", code()).contains("63"), "a secret is never shown");
    for number in 0..200 {
        host.says(&format!("from the host {number}"));
        guest.says(&format!("from the guest {number}"));
        guest.hears(&format!("from the host {number}"));
        host.hears(&format!("from the guest {number}"));
    }
    let long = "x".repeat(LONGEST_LETTER);
    host.says(&long);
    guest.hears(&long);
    let too_long = host.link.send(vec![0; LONGEST_LETTER + 1]);
    let sentence = too_long.map_err(|error| error.to_string());
    assert_eq!(sentence, Err("A letter of 32769 bytes. Expected 32768 at most.".to_owned()));
}

#[test]
fn a_wrong_code_is_refused_and_too_many_close_the_door() {
    let (host, address) = End::host(Some(code()), None);
    let wrong = Secret::Code(Code::of([4, 63, 0, 18]).expect("a code"));
    for left in (0..5).rev() {
        let guesser = End::join(address, wrong.clone());
        guesser.expects(&Event::Refused(Refused::WrongCode));
        host.expects(&Event::WrongCodeTried { left });
    }
    let late = End::join(address, Secret::Code(code()));
    late.expects(&Event::Refused(Refused::Closed));
}

#[test]
fn a_code_opens_the_door_once() {
    let (_host, _guest, road, _) = met();
    let second = End::join(road.address, Secret::Code(code()));
    second.expects(&Event::Refused(Refused::Closed));
    let stranger = End::join(road.address, Secret::Key(Key::of([7; Key::LENGTH])));
    stranger.expects(&Event::Refused(Refused::WrongKey));
}

#[test]
fn a_way_that_was_cut_comes_back_by_itself() {
    let (host, guest, road, _) = met();
    for round in 0..3 {
        road.is_cut();
        for end in [&host, &guest] {
            end.expects(&Event::Alone);
        }
        for end in [&host, &guest] {
            end.expects(&Event::Together);
        }
        host.says(&format!("round {round}"));
        guest.hears(&format!("round {round}"));
    }
}

#[test]
fn silence_is_noticed_and_a_late_letter_is_not() {
    let (host, guest, road, _) = met();
    road.becomes(Weather::Slow(Duration::from_millis(300)));
    host.says("late");
    guest.hears("late");
    road.becomes(Weather::Frozen);
    let frozen = Instant::now();
    host.expects(&Event::Alone);
    guest.expects(&Event::Alone);
    assert!(frozen.elapsed() < Duration::from_secs(9), "{:?}", frozen.elapsed());
    road.becomes(Weather::Fair);
    road.is_cut();
    host.waits_for(&Event::Together);
    guest.waits_for(&Event::Together);
    guest.says("there again");
    host.hears("there again");
}

#[test]
fn nothing_that_was_spoiled_doubled_or_lost_is_ever_a_letter() {
    let (host, guest, road, _) = met();
    for weather in [Weather::Spoils, Weather::Doubles, Weather::Loses] {
        road.becomes(weather);
        // Whatever is hit, a letter or a sign of life, the seal of what follows is broken.
        for number in 0..50 {
            host.says(&format!("{weather:?} {number}"));
            std::thread::sleep(Duration::from_millis(2));
        }
        let mut heard = -1;
        loop {
            match guest.next() {
                Event::Letter(letter) => {
                    let letter = String::from_utf8(letter).expect("text");
                    let number = letter.strip_prefix(&format!("{weather:?} "));
                    let number: i32 = number.and_then(|it| it.parse().ok()).expect("our letter");
                    assert_eq!(number, heard + 1, "in order, and each once");
                    heard = number;
                }
                Event::Alone => break,
                other => panic!("{other:?}"),
            }
        }
        guest.expects(&Event::Together);
        host.waits_for(&Event::Together);
    }
}

#[test]
fn a_place_that_was_started_again_is_found_by_its_key() {
    let (host, guest, _road, key) = met();
    drop(guest);
    host.expects(&Event::Alone);
    drop(host);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let host = End::host_at(listener, None, Some(key.clone()));
    let guest = End::join(address, Secret::Key(key));
    guest.expects(&Event::Together);
    host.expects(&Event::Together);
    guest.says("here I am");
    host.hears("here I am");
}

#[test]
fn strangers_at_the_door_disturb_nobody() {
    let (host, guest, _road, _) = met();
    let (lonely, address) = End::host(Some(code()), None);
    for noise in [&b"GET / HTTP/1.1\r\n\r\n"[..], b"HECTOR1X", b"HECTOR1P", b"", &[0; 4096]] {
        let mut stranger = TcpStream::connect(address).expect("a door");
        let _ = stranger.write_all(noise);
        let _ = stranger.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stranger.read_to_end(&mut answer);
        assert!(answer.len() <= 34, "{answer:?}");
    }
    let friend = End::join(address, Secret::Code(code()));
    friend.meets();
    lonely.meets();
    host.says("undisturbed");
    guest.hears("undisturbed");
}

#[test]
fn a_place_where_no_hector_listens_says_so() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = other.local_addr().expect("its address");
    std::thread::spawn(move || {
        let mut guests = Vec::new();
        for mut stream in other.incoming().map_while(Result::ok) {
            let _ = stream.write_all(b"SSH-2.0-OpenSSH\r\n");
            guests.push(stream);
        }
    });
    let guest = End::join(address, Secret::Code(code()));
    guest.expects(&Event::Refused(Refused::NoHector));
}

#[test]
fn a_place_where_nobody_is_yet_is_sought_until_somebody_is() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    drop(listener);
    let guest = End::join(address, Secret::Code(code()));
    guest.expects(&Event::Alone);
    let listener = TcpListener::bind(address).expect("the same port");
    let host = End::host_at(listener, Some(code()), None);
    assert_eq!(guest.meets(), host.meets());
}

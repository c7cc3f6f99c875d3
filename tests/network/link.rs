//! The way between two places, over real sockets and a bad road: who has no code gets no
//! letter, no letter is ever changed, and a way that was cut comes back by itself.

use crate::common::asked;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use crate::common::link_end::{End, code, wrong_code};
use crate::common::proxy::{Road, Weather};
use hector::devices::link::{LONGEST_LETTER, LinkEvent, Refused, Secret, SharedKey, TurnedAway};

/// Two ends that have met over a road, and their key.
fn met() -> (End, End, Road, SharedKey) {
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
    assert_eq!(too_long.expect_err("too long").length, LONGEST_LETTER + 1);
}

#[test]
fn a_wrong_code_is_told_and_closes_the_door_for_nobody() {
    let (host, address) = End::host(Some(code()), None);
    let guesser = End::join(address, Secret::Code(wrong_code()));
    guesser.expects(&LinkEvent::Refused(Refused::WrongCode));
    host.expects(&LinkEvent::WrongCodeTried { tried: 1 });
    // It is not tried again by itself.
    guesser.is_left_alone_for(Duration::from_secs(1));
    host.is_left_alone_for(Duration::from_millis(100));
    let began = Instant::now();
    let late = End::join(address, Secret::Code(code()));
    late.meets();
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}

#[test]
fn a_code_opens_the_door_until_the_guest_has_written() {
    let (host, address) = End::host(Some(code()), None);
    // A guest whose program ends before it could keep the key comes again by the code.
    let first = End::join(address, Secret::Code(code()));
    let lost = first.meets();
    assert_eq!(host.meets(), lost);
    drop(first);
    host.expects(&LinkEvent::Alone);
    let guest = End::join(address, Secret::Code(code()));
    let key = guest.meets();
    assert_eq!(host.meets(), key);
    guest.says("kept");
    host.hears("kept");
    let second = End::join(address, Secret::Code(code()));
    second.expects(&LinkEvent::Refused(Refused::Closed));
    for stranger in [lost, SharedKey::of([7; SharedKey::LENGTH])] {
        let stranger = End::join(address, Secret::Key(stranger));
        stranger.expects(&LinkEvent::TurnedAway(TurnedAway::Unknown));
    }
    host.says("nobody else came");
    guest.hears("nobody else came");
}

/// Two places meet over a road on which three of ten pieces are bad. A guest that gives up
/// after five tries is started again with the same code, as a person would.
fn meet_in_bad_weather(seed: u64) -> usize {
    let (host, address) = End::host(Some(code()), None);
    let road = Road::to(address);
    road.seeded(seed);
    road.becomes(Weather::Bad(30));
    let mut started = 0;
    let guest = loop {
        let guest = End::join(road.address, Secret::Code(code()));
        started += 1;
        match guest.next_of_weight() {
            LinkEvent::Met(key) => break (guest, key),
            LinkEvent::Refused(Refused::WrongCode | Refused::Unanswered) => {}
            other => panic!("{other:?}"),
        }
    };
    let (guest, key) = guest;
    road.becomes(Weather::Fair);
    road.is_cut();
    loop {
        guest.says("kept");
        match host.events.recv_timeout(Duration::from_millis(200)) {
            Ok(LinkEvent::Met(found)) => assert_eq!(found, key),
            Ok(LinkEvent::Letter(letter)) => {
                assert_eq!(letter, b"kept");
                return started;
            }
            _ => {}
        }
    }
}

#[test]
fn places_meet_over_a_road_on_which_three_of_ten_pieces_are_bad() {
    let pairs = asked::number("HECTOR_BAD_ROADS");
    let meet = |seed| std::thread::spawn(move || meet_in_bad_weather(seed));
    let pairs: Vec<_> = (0..pairs.unwrap_or(8)).map(meet).collect();
    let started: Vec<usize> = pairs.into_iter().map(|pair| pair.join().expect("met")).collect();
    eprintln!("the guest was started so often: {started:?}");
}

#[test]
fn a_way_that_was_cut_comes_back_by_itself() {
    let (host, guest, road, _) = met();
    for round in 0..3 {
        road.is_cut();
        for end in [&host, &guest] {
            end.expects(&LinkEvent::Alone);
        }
        for end in [&host, &guest] {
            end.expects(&LinkEvent::Together);
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
    host.expects(&LinkEvent::Alone);
    guest.expects(&LinkEvent::Alone);
    assert!(frozen.elapsed() < Duration::from_secs(9), "{:?}", frozen.elapsed());
    road.becomes(Weather::Fair);
    road.is_cut();
    host.waits_for(&LinkEvent::Together);
    guest.waits_for(&LinkEvent::Together);
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
            // A letter each by itself, as people write them, and not one piece of many.
            std::thread::sleep(Duration::from_millis(2));
        }
        let mut heard = -1;
        loop {
            match guest.next() {
                LinkEvent::Letter(letter) => {
                    let letter = String::from_utf8(letter).expect("text");
                    let (sky, number) = letter.split_once(' ').expect("our letter");
                    // What was still said in the weather before, when the way was back.
                    if sky != format!("{weather:?}") {
                        continue;
                    }
                    let number: i32 = number.parse().expect("our letter");
                    assert_eq!(number, heard + 1, "in order, and each once");
                    heard = number;
                }
                LinkEvent::Alone => break,
                other => panic!("{other:?}"),
            }
        }
        guest.expects(&LinkEvent::Together);
        host.waits_for(&LinkEvent::Together);
    }
}

#[test]
fn a_place_that_was_started_again_is_found_by_its_key() {
    let (host, guest, _road, key) = met();
    drop(guest);
    host.expects(&LinkEvent::Alone);
    drop(host);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let host = End::host_at(listener, None, Some(key.clone()));
    let guest = End::join(address, Secret::Key(key));
    guest.expects(&LinkEvent::Together);
    host.expects(&LinkEvent::Together);
    guest.says("here I am");
    host.hears("here I am");
}

#[test]
fn strangers_at_the_door_disturb_nobody() {
    let (host, guest, _road, _) = met();
    let (lonely, address) = End::host(Some(code()), None);
    for noise in [&b"GET / HTTP/1.1\r\n\r\n"[..], b"HECTOR2X", b"HECTOR2P", b"", &[0; 4096]] {
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
    guest.expects(&LinkEvent::TurnedAway(TurnedAway::NoHector));
}

#[test]
fn a_place_where_nobody_is_yet_is_sought_until_somebody_is() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    drop(listener);
    let guest = End::join(address, Secret::Code(code()));
    guest.expects(&LinkEvent::Alone);
    let listener = TcpListener::bind(address).expect("the same port");
    let host = End::host_at(listener, Some(code()), None);
    assert_eq!(guest.meets(), host.meets());
}

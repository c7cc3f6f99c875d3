//! The greeting of two places, cut at every byte of it in either direction: afterwards both
//! have the same key, and the code is spent when the guest has written, never before.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::link_end::{End, code};
use hector::devices::link::{LinkEvent, Refused, Secret, SharedKey, TurnedAway};

/// What a guest sends by the code until it has met: its name, SPAKE2, its proof, and a sealed
/// sign of life.
const GUEST_BY_CODE: usize = 8 + 33 + 48 + SIGN;
const HOST_BY_CODE: usize = 1 + 33 + 1 + 48;
const GUEST_BY_KEY: usize = 8 + 48 + SIGN;
const HOST_BY_KEY: usize = 1 + 48;
/// Its length, its word, the number of what was taken, its seal.
const SIGN: usize = 2 + 1 + 8 + 16;

/// What happens after so many bytes in one direction, to the first connections.
#[derive(Debug, Clone, Copy)]
enum Fault {
    /// The connection is cut, and both ends are told.
    Cut,
    /// Nothing more of this direction comes through, and nobody is told.
    Swallow,
    /// The next byte is another one.
    Change,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    ToHost,
    ToGuest,
}

/// A road with one fault at one byte, for so many connections; then it is a good one.
fn road(
    host: SocketAddr,
    fault: Fault,
    direction: Direction,
    byte: usize,
    times: usize,
) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let left = Arc::new(AtomicUsize::new(times));
    std::thread::spawn(move || {
        for guest in listener.incoming().map_while(Result::ok) {
            let Ok(there) = TcpStream::connect(host) else { return };
            let bad =
                left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
            let fault = bad.is_ok().then_some(fault);
            for (from, to, way) in
                [(&guest, &there, Direction::ToHost), (&there, &guest, Direction::ToGuest)]
            {
                let (from, to) =
                    (from.try_clone().expect("an end"), to.try_clone().expect("an end"));
                let fault = fault.filter(|_| way == direction);
                std::thread::spawn(move || carry(from, to, fault, byte));
            }
        }
    });
    address
}

fn carry(mut from: TcpStream, mut to: TcpStream, fault: Option<Fault>, at: usize) {
    let (mut piece, mut passed) = ([0; 4096], 0);
    while let Ok(length @ 1..) = from.read(&mut piece) {
        let part = &mut piece[..length];
        let whole = match fault {
            Some(Fault::Cut | Fault::Swallow) => at.saturating_sub(passed).min(length),
            _ => length,
        };
        if let (Some(Fault::Change), Some(byte)) =
            (fault, at.checked_sub(passed).and_then(|at| part.get_mut(at)))
        {
            *byte ^= 0x55;
        }
        passed += length;
        if to.write_all(&part[..whole]).is_err() {
            break;
        }
        // Cut as soon as the last byte that comes through has come.
        if matches!(fault, Some(Fault::Cut)) && passed >= at {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

/// Two places meet by the code over this road, and find each other again by the key.
fn meet_over(fault: Fault, direction: Direction, byte: usize, times: usize) {
    let named = format!("{fault:?} {direction:?} {byte}");
    let (host, address) = End::host(Some(code()), None);
    let road = road(address, fault, direction, byte, times);
    let (guest, key) = met_by_code(road, &named);
    guest.says("kept");
    let found = key_of(&host, &named);
    assert_eq!(found, key, "{named}");
    wrote(&guest, &host, &named);
    let late = End::join(address, Secret::Code(code()));
    late.expects(&LinkEvent::Refused(Refused::Closed));
    drop(guest);
    host.waits_for(&LinkEvent::Alone);
    let again = End::join(address, Secret::Key(key));
    again.expects(&LinkEvent::Together);
    wrote(&again, &host, &named);
}

/// A guest that comes again with the same code where a bad road made a wrong one of it, as a person would.
fn met_by_code(road: SocketAddr, named: &str) -> (End, SharedKey) {
    loop {
        let guest = End::join(road, Secret::Code(code()));
        match guest.next() {
            LinkEvent::Met(key) => return (guest, key),
            LinkEvent::Refused(Refused::WrongCode) => {}
            LinkEvent::Alone | LinkEvent::Together => {
                let key = key_of(&guest, named);
                return (guest, key);
            }
            other => panic!("{named}: {other:?}"),
        }
    }
}

fn key_of(end: &End, named: &str) -> SharedKey {
    loop {
        match end.next() {
            LinkEvent::Met(key) => return key,
            LinkEvent::Alone | LinkEvent::Together | LinkEvent::WrongCodeTried { .. } => {}
            other => panic!("{named}: {other:?}"),
        }
    }
}

/// The guest writes until it is heard: what is sent while the way is cut is lost.
fn wrote(guest: &End, host: &End, named: &str) {
    for _ in 0..200 {
        guest.says("heard");
        while let Ok(event) = host.events.recv_timeout(Duration::from_millis(100)) {
            if event == LinkEvent::Letter(b"heard".to_vec()) {
                while host.events.recv_timeout(Duration::from_millis(20)).is_ok() {}
                return;
            }
        }
    }
    panic!("{named}: nothing is heard");
}

/// Does all of them, some at a time.
fn each(
    cases: Vec<(Fault, Direction, usize)>,
    at_once: usize,
    try_one: fn(Fault, Direction, usize),
) {
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some((fault, direction, byte)) =
                    cases.get(next.fetch_add(1, Ordering::SeqCst)).copied()
                {
                    let done = std::panic::catch_unwind(|| try_one(fault, direction, byte));
                    if done.is_err() {
                        failed.store(true, Ordering::SeqCst);
                    }
                }
            });
        }
    });
    assert!(!failed.into_inner(), "see above");
}

fn bytes(fault: Fault, to_host: usize, to_guest: usize) -> Vec<(Fault, Direction, usize)> {
    let there = (0..to_host).map(|byte| (fault, Direction::ToHost, byte));
    there.chain((0..to_guest).map(|byte| (fault, Direction::ToGuest, byte))).collect()
}

#[test]
fn a_greeting_by_the_code_that_is_cut_at_any_byte_ends_with_one_key() {
    // One more on each side: everything has come, and then the way is cut.
    let cases = bytes(Fault::Cut, GUEST_BY_CODE + 1, HOST_BY_CODE + 1);
    each(cases, 32, |fault, direction, byte| meet_over(fault, direction, byte, 1));
}

#[test]
fn a_greeting_by_the_code_of_which_any_byte_is_changed_ends_with_one_key() {
    let cases = bytes(Fault::Change, GUEST_BY_CODE, HOST_BY_CODE);
    each(cases, 32, |fault, direction, byte| meet_over(fault, direction, byte, 1));
}

#[test]
fn a_greeting_by_the_code_that_is_swallowed_anywhere_ends_with_one_key() {
    // The pieces and their ends; a deadline of five seconds is waited for in each.
    let to_host = [0, 1, 8, 40, 41, 42, 88, 89, 90, GUEST_BY_CODE - 1, GUEST_BY_CODE];
    let to_guest = [0, 1, 33, 34, 35, 36, HOST_BY_CODE - 1, HOST_BY_CODE];
    let there = to_host.map(|byte| (Fault::Swallow, Direction::ToHost, byte));
    let cases =
        there.into_iter().chain(to_guest.map(|byte| (Fault::Swallow, Direction::ToGuest, byte)));
    each(cases.collect(), 20, |fault, direction, byte| meet_over(fault, direction, byte, 1));
}

#[test]
fn a_cut_before_the_proof_is_tried_again_without_limit() {
    let cases = vec![
        (Fault::Cut, Direction::ToHost, 7),
        (Fault::Cut, Direction::ToGuest, 0),
        (Fault::Change, Direction::ToGuest, 0),
        (Fault::Cut, Direction::ToGuest, 33),
    ];
    each(cases, 4, |fault, direction, byte| {
        let (host, address) = End::host(Some(code()), None);
        let guest = End::join(road(address, fault, direction, byte, 6), Secret::Code(code()));
        let mut told = Vec::new();
        loop {
            match guest.next() {
                LinkEvent::Met(_) => break,
                other => told.push(other),
            }
        }
        assert!(!told.iter().any(|told| matches!(told, LinkEvent::Refused(_))), "{told:?}");
        host.meets();
    });
}

#[test]
fn every_exchange_after_the_proof_is_a_guess_and_five_are_all() {
    let (_host, address) = End::host(Some(code()), None);
    // The proof goes out, and the answer never comes.
    let road = road(address, Fault::Cut, Direction::ToGuest, 34, usize::MAX);
    let guest = End::join(road, Secret::Code(code()));
    // Nobody has said that the code is wrong, and it is not.
    guest.expects(&LinkEvent::TurnedAway(TurnedAway::Busy));
    guest.expects(&LinkEvent::Refused(Refused::Unanswered));
    guest.is_left_alone_for(Duration::from_secs(3));
}

#[test]
fn a_guest_that_has_met_comes_back_through_a_cut_at_any_byte() {
    let mut cases = bytes(Fault::Cut, GUEST_BY_KEY + 1, HOST_BY_KEY + 1);
    cases.extend(bytes(Fault::Change, GUEST_BY_KEY, HOST_BY_KEY));
    each(cases, 32, |fault, direction, byte| {
        let key = SharedKey::of([9; SharedKey::LENGTH]);
        let (host, address) = End::host(None, Some(key.clone()));
        let guest = End::join(road(address, fault, direction, byte, 2), Secret::Key(key));
        let named = format!("{fault:?} {direction:?} {byte}");
        wrote(&guest, &host, &named);
        while let Ok(told) = guest.events.try_recv() {
            assert!(
                !matches!(told, LinkEvent::Refused(_) | LinkEvent::Met(_)),
                "{named}: {told:?}"
            );
        }
    });
}

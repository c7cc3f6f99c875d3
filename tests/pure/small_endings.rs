//! Endings of up to four men, and of five where two pawns block each other, solved by walking back from every mate: who can mate there is
//! known without a doubt, and the solver must say the same.
//!
//! `HECTOR_ENDINGS=N` asks the solver about every Nth position of four men that can be won,
//! and about all that cannot, of every material, or about a hundred times as many of them as of the others where two pawns
//! block each other: `HECTOR_ENDINGS=1` about all.

use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use crate::common::asked;
use crate::common::endings::{BlockedPawns, Ending, Library, State, every_other};
use hector::chess::unwinnable::{Budget, Solver, Winnability};
use hector::chess::{Color, Position, Role};
use shakmaty::Piece;

const ENOUGH: u64 = 200_000;
/// Where a pawn can only go on when a king has come to take the other one, both kings wander long.
const ENOUGH_BEHIND_PAWNS: u64 = 1_000_000;
const PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Holds the solver against the table of an ending: White is the one who may win. Of what can
/// be won every so many positions are asked about. Returns how many were, and how many of
/// these nobody can win.
fn hold(ending: &Ending, every: usize) -> (usize, usize) {
    hold_in(ending, ending.states(), Every { winnable: every, lost: 1 }, ENOUGH)
}

/// Of how many positions one is asked about.
#[derive(Debug, Clone, Copy)]
struct Every {
    winnable: usize,
    lost: usize,
}

/// The same for some states of it.
fn hold_in(
    ending: &Ending,
    states: impl Iterator<Item = State>,
    every: Every,
    enough: u64,
) -> (usize, usize) {
    let (mut asked, mut lost, mut winnable, mut unwinnable) = (0, 0, 0, 0);
    for state in states {
        let can = ending.can_win(state);
        winnable += usize::from(can);
        unwinnable += usize::from(!can);
        // A position that nobody can come to by a game is refused by the rules.
        let Ok(position) = Position::from_fen(&ending.fen(state)) else { continue };
        let at_sight = Solver::default().quick(&position, Color::White);
        assert!(at_sight.is_none() || !can, "{} {at_sight:?}", position.to_fen());
        let is_asked = match can {
            true => winnable % every.winnable == 0,
            false => unwinnable % every.lost == 0,
        };
        if !is_asked {
            continue;
        }
        asked += 1;
        lost += usize::from(!can);
        let mut budget = Budget::positions(enough);
        match Solver::default().solve(&position, Color::White, &mut budget) {
            Winnability::Winnable(line) => {
                assert!(can, "{} is not won", position.to_fen());
                let end = line.iter().fold(position.clone(), |position, legal| {
                    assert!(position.legal_moves().contains(legal), "{}", position.to_fen());
                    position.after(*legal)
                });
                assert!(end.is_check() && end.legal_moves().is_empty(), "{}", position.to_fen());
                assert_eq!(end.turn(), Color::Black, "{}", position.to_fen());
            }
            Winnability::Unwinnable(reason) => {
                assert!(!can, "{} can be won: {reason:?}", position.to_fen());
            }
            Winnability::Unknown => panic!("{} is undecided", position.to_fen()),
        }
    }
    (asked, lost)
}

#[test]
fn positions_of_three_men_are_decided_rightly() {
    let mut library = Library::default();
    // It becomes any of the others, whose tables are made for it.
    let (asked, lost) = hold(&library.ending(&[Role::Pawn], &[]), 97);
    assert!(asked > 1_500 && lost > 10, "{asked} asked, {lost} that cannot be won");
    let materials: [(&[Role], &[Role]); 4] = [
        (&[Role::Queen], &[]),
        (&[Role::Rook], &[]),
        (&[Role::Bishop], &[]),
        (&[], &[Role::Knight]),
    ];
    for (white, black) in materials {
        let (asked, lost) = hold(&library.ending(white, black), 23);
        println!("{white:?} {black:?}: {asked} asked, {lost} that cannot be won");
    }
}

#[test]
#[ignore = "six minutes: ./hector test endings"]
fn every_material_of_four_men_is_decided_rightly() {
    let every = every_so_many();
    let two_white = (0..4).flat_map(|first| (first..4).map(move |second| (first, second)));
    let mut materials: Vec<(Vec<Role>, Vec<Role>)> =
        two_white.map(|(first, second)| (vec![PIECES[first], PIECES[second]], vec![])).collect();
    for white in PIECES {
        materials.extend(PIECES.map(|black| (vec![white], vec![black])));
    }
    hold_all(&materials, every);
}

#[test]
#[ignore = "minutes: ./hector test endings"]
fn every_pawn_against_one_man_is_decided_rightly() {
    let black = PIECES.into_iter().chain([Role::Pawn]);
    let materials: Vec<(Vec<Role>, Vec<Role>)> =
        black.map(|black| (vec![Role::Pawn], vec![black])).collect();
    hold_all(&materials, every_so_many());
}

/// Two pawns that block each other, and one man more: boards of the kind for which the proofs are made.
#[test]
#[ignore = "long, and was not timed since it asks less: ./hector test endings"]
fn every_man_beside_two_blocked_pawns_is_decided_rightly() {
    let every = every_so_many();
    let others = Mutex::new(every_other());
    let next = || others.lock().expect("no man fails under the lock").next();
    // Each man is a table of its own, and there are more of them than processors.
    let hold_what_is_left = || {
        let (mut asked, mut lost) = (0, 0);
        while let Some(other) = next() {
            let (more, lost_more) = hold_blocked(other, every);
            println!("{other:?}: {more} asked, {lost_more} that cannot be won");
            (asked, lost) = (asked + more, lost + lost_more);
        }
        (asked, lost)
    };
    let (asked, lost) = thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, NonZero::get);
        let held: Vec<_> = (0..workers).map(|_| scope.spawn(hold_what_is_left)).collect();
        held.into_iter().fold((0, 0), |(asked, lost), worker| {
            let (more, lost_more) = worker.join().expect("every answer is right");
            (asked + more, lost + lost_more)
        })
    });
    println!("{asked} asked, {lost} of them cannot be won");
}

/// Holds the solver against the table of every board on which this man stands beside two blocked pawns.
fn hold_blocked(other: Piece, every: usize) -> (usize, usize) {
    let mut library = Library::default();
    // That nobody can win there takes long to find out: a tenth is asked about where a thousandth of the others is.
    let asked_of = Every { winnable: every, lost: (every / 100).max(1) };
    let (mut asked, mut lost) = (0, 0);
    for pawns in BlockedPawns::every() {
        let ending = library.blocked(pawns, other);
        let (more, lost_more) =
            hold_in(&ending, ending.blocked_states(pawns), asked_of, ENOUGH_BEHIND_PAWNS);
        (asked, lost) = (asked + more, lost + lost_more);
    }
    (asked, lost)
}

fn every_so_many() -> usize {
    asked::number("HECTOR_ENDINGS").unwrap_or(1_000) as usize
}

/// Holds the solver against the tables of many endings.
fn hold_all(materials: &[(Vec<Role>, Vec<Role>)], every: usize) {
    let (mut asked, mut lost) = (0, 0);
    let mut library = Library::default();
    for (white, black) in materials {
        let (more, lost_more) = hold(&library.ending(white, black), every);
        println!("{white:?} {black:?}: {more} asked, {lost_more} that cannot be won");
        (asked, lost) = (asked + more, lost + lost_more);
    }
    println!("{asked} asked, {lost} of them cannot be won");
}

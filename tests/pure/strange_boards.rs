//! Boards on which something else stands than the game: told once, for what they look like, and never at once. The
//! cases are in `tests/seeds/strange-boards.txt`.

use std::fs;

use hector::chess::{Position, Square};
use hector::clock::{Moment, Span};
use hector::table::Standing;
use hector::table::sensed::{
    BoardLooks, BoardPatience, BoardSense, HandSeen, HandWatch, SquareSense, TouchFacts,
};
use shakmaty::Board;

/// A case: its name, what the board feels of it, what stands there, and what that looks like.
struct Case {
    name: String,
    sense: BoardSense,
    looks: &'static str,
}

fn cases() -> Vec<Case> {
    let read = fs::read_to_string("tests/seeds/strange-boards.txt").expect("the cases");
    let lines = read.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let [name, feels, placement, looks] =
                line.split(';').map(str::trim).collect::<Vec<_>>()[..]
            else {
                panic!("{line}")
            };
            let board = Board::from_ascii_board_fen(placement.as_bytes()).expect("a placement");
            let sense = BoardSense::by(|at| match (board.piece_at(at), feels) {
                (None, _) => SquareSense::Empty,
                (Some(piece), "pieces") => SquareSense::Stands(piece),
                (Some(piece), "colours") => SquareSense::Coloured(piece.color),
                (Some(_), _) => SquareSense::Occupied,
            });
            Case { name: name.to_owned(), sense, looks: words(looks) }
        })
        .collect()
}

fn words(looks: &str) -> &'static str {
    let all = ["squares", "empty", "overfull", "mirrored", "quarter-turned", "another", "agrees"];
    all.into_iter().find(|word| *word == looks).expect("what a board looks like")
}

fn looks(looks: BoardLooks) -> &'static str {
    match looks {
        BoardLooks::OtherwiseOnSquares => "squares",
        BoardLooks::Empty => "empty",
        BoardLooks::Overfull => "overfull",
        BoardLooks::Mirrored => "mirrored",
        BoardLooks::QuarterTurned => "quarter-turned",
        BoardLooks::AnotherPosition => "another",
    }
}

/// What is told of a board in two minutes in which it is read four times a second, and how often it has to be looked at.
fn told(watch: &mut HandWatch, sense: BoardSense, from: Moment) -> (Vec<&'static str>, usize) {
    let (mut told, mut wakes) = (Vec::new(), 0);
    let mut take = |seen: Vec<HandSeen>| {
        told.extend(seen.iter().map(|seen| match seen {
            HandSeen::Agrees => "agrees",
            HandSeen::NotSetUp(seen) => looks(*seen),
            HandSeen::Differs(divergence) => looks(divergence.looks),
            other => panic!("{other:?} is a guess"),
        }));
    };
    for quarter in 0..180 {
        take(watch.read(from + Span::from_millis(250 * quarter), sense));
    }
    // It is not told any more, because it is always the same; whoever waits for it waits.
    let (mut now, end) = (from + Span::from_seconds(45), from + Span::from_seconds(120));
    while let Some(wake) = watch.next_wake().filter(|wake| *wake < end) {
        wakes += 1;
        assert!(wakes < 100, "it never comes to rest, at {now:?}");
        now = wake.max(now);
        take(watch.wake(now));
    }
    take(watch.wake(end));
    (told, wakes)
}

fn watch() -> HandWatch {
    let patience = BoardPatience::USUAL.read_again_within(Span::from_seconds(1));
    let start = Standing::Regular(Position::initial());
    HandWatch::new(&start, patience, TouchFacts::Ignored)
}

#[test]
fn before_the_game_a_strange_board_is_told_once_and_one_that_is_nearly_set_up_is_not() {
    for case in cases() {
        let mut watch = watch();
        let expected: &[&str] = if case.looks == "squares" { &[] } else { &[case.looks] };
        let (told, _) = told(&mut watch, case.sense, Moment::ZERO);
        assert_eq!(told, expected, "{}", case.name);
        // What comes back is the same board; what was put right is the game.
        let start = BoardSense::of_pieces(&Standing::Regular(Position::initial()).board());
        if case.looks != "agrees" {
            let later = Moment::ZERO + Span::from_seconds(200);
            assert_eq!(told_of(&mut watch, start, later), ["agrees"], "{}", case.name);
        }
    }
}

fn told_of(watch: &mut HandWatch, sense: BoardSense, from: Moment) -> Vec<&'static str> {
    told(watch, sense, from).0
}

#[test]
fn in_the_game_a_strange_board_is_told_once_for_what_it_looks_like() {
    for case in cases() {
        let mut watch = watch();
        let start = BoardSense::of_pieces(&Standing::Regular(Position::initial()).board());
        assert_eq!(told_of(&mut watch, start, Moment::ZERO), ["agrees"]);
        let later = Moment::ZERO + Span::from_seconds(200);
        let told = told_of(&mut watch, case.sense, later);
        // The game itself, turned or not, is nothing new.
        let expected: &[&str] = if case.looks == "agrees" { &[] } else { &[case.looks] };
        assert_eq!(told, expected, "{}", case.name);
    }
}

#[test]
fn whoever_sets_a_board_up_is_not_interrupted() {
    let mut watch = watch();
    let board = Standing::Regular(Position::initial()).board();
    let mut sense = BoardSense::by(|_| SquareSense::Empty);
    let mut now = Moment::ZERO;
    for at in Square::ALL.into_iter().filter(|at| board.piece_at(*at).is_some()) {
        sense.set(at, SquareSense::of(board.piece_at(at)));
        for _ in 0..48 {
            now = now + Span::from_millis(250);
            let told = watch.read(now, sense);
            let is_set_up = told == [HandSeen::Agrees];
            assert!(told.is_empty() || is_set_up, "{told:?} after {at}");
        }
    }
}

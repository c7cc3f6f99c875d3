//! Walls of pawns across the board with up to five bishops a side, kings before, behind or among them, with
//! and without a way round: the family on which searches run longest. Small ones are seen whole, and hardly
//! one stays open.
//!
//! `HECTOR_WALLS=N` asks about N walls instead of a few, each with all the time that a question may take.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::unwinnable::{Squares, mates, placed, seen_whole};
use crate::common::asked;
use crate::common::dice::Dice;
use hector::chess::unwinnable::{Budget, Solver, Winnability};
use hector::chess::{Color, Position};

/// What a question may take where all is asked.
const LONGEST: Duration = Duration::from_secs(5);
/// What a question may look at in a run of all tests.
const ENOUGH: u64 = 200_000;

/// A wall as chance has it: pawns against pawns from side to side, of which none can capture another. White's
/// stand on squares of one colour, Black's on the other. Often there is a gap, or a pawn behind the wall;
/// bishops stand on either side of it, mostly of the colour of their own pawns, and kings anywhere.
fn wall(dice: &mut Dice) -> Option<Position> {
    let mut board: Squares = [[' '; 8]; 8];
    let is_whole = dice.one_in(2);
    let gaps = if is_whole { 0 } else { dice.below(3) };
    let gaps: Vec<usize> = (0..gaps).map(|_| dice.below(8)).collect();
    // Neighbours stand one step apart.
    let (lowest, phase) = (1 + dice.below(4), dice.below(2));
    for file in [0, 1, 2, 3, 4, 5, 6, 7] {
        let rank = lowest + (file + phase) % 2;
        if !gaps.contains(&file) {
            board[rank][file] = 'P';
            board[rank + 1][file] = 'p';
        } else if dice.one_in(2) {
            board[rank][file] = dice.pick(&['P', 'p']);
        }
    }
    for (pawn, ranks) in [('P', 1..lowest), ('p', lowest + 3..7)] {
        if !is_whole && !ranks.is_empty() && dice.one_in(2) {
            put(pawn, ranks, Shade::Any, &mut board, dice);
        }
    }
    let own = (lowest + phase) % 2;
    for (bishop, shade) in [('B', own), ('b', 1 - own)] {
        for _ in 0..dice.pick(&[0, 0, 1, 1, 2, 3, 4, 5]) {
            let is_any = !is_whole && dice.one_in(5);
            let shade = if is_any { Shade::Any } else { Shade::Of(shade) };
            put(bishop, 0..8, shade, &mut board, dice);
        }
    }
    put('K', 0..8, Shade::Any, &mut board, dice);
    put('k', 0..8, Shade::Any, &mut board, dice);
    placed(&board, dice)
}

/// Squares of which colour a man may stand on: of those of which rank and file are even together, or odd.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shade {
    Any,
    Of(usize),
}

fn put(man: char, ranks: Range<usize>, shade: Shade, board: &mut Squares, dice: &mut Dice) {
    let free: Vec<(usize, usize)> = ranks
        .flat_map(|rank| (0..8).map(move |file| (rank, file)))
        .filter(|(rank, file)| board[*rank][*file] == ' ')
        .filter(|(rank, file)| shade == Shade::Any || shade == Shade::Of((rank + file) % 2))
        .collect();
    let (rank, file) = dice.pick(&free);
    board[rank][file] = man;
}

#[derive(Debug, Default)]
struct Tally {
    asked: usize,
    unwinnable: usize,
    at_sight: usize,
    seen_whole: usize,
    open: Vec<String>,
    longest: Duration,
    most: u64,
}

/// Asks about a wall, and holds the answer against all that can be reached, where that is little.
fn ask(position: &Position, winner: Color, limit: Limit, tally: &mut Tally) {
    let fen = position.to_fen();
    let at_sight = Solver::default().quick(position, winner);
    let begun = Instant::now();
    let mut go_on = || limit == Limit::Positions || begun.elapsed() < LONGEST;
    let most = if limit == Limit::Positions { ENOUGH } else { u64::MAX };
    let mut budget = Budget::positions(most).while_asked(&mut go_on);
    let found = Solver::default().solve(position, winner, &mut budget);
    tally.asked += 1;
    tally.longest = tally.longest.max(begun.elapsed());
    tally.most = tally.most.max(budget.spent());
    let truth = seen_whole(position, winner, limit.whole());
    tally.seen_whole += usize::from(truth.is_some());
    assert!(at_sight.is_none() || truth != Some(true), "{fen} {winner} {at_sight:?}");
    match found {
        Winnability::Winnable(line) => {
            assert!(at_sight.is_none(), "{fen} {winner} {at_sight:?}");
            assert_ne!(truth, Some(false), "{fen} {winner}");
            mates(position, winner, &line);
        }
        Winnability::Unwinnable(reason) => {
            assert_ne!(truth, Some(true), "{fen} {winner} {reason:?}");
            tally.unwinnable += 1;
            tally.at_sight += usize::from(at_sight.is_some());
        }
        Winnability::Unknown => tally.open.push(format!("{winner} {fen}")),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Limit {
    Positions,
    Time,
}

impl Limit {
    /// How much is looked at to see a wall whole.
    fn whole(self) -> usize {
        match self {
            Limit::Positions => 2_500,
            Limit::Time => 4_000,
        }
    }
}

fn asked_about(walls: u64, limit: Limit) -> Tally {
    let mut dice = Dice::new(31);
    let mut tally = Tally::default();
    let walls = std::iter::from_fn(|| Some(wall(&mut dice))).flatten().take(walls as usize);
    for position in walls {
        for winner in Color::ALL {
            ask(&position, winner, limit, &mut tally);
        }
    }
    println!("{tally:#?}");
    tally
}

#[test]
fn no_wall_stays_open_and_what_is_said_of_small_ones_is_true() {
    let tally = asked_about(100, Limit::Positions);
    assert_eq!(tally.open, Vec::<String>::new());
    assert!(tally.unwinnable >= 15 && tally.seen_whole >= 1, "{tally:?}");
}

#[test]
#[ignore = "two minutes: ./hector test walls"]
fn hardly_a_wall_stays_open_for_long() {
    let tally = asked_about(asked::number("HECTOR_WALLS").unwrap_or(10_000), Limit::Time);
    assert!(1_000 * tally.open.len() <= tally.asked, "{tally:?}");
}

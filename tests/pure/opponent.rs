//! The embedded opponent: it finds the mates that an exhaustive search proves, plays the
//! same game from the same seed, never an illegal move, and stops when it is told to.
//!
//! `UPDATE=1` writes `tests/seeds/mates.txt` anew.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;

use crate::common::dice::Dice;
use crate::common::golden;
use hector::chess::notation::legal_in_uci;
use hector::chess::opponent::{Level, Seed, ThinkingBudget, Thought, Worth, think};
use hector::chess::{Ending, History, Move, Position, ending};

const MATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/mates.txt");

#[test]
fn the_full_opponent_finds_every_mate_in_one_two_and_three() {
    if golden::is_updated() {
        fs::write(MATES, made_mates()).expect("a place for the mates");
    }
    let text = fs::read_to_string(MATES).expect("the mates");
    let mut counts = [0; 4];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (moves, fen) = line.split_once(": ").expect("a number and a FEN");
        let moves: u32 = moves.parse().expect("a number of moves");
        let game = History::new(Position::from_fen(fen).expect("a position"));
        assert_eq!(shortest_mate(game.position(), 3), Some(moves), "{fen}");
        let thought = thinks(&game, Level::FULL, 1, 400_000);
        // Of three moves it may take a fourth: it leaves out what promises little.
        let longest = if moves < 3 { moves } else { 4 };
        let Worth::Mates(told) = thought.worth else { panic!("{fen}: {:?}", thought.worth) };
        assert!((moves..=longest).contains(&told), "{fen}: {told}");
        assert_mates(game.position(), thought.best, told, fen);
        counts[moves as usize] += 1;
    }
    assert!(counts[1..].iter().all(|count| *count >= 20), "{counts:?}");
}

/// After the move, every answer leaves a mate in one move less.
fn assert_mates(position: &Position, best: Move, moves: u32, fen: &str) {
    let after = position.after(best);
    if moves == 1 {
        assert!(matches!(ending(&after), Some(Ending::Checkmate { .. })), "{fen}");
        return;
    }
    for answer in after.legal_moves() {
        let left = shortest_mate(&after.after(answer), moves - 1);
        assert!(left.is_some(), "{fen}: {}", position.uci(best));
    }
}

/// In how many moves, no more than so many, the side to move can force mate; every move
/// is tried.
fn shortest_mate(position: &Position, most: u32) -> Option<u32> {
    (1..=most).find(|moves| mates_in(position, *moves))
}

fn mates_in(position: &Position, moves: u32) -> bool {
    position.legal_moves().into_iter().any(|legal| {
        let after = position.after(legal);
        let answers = after.legal_moves();
        match answers.is_empty() {
            true => after.is_check(),
            false => {
                moves > 1
                    && answers.into_iter().all(|answer| mates_in(&after.after(answer), moves - 1))
            }
        }
    })
}

/// Positions of few pieces, set up by chance, with the moves to mate.
fn made_mates() -> String {
    let mut dice = Dice::new(9);
    let mut found: [BTreeSet<String>; 3] = Default::default();
    let sets = ["KQNk", "KRRkp", "KQPkr", "KRBNkpp", "KQRknp", "KBBNkp", "KQPPkq", "KRNPkbp"];
    while found.iter().any(|some| some.len() < 25) {
        let set = dice.pick(&sets);
        let Some(position) = set_up(set, &mut dice) else { continue };
        if let Some(moves) = shortest_mate(&position, 3) {
            let some = &mut found[moves as usize - 1];
            if some.len() < 25 {
                some.insert(position.to_fen());
            }
        }
    }
    let mut text = String::from("# Moves to the shortest mate, and the position.\n");
    for (moves, some) in (1..).zip(&found) {
        text.extend(some.iter().map(|fen| format!("{moves}: {fen}\n")));
    }
    text
}

fn set_up(set: &str, dice: &mut Dice) -> Option<Position> {
    let mut board = [['1'; 8]; 8];
    for piece in set.chars() {
        let (rank, file) = (dice.below(8), dice.below(8));
        if board[rank][file] != '1' {
            return None;
        }
        board[rank][file] = piece;
    }
    let ranks: Vec<String> = board.iter().map(|rank| rank.iter().collect()).collect();
    Position::from_fen(&format!("{} w - - 0 1", ranks.join("/"))).ok()
}

fn thinks(game: &History, level: Level, seed: u64, nodes: u64) -> Thought {
    let budget = ThinkingBudget { nodes, ..ThinkingBudget::default() };
    think(game, level, Seed(seed), &budget, || false).expect("there is a move")
}

#[test]
fn every_level_plays_whole_games_of_legal_moves_and_the_same_again() {
    for level in Level::all() {
        let game = plays(level, Level::FULL, 7);
        assert_eq!(game, plays(level, Level::FULL, 7), "level {level}");
        assert!(game.moves().len() > 10, "level {level}");
    }
}

#[test]
fn other_seeds_play_other_games() {
    let games: Vec<History> =
        (0..6).map(|seed| plays(Level::BEGINNER, Level::FULL, seed)).collect();
    let all_same = games.windows(2).all(|pair| pair[0].moves() == pair[1].moves());
    assert!(!all_same);
}

/// A game of 60 moves at most, each checked against the legal ones.
fn plays(white: Level, black: Level, seed: u64) -> History {
    let mut game = History::new(Position::initial());
    while ending(game.position()).is_none() && game.moves().len() < 120 && game.repetitions() < 3 {
        let level = if game.moves().len().is_multiple_of(2) { white } else { black };
        let thought = thinks(&game, level, seed, 500);
        assert!(game.position().legal_moves().contains(&thought.best));
        assert_eq!(thought.line.first(), Some(&thought.best));
        let mut line = game.clone();
        for legal in &thought.line {
            assert!(line.position().legal_moves().contains(legal), "{:?}", thought.line);
            line.play(*legal);
        }
        game.play(thought.best);
    }
    game
}

#[test]
fn the_stronger_level_wins_more() {
    for [weak, strong] in [[1, 4], [3, 8]] {
        let [weak, strong] = [weak, strong].map(|level| Level::try_from(level).expect("a level"));
        let mut points = 0;
        for seed in 0..6 {
            let (white, black) = if seed % 2 == 0 { (weak, strong) } else { (strong, weak) };
            let game = plays(white, black, seed);
            if let Some(Ending::Checkmate { winner }) = ending(game.position()) {
                points += if winner.fold_wb(white, black) == strong { 1 } else { -1 };
            }
        }
        assert!(points > 2, "{strong} against {weak}: {points}");
    }
}

#[test]
fn nobody_overlooks_the_recapture_that_is_waited_for() {
    let start = "r1bqkb1r/ppp2ppp/2n1pn2/3p4/3P1B2/4PN2/PPP2PPP/RN1QKB1R b KQkq - 0 5";
    for level in Level::all() {
        for seed in 0..6 {
            let mut game = History::new(Position::from_fen(start).expect("a position"));
            for uci in ["f6e4", "d1d3", "e4f2", "e1f2", "d8f6", "d3h7", "h8h7"] {
                let legal = of(game.position(), uci);
                game.play(legal);
                if uci == "d3h7" {
                    let thought = thinks(&game, level, seed, 20_000);
                    assert_eq!(game.position().uci(thought.best), "h8h7", "level {level}");
                }
            }
        }
    }
}

fn of(position: &Position, uci: &str) -> Move {
    legal_in_uci(position, uci).unwrap_or_else(|| panic!("{uci} is legal in {}", position.to_fen()))
}

#[test]
fn who_stands_worse_seeks_the_same_position_again() {
    // White is lost but for checks without end on e8 and h5.
    let fen = "6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1";
    let game = History::new(Position::from_fen(fen).expect("a position"));
    let thought = thinks(&game, Level::FULL, 1, 300_000);
    assert_eq!(thought.worth, Worth::Centipawns(0), "{thought:?}");
}

#[test]
fn it_stops_when_it_is_told_to_and_has_a_move_even_so() {
    let game = History::new(Position::initial());
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 2
    };
    let budget = ThinkingBudget { nodes: u64::MAX, ..ThinkingBudget::default() };
    let thought = think(&game, Level::FULL, Seed(1), &budget, stop).expect("there is a move");
    assert!(thought.nodes <= 4_096, "{}", thought.nodes);
    let none = ThinkingBudget { nodes: 0, depth: 0, ..ThinkingBudget::default() };
    let thought = think(&game, Level::FULL, Seed(1), &none, || true).expect("there is a move");
    assert!(game.position().legal_moves().contains(&thought.best));
}

#[test]
fn who_would_play_the_same_move_again_ends_early_and_who_doubts_looks_on() {
    let thinks = |fen: &str, settled_from: u64| {
        let game = History::new(Position::from_fen(fen).expect("a position"));
        let budget = ThinkingBudget { nodes: 60_000, settled_from, depth: 40 };
        think(&game, Level::FULL, Seed(1), &budget, || false).expect("there is a move")
    };
    // The queen is taken, whoever looks at it for long.
    let taken = "rnb1kbnr/pppp1ppp/8/4p3/3PP2q/5N2/PPP2PPP/RNBQKB1R w KQkq - 1 3";
    let (early, late) = (thinks(taken, 5_000), thinks(taken, u64::MAX));
    assert_eq!(early.best, late.best);
    assert!((5_000..30_000).contains(&early.nodes), "{}", early.nodes);
    assert!(late.nodes >= 60_000, "{}", late.nodes);
    // A quiet position is looked at for as long as its best move changes.
    let beginning = Position::initial().to_fen();
    let nodes: Vec<u64> =
        [1_000, 5_000, 15_000].map(|from| thinks(&beginning, from).nodes).to_vec();
    assert!(nodes.is_sorted() && nodes[2] >= 15_000, "{nodes:?}");
}

#[test]
fn where_the_game_is_over_it_thinks_nothing() {
    for fen in ["7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"] {
        let game = History::new(Position::from_fen(fen).expect("a position"));
        assert_eq!(think(&game, Level::FULL, Seed(1), &ThinkingBudget::default(), || false), None);
    }
}

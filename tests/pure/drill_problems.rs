//! The mates of the drills against a plain search through every move: each has exactly one first
//! move that mates in time, none mates sooner, and Black holds out to the end. The rules of movement
//! themselves are held against python-chess elsewhere.

use std::collections::BTreeSet;

use hector::chess::drills::{MateProblem, longest_resistance, mating_moves, shortest_mate};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position as _};

/// How many problems of each length are held against it.
const PROBLEMS: [(u32, u64); 3] = [(1, 40), (2, 25), (3, 3)];

#[test]
fn every_mate_has_one_first_move_by_a_plain_search() {
    for (moves, count) in PROBLEMS {
        for seed in 0..count {
            let problem = MateProblem::made(moves, seed);
            assert_eq!(problem, MateProblem::made(moves, seed), "the same seed, the same problem");
            let fen = problem.position.to_fen();
            let start: Fen = fen.parse().expect("a position");
            let board: Chess = start.into_position(CastlingMode::Standard).expect("a position");
            let men = board.board().occupied().count();
            assert!((3..=7).contains(&men), "{fen}: {men} men");
            assert!((1..moves).all(|fewer| !mates_in(&board, fewer)), "{fen} mates sooner");
            let keys: Vec<String> = board
                .legal_moves()
                .into_iter()
                .filter(|one| forces(&board, *one, moves))
                .map(|one| one.to_uci(CastlingMode::Standard).to_string())
                .collect();
            let own = mating_moves(&problem.position, moves);
            let own: Vec<String> = own.iter().map(|one| problem.position.uci(*one)).collect();
            assert_eq!((keys.len(), &keys), (1, &own), "{fen}");
        }
    }
}

#[test]
fn black_holds_out_as_long_as_was_told() {
    for seed in 0..20 {
        let MateProblem { mut position, moves } = MateProblem::made(2, seed);
        for left in (1..=moves).rev() {
            assert_eq!(shortest_mate(&position, moves), Some(left), "{}", position.to_fen());
            let key = mating_moves(&position, left)[0];
            position = position.after(key);
            if let Some(answer) = longest_resistance(&position, left - 1) {
                position = position.after(answer);
            }
        }
        assert!(position.legal_moves().is_empty() && position.is_check());
    }
}

#[test]
fn problems_are_many_and_not_one_again_and_again() {
    for moves in 1..=2 {
        let fens: BTreeSet<String> =
            (0..60).map(|seed| MateProblem::made(moves, seed).position.to_fen()).collect();
        assert!(fens.len() > 55, "{}", fens.len());
    }
    // A position is that of its seed for ever: progress keeps the seed alone.
    assert_eq!(MateProblem::made(2, 1).position.to_fen(), KNOWN);
}

const KNOWN: &str = "5k2/7R/4K3/8/7R/8/8/8 w - - 0 1";

fn mates_in(board: &Chess, moves: u32) -> bool {
    board.legal_moves().into_iter().any(|one| forces(board, one, moves))
}

fn forces(board: &Chess, one: Move, moves: u32) -> bool {
    let mut after = board.clone();
    after.play_unchecked(one);
    let answers = after.legal_moves();
    if answers.is_empty() {
        return after.is_check();
    }
    moves > 1
        && answers.into_iter().all(|answer| {
            let mut later = after.clone();
            later.play_unchecked(answer);
            mates_in(&later, moves - 1)
        })
}

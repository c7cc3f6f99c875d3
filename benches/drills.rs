//! How long a drill takes to make a question: a mate with a proof that its solution is unique, and the tables of the
//! simple endings.
//! `cargo bench --bench drills`
//!
//! Last measured on 2026-11-21 (busy cores, a hundred of each): mates in one and two less than 5 ms each, in three 6 ms
//! in the median and 116 ms at most.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

mod timing;

use std::hint::black_box;
use std::time::{Duration, Instant};

use hector::chess::Role;
use hector::chess::drills::{EndingTable, MateProblem, short_game};
use timing::{median, seconds};

const PROBLEMS: u64 = 100;

fn main() {
    for moves in 1..=3 {
        let mut times: Vec<Duration> = (0..PROBLEMS)
            .map(|seed| {
                let begun = Instant::now();
                black_box(MateProblem::made(moves, seed));
                begun.elapsed()
            })
            .collect();
        times.sort_unstable();
        let at = |hundredth: usize| seconds(times[hundredth * (times.len() - 1) / 100]);
        println!(
            "mate in {moves}: median {}, of 100 the slowest but nine {}, slowest {}",
            at(50),
            at(90),
            at(100)
        );
    }
    for man in [Role::Queen, Role::Rook, Role::Pawn] {
        let time = median(5, || drop(black_box(EndingTable::of(man))));
        println!("table of the {man:?}: {}", seconds(time));
    }
    let time = median(5, || drop(black_box(short_game(8, 1))));
    println!("game of eight plies: {}", seconds(time));
}

//! Whether Hector counts positions as fast as shakmaty alone.
//! `cargo bench --bench perft`
//!
//! Last measured on 2026-11-26: as fast as shakmaty.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

mod timing;

use std::hint::black_box;

use hector::chess::{Position, perft};
use timing::{median, seconds};

const RUNS: usize = 7;

/// Positions with a depth, and the number of positions at that depth.
const COUNTS: [(&str, u32, u64); 2] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
];

fn main() {
    for (fen, depth, count) in COUNTS {
        let position = Position::from_fen(fen).expect("a position");
        let here = || assert_eq!(perft(black_box(&position), depth), count);
        let there = || assert_eq!(shakmaty::perft(black_box(position.board()), depth), count);
        let (hector, shakmaty) = (median(RUNS, here), median(RUNS, there));
        println!(
            "{count} positions: hector {}, shakmaty {}, ratio {:.2}",
            seconds(hector),
            seconds(shakmaty),
            hector.as_secs_f64() / shakmaty.as_secs_f64()
        );
    }
}

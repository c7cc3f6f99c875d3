//! How many games between people who slip can be played and checked in a second: every fact is decided, applied,
//! recorded and told, and the whole record is replayed.
//! `cargo bench --no-default-features --bench simulation`
//!
//! Last measured on 2026-11-21: 700 games and 134,000 facts a second on one core.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/seats.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod seats;
#[path = "../tests/common/simulation.rs"]
mod simulation;
mod timing;

use simulation::{Tally, simulate};
use timing::median;

const RUNS: usize = 5;
const GAMES: u64 = 300;

fn main() {
    let mut tally = Tally::default();
    (0..GAMES).for_each(|seed| tally.add(&simulate(seed)));
    let played = tally;
    let time = median(RUNS, || (0..GAMES).for_each(|seed| tally.add(&simulate(seed))));
    #[allow(clippy::cast_precision_loss, reason = "figures for people")]
    let rate = |count: usize| count as f64 / time.as_secs_f64();
    println!(
        "{} games, {} plies, {} facts: {:.0} games and {:.0} facts a second",
        played.games,
        played.plies,
        played.facts,
        rate(played.games),
        rate(played.facts)
    );
}

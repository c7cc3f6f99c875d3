//! How long a whole `hector say e4` takes, from start to exit.
//! `cargo bench --bench start`
//!
//! Last measured on 2026-11-26: 3.4 ms.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

mod timing;

use std::process::Command;
use std::time::Duration;

use timing::{median, seconds};

const RUNS: usize = 101;
const GOAL: Duration = Duration::from_millis(5);

fn main() {
    let time = median(RUNS, || {
        let output = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["say", "e4"])
            .output()
            .expect("the program starts");
        assert_eq!(output.stdout, b"Eva zwei Eva vier\n");
    });
    let verdict = if time < GOAL { "below" } else { "ABOVE" };
    println!("hector say e4: {}, {verdict} the 5 ms it may take", seconds(time));
}

//! How long Hector takes to notice a piece that was placed on an electronic board, over a pair of Linux terminals with
//! the bytes of each family. For comparison, the same terminals with a single byte. Also the cost of a board at rest.
//! `./hector bench boards`
//!
//! Last measured on 2026-11-25 (a build for tests, busy cores): 2.7 to 2.9 ms in the median over ChessLink, DGT and
//! Chessnut, a byte alone 0.05 ms at most; a board at rest costs 0.15 per cent of a processor.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[cfg(target_os = "linux")]
#[path = "boards/linux.rs"]
mod linux;

fn main() {
    #[cfg(target_os = "linux")]
    linux::measure();
    #[cfg(not(target_os = "linux"))]
    println!("Boards are emulated at terminals of Linux.");
}

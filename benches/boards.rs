//! How long a piece that was placed on an electronic board is under way to Hector, over a pair of terminals of Linux
//! with the bytes of each family; beside it the same terminals with nothing but a byte there. And what a board at rest
//! costs. `./hector bench boards`
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

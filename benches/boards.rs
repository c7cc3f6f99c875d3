//! How long a piece that was placed on an electronic board is under way to Hector, over a pair of terminals of Linux
//! with the bytes of each family; beside it the same terminals with nothing but a byte there. And what a board at rest
//! costs. `./hector bench boards`

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

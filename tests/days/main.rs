//! Whole days: bad ones, on which everything gives way, and first evenings of three players.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![allow(unsafe_code, reason = "an allocator that counts is one of C's kind")]

#[allow(dead_code, reason = "shared with other programs of tests")]
#[path = "../common"]
mod common {
    pub(crate) mod at_terminal;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod braille;
    pub(crate) mod dice;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod itself;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod program;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod proxy;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod recording;
    pub(crate) mod seats;
    pub(crate) mod simulation;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod sound;
}

mod bad_day;
#[cfg(all(feature = "voice", feature = "braille"))]
mod evening;

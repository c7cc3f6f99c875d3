//! What is felt and pressed, at a real BRLTTY with a display of its own for each test.

#![cfg(feature = "braille")]
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod braille;
    pub(crate) mod braille_player;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod dice;
    pub(crate) mod fed;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod liblouis;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod stranger;
}

mod braille_display;
mod home_braille;
mod seat_braille;

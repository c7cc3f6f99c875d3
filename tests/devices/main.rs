//! What touches the world, device by device, where no server of sound or braille is needed.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod asked;
    #[cfg(feature = "ear")]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod at_terminal;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod dice;
    pub(crate) mod itself;
    pub(crate) mod power;
    pub(crate) mod program;
    pub(crate) mod shell_engine;
}

mod acoustics;
#[cfg(feature = "ear")]
mod ear_hall;
mod engine;
#[cfg(feature = "ear")]
mod enrol;
mod journal;
mod journal_power;
#[cfg(feature = "ear")]
mod libvosk;
#[cfg(feature = "ear")]
mod spoiled_models;
mod voice_profiles;

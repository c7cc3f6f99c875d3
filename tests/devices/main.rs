//! What touches the world, device by device, where no server of sound or braille is needed.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    #[cfg(all(feature = "ble", target_os = "linux"))]
    pub(crate) mod air_state;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod asked;
    #[cfg(any(feature = "voice", feature = "ear", feature = "boards"))]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod at_terminal;
    #[cfg(all(feature = "ble", target_os = "linux"))]
    pub(crate) mod bluez;
    #[cfg(all(feature = "boards", target_os = "linux"))]
    pub(crate) mod board_at_a_port;
    #[cfg(all(feature = "ble", target_os = "linux"))]
    pub(crate) mod board_in_the_air;
    #[cfg(all(feature = "ble", target_os = "linux"))]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod bus;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod dice;
    #[cfg(feature = "boards")]
    #[allow(dead_code, reason = "not every system asks for all of it")]
    pub(crate) mod emulated_board;
    pub(crate) mod forger;
    #[cfg(all(feature = "boards", target_os = "linux"))]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod games;
    #[cfg(all(feature = "boards", target_os = "linux"))]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod hands;
    #[cfg(unix)]
    pub(crate) mod itself;
    #[cfg(feature = "voice")]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod nvda;
    #[cfg(unix)]
    pub(crate) mod power;
    #[cfg(unix)]
    pub(crate) mod program;
    #[cfg(unix)]
    pub(crate) mod shell_engine;
    #[cfg(feature = "voice")]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod speech;
    #[cfg(all(feature = "boards", target_os = "linux"))]
    pub(crate) mod strict_peripheral;
    #[cfg(all(feature = "boards", target_os = "linux"))]
    pub(crate) mod under_wine;
    pub(crate) mod zipped;
}

mod acoustics;
// The emulated boards sit at terminals of Linux.
#[cfg(all(feature = "boards", target_os = "linux"))]
mod boards;
#[cfg(feature = "boards")]
mod boards_at_cables;
#[cfg(all(feature = "boards", target_os = "linux"))]
mod boards_at_the_seat;
#[cfg(all(feature = "ble", target_os = "linux"))]
mod boards_in_the_air;
#[cfg(all(feature = "boards", windows))]
mod boards_under_windows;
#[cfg(all(feature = "boards", target_os = "linux"))]
mod boards_under_wine;
#[cfg(feature = "ear")]
mod ear_hall;
#[cfg(unix)]
mod engine;
#[cfg(feature = "ear")]
mod enrol;
mod journal;
#[cfg(unix)]
mod journal_power;
#[cfg(feature = "ear")]
mod libvosk;
#[cfg(feature = "voice")]
mod nvda;
#[cfg(all(feature = "voice", unix))]
mod nvda_window;
#[cfg(all(feature = "boards", target_os = "linux"))]
mod peripheral;
#[cfg(feature = "ear")]
mod spoiled_models;
#[cfg(all(feature = "boards", target_os = "linux"))]
mod two_boards_at_the_seat;
#[cfg(all(feature = "ble", target_os = "linux"))]
mod two_boards_in_the_air;
mod voice_profiles;
mod zip;

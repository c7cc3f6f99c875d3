//! Two ends and a road between them, and clocks that do not agree.

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
    #[cfg(unix)]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod at_terminal;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod browser;
    #[cfg(unix)]
    pub(crate) mod dice;
    #[cfg(unix)]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod fed;
    #[cfg(all(feature = "ear", target_os = "linux"))]
    pub(crate) mod file_server;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod games_server;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod golden;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod hall_at_terminals;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod in_a_hall;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod installed;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod itself;
    pub(crate) mod link_end;
    #[cfg(all(feature = "ear", target_os = "linux"))]
    pub(crate) mod model_home;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod own_folder;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    pub(crate) mod phone;
    #[cfg(all(feature = "hall", target_os = "linux"))]
    #[allow(dead_code, reason = "shared with benchmarks")]
    pub(crate) mod piped;
    pub(crate) mod proxy;
    #[cfg(unix)]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod records;
    #[cfg(unix)]
    pub(crate) mod two_places;
    #[cfg(all(feature = "ear", target_os = "linux"))]
    pub(crate) mod zipped;
}

#[cfg(unix)]
mod clocks_that_part;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod field;
#[cfg(unix)]
mod from_the_menu;
// Its server is not to be had for Windows here, and two ends sit at terminals of Unix. A table under Windows and a
// hall beside it are tried by `./hector test windows`.
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_cluster;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_crowd;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_enemy;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_faults;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_full_disk;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_published;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod hall_venue;
#[cfg(unix)]
mod hostile_relay;
mod link;
mod link_cuts;
mod link_enemy;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod link_flood;
#[cfg(all(feature = "ear", target_os = "linux"))]
mod model;
#[cfg(all(feature = "ear", target_os = "linux"))]
mod model_tries;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod opponents_page;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod opponents_page_enemy;
#[cfg(unix)]
mod relay;
#[cfg(unix)]
mod relay_over;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod web;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod web_chromium;
#[cfg(all(feature = "hall", target_os = "linux"))]
mod web_hall;

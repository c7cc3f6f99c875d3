//! Reading aloud at a microphone, prompt by prompt, into a folder: for `hector enrol`, which learns from it, and
//! `hector contribute`, which packs it.

#[cfg(feature = "ear")]
mod at_the_microphone;
#[cfg(feature = "ear")]
mod readings;

use super::place::ScreenOptions;
use super::spoken::{WordingOptions, choice};
use crate::words::Language;

#[cfg(feature = "ear")]
pub(super) use at_the_microphone::{EverythingRead, ReadingPlan, read};
#[cfg(feature = "ear")]
pub(super) use readings::{KeptReadings, on_disk, unlisted};

/// What somebody who reads aloud may choose.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
pub(super) struct ReadingOptions {
    /// A part of the name of the microphone; the system's microphone if left out
    #[arg(long, value_name = "NAME")]
    pub(super) microphone: Option<String>,
    /// The language that Hector speaks with you
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    pub(super) language: Option<Language>,
    /// Show the announcements without speaking them
    #[arg(long)]
    pub(super) silent: bool,
    #[command(flatten)]
    pub(super) screen: ScreenOptions,
    #[command(flatten)]
    pub(super) wording: WordingOptions,
}

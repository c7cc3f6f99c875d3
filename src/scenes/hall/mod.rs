//! `hector hall`: opens a hall for many tables, with its server, and sits down at its desk.

#[cfg(feature = "hall")]
mod opening;

use std::path::PathBuf;

use super::failure::Outcome;
use super::sitting::TerminalOptions;

/// The options of `hector hall`.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
pub(crate) struct HallOptions {
    /// The TOML file with the settings of the event. What the hall keeps is put beside it, in a
    /// folder of the same name
    event: PathBuf,
    /// How many tables there are. A table that has a code keeps it
    #[arg(long, default_value_t = 10)]
    tables: u32,
    /// Where tables find this machine: its name or number, and a port; the port after it is used
    /// too. Left out, the number of this machine and port 4333
    #[arg(long)]
    address: Option<String>,
    #[command(flatten)]
    terminal: TerminalOptions,
}

/// Opens the hall.
#[cfg(feature = "hall")]
pub(super) fn open(options: &HallOptions) -> Outcome {
    opening::open(options)
}

/// Says that there is none.
#[cfg(not(feature = "hall"))]
pub(super) fn open(options: &HallOptions) -> Outcome {
    use super::{failure::Failure, settings_file};
    use crate::words::Texts;

    let language = settings_file::chosen(options.terminal.language).0.language;
    Err(Failure::Input(Texts::new(language).hall_not_built_in()))
}

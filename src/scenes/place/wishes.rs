//! How a terminal is to be used: by the options, else by the system's setting for all programs, else by Hector's
//! settings.

use super::HeardOrRead;
use crate::present::conversation::{REWRITINGS, Settings, name_of};
use crate::present::editor::Rewriting;
use crate::scenes::spoken::choice;
use crate::words::WhichProgram;

/// By this variable, users of assistive technology ask all programs to write line below line.
const ACCESSIBLE: &str = "ACCESSIBLE";
/// Values that mean no.
const NO: [&str; 5] = ["", "0", "false", "no", "off"];

/// The options of whoever sits down at a terminal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::Args)]
pub(in crate::scenes) struct ScreenOptions {
    /// How the line being typed is shown: append writes nothing over and goes on below, as a
    /// screen reader likes it; in-place keeps it in its row. What the settings say if left out,
    /// append where ACCESSIBLE is set
    #[arg(long, value_name = "MANNER", value_parser = choice([Rewriting::InPlace, Rewriting::Append], named))]
    screen: Option<Rewriting>,
}

fn named(rewriting: Rewriting) -> &'static str {
    name_of(&REWRITINGS, rewriting)
}

/// What the user wants of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) struct Wishes {
    /// Whether to speak.
    pub(in crate::scenes) aloud: HeardOrRead,
    /// How to show the line that is typed, if an option says so.
    screen: Option<Rewriting>,
    /// The program that is running.
    pub(in crate::scenes) told_by: WhichProgram,
}

impl Wishes {
    /// From the options of `hector`.
    pub(in crate::scenes) fn of(silent: bool, options: ScreenOptions) -> Wishes {
        let aloud = if silent { HeardOrRead::Silent } else { HeardOrRead::Spoken };
        Wishes { aloud, screen: options.screen, told_by: WhichProgram::Hector }
    }

    /// The same for this program.
    pub(in crate::scenes) fn in_program(self, told_by: WhichProgram) -> Wishes {
        Wishes { told_by, ..self }
    }

    /// How to show the line that is typed.
    pub(super) fn rewriting(self, settings: &Settings) -> Rewriting {
        let by_system = || {
            let value = std::env::var(ACCESSIBLE).unwrap_or_default();
            let asks = !NO.contains(&value.to_lowercase().as_str());
            asks.then_some(Rewriting::Append)
        };
        self.screen.or_else(by_system).unwrap_or(settings.rewriting)
    }
}

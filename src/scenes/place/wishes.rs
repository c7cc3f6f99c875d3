//! How somebody wants a terminal to be used: as the options say, else as the system says for all
//! programs, else as it was chosen for Hector. Never opens the terminal.

use super::HeardOrRead;
use crate::present::conversation::{REWRITINGS, Settings, name_of};
use crate::present::editor::Rewriting;
use crate::scenes::spoken::choice;
use crate::words::WhichProgram;

/// By which a user of assistive technology asks all programs for lines one below the other.
const ACCESSIBLE: &str = "ACCESSIBLE";
/// What says that nothing is asked for.
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

/// What somebody wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) struct Wishes {
    /// Whether anything is heard.
    pub(in crate::scenes) aloud: HeardOrRead,
    /// How the line being typed is shown, if that was asked for.
    screen: Option<Rewriting>,
    /// The program in which somebody sits down.
    pub(in crate::scenes) told_by: WhichProgram,
}

impl Wishes {
    /// As options of the command line of `hector` have them.
    pub(in crate::scenes) fn of(silent: bool, options: ScreenOptions) -> Wishes {
        let aloud = if silent { HeardOrRead::Silent } else { HeardOrRead::Spoken };
        Wishes { aloud, screen: options.screen, told_by: WhichProgram::Hector }
    }

    /// The same in this program.
    pub(in crate::scenes) fn in_program(self, told_by: WhichProgram) -> Wishes {
        Wishes { told_by, ..self }
    }

    /// How the line being typed is shown.
    pub(super) fn rewriting(self, settings: &Settings) -> Rewriting {
        let by_system = || {
            let value = std::env::var(ACCESSIBLE).unwrap_or_default();
            let asks = !NO.contains(&value.to_lowercase().as_str());
            asks.then_some(Rewriting::Append)
        };
        self.screen.or_else(by_system).unwrap_or(settings.rewriting)
    }
}

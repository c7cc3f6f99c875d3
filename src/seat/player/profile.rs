//! What the profile of the event allows at this seat.

use crate::laws::{Capability, Mode};
use crate::present::conversation::{Dialogue as _, Out};
use crate::table::{Declined, PlayerTold};
use crate::words::Command;

use super::Seat;

impl Seat {
    /// Whether typed moves are only written down, not announced.
    pub(crate) fn takes_dictation(&self) -> bool {
        self.allows(Capability::KeepScore) && !self.hears_moves()
    }

    /// Whether moves are announced to Hector.
    pub(super) fn hears_moves(&self) -> bool {
        self.allows(Capability::HearAnnouncements)
    }

    /// Whether Hector runs the game clocks.
    pub(crate) fn runs_clocks(&self) -> bool {
        self.allows(Capability::RunClock)
    }

    fn allows(&self, capability: Capability) -> bool {
        self.running.game.setting().allows(capability)
    }

    /// Whether the event lets the device carry out a command.
    pub(super) fn provides(&self, command: Command) -> bool {
        let needed = match command {
            Command::Press | Command::OpponentPress => Capability::RunClock,
            Command::OwnTime | Command::OpponentTime => Capability::TellTimes,
            Command::Moves => Capability::TellMoves,
            Command::LastMove => Capability::ReadOwnScore,
            _ => return !self.is_never_done(command),
        };
        self.allows(needed)
    }

    /// Whether the program never carries out a command, because it does not offer training.
    pub(super) fn is_never_done(&self, command: Command) -> bool {
        !self.modes.contain(Mode::Training) && is_help(command)
    }

    /// The answer to a clock command if Hector does not run the clocks.
    pub(super) fn refuse_without_clocks(&self) -> Vec<Out> {
        let declined = PlayerTold::Declined(Declined::NotUnderProfile(Capability::RunClock));
        self.refuse(self.said(&declined))
    }
}

/// Whether a command asks for help with the game, which only training gives.
fn is_help(command: Command) -> bool {
    command.asks_a_board()
        || matches!(
            command,
            Command::Audit
                | Command::ReadBack
                | Command::TimesToTell
                | Command::Alarm
                | Command::ReviewGame
                | Command::Menu
        )
}

#[cfg(test)]
mod tests {
    use super::is_help;
    use crate::words::{Activity, Command, Language, Texts};

    #[test]
    fn what_is_told_to_be_of_training_is_help() {
        let texts = Texts::new(Language::English);
        for row in Command::table().given_in(Activity::Table) {
            let does = row.does_at(Activity::Table, &texts);
            assert!(!does.contains("training") || is_help(row.command()), "{does}");
        }
    }
}

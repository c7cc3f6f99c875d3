//! What the profile of the event has the device do at this seat. Never does any of it.

use crate::laws::{Capability, Mode};
use crate::present::conversation::{Dialogue as _, Out};
use crate::table::{Declined, PlayerTold};
use crate::words::Command;

use super::Seat;

impl Seat {
    /// Whether a move that is typed is written down here, and announces nothing.
    pub(crate) fn takes_dictation(&self) -> bool {
        self.allows(Capability::KeepScore) && !self.hears_moves()
    }

    /// Whether moves are announced to Hector.
    pub(super) fn hears_moves(&self) -> bool {
        self.allows(Capability::HearAnnouncements)
    }

    /// Whether the clocks of the game are Hector's.
    pub(crate) fn runs_clocks(&self) -> bool {
        self.allows(Capability::RunClock)
    }

    fn allows(&self, capability: Capability) -> bool {
        self.running.game.setting().allows(capability)
    }

    /// Whether the device does here what a command wants, as far as the event says.
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

    /// Whether the program never does what a command wants, because it plays no training.
    pub(super) fn is_never_done(&self, command: Command) -> bool {
        !self.modes.contain(Mode::Training) && is_help(command)
    }

    /// The answer to whoever wants something of clocks that are not here.
    pub(super) fn refuse_without_clocks(&self) -> Vec<Out> {
        let declined = PlayerTold::Declined(Declined::NotUnderProfile(Capability::RunClock));
        self.refuse(self.said(&declined))
    }
}

/// Whether a command wants help at the table, which training gives and a tournament never does.
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

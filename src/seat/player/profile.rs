//! What the profile of the event has the device do at this seat. Never does any of it.

use crate::laws::Capability;
use crate::present::conversation::{Converses as _, Out};
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
            _ => return true,
        };
        self.allows(needed)
    }

    /// The answer to whoever wants something of clocks that are not here.
    pub(super) fn refuse_without_clocks(&self) -> Vec<Out> {
        let declined = PlayerTold::Declined(Declined::NotUnderProfile(Capability::RunClock));
        self.refuse(self.said(&declined))
    }
}

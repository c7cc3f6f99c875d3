//! What is fixed before the first move: the event, the clock, the players, the start.

use crate::chess::{ByColor, Color, Position};
use crate::clock::{Clock, Moment, PeriodEnd, TimeControl, TimeControlError};
use crate::laws::{Capability, DrawOffers, Edition, Event, Mode, PeriodPolicy, Terms};

use super::odds::Odds;
use super::person::{Player, Sight};

/// Everything that the record of a game begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// The regulations of the event.
    pub event: Event,
    /// What the clock is set to.
    pub control: TimeControl,
    /// Who plays.
    pub players: ByColor<Player>,
    /// What stands on both boards before the first move.
    pub start: Position,
    /// What one player gives the other (paragraph 22 of 1929).
    pub odds: Option<Odds>,
}

impl Setting {
    /// The setting of an event for two players, from the initial position.
    ///
    /// # Errors
    /// When the event's time control cannot be read.
    pub fn new(event: Event, players: ByColor<Player>) -> Result<Setting, TimeControlError> {
        let control = event.time_control.text.parse()?;
        Ok(Setting { event, control, players, start: Position::initial(), odds: None })
    }

    /// The edition of the Laws.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.event.edition
    }

    /// What penalties are measured by.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.event.terms()
    }

    /// Whether the device does something at this event.
    #[must_use]
    pub fn allows(&self, capability: Capability) -> bool {
        self.event.profile.allows(capability)
    }

    /// Whether a player is blind.
    #[must_use]
    pub fn is_blind(&self, side: Color) -> bool {
        self.players.get(side).sight == Sight::Blind
    }

    /// Whether the event keeps the players from agreeing on a draw at this move (9.1.1).
    #[must_use]
    pub fn restricts_agreement(&self, move_number: usize) -> bool {
        match self.event.draw_offers {
            DrawOffers::Free => false,
            DrawOffers::NotBefore(first) => move_number < usize::from(first),
            DrawOffers::ThroughArbiter => true,
        }
    }

    /// The mode in which the game begins.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.event.mode
    }

    /// The clock, set and not started.
    #[must_use]
    pub fn clock(&self) -> Clock {
        let period_end = match self.event.period_policy {
            PeriodPolicy::AtZero => PeriodEnd::AtZero,
            PeriodPolicy::AtZeroForBoth => PeriodEnd::AtZeroForBoth,
            PeriodPolicy::ByMoveCounter => PeriodEnd::ByMoveCounter,
        };
        let clock = Clock::new(self.control.clone(), period_end);
        let clock = match self.allows(Capability::HearAnnouncements) {
            true => clock.told_of_moves(),
            false => clock,
        };
        // Extra moves at odds count in the time count (paragraph 22 of 1929).
        match self.odds.as_ref().filter(|odds| !odds.extra.is_empty()) {
            Some(odds) => {
                let (side, moves) = (!odds.giver, odds.extra_moves());
                let clock = clock.with_completed(side, moves, Moment::ZERO);
                clock.with_moves(side, moves, Moment::ZERO)
            }
            None => clock,
        }
    }
}

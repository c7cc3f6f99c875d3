//! What is fixed before the first move: the event, the clock, the players, the start.

use crate::chess::{ByColor, Color, Position};
use crate::clock::{Clock, Moment, PeriodEnd, TimeControl, TimeControlError};
use crate::laws::{Capability, DrawOffers, Edition, Event, Mode, PeriodPolicy, Terms};

use super::odds::Odds;
use super::person::{Player, Sight};

/// What the record of a game begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    pub event: Event,
    pub control: TimeControl,
    pub players: ByColor<Player>,
    /// The position on both boards before the first move.
    pub start: Position,
    /// What one player gives the other (paragraph 22 of 1929).
    pub odds: Option<Odds>,
}

impl Setting {
    /// The setting of an event for two players, from the initial position.
    ///
    /// # Errors
    /// If the event's time control cannot be read.
    pub fn new(event: Event, players: ByColor<Player>) -> Result<Setting, TimeControlError> {
        let control = event.time_control.text.parse()?;
        Ok(Setting { event, control, players, start: Position::initial(), odds: None })
    }

    #[must_use]
    pub fn edition(&self) -> Edition {
        self.event.edition
    }

    /// The terms by which penalties are measured.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.event.terms()
    }

    /// Whether the event allows the device to do something.
    #[must_use]
    pub fn allows(&self, capability: Capability) -> bool {
        self.event.profile.allows(capability)
    }

    #[must_use]
    pub fn is_blind(&self, side: Color) -> bool {
        self.players.get(side).sight == Sight::Blind
    }

    /// Whether the event restricts agreeing on a draw at this move (9.1.1).
    #[must_use]
    pub fn restricts_agreement(&self, move_number: usize) -> bool {
        match self.event.draw_offers {
            DrawOffers::Free => false,
            DrawOffers::NotBefore(first) => move_number < usize::from(first),
            DrawOffers::ThroughArbiter => true,
        }
    }

    /// The mode at the start of the game.
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
        // Extra moves at odds count for the time control (paragraph 22 of 1929).
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

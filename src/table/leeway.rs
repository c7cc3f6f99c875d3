//! How much more the other side's clock may show at the other end than here. Each end is the authority on the clock
//! of its own player.

use crate::chess::Color;
use crate::clock::{Moment, Span};

use super::authority::{Assertion, Sender, authority};
use super::fact::Fact;
use super::game::Game;

/// Allowance for a letter's way there and back.
const ON_THE_WAY: Span = Span::from_seconds(5);

/// How much more may be shown. Reset at each turn of the other side, so that the gain per turn is limited to this.
#[derive(Debug, Clone, Default)]
pub(super) struct Leeway {
    /// How long the connection was down in this turn.
    cut: Span,
    /// The excess already accepted in this turn.
    used: Span,
    /// The last time shown that was not believed, so that it is reported only once.
    doubted: Option<Span>,
}

impl Leeway {
    /// Adds the time that the connection was down, or this end away.
    pub(super) fn was_cut(&mut self, span: Span) {
        self.cut = self.cut + span;
    }

    /// The believable part of what a side's clock is said to show: at most what it shows here plus what the transfer
    /// may have taken.
    pub(super) fn shown(
        &mut self,
        side: Color,
        shown: Span,
        game: &Game,
        now: Moment,
    ) -> Option<Fact> {
        let known = game.clock().reading(now).of(side).remaining?;
        let leeway = (ON_THE_WAY + self.cut) - self.used;
        let assertion = Assertion::Shows { side, shown, known, leeway };
        match authority(Sender::Place(side), assertion, game) {
            Ok(()) => {
                self.used = self.used + (shown - known);
                Some(Fact::ClockShown { side, left: shown })
            }
            Err(_) if self.doubted == Some(shown) => None,
            Err(_) => {
                self.doubted = Some(shown);
                Some(Fact::ClockDoubted { side, shown, known })
            }
        }
    }
}

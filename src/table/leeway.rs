//! How much more than here the clock of the other side may show at the other end, where each end is the
//! authority on the clock of its own player. Never changes a clock.

use crate::chess::Color;
use crate::clock::{Moment, Span};

use super::authority::{Assertion, Sender, authority};
use super::fact::Fact;
use super::game::Game;

/// What a letter may need on its way, there and back.
const ON_THE_WAY: Span = Span::from_seconds(5);

/// How much more may be shown. The other side's turn begins with nothing used, so that nobody wins more
/// than this by it.
#[derive(Debug, Clone, Default)]
pub(super) struct Leeway {
    /// How long the way was cut in this turn.
    cut: Span,
    /// What was believed in this turn already.
    used: Span,
    /// What was said last and not believed, so that it is doubted once.
    doubted: Option<Span>,
}

impl Leeway {
    /// The way was cut so long, or this end away.
    pub(super) fn was_cut(&mut self, span: Span) {
        self.cut = self.cut + span;
    }

    /// What the clock of a side is said to show, as far as that can be: no more than it shows here, and
    /// what the way may have taken.
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

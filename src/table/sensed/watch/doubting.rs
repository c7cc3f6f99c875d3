//! When a square of a board stops being trusted.

use shakmaty::Board;

use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::sensed::sense::Facing;

use super::{HandSeen, HandWatch};

/// A board that is still for this long and wrong on a single square has a fault there.
const RESTS: Span = Span::from_seconds(1);

impl HandWatch {
    /// Checks the reading so far against the moves made and announced by now.
    pub(super) fn doubt_rest(&mut self, now: Moment) -> Option<HandSeen> {
        if !self.felt.is_full() || now.since(self.since) < RESTS {
            return None;
        }
        let facing = self.facing.or_else(|| self.facing_of_most())?;
        let right = self.right_as_numbered(facing);
        let square = self.doubts.rest(&self.felt, &right, self.moves.len())?;
        self.facing = Some(facing);
        Some(self.sets_aside(square))
    }

    /// A move was announced that the board has not shown.
    pub(super) fn doubt_said(&mut self) {
        if let Some(facing) = self.facing.filter(|_| self.felt.is_full()) {
            let right = self.right_as_numbered(facing);
            self.doubts.said(&self.felt, &right, self.moves.len());
        }
    }

    /// The position by the moves has changed.
    pub(super) fn doubt_no_longer(&mut self) {
        if let Some(facing) = self.facing {
            let right = self.right_as_numbered(facing);
            self.doubts.stands(&self.felt, &right);
        }
    }

    /// The right position, by the board's own numbering.
    fn right_as_numbered(&self, facing: Facing) -> Board {
        let mut right = self.standing().board();
        if facing == Facing::Turned {
            right.rotate_180();
        }
        right
    }

    pub(super) fn doubt_change(&mut self, now: Moment, changed: &[Square]) -> Option<HandSeen> {
        let square = self.doubts.change(now, changed)?;
        Some(self.sets_aside(square))
    }

    fn sets_aside(&mut self, square: Square) -> HandSeen {
        self.forget_reading();
        HandSeen::NotBelieved(self.facing.unwrap_or(Facing::AsNumbered).square(square))
    }

    /// The only orientation in which a board that never agreed has at most two wrong squares.
    fn facing_of_most(&self) -> Option<Facing> {
        let right = self.standing().board();
        let mut ways =
            Facing::ALL.into_iter().filter(|way| self.felt.faced(*way).wrong(&right).len() <= 2);
        let only = ways.next()?;
        ways.next().is_none().then_some(only)
    }
}

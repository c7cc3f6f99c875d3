//! When a piece that leaves its square counts as touched: for a player who makes a move, not for one who copies it.

use crate::clock::Moment;
use crate::laws::TouchFacts;

use super::{HandSeen, HandWatch};

impl HandWatch {
    /// Pegs lifted to copy the opponent's move are not touched (D.2.1), nor are pieces being set up.
    pub(super) fn counts_touches(&self) -> bool {
        self.touches == TouchFacts::ForTheArbiter
            && [self.agreed, self.shown].contains(&Some(self.moves.len()))
            && self.facing.is_some()
    }

    /// A player who replies at once has copied the announced move, though the board never was at rest. On a board
    /// that only tells occupied squares, a piece lifted to capture looks the same.
    pub(super) fn note_what_was_shown(&mut self) {
        if self.agreed.is_some()
            && self.felt.tells_colours()
            && self.sense().admits(&self.standing().board())
        {
            self.shown = Some(self.moves.len());
        }
    }

    pub(super) fn follow_fingers(&mut self, now: Moment) -> Vec<HandSeen> {
        if !self.counts_touches() || !self.felt.is_full() {
            return Vec::new();
        }
        let (sense, right) = (self.sense(), self.standing().board());
        let certain = self.fingers.follow(now, &sense, &right, self.patience.touch);
        certain.into_iter().map(HandSeen::Touched).collect()
    }
}

//! Which pieces hands have touched, in which order (4.3, D.2.2): facts for the arbiter, told only
//! where the event has them told. Never says what follows from a touch.

use shakmaty::Board;

use crate::chess::{Piece, Square};
use crate::clock::{Moment, Span};

use super::sense::BoardSense;

/// Whether touches are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchFacts {
    /// They are not.
    Ignored,
    /// They are, for the arbiter.
    ForTheArbiter,
}

/// A piece that has left its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TouchSeen {
    /// Where it stood.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// When it left.
    pub at: Moment,
}

/// The touches of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Fingers {
    /// Pieces that are away, not told yet.
    away: Vec<TouchSeen>,
    told: Vec<Square>,
}

impl Fingers {
    /// Takes in what is felt now, where these pieces should stand, and gives the touches that have
    /// become certain: of pieces that were away for long enough.
    pub(super) fn follow(
        &mut self,
        now: Moment,
        sense: &BoardSense,
        right: &Board,
        touch: Span,
    ) -> Vec<TouchSeen> {
        let certain = self.certain(now, touch);
        let wrong = sense.wrong(right);
        self.away.retain(|seen| wrong.contains(&seen.square));
        for square in wrong {
            let is_known =
                self.told.contains(&square) || self.away.iter().any(|seen| seen.square == square);
            if let Some(piece) = right.piece_at(square)
                && !is_known
            {
                self.away.push(TouchSeen { square, piece, at: now });
            }
        }
        certain
    }

    /// The touches that have lasted, by now.
    pub(super) fn certain(&mut self, now: Moment, touch: Span) -> Vec<TouchSeen> {
        let lasted = |seen: &TouchSeen| now.since(seen.at) >= touch;
        let certain: Vec<TouchSeen> = self.away.iter().copied().filter(lasted).collect();
        self.away.retain(|seen| !lasted(seen));
        self.told.extend(certain.iter().map(|seen| seen.square));
        certain
    }

    /// When the next touch becomes certain.
    pub(super) fn next(&self, touch: Span) -> Option<Moment> {
        self.away.iter().map(|seen| seen.at + touch).min()
    }

    /// A move stands: what is away belongs to it, and the next turn begins.
    pub(super) fn end_turn(&mut self) -> Vec<TouchSeen> {
        std::mem::take(self).away
    }
}

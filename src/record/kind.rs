//! Classifies the rows of a record: moves and results matter most.

use crate::table::{Act, ArbiterAct, Fact, Game, Phase};

/// The importance of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move was announced, made, corrected, repeated, written or sealed, or the clock
    /// was pressed.
    Move,
    /// The game ended, or its result was signed by a player.
    Result,
    /// Anything else.
    Other,
}

/// The kind of a fact that the game has already taken in.
#[must_use]
pub fn kind_of(fact: &Fact, after: &Game) -> Kind {
    let is_over = matches!(after.phase(), Phase::Over(_));
    match fact {
        Fact::Did { act: Act::Signs, .. } | Fact::Arbiter(ArbiterAct::Declares(_)) => Kind::Result,
        // A letter that comes after the end signs nothing.
        Fact::LetterRefused { .. }
        | Fact::ClockDoubted { .. }
        | Fact::Witnessed { .. }
        | Fact::Warranted(_)
        | Fact::TouchesFelt { .. }
        | Fact::SquareDistrusted { .. }
        | Fact::SealDoubted(_)
        | Fact::NumberTried => Kind::Other,
        _ if is_over => Kind::Result,
        Fact::Spoke { .. } => Kind::Move,
        Fact::Did { act, .. } if moves(act) => Kind::Move,
        _ => Kind::Other,
    }
}

fn moves(act: &Act) -> bool {
    matches!(
        act,
        Act::Presses
            | Act::PressesLate
            | Act::PressesCrossed
            | Act::PressedUnaware
            | Act::Moves(_)
            | Act::Removes(_)
            | Act::Puts(..)
            | Act::Copies
            | Act::Writes { .. }
            | Act::Seals(_)
            | Act::SealsUnseen
    )
}

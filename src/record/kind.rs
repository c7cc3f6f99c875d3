//! What of a record is signed: the moves and the result.

use crate::table::{Act, ArbiterAct, Fact, Game, Phase};

/// How much a row of a record weighs.
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

impl Kind {
    /// Whether a row of this kind is signed.
    #[must_use]
    pub fn is_signed(self) -> bool {
        self != Kind::Other
    }

    /// The name that stands in the record.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Result => "result",
            Kind::Other => "fact",
        }
    }
}

/// The kind of a fact that a game has taken in.
#[must_use]
pub fn kind_of(fact: &Fact, after: &Game) -> Kind {
    let over = matches!(after.phase(), Phase::Over(_));
    match fact {
        Fact::Did { act: Act::Signs, .. } | Fact::Arbiter(ArbiterAct::Declares(_)) => Kind::Result,
        _ if over => Kind::Result,
        Fact::Spoke { .. } => Kind::Move,
        Fact::Did { act, .. } => match act {
            Act::Presses
            | Act::Moves(_)
            | Act::Removes(_)
            | Act::Puts(..)
            | Act::Copies
            | Act::Writes { .. }
            | Act::Seals(_) => Kind::Move,
            _ => Kind::Other,
        },
        _ => Kind::Other,
    }
}

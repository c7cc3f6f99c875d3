//! How an adjourned game is taken up again (I.5 to I.12). Never takes one up.

use super::said::Said;

/// How an adjourned game is taken up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TakingUp {
    /// The player who must reply is there: envelope opened, clock started (I.9).
    ReplierPresent,
    /// That player is not there: the clock runs, the envelope stays closed (I.9).
    ReplierAbsent,
    /// The player who sealed is not there, and the reply is sealed too (I.9).
    SealerAbsent(Said),
    /// Neither is there: the time of the player who must reply runs (I.11).
    BothAbsent,
    /// The player who must reply has come: envelope opened, clock started (I.9).
    ReplierArrives,
    /// The envelope is lost: the sealer says what was sealed (I.12.1).
    EnvelopeMissing(Said),
    /// The envelope is empty, or what is in it cannot be read as a move (I.8).
    EnvelopeUnreadable,
    /// Position or times are lost: the game is annulled (I.12.2).
    PositionLost,
    /// The sealed move does not count any more, because an earlier position was restored since.
    WithoutSeal,
}

impl TakingUp {
    /// Whether the game goes on without what is in the envelope.
    pub(super) fn gives_envelope_up(&self) -> bool {
        matches!(
            self,
            TakingUp::EnvelopeMissing(_)
                | TakingUp::EnvelopeUnreadable
                | TakingUp::PositionLost
                | TakingUp::WithoutSeal
        )
    }

    /// Whether the move that is in the envelope is made with it.
    pub(super) fn opens_envelope(&self) -> bool {
        match self {
            TakingUp::ReplierPresent | TakingUp::ReplierArrives | TakingUp::SealerAbsent(_) => true,
            TakingUp::ReplierAbsent
            | TakingUp::BothAbsent
            | TakingUp::EnvelopeMissing(_)
            | TakingUp::EnvelopeUnreadable
            | TakingUp::PositionLost
            | TakingUp::WithoutSeal => false,
        }
    }
}

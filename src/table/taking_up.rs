//! The ways to resume an adjourned game (I.5 to I.12). The resumption itself is in [`resumption`](super::resumption).

use super::said::Said;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TakingUp {
    /// The player who must reply is present: envelope opened, clock started (I.9).
    ReplierPresent,
    /// That player is absent: the clock runs, the envelope stays closed (I.9).
    ReplierAbsent,
    /// The player who sealed is absent, and the reply is sealed too (I.9).
    SealerAbsent(Said),
    /// Neither is present: the time of the player who must reply runs (I.11).
    BothAbsent,
    /// The player who must reply has come: envelope opened, clock started (I.9).
    ReplierArrives,
    /// The envelope is lost: the sealer says what was sealed (I.12.1).
    EnvelopeMissing(Said),
    /// The envelope is empty, or its content cannot be read as a move (I.8).
    EnvelopeUnreadable,
    /// Position or times are lost: the game is annulled (I.12.2).
    PositionLost,
    /// The sealed move no longer counts, because an earlier position was restored since.
    WithoutSeal,
}

impl TakingUp {
    /// Whether the game goes on without the sealed move.
    pub(super) fn gives_envelope_up(&self) -> bool {
        matches!(
            self,
            TakingUp::EnvelopeMissing(_)
                | TakingUp::EnvelopeUnreadable
                | TakingUp::PositionLost
                | TakingUp::WithoutSeal
        )
    }

    /// Whether the sealed move is made.
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

//! What needs an arbiter at a table. `Exception` is ordered by urgency, the most urgent first.

use crate::table::Matter;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Exception {
    FlagDown,
    Differing,
    IllegalMove,
    GameOver,
    Claim,
    HelpWanted,
    OtherCase,
    Silent,
    ClockLow,
}

impl Exception {
    pub(super) fn of(matter: &Matter) -> Exception {
        match matter {
            Matter::FlagDown(_)
            | Matter::BothFlagsDown { .. }
            | Matter::MovesMissing { .. }
            | Matter::TimeClaim(_)
            | Matter::TimesLost => Exception::FlagDown,
            Matter::BoardsDiffer { .. }
            | Matter::BoardsAlike { .. }
            | Matter::HandAgainstWords { .. }
            | Matter::ScoresIncomplete(_)
            | Matter::OtherMoveSealed { .. }
            | Matter::ClockDoubted { .. } => Exception::Differing,
            Matter::IllegalMove { .. }
            | Matter::PawnNotReplaced { .. }
            | Matter::PressWithoutMove(_)
            | Matter::NotAnnounced { .. }
            | Matter::TouchedPiece { .. }
            | Matter::DemandNotMet { .. }
            | Matter::OtherNewPiece { .. }
            | Matter::WrittenMoveNotPlayed { .. } => Exception::IllegalMove,
            Matter::GameOver => Exception::GameOver,
            Matter::DrawClaim { .. }
            | Matter::ClaimWithoutTheMove(_)
            | Matter::PerpetualCheckClaim(_)
            | Matter::ChallengeRunOut(_)
            | Matter::LastTwoMinutes(..)
            | Matter::IncrementRequest(_)
            | Matter::AgreementNotAllowed
            | Matter::AgreementAfter
            | Matter::AgreementUnclear
            | Matter::OfferNotAllowed(_)
            | Matter::OfferUnclear(_) => Exception::Claim,
            Matter::ArbiterCalled(..)
            | Matter::Protest(..)
            | Matter::ResumedTimes(..)
            | Matter::AssistantMissing(_) => Exception::HelpWanted,
            Matter::Resignation(_)
            | Matter::Gesture(..)
            | Matter::Observed(_)
            | Matter::SealUnreadable(_)
            | Matter::LateAtResumption { .. }
            | Matter::BothLate(_)
            | Matter::SealedMove { .. } => Exception::OtherCase,
        }
    }
}

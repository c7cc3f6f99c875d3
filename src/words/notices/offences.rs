//! The name of an offence, and its cost.

use crate::laws::{Offence, Sanction};
use crate::texts::Texts;

pub(super) fn offended(offence: Offence, texts: &Texts) -> String {
    match offence {
        Offence::IllegalMove => texts.offence_illegal_move(),
        Offence::PawnNotReplaced => texts.offence_pawn_not_replaced(),
        Offence::TwoHands => texts.offence_two_hands(),
        Offence::PressWithoutMove => texts.offence_press_without_move(),
        Offence::WrongDrawClaim => texts.offence_wrong_draw_claim(),
        Offence::IncrementRequestGranted => texts.offence_increment_request(),
        Offence::LastTwoMinutesRejected => texts.offence_last_minutes_rejected(),
        Offence::LastTwoMinutesPostponed => texts.offence_last_minutes_postponed(),
    }
}

pub(super) fn sanctioned(sanction: Sanction, texts: &Texts) -> String {
    match sanction {
        Sanction::Warning => texts.sanction_warning(),
        Sanction::MoreTimeForOpponent => texts.sanction_more_time(),
        Sanction::LessTimeForOffender => texts.sanction_less_time(),
        Sanction::MorePointsForOpponent => texts.sanction_more_points(),
        Sanction::FewerPointsForOffender => texts.sanction_fewer_points(),
        Sanction::Loss => texts.sanction_loss(),
        Sanction::Fine => texts.sanction_fine(),
        Sanction::Exclusion => texts.sanction_exclusion(),
        Sanction::Expulsion => texts.sanction_expulsion(),
    }
}

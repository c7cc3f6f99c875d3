//! Why something was declined, or a move cannot be played, as a sentence that says what was expected.

use crate::Wording;
use crate::desk::desk_word;
use crate::table::{Declined, SealLacks};
use crate::texts::Texts;

use super::capabilities::doing;
use super::cases::ended;
use super::offences::sanctioned;
use super::refusals::refused_aloud;

pub(super) fn declined(reason: &Declined, wording: Wording, texts: &Texts) -> String {
    match reason {
        Declined::SayBothSquares => texts.say_both_squares(),
        Declined::NotUnderProfile(capability) => {
            texts.not_under_profile(&doing(*capability, texts))
        }
        Declined::GameOver => texts.game_over(),
        Declined::Adjourned => texts.game_adjourned(),
        Declined::NoOffer => texts.no_offer(),
        Declined::NoSuchCase(number) => texts.no_such_case(*number),
        Declined::CaseEnded { case, why, edition } => ended(*case, *why, *edition, texts),
        Declined::NoSuchRemedy { case, remedies: 0 } => texts.no_remedy(*case),
        Declined::NoSuchRemedy { case, remedies } => texts.no_such_remedy(*case, *remedies),
        Declined::NoSuchPly(ply) => texts.no_such_ply(*ply),
        Declined::NotSealing => texts.not_sealing(),
        Declined::SealIncomplete(SealLacks::FromSquare) => texts.seal_lacks_from(),
        Declined::SealIncomplete(SealLacks::NewPiece) => texts.seal_lacks_new_piece(),
        Declined::SealIncomplete(SealLacks::PieceOrNewPiece) => texts.seal_lacks_piece(),
        Declined::NotSealedYet => {
            texts.not_sealed_yet(&desk_word("sees white's envelope", texts.language()))
        }
        Declined::SealedMoveUnseen => {
            texts.sealed_move_unseen(&desk_word("reads the sealed move", texts.language()))
        }
        Declined::SealedMoveKnown => texts.sealed_move_known(),
        Declined::SealStands => texts.seal_stands(),
        Declined::SealVoid => {
            texts.seal_void(&desk_word("takes up without the sealed move", texts.language()))
        }
        Declined::AtRest => {
            texts.at_rest(&desk_word("takes up with both present", texts.language()))
        }
        Declined::Referred => texts.play_has_ended(),
        Declined::NothingToVerify => texts.nothing_to_verify(),
        Declined::NoSuchSanction(sanction) => texts.no_such_sanction(&sanctioned(*sanction, texts)),
        Declined::OnlyInTraining => texts.only_in_training(),
        Declined::OnlyInTournament => texts.only_in_tournament(),
        Declined::DeviceSealed => texts.device_stays_sealed(),
        Declined::DeviceNotSealed => texts.device_not_sealed(),
        Declined::PlayersOwn => texts.players_own(),
        Declined::NothingToSign => texts.nothing_to_sign(),
        Declined::Impossible(_, refusal) => {
            texts.impossible(&refused_aloud(refusal, wording, texts))
        }
    }
}

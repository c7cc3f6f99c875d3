//! Why words are no move that can be made. Never judges one.

use crate::chess::{Origin, Refusal, Role, Square};
use crate::words::texts::Texts;

/// Why a move cannot be played, with its squares as they are written.
#[must_use]
pub fn refused(refusal: &Refusal, texts: &Texts) -> String {
    let square = |at: Square| at.to_string();
    match refusal {
        Refusal::NothingThere { at } => texts.nothing_there(&square(*at)),
        Refusal::NotYours { at, found } => texts.piece_not_yours(*found, &square(*at)),
        Refusal::OtherPieceThere { at, named, found } => {
            texts.other_piece_there(*found, *named, &square(*at))
        }
        Refusal::NoSuchPiece { named, from } => missing(*named, *from, texts),
        Refusal::Ambiguous { to, candidates } => {
            let from: Vec<String> = candidates.iter().map(|at| square(*at)).collect();
            texts.several_can_go(&square(*to), &texts.any_of(&from))
        }
        Refusal::NotItsMove { role, from, to } if from == to => {
            texts.already_there(*role, &square(*to))
        }
        Refusal::NotItsMove { role, from, to } => {
            texts.not_its_move(*role, &square(*from), &square(*to))
        }
        Refusal::OwnPieceThere { at } => texts.own_piece_there(&square(*at)),
        Refusal::Blocked { at, .. } => texts.piece_in_the_way(&square(*at)),
        Refusal::NothingToCapture { at } => texts.nothing_to_capture(&square(*at)),
        Refusal::EnPassantGone { at } => texts.en_passant_gone(&square(*at)),
        Refusal::KingAttacked { king, by } => texts.king_attacked(&square(*king), &square(*by)),
        Refusal::KingCaptured { at } => texts.king_captured(&square(*at)),
        Refusal::PromotionMissing { at } => texts.promotion_missing(&square(*at)),
        Refusal::PromotionImpossible { named, at } => {
            texts.promotion_impossible(*named, &square(*at))
        }
        Refusal::CastlingRightLost { side } => texts.castling_lost(*side),
        Refusal::CastlingBlocked { side, at } => texts.castling_blocked(*side, &square(*at)),
        Refusal::CastlingAttacked { side, at, by } => {
            texts.castling_attacked(*side, &square(*at), &square(*by))
        }
    }
}

/// That no own piece, or none so named, stands where a move was said to come from.
fn missing(named: Option<Role>, from: Origin, texts: &Texts) -> String {
    match (named, from.file, from.rank) {
        (Some(role), None, None) => texts.no_such_piece(role),
        (Some(role), Some(file), None) => texts.no_such_piece_on_file(role, &file.to_string()),
        (Some(role), None, Some(rank)) => texts.no_such_piece_on_rank(role, &rank.to_string()),
        (Some(role), Some(file), Some(rank)) => {
            texts.no_such_piece_on_square(role, &Square::from_coords(file, rank).to_string())
        }
        (None, None, None) => texts.no_piece(),
        (None, Some(file), None) => texts.no_piece_on_file(&file.to_string()),
        (None, None, Some(rank)) => texts.no_piece_on_rank(&rank.to_string()),
        (None, Some(file), Some(rank)) => {
            texts.no_piece_on_square(&Square::from_coords(file, rank).to_string())
        }
    }
}

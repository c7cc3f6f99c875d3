//! Why words are not a move that can be made.

use crate::Wording;
use crate::chess::{File, Origin, Rank, Refusal, Role, Square};
use crate::texts::Texts;

#[derive(Debug, Clone, Copy)]
enum RefusedSquares {
    Written,
    Said(Wording),
}

impl RefusedSquares {
    fn square(self, at: Square) -> String {
        match self {
            RefusedSquares::Written => at.to_string(),
            RefusedSquares::Said(wording) => wording.say_square(at),
        }
    }

    fn file(self, file: File) -> String {
        match self {
            RefusedSquares::Written => file.to_string(),
            RefusedSquares::Said(wording) => wording.say_file(file).to_owned(),
        }
    }

    fn rank(self, rank: Rank) -> String {
        match self {
            RefusedSquares::Written => rank.to_string(),
            RefusedSquares::Said(wording) => wording.say_rank(rank).to_owned(),
        }
    }
}

/// Why a move cannot be played, with its squares in notation.
#[must_use]
pub fn refused(refusal: &Refusal, texts: &Texts) -> String {
    refused_by(refusal, RefusedSquares::Written, texts)
}

/// The same with its squares in words.
#[must_use]
pub(crate) fn refused_aloud(refusal: &Refusal, wording: Wording, texts: &Texts) -> String {
    refused_by(refusal, RefusedSquares::Said(wording), texts)
}

fn refused_by(refusal: &Refusal, names: RefusedSquares, texts: &Texts) -> String {
    let square = |at: Square| names.square(at);
    match refusal {
        Refusal::NothingThere { at } => texts.nothing_there(&square(*at)),
        Refusal::NotYours { at, found } => texts.piece_not_yours(*found, &square(*at)),
        Refusal::OtherPieceThere { at, named, found } => {
            texts.other_piece_there(*found, *named, &square(*at))
        }
        Refusal::NoSuchPiece { named, from } => missing(*named, *from, names, texts),
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
        Refusal::NoneReaches { role, to } => texts.none_reaches(*role, &square(*to)),
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

/// Reports that no piece of the player's own, or none of the named kind, stands on the origin.
fn missing(named: Option<Role>, from: Origin, names: RefusedSquares, texts: &Texts) -> String {
    match (named, from.file, from.rank) {
        (Some(role), None, None) => texts.no_such_piece(role),
        (Some(role), Some(file), None) => texts.no_such_piece_on_file(role, &names.file(file)),
        (Some(role), None, Some(rank)) => texts.no_such_piece_on_rank(role, &names.rank(rank)),
        (Some(role), Some(file), Some(rank)) => {
            texts.no_such_piece_on_square(role, &names.square(Square::from_coords(file, rank)))
        }
        (None, None, None) => texts.no_piece(),
        (None, Some(file), None) => texts.no_piece_on_file(&names.file(file)),
        (None, None, Some(rank)) => texts.no_piece_on_rank(&names.rank(rank)),
        (None, Some(file), Some(rank)) => {
            texts.no_piece_on_square(&names.square(Square::from_coords(file, rank)))
        }
    }
}

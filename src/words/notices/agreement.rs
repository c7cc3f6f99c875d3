//! How to correct boards by hand, what an audit asks and finds, and how scores part, as sentences. Squares and pieces
//! are in the words of announcements.

use crate::Wording;
use crate::chess::{Color, Piece, Square};
use crate::table::Part;
use crate::table::sync::{Certainty, Correction, Finding, How, Parting, Shift, Slip, Which};
use crate::texts::Texts;

/// The steps by hand, in order: "take the Springer from Gustav eins, put it on Felix drei".
#[must_use]
pub fn corrections(all: &[Correction], wording: Wording, texts: &Texts) -> String {
    let each: Vec<String> = all.iter().map(|one| correction(one, wording, texts)).collect();
    texts.in_turn(&each)
}

fn correction(correction: &Correction, wording: Wording, texts: &Texts) -> String {
    let square = |at: Square| wording.say_square(at);
    let named = |piece: Piece| wording.say_piece(piece.role);
    match correction {
        Correction::Move { piece, from, to } => {
            texts.move_piece(named(*piece), &square(*from), &square(*to))
        }
        Correction::TakeOff { piece, from } => texts.take_off(named(*piece), &square(*from)),
        Correction::PutOn { piece, to } => match piece.color {
            Color::White => texts.put_white_on(named(*piece), &square(*to)),
            Color::Black => texts.put_black_on(named(*piece), &square(*to)),
        },
    }
}

/// "white knight", in the language of the sentence.
pub(super) fn coloured(piece: Piece, texts: &Texts) -> String {
    match piece.color {
        Color::White => texts.white_piece(piece.role),
        Color::Black => texts.black_piece(piece.role),
    }
}

/// The next question of an audit, and what it has found.
pub(super) fn audited(
    next: Option<Square>,
    finding: &Finding,
    wording: Wording,
    texts: &Texts,
) -> String {
    let sure = |certainty: Certainty| texts.percent_sure(certainty.0 / 10);
    let found = match finding {
        Finding::NothingWrong(certainty) if next.is_some() => {
            texts.nothing_wrong_so_far(&sure(*certainty))
        }
        Finding::NothingWrong(certainty) => texts.nothing_wrong(&sure(*certainty)),
        Finding::Likely(by_hand, certainty) => {
            texts.likely_wrong(&sure(*certainty), &corrections(by_hand, wording, texts))
        }
        Finding::Unexplained => texts.wrong_unexplained(),
    };
    match next {
        Some(at) => texts.what_stands_on(&wording.say_square(at), &found),
        None => texts.no_more_questions(&found),
    }
}

/// How the scores of both players part. White's is named first.
pub(super) fn parted(parting: &Parting, texts: &Texts) -> String {
    let writer = |which: Which| match which {
        Which::First => Color::White,
        Which::Second => Color::Black,
    };
    let agreed = parting.agreed;
    match &parting.how {
        How::Never | How::Ends { .. } => texts.scores_agree(),
        How::Contradict(_) | How::Swapped { .. } => texts.scores_agree_for(agreed),
        How::Shifted(Shift { shorter, entries, slip, .. }) => match slip {
            Slip::LeftOut | Slip::LeftOutOrWrittenTwice => {
                texts.score_lacks(writer(*shorter), *entries, agreed)
            }
            Slip::WrittenTwice | Slip::TooMany => {
                texts.score_has_too_many(writer(shorter.other()), *entries, agreed)
            }
        },
        How::Blank { which, .. } => texts.score_has_gap(writer(*which), agreed),
    }
}

/// The parts in which two moves differ, listed: "the first file and the piece".
#[must_use]
pub fn parts(all: &[Part], texts: &Texts) -> String {
    let part = |part: &Part| match part {
        Part::Castling => texts.part_castling(),
        Part::Piece => texts.part_piece(),
        Part::FromFile => texts.part_from_file(),
        Part::FromRank => texts.part_from_rank(),
        Part::ToFile => texts.part_to_file(),
        Part::ToRank => texts.part_to_rank(),
        Part::Promotion => texts.part_promotion(),
    };
    texts.listed(&all.iter().map(part).collect::<Vec<_>>())
}

pub(super) fn squares_listed(squares: &[Square], texts: &Texts) -> String {
    texts.listed(&squares.iter().map(ToString::to_string).collect::<Vec<_>>())
}

//! Why words were not understood, as a sentence that says what was expected.

use crate::words::texts::Texts;
use crate::words::{Expected, Unclear, UnclearBoard};

use super::super::hear::MOST_WORDS;

/// Why a text holds no announcement.
#[must_use]
pub fn tell_unclear(unclear: &Unclear, texts: &Texts) -> String {
    match unclear {
        Unclear::Nothing => texts.nothing_said(),
        Unclear::TooLong => texts.too_many_words(MOST_WORDS),
        Unclear::UnknownWord { word, expected, nearest } => {
            let sentence = texts.unknown_word(word, &any_of(expected, texts));
            match nearest {
                None => sentence,
                Some(nearest) => format!("{sentence} {}", texts.did_you_mean(nearest)),
            }
        }
        Unclear::LoneLetter { file } => texts.lone_letter(&file.to_string()),
        Unclear::Unexpected { word, expected } => {
            texts.cannot_stand_here(word, &any_of(expected, texts))
        }
        Unclear::Incomplete { expected } => texts.move_incomplete(&any_of(expected, texts)),
    }
}

/// Why a text tells of no squares.
#[must_use]
pub fn tell_unclear_board(unclear: &UnclearBoard, texts: &Texts) -> String {
    match unclear {
        UnclearBoard::Word(Unclear::Nothing) => texts.nothing_read(),
        UnclearBoard::Word(unclear) => tell_unclear(unclear, texts),
        UnclearBoard::Incomplete(expected) => texts.reading_incomplete(&any_of(expected, texts)),
        UnclearBoard::SquaresMissing { rank, told } => {
            texts.squares_missing(&rank.to_string(), *told)
        }
    }
}

fn any_of(expected: &[Expected], texts: &Texts) -> String {
    let named = |place: &Expected| match place {
        Expected::Piece => texts.expected_piece(),
        Expected::File => texts.expected_file(),
        Expected::Rank => texts.expected_rank(),
        Expected::Castling => texts.expected_castling(),
        Expected::Promotion => texts.expected_promotion(),
        Expected::Capture => texts.expected_capture(),
        Expected::Remark => texts.expected_remark(),
        Expected::Answer => texts.expected_answer(),
        Expected::Colour => texts.expected_colour(),
        Expected::Empty => texts.expected_empty(),
        Expected::RankWord => texts.expected_rank_word(),
    };
    match expected {
        [] => texts.expected_end(),
        several => texts.any_of(&several.iter().map(named).collect::<Vec<_>>()),
    }
}

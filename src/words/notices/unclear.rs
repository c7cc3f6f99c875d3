//! Why words were not understood, as a sentence that says what was expected.

use crate::chess::Square;
use crate::chess::notation::{AlgebraicError, ExpectedSign};
use crate::texts::{Quoted, Texts};
use crate::{Expected, Unclear, UnclearBoard, Unplayable, Wording};

use super::super::hear::MOST_WORDS;
use super::refusals::refused_aloud;

/// Why a text is not an announcement.
#[must_use]
pub fn tell_unclear(unclear: &Unclear, texts: &Texts) -> String {
    match unclear {
        Unclear::Nothing => texts.nothing_said(),
        Unclear::TooLong => texts.too_many_words(MOST_WORDS),
        Unclear::SeveralMoves => texts.several_moves(),
        Unclear::UnknownWord { word, expected, nearest } => {
            let sentence = texts.unknown_word(Quoted(word), &any_of(expected, texts));
            match nearest {
                None => sentence,
                Some(nearest) => format!("{sentence} {}", texts.did_you_mean(nearest)),
            }
        }
        Unclear::LoneLetter { file } => texts.lone_letter(&file.to_string()),
        Unclear::Unexpected { word, expected } => {
            texts.cannot_stand_here(Quoted(word), &any_of(expected, texts))
        }
        Unclear::Incomplete { expected } => texts.move_incomplete(&any_of(expected, texts)),
    }
}

/// The same for a player who types: suggests a similar word, or an example of a move, instead of everything that could
/// follow.
#[must_use]
pub fn tell_misread(unclear: &Unclear, example: &str, texts: &Texts) -> String {
    match unclear {
        Unclear::UnknownWord { nearest: Some(nearest), .. } => texts.did_you_mean(nearest),
        // Castling without its side.
        Unclear::Incomplete { expected } if *expected == [Expected::Castling] => {
            tell_unclear(unclear, texts)
        }
        Unclear::UnknownWord { .. }
        | Unclear::Unexpected { .. }
        | Unclear::Incomplete { .. }
        | Unclear::Nothing
        | Unclear::TooLong => texts.move_such_as(example),
        Unclear::SeveralMoves | Unclear::LoneLetter { .. } => tell_unclear(unclear, texts),
    }
}

/// Why a text describes no squares.
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

/// Why a text is not a move in notation.
#[must_use]
pub fn tell_unread_move(error: &AlgebraicError, texts: &Texts) -> String {
    let expected = match error.expected {
        ExpectedSign::SingleMove => texts.one_single_move(),
        ExpectedSign::NoPawnLetter => texts.no_letter_for_a_pawn(),
        ExpectedSign::PieceOrFile => texts.piece_letter_or_file(),
        ExpectedSign::Rank => texts.rank_number(),
        ExpectedSign::RankPerhapsOne => texts.rank_number_perhaps_one(),
        ExpectedSign::File => texts.file_letter(),
        ExpectedSign::FilePerhapsG => texts.file_letter_perhaps_g(),
        ExpectedSign::Promotion => texts.letter_of_promotion(),
        ExpectedSign::ClosingBracket => texts.closing_bracket(),
        ExpectedSign::EndOrSign => texts.end_or_sign(&texts.any_of(&["+", "#", "e.p."])),
    };
    texts.unread_move(Quoted(&error.read), &expected, error.column)
}

/// Why an announcement does not mean exactly one legal move. Moves and squares are in the words of play, pieces in the
/// language of the sentence.
#[must_use]
pub fn tell_unplayable(unplayable: &Unplayable, wording: Wording, texts: &Texts) -> String {
    let square = |at: &Square| wording.say_square(*at);
    match unplayable {
        Unplayable::Ambiguous { choices } => {
            let choices = choices.iter().map(|choice| wording.say(choice));
            let choices = choices.reduce(|first, next| texts.or_rather(&first, &next));
            texts.ambiguous_say_which(&choices.unwrap_or_default())
        }
        Unplayable::Impossible(refusal) => {
            texts.impossible(&refused_aloud(refusal, wording, texts))
        }
        Unplayable::TakesNothing { at } => texts.nothing_to_take(&square(at)),
        Unplayable::TakesAnother { at, named, found } => {
            texts.another_piece_there(&square(at), *found, *named)
        }
        Unplayable::NotEnPassant { at } => texts.ordinary_move(&square(at)),
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

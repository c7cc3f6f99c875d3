//! Why games in braille cannot be read, and why nothing can be laid out on a page, as
//! sentences with their place.

use crate::chess::notation::pgn::TagError;
use crate::words::braille::{Fault, Layout, LayoutError, ScoreError, Script, Unreadable};
use crate::words::texts::Texts;

use super::fen::tell_fen;
use super::game_files::tell_unresolved;
use super::unclear::tell_unread_move;

/// Why a game in braille cannot be read.
#[must_use]
pub fn tell_score_error(error: &ScoreError, texts: &Texts) -> String {
    let what = fault(&error.fault, texts);
    // Sentences of other occasions come with their full stop.
    texts.on_page(error.page, error.line, what.trim_end_matches('.'))
}

/// Why nothing would fit on a page.
#[must_use]
pub fn tell_layout(error: LayoutError, texts: &Texts) -> String {
    match error {
        LayoutError::Width(cells) => {
            texts.layout_width(cells, *Layout::WIDTHS.start(), *Layout::WIDTHS.end())
        }
        LayoutError::Height(lines) => {
            texts.layout_height(lines, *Layout::HEIGHTS.start(), *Layout::HEIGHTS.end())
        }
        LayoutError::Dots(table) => texts.layout_dots(table.code()),
    }
}

fn fault(fault: &Fault, texts: &Texts) -> String {
    match fault {
        Fault::Sign { sign, script } => texts.score_sign(
            &shown(*sign, texts),
            &match script {
                Script::Unicode => texts.unicode_braille(),
                Script::Brf => texts.braille_ascii(),
            },
        ),
        Fault::NotText => texts.score_no_text(),
        Fault::LongLine(most) => texts.score_long_line(*most),
        Fault::Columns => texts.score_columns(),
        Fault::NoGame => texts.score_no_game(),
        Fault::LongGame(most) => texts.score_long_game(*most),
        Fault::OpenBox => texts.score_open_box(),
        Fault::NoTag(read) => texts.score_no_tag(read),
        Fault::TagTwice(name) => texts.score_tag_twice(name),
        Fault::Tag(TagError::Name(name)) => {
            texts.score_tag_name(&name.chars().take(LONGEST_NAME).collect::<String>())
        }
        Fault::Tag(TagError::ItsOwn(name)) => texts.score_own_tag(name),
        Fault::Variant(variant) => texts.score_variant(variant),
        Fault::Start(error) => tell_fen(error, texts),
        Fault::Spelling(error) => texts.score_spelling(&error.cell.to_string(), error.table.code()),
        Fault::Number { read, expected, mover } => texts.score_number(*read, *expected, *mover),
        Fault::Unreadable { dots, why } => texts.score_unreadable(dots, &unreadable(why, texts)),
        Fault::Unplayable { dots, why } => {
            texts.score_unplayable(dots, &tell_unresolved(why, texts))
        }
        Fault::OpenComment => texts.score_open_comment(),
        Fault::OpenVariation => texts.score_open_variation(),
        Fault::NoVariation => texts.score_no_variation(),
        Fault::MisplacedVariation => texts.score_misplaced_variation(),
        Fault::VariationTooDeep => texts.score_variation_too_deep(),
        Fault::Glyph(read) => texts.score_glyph(read),
        Fault::NoResult => texts.score_no_result(),
        Fault::AfterResult => texts.score_after_result(),
    }
}

/// More of a tag's name than this says nothing.
const LONGEST_NAME: usize = 40;

fn shown(sign: char, texts: &Texts) -> String {
    if sign.is_control() || sign.is_whitespace() {
        texts.score_sign_numbered(u32::from(sign))
    } else {
        texts.score_quoted_sign(sign.encode_utf8(&mut [0; 4]))
    }
}

fn unreadable(why: &Unreadable, texts: &Texts) -> String {
    match why {
        Unreadable::Cell { place, cell } => texts.cell_in_no_move(place + 1, &cell.to_string()),
        Unreadable::Spelling(error) => {
            texts.cell_in_no_table(error.place + 1, &error.cell.to_string(), error.table.code())
        }
        Unreadable::Move(error) => tell_unread_move(error, texts),
    }
}

//! Why games in braille cannot be read, and why a page layout cannot be used, as sentences with their place.

use crate::braille::{CellScript, Layout, LayoutError, PageFault, ScoreError, UnreadableCells};
use crate::chess::notation::pgn::TagError;
use crate::texts::Texts;

use super::fen::tell_fen;
use super::game_files::tell_unresolved;
use super::unclear::tell_unread_move;

/// Why a game in braille cannot be read.
#[must_use]
pub fn tell_score_error(error: &ScoreError, texts: &Texts) -> String {
    let what = fault(&error.fault, texts);
    // Some of these sentences already have a full stop.
    texts.on_page(error.page, error.line, what.trim_end_matches('.'))
}

/// Why a page layout cannot be used.
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

fn fault(fault: &PageFault, texts: &Texts) -> String {
    match fault {
        PageFault::Sign { sign, script } => texts.score_sign(
            &shown(*sign, texts),
            &match script {
                CellScript::Unicode => texts.unicode_braille(),
                CellScript::Brf => texts.braille_ascii(),
            },
        ),
        PageFault::NotText => texts.score_no_text(),
        PageFault::LongLine(most) => texts.score_long_line(*most),
        PageFault::Columns => texts.score_columns(),
        PageFault::NoGame => texts.score_no_game(),
        PageFault::LongGame(most) => texts.score_long_game(*most),
        PageFault::OpenBox => texts.score_open_box(),
        PageFault::NoTag(read) => texts.score_no_tag(read),
        PageFault::TagTwice(name) => texts.score_tag_twice(name),
        PageFault::Tag(TagError::Name(name)) => {
            texts.score_tag_name(&name.chars().take(LONGEST_NAME).collect::<String>())
        }
        PageFault::Tag(TagError::ItsOwn(name)) => texts.score_own_tag(name),
        PageFault::Variant(variant) => texts.score_variant(variant),
        PageFault::Start(error) => tell_fen(error, texts),
        PageFault::Spelling(error) => {
            texts.score_spelling(&error.cell.to_string(), error.table.code())
        }
        PageFault::Number { read, expected, mover } => texts.score_number(*read, *expected, *mover),
        PageFault::Unreadable { dots, why } => {
            texts.score_unreadable(dots, &unreadable(why, texts))
        }
        PageFault::Unplayable { dots, why } => {
            texts.score_unplayable(dots, &tell_unresolved(why, texts))
        }
        PageFault::PassInCheck(mover) => texts.no_pass_in_check(*mover),
        PageFault::OpenComment => texts.score_open_comment(),
        PageFault::OpenVariation => texts.score_open_variation(),
        PageFault::NoVariation => texts.score_no_variation(),
        PageFault::MisplacedVariation => texts.score_misplaced_variation(),
        PageFault::VariationTooDeep => texts.score_variation_too_deep(),
        PageFault::Glyph(read) => texts.score_glyph(read),
        PageFault::NoResult => texts.score_no_result(),
        PageFault::AfterResult => texts.score_after_result(),
    }
}

/// Longer names of tags are cut.
const LONGEST_NAME: usize = 40;

fn shown(sign: char, texts: &Texts) -> String {
    if sign.is_control() || sign.is_whitespace() {
        texts.score_sign_numbered(u32::from(sign))
    } else {
        texts.score_quoted_sign(sign.encode_utf8(&mut [0; 4]))
    }
}

fn unreadable(why: &UnreadableCells, texts: &Texts) -> String {
    match why {
        UnreadableCells::Cell { place, cell } => {
            texts.cell_in_no_move(place + 1, &cell.to_string())
        }
        UnreadableCells::Spelling(error) => {
            texts.cell_in_no_table(error.place + 1, &error.cell.to_string(), error.table.code())
        }
        UnreadableCells::Move(error) => tell_unread_move(error, texts),
    }
}

//! The scoresheets of a recorded game as a page to print: the text of each cell, and where the two sheets differ.

use crate::chess::Color;
use crate::table::Signature;
use crate::words::pages::{PlayersSignature, ScoreCell, ScorePage, ScoreRow};

use super::in_words::player_name;
use super::{SIDES, SheetsOfGame, outcome};

pub(super) fn page(sheets: &SheetsOfGame<'_>) -> ScorePage {
    let (game, texts) = (&sheets.course.game, sheets.texts);
    let longest = sheets.here.iter().map(|side| game.score(*side).entries().len()).max();
    let last = longest.filter(|plies| *plies > 0).map(|plies| game.move_number(plies));
    let first = game.move_number(1);
    let rows = last.map(|last| (first..=last).map(|number| row(sheets, number)).collect());
    let [white, black] = SIDES.map(|side| player_name(&sheets.recording.head, side, texts));
    let heading =
        |side: &Color| texts.sheet_of(sheets.player(*side)).trim_end_matches('.').to_owned();
    let (count, hash) = &sheets.recording.head_of_record;
    ScorePage {
        title: texts.sheet_of_both(&white, &black),
        particulars: sheets.particulars(),
        sheets: sheets.here.iter().map(heading).collect(),
        rows: rows.unwrap_or_default(),
        result: std::iter::once(outcome(game, texts)).chain(sheets.of_the_whole()).collect(),
        signatures: SIDES.map(|side| signature(sheets, side)),
        record: texts.record_ends_with(*count, hash),
    }
}

fn signature(sheets: &SheetsOfGame<'_>, side: Color) -> PlayersSignature {
    let (texts, player) = (sheets.texts, sheets.player(side));
    let has_signed = sheets.course.game.signature(side) == Signature::Given;
    let in_words = match has_signed {
        true => texts.has_signed(player),
        false => texts.has_not_signed(player),
    };
    PlayersSignature { in_words, has_signed }
}

/// One move, in the columns of each sheet.
fn row(sheets: &SheetsOfGame<'_>, number: usize) -> ScoreRow {
    let entries = sheets.here.iter().map(|side| entries(sheets, *side, number)).collect();
    let game = &sheets.course.game;
    let differing = sheets.differing.iter().filter(|ply| game.move_number(*ply + 1) == number);
    let differences =
        differing.map(|ply| sheets.texts.sheet_differs_here(game.side_of_ply(*ply))).collect();
    ScoreRow { number, entries, differences }
}

/// The entries of one sheet at a move number, White's and Black's.
fn entries(sheets: &SheetsOfGame<'_>, side: Color, number: usize) -> [ScoreCell; 2] {
    let game = &sheets.course.game;
    let plies = 0..game.score(side).entries().len();
    let mut cells = <[ScoreCell; 2]>::default();
    let [of_white, of_black] = &mut cells;
    for ply in plies.filter(|ply| game.move_number(ply + 1) == number) {
        let time = sheets.own_time(side, ply).map(|time| format!(" {time}"));
        let text = sheets.entry(side, ply) + &time.unwrap_or_default();
        let differs = sheets.differing.contains(&ply);
        *game.side_of_ply(ply).fold_wb(&mut *of_white, &mut *of_black) =
            ScoreCell { text, differs };
    }
    cells
}

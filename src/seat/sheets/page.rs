//! The score sheets of a recorded game as a page to print: what stands in each cell, and where
//! the two players' columns differ.

use crate::chess::Color;
use crate::table::{Game, Signature};
use crate::words::pages::{PlayersColumn, ScorePage, ScoreRow};
use crate::words::{NamedSide, Texts};

use super::in_words::player_name;
use super::{SheetsOfGame, outcome};

const SIDES: [Color; 2] = [Color::White, Color::Black];

/// The page of a record.
pub(super) fn page(sheets: &SheetsOfGame<'_>) -> ScorePage {
    let (game, texts) = (&sheets.course.game, sheets.texts);
    let longest = SIDES.map(|side| game.score(side).entries().len()).into_iter().max();
    let last = longest.filter(|plies| *plies > 0).map(|plies| game.move_number(plies));
    let first = game.move_number(1);
    let rows = last.map(|last| (first..=last).map(|number| row(sheets, number)).collect());
    let [white, black] = SIDES.map(|side| player_name(&sheets.recording.head, side, texts));
    let agree = sheets.differing.is_empty().then(|| texts.sheets_agree());
    let (count, hash) = &sheets.recording.head_of_record;
    ScorePage {
        title: texts.sheet_of_both(&white, &black),
        particulars: sheets.particulars(),
        players: SIDES.map(|side| players_column(game, sheets.player(side), texts)),
        rows: rows.unwrap_or_default(),
        result: std::iter::once(outcome(game, texts)).chain(agree).collect(),
        record: texts.record_ends_with(*count, hash),
    }
}

fn players_column(game: &Game, player: NamedSide<'_>, texts: &Texts) -> PlayersColumn {
    let has_signed = game.signature(player.side) == Signature::Given;
    let signature = match has_signed {
        true => texts.has_signed(player),
        false => texts.has_not_signed(player),
    };
    let heading = texts.sheet_of(player).trim_end_matches('.').to_owned();
    PlayersColumn { heading, signature, has_signed }
}

/// One move in both players' columns.
fn row(sheets: &SheetsOfGame<'_>, number: usize) -> ScoreRow {
    let game = &sheets.course.game;
    let mut row = ScoreRow { number, ..ScoreRow::default() };
    for (sheet, side) in SIDES.into_iter().enumerate() {
        let entries = game.score(side).entries().len();
        for ply in (0..entries).filter(|ply| game.move_number(ply + 1) == number) {
            let by = game.side_of_ply(ply);
            let place = 2 * sheet + by.fold_wb(0, 1);
            let time = sheets.own_time(side, ply).map(|time| format!(" {time}"));
            row.cells[place] = sheets.entry(side, ply) + &time.unwrap_or_default();
            row.differ[place] = sheets.differing.contains(&ply);
            if row.differ[place] && side == Color::White {
                row.differences.push(sheets.texts.sheet_differs_here(by));
            }
        }
    }
    row
}

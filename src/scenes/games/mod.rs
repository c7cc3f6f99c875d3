//! `hector games`: lists the recorded games, or writes one out as a game file or a score sheet, in text or in braille.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::chess::notation::Letters;
use crate::chess::notation::pgn::export;
use crate::words::Texts;
use crate::words::braille::CellScript;

use super::answering::Answering;
use super::arbiters_number::fingerprint;
use super::convert::braille::WrittenBraille;
use super::failure::{Failure, Outcome};
use super::record_file::{games_folder, open_or_say};
use super::saved_games::{practice_game_named, record_named, saved};
use super::spoken::choice;
use crate::record::recording::Recording;
use crate::seat::sheets::{SheetsOfGame, recorded_game};

/// The options of `hector games`.
#[derive(clap::Args)]
pub(crate) struct GamesOptions {
    #[command(subcommand)]
    wanted: Option<GamesWanted>,
    /// The folder of the records
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    answering: Answering,
}

#[derive(clap::Subcommand)]
enum GamesWanted {
    /// One game as PGN, with the times that the clock showed
    Pgn(OneGame),
    /// The score sheets of both players, with all their differences
    Sheet(SheetOptions),
}

#[derive(clap::Args)]
struct SheetOptions {
    /// The record, or its number in the list of games, or last
    file: PathBuf,
    /// The letters of the pieces; those of your language if left out
    #[arg(long, value_parser = choice(Letters::ALL, Letters::code))]
    letters: Option<Letters>,
    /// How the sheets are written: text; html, a page to print and sign, which a screen reader
    /// reads as well; braille in Unicode without pages; or brf, which is braille ASCII on pages
    /// for an embosser
    #[arg(long, default_value = "text", value_parser = choice(SheetForm::ALL, SheetForm::code))]
    to: SheetForm,
    #[command(flatten, next_help_heading = "Braille")]
    braille: WrittenBraille,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SheetForm {
    Text,
    Html,
    Braille(CellScript),
}

impl SheetForm {
    const ALL: [SheetForm; 4] = [
        SheetForm::Text,
        SheetForm::Html,
        SheetForm::Braille(CellScript::Unicode),
        SheetForm::Braille(CellScript::Brf),
    ];

    fn code(self) -> &'static str {
        match self {
            SheetForm::Text => "text",
            SheetForm::Html => "html",
            SheetForm::Braille(CellScript::Unicode) => "braille",
            SheetForm::Braille(CellScript::Brf) => "brf",
        }
    }
}

#[derive(clap::Args)]
struct OneGame {
    /// The record, or its number in the list of games, or last
    file: PathBuf,
    /// The letters of the pieces
    #[arg(long, default_value = "en", value_parser = choice(Letters::ALL, Letters::code))]
    letters: Letters,
}

pub(crate) fn answer(options: &GamesOptions) -> Outcome {
    let texts = options.answering.texts();
    let folder = options.folder.as_deref();
    let text = match &options.wanted {
        None => return list(folder, &texts),
        Some(GamesWanted::Pgn(one)) => match practice_game_named(&one.file, folder, &texts)? {
            Some(game) => {
                let mut text = String::new();
                export(&game, one.letters, &mut text);
                text
            }
            None => {
                let record = record_named(&one.file, folder, &texts)?;
                as_pgn(&open_or_say(&record, &texts)?, one.letters)
            }
        },
        Some(GamesWanted::Sheet(options)) => {
            let recording = open_or_say(&record_named(&options.file, folder, &texts)?, &texts)?;
            let letters = options.letters.unwrap_or_else(|| texts.language().letters());
            match options.to {
                SheetForm::Text => as_sheets(&recording, letters, &texts),
                SheetForm::Html => as_page(&recording, letters, &texts),
                SheetForm::Braille(script) => {
                    let mut pages = options.braille.sheets(script, letters, &texts)?;
                    let number = number_of(&recording);
                    let sheets = SheetsOfGame::of(&recording, &number, letters, &texts);
                    let full = pages.add(&sheets.game())?;
                    full + &pages.finish()
                }
            }
        }
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

pub(super) fn as_pgn(recording: &Recording, letters: Letters) -> String {
    let mut text = String::new();
    export(&recorded_game(recording, &number_of(recording)), letters, &mut text);
    text
}

pub(super) fn as_sheets(recording: &Recording, letters: Letters, texts: &Texts) -> String {
    SheetsOfGame::of(recording, &number_of(recording), letters, texts).text()
}

/// The score sheets of a recorded game as one page for printing.
pub(super) fn as_page(recording: &Recording, letters: Letters, texts: &Texts) -> String {
    SheetsOfGame::of(recording, &number_of(recording), letters, texts).page().html(texts)
}

/// The fingerprint of the arbiter's number in a record; empty if there is no number.
fn number_of(recording: &Recording) -> String {
    fingerprint(&recording.head.arbiter_number).unwrap_or_default()
}

/// Lists every game with its number, then the folder of the records.
fn list(folder: Option<&Path>, texts: &Texts) -> Outcome {
    let games = saved(folder, texts)?;
    let lies_in = folder.map_or_else(|| games_folder(texts), |folder| Ok(folder.to_owned()))?;
    let lies_in = lies_in.display().to_string();
    let mut out = io::stdout().lock();
    if games.is_empty() {
        writeln!(out, "{}", texts.no_games_in(&lies_in))?;
        return Ok(());
    }
    let mut outcome = Ok(());
    for (number, game) in (1..).zip(&games) {
        match game.told(texts) {
            Ok(told) => writeln!(out, "{}", texts.numbered_game(number, &told))?,
            Err(reason) => {
                writeln!(io::stderr(), "hector: {reason}")?;
                outcome = Err(Failure::Told);
            }
        }
    }
    writeln!(out, "{}", texts.games_lie_in(&lies_in))?;
    outcome
}

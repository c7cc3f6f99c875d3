//! Reads and writes whole games in descriptive notation, in two columns or in running text, without headers, comments
//! or variations.

use std::fmt;

use shakmaty::{Color, Position as _};

use crate::notation::move_list::Passing;
use crate::notation::{NULL_MOVES, PASS};
use crate::{History, MoveOrPass, Playthrough, Position};

use super::cursor::DescriptiveCursor;
use super::letters::DescriptiveLanguage;
use super::reading::{DescriptiveError, DescriptiveReader, Gaps};
use super::resolving::{UnresolvedWords, resolve_in_playthrough};
use super::writing::{DescriptiveStyle, write};

/// Reads and plays a game. Skips move numbers and a result at the end. A piece that is named by its side is the one
/// that started there.
///
/// # Errors
/// At the first move that cannot be read or played.
pub fn read_game(
    start: Position,
    text: &str,
    language: DescriptiveLanguage,
) -> Result<History, GameError> {
    read_entries(start, text, language).map(|(history, _)| history)
}

/// Reads and plays a game like [`read_game`], and accepts null moves.
///
/// # Errors
/// At the first turn that cannot be read or played.
pub fn read_playthrough(
    start: Position,
    text: &str,
    language: DescriptiveLanguage,
) -> Result<Playthrough, GameError> {
    read_turns(start, text, language, Passing::Read).map(|(game, _)| game)
}

/// Reads and plays a game, and returns each move also as it was written.
///
/// # Errors
/// At the first move that cannot be read or played.
pub fn read_entries(
    start: Position,
    text: &str,
    language: DescriptiveLanguage,
) -> Result<(History, Vec<String>), GameError> {
    let (game, entries) = read_turns(start, text, language, Passing::Unknown)?;
    Ok((game.before_a_pass(), entries))
}

fn read_turns(
    start: Position,
    text: &str,
    language: DescriptiveLanguage,
    passing: Passing,
) -> Result<(Playthrough, Vec<String>), GameError> {
    let mut game = Playthrough::new(start);
    let mut entries = Vec::new();
    let mut cursor = DescriptiveCursor::new(text);
    loop {
        if skip_result(&mut cursor).is_some() {
            cursor.skip_gap();
            return match cursor.next() {
                None => Ok((game, entries)),
                Some(_) => Err(GameError::at(cursor, game.position(), GameFault::AfterResult)),
            };
        }
        skip_number(&mut cursor);
        if cursor.next().is_none() {
            return Ok((game, entries));
        }
        let here = cursor;
        let turn = match passing {
            Passing::Read if take_pass(&mut cursor).is_some() => {
                if game.position().is_check() {
                    let fault = GameFault::PassInCheck;
                    return Err(GameError::at(here, game.position(), fault));
                }
                MoveOrPass::Pass
            }
            Passing::Read | Passing::Unknown => {
                let mut reader = DescriptiveReader::new(cursor, language, Gaps::UntilTheEnd);
                let words = reader.descriptive_move().map_err(|fault| {
                    GameError::at(reader.cursor, game.position(), GameFault::Unreadable(fault))
                })?;
                let legal = resolve_in_playthrough(&game, &words).map_err(|fault| {
                    GameError::at(here, game.position(), GameFault::Unresolved(fault))
                })?;
                cursor = reader.cursor;
                legal.into()
            }
        };
        game.take(turn);
        let length = here.rest().len() - cursor.rest().len();
        entries.push(here.rest().get(..length).unwrap_or_default().trim().to_owned());
    }
}

/// Writes a game in two columns, White's moves in the first, with a line for each move number.
#[must_use]
pub fn write_game(
    history: &History,
    language: DescriptiveLanguage,
    style: DescriptiveStyle,
) -> String {
    let turns = history.played().map(|(position, legal)| (position, legal.into()));
    columns(history.start(), turns, language, style)
}

/// Writes a game from a file, like [`write_game`].
#[must_use]
pub fn write_playthrough(
    game: &Playthrough,
    language: DescriptiveLanguage,
    style: DescriptiveStyle,
) -> String {
    // The start is always there.
    columns(&game.positions()[0], game.taken(), language, style)
}

fn columns<'g>(
    start: &Position,
    turns: impl Iterator<Item = (&'g Position, MoveOrPass)>,
    language: DescriptiveLanguage,
    style: DescriptiveStyle,
) -> String {
    let word = |(position, turn): (&Position, MoveOrPass)| match turn {
        MoveOrPass::Move(legal) => write(position, legal, language, style),
        MoveOrPass::Pass => PASS.to_owned(),
    };
    let mut written: Vec<String> = turns.map(word).collect();
    if start.turn() == Color::Black && !written.is_empty() {
        written.insert(0, "...".to_owned());
    }
    let width = written.iter().step_by(2).map(|white| white.chars().count()).max().unwrap_or(0);
    let first_number = start.board().fullmoves();
    written
        .chunks(2)
        .zip(0_u32..)
        .map(|(columns, later)| {
            let number = first_number.saturating_add(later);
            let white = columns.first().map_or("", String::as_str);
            let black = columns.get(1).map_or("", String::as_str);
            format!("{:<5}{white:<width$}  {black}", format!("{number}.")).trim_end().to_owned()
                + "\n"
        })
        .collect()
}

/// Where and why a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    pub number: u32,
    /// The side to move.
    pub player: Color,
    pub fault: GameFault,
}

/// What is wrong with a move of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameFault {
    /// It is not a move in descriptive notation.
    Unreadable(DescriptiveError),
    /// Its words do not mean exactly one legal move.
    Unresolved(UnresolvedWords),
    /// A side in check passes.
    PassInCheck,
    /// It comes after the result.
    AfterResult,
}

impl GameError {
    fn at(cursor: DescriptiveCursor<'_>, position: &Position, fault: GameFault) -> GameError {
        let (line, column) = match &fault {
            GameFault::Unreadable(error) => (error.line, error.column),
            _ => cursor.line_and_column(),
        };
        let number = position.board().fullmoves().get();
        GameError { line, column, number, player: position.turn(), fault }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no descriptive game: {self:?}")
    }
}

impl std::error::Error for GameError {}

/// Takes a null move in any of the spellings in files, if it is a word of its own.
fn take_pass(cursor: &mut DescriptiveCursor<'_>) -> Option<()> {
    let mut ahead = *cursor;
    ahead.take_one_of(&NULL_MOVES)?;
    if ahead.next().is_some_and(|found| !found.is_whitespace()) {
        return None;
    }
    *cursor = ahead;
    Some(())
}

fn skip_result(cursor: &mut DescriptiveCursor<'_>) -> Option<()> {
    cursor.skip_gap();
    cursor.take_one_of(&["1-0", "0-1", "1/2-1/2", "1/2", "½-½", "*"])
}

/// Skips a move number, but not castling with zeros.
fn skip_number(cursor: &mut DescriptiveCursor<'_>) {
    if cursor.next() != Some('0') {
        cursor.skip_while(|found| found.is_ascii_digit());
    }
    cursor.skip_while(|found| found.is_whitespace() || matches!(found, '.' | '…' | ')'));
}

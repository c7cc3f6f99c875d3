//! A list of moves as on a score sheet: with or without numbers, in the letters of any language, with or without a
//! result.

use shakmaty::Position as _;

use crate::{Color, History, MoveOrPass, Playthrough, Position};

use super::algebraic::{AlgebraicError, Strictness, Unresolved, read, resolve};
use super::letters::Letters;
use super::signs::signs_at_start;
use super::writing::{NULL_MOVES, WritingManner, write_turn};

/// Why a list of moves cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no list of moves: {self:?}")]
pub struct MoveListError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    pub number: u32,
    /// The side to move.
    pub player: Color,
    pub reason: MoveListFault,
}

/// What can be wrong with a move of a list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no move of a list: {self:?}")]
pub enum MoveListFault {
    /// It cannot be read.
    Unreadable(#[from] AlgebraicError),
    /// It comes after the result.
    AfterResult(String),
    /// A side in check passes.
    PassInCheck(Color),
    /// It is not legal.
    Unplayable {
        /// The move as written.
        text: String,
        /// The reason.
        why: Unresolved,
    },
}

/// Plays a list of moves from a position. Stops at a result.
///
/// # Errors
/// With the place of the first move that cannot be read or played.
pub fn read_moves(
    text: &str,
    letters: Letters,
    reading: Strictness,
    start: Position,
) -> Result<History, MoveListError> {
    let game = read_list(text, letters, reading, start, Passing::Unknown)?;
    Ok(game.before_a_pass())
}

/// Plays a list of moves and null moves from a position. Stops at a result.
///
/// # Errors
/// With the place of the first turn that cannot be read or played.
pub fn read_turns(
    text: &str,
    letters: Letters,
    reading: Strictness,
    start: Position,
) -> Result<Playthrough, MoveListError> {
    read_list(text, letters, reading, start, Passing::Read)
}

/// Whether null moves are allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Passing {
    /// Allowed, as in files.
    Read,
    /// Not allowed, as at the table.
    Unknown,
}

fn read_list(
    text: &str,
    letters: Letters,
    reading: Strictness,
    start: Position,
    passing: Passing,
) -> Result<Playthrough, MoveListError> {
    let mut game = Playthrough::new(start);
    let mut result = None;
    for word in words(text, passing) {
        let (number, player) = move_to_come(game.position());
        let fault = |reason: MoveListFault| {
            let ListedWord { line, column, .. } = word;
            MoveListError { line, column, number, player, reason }
        };
        if result.is_some() {
            return Err(fault(MoveListFault::AfterResult(word.text.clone())));
        }
        if RESULTS.contains(&word.text.as_str()) {
            result = Some(word);
            continue;
        }
        if passing == Passing::Read && NULL_MOVES.contains(&word.text.as_str()) {
            if game.position().is_check() {
                return Err(fault(MoveListFault::PassInCheck(player)));
            }
            game.take(MoveOrPass::Pass);
            continue;
        }
        let written = read(&word.text, letters, reading).map_err(|error| fault(error.into()))?;
        let (legal, _) = resolve(game.position(), &written, reading)
            .map_err(|why| fault(MoveListFault::Unplayable { text: word.text.clone(), why }))?;
        game.take(legal.into());
    }
    Ok(game)
}

/// Writes the moves of a game as a numbered list in one line.
#[must_use]
pub fn write_moves(history: &History, manner: WritingManner) -> String {
    written(history.played().map(|(position, legal)| (position, legal.into())), manner)
}

/// Writes the turns of a game from a file, like [`write_moves`].
#[must_use]
pub fn write_turns(game: &Playthrough, manner: WritingManner) -> String {
    written(game.taken(), manner)
}

fn written<'g>(
    turns: impl Iterator<Item = (&'g Position, MoveOrPass)>,
    manner: WritingManner,
) -> String {
    let mut text = String::new();
    for (ply, (position, turn)) in turns.enumerate() {
        if ply > 0 {
            text.push(' ');
        }
        let count = position.board().fullmoves();
        match position.turn() {
            Color::White => text.push_str(&format!("{count}. ")),
            Color::Black if ply == 0 => text.push_str(&format!("{count}... ")),
            Color::Black => {}
        }
        text.push_str(&write_turn(position, turn, manner));
    }
    text
}

/// The results at the end of a list.
pub const RESULTS: [&str; 6] = ["1-0", "0-1", "1/2-1/2", "½-½", "1/2", "*"];

struct ListedWord {
    text: String,
    line: usize,
    column: usize,
}

/// The moves and results of a text, without numbers and with their signs attached.
fn words(text: &str, passing: Passing) -> Vec<ListedWord> {
    let mut words: Vec<ListedWord> = Vec::new();
    for (line, content) in text.lines().enumerate() {
        let mut at = 0;
        // Count characters from the last word: a line may be as long as a file.
        let (mut counted, mut column) = (0, 1);
        while let Some(rest) = content.get(at..) {
            let begin = at + rest.len() - rest.trim_start().len();
            let rest = &content[begin..];
            if rest.is_empty() {
                break;
            }
            if let (Some(length), Some(last)) = (signs_at_start(rest), words.last_mut()) {
                last.text.push(' ');
                last.text.push_str(&rest[..length]);
                at = begin + length;
                continue;
            }
            let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let piece = &rest[..length];
            at = begin + length;
            // Four zeros are a null move, not a number.
            let is_pass = passing == Passing::Read && NULL_MOVES.contains(&piece);
            let bare = if is_pass { piece } else { without_number(piece) };
            if !bare.is_empty() {
                let begins = at - bare.len();
                column += content[counted..begins].chars().count();
                counted = begins;
                words.push(ListedWord { text: bare.to_owned(), line: line + 1, column });
            }
        }
    }
    words
}

/// Removes the number from "12.Cf3", "12...Cf3", "12." and "12"; "0-0" and "1-0" have none.
#[must_use]
pub fn without_number(piece: &str) -> &str {
    let rest = piece.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.len() == piece.len() {
        piece
    } else if rest.is_empty() || rest.starts_with(['.', '…']) {
        rest.trim_start_matches(['.', '…'])
    } else {
        piece
    }
}

fn move_to_come(position: &Position) -> (u32, Color) {
    (position.board().fullmoves().get(), position.turn())
}

//! Reads games from text that arrives in pieces, one game at a time. Holds no more than one game in memory.

use std::borrow::Cow;

use crate::Position;

use super::cutter::{Cut, GameCutter};
use super::limits::MOST_BYTES_A_GAME;
use super::move_text::MoveText;
use super::parse::{GameHead, GameRead, GameStart, parse, parse_head, parse_into, parse_start};
use super::place::TextPlace;
use super::problem::{PgnError, Remark, RemarkKind};
use super::tags::Tags;
use super::takes_moves::TakesMoves;

/// Reads games from pieces of text of any size.
///
/// ```
/// use hector_chess::notation::pgn::{MoveText, Reader};
///
/// let mut reader = Reader::new(MoveText::default());
/// let mut piece: &[u8] = b"1. e4 e5 1-0 1. d4 d";
/// let first = reader.read(&mut piece).expect("a whole game").expect("a good one");
/// assert_eq!(first.game.main_line().moves().len(), 2);
/// assert!(reader.read(&mut piece).is_none(), "the second game has not ended");
/// let mut piece: &[u8] = b"5";
/// assert!(reader.read(&mut piece).is_none());
/// let second = reader.finish().expect("a game").expect("a good one");
/// assert_eq!(second.game.main_line().moves().len(), 2);
/// ```
#[derive(Debug, Clone)]
pub struct Reader {
    moves: MoveText,
    cutter: GameCutter,
}

type GameOutcome = Result<GameRead, PgnError>;

impl Reader {
    #[must_use]
    pub fn new(moves: MoveText) -> Reader {
        Reader::with_most_bytes(moves, MOST_BYTES_A_GAME)
    }

    /// A reader that gives up on a game of more than `most_bytes` bytes.
    #[must_use]
    pub fn with_most_bytes(moves: MoveText, most_bytes: usize) -> Reader {
        Reader { moves, cutter: GameCutter::with_most_bytes(most_bytes) }
    }

    /// Reads the next game and removes the text it has read from the piece. `None` if no game ends in the piece: then
    /// all of it is taken.
    pub fn read(&mut self, piece: &mut &[u8]) -> Option<GameOutcome> {
        let moves = self.moves;
        self.cutter.cut(piece, |cut| read_cut(cut, moves))
    }

    /// Reads the last game, at the end of the text.
    pub fn finish(&mut self) -> Option<GameOutcome> {
        let moves = self.moves;
        self.cutter.finish(|cut| read_cut(cut, moves))
    }
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new(MoveText::default())
    }
}

fn read_cut(cut: Cut<'_>, moves: MoveText) -> Option<GameOutcome> {
    match cut.text {
        Ok(text) => read_one(text, moves, cut.place).transpose(),
        Err(error) => Some(Err(error)),
    }
}

/// Reads the text of one game, which begins at `origin` in its file. `None` if there are only comments.
///
/// # Errors
/// If it is broken, with the place.
pub fn read_one(
    bytes: &[u8],
    moves: MoveText,
    origin: TextPlace,
) -> Result<Option<GameRead>, PgnError> {
    let (text, first_odd) = decode(bytes);
    let mut reading = parse(&text, moves, origin)?;
    if let (Some(reading), Some(at)) = (&mut reading, first_odd) {
        reading.remarks.insert(0, latin_from(at, bytes, origin));
    }
    Ok(reading)
}

/// The remark that a text is not UTF-8 from this byte on.
fn latin_from(at: usize, bytes: &[u8], origin: TextPlace) -> Remark {
    let place = origin.after(bytes.get(..at).unwrap_or_default());
    Remark { place, kind: RemarkKind::Latin1 }
}

/// Reads the text of one game as far as it can be read. `None` if there are only comments.
///
/// # Errors
/// If its tags are broken, with the place.
pub fn read_start(
    bytes: &[u8],
    moves: MoveText,
    origin: TextPlace,
) -> Result<Option<GameStart>, PgnError> {
    let (text, first_odd) = decode(bytes);
    let mut start = parse_start(&text, moves, origin)?;
    if let (Some(start), Some(at)) = (&mut start, first_odd) {
        start.reading.remarks.insert(0, latin_from(at, bytes, origin));
    }
    Ok(start)
}

/// Reads the tags of one game, and as many of its first moves as `plies` returns for the tags. `None` if there are
/// only comments. Stops at the first broken move.
///
/// # Errors
/// If the tags are broken, with the place.
pub fn read_head(
    bytes: &[u8],
    moves: MoveText,
    origin: TextPlace,
    plies: impl FnOnce(&Tags) -> usize,
) -> Result<Option<GameHead>, PgnError> {
    parse_head(&decode(bytes).0, moves, origin, plies)
}

/// Passes the moves of one game, with its comments and variations, to a sink that is made for its start, as far as
/// they can be read. `None` if there are only comments.
///
/// # Errors
/// If the tags are broken, with the place.
pub fn read_into<T: TakesMoves>(
    bytes: &[u8],
    moves: MoveText,
    origin: TextPlace,
    begin: impl FnOnce(Position) -> T,
) -> Result<Option<T>, PgnError> {
    parse_into(&decode(bytes).0, moves, origin, begin)
}

/// The text of a game, and the first byte that is not UTF-8, if there is one. Then the game is read as Windows-1252,
/// which is Latin-1 with more letters.
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Option<usize>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), None),
        Err(error) => {
            let letters = bytes.iter().map(|byte| latin_letter(*byte));
            (Cow::Owned(letters.collect()), Some(error.valid_up_to()))
        }
    }
}

fn latin_letter(byte: u8) -> char {
    const OF_WINDOWS: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    let of_windows = usize::from(byte).checked_sub(0x80).and_then(|index| OF_WINDOWS.get(index));
    of_windows.copied().unwrap_or(char::from(byte))
}

//! Reads games out of text that comes in pieces, one game at a time. Never opens a file
//! and never holds more than one game.

use std::borrow::Cow;

use super::move_text::MoveText;
use super::parse::{GameRead, parse};
use super::place::Place;
use super::problem::{PgnError, Problem, Remark, RemarkKind};
use super::seam::{End, NEXT_EVENT_TAG, Seam, is_between_games};

/// Reads games from pieces of text of any size.
///
/// ```
/// use hector::chess::notation::pgn::{MoveText, Reader};
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
    most_bytes: usize,
    phase: Phase,
    seam: Seam,
    /// The beginning of the present game, if it was in earlier pieces.
    kept: Vec<u8>,
    /// Where the present game begins, or where the text goes on.
    place: Place,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    BetweenGames,
    InGame,
    /// In a game that was given up for its length.
    InTooLong,
}

/// More text than any game on paper ever had.
pub const MOST_BYTES_A_GAME: usize = 4 << 20;

/// What was read of a game.
type Outcome = Result<GameRead, PgnError>;

impl Reader {
    /// A reader at the beginning of a text.
    #[must_use]
    pub fn new(moves: MoveText) -> Reader {
        Reader::with_most_bytes(moves, MOST_BYTES_A_GAME)
    }

    /// A reader that gives up a game of more than so many bytes.
    #[must_use]
    pub fn with_most_bytes(moves: MoveText, most_bytes: usize) -> Reader {
        Reader {
            moves,
            most_bytes,
            phase: Phase::BetweenGames,
            seam: Seam::new(),
            kept: Vec::new(),
            place: Place::START,
        }
    }

    /// Reads on, and takes what it has read off the piece: up to the end of the next
    /// game, or all of the piece if no game ends in it.
    pub fn read(&mut self, piece: &mut &[u8]) -> Option<Outcome> {
        loop {
            if self.phase == Phase::BetweenGames {
                self.skip_between_games(piece);
            }
            if piece.is_empty() {
                return None;
            }
            let outcome = match self.seam.find(piece) {
                None => self.keep(std::mem::take(piece)),
                Some(End::Before(at)) => {
                    let (rest_of_game, next) = piece.split_at(at);
                    *piece = next;
                    self.end_game(rest_of_game)
                }
                Some(End::AtNextEvent { read }) => {
                    let (rest_of_game, next) = piece.split_at(read);
                    *piece = next;
                    self.end_game_before_event(rest_of_game)
                }
            };
            if outcome.is_some() {
                return outcome;
            }
        }
    }

    /// Reads the game that the end of the text ends.
    pub fn finish(&mut self) -> Option<Outcome> {
        self.end_game(&[])
    }

    fn skip_between_games(&mut self, piece: &mut &[u8]) {
        let skipped = piece.iter().position(|byte| !is_between_games(*byte));
        let (between, game) = piece.split_at(skipped.unwrap_or(piece.len()));
        self.place = self.place.after(between);
        *piece = game;
        if !game.is_empty() {
            self.phase = Phase::InGame;
        }
    }

    fn keep(&mut self, piece: &[u8]) -> Option<Outcome> {
        if self.phase == Phase::InTooLong {
            self.place = self.place.after(piece);
            return None;
        }
        // The tag of the next game, which has to be read to be recognised, is not counted.
        if self.kept.len() + piece.len() > self.most_bytes + NEXT_EVENT_TAG.len() {
            let error = self.too_long();
            self.place = self.place.after(&self.kept).after(piece);
            self.kept.clear();
            self.phase = Phase::InTooLong;
            return Some(Err(error));
        }
        self.kept.extend_from_slice(piece);
        None
    }

    /// Reads a game of which this is the rest.
    fn end_game(&mut self, rest: &[u8]) -> Option<Outcome> {
        self.seam = Seam::new();
        let phase = std::mem::replace(&mut self.phase, Phase::BetweenGames);
        let mut kept = std::mem::take(&mut self.kept);
        let game = if kept.is_empty() {
            rest
        } else {
            kept.extend_from_slice(rest);
            &kept
        };
        let outcome = match phase {
            Phase::BetweenGames | Phase::InTooLong => None,
            Phase::InGame if game.len() > self.most_bytes => Some(Err(self.too_long())),
            Phase::InGame => read_game(game, self.moves, self.place).transpose(),
        };
        self.place = self.place.after(game);
        // Its room serves the next game.
        kept.clear();
        self.kept = kept;
        outcome
    }

    /// Reads a game after which the tag of the next was read as well.
    fn end_game_before_event(&mut self, read: &[u8]) -> Option<Outcome> {
        let outcome = match read.len().checked_sub(NEXT_EVENT_TAG.len()) {
            Some(length) => self.end_game(read.split_at(length).0),
            // Its beginning was in an earlier piece, and so was all of this game.
            None => {
                let length = (self.kept.len() + read.len()).saturating_sub(NEXT_EVENT_TAG.len());
                self.kept.truncate(length);
                self.end_game(&[])
            }
        };
        self.place = Place::new(self.place.line, 1);
        self.phase = Phase::InGame;
        self.seam.find(NEXT_EVENT_TAG);
        self.kept.extend_from_slice(NEXT_EVENT_TAG);
        outcome
    }

    fn too_long(&self) -> PgnError {
        PgnError { place: self.place, problem: Problem::TooLong(self.most_bytes) }
    }
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new(MoveText::default())
    }
}

fn read_game(bytes: &[u8], moves: MoveText, origin: Place) -> Result<Option<GameRead>, PgnError> {
    let (text, first_odd) = decode(bytes);
    let mut reading = parse(&text, moves, origin)?;
    if let (Some(reading), Some(at)) = (&mut reading, first_odd) {
        let place = origin.after(bytes.get(..at).unwrap_or_default());
        reading.remarks.insert(0, Remark { place, kind: RemarkKind::Latin1 });
    }
    Ok(reading)
}

/// The text of a game, and the first byte that is not UTF-8 if there is one: then the
/// game is read as Latin-1, with the letters that Windows adds to it.
fn decode(bytes: &[u8]) -> (Cow<'_, str>, Option<usize>) {
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

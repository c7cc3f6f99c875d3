//! Cuts text that comes in pieces into games, one at a time. Never reads what a game says,
//! and never holds more than one.

use super::game::GameResult;
use super::limits::MOST_BYTES_A_GAME;
use super::place::TextPlace;
use super::problem::{PgnError, Problem};
use super::seam::{GameEnd, NEXT_EVENT_TAG, Seam, is_between_games};

/// Cuts games out of pieces of text of any size.
#[derive(Debug, Clone)]
pub struct GameCutter {
    most_bytes: usize,
    phase: CutterPhase,
    seam: Seam,
    /// The beginning of the present game, if it was in earlier pieces.
    kept: Vec<u8>,
    /// The result that ended the game before.
    last_result: Option<GameResult>,
    /// Where the present game begins, or where the text goes on.
    place: TextPlace,
    offset: u64,
}

/// A game that was cut out: it begins at a byte, counted from 0, and at a place.
#[derive(Debug, Clone)]
pub struct Cut<'t> {
    /// The byte.
    pub offset: u64,
    /// The place.
    pub place: TextPlace,
    /// Its text, or why there is none.
    pub text: Result<&'t [u8], PgnError>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CutterPhase {
    BetweenGames,
    InGame,
    /// In a game that was given up for its length.
    InTooLong,
}

impl GameCutter {
    /// At the beginning of a text, where a game may have so many bytes.
    #[must_use]
    pub fn with_most_bytes(most_bytes: usize) -> GameCutter {
        GameCutter {
            most_bytes,
            phase: CutterPhase::BetweenGames,
            seam: Seam::new(),
            kept: Vec::new(),
            last_result: None,
            place: TextPlace::START,
            offset: 0,
        }
    }

    /// After a game that ended here: its text, the byte, counted from 0, and the place.
    #[must_use]
    pub fn after(game: &[u8], offset: u64, place: TextPlace) -> GameCutter {
        GameCutter { last_result: result_at_end(game), offset, place, ..GameCutter::default() }
    }

    /// Goes on, and takes what it has seen off the piece: up to the end of the next game,
    /// which is handed on, or all of the piece if no game ends in it.
    pub fn cut<T>(
        &mut self,
        piece: &mut &[u8],
        mut take: impl FnMut(Cut<'_>) -> Option<T>,
    ) -> Option<T> {
        loop {
            if self.phase == CutterPhase::BetweenGames {
                self.skip_between_games(piece);
            }
            if piece.is_empty() {
                return None;
            }
            let taken = match self.seam.find(piece) {
                None => self.keep(std::mem::take(piece), &mut take),
                Some(GameEnd::Before(at)) => {
                    let (rest_of_game, next) = piece.split_at(at);
                    *piece = next;
                    self.end_game(rest_of_game, &mut take)
                }
                Some(GameEnd::AtNextGame { read, beginning }) => {
                    let (rest_of_game, next) = piece.split_at(read);
                    *piece = next;
                    self.end_game_before(beginning, rest_of_game, &mut take)
                }
            };
            if taken.is_some() {
                return taken;
            }
        }
    }

    /// Hands on the game that the end of the text ends.
    pub fn finish<T>(&mut self, mut take: impl FnMut(Cut<'_>) -> Option<T>) -> Option<T> {
        self.end_game(&[], &mut take)
    }

    fn skip_between_games(&mut self, piece: &mut &[u8]) {
        let skipped = piece.iter().position(|byte| !is_between_games(*byte));
        let (between, game) = piece.split_at(skipped.unwrap_or(piece.len()));
        self.go_over(between);
        *piece = game;
        if !game.is_empty() {
            self.phase = CutterPhase::InGame;
        }
    }

    fn keep<T>(&mut self, piece: &[u8], take: &mut impl FnMut(Cut<'_>) -> Option<T>) -> Option<T> {
        if self.phase == CutterPhase::InTooLong {
            self.go_over(piece);
            return None;
        }
        // The tag of the next game, which has to be read to be recognised, is not counted.
        if self.kept.len() + piece.len() > self.most_bytes + NEXT_EVENT_TAG.len() {
            let taken = take(self.too_long());
            let kept = std::mem::take(&mut self.kept);
            self.go_over(&kept);
            self.go_over(piece);
            self.phase = CutterPhase::InTooLong;
            return taken;
        }
        self.kept.extend_from_slice(piece);
        None
    }

    /// Hands on a game of which this is the rest.
    fn end_game<T>(
        &mut self,
        rest: &[u8],
        take: &mut impl FnMut(Cut<'_>) -> Option<T>,
    ) -> Option<T> {
        self.seam = Seam::new();
        let phase = std::mem::replace(&mut self.phase, CutterPhase::BetweenGames);
        let mut kept = std::mem::take(&mut self.kept);
        let game = if kept.is_empty() {
            rest
        } else {
            kept.extend_from_slice(rest);
            &kept
        };
        let taken = match phase {
            CutterPhase::BetweenGames | CutterPhase::InTooLong => None,
            CutterPhase::InGame if game.len() > self.most_bytes => take(self.too_long()),
            CutterPhase::InGame if self.repeats_the_result(game) => None,
            CutterPhase::InGame => {
                take(Cut { offset: self.offset, place: self.place, text: Ok(game) })
            }
        };
        self.last_result = result_at_end(game);
        self.go_over(game);
        // Its room serves the next game.
        kept.clear();
        self.kept = kept;
        taken
    }

    /// Hands on a game after which the beginning of the next was read as well.
    fn end_game_before<T>(
        &mut self,
        beginning: &[u8],
        read: &[u8],
        take: &mut impl FnMut(Cut<'_>) -> Option<T>,
    ) -> Option<T> {
        let taken = match read.len().checked_sub(beginning.len()) {
            Some(length) => self.end_game(read.split_at(length).0, take),
            // Its beginning was in an earlier piece, and so was all of this game.
            None => {
                let length = (self.kept.len() + read.len()).saturating_sub(beginning.len());
                self.kept.truncate(length);
                self.end_game(&[], take)
            }
        };
        self.place = TextPlace::new(self.place.line, self.place.column);
        self.phase = CutterPhase::InGame;
        self.seam.find(beginning);
        self.kept.extend_from_slice(beginning);
        taken
    }

    /// Whether a text is the result of the game before once more, or one that leaves it open: no game is to be
    /// found in it.
    fn repeats_the_result(&self, game: &[u8]) -> bool {
        let sign = std::str::from_utf8(game.trim_ascii()).ok().and_then(GameResult::of_sign);
        self.last_result.is_some()
            && (sign == Some(GameResult::Open) || (sign.is_some() && sign == self.last_result))
    }

    fn go_over(&mut self, text: &[u8]) {
        self.place = self.place.after(text);
        self.offset += text.len() as u64;
    }

    fn too_long(&self) -> Cut<'static> {
        let error = PgnError { place: self.place, problem: Problem::TooLong(self.most_bytes) };
        Cut { offset: self.offset, place: self.place, text: Err(error) }
    }
}

impl Default for GameCutter {
    fn default() -> GameCutter {
        GameCutter::with_most_bytes(MOST_BYTES_A_GAME)
    }
}

/// The result that ends the text of a game.
fn result_at_end(game: &[u8]) -> Option<GameResult> {
    let game = game.trim_ascii_end();
    if game.ends_with(b"*") {
        return Some(GameResult::Open);
    }
    let word = game.rsplit(u8::is_ascii_whitespace).next()?;
    std::str::from_utf8(word).ok().and_then(GameResult::of_sign)
}

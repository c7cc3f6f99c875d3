//! Splits text that arrives in pieces into games, one at a time. What a game says is read in `parse`. Holds no more
//! than one game in memory.

use super::game::GameResult;
use super::limits::MOST_BYTES_A_GAME;
use super::place::TextPlace;
use super::problem::{PgnError, Problem};
use super::seam::{GameEnd, NEXT_EVENT_TAG, Seam, is_between_games};

/// Splits pieces of text of any size into games.
#[derive(Debug, Clone)]
pub struct GameCutter {
    most_bytes: usize,
    phase: CutterPhase,
    seam: Seam,
    /// The part of the current game that was in earlier pieces.
    kept: Vec<u8>,
    /// The result at the end of the previous game.
    last_result: Option<GameResult>,
    /// Where the current game begins, or where the text goes on.
    place: TextPlace,
    offset: u64,
}

/// One game of the text.
#[derive(Debug, Clone)]
pub struct Cut<'t> {
    /// Where it begins, in bytes from 0.
    pub offset: u64,
    /// Where it begins, as a place in the file.
    pub place: TextPlace,
    /// Its text, or why it could not be kept.
    pub text: Result<&'t [u8], PgnError>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CutterPhase {
    BetweenGames,
    InGame,
    /// In a game that was given up because of its length.
    InTooLong,
}

impl GameCutter {
    /// A cutter for the start of a text, for games of up to this many bytes.
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

    /// A cutter for the text after `game`, which goes on at this byte, counted from 0, and place.
    #[must_use]
    pub fn after(game: &[u8], offset: u64, place: TextPlace) -> GameCutter {
        GameCutter { last_result: result_at_end(game), offset, place, ..GameCutter::default() }
    }

    /// Continues, and removes the text it has read from the piece: up to the end of the next game, which goes to
    /// `take`, or all of the piece if no game ends in it.
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

    /// Passes on the last game, at the end of the text.
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
        // The tag of the next game has to be read before it is recognised; it does not count.
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

    /// Passes on the game that ends with `rest`.
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
        // Reuse the buffer for the next game.
        kept.clear();
        self.kept = kept;
        taken
    }

    /// Passes on a game when the beginning of the next one was already read.
    fn end_game_before<T>(
        &mut self,
        beginning: &[u8],
        read: &[u8],
        take: &mut impl FnMut(Cut<'_>) -> Option<T>,
    ) -> Option<T> {
        let taken = match read.len().checked_sub(beginning.len()) {
            Some(length) => self.end_game(read.split_at(length).0, take),
            // The beginning was in an earlier piece, and with it the whole of this game.
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

    /// Whether a text only repeats the result of the previous game, or is `*`: such a text does not contain a game.
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

/// The result at the end of a game's text.
fn result_at_end(game: &[u8]) -> Option<GameResult> {
    let game = game.trim_ascii_end();
    if game.ends_with(b"*") {
        return Some(GameResult::Open);
    }
    let word = game.rsplit(u8::is_ascii_whitespace).next()?;
    std::str::from_utf8(word).ok().and_then(GameResult::of_sign)
}

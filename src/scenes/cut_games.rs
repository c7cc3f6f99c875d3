//! Cuts games out of a file piece by piece, so that other threads can read them in the meantime.

use std::io::{self, BufRead};

use crate::chess::notation::pgn::{Cut, GameCutter, PgnError, TextPlace};
use crate::devices::crew::HandOn;

pub(super) struct CutGame {
    /// The byte at which it begins.
    pub(super) offset: u64,
    pub(super) place: TextPlace,
    pub(super) text: Result<Vec<u8>, PgnError>,
}

/// The games that end in one piece of a file.
pub(super) struct GamesOfPiece {
    pub(super) games: Vec<CutGame>,
    /// How much of the file has been read with this piece.
    pub(super) read: u64,
}

/// Hands on the games of each piece as soon as it is read, so that no game waits while a file grows. `read` is how many
/// bytes were read before.
pub(super) fn cut_games(
    mut input: impl BufRead,
    mut cutter: GameCutter,
    mut read: u64,
    hand_on: HandOn<'_, io::Result<GamesOfPiece>>,
) {
    loop {
        let mut games = Vec::new();
        let mut take = |Cut { offset, place, text }: Cut<'_>| {
            games.push(CutGame { offset, place, text: text.map(<[u8]>::to_vec) });
            None::<()>
        };
        let length = match input.fill_buf() {
            Ok(mut piece) => {
                let length = piece.len();
                if length == 0 {
                    cutter.finish(&mut take);
                } else {
                    cutter.cut(&mut piece, &mut take);
                }
                length
            }
            Err(error) => {
                let _ = hand_on(Err(error));
                return;
            }
        };
        input.consume(length);
        read += length as u64;
        if hand_on(Ok(GamesOfPiece { games, read })).is_break() || length == 0 {
            return;
        }
    }
}

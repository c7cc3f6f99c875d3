//! How many moves a game has, in words, as far as a device can know: as they were announced, as its clock has
//! counted them, or as a score says. Never takes an empty list of moves for a game in which nobody moved.

use crate::chess::Color;
use crate::table::Game;
use crate::words::Texts;

/// How many moves were made, and how that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MovesKnown {
    /// They were announced.
    Heard(usize),
    /// No moves are heard, and the clock has counted so many.
    ByClock(usize),
    /// No moves are heard, no clock runs here, and the score of this side has so many.
    ByScore(Color, usize),
    /// Nobody has said.
    NotAnnounced,
}

impl MovesKnown {
    pub(crate) fn of(game: &Game) -> MovesKnown {
        if game.hears_moves() {
            return MovesKnown::Heard(game.plies().len().div_ceil(2));
        }
        if game.runs_clock() {
            return MovesKnown::ByClock(game.plies_known().unwrap_or(0).div_ceil(2));
        }
        let written = |side: Color| (side, game.score(side).entries().len());
        match Color::ALL.map(written).into_iter().max_by_key(|(_, plies)| *plies) {
            Some((side, plies)) if plies > 0 => MovesKnown::ByScore(side, plies.div_ceil(2)),
            _ => MovesKnown::NotAnnounced,
        }
    }

    /// In a few words: *12 moves by its clock*.
    pub(crate) fn told(self, texts: &Texts) -> String {
        match self {
            MovesKnown::Heard(moves) => texts.moves_counted(moves),
            MovesKnown::ByClock(moves) => texts.moves_by_clock(&texts.moves_counted(moves)),
            MovesKnown::ByScore(side, moves) => {
                texts.moves_by_score(&texts.moves_counted(moves), side)
            }
            MovesKnown::NotAnnounced => texts.moves_not_announced(),
        }
    }

    /// The number alone, for a column that says what it is.
    pub(crate) fn number(self, texts: &Texts) -> String {
        match self {
            MovesKnown::Heard(moves)
            | MovesKnown::ByClock(moves)
            | MovesKnown::ByScore(_, moves) => moves.to_string(),
            MovesKnown::NotAnnounced => texts.moves_not_announced(),
        }
    }
}

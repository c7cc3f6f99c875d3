//! The number of moves in words, as far as a device knows it: announced, counted by its clock, or from a scoresheet. An
//! empty list of moves does not mean that nobody moved.

use crate::chess::Color;
use crate::table::Game;
use crate::words::Texts;

/// The number of moves, and how it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MovesKnown {
    Heard(usize),
    /// Moves are not heard; the clock has counted this many.
    ByClock(usize),
    /// Moves are not heard and no clock runs here; the scoresheet of this side has this many.
    ByScore(Color, usize),
    /// Unknown.
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

    /// A short phrase: *12 moves by its clock*.
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

    /// The number alone, for a column with a heading.
    pub(crate) fn number(self, texts: &Texts) -> String {
        match self {
            MovesKnown::Heard(moves)
            | MovesKnown::ByClock(moves)
            | MovesKnown::ByScore(_, moves) => moves.to_string(),
            MovesKnown::NotAnnounced => texts.moves_not_announced(),
        }
    }
}

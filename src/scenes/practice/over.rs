//! How a practice game can end, and in which words that is told. Never ends one.

use crate::chess::notation::pgn::GameResult;
use crate::chess::{Color, Ending, History, ending};
use crate::words::Texts;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Over {
    Mate(Color),
    Stalemate,
    Dead,
    Repetition,
    FiftyMoves,
    Agreement,
    Resigned(Color),
    Flag(Color),
    FlagDrawn(Color),
}

impl Over {
    pub(super) fn result(self) -> GameResult {
        match self {
            Over::Mate(winner) => GameResult::Won(winner),
            Over::Resigned(side) | Over::Flag(side) => GameResult::Won(!side),
            Over::Stalemate
            | Over::Dead
            | Over::Repetition
            | Over::FiftyMoves
            | Over::Agreement
            | Over::FlagDrawn(_) => GameResult::Drawn,
        }
    }

    pub(super) fn told(self, texts: &Texts) -> String {
        match self {
            Over::Mate(winner) => texts.over_by_mate(winner),
            Over::Stalemate => texts.over_by_stalemate(),
            Over::Dead => texts.over_by_dead_position(),
            Over::Repetition => texts.over_by_repetition(),
            Over::FiftyMoves => texts.over_by_fifty_moves(),
            Over::Agreement => texts.over_by_agreement(),
            Over::Resigned(side) => texts.over_by_resignation(side),
            Over::Flag(side) => texts.over_by_flag(side),
            Over::FlagDrawn(side) => texts.over_by_flag_drawn(side),
        }
    }
}

/// How a game has ended by the moves alone, fivefold repetition and seventy-five moves
/// included (9.6).
pub(super) fn over_on_board(game: &History) -> Option<Over> {
    match ending(game.position()) {
        Some(Ending::Checkmate { winner }) => Some(Over::Mate(winner)),
        Some(Ending::Stalemate) => Some(Over::Stalemate),
        Some(Ending::Dead) => Some(Over::Dead),
        None if game.repetitions() >= 5 => Some(Over::Repetition),
        None if game.plies_without_progress() >= 150 => Some(Over::FiftyMoves),
        None => None,
    }
}

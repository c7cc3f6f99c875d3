//! Which tables of a hall a question is about.

use super::exceptions::Exception;
use super::table_in_hall::TableInHall;
use crate::table::Game;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TableFilter {
    /// The game has begun and goes on.
    Playing,
    /// The game is adjourned, with a sealed move.
    Adjourned,
    /// The game is over.
    Finished,
    /// No game yet, or its clock has not been started.
    Waiting,
    /// Something is out of the ordinary.
    With(Exception),
}

impl TableFilter {
    pub(super) fn has(self, table: &TableInHall) -> bool {
        let game = table.game_of_round().map(|game| &game.followed.game);
        let is_over = game.is_some_and(|game| game.result().is_some());
        let has_begun = game.is_some_and(Game::has_begun);
        let rests = game.is_some_and(Game::is_at_rest);
        match self {
            TableFilter::Playing => has_begun && !is_over && !rests,
            TableFilter::Adjourned => rests,
            TableFilter::Finished => is_over,
            TableFilter::Waiting => !has_begun && !is_over,
            TableFilter::With(exception) => table.exceptions().any(|found| found == exception),
        }
    }
}

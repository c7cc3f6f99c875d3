//! Which tables of a hall are looked for. Never tells anything.

use super::exceptions::Exception;
use super::table_in_hall::TableInHall;
use crate::table::Game;

/// Which tables are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TableFilter {
    /// Those whose game has begun and goes on.
    Playing,
    /// Those whose game rests, with a move under seal.
    Adjourned,
    /// Those whose game is over.
    Finished,
    /// Those without a game, or with one whose clock nobody has started.
    Waiting,
    /// Those where something is out of the ordinary.
    With(Exception),
}

impl TableFilter {
    /// Whether a table is one of those.
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

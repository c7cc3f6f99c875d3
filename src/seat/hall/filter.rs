//! Which tables of a hall are looked for. Never tells anything.

use super::exceptions::Exception;
use super::table_in_hall::TableInHall;

/// Which tables are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TableFilter {
    /// Those whose game goes on.
    Playing,
    /// Those whose game is over.
    Finished,
    /// Those without a game.
    Waiting,
    /// Those where something is out of the ordinary.
    With(Exception),
}

impl TableFilter {
    /// Whether a table is one of those.
    pub(super) fn has(self, table: &TableInHall) -> bool {
        let is_over =
            |table: &TableInHall| table.game().map(|game| game.followed.game.result().is_some());
        match self {
            TableFilter::Playing => is_over(table) == Some(false),
            TableFilter::Finished => is_over(table) == Some(true),
            TableFilter::Waiting => is_over(table).is_none(),
            TableFilter::With(exception) => table.exceptions().any(|found| found == exception),
        }
    }
}

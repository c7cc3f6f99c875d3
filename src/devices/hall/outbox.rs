//! What a table has for the hall: the rows of its game that are durable. The record is the truth; this
//! is its copy in memory, so that nobody at the table waits for a wire.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::row_letter::HallRow;

/// The rows of the game at a table, shared with the thread that sends them.
#[derive(Clone, Default)]
pub struct Outbox {
    rows: Arc<Mutex<Vec<HallRow>>>,
    news: Arc<Notify>,
}

impl Outbox {
    /// Takes rows that have become durable. Those of another game take the place of all before.
    pub fn take(&self, rows: Vec<HallRow>) {
        let mut kept = self.rows();
        for row in rows {
            if row.row.number == 0 {
                kept.clear();
            }
            kept.push(row);
        }
        drop(kept);
        self.news.notify_one();
    }

    /// The game, once it has a first row.
    pub(super) fn game(&self) -> Option<String> {
        self.rows().first().map(HallRow::game)
    }

    /// How many rows there are.
    pub(super) fn count(&self) -> u64 {
        u64::try_from(self.rows().len()).unwrap_or(u64::MAX)
    }

    /// A row by its number.
    pub(super) fn row(&self, number: u64) -> Option<HallRow> {
        self.rows().get(usize::try_from(number).ok()?).cloned()
    }

    /// Waits until rows have come.
    pub(super) async fn has_news(&self) {
        self.news.notified().await;
    }

    /// Nobody panics while holding it, and a row that stands is whole.
    fn rows(&self) -> MutexGuard<'_, Vec<HallRow>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! What a table has for the hall: the rows of its game that are durable. The record is the truth; this
//! is its copy in memory, so that nobody at the table waits for a wire.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::row_letter::{HallRow, LINE_OF_A_ROW, LONGEST_LETTER};

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

    /// The rows of a game from this one on, as many as fit into a letter, and how many those are.
    pub(super) fn letter(&self, game: &str, from: u64) -> (Vec<u8>, u64) {
        let rows = self.rows();
        let (mut letter, mut count) = (Vec::new(), 0);
        let is_its = rows.first().is_some_and(|first| first.game() == game);
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        for row in rows.iter().skip(from).take_while(|_| is_its) {
            if count > 0 && letter.len() + row.row.body.len() + LINE_OF_A_ROW > LONGEST_LETTER {
                break;
            }
            row.write(&mut letter);
            count += 1;
        }
        (letter, count)
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

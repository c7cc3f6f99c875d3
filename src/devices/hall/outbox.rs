//! What a table has for the hall: the durable rows of its game, and those of earlier games that the hall may not have
//! yet. The records are the truth. This is a copy in memory, so that the table does not wait for the network.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::row_letter::{HallRow, LINE_OF_A_ROW, LONGEST_LETTER};

/// More games than a table plays while its hall is away. The oldest go first.
pub const MOST_EARLIER_GAMES: usize = 50;

/// The rows of the games at a table, shared with the thread that sends them.
#[derive(Clone, Default)]
pub struct Outbox {
    games: Arc<Mutex<GamesToSend>>,
    news: Arc<Notify>,
}

/// Called when the hall has all of a game.
pub type OnArrival = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct GamesToSend {
    /// In the order in which they were played.
    earlier: Vec<EarlierGame>,
    current: Vec<HallRow>,
}

/// A game to which no row is added.
struct EarlierGame {
    rows: Vec<HallRow>,
    arrives: Option<OnArrival>,
}

impl Outbox {
    /// Takes durable rows. When a new game begins, the one before stays until the hall has it.
    pub fn take(&self, rows: Vec<HallRow>) {
        let mut kept = self.games();
        for row in rows {
            if row.row.number == 0 {
                let before = std::mem::take(&mut kept.current);
                if before.first().is_some_and(|first| first.game() != row.game()) {
                    kept.add_earlier(EarlierGame { rows: before, arrives: None });
                }
            }
            kept.current.push(row);
        }
        drop(kept);
        self.news.notify_one();
    }

    /// Takes a complete earlier game. `arrives` is called when the hall has it.
    pub fn take_earlier(&self, rows: Vec<HallRow>, arrives: OnArrival) {
        if !rows.is_empty() {
            self.games().add_earlier(EarlierGame { rows, arrives: Some(arrives) });
            self.news.notify_one();
        }
    }

    /// The current game, once it has a first row.
    pub(super) fn game(&self) -> Option<String> {
        self.games().current.first().map(HallRow::game)
    }

    /// How many rows the current game has.
    pub(super) fn count(&self) -> u64 {
        count(&self.games().current)
    }

    /// The earlier games that the hall may not have, and how many rows they have.
    pub(super) fn earlier(&self) -> Vec<(String, u64)> {
        let games = self.games();
        let named = games.earlier.iter().filter_map(|one| Some((one.game()?, count(&one.rows))));
        named.collect()
    }

    /// A row by its number.
    pub(super) fn row(&self, game: &str, number: u64) -> Option<HallRow> {
        self.games().rows(game)?.get(usize::try_from(number).ok()?).cloned()
    }

    /// The rows of a game from this one on, as many as fit into a letter, and their number.
    pub(super) fn letter(&self, game: &str, from: u64) -> (Vec<u8>, u64) {
        let games = self.games();
        let (mut letter, mut count) = (Vec::new(), 0);
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        for row in games.rows(game).unwrap_or_default().iter().skip(from) {
            if count > 0 && letter.len() + row.row.body.len() + LINE_OF_A_ROW > LONGEST_LETTER {
                break;
            }
            row.write(&mut letter);
            count += 1;
        }
        (letter, count)
    }

    /// The hall has all of an earlier game.
    pub(super) fn arrived(&self, game: &str) {
        let arrives = self.games().take_out(game).and_then(|one| one.arrives);
        if let Some(arrives) = arrives {
            arrives();
        }
    }

    /// Stops sending an earlier game.
    pub(super) fn give_up(&self, game: &str) {
        self.games().take_out(game);
    }

    /// Waits until rows have come.
    pub(super) async fn has_news(&self) {
        self.news.notified().await;
    }

    /// Ignore poisoning: no holder panics, and a row is added whole.
    fn games(&self) -> MutexGuard<'_, GamesToSend> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl GamesToSend {
    fn add_earlier(&mut self, one: EarlierGame) {
        if self.earlier.len() >= MOST_EARLIER_GAMES {
            self.earlier.remove(0);
        }
        self.earlier.push(one);
    }

    fn rows(&self, game: &str) -> Option<&[HallRow]> {
        let earlier = self.earlier.iter().map(|one| one.rows.as_slice());
        let is_it = |rows: &&[HallRow]| rows.first().is_some_and(|first| first.game() == game);
        std::iter::once(self.current.as_slice()).chain(earlier).find(is_it)
    }

    fn take_out(&mut self, game: &str) -> Option<EarlierGame> {
        let at = self.earlier.iter().position(|one| one.game().as_deref() == Some(game))?;
        Some(self.earlier.remove(at))
    }
}

impl EarlierGame {
    fn game(&self) -> Option<String> {
        self.rows.first().map(HallRow::game)
    }
}

fn count(rows: &[HallRow]) -> u64 {
    u64::try_from(rows.len()).unwrap_or(u64::MAX)
}

//! Letters that come from no table of this hall, or from two devices with one code; and tables whose wall clock
//! differs from the hall's. All of it is reported, and nothing of it changes what is kept.

use std::time::Duration;

use tokio::time::Instant;

use super::super::TableNumber;
use super::super::desk_letter::DeskNews;
use super::HallKeeper;
use crate::hall_protocol::{HallNews, NotOfTheRecord};

/// How often at most letters without a valid seal are reported: a sender can write many.
const QUIET: Duration = Duration::from_secs(60);
/// Two games that alternate at one table within this time, each at least twice, mean two devices.
const IN_TURNS: Duration = Duration::from_secs(60);
/// A smaller difference between wall clocks is ignored. A reported one is reported again after it has moved by `MOVED`.
const WRONG: i64 = 5 * 60 * 1000;
const MOVED: i64 = 60 * 1000;

/// The latest two games that a table has said it plays.
pub(super) struct ClaimedGames {
    last: String,
    before: Option<String>,
    /// How often it came back to the one before, and since when.
    returns: u8,
    since: Instant,
}

impl HallKeeper {
    /// A letter came that is not sealed with a code of this hall.
    pub(in super::super) fn is_unsealed(&mut self) {
        if self.unsealed.is_none_or(|at| at.elapsed() > QUIET) {
            self.unsealed = Some(Instant::now());
            (self.tell)(HallNews::Unsealed);
            self.tell_desks(DeskNews::Unsealed);
        }
    }

    /// A table says that it plays this game now.
    pub(super) fn claims(&mut self, table: TableNumber, game: &str) {
        let now = Instant::now();
        let claimed = self.claimed.entry(table).or_insert_with(|| ClaimedGames {
            last: game.to_owned(),
            before: None,
            returns: 0,
            since: now,
        });
        if claimed.last == game {
            return;
        }
        let returns = match claimed.before.as_deref() == Some(game) {
            true if claimed.since.elapsed() < IN_TURNS => claimed.returns + 1,
            _ => 0,
        };
        claimed.before = Some(std::mem::replace(&mut claimed.last, game.to_owned()));
        claimed.returns = returns;
        if returns == 0 {
            claimed.since = now;
        }
        // Resuming an earlier game is one return only.
        if returns >= 2 {
            claimed.returns = 0;
            claimed.since = now;
            self.tell_foreign(table, NotOfTheRecord::TwoGames);
        }
    }

    /// A table says what its wall clock shows, and the hall's clock may differ.
    pub(super) fn shows(&mut self, table: TableNumber, there: i64, here: i64) {
        let apart = there.saturating_sub(here);
        let told = self.apart.get(&table).copied();
        let is_wrong = apart.saturating_abs() > WRONG;
        let news = match (told, is_wrong) {
            (None, false) => return,
            (Some(told), true) if apart.saturating_sub(told).saturating_abs() < MOVED => return,
            (Some(_), false) => {
                self.apart.remove(&table);
                None
            }
            (_, true) => {
                self.apart.insert(table, apart);
                Some(apart)
            }
        };
        (self.tell)(HallNews::Clock { table, apart: news });
        self.tell_desks(DeskNews::Clock { table, apart: news });
    }
}

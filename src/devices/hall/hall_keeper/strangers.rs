//! What comes that is of no table of this hall, or of two devices with one code; and tables whose clock on the wall is
//! not the hall's. All of it is told, and none of it changes what is kept.

use std::time::Duration;

use tokio::time::Instant;

use super::super::TableNumber;
use super::super::desk_letter::DeskNews;
use super::HallKeeper;
use crate::hall_protocol::{HallNews, NotOfTheRecord};

/// Of letters that nobody sealed it is told no more often: whoever writes them can write many.
const QUIET: Duration = Duration::from_secs(60);
/// Two games that are played at one table in turns, each at least twice, in this time are two devices.
const IN_TURNS: Duration = Duration::from_secs(60);
/// Clocks on walls that differ by less are no matter, and one that is told is told again when it has moved so far.
const WRONG: i64 = 5 * 60 * 1000;
const MOVED: i64 = 60 * 1000;

/// The games that a table has said that it plays, the latest two.
pub(super) struct ClaimedGames {
    last: String,
    before: Option<String>,
    /// How often it came back to the one before, and since when.
    returns: u8,
    since: Instant,
}

impl HallKeeper {
    /// Something came that is sealed with no code of this hall.
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
        // Whoever takes up an earlier game again comes back once.
        if returns >= 2 {
            claimed.returns = 0;
            claimed.since = now;
            self.tell_foreign(table, NotOfTheRecord::TwoGames);
        }
    }

    /// A table says what its clock on the wall shows; here it is another time.
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

//! Of which tables a hall hears, which have fallen silent, and of which nothing comes that they have. Never opens the
//! way again.

use std::time::Duration;

use tokio::time::Instant;

use super::super::TableNumber;
use super::super::desk_letter::DeskNews;
use super::HallKeeper;
use crate::hall_protocol::HallNews;

/// How long nothing is heard of a table until it is called silent.
const SILENT: Duration = Duration::from_secs(12);
/// How long a table says that it has more, and nothing comes, until the way is opened again: whoever
/// read the stream for this hall may have died with one server of several.
const STUCK: Duration = Duration::from_secs(3);

impl HallKeeper {
    /// Whether nothing comes of a table that has more, for the first time at this row: rows that are
    /// refused come no better by another way.
    pub(super) fn is_stuck(&mut self, table: TableNumber, game: &str, count: u64) -> bool {
        let known = self.games.get(game).map_or(0, |(_, chain)| chain.rows());
        if count <= known {
            self.behind.remove(&table);
            return false;
        }
        let (rows, since) = *self.behind.entry(table).or_insert((known, Instant::now()));
        if rows != known {
            self.behind.insert(table, (known, Instant::now()));
            return false;
        }
        let is_stuck = since.elapsed() > STUCK && self.opened_for.get(&table) != Some(&known);
        if is_stuck {
            self.behind.clear();
            self.opened_for.insert(table, known);
        }
        is_stuck
    }

    pub(super) fn hear(&mut self, table: TableNumber) {
        if !matches!(self.heard.insert(table, Some(Instant::now())), Some(Some(_))) {
            (self.tell)(HallNews::Heard(table));
            self.tell_desks(DeskNews::Heard(table));
        }
    }

    /// Says whether there was one.
    pub(super) fn look_for_silence(&mut self) -> bool {
        let is_silent = |heard: &Option<Instant>| heard.is_some_and(|at| at.elapsed() > SILENT);
        let silent: Vec<TableNumber> = self
            .heard
            .iter()
            .filter(|(_, heard)| is_silent(heard))
            .map(|(table, _)| *table)
            .collect();
        let has_any = !silent.is_empty();
        for table in silent {
            self.heard.insert(table, None);
            (self.tell)(HallNews::Silent(table));
            self.tell_desks(DeskNews::Silent(table));
        }
        has_any
    }
}

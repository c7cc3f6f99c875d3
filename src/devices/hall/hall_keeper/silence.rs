//! Which tables the hall hears, which have fallen silent, and which have rows that do not arrive.

use std::time::Duration;

use tokio::time::Instant;

use super::super::TableNumber;
use super::super::desk_letter::DeskNews;
use super::HallKeeper;
use crate::hall_protocol::HallNews;

/// After how much silence a table is reported as silent.
const SILENT: Duration = Duration::from_secs(12);
/// How long a table may report more rows without any arriving before the connection is opened again: the reader of
/// the stream may have died with one of several servers.
const STUCK: Duration = Duration::from_secs(3);

impl HallKeeper {
    /// Whether a table has more rows and nothing arrives, for the first time at this row. Rows that are refused would
    /// be refused over another connection too.
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

    /// Returns whether a table has fallen silent since the last check. Each is reported once.
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

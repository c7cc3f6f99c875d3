//! A table that sends far more than any game needs: the hall's own server shuts it out for a while, and its letters
//! that are left in the stream are not read. Rows that are kept stay.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::super::allowance::TableAllowance;
use super::super::halls_way::HallWay;
use super::super::server::HallServer;
use super::super::server_watch::SentToServer;
use super::super::{HallMember, TableNumber};
use super::HallKeeper;
use crate::hall_protocol::NotOfTheRecord;

/// How long until the stream is told again to forget the rest. Each time it is read from there again.
const FORGETS: Duration = Duration::from_millis(200);

impl HallKeeper {
    /// Counts what members have sent, as the server reports it.
    pub(super) fn has_sent(&mut self, own: Option<&Arc<HallServer>>, sent: &[SentToServer]) {
        let now = Instant::now();
        for SentToServer { user, letters, bytes } in sent {
            let Some(table) = own.and_then(|own| own.table_of(user)) else { continue };
            let left = self.allowed.entry(table).or_insert_with(|| TableAllowance::whole(now));
            if !left.takes(*letters, *bytes, now) {
                self.flooded.insert(table);
            }
        }
    }

    /// Whether to read a letter of a table. Without a server that counts for the hall, it is counted here.
    pub(super) fn reads(
        &mut self,
        own: Option<&Arc<HallServer>>,
        table: TableNumber,
        length: usize,
    ) -> bool {
        let now = Instant::now();
        let length = u64::try_from(length).unwrap_or(u64::MAX);
        let Some(left) = self.allowance(table, now) else { return true };
        let takes = own.is_some() || left.takes(1, length, now);
        let reads = takes && !left.is_out();
        left.has_left_out |= !reads;
        if !reads {
            self.left_over.insert(table);
        }
        if !takes {
            self.sends_too_much(table);
        }
        reads
    }

    /// Whether to answer a table's question. Questions are also counted here, because no server reports how busy they
    /// keep the hall.
    pub(super) fn answers(&mut self, table: TableNumber, length: usize) -> bool {
        let length = u64::try_from(length).unwrap_or(u64::MAX);
        let now = Instant::now();
        let Some(left) = self.allowance(table, now) else { return true };
        if left.is_out() {
            return false;
        }
        let takes = left.takes(1, length, now);
        if !takes {
            self.flooded.insert(table);
        }
        takes
    }

    /// Reports that a table sends too much, unless that was reported lately.
    pub(super) fn sends_too_much(&mut self, table: TableNumber) {
        let now = Instant::now();
        if self.allowance(table, now).is_some_and(|left| left.is_told(now)) {
            self.tell_foreign(table, NotOfTheRecord::TooMuch);
        }
    }

    /// What a table may still send. `None` if this hall has no such table.
    pub(super) fn allowance(
        &mut self,
        table: TableNumber,
        now: Instant,
    ) -> Option<&mut TableAllowance> {
        (self.proofs)(HallMember::Table(table))?;
        Some(self.allowed.entry(table).or_insert_with(|| TableAllowance::whole(now)))
    }

    /// Shuts out the tables that send too much, and makes the stream forget what they have sent. They send it again
    /// when they are let in.
    pub(super) async fn stop_floods(&mut self, way: &mut HallWay, own: Option<&Arc<HallServer>>) {
        let Some(own) = own else {
            // They are not shut out there, but it is reported.
            for table in std::mem::take(&mut self.flooded) {
                self.sends_too_much(table);
            }
            self.left_over.clear();
            return;
        };
        let now = Instant::now();
        let flooded = std::mem::take(&mut self.flooded);
        let mut has_new = false;
        for table in &flooded {
            has_new |= self.allowance(*table, now).is_some_and(|left| left.shuts_out(now));
        }
        if has_new {
            self.tell_server_who_is_out(own);
        }
        for table in flooded {
            self.sends_too_much(table);
        }
        let may_forget = self.forgot.is_none_or(|at| at.elapsed() >= FORGETS);
        if !self.left_over.is_empty() && may_forget {
            let mut is_done = true;
            for table in &self.left_over {
                is_done &= way.forget_rows(*table).await.is_some();
            }
            // A server of 2022 skips to the end when it is told to forget something.
            let read_to = self.store.read_to().unwrap_or_default();
            is_done &= way.reads_after(read_to).await.is_some();
            // An answer may be lost while the server reads its settings. Then try once more.
            if is_done {
                self.left_over.clear();
            }
            self.forgot = Some(Instant::now());
        }
    }

    /// Lets tables in again that were shut out for long enough.
    pub(super) fn let_in_again(&mut self, own: Option<&Arc<HallServer>>) {
        let now = Instant::now();
        let again = self.allowed.values_mut().filter_map(|left| left.lets_in(now).then_some(()));
        if again.count() > 0
            && let Some(own) = own
        {
            self.tell_server_who_is_out(own);
        }
    }

    fn tell_server_who_is_out(&self, own: &Arc<HallServer>) {
        let out = self.allowed.iter().filter(|(_, left)| left.is_out());
        let out: BTreeSet<TableNumber> = out.map(|(table, _)| *table).collect();
        own.shut_out(out);
        let own = own.clone();
        // Not awaited. Until it is done, their letters are not read.
        drop(tokio::task::spawn_blocking(move || own.reads_settings_again()));
    }
}

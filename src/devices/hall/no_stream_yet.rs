//! Tests of a hall that is still reading its store while its server already runs: until the stream is made, a table
//! has no hall and is not told that it has.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use super::trespass_by_answer::{TriedHall, WrittenForAHall, until};
use super::{HallNews, Outbox, TableEnd, TableNews};
use crate::journal::RowKind;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a table looks for its hall, several times.
const LOOKS: Duration = Duration::from_secs(3);

#[test]
fn a_table_is_told_once_that_it_is_alone_and_once_that_it_is_not() {
    let tried = TriedHall::open();
    let mut record = WrittenForAHall::begin(&tried.folder.join("second"));
    let (plays, waits) = (Outbox::default(), Outbox::default());
    plays.take(vec![record.row(RowKind::Head, "the game at table 2")]);
    let joins = |tried: &TriedHall, at: usize, outbox: &Outbox| {
        let (tell, told) = sync_channel(1024);
        let table = TableEnd::join(&tried.codes[at], outbox.clone(), 0, |news| news, tell);
        (table.expect("a table"), told)
    };
    let (first, _told) = joins(&tried, 1, &plays);
    until(&tried.told, |news| matches!(news, HallNews::Row(row) if row.table == 2));
    drop(first);

    // It waits at the first stored row until that is taken.
    let tried = tried.begins_again();
    let joined = [joins(&tried, 0, &waits), joins(&tried, 1, &plays)];
    for (_, told) in &joined {
        assert_eq!(told.recv_timeout(PATIENCE), Ok(TableNews::Alone));
        assert_eq!(told.recv_timeout(LOOKS).ok(), None, "it was told");
    }
    until(&tried.told, |news| *news == HallNews::Together);
    for (_, told) in &joined {
        assert_eq!(told.recv_timeout(PATIENCE), Ok(TableNews::Together));
    }
    until(&tried.told, |news| matches!(news, HallNews::Heard(2)));
    for (_, told) in &joined {
        assert_eq!(told.recv_timeout(LOOKS).ok(), None, "it was told");
    }

    // A hall that goes away again within the minute, and comes back, is not reported.
    let tried = tried.begins_again();
    until(&tried.told, |news| *news == HallNews::Together);
    until(&tried.told, |news| matches!(news, HallNews::Heard(2)));
    for (_, told) in &joined {
        assert_eq!(told.recv_timeout(LOOKS).ok(), None, "it was told");
    }
    drop(joined);
    tried.ends();
}

//! Tests with invalid letters on the way between tables and hall: from a table with a code, and from the operator of
//! the server.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use async_nats::Client;

use super::sealed_letter::seal;
use super::trespass_by_answer::{TriedHall, WrittenForAHall, until};
use super::{HallMember, Outbox, TableEnd, TableNews, subjects};
use crate::hall_protocol::{HallNews, NotOfTheRecord};
use crate::journal::RowKind;
use crate::whole;

async fn puts(client: &Client, subject: impl Into<String>, payload: impl Into<Vec<u8>>) {
    client.publish(subject.into(), payload.into().into()).await.expect("sent");
}

#[test]
fn rubbish_is_told_and_the_games_go_on() {
    let tried = TriedHall::open();
    let mut record = WrittenForAHall::begin(&tried.folder.join("second"));
    let (outbox, head) = (Outbox::default(), record.row(RowKind::Head, "the game at table 2"));
    let game = head.game();
    outbox.take(vec![head]);
    let (tell, table_told) = sync_channel(1024);
    let table = TableEnd::join(&tried.codes[1], outbox.clone(), 0, |news| news, tell);
    let table = table.expect("a table");
    until(&tried.told, |news| matches!(news, HallNews::Row(row) if row.table == 2));
    until(&table_told, |news| *news == TableNews::Together);

    let keys = tried.codes[0].secret.keys(HallMember::Table(1)).expect("keys");
    let seed = whole::text(&tried.folder.join("hall.seed"), whole::SMALL).expect("a seed");
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        // A table with a code, under its own subjects.
        let enemy = tried.signed_in(&keys.seed).await;
        let own = subjects::rows(1, "00000000000000ff");
        puts(&enemy, &own, "no row").await;
        puts(&enemy, "rows.1.no-game", "no game").await;
        puts(&enemy, "rows.1.a.b.c", "no game").await;
        for rubbish in [&b""[..], b"no row", b"row 1 2 3\n", &[0xff; 1000], &[b'x'; 100_000]] {
            puts(&enemy, &own, seal(&keys.proof, &own, rubbish)).await;
        }
        let asked = subjects::asked(1);
        puts(&enemy, &asked, "unsealed").await;
        let much = "x".repeat(100_000);
        for rubbish in
            ["", " ", "a b", "a b c", "a b c d", "wall x", "wall 99999999999999999999", &much]
        {
            puts(&enemy, &asked, seal(&keys.proof, &asked, rubbish.as_bytes())).await;
        }
        enemy.flush().await.expect("flushed");
        // The operator of the server, under every subject. What table 2 has sealed itself is repeated, and sent
        // elsewhere.
        let operator = tried.signed_in(seed.trim()).await;
        let others = subjects::rows(2, &game);
        let sealed =
            operator.request(subjects::last_row(2, &game), "".into()).await.expect("a row");
        for subject in [others.clone(), subjects::rows(1, &game), subjects::asked(2)] {
            puts(&operator, subject, sealed.payload.to_vec()).await;
        }
        for subject in
            [others.as_str(), "rows.3.00000000000000ff", "rows.2", "ask.2", "ask.x", "to.2"]
        {
            puts(&operator, subject, "rubbish").await;
        }
        for subject in [subjects::DESK_NEWS, "desk.ask.1", "desk.ask.x"] {
            operator
                .publish_with_reply(subject, "_INBOX.desk-1.x", "who".into())
                .await
                .expect("sent");
        }
        operator.flush().await.expect("flushed");
        tokio::time::sleep(Duration::from_millis(300)).await;
    });
    outbox.take(vec![record.row(RowKind::Result, "the last row")]);
    let is_last = |news: &HallNews| match news {
        HallNews::Row(row) => row.table == 2 && row.body == "the last row",
        _ => false,
    };
    let told = until(&tried.told, is_last);
    let count = |wanted: &HallNews| told.iter().filter(|news| *news == wanted).count();
    // However much there is, it is reported once, and a table that has sealed it is named.
    assert_eq!(count(&HallNews::Unsealed), 1, "{told:?}");
    assert_eq!(
        count(&HallNews::Foreign { table: 1, why: NotOfTheRecord::Unreadable }),
        5,
        "{told:?}"
    );
    let of_the_second = told.iter().filter(|news| match news {
        HallNews::Row(row) => row.table == 2,
        HallNews::Foreign { table, .. } => *table == 2,
        _ => false,
    });
    assert_eq!(of_the_second.count(), 1, "{told:?}");
    assert_eq!(table_told.try_iter().collect::<Vec<_>>(), [], "table 2 is told nothing");
    drop(table);
    tried.ends();
}

//! A table that has the server answer under the subjects of another, with a real hall.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions};

use super::{
    HallCode, HallEnd, HallMember, HallNews, HallPlace, HallRow, HallServers, Outbox, TableEnd,
    TableNews, subjects,
};
use crate::devices::folders;
use crate::devices::journal::{Chain, DeviceKey, NewRow, RowKind};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A record whose rows go to a hall.
struct WrittenForAHall {
    key: DeviceKey,
    chain: Chain,
}

impl WrittenForAHall {
    fn row(&mut self, kind: RowKind, body: &str) -> HallRow {
        let row = self.chain.write(&self.key, &NewRow { wall: 0, kind, body: body.to_owned() });
        let key = (row.number == 0).then(|| self.key.public());
        HallRow { row, withheld: false, key }
    }
}

/// The enemy's own row is what the server answers with.
async fn has_answered(enemy: &Client, payload: Vec<u8>, under: String) {
    let own = "00000000000000ff";
    enemy.publish(subjects::rows(1, own), payload.into()).await.expect("sent");
    let asked = subjects::last_row(1, own);
    enemy.publish_with_reply(asked, under, "".into()).await.expect("sent");
    enemy.flush().await.expect("flushed");
}

/// Waits for something that is told; what was told before it comes too.
fn until<T: Clone>(told: &Receiver<T>, wanted: impl Fn(&T) -> bool) -> Vec<T> {
    let (end, mut before) = (Instant::now() + PATIENCE, Vec::new());
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let news = told.recv_timeout(left).expect("something is told");
        before.push(news.clone());
        if wanted(&news) {
            return before;
        }
    }
}

#[test]
fn a_table_that_has_the_server_answer_elsewhere_speaks_for_nobody_else() {
    let folder = folders::make_temporary("hector-answers").expect("a folder");
    let port = (34_000..40_000)
        .step_by(2)
        .find(|port| (0..2).all(|next| TcpListener::bind(("0.0.0.0", port + next)).is_ok()))
        .expect("two ports");
    let host = "127.0.0.1".to_owned();
    let place = HallPlace {
        folder: folder.clone(),
        host: host.clone(),
        port,
        servers: HallServers::Own,
        tables: 2,
        own_name: "Chief".to_owned(),
        low_clock: None,
        arbiters: Vec::new(),
        new_codes: Vec::new(),
    };
    let (tell, hall_told) = sync_channel(1024);
    let (hall, codes) = HallEnd::open(&place, |news| news, tell).expect("a hall");
    let [first, second]: [HallCode; 2] = codes.tables.try_into().expect("two codes");
    let key = DeviceKey::load_or_create(&folder.join("second")).expect("a key");
    let mut record = WrittenForAHall { chain: Chain::of(key.public()), key };
    let (outbox, head) = (Outbox::default(), record.row(RowKind::Head, "the game at table 2"));
    let game = head.game();
    outbox.take(vec![head]);
    let (tell, table_told) = sync_channel(1024);
    let table = TableEnd::join(&second, outbox.clone(), 0, |news| news, tell).expect("a table");
    until(&hall_told, |news| matches!(news, HallNews::Row { table: 2, .. }));
    until(&table_told, |news| *news == TableNews::Together);

    let keys = first.secret.keys(HallMember::Table(1)).expect("keys");
    let forger = DeviceKey::load_or_create(&folder.join("first")).expect("a key");
    let mut forged = WrittenForAHall { chain: Chain::of(forger.public()), key: forger };
    let forged = forged.row(RowKind::Head, "another game at table 2");
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let enemy = ConnectOptions::with_nkey(keys.seed)
            .require_tls(true)
            .add_root_certificates(folder.join("authority.pem"))
            .connect(format!("tls://127.0.0.1:{}", port + 1))
            .await
            .expect("a way in");
        // A game of its own as that of table 2; an answer in its name; and what the hall tells it.
        let mut letter = Vec::new();
        forged.write(&mut letter);
        has_answered(&enemy, letter, subjects::rows(2, &forged.game())).await;
        has_answered(&enemy, format!("{game} 1 7").into_bytes(), subjects::asked(2)).await;
        let differs = format!("have {game} 1 {}", "0".repeat(64));
        has_answered(&enemy, differs.into_bytes(), subjects::told(2)).await;
        // The server's own words under the subject of the game that goes on.
        let (own, others) = (subjects::rows(1, "00000000000000ff"), subjects::rows(2, &game));
        enemy.publish_with_reply(own, others, "".into()).await.expect("sent");
        enemy.flush().await.expect("flushed");
        // What the server does for the one comes before what it does for the other.
        tokio::time::sleep(Duration::from_millis(500)).await;
    });
    outbox.take(vec![record.row(RowKind::Result, "the last row")]);
    let is_last = |news: &HallNews| match news {
        HallNews::Row { table: 2, row, .. } => row.row.body == "the last row",
        _ => false,
    };
    let before = until(&hall_told, is_last);
    let of_the_second = before.iter().filter(|news| match news {
        HallNews::Row { table, .. } | HallNews::Foreign { table, .. } => *table == 2,
        HallNews::Taken { number, .. } => *number != 0,
        _ => false,
    });
    assert_eq!(of_the_second.count(), 1, "{before:?}");
    assert_eq!(table_told.try_iter().collect::<Vec<_>>(), [], "table 2 is told nothing");
    drop(table);
    drop(hall);
    std::fs::remove_dir_all(folder).expect("nothing stays");
}

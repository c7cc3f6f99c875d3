//! Tests with a real hall: a table makes the server send replies to the subjects of another.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions};

use super::{
    HallCode, HallEnd, HallMember, HallNews, HallPlace, HallRow, Outbox, TableEnd, TableNews,
    subjects,
};
use crate::folders;
use crate::journal::{Chain, DeviceKey, NewRow, RowKind};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A record whose rows go to a hall.
pub(super) struct WrittenForAHall {
    key: DeviceKey,
    chain: Chain,
}

impl WrittenForAHall {
    pub(super) fn begin(path: &Path) -> WrittenForAHall {
        let key = DeviceKey::load_or_create(path).expect("a key");
        WrittenForAHall { chain: Chain::of(key.public()), key }
    }

    pub(super) fn row(&mut self, kind: RowKind, body: &str) -> HallRow {
        let row = self.chain.write(&self.key, &NewRow { wall: 0, kind, body: body.to_owned() });
        let key = (row.number == 0).then(|| self.key.public());
        HallRow { row, withheld: false, key }
    }
}

/// The game that the attacker makes up at table 1.
const OWN: &str = "00000000000000ff";

/// Makes the server send a row of the attacker's own to the subject `under`.
async fn has_answered(enemy: &Client, row: Vec<u8>, under: &str) {
    enemy.publish(subjects::rows(1, OWN), row.into()).await.expect("sent");
    let asked = subjects::last_row(1, OWN);
    enemy.publish_with_reply(asked, under.to_owned(), "".into()).await.expect("sent");
    enemy.flush().await.expect("flushed");
}

/// A game at table 2 whose first row is at the hall.
struct GameAtTwo {
    record: WrittenForAHall,
    game: String,
    outbox: Outbox,
    table: TableEnd,
    told: Receiver<TableNews>,
}

impl GameAtTwo {
    fn begun(tried: &TriedHall) -> GameAtTwo {
        let mut record = WrittenForAHall::begin(&tried.folder.join("second"));
        let (outbox, head) = (Outbox::default(), record.row(RowKind::Head, "the game at table 2"));
        let game = head.game();
        outbox.take(vec![head]);
        let (tell, told) = sync_channel(1024);
        let table = TableEnd::join(&tried.codes[1], outbox.clone(), 0, |news| news, tell);
        let table = table.expect("a table");
        until(&tried.told, |news| matches!(news, HallNews::Row(row) if row.table == 2));
        GameAtTwo { record, game, outbox, table, told }
    }

    /// Writes one more row. Returns the hall's news until it has that row.
    fn goes_on(&mut self, tried: &TriedHall) -> Vec<HallNews> {
        self.outbox.take(vec![self.record.row(RowKind::Result, "the last row")]);
        until(
            &tried.told,
            |news| matches!(news, HallNews::Row(row) if row.table == 2 && row.body == "the last row"),
        )
    }
}

/// The runtime in which a test talks with the server.
fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// Waits for some news. Returns all news up to and including it.
pub(super) fn until<T: Clone>(told: &Receiver<T>, wanted: impl Fn(&T) -> bool) -> Vec<T> {
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

/// A hall with two tables, and its news.
pub(super) struct TriedHall {
    pub(super) folder: PathBuf,
    pub(super) hall: HallEnd,
    pub(super) told: Receiver<HallNews>,
    pub(super) codes: [HallCode; 2],
    port: u16,
}

impl TriedHall {
    pub(super) fn open() -> TriedHall {
        let folder = folders::make_temporary("hector-answers").expect("a folder");
        // Tests that run at the same time, and other test programs, look for ports too.
        static NEXT: AtomicU16 = AtomicU16::new(0);
        let first = u16::try_from(std::process::id() % 100).unwrap_or(0) * 60;
        let port = std::iter::repeat_with(|| 34_000 + (first + NEXT.fetch_add(2, Relaxed)) % 6_000)
            .take(3_000)
            .find(|port| (0..2).all(|next| TcpListener::bind(("0.0.0.0", port + next)).is_ok()))
            .expect("two ports");
        let (tell, told) = sync_channel(1024);
        let (hall, codes) =
            HallEnd::open(&HallPlace::alone(&folder, port, 2), |news| news, tell).expect("a hall");
        let codes = codes.tables.try_into().expect("two codes");
        TriedHall { folder, hall, told, codes, port }
    }

    /// Ends the hall, and opens it again after its server has lost everything. The hall waits after each of its news
    /// until that is taken.
    pub(super) fn begins_again(self) -> TriedHall {
        let TriedHall { folder, hall, codes, port, .. } = self;
        drop(hall);
        std::fs::remove_dir_all(folder.join("stream")).expect("what the server had");
        TriedHall::opened(folder, port, codes, 0)
    }

    /// Ends the hall, and opens it again with everything that its server has.
    pub(super) fn opens_again(self) -> TriedHall {
        let TriedHall { folder, hall, codes, port, .. } = self;
        drop(hall);
        TriedHall::opened(folder, port, codes, 1024)
    }

    fn opened(folder: PathBuf, port: u16, codes: [HallCode; 2], untaken: usize) -> TriedHall {
        let (tell, told) = sync_channel(untaken);
        let (hall, _) =
            HallEnd::open(&HallPlace::alone(&folder, port, 2), |news| news, tell).expect("a hall");
        TriedHall { folder, hall, told, codes, port }
    }

    pub(super) async fn signed_in(&self, seed: &str) -> Client {
        signed_in_at(&self.folder, self.port, seed).await.expect("a way in")
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn ends(self) {
        drop(self.hall);
        std::fs::remove_dir_all(self.folder).expect("nothing stays");
    }
}

/// Signs in at the server of the hall in this folder, with its greeter at this port.
pub(super) async fn signed_in_at(
    folder: &Path,
    port: u16,
    seed: &str,
) -> Result<Client, async_nats::ConnectError> {
    ConnectOptions::with_nkey(seed.to_owned())
        .require_tls(true)
        .max_reconnects(1)
        .add_root_certificates(folder.join("authority.pem"))
        .connect(format!("tls://127.0.0.1:{}", port + 1))
        .await
}

#[test]
fn a_table_that_has_the_server_answer_elsewhere_speaks_for_nobody_else() {
    let tried = TriedHall::open();
    let mut second = GameAtTwo::begun(&tried);
    // If it was alone before the stream was made, that news comes first.
    assert_eq!(second.told.try_iter().last(), Some(TableNews::Together), "a row has come");

    let keys = tried.codes[0].secret.keys(HallMember::Table(1)).expect("keys");
    let mut forged = WrittenForAHall::begin(&tried.folder.join("first"));
    let forged = forged.row(RowKind::Head, "another game at table 2");
    runtime().block_on(async {
        let enemy = tried.signed_in(&keys.seed).await;
        // A forged game sent as table 2's, an answer in its name, and a letter to it as if from the hall.
        let mut letter = Vec::new();
        forged.write(&mut letter);
        has_answered(&enemy, letter, &subjects::rows(2, &forged.game())).await;
        has_answered(&enemy, b"wall 0".to_vec(), &subjects::asked(2)).await;
        let differs = format!("have {} 1 {}", second.game, "0".repeat(64));
        has_answered(&enemy, differs.into_bytes(), &subjects::told(2)).await;
        // The server's own words, sent to the subject of the game that goes on.
        let (own, others) = (subjects::rows(1, OWN), subjects::rows(2, &second.game));
        enemy.publish_with_reply(own, others, "".into()).await.expect("sent");
        enemy.flush().await.expect("flushed");
        // The server handles the one table's requests before the other's.
        tokio::time::sleep(Duration::from_millis(500)).await;
    });
    let before = second.goes_on(&tried);
    let of_the_second = before.iter().filter(|news| match news {
        HallNews::Row(row) => row.table == 2,
        HallNews::Foreign { table, .. } | HallNews::Clock { table, .. } => *table == 2,
        _ => false,
    });
    assert_eq!(of_the_second.count(), 1, "{before:?}");
    assert_eq!(second.told.try_iter().collect::<Vec<_>>(), [], "table 2 is told nothing");
    drop(second.table);
    tried.ends();
}

/// What a server would do for a user with control over it, and the text that each command needs.
const COMMANDS: [(&str, &str); 8] = [
    ("$JS.API.STREAM.UPDATE.TABLES", r#"{"name":"TABLES","subjects":["rows.1.>"]}"#),
    ("$JS.API.STREAM.PURGE.TABLES", r#"{"filter":"rows.2.>"}"#),
    ("$JS.API.STREAM.DELETE.TABLES", "{}"),
    ("$JS.API.STREAM.MSG.DELETE.TABLES", r#"{"seq":1,"no_erase":false}"#),
    ("$JS.API.STREAM.MSG.GET.TABLES", r#"{"seq":1}"#),
    (
        "$JS.API.CONSUMER.CREATE.TABLES",
        r#"{"stream_name":"TABLES","config":{"deliver_subject":"to.1","ack_policy":"none","deliver_policy":"all"}}"#,
    ),
    ("$SYS.REQ.SERVER.PING", "{}"),
    ("$JS.API.STREAM.CREATE.OTHER", r#"{"name":"OTHER","subjects":["ask.*"]}"#),
];

#[test]
fn a_table_commands_the_server_by_no_answer() {
    let tried = TriedHall::open();
    let mut second = GameAtTwo::begun(&tried);
    let of_second = subjects::rows(2, &second.game);
    let keys = tried.codes[0].secret.keys(HallMember::Table(1)).expect("keys");
    let halls = super::hall_end::halls_key(&tried.folder).expect("a key");
    runtime().block_on(async {
        let owner = tried.signed_in(&halls.seed().expect("a seed")).await;
        let context = async_nats::jetstream::new(owner.clone());
        let enemy = tried.signed_in(&keys.seed).await;
        let mut heard = owner.subscribe(">").await.expect("the hall hears everything");
        owner.flush().await.expect("on its way");
        let at_the_hall = async |name: &str| {
            let mut stream = context.get_stream(name).await.ok()?;
            let info = stream.info().await.ok()?;
            Some((info.config.clone(), info.state.consumer_count, info.state.deleted_count))
        };
        let before = at_the_hall("TABLES").await.expect("the stream");
        let others = [
            subjects::desk_asks(1),
            subjects::DESK_NEWS.to_owned(),
            subjects::told(2),
            subjects::asked(2),
            of_second.clone(),
            "_INBOX.desk-1.x".to_owned(),
            "$SYS.ACCOUNT.HALL.CONNECT".to_owned(),
            "$JS.ACK.TABLES.x.1.1.1.1.1".to_owned(),
        ];
        let replies = COMMANDS.iter().map(|(reply, body)| (*reply, *body));
        for (reply, body) in replies.chain(others.iter().map(|other| (other.as_str(), "{}"))) {
            let (row, asked) = (subjects::rows(1, "00000000000000fe"), subjects::asked(1));
            for subject in [row, asked, subjects::last_row(1, "00000000000000fd")] {
                enemy
                    .publish_with_reply(subject, reply.to_owned(), body.into())
                    .await
                    .expect("sent");
            }
            has_answered(&enemy, body.as_bytes().to_vec(), reply).await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(at_the_hall("TABLES").await.as_ref(), Some(&before), "as it was");
        assert!(at_the_hall("OTHER").await.is_none(), "there is one stream");
        owner.publish("here", "".into()).await.expect("sent");
        let is_strange = |subject: &str| {
            COMMANDS.iter().any(|(command, _)| *command == subject)
                || (others.iter().any(|other| other == subject) && !subject.starts_with("to.2"))
        };
        while let Some(message) = futures_util::StreamExt::next(&mut heard).await {
            if message.subject.as_str() == "here" {
                break;
            }
            // Table 2 asks and sends for itself, and its letters are sealed.
            let sealed = message.payload.len() > 2 && !message.payload.starts_with(b"{");
            assert!(sealed || !is_strange(&message.subject), "{message:?}");
        }
    });
    second.goes_on(&tried);
    drop(second.table);
    tried.ends();
}

/// Anybody with access to the machine has the key of the hall.
#[test]
fn a_stream_that_was_set_otherwise_is_put_right_and_that_is_told() {
    let tried = TriedHall::open();
    until(&tried.told, |news| *news == HallNews::Together);
    let halls = super::hall_end::halls_key(&tried.folder).expect("a key");
    let config_of = async |context: &async_nats::jetstream::Context| {
        let stream = context.get_stream(subjects::STREAM).await.expect("the stream");
        stream.cached_info().config.clone()
    };
    runtime().block_on(async {
        let owner = tried.signed_in(&halls.seed().expect("a seed")).await;
        let context = async_nats::jetstream::new(owner);
        let mut config = config_of(&context).await;
        let before = config.clone();
        config.subjects = vec!["rows.1.>".to_owned()];
        context.update_stream(config).await.expect("changed");
        let told = until(&tried.told, |news| *news == HallNews::StreamRepaired);
        assert_eq!(told, [HallNews::Alone, HallNews::Together, HallNews::StreamRepaired]);
        assert_eq!(config_of(&context).await, before);
    });
    tried.ends();
}

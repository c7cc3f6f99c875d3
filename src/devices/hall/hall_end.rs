//! The hall's end: a server of its own, whoever greets tables, and one thread that proves and keeps what
//! the stream brings, tells tables how far it has come, and sends orders.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::{self, consumer, stream};
use futures_util::{FutureExt as _, StreamExt as _};
use nkeys::KeyPair;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, sleep, timeout};

use super::certificate::CertificateFiles;
use super::greeting::{Greeter, HallFound};
use super::orders::{ArbiterKey, SentOrder};
use super::row_letter::hex;
use super::server::{HallServer, ServerFault, ServerUsers};
use super::store::{HallStore, StoreFault, StoredGame};
use super::table_end::{Authority, options};
use super::{HallCode, HallRow, MOST_TABLES, TableNumber, subjects};
use crate::devices::journal::{Altered, Chain};
use crate::devices::{folders, whole};

/// Rows that are proven and kept together at most.
const MOST_AT_ONCE: usize = 500;
/// Orders that may wait.
const MOST_ORDERS: usize = 64;
/// How long nothing is heard of a table until it is called silent.
const SILENT: Duration = Duration::from_secs(12);
/// How often the hall looks whether a table has fallen silent.
const LOOKS: Duration = Duration::from_secs(1);
/// How long one step at the server may take.
const STEP: Duration = Duration::from_secs(10);

/// Where a hall is, and for how many.
#[derive(Debug, Clone)]
pub struct HallPlace {
    /// Its folder.
    pub folder: PathBuf,
    /// The name or number under which tables find it.
    pub host: String,
    /// Where it greets; the server listens one port above.
    pub port: u16,
    /// How many tables there are.
    pub tables: TableNumber,
}

/// Why there is no hall.
#[derive(Debug)]
pub enum HallFault {
    /// A file or a port.
    System(io::Error),
    /// What it keeps.
    Store(StoreFault),
    /// The server.
    Server(ServerFault),
}

/// What the hall tells whoever looks after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallNews {
    /// A row that is proven and kept; or one that was before.
    Row {
        /// The table.
        table: TableNumber,
        /// The game.
        game: String,
        /// The row.
        row: Box<HallRow>,
        /// Whether it was kept by an earlier run.
        before: bool,
    },
    /// Everything that was kept has been told, and the server answers.
    Together,
    /// The server does not answer.
    Alone,
    /// Something came that is no next row of a game.
    Foreign {
        /// The table under whose name it came.
        table: TableNumber,
        /// What is wrong with it.
        why: Foreign,
    },
    /// Nothing is heard of a table.
    Silent(TableNumber),
    /// It is heard again, or for the first time.
    Heard(TableNumber),
    /// A table has taken orders up to this one.
    Taken {
        /// The table.
        table: TableNumber,
        /// The last.
        number: u64,
    },
    /// Nothing can be kept, and why. It is tried again; tables keep their rows until then.
    NotKept(String),
    /// It can again.
    KeptAgain,
}

/// Why something is no next row of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Foreign {
    /// No table writes so.
    Unreadable,
    /// It does not fit what came before.
    Altered(Altered),
    /// Another row of that number was kept.
    Rewritten,
    /// The game belongs to another table.
    OtherTable,
}

/// The hall.
pub struct HallEnd {
    orders: mpsc::Sender<(TableNumber, String)>,
    leaves: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
    server: Arc<std::sync::Mutex<HallServer>>,
    _greeter: Greeter,
}

impl HallEnd {
    /// Opens a hall: everything that was kept is told, and then what comes. The codes are those of
    /// tables that have none yet, and told this once.
    ///
    /// # Errors
    /// With what is missing.
    pub fn open<E: Send + 'static>(
        place: &HallPlace,
        wrap: fn(HallNews) -> E,
        events: SyncSender<E>,
    ) -> Result<(HallEnd, Vec<HallCode>), HallFault> {
        folders::make_private(&place.folder)?;
        let mut store = HallStore::open(&place.folder)?;
        let codes = enrol(place, &mut store)?;
        let tables = store.tables()?;
        let listener = TcpListener::bind((Ipv4Addr::UNSPECIFIED, place.port))?;
        let greeting_port = listener.local_addr()?.port();
        let port = greeting_port.checked_add(1).ok_or(io::ErrorKind::AddrNotAvailable)?;
        let hosts = [place.host.clone(), "localhost".to_owned(), "127.0.0.1".to_owned()];
        let certificate = CertificateFiles::load_or_create(&place.folder, &hosts)?;
        let seed = hall_seed(&place.folder)?;
        let own = KeyPair::from_seed(&seed).map_err(|error| io::Error::other(error.to_string()))?;
        let users = ServerUsers {
            hall: own.public_key(),
            tables: tables.iter().map(|table| (table.number, table.user.clone())).collect(),
        };
        let server = HallServer::start(&place.folder, port, &certificate, &users)
            .map_err(HallFault::Server)?;
        let arbiter = ArbiterKey::load_or_create(&place.folder.join("arbiter.key"))?;
        let authority = std::fs::read_to_string(&certificate.authority)?;
        let found = HallFound { port, authority: authority.clone(), arbiter: arbiter.public() };
        let proofs: BTreeMap<_, _> =
            tables.iter().map(|table| (table.number, table.proof)).collect();
        let proofs = Arc::new(move |table| proofs.get(&table).copied());
        let greeter = Greeter::open(listener, found, proofs)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (orders, wanted) = mpsc::channel(MOST_ORDERS);
        let leaves = Arc::new(Notify::new());
        let keeper = HallKeeper {
            store,
            arbiter,
            games: BTreeMap::new(),
            current: BTreeMap::new(),
            heard: BTreeMap::new(),
            asked_again: BTreeMap::new(),
            tell: Box::new(move |news| drop(events.send(wrap(news)))),
        };
        let left = leaves.clone();
        let thread = thread::Builder::new().name("hall".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    () = left.notified() => {}
                    () = keeper.keep(port, seed, authority, wanted) => {}
                }
            });
            runtime.shutdown_timeout(Duration::from_millis(100));
        })?;
        let server = Arc::new(std::sync::Mutex::new(server));
        Ok((HallEnd { orders, leaves, thread: Some(thread), server, _greeter: greeter }, codes))
    }

    /// Orders something of the game at a table; says whether it could be taken on.
    #[must_use]
    pub fn order(&self, table: TableNumber, text: String) -> bool {
        self.orders.try_send((table, text)).is_ok()
    }

    /// The server's process, for whoever tries what happens when it dies.
    #[must_use]
    pub fn server_process(&self) -> u32 {
        self.server.lock().map_or(0, |server| server.process())
    }
}

impl Drop for HallEnd {
    fn drop(&mut self) {
        self.leaves.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl From<io::Error> for HallFault {
    fn from(error: io::Error) -> HallFault {
        HallFault::System(error)
    }
}

impl From<io::ErrorKind> for HallFault {
    fn from(kind: io::ErrorKind) -> HallFault {
        HallFault::System(kind.into())
    }
}

impl From<StoreFault> for HallFault {
    fn from(fault: StoreFault) -> HallFault {
        HallFault::Store(fault)
    }
}

/// Gives every table that has none a code, each in a file of its own too.
fn enrol(place: &HallPlace, store: &mut HallStore) -> Result<Vec<HallCode>, HallFault> {
    let known: Vec<TableNumber> = store.tables()?.iter().map(|table| table.number).collect();
    let folder = place.folder.join("codes");
    folders::make_private(&folder)?;
    let mut codes = Vec::new();
    for table in (1..=place.tables.min(MOST_TABLES)).filter(|table| !known.contains(table)) {
        let (secret, _) = store.add_table(table)?;
        let address = format!("{}:{}", place.host, place.port);
        let code = HallCode { address, table, secret };
        whole::replace_private(&folder.join(format!("table-{table}.hall")), format!("{code}\n"))?;
        codes.push(code);
    }
    Ok(codes)
}

/// What the hall signs in with at its own server.
fn hall_seed(folder: &Path) -> io::Result<String> {
    let path = folder.join("hall.seed");
    match whole::text(&path, whole::SMALL) {
        Ok(seed) => Ok(seed.trim().to_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let seed = KeyPair::new_user().seed().map_err(|error| io::Error::other(error.to_string()))?;
            whole::replace_private(&path, &seed)?;
            Ok(seed)
        }
        Err(error) => Err(error),
    }
}

struct HallKeeper {
    store: HallStore,
    arbiter: ArbiterKey,
    games: BTreeMap<String, (TableNumber, Chain)>,
    /// The game that each table plays now.
    current: BTreeMap<TableNumber, String>,
    heard: BTreeMap<TableNumber, Option<Instant>>,
    /// When rows of a game were last asked for again.
    asked_again: BTreeMap<String, Instant>,
    tell: Box<dyn Fn(HallNews) + Send>,
}

/// A way to the server that is open.
struct HallWay {
    client: Client,
    cuts: mpsc::Receiver<()>,
    rows: consumer::pull::Ordered,
    asked: async_nats::Subscriber,
}

/// A row as the stream brought it.
struct Brought {
    subject: String,
    payload: Vec<u8>,
    sequence: u64,
}

impl HallKeeper {
    async fn keep(
        mut self,
        port: u16,
        seed: String,
        authority: String,
        mut wanted: mpsc::Receiver<(TableNumber, String)>,
    ) {
        if let Err(fault) = self.tell_before() {
            (self.tell)(HallNews::NotKept(fault.to_string()));
        }
        let mut is_alone = true;
        loop {
            if let Some(way) = self.connected(port, &seed, &authority).await {
                (self.tell)(HallNews::Together);
                is_alone = false;
                self.serve(way, &mut wanted).await;
            }
            if !is_alone {
                is_alone = true;
                (self.tell)(HallNews::Alone);
            }
            sleep(Duration::from_millis(300)).await;
        }
    }

    /// Tells everything that an earlier run has kept.
    fn tell_before(&mut self) -> Result<(), StoreFault> {
        for StoredGame { table, game, chain } in self.store.games()? {
            for row in self.store.rows(&game)? {
                let (game, row) = (game.clone(), Box::new(row));
                (self.tell)(HallNews::Row { table, game, row, before: true });
            }
            self.current.insert(table, game.clone());
            self.games.insert(game, (table, chain));
        }
        Ok(())
    }

    async fn connected(&self, port: u16, seed: &str, authority: &str) -> Option<HallWay> {
        let authority = Authority::written(authority).ok()?;
        let (cut, cuts) = mpsc::channel(1);
        let connected =
            options(seed, &authority.path(), cut).connect(format!("tls://localhost:{port}"));
        let client = timeout(STEP, connected).await.ok()?.ok()?;
        let context = jetstream::new(client.clone());
        let mut rows = timeout(STEP, context.get_or_create_stream(rows_stream())).await.ok()?.ok()?;
        let last = timeout(STEP, rows.info()).await.ok()?.ok()?.state.last_sequence;
        let read_to = self.store.read_to().ok()?;
        // A stream that was made anew begins anew; what is kept already is known by its number.
        let start = if read_to > last { 1 } else { read_to + 1 };
        let deliver_policy = consumer::DeliverPolicy::ByStartSequence { start_sequence: start };
        let config = consumer::pull::OrderedConfig { deliver_policy, ..Default::default() };
        let consumer = timeout(STEP, rows.create_consumer(config)).await.ok()?.ok()?;
        let rows = timeout(STEP, consumer.messages()).await.ok()?.ok()?;
        let asked = client.subscribe(subjects::ALL_ASKED).await.ok()?;
        Some(HallWay { client, cuts, rows, asked })
    }

    /// Serves tables until the way is cut.
    async fn serve(&mut self, mut way: HallWay, wanted: &mut mpsc::Receiver<(TableNumber, String)>) {
        let mut looked = Instant::now();
        loop {
            if looked.elapsed() >= LOOKS {
                looked = Instant::now();
                self.look_for_silence();
            }
            let went_on = tokio::select! {
                _ = way.cuts.recv() => None,
                () = sleep(LOOKS.saturating_sub(looked.elapsed())) => Some(()),
                first = way.rows.next() => {
                    let mut brought: Vec<Brought> = first.into_iter().filter_map(brought).collect();
                    while brought.len() < MOST_AT_ONCE
                        && let Some(Some(next)) = way.rows.next().now_or_never()
                    {
                        brought.extend(self::brought(next));
                    }
                    match brought.is_empty() {
                        true => None,
                        false => self.take_rows(&way.client, brought).await,
                    }
                }
                asked = way.asked.next() => match asked {
                    None => None,
                    Some(asked) => self.answer(&way.client, &asked).await,
                },
                Some((table, text)) = wanted.recv() => self.order(&way.client, table, &text).await,
            };
            if went_on.is_none() {
                return;
            }
        }
    }

    /// Proves what the stream brought, keeps it, tells it, and tells the tables. Nothing where the
    /// way is cut.
    async fn take_rows(&mut self, client: &Client, brought: Vec<Brought>) -> Option<()> {
        let mut kept: Vec<(StoredGame, HallRow)> = Vec::new();
        let mut again = BTreeMap::new();
        let read_to = brought.last().map_or(0, |last| last.sequence);
        let mut ahead: BTreeMap<String, (TableNumber, Chain)> = BTreeMap::new();
        for one in &brought {
            let Some((table, game)) = subjects::of_rows(&one.subject) else { continue };
            match self.proven(&ahead, table, game, &one.payload) {
                Ok(Some((row, chain))) => {
                    ahead.insert(game.to_owned(), (table, chain));
                    kept.push((StoredGame { table, game: game.to_owned(), chain }, row));
                }
                Ok(None) => {}
                Err(NoNext::Gap(from)) => drop(again.insert(game.to_owned(), (table, from))),
                Err(NoNext::Foreign(why)) => (self.tell)(HallNews::Foreign { table, why }),
            }
        }
        self.kept(&kept, read_to).await;
        let mut haves = BTreeMap::new();
        for (StoredGame { table, game, chain }, row) in kept {
            self.hear(table);
            self.current.insert(table, game.clone());
            self.games.insert(game.clone(), (table, chain));
            haves.insert(table, (game.clone(), chain));
            (self.tell)(HallNews::Row { table, game, row: Box::new(row), before: false });
        }
        for (table, (game, chain)) in haves {
            self.have(client, table, &game, &chain).await?;
        }
        for (game, (table, from)) in again {
            let recently = self.asked_again.get(&game).is_some_and(|at| at.elapsed() < LOOKS);
            if !recently {
                self.asked_again.insert(game.clone(), Instant::now());
                let told = format!("again {game} {from}");
                client.publish(subjects::told(table), told.into()).await.ok()?;
            }
        }
        Some(())
    }

    /// A row as the next of its game, and the chain with it; nothing for one that is kept already.
    fn proven(
        &self,
        ahead: &BTreeMap<String, (TableNumber, Chain)>,
        table: TableNumber,
        game: &str,
        payload: &[u8],
    ) -> Result<Option<(HallRow, Chain)>, NoNext> {
        let row = HallRow::read(payload).ok_or(NoNext::Foreign(Foreign::Unreadable))?;
        // Only these hold the arbiter's number; nothing else may hide behind a signature.
        if row.withheld && !matches!(row.row.kind.as_str(), "head" | "number") {
            return Err(NoNext::Foreign(Foreign::Unreadable));
        }
        let known = ahead.get(game).or_else(|| self.games.get(game));
        let mut chain = match (known, row.key) {
            (Some((owner, _)), _) if *owner != table => {
                return Err(NoNext::Foreign(Foreign::OtherTable));
            }
            (Some((_, chain)), _) => *chain,
            (None, Some(key)) if row.row.number == 0 && row.game() == game => Chain::of(key),
            (None, _) if row.row.number == 0 => return Err(NoNext::Foreign(Foreign::Unreadable)),
            (None, _) => return Err(NoNext::Gap(0)),
        };
        if row.row.number > chain.rows() {
            return Err(NoNext::Gap(chain.rows()));
        }
        if row.row.number < chain.rows() {
            let kept = self.store.hash(game, row.row.number).ok().flatten();
            return match kept {
                Some(hash) if hash != row.row.hash => Err(NoNext::Foreign(Foreign::Rewritten)),
                _ => Ok(None),
            };
        }
        row.prove(&mut chain).map_err(|altered| NoNext::Foreign(Foreign::Altered(altered)))?;
        Ok(Some((row, chain)))
    }

    /// Keeps rows, however long the disk refuses.
    async fn kept(&mut self, rows: &[(StoredGame, HallRow)], read_to: u64) {
        let mut told = false;
        while let Err(fault) = self.store.keep(rows, read_to) {
            if !told {
                told = true;
                (self.tell)(HallNews::NotKept(fault.to_string()));
            }
            sleep(LOOKS).await;
        }
        if told {
            (self.tell)(HallNews::KeptAgain);
        }
    }

    async fn have(
        &self,
        client: &Client,
        table: TableNumber,
        game: &str,
        chain: &Chain,
    ) -> Option<()> {
        let told = format!("have {game} {} {}", chain.rows(), hex(chain.last().as_bytes()));
        client.publish(subjects::told(table), told.into()).await.ok()
    }

    /// Answers a table: what is kept of its game, and the orders that it has not taken.
    async fn answer(&mut self, client: &Client, asked: &async_nats::Message) -> Option<()> {
        let Some(table) = subjects::of_asked(&asked.subject) else { return Some(()) };
        let text = std::str::from_utf8(&asked.payload).unwrap_or_default();
        let parts: Vec<&str> = text.split(' ').collect();
        let [game, _, taken] = parts[..] else { return Some(()) };
        self.hear(table);
        let (Some((owner, chain)), Ok(taken)) = (self.games.get(game).copied(), taken.parse())
        else {
            return Some(());
        };
        if owner != table {
            return Some(());
        }
        self.have(client, table, game, &chain).await?;
        (self.tell)(HallNews::Taken { table, number: taken });
        let orders = self.store.orders_after(table, game, taken).unwrap_or_default();
        for (order, signature) in orders {
            send_order(client, &order, &signature).await?;
        }
        Some(())
    }

    async fn order(&mut self, client: &Client, table: TableNumber, text: &str) -> Option<()> {
        let game = self.current.get(&table).cloned()?;
        let HallKeeper { store, arbiter, .. } = self;
        match store.add_order(table, &game, text, |order| arbiter.sign(order)) {
            Ok((order, signature)) => send_order(client, &order, &signature).await,
            Err(fault) => {
                (self.tell)(HallNews::NotKept(fault.to_string()));
                Some(())
            }
        }
    }

    fn hear(&mut self, table: TableNumber) {
        if !matches!(self.heard.insert(table, Some(Instant::now())), Some(Some(_))) {
            (self.tell)(HallNews::Heard(table));
        }
    }

    fn look_for_silence(&mut self) {
        for (table, heard) in &mut self.heard {
            if heard.is_some_and(|at| at.elapsed() > SILENT) {
                *heard = None;
                (self.tell)(HallNews::Silent(*table));
            }
        }
    }
}

/// Why a row is not the next.
enum NoNext {
    /// Those from this one are missing.
    Gap(u64),
    Foreign(Foreign),
}

async fn send_order(client: &Client, order: &SentOrder, signature: &[u8]) -> Option<()> {
    let SentOrder { table, game, number, text } = order;
    let told = format!("order {game} {number} {}\n{text}", hex(signature));
    client.publish(subjects::told(*table), told.into()).await.ok()
}

fn brought(
    message: Result<jetstream::Message, consumer::pull::OrderedError>,
) -> Option<Brought> {
    let message = message.ok()?;
    let sequence = message.info().ok()?.stream_sequence;
    Some(Brought {
        subject: message.subject.to_string(),
        payload: message.payload.to_vec(),
        sequence,
    })
}

/// The stream of all rows: on the disk, and read by each table for itself.
fn rows_stream() -> stream::Config {
    stream::Config {
        name: subjects::STREAM.to_owned(),
        subjects: vec![subjects::ALL_ROWS.to_owned()],
        storage: stream::StorageType::File,
        allow_direct: true,
        ..stream::Config::default()
    }
}

//! The hall's end: a server of its own, whoever greets tables, and the thread that keeps what they report.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use nkeys::KeyPair;
use tokio::sync::{Notify, mpsc};

use super::certificate::CertificateFiles;
use super::greeting::{Greeter, HallFound, ProofKeys};
use super::hall_keeper::HallKeeper;
use super::hall_news::HallNews;
use super::orders::ArbiterKey;
use super::server::{HallServer, ServerFault, ServerUsers};
use super::store::{HallStore, StoreFault};
use super::{HallCode, MOST_TABLES, TableNumber};
use crate::devices::{folders, whole};

/// Orders that may wait.
const MOST_ORDERS: usize = 64;

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

/// The hall.
pub struct HallEnd {
    orders: mpsc::Sender<(TableNumber, String)>,
    leaves: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
    server: HallServer,
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
        let authority = whole::text(&certificate.authority, whole::SMALL)?;
        let found = HallFound { port, authority: authority.clone(), arbiter: arbiter.public() };
        let proofs: BTreeMap<_, _> =
            tables.iter().map(|table| (table.number, table.proof)).collect();
        let proofs: ProofKeys = Arc::new(move |table| proofs.get(&table).copied());
        let greeter = Greeter::open(listener, found, proofs.clone())?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (orders, wanted) = mpsc::channel(MOST_ORDERS);
        let leaves = Arc::new(Notify::new());
        let tell = Box::new(move |news| drop(events.send(wrap(news))));
        let keeper = HallKeeper::new(store, arbiter, proofs, tell);
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
        self.server.process()
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
            let seed =
                KeyPair::new_user().seed().map_err(|error| io::Error::other(error.to_string()))?;
            whole::replace_private(&path, &seed)?;
            Ok(seed)
        }
        Err(error) => Err(error),
    }
}

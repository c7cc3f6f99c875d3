//! The hall itself: its server, the greeter, and the thread that keeps what tables report.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use nkeys::KeyPair;
use tokio::sync::{Notify, mpsc};

use super::WishAt;
use super::certificate::CertificateFiles;
use super::enrolment::{NewCodes, enrol, has_more_to_enrol};
use super::greeting::{FoundBy, Greeter, HallFound, ProofKeys, ServersFound};
use super::hall_keeper::HallKeeper;
use super::hall_place::{HallFault, HallPlace, HallServers, ServerAt};
use super::halls_way::HallsServer;
use super::orders::ArbiterKey;
use super::server::HallServer;
use super::server_text::ServerUsers;
use super::store::HallStore;
use super::venue::HallVenue;
use crate::hall_protocol::{DeskWish, HallNews};
use crate::owner::OwnerListens;
use crate::{folders, whole};

/// How many actions of the desk may wait.
const MOST_WISHES: usize = 64;

pub struct HallEnd {
    wishes: mpsc::Sender<WishAt>,
    leaves: Arc<Notify>,
    listens: OwnerListens,
    thread: Option<JoinHandle<()>>,
    server: Option<Arc<HallServer>>,
    arbiters: Vec<String>,
    _greeter: Greeter,
}

impl HallEnd {
    /// Opens a hall: everything that was kept is told, and then whatever comes. Returns the codes of members that had
    /// none yet. They are told only once.
    ///
    /// # Errors
    /// If something is missing.
    pub fn open<E: Send + 'static>(
        place: &HallPlace,
        wrap: fn(HallNews) -> E,
        events: SyncSender<E>,
    ) -> Result<(HallEnd, NewCodes), HallFault> {
        folders::keep_private(&place.folder)?;
        let mut store = HallStore::open(&place.folder)?;
        if place.servers != HallServers::Own && has_more_to_enrol(place, &store)? {
            return Err(HallFault::NotConfigured);
        }
        let codes = enrol(place, &mut store)?;
        let arbiters = store.arbiters()?.into_iter().map(|arbiter| arbiter.name).collect();
        let members = store.members()?;
        let listener = TcpListener::bind((Ipv4Addr::UNSPECIFIED, place.port))?;
        let own = halls_key(&place.folder)?;
        let seed = own.seed().map_err(|error| io::Error::other(error.to_string()))?;
        let users = ServerUsers {
            hall: own.public_key(),
            watcher: None,
            members: members.iter().map(|known| (known.member, known.user.clone())).collect(),
        };
        let carried = Carried::by(place, &listener, &users)?;
        let arbiter = ArbiterKey::load_or_create(&place.folder.join("arbiter.key"))?;
        let found = HallFound {
            servers: carried.found.clone(),
            authority: carried.authority.clone(),
            arbiter: arbiter.public(),
        };
        // The server of a venue connects to servers that run already. A hall with its own server has no venues.
        let venues = match &place.servers {
            HallServers::Own => Vec::new(),
            HallServers::Running(_) => HallVenue::read_all(&place.folder)?,
        };
        let known = venues.clone();
        let found: FoundBy = Arc::new(move |member| {
            let venue = venues.iter().find(|venue| venue.has(member));
            let servers = venue.map(|venue| ServersFound::AtVenue(address(venue.at())));
            let servers = servers.unwrap_or_else(|| found.servers.begun_by(member));
            HallFound { servers, ..found.clone() }
        });
        let proofs: BTreeMap<_, _> =
            members.iter().map(|known| (known.member, known.proof)).collect();
        let proofs: ProofKeys = Arc::new(move |member| proofs.get(&member).copied());
        let greeter = Greeter::open(listener, found, proofs.clone())?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (wishes, wished) = mpsc::channel(MOST_WISHES);
        let leaves = Arc::new(Notify::new());
        let listens = OwnerListens::default();
        let heard = listens.clone();
        let tell = Box::new(move |news| {
            heard.tell(&events, wrap(news));
        });
        let keeper = HallKeeper::new(store, (arbiter, proofs), place, tell)?;
        let Carried { server, addresses, replicas, authority, .. } = carried;
        let own = server.clone();
        let halls_server = HallsServer { own, addresses, replicas, seed, authority, venues: known };
        let left = leaves.clone();
        let thread = thread::Builder::new().name("hall".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    () = left.notified() => {}
                    () = keeper.keep(halls_server, wished) => {}
                }
            });
            runtime.shutdown_timeout(Duration::from_millis(100));
        })?;
        let thread = Some(thread);
        let end = HallEnd { wishes, leaves, listens, thread, server, arbiters, _greeter: greeter };
        Ok((end, codes))
    }

    /// Requests an action at the hall's own desk. Returns whether it could be queued. Its outcome comes as news.
    #[must_use]
    pub fn wish(&self, wish: DeskWish) -> bool {
        self.wishes.try_send((None, wish)).is_ok()
    }

    /// The same for an arbiter who is known only by this name.
    #[must_use]
    pub fn wish_for(&self, arbiter: String, wish: DeskWish) -> bool {
        self.wishes.try_send((Some(arbiter), wish)).is_ok()
    }

    /// The names of all arbiters with a code, connected or not.
    #[must_use]
    pub fn arbiters(&self) -> &[String] {
        &self.arbiters
    }

    /// The process of its own server, for tests of what happens when that dies.
    #[must_use]
    pub fn server_process(&self) -> Option<u32> {
        self.server.as_ref().and_then(|server| server.process_number())
    }
}

impl Drop for HallEnd {
    fn drop(&mut self) {
        self.listens.no_more();
        self.leaves.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The servers that carry rows to the hall.
struct Carried {
    server: Option<Arc<HallServer>>,
    /// How the hall reaches them.
    addresses: Vec<String>,
    /// How many servers keep each row.
    replicas: usize,
    /// How everybody else reaches them.
    found: ServersFound,
    authority: String,
}

impl Carried {
    fn by(
        place: &HallPlace,
        listener: &TcpListener,
        users: &ServerUsers,
    ) -> Result<Carried, HallFault> {
        match &place.servers {
            HallServers::Own => {
                let greeting_port = listener.local_addr()?.port();
                let port = greeting_port.checked_add(1).ok_or(io::ErrorKind::AddrNotAvailable)?;
                let hosts = [place.host.clone(), "localhost".to_owned(), "127.0.0.1".to_owned()];
                let certificate = CertificateFiles::load_or_create(&place.folder, &hosts)?;
                let server = HallServer::start(&place.folder, port, &certificate, users)
                    .map_err(HallFault::Server)?;
                Ok(Carried {
                    server: Some(Arc::new(server)),
                    addresses: vec![format!("tls://localhost:{port}")],
                    replicas: 1,
                    found: ServersFound::SameHost(port),
                    authority: whole::text(&certificate.authority, whole::SMALL)?,
                })
            }
            HallServers::Running(servers) => {
                let authority = CertificateFiles::in_folder(&place.folder).authority;
                let authority = match whole::text(&authority, whole::SMALL) {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {
                        return Err(HallFault::NotConfigured);
                    }
                    read => read?,
                };
                let named: Vec<String> = servers.iter().map(address).collect();
                Ok(Carried {
                    server: None,
                    addresses: named.iter().map(|server| format!("tls://{server}")).collect(),
                    // With three copies, one may be lost.
                    replicas: if servers.len() >= 3 { 3 } else { 1 },
                    found: ServersFound::Elsewhere(named),
                    authority,
                })
            }
        }
    }
}

fn address((host, port): &ServerAt) -> String {
    format!("{host}:{port}")
}

/// The key with which the hall signs in at its servers.
pub(super) fn halls_key(folder: &Path) -> io::Result<KeyPair> {
    let path = folder.join("hall.seed");
    let other = |error: nkeys::error::Error| io::Error::other(error.to_string());
    match whole::text(&path, whole::SMALL) {
        Ok(seed) => KeyPair::from_seed(seed.trim()).map_err(other),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = KeyPair::new_user();
            whole::replace_private(&path, key.seed().map_err(other)?)?;
            Ok(key)
        }
        Err(error) => Err(error),
    }
}

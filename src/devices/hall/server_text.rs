//! The configuration of a nats-server: of the hall's own, of one in a cluster, or of a venue's. Permissions are the
//! same in each.

use std::fmt::Write as _;
use std::path::Path;

use super::certificate::CertificateFiles;
use super::venue::HALLS_DOMAIN;
use super::{HallMember, subjects};

/// How long signing in may take, in seconds. When all members of a hall come back at once, the last one waits.
const SIGNING_IN: u8 = 40;

/// The limit for the stream: as much as the disk has.
const STORES: &str = "1000TB";

/// The account of the hall and its desks, with the stream.
const HALL: &str = "HALL";
/// The account of the tables.
const TABLES: &str = "TABLES";
/// The account in which a server reports how much each user sends.
const SERVER: &str = "SERVER";

/// The users that may sign in.
#[derive(Clone)]
pub(super) struct ServerUsers {
    /// The hall.
    pub(super) hall: String,
    /// The user with which the hall asks its own server.
    pub(super) watcher: Option<String>,
    pub(super) members: Vec<(HallMember, String)>,
}

/// What a server is connected to in addition to the members.
pub(super) enum ServerBeside<'a> {
    /// Nothing: a single server.
    Nothing,
    /// The other servers of its cluster, by their hosts and ports, and its own port.
    Cluster { others: &'a [(String, u16)], port: u16 },
    /// The servers of the hall, if this one belongs to a venue.
    Venue { way: &'a VenueWay, hall: &'a [(String, u16)] },
}

/// The user with which the server of a venue signs in to those of the hall.
pub(super) struct VenueWay {
    pub(super) name: String,
    pub(super) password: String,
}

pub(super) struct ServerText<'a> {
    pub(super) name: &'a str,
    pub(super) port: u16,
    /// The folder of the stream.
    pub(super) store: &'a Path,
    pub(super) certificate: &'a CertificateFiles,
    pub(super) users: &'a ServerUsers,
    pub(super) beside: ServerBeside<'a>,
    /// The venues whose servers connect to this one.
    pub(super) venues: &'a [VenueWay],
}

impl ServerText<'_> {
    pub(super) fn written(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "server_name: {:?}\nlisten: \"0.0.0.0:{}\"", self.name, self.port);
        let _ = writeln!(text, "max_payload: 131072\nmax_connections: 65536");
        // With venues, each has a stream of its own that works without the others.
        let domain = match (&self.beside, self.venues) {
            (ServerBeside::Venue { way, .. }, _) => format!(", domain: {:?}", way.name),
            (_, []) => String::new(),
            _ => format!(", domain: {HALLS_DOMAIN:?}"),
        };
        // By default it would take three quarters of the space that is free at its start, even if there is more
        // later.
        let store = quoted(self.store);
        let _ =
            writeln!(text, "jetstream {{ store_dir: {store}, max_file_store: {STORES}{domain} }}");
        let _ = writeln!(text, "tls {{ {}, timeout: {SIGNING_IN} }}", self.certificate_alone());
        self.write_beside(&mut text);
        self.write_venues(&mut text);
        let _ = writeln!(text, "authorization {{ timeout: {SIGNING_IN} }}");
        self.write_accounts(&mut text);
        text
    }

    /// The server itself sends replies to the subject that a table names, with its own authority. So tables have an
    /// account in which there is nothing to control.
    fn write_accounts(&self, text: &mut String) {
        let (tables, desks): (Vec<_>, Vec<_>) = self
            .users
            .members
            .iter()
            .partition(|(member, _)| matches!(member, HallMember::Table(_)));
        let subjects::UsedByTables { asked, told } = subjects::used_by_tables();
        let exported = asked.iter().map(|subject| format!("{{ service: {subject:?} }}, "));
        let of_hall = |subject: &str| format!("{{ account: {HALL}, subject: {subject:?} }}");
        let imported = asked.iter().map(|subject| format!("{{ service: {} }}, ", of_hall(subject)));
        let watcher = self
            .users
            .watcher
            .as_ref()
            .map(|watcher| format!("{SERVER}: {{ users: [{{ nkey: {watcher} }}] }}\n"));
        if watcher.is_some() {
            let _ = writeln!(text, "system_account: {SERVER}");
        }
        let watcher = watcher.unwrap_or_default();
        let _ = writeln!(text, "accounts {{ {watcher}{HALL}: {{ jetstream: enabled, users: [");
        let _ = writeln!(text, "  {{ nkey: {} }}", self.users.hall);
        desks.into_iter().for_each(|desk| write_user(text, desk));
        let exported: String = exported.collect();
        let _ = writeln!(text, "], exports: [{exported}{{ stream: {told:?} }}] }}");
        let _ = writeln!(text, "{TABLES}: {{ users: [");
        tables.into_iter().for_each(|table| write_user(text, table));
        let (imported, told) = (imported.collect::<String>(), of_hall(told));
        let _ = writeln!(text, "], imports: [{imported}{{ stream: {told} }}] }} }}");
    }

    fn certificate_alone(&self) -> String {
        let CertificateFiles { certificate, key, .. } = self.certificate;
        format!("cert_file: {}, key_file: {}", quoted(certificate), quoted(key))
    }

    /// The certificate, and the authority that also verifies the other side.
    fn both_sides(&self) -> String {
        let authority = quoted(&self.certificate.authority);
        format!("{}, ca_file: {authority}, verify: true, timeout: 5", self.certificate_alone())
    }

    fn write_beside(&self, text: &mut String) {
        match &self.beside {
            ServerBeside::Nothing => {}
            ServerBeside::Cluster { others, port } => {
                let routes: Vec<String> = others
                    .iter()
                    .map(|(host, port)| format!("nats-route://{host}:{}", cluster_port(*port)))
                    .collect();
                // Advertised addresses would contain hosts that are not known outside.
                let _ = writeln!(
                    text,
                    "cluster {{ name: hall, listen: \"0.0.0.0:{}\", no_advertise: true, tls {{ {} }}, routes: [{}] }}",
                    cluster_port(*port),
                    self.both_sides(),
                    list(&routes)
                );
            }
            ServerBeside::Venue { way: VenueWay { name, password }, hall } => {
                let servers: Vec<String> = hall
                    .iter()
                    .map(|(host, port)| {
                        format!("tls://{name}:{password}@{host}:{}", venues_port(*port))
                    })
                    .collect();
                // Rows come to the hall only from the stream of the venue.
                let _ = writeln!(
                    text,
                    "leafnodes {{ reconnect: 2, remotes: [{{ urls: [{}], account: {HALL}, deny_imports: [{rows:?}], deny_exports: [{rows:?}], tls {{ {} }} }}] }}",
                    list(&servers),
                    self.both_sides(),
                    rows = subjects::ALL_ROWS,
                );
            }
        }
    }

    fn write_venues(&self, text: &mut String) {
        if self.venues.is_empty() {
            return;
        }
        let user = |VenueWay { name, password }: &VenueWay| {
            format!("{{ user: {name:?}, password: {password:?}, account: {HALL} }}")
        };
        let users: Vec<String> = self.venues.iter().map(user).collect();
        let _ = writeln!(
            text,
            "leafnodes {{ listen: \"0.0.0.0:{}\", no_advertise: true, tls {{ {} }}, authorization {{ timeout: 5, users: [{}] }} }}",
            venues_port(self.port),
            self.both_sides(),
            users.join(", ")
        );
    }
}

fn write_user(text: &mut String, (member, user): &(HallMember, String)) {
    let subjects::Permissions { publish, subscribe } = subjects::permissions(*member);
    let (publish, subscribe) = (list(&publish), list(&subscribe));
    let _ = writeln!(
        text,
        "  {{ nkey: {user}, permissions: {{ publish: {{ allow: [{publish}] }}, subscribe: {{ allow: [{subscribe}] }} }} }}"
    );
}

/// The port between servers of a cluster: one above the members' port.
fn cluster_port(port: u16) -> u16 {
    port.saturating_add(1)
}

/// The port for servers of venues: one above that.
fn venues_port(port: u16) -> u16 {
    port.saturating_add(2)
}

fn quoted(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}

fn list(texts: &[String]) -> String {
    let quoted: Vec<String> = texts.iter().map(|one| format!("{one:?}")).collect();
    quoted.join(", ")
}

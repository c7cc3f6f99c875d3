//! The settings of a hall, and why it cannot be opened.

use std::io;
use std::path::{Path, PathBuf};

use super::TableNumber;
use super::server::ServerFault;
use super::store::StoreFault;

/// The settings of a hall.
#[derive(Debug, Clone)]
pub struct HallPlace {
    pub folder: PathBuf,
    /// The name or number by which tables find it.
    pub host: String,
    /// The port of its greeter. A server of its own listens one port above.
    pub port: u16,
    /// The servers that carry the rows.
    pub servers: HallServers,
    pub tables: TableNumber,
    /// The name of the arbiter at the hall's own desk.
    pub own_name: String,
    /// Seconds left on a clock below which arbiters are told.
    pub low_clock: Option<u16>,
    /// The round that is being played, if known. A game that was here before the round began belongs to an earlier
    /// one.
    pub round: Option<u16>,
    /// The names of White and Black at each table from the first on, if known.
    pub pairs: Vec<[String; 2]>,
    /// Arbiters on other machines, in addition to those that the hall knows already.
    pub arbiters: Vec<ArbiterOfHall>,
    /// The members that get a new code instead of their old one.
    pub new_codes: Vec<WhoseCode>,
}

impl HallPlace {
    /// A hall for this machine alone, with a server of its own and no desk but its own.
    #[must_use]
    pub fn alone(folder: &Path, port: u16, tables: u32) -> HallPlace {
        HallPlace {
            folder: folder.to_owned(),
            host: "127.0.0.1".to_owned(),
            port,
            servers: HallServers::Own,
            tables,
            own_name: "Chief".to_owned(),
            low_clock: None,
            round: None,
            pairs: Vec::new(),
            arbiters: Vec::new(),
            new_codes: Vec::new(),
        }
    }
}

/// A server: its host and the first of the ports that it uses.
pub type ServerAt = (String, u16);

/// The servers between tables and hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallServers {
    /// The hall's own, which begins and ends with it.
    Own,
    /// Servers that run already, anywhere.
    Running(Vec<ServerAt>),
}

/// Why a hall cannot be opened.
#[derive(Debug)]
pub enum HallFault {
    /// A file or a port failed.
    System(io::Error),
    /// The store failed.
    Store(StoreFault),
    /// The running servers do not know this hall, or not all of its members.
    NotConfigured,
    /// A new code is wanted for an arbiter that the hall does not know.
    NobodyOfThatName(String),
    /// The server failed.
    Server(ServerFault),
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

/// An arbiter who connects to the hall from another machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterOfHall {
    /// The name, in one line: it is told with every order of this arbiter.
    pub name: String,
    /// Their tables, in free text.
    pub sections: String,
}

/// A member that gets a new code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhoseCode {
    Table(TableNumber),
    Arbiter(String),
}

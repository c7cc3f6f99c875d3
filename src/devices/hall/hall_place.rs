//! What somebody says who opens a hall, and why there is none. Never opens one.

use std::io;
use std::path::{Path, PathBuf};

use super::TableNumber;
use super::server::ServerFault;
use super::store::StoreFault;

/// Where a hall is, and for how many.
#[derive(Debug, Clone)]
pub struct HallPlace {
    /// Its folder.
    pub folder: PathBuf,
    /// The name or number under which tables find it.
    pub host: String,
    /// Where it greets; a server of its own listens one port above.
    pub port: u16,
    /// What carries the rows.
    pub servers: HallServers,
    /// How many tables there are.
    pub tables: TableNumber,
    /// The name of the arbiter at the hall's own desk.
    pub own_name: String,
    /// Seconds left on a clock, below which arbiters are told of it.
    pub low_clock: Option<u16>,
    /// The round that is played, where that is known: a game that was here before it began is of an earlier one.
    pub round: Option<u16>,
    /// The names of White and Black at each table from the first on, where they are known.
    pub pairs: Vec<[String; 2]>,
    /// Arbiters who come from other machines, beside those that the hall knows already.
    pub arbiters: Vec<ArbiterOfHall>,
    /// Who gets another code in place of the old one.
    pub new_codes: Vec<WhoseCode>,
}

impl HallPlace {
    /// A hall for this machine alone, with a server of its own and no desk but the arbiter's.
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

/// A server somewhere: its host and the first of the ports that it uses.
pub type ServerAt = (String, u16);

/// The servers between tables and hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallServers {
    /// One of the hall's own, which begins and ends with it.
    Own,
    /// Servers that run already, wherever they are.
    Running(Vec<ServerAt>),
}

/// Why there is no hall.
#[derive(Debug)]
pub enum HallFault {
    /// A file or a port.
    System(io::Error),
    /// What it keeps.
    Store(StoreFault),
    /// Servers that run already know nothing of this hall, or not of all its members.
    NotConfigured,
    /// Somebody shall have a new code whom the hall does not know.
    NobodyOfThatName(String),
    /// The server.
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

/// An arbiter who comes to the hall from another machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterOfHall {
    /// The name, in one line: it stands beside whatever they order.
    pub name: String,
    /// Their tables, in words of whoever reads them.
    pub sections: String,
}

/// Whose code is made again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhoseCode {
    /// That of a table.
    Table(TableNumber),
    /// That of an arbiter.
    Arbiter(String),
}

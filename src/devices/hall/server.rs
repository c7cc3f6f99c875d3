//! The server between tables and hall: a nats-server of the hall's own, in the folder of the event, with a generated
//! configuration. It ends with the hall. Its data is on the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Read, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use nkeys::KeyPair;

use super::certificate::CertificateFiles;
use super::server_text::{ServerBeside, ServerText, ServerUsers};
use super::{HallMember, TableNumber};
use crate::process_group::{self, Group};
use crate::{folders, whole};

/// How long it may take until it answers.
const START: Duration = Duration::from_secs(20);

/// How large the log grows before a new one is begun. The one before it is kept. A caller without a code causes a
/// line, and can repeat that forever.
const LONGEST_LOG: u64 = 1 << 20;

/// How many bytes are written to find out whether the disk has room.
const ENOUGH_ROOM: usize = 2 << 20;

/// The configuration file.
const SETTINGS: &str = "server.conf";

/// Where the program may be if it is neither on the path nor in Hector's folder.
const PLACES: [&str; 3] = ["/usr/sbin", "/usr/local/bin", "/usr/bin"];

/// Why the server cannot run.
#[derive(Debug)]
pub enum ServerFault {
    /// The program is not installed.
    NoProgram,
    /// Its files cannot be written.
    Files(io::Error),
    /// It ended at once; the last line of its log.
    Ended(String),
    /// It does not answer.
    Silent,
}

/// The path of the program, if it is installed.
#[must_use]
pub fn server_program() -> Option<PathBuf> {
    let name = format!("nats-server{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let beside =
        std::env::current_exe().ok().and_then(|program| Some(program.parent()?.to_owned()));
    std::env::split_paths(&path)
        .chain(beside)
        .chain(PLACES.iter().map(PathBuf::from))
        .map(|folder| folder.join(&name))
        .find(|program| program.is_file())
}

/// The server of a hall, which can be restarted.
pub(super) struct HallServer {
    folder: PathBuf,
    port: u16,
    certificate: CertificateFiles,
    users: ServerUsers,
    /// The tables, by their user names.
    tables: BTreeMap<String, TableNumber>,
    /// The key with which the hall asks the server how much is sent.
    watchers_seed: String,
    /// The tables that are shut out for a while.
    out: Mutex<BTreeSet<TableNumber>>,
    /// `None` if it could not be restarted.
    process: Mutex<Option<ServerProcess>>,
}

/// A running server.
struct ServerProcess {
    child: Child,
    _group: Group,
    /// Writes the log until the server has ended.
    log: Option<JoinHandle<()>>,
}

impl HallServer {
    pub(super) fn start(
        folder: &Path,
        port: u16,
        certificate: &CertificateFiles,
        users: &ServerUsers,
    ) -> Result<HallServer, ServerFault> {
        let (folder, certificate) = (folder.to_owned(), certificate.clone());
        let watcher = KeyPair::new_user();
        let other = |error: nkeys::error::Error| ServerFault::Files(io::Error::other(error));
        let watchers_seed = watcher.seed().map_err(other)?;
        let users = ServerUsers { watcher: Some(watcher.public_key()), ..users.clone() };
        let tables = users.members.iter().filter_map(|(member, user)| match member {
            HallMember::Table(table) => Some((user.clone(), *table)),
            HallMember::Desk(_) => None,
        });
        let server = HallServer {
            folder,
            port,
            certificate,
            tables: tables.collect(),
            users,
            watchers_seed,
            out: Mutex::default(),
            process: Mutex::default(),
        };
        server.begin_again()?;
        Ok(server)
    }

    /// Stops it if it runs, and starts it.
    pub(super) fn begin_again(&self) -> Result<(), ServerFault> {
        let mut process = self.process();
        // The old process holds the port and the stream until it has ended.
        drop(process.take());
        self.write_settings().map_err(ServerFault::Files)?;
        *process = Some(ServerProcess::start(&self.folder, self.port)?);
        Ok(())
    }

    /// The key that signs in to ask how much is sent.
    pub(super) fn watchers_seed(&self) -> &str {
        &self.watchers_seed
    }

    /// The table with this user name.
    pub(super) fn table_of(&self, user: &str) -> Option<TableNumber> {
        self.tables.get(user).copied()
    }

    /// Sets the tables to shut out. Takes effect when the server reads its settings again.
    pub(super) fn shut_out(&self, tables: BTreeSet<TableNumber>) {
        *self.out.lock().unwrap_or_else(PoisonError::into_inner) = tables;
    }

    /// Makes it read its settings again, without cutting off members that may stay.
    pub(super) fn reads_settings_again(&self) -> Result<(), ServerFault> {
        let mut process = self.process();
        let Some(running) = process.as_ref() else { return Ok(()) };
        self.write_settings().map_err(ServerFault::Files)?;
        if !running.is_told_to_read() {
            drop(process.take());
            *process = Some(ServerProcess::start(&self.folder, self.port)?);
        }
        Ok(())
    }

    /// Whether it has ended by itself.
    pub(super) fn has_ended(&self) -> bool {
        let mut process = self.process();
        process.as_mut().is_none_or(|process| matches!(process.child.try_wait(), Ok(Some(_))))
    }

    /// Whether the disk has enough room for a restart.
    pub(super) fn has_room(&self) -> io::Result<()> {
        let trial = self.store().join("room");
        let written = whole::create_private(&trial).and_then(|mut file| {
            file.write_all(&vec![1; ENOUGH_ROOM])?;
            file.sync_all()
        });
        let _ = fs::remove_file(trial);
        written
    }

    /// The process ID, for tests of what happens when it dies.
    #[must_use]
    pub(super) fn process_number(&self) -> Option<u32> {
        self.process().as_ref().map(|process| process.child.id())
    }

    fn store(&self) -> PathBuf {
        self.folder.join("stream")
    }

    fn write_settings(&self) -> io::Result<()> {
        let store = self.store();
        folders::make_private(&store)?;
        let out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        let mut users = self.users.clone();
        users.members.retain(|(member, _)| match member {
            HallMember::Table(table) => !out.contains(table),
            HallMember::Desk(_) => true,
        });
        drop(out);
        let text = ServerText {
            name: "hall",
            port: self.port,
            store: &store,
            certificate: &self.certificate,
            users: &users,
            beside: ServerBeside::Nothing,
            venues: &[],
        };
        whole::replace_private(&self.folder.join(SETTINGS), text.written())
    }

    /// Ignore poisoning: the value is always consistent.
    fn process(&self) -> MutexGuard<'_, Option<ServerProcess>> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ServerProcess {
    fn start(folder: &Path, port: u16) -> Result<ServerProcess, ServerFault> {
        let program = server_program().ok_or(ServerFault::NoProgram)?;
        let (settings, log) = (folder.join(SETTINGS), folder.join("server.log"));
        let mut command = Command::new(program);
        command.arg("-c").arg(&settings).stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::piped());
        let (mut child, group) = process_group::start(command).map_err(ServerFault::Files)?;
        let told = child.stderr.take();
        let mut server = ServerProcess { child, _group: group, log: None };
        if let Some(told) = told {
            let path = log.clone();
            let keeps = thread::Builder::new().name("server log".to_owned());
            let keeps = keeps.spawn(move || keep_log(told, &path, LONGEST_LOG));
            server.log = Some(keeps.map_err(ServerFault::Files)?);
        }
        server.wait(port, &log)?;
        Ok(server)
    }

    /// Tells it to read its settings again. Returns false if the system has no signals.
    fn is_told_to_read(&self) -> bool {
        let Some(program) = server_program() else { return false };
        let mut signal = Command::new(program);
        signal.arg("--signal").arg(format!("reload={}", self.child.id()));
        signal.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        signal.status().is_ok_and(|status| status.success())
    }

    fn wait(&mut self, port: u16, log: &Path) -> Result<(), ServerFault> {
        let until = Instant::now() + START;
        while Instant::now() < until {
            if let Ok(Some(_)) = self.child.try_wait() {
                let _ = self.log.take().map(JoinHandle::join);
                let text = whole::text(log, LONGEST_LOG).unwrap_or_default();
                return Err(ServerFault::Ended(text.lines().last().unwrap_or_default().to_owned()));
            }
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(ServerFault::Silent)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = self.log.take().map(JoinHandle::join);
    }
}

/// Writes everything that it reads to a log, and begins a new log when that is full. If the disk is full, lines are
/// lost: the server must not wait for them.
fn keep_log(mut told: impl Read, path: &Path, longest: u64) {
    let (mut piece, mut written) = ([0; 8192], 0);
    let mut log = whole::create_private(path);
    while let Ok(length @ 1..) = told.read(&mut piece) {
        let text = piece.get(..length).unwrap_or_default();
        if written + text.len() as u64 > longest {
            let _ = fs::rename(path, path.with_extension("log.before"));
            log = whole::create_private(path);
            written = 0;
        }
        if let Ok(log) = &mut log
            && log.write_all(text).is_ok()
        {
            written += text.len() as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn a_log_that_never_ends_takes_two_files_of_its_length_and_has_the_last_lines() {
        let folder = folders::make_temporary("hector-server-log").expect("a folder");
        let path = folder.join("server.log");
        let lines: String = (0..20_000).map(|number| format!("line {number}\n")).collect();
        keep_log(lines.as_bytes(), &path, 10_000);
        let files: Vec<u64> = fs::read_dir(&folder)
            .expect("the folder")
            .map(|file| file.and_then(|file| file.metadata()).expect("a file").len())
            .collect();
        assert_eq!(files.len(), 2);
        assert!(files.iter().all(|length| *length <= 10_000), "{files:?}");
        assert!(fs::read_to_string(&path).expect("a log").ends_with("line 19999\n"));
        fs::remove_dir_all(folder).expect("nothing stays");
    }
}

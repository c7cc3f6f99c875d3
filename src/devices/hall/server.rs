//! The server between tables and hall: a nats-server of the hall's own, in the folder of the event, with a
//! configuration that is written for it. It ends with the hall; what it holds lies on the disk.

use std::io;
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::certificate::CertificateFiles;
use super::server_text::{ServerBeside, ServerText, ServerUsers};
use crate::devices::process_group::{self, Group};
use crate::devices::{folders, whole};

/// How long it may take until it answers.
const START: Duration = Duration::from_secs(20);

/// No server writes more before it ends at once.
const LONGEST_LOG: u64 = 1 << 20;

/// Where the program lies when no path leads to it, and it is not beside Hector either.
const PLACES: [&str; 3] = ["/usr/sbin", "/usr/local/bin", "/usr/bin"];

/// Why there is no server.
#[derive(Debug)]
pub enum ServerFault {
    /// The program is not there.
    NoProgram,
    /// It cannot be set up.
    Files(io::Error),
    /// It ended at once, with this last line of its log.
    Ended(String),
    /// It does not answer.
    Silent,
}

/// The program, where this machine has it.
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

/// A server that runs.
pub(super) struct HallServer {
    child: Child,
    _group: Group,
}

impl HallServer {
    pub(super) fn start(
        folder: &Path,
        port: u16,
        certificate: &CertificateFiles,
        users: &ServerUsers,
    ) -> Result<HallServer, ServerFault> {
        let program = server_program().ok_or(ServerFault::NoProgram)?;
        let (settings, log) = (folder.join("server.conf"), folder.join("server.log"));
        let store = folder.join("stream");
        folders::make_private(&store).map_err(ServerFault::Files)?;
        let text = ServerText {
            name: "hall",
            port,
            store: &store,
            certificate,
            users,
            beside: ServerBeside::Nothing,
            venues: &[],
        }
        .written();
        whole::replace_private(&settings, text).map_err(ServerFault::Files)?;
        let written = whole::create_private(&log).map_err(ServerFault::Files)?;
        let mut command = Command::new(program);
        let errors = written.try_clone().map_err(ServerFault::Files)?;
        command.arg("-c").arg(&settings).stdin(Stdio::null()).stdout(written).stderr(errors);
        let (child, group) = process_group::start(command).map_err(ServerFault::Files)?;
        let mut server = HallServer { child, _group: group };
        server.wait(port, &log)?;
        Ok(server)
    }

    /// The process, for whoever tries what happens when it dies.
    #[must_use]
    pub(super) fn process(&self) -> u32 {
        self.child.id()
    }

    fn wait(&mut self, port: u16, log: &Path) -> Result<(), ServerFault> {
        let until = Instant::now() + START;
        while Instant::now() < until {
            if let Ok(Some(_)) = self.child.try_wait() {
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

impl Drop for HallServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

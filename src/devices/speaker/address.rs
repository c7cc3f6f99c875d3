//! Finds speech-dispatcher's socket, and starts speech-dispatcher if it is not running.
//!
//! The client library can start it too, but then reads the output of the new process until it is closed. Another
//! process that Hector starts at the same moment can inherit that pipe and keep it open for ever.

use std::env;
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::IfAbsent;

enum Address {
    Local(PathBuf),
    Network(String),
}

/// Whether speech-dispatcher can be reached.
pub(super) fn is_reachable(if_absent: IfAbsent) -> bool {
    let Some(address) = address() else { return false };
    address.answers() || (if_absent == IfAbsent::Start && start() && address.answers())
}

impl Address {
    fn answers(&self) -> bool {
        match self {
            Address::Local(socket) => UnixStream::connect(socket).is_ok(),
            Address::Network(host) => TcpStream::connect(host).is_ok(),
        }
    }
}

/// Follows the same rules as the client library, so that both find the same place.
fn address() -> Option<Address> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let folder = || {
        let cache = || Some(Path::new(&named("HOME")?).join(".cache"));
        let folder = named("XDG_RUNTIME_DIR").or_else(|| named("XDG_CACHE_HOME"));
        folder.map(PathBuf::from).or_else(cache)
    };
    let address = env::var("SPEECHD_ADDRESS").unwrap_or_default();
    let (method, place) = address.split_once(':').unwrap_or((&address, ""));
    match (method, place) {
        ("inet_socket", "") => Some(Address::Network("127.0.0.1:6560".to_owned())),
        ("inet_socket", host) if host.contains(':') => Some(Address::Network(host.to_owned())),
        ("inet_socket", host) => Some(Address::Network(format!("{host}:6560"))),
        (_, "") => Some(Address::Local(folder()?.join("speech-dispatcher/speechd.sock"))),
        (_, socket) => Some(Address::Local(PathBuf::from(socket))),
    }
}

/// Starts speech-dispatcher. Returns whether it says that it runs. It refuses if its user has switched autospawn off.
fn start() -> bool {
    let program = env::var_os("SPEECHD_CMD").unwrap_or_else(|| "speech-dispatcher".into());
    Command::new(program)
        .arg("--spawn")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

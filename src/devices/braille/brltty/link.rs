//! One connection to BRLTTY: opened, assigned to a console, written to and read from. `keeper` opens another when it
//! is lost.

use std::fs;
use std::io::{self, Read as _};
use std::net::TcpStream;
use std::os::fd::BorrowedFd;
use std::os::unix::net::UnixStream;
use std::time::Duration;

use brlapi::parameters::{Parameter, ParameterFlags};
use brlapi::{BrlApiError, Connection, ConnectionSettings, TtyMode};
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::{Blank, DisplayKey, Size, exception, key};

const OPENING_LIMIT: Duration = Duration::from_secs(3);
/// Where BrlAPI's local sockets are, numbered from zero.
const SOCKETS: &str = "/var/lib/BrlAPI";
const FIRST_PORT: u16 = 4101;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WhichBrltty {
    /// Its address, in BrlAPI's notation. Default: the one in the environment, or the local one.
    pub host: Option<String>,
    /// How to authenticate, in BrlAPI's notation.
    pub auth: Option<String>,
}

/// Asks BRLTTY for its display and disconnects. Returns the number of cells.
pub fn try_display() -> Result<u32, Blank> {
    let connection = open(&WhichBrltty::default())?;
    match size_of(&connection)? {
        Some(Size { columns, rows }) => Ok(u32::try_from(columns * rows).unwrap_or(u32::MAX)),
        None => Err(Blank::NoDisplay),
    }
}

/// The size of the display. `None` while it is unplugged. BrlAPI's own call still returns the size of a display that
/// is gone. It is called all the same, because the library writes as many cells as it returned last.
fn size_of(connection: &Connection) -> Result<Option<Size>, Blank> {
    let asked: Result<(u32, u32), _> =
        connection.get_parameter(Parameter::DisplaySize, 0, ParameterFlags::GLOBAL);
    let (columns, rows) = match asked {
        Ok((0, _) | (_, 0)) => return Ok(None),
        Ok(_) | Err(BrlApiError::UnknownInstruction | BrlApiError::OperationNotSupported) => {
            connection.display_size().map_err(blank)?
        }
        Err(error) => return Err(blank(error)),
    };
    let (columns, rows) = (columns as usize, rows as usize);
    Ok((columns > 0 && rows > 0).then_some(Size { columns, rows }))
}

/// Opens a connection on which errors do not end the program.
pub(super) fn open(service: &WhichBrltty) -> Result<Connection, Blank> {
    let mut settings = ConnectionSettings::with_timeout(OPENING_LIMIT);
    if let Some(host) = &service.host {
        settings.set_host(host);
    }
    if let Some(auth) = &service.auth {
        settings.set_auth(auth);
    }
    let connection = Connection::open_with_settings(Some(&settings)).map_err(|error| {
        match (blank(error), is_listening(service)) {
            // BrlAPI reports both as a refused connection.
            (Blank::NoService, true) => Blank::NotLetIn,
            (blank, _) => blank,
        }
    })?;
    exception::make_harmless(&connection);
    Ok(connection)
}

fn blank(error: BrlApiError) -> Blank {
    match error {
        BrlApiError::ConnectionTimeout => Blank::Silent,
        error if error.is_connection_error() => Blank::NoService,
        error => Blank::Refused(error.to_string().trim_end_matches('.').to_owned()),
    }
}

/// Whether anything accepts connections where BrlAPI looks for BRLTTY: `:0` is a local socket, `host:0` a port.
fn is_listening(service: &WhichBrltty) -> bool {
    let named = service.host.clone().or_else(|| std::env::var("BRLAPI_HOST").ok());
    let place = named.as_deref().unwrap_or(":0");
    let Some((host, number)) = place.rsplit_once(':') else { return false };
    let Ok(number) = number.parse::<u16>() else { return false };
    let is_local = || UnixStream::connect(format!("{SOCKETS}/{number}")).is_ok();
    let port = FIRST_PORT.saturating_add(number);
    match host {
        "" => is_local() || TcpStream::connect(("127.0.0.1", port)).is_ok(),
        host => TcpStream::connect((host, port)).is_ok(),
    }
}

/// A connection that shows cells while the user's own console is in front.
pub(super) struct DisplayLink<'c> {
    tty: TtyMode<'c>,
}

/// What woke the thread.
pub(super) enum Woken {
    Brltty,
    Bell,
    Nobody,
}

impl<'c> DisplayLink<'c> {
    /// Takes the display for the console that the user is at.
    pub(super) fn on(connection: &'c Connection) -> Result<DisplayLink<'c>, Blank> {
        let link = DisplayLink { tty: place(connection).map_err(blank)? };
        key::choose(connection).map_err(blank)?;
        Ok(link)
    }

    /// The size of the display. `None` while it is unplugged.
    pub(super) fn size(&self) -> Result<Option<Size>, Blank> {
        size_of(self.tty.connection())
    }

    /// BRLTTY's two letters for the kind of display. Empty if BRLTTY does not say.
    pub(super) fn driver(&self) -> String {
        let connection = self.tty.connection();
        connection
            .get_parameter::<String>(Parameter::DriverCode, 0, ParameterFlags::GLOBAL)
            .unwrap_or_default()
    }

    /// Writes as many cells as the display has.
    pub(super) fn write(&self, cells: &[u8], size: Size) -> Result<(), Blank> {
        let mut whole = cells.to_vec();
        whole.resize(size.columns * size.rows, 0);
        self.tty.writer().write_dots(&whole).map_err(blank)
    }

    /// The keys that were pressed, including those that BrlAPI has read already.
    pub(super) fn keys(&self) -> Result<Vec<DisplayKey>, Blank> {
        let mut keys = Vec::new();
        while let Some(code) = self.tty.key_reader().read_key(false).map_err(blank)? {
            keys.extend(DisplayKey::of(code));
        }
        Ok(keys)
    }

    pub(super) fn wait(&self, bell: &UnixStream, limit: Duration) -> io::Result<Woken> {
        // SAFETY: the connection owns its file and is open as long as this borrows it.
        let brltty = unsafe { BorrowedFd::borrow_raw(self.tty.connection().file_descriptor()) };
        let mut asked =
            [PollFd::new(bell, PollFlags::IN), PollFd::from_borrowed_fd(brltty, PollFlags::IN)];
        match poll(&mut asked, Some(&timespec(limit))) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(match asked.map(|one| !one.revents().is_empty()) {
            [true, _] => Woken::Bell,
            [_, true] => Woken::Brltty,
            _ => Woken::Nobody,
        })
    }
}

pub(super) fn wait_for_bell(bell: &UnixStream, limit: Duration) {
    let mut asked = [PollFd::new(bell, PollFlags::IN)];
    let _ = poll(&mut asked, Some(&timespec(limit)));
}

/// Empties the bell.
pub(super) fn silence(bell: &mut UnixStream) {
    let mut rings = [0; 64];
    while bell.read(&mut rings).is_ok_and(|read| read > 0) {}
}

fn timespec(limit: Duration) -> Timespec {
    Timespec {
        tv_sec: i64::try_from(limit.as_secs()).unwrap_or(i64::MAX),
        tv_nsec: limit.subsec_nanos().into(),
    }
}

/// The window or console of this program, as BrlAPI finds it; or else the whole session; or else the console in
/// front, for a user who came by tmux or over a network.
fn place(connection: &Connection) -> Result<TtyMode<'_>, BrlApiError> {
    let own = TtyMode::with_tty(connection, None, None);
    if !matches!(own, Err(BrlApiError::UnknownTTY)) {
        return own;
    }
    let is_known = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if is_known("WINDOWPATH") || is_known("XDG_VTNR") {
        let session = TtyMode::with_path(connection, &[], None);
        if !matches!(session, Err(BrlApiError::UnknownTTY)) {
            return session;
        }
    }
    TtyMode::with_tty(connection, Some(console_in_front()), None)
}

fn console_in_front() -> i32 {
    fs::read_to_string("/sys/class/tty/tty0/active")
        .ok()
        .and_then(|name| name.trim().strip_prefix("tty")?.parse().ok())
        .unwrap_or(1)
}

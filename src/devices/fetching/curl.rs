//! Runs the program `curl` to ask about a file and to fetch it. It reads no settings, uses only the protocol of the
//! address, follows no redirection, and ends with Hector.

use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use super::FetchFault;
use super::address::{Road, WebAddress};
use crate::process_group::{self, Group};

/// The name of the program. Windows has had it since 2018.
pub const PROGRAM: &str = "curl";

/// The command that installs it on Debian.
pub const GOT_BY: &str = "sudo apt-get install curl";

/// More than the headers of any answer.
const MOST_HEADS: u64 = 1 << 20;
/// More than any error message of `curl`.
const MOST_WORDS: u64 = 4_096;
/// Slower than this, in bytes a second, counts as nothing.
const SLOWEST: u32 = 512;

/// What a server says about a file.
pub(super) enum ServerAnswer {
    /// It is there, with this many bytes if the server says so.
    There(Option<u64>),
    /// It is at this other address.
    SentOn(String),
    /// The server refuses it, with this status code.
    Refused(u16),
}

/// How a transfer ended.
pub(super) enum TransferEnd {
    Whole,
    Cut,
    Late,
    Refused(u16),
    /// The server cannot continue in the middle.
    NotFromThere,
    Disk,
    Unreached(String),
}

/// Asks the server about a file.
pub(super) fn ask(address: &WebAddress, patience: Duration) -> Result<ServerAnswer, FetchFault> {
    let mut command = command(address, patience);
    command.args(["--max-time", &whole_seconds(patience * 2)]);
    command.args(["--head", "--write-out", "\n%{http_code} %{redirect_url}"]);
    let mut started = Started::of(command)?;
    let heads = read_some(started.child.stdout.take(), MOST_HEADS);
    let (status, words) = started.wait()?;
    let told = heads.lines().last().unwrap_or_default();
    let (number, to) = told.split_once(' ').unwrap_or((told, ""));
    match (status.code(), number.parse::<u16>().unwrap_or(0)) {
        (Some(0), 200..300) => Ok(ServerAnswer::There(length(&heads))),
        (Some(0), 300..400) => Ok(ServerAnswer::SentOn(to.to_owned())),
        (Some(0), number) if number > 0 => Ok(ServerAnswer::Refused(number)),
        (Some(28), _) => Err(FetchFault::Late),
        _ => Err(FetchFault::Unreached(words)),
    }
}

/// Uploads a file to a server, with a secret that does not show in the list of processes. Returns the status code.
pub(super) fn post(
    address: &WebAddress,
    secret: &str,
    file: &Path,
    patience: Duration,
) -> Result<u16, FetchFault> {
    let mut command = command(address, patience);
    command.args(["--max-time", &whole_seconds(patience * 2)]);
    command.args(["--header", "Content-Type: text/plain", "--header", "@-"]);
    let mut contents = std::ffi::OsString::from("@");
    contents.push(file);
    command.arg("--data-binary").arg(contents);
    command.args(["--write-out", "\n%{http_code}"]);
    let mut started = Started::with_input(command)?;
    if let Some(mut input) = started.child.stdin.take() {
        // A program that ended before reading this reports that by its exit status.
        let _ = write!(input, "Authorization: Bearer {secret}");
    }
    let told = read_some(started.child.stdout.take(), MOST_HEADS);
    let (status, words) = started.wait()?;
    let number = told.lines().last().unwrap_or_default();
    match (status.code(), number.trim().parse().unwrap_or(0)) {
        (Some(0), number) if number > 0 => Ok(number),
        (Some(28), _) => Err(FetchFault::Late),
        _ => Err(FetchFault::Unreached(words)),
    }
}

/// The size of a file in the headers of an answer.
fn length(heads: &str) -> Option<u64> {
    let named = |line: &str| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    };
    heads.lines().find_map(named)
}

/// A transfer in progress.
pub(super) struct Transfer(Started);

impl Transfer {
    /// Begins to fetch a file from this byte on. Appends to what is there already.
    pub(super) fn start(
        address: &WebAddress,
        into: &Path,
        from: u64,
        patience: Duration,
    ) -> Result<Transfer, FetchFault> {
        let mut command = command(address, patience);
        // Without a buffer, progress shows at once, and what has come survives if Hector is killed.
        command.args(["--no-buffer", "--fail", "--speed-limit", &SLOWEST.to_string()]);
        command.args(["--speed-time", &whole_seconds(patience)]);
        if from > 0 {
            command.args(["--continue-at", &from.to_string()]);
        }
        command.args(["--write-out", "%{http_code}"]).arg("--output").arg(into);
        Started::of(command).map(Transfer)
    }

    /// How it ended, if it has.
    pub(super) fn ended(&mut self) -> Result<Option<TransferEnd>, FetchFault> {
        let Some(status) = self.0.child.try_wait().map_err(FetchFault::NotStarted)? else {
            return Ok(None);
        };
        let number = read_some(self.0.child.stdout.take(), MOST_WORDS);
        let number = number.trim().parse::<u16>().unwrap_or(0);
        let words = words(&mut self.0.child);
        // The exit codes are in curl's manual.
        Ok(Some(match (status.code(), number) {
            (Some(0), 200 | 206) => TransferEnd::Whole,
            (Some(33), _) => TransferEnd::NotFromThere,
            (Some(0 | 22), number) => TransferEnd::Refused(number),
            (Some(28), _) => TransferEnd::Late,
            (Some(23), _) => TransferEnd::Disk,
            // The connection broke during the transfer, or curl was killed.
            (Some(16 | 18 | 52 | 55 | 56 | 92 | 95) | None, _) => TransferEnd::Cut,
            _ => TransferEnd::Unreached(words),
        }))
    }
}

/// The part that all calls have in common.
fn command(address: &WebAddress, patience: Duration) -> Command {
    let mut command = Command::new(PROGRAM);
    // Must come first: read no settings file.
    command.arg("--disable");
    command.args(["--silent", "--show-error", "--globoff", "--no-netrc"]);
    match address.road() {
        Road::Secure => command.args(["--proto", "=https"]),
        Road::Loopback => command.args(["--proto", "=http", "--noproxy", "*"]),
    };
    command.args(["--connect-timeout", &whole_seconds(patience)]);
    command.args(["--url", &address.to_string()]);
    command
}

fn whole_seconds(time: Duration) -> String {
    time.as_secs().max(1).to_string()
}

/// A running `curl`, which is killed on drop.
struct Started {
    child: Child,
    group: Group,
}

impl Started {
    fn of(mut command: Command) -> Result<Started, FetchFault> {
        command.stdin(Stdio::null());
        Started::begin(command)
    }

    fn with_input(mut command: Command) -> Result<Started, FetchFault> {
        command.stdin(Stdio::piped());
        Started::begin(command)
    }

    fn begin(mut command: Command) -> Result<Started, FetchFault> {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let (child, group) = process_group::start(command).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => FetchFault::NoCurl,
            _ => FetchFault::NotStarted(error),
        })?;
        Ok(Started { child, group })
    }

    /// Waits for the end. It has a time limit of its own.
    fn wait(mut self) -> Result<(ExitStatus, String), FetchFault> {
        let words = words(&mut self.child);
        let status = self.child.wait().map_err(FetchFault::NotStarted)?;
        Ok((status, words))
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.group.end();
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The last line of its error message, without its name.
fn words(child: &mut Child) -> String {
    let said = read_some(child.stderr.take(), MOST_WORDS);
    let line = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let line = line.strip_prefix("curl: ").unwrap_or(line).trim_end_matches('.');
    line.chars().filter(|sign| !sign.is_control()).collect()
}

fn read_some(pipe: Option<impl io::Read>, most: u64) -> String {
    let mut bytes = Vec::new();
    // After an error, what has been read is all there is.
    let _ = pipe.map(|pipe| pipe.take(most).read_to_end(&mut bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

//! liblouis, through the program that comes with it: text into braille by a table of the
//! user's choice, and back. Knows lines of text, never what they say.

use std::io::{self, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::process_group::{self, Group};

/// Which way a table is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableDirection {
    /// Text into braille.
    Forward,
    /// Braille into text.
    Backward,
}

/// Why liblouis gave no answer.
#[derive(Debug, thiserror::Error)]
#[error("liblouis fails: {self:?}")]
pub enum LiblouisError {
    /// The program is not there.
    Missing,
    /// No name of a table.
    Name(String),
    /// A table that is not there, or is broken.
    Table {
        /// Its name.
        table: String,
        /// The first line of what liblouis said; nothing where it only gave other lines.
        reason: Option<String>,
    },
    /// It took too long.
    Late,
    /// It failed in another way.
    Failed(#[from] io::Error),
}

/// The program that is started.
pub const PROGRAM: &str = "lou_translate";

/// What gets it on Debian.
pub const FIXED_BY: &str = "sudo apt-get install liblouis-bin";

/// Whole books take less.
pub const LIMIT: Duration = Duration::from_secs(30);

/// Puts lines through a table: a line of Unicode braille for each line of text, or the
/// other way round.
///
/// # Errors
/// When liblouis or the table is not there, or the answer is late or has other lines.
pub fn translated(
    table: &str,
    direction: TableDirection,
    lines: &[String],
) -> Result<Vec<String>, LiblouisError> {
    let named = !table.is_empty()
        && table.chars().all(|sign| sign.is_ascii_alphanumeric() || "._-".contains(sign));
    if !named {
        return Err(LiblouisError::Name(table.chars().take(40).collect()));
    }
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let option = match direction {
        TableDirection::Forward => "--forward",
        TableDirection::Backward => "--backward",
    };
    let mut command = Command::new(PROGRAM);
    command
        .args([option, &format!("unicode.dis,{table}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let (process, group) = process_group::start(command).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => LiblouisError::Missing,
        _ => LiblouisError::Failed(error),
    })?;
    let mut input = lines.join("\n");
    input.push('\n');
    let (answer, complaint) = RunningProcess(process, group).answer(input)?;
    let answers: Vec<String> = answer.lines().map(str::to_owned).collect();
    if answers.len() != lines.len() {
        let reason = complaint.lines().next();
        let reason = reason.map(|reason| reason.trim_end_matches('.').to_owned());
        return Err(LiblouisError::Table { table: table.to_owned(), reason });
    }
    Ok(answers)
}

/// A process that ends with us.
struct RunningProcess(Child, Group);

impl RunningProcess {
    /// Feeds it, and waits for all that it says on both its outputs.
    fn answer(mut self, input: String) -> Result<(String, String), LiblouisError> {
        let (stdin, stdout, stderr) =
            (self.0.stdin.take(), self.0.stdout.take(), self.0.stderr.take());
        // Each pipe has a thread, because any of them can fill while another is waited for.
        let writing = thread::spawn(move || {
            // A program that has failed takes no more of it.
            stdin.map(|mut pipe| pipe.write_all(input.as_bytes()))
        });
        let (said, heard) = channel();
        let reading = thread::spawn(move || {
            let complaining = thread::spawn(move || read_all(stderr));
            let answer = read_all(stdout);
            let complaint = complaining.join().unwrap_or_default();
            let _ = said.send((answer, complaint));
        });
        let outcome = heard.recv_timeout(LIMIT).map_err(|error| match error {
            RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected => LiblouisError::Late,
        });
        // Its end, and that of whatever it has started, closes the pipes, so that neither thread waits any longer.
        self.1.end();
        let _ = self.0.kill();
        let _ = self.0.wait();
        let _ = writing.join();
        let _ = reading.join();
        outcome
    }
}

fn read_all(pipe: Option<impl io::Read>) -> String {
    let mut bytes = Vec::new();
    // What came before a failure is all there is.
    let _ = pipe.map(|mut pipe| pipe.read_to_end(&mut bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

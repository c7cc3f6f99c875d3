//! Translates text into braille and back with liblouis, through its program `lou_translate`.

use std::io::{self, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::process_group::{self, Group};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableDirection {
    Forward,
    Backward,
}

#[derive(Debug, thiserror::Error)]
#[error("liblouis fails: {self:?}")]
pub enum LiblouisError {
    /// The program is not installed.
    Missing,
    /// Not a valid name for a table.
    Name(String),
    /// The table does not exist or is broken.
    Table {
        table: String,
        /// The first line of liblouis's error message, if it gave one.
        reason: Option<String>,
    },
    Late,
    /// It failed in another way.
    Failed(#[from] io::Error),
}

pub const PROGRAM: &str = "lou_translate";

/// The command that installs it on Debian.
pub const FIXED_BY: &str = "sudo apt-get install liblouis-bin";

/// Even a whole book takes less.
pub const LIMIT: Duration = Duration::from_secs(30);

/// Translates lines with a table: one line of Unicode braille for each line of text, or the reverse.
///
/// # Errors
/// If liblouis or the table is missing, if the answer is late, or if it has another number of lines.
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

/// A process that is ended after its answer.
struct RunningProcess(Child, Group);

impl RunningProcess {
    /// Writes the input, and waits for everything on both outputs.
    fn answer(mut self, input: String) -> Result<(String, String), LiblouisError> {
        let (stdin, stdout, stderr) =
            (self.0.stdin.take(), self.0.stdout.take(), self.0.stderr.take());
        // Each pipe has a thread, because any of them can fill while another is waited for.
        let writing = thread::spawn(move || {
            // A program that has failed does not read the rest.
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
        // Ending it and its children closes the pipes, so that the threads stop waiting.
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
    // After a failure, what was read so far is kept.
    let _ = pipe.map(|mut pipe| pipe.read_to_end(&mut bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

//! The process of an engine and the lines that it writes. Ends with Hector, by force if need be.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::{EngineCommand, EngineFault};
use crate::process_group::{self, Group};

/// How many lines may wait. When that many do, the engine has to wait too.
const MOST_WAITING: usize = 256;
/// The longest line of the protocol.
const LONGEST_LINE: usize = 64 * 1024;
/// How long an engine may take to quit.
const FAREWELL: Duration = Duration::from_millis(300);

/// A line, or the end of the output.
enum EngineLine {
    Line(String),
    TooLong,
    End,
}

/// A running engine.
pub(super) struct Process {
    child: Child,
    /// The process, and all processes that it has started.
    group: Group,
    input: Option<ChildStdin>,
    lines: Option<Receiver<EngineLine>>,
    reader: Option<JoinHandle<()>>,
}

impl Process {
    pub(super) fn start(engine: &EngineCommand) -> Result<Process, EngineFault> {
        let mut command = Command::new(&engine.program);
        command.args(&engine.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let not_started = |error: io::Error| EngineFault::NotStarted {
            program: engine.program.display().to_string(),
            kind: error.kind(),
            reason: error.to_string(),
        };
        let (mut child, group) = process_group::start(command).map_err(not_started)?;
        let input = child.stdin.take();
        let (sender, lines) = sync_channel(MOST_WAITING);
        let output = child.stdout.take();
        let reader = output.map(|output| std::thread::spawn(move || read(output, &sender)));
        Ok(Process { child, group, input, lines: Some(lines), reader })
    }

    /// Writes a line. Control characters are removed, so that it stays one line.
    pub(super) fn write(&mut self, line: &str) -> Result<(), EngineFault> {
        let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
        let input = self.input.as_mut().ok_or(EngineFault::Gone)?;
        writeln!(input, "{line}").and_then(|()| input.flush()).map_err(|_| EngineFault::Gone)
    }

    /// The next line. `None` if it does not come in time.
    pub(super) fn line(&mut self, until: Instant) -> Result<Option<String>, EngineFault> {
        let left = until.saturating_duration_since(Instant::now());
        let lines = self.lines.as_ref().ok_or(EngineFault::Gone)?;
        match lines.recv_timeout(left) {
            Ok(EngineLine::Line(line)) => Ok(Some(line)),
            Ok(EngineLine::TooLong) => Err(EngineFault::Endless),
            Ok(EngineLine::End) | Err(RecvTimeoutError::Disconnected) => Err(EngineFault::Gone),
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.write("quit");
        // Its input ends, and its output is not read any more.
        self.input = None;
        self.lines = None;
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.group.end();
        let _ = self.child.kill();
        let _ = self.child.wait();
        // A child of the engine may hold the pipe open. Then the reader is left behind.
        if self.reader.as_ref().is_some_and(JoinHandle::is_finished)
            && let Some(reader) = self.reader.take()
        {
            let _ = reader.join();
        }
    }
}

fn read(output: ChildStdout, lines: &SyncSender<EngineLine>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let came = match read_line(&mut output, &mut line) {
            Ok(true) => EngineLine::Line(String::from_utf8_lossy(&line).trim().to_owned()),
            Ok(false) => EngineLine::TooLong,
            Err(()) => EngineLine::End,
        };
        let is_last = !matches!(came, EngineLine::Line(_));
        if lines.send(came).is_err() || is_last {
            return;
        }
    }
}

/// Reads a line. Returns false if it is too long, and an error at the end of the output.
fn read_line(output: &mut BufReader<ChildStdout>, line: &mut Vec<u8>) -> Result<bool, ()> {
    loop {
        let piece = output.fill_buf().map_err(drop)?;
        if piece.is_empty() {
            return Err(());
        }
        let end = piece.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(piece.len(), |end| end + 1);
        line.extend(piece.iter().take(used));
        output.consume(used);
        if line.len() > LONGEST_LINE {
            return Ok(false);
        }
        if end.is_some() {
            return Ok(true);
        }
    }
}

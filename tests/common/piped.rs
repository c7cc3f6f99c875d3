//! A process that takes requests on its input and answers on its output, one line each.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub(crate) struct PipedProcess {
    process: Child,
    asks: ChildStdin,
    says: BufReader<ChildStdout>,
}

impl PipedProcess {
    pub(crate) fn start(program: &mut Command) -> PipedProcess {
        let mut process =
            program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a process");
        let asks = process.stdin.take().expect("its input");
        let says = BufReader::new(process.stdout.take().expect("its output"));
        PipedProcess { process, asks, says }
    }

    pub(crate) fn ask(&mut self, wish: &str) {
        writeln!(self.asks, "{wish}").expect("it listens");
    }

    pub(crate) fn hears(&mut self) -> String {
        let mut line = String::new();
        let read = self.says.read_line(&mut line).expect("a line");
        assert!(read > 0, "the process ended");
        line.trim_end().to_owned()
    }

    /// Sends a last request, and waits until the process has ended.
    pub(crate) fn ends(&mut self, wish: &str) {
        let _ = writeln!(self.asks, "{wish}");
        let _ = self.process.wait();
    }
}

/// Kills the process if it has not ended.
impl Drop for PipedProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

//! The other side of the pipe: a python-chess that replays games.

use std::io::{BufRead as _, BufReader, Lines};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const ADVICE: &str = "The oracle needs a Python with the package chess 1.11, and found none. \
    Run ./hector test, which sets it up, or name the interpreter in HECTOR_PYTHON.";

/// A Python that has python-chess. Fails the test where there is none: an oracle that was not
/// asked must not seem to agree.
pub(crate) fn interpreter() -> String {
    let interpreter = std::env::var("HECTOR_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let version = Command::new(&interpreter)
        .args(["-c", "import chess; print(chess.__version__)"])
        .output()
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
        .unwrap_or_default();
    assert!(version.starts_with("1.11."), "{ADVICE} (asked {interpreter})");
    interpreter
}

/// A running python-chess.
pub(crate) struct Python {
    child: Child,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Python {
    /// Starts `tests/pure/oracle/replay.py`; what is written to the returned pipe is
    /// answered in order.
    pub(crate) fn start() -> (Python, ChildStdin) {
        let mut child = Command::new(interpreter())
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pure/oracle/replay.py"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the interpreter has just answered");
        let questions = child.stdin.take().expect("piped");
        let answers = BufReader::new(child.stdout.take().expect("piped")).lines();
        (Python { child, answers }, questions)
    }

    /// The next line of an answer.
    pub(crate) fn line(&mut self) -> String {
        self.answers.next().expect("python-chess stopped early").expect("readable text")
    }

    /// Waits for a clean end after the pipe of questions was closed.
    pub(crate) fn finish(mut self) {
        assert!(self.answers.next().is_none(), "python-chess said more than was asked");
        assert!(self.child.wait().expect("a child").success(), "python-chess failed");
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        // Only where a test has failed: a finished child is already gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

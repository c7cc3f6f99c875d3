//! The answer comes over a pipe, which a thread reads. If it is late, the thread is left behind.

use std::io::{self, BufRead as _, BufReader, Read as _};
use std::process::Stdio;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::Instant;

use super::LONGEST;

/// The end where the answer comes.
#[derive(Debug)]
pub struct ProgramAnswer(Receiver<io::Result<Vec<u8>>>);

impl ProgramAnswer {
    /// The end for the answer, and its other end for the program.
    ///
    /// # Errors
    /// If the system has no pipes or threads left.
    pub fn way() -> io::Result<(ProgramAnswer, Stdio)> {
        let (answer, theirs) = io::pipe()?;
        let (sender, receiver) = sync_channel(1);
        thread::Builder::new().name("answer".to_owned()).spawn(move || {
            let mut line = Vec::new();
            let read = BufReader::new(answer.take(LONGEST)).read_until(b'\n', &mut line);
            // If it is late, the receiver is gone.
            let _ = sender.send(read.map(|_| line));
        })?;
        Ok((ProgramAnswer(receiver), Stdio::from(theirs)))
    }

    /// The first line. Shorter if the program ends before it.
    ///
    /// # Errors
    /// If it has not come in time.
    pub fn line(&mut self, deadline: Instant) -> io::Result<Vec<u8>> {
        let left = deadline.saturating_duration_since(Instant::now());
        let timed_out = |_| io::Error::from(io::ErrorKind::TimedOut);
        self.0.recv_timeout(left).map_err(timed_out).flatten()
    }
}

//! The answer comes over a socket, because a pipe cannot be read with a time limit.

use std::io::{self, Read as _};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::Stdio;
use std::time::Instant;

use super::LONGEST;

/// The end where the answer comes.
#[derive(Debug)]
pub struct ProgramAnswer(UnixStream);

impl ProgramAnswer {
    /// The end for the answer, and its other end for the program.
    ///
    /// # Errors
    /// If the system has no sockets left.
    pub fn way() -> io::Result<(ProgramAnswer, Stdio)> {
        let (answer, theirs) = UnixStream::pair()?;
        Ok((ProgramAnswer(answer), Stdio::from(OwnedFd::from(theirs))))
    }

    /// The first line. Shorter if the program ends before it, or if it is too long. What has come by the deadline can
    /// be read after it.
    ///
    /// # Errors
    /// If it has not come in time.
    pub fn line(&mut self, deadline: Instant) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        let mut part = [0; 512];
        while !line.ends_with(b"\n") && (line.len() as u64) < LONGEST {
            let left = deadline.saturating_duration_since(Instant::now());
            self.0.set_nonblocking(left.is_zero())?;
            if !left.is_zero() {
                self.0.set_read_timeout(Some(left))?;
            }
            let length = match self.0.read(&mut part) {
                Ok(length) => length,
                Err(none) if none.kind() == io::ErrorKind::WouldBlock => {
                    return Err(io::ErrorKind::TimedOut.into());
                }
                Err(none) if none.kind() == io::ErrorKind::Interrupted => continue,
                Err(gone) => return Err(gone),
            };
            if length == 0 {
                break;
            }
            line.extend(part.iter().take(length));
        }
        Ok(line)
    }
}

//! Reads and writes with one deadline for the whole: with a timeout for every single read, the other end could send a
//! byte at a time for ever.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A connection during a greeting. The whole greeting has one deadline.
pub(super) struct Wire {
    stream: TcpStream,
    until: Instant,
}

impl Wire {
    /// A greeting that must be over within this limit.
    pub(super) fn new(stream: TcpStream, limit: Duration) -> io::Result<Wire> {
        stream.set_nodelay(true)?;
        Ok(Wire { stream, until: Instant::now() + limit })
    }

    /// Reads exactly this many bytes.
    pub(super) fn read<const LENGTH: usize>(&self) -> io::Result<[u8; LENGTH]> {
        let mut bytes = [0; LENGTH];
        read_until(&self.stream, &mut bytes, self.until)?;
        Ok(bytes)
    }

    /// Writes the parts in one piece.
    pub(super) fn write(&self, parts: &[&[u8]]) -> io::Result<()> {
        write_until(&self.stream, &parts.concat(), self.until)
    }

    /// The connection, and the deadline of the greeting.
    pub(super) fn into_parts(self) -> (TcpStream, Instant) {
        (self.stream, self.until)
    }
}

/// Fills the buffer by this moment, or fails.
pub(super) fn read_until(stream: &TcpStream, into: &mut [u8], until: Instant) -> io::Result<()> {
    let mut filled = 0;
    while let Some(rest) = into.get_mut(filled..).filter(|rest| !rest.is_empty()) {
        stream.set_read_timeout(Some(left(until)?))?;
        match (&mut &*stream).read(rest) {
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(length) => filled += length,
            Err(error) => continue_after(error)?,
        }
    }
    Ok(())
}

/// Writes everything by this moment, or fails.
pub(super) fn write_until(stream: &TcpStream, bytes: &[u8], until: Instant) -> io::Result<()> {
    let mut written = 0;
    while let Some(rest) = bytes.get(written..).filter(|rest| !rest.is_empty()) {
        stream.set_write_timeout(Some(left(until)?))?;
        match (&mut &*stream).write(rest) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(length) => written += length,
            Err(error) => continue_after(error)?,
        }
    }
    Ok(())
}

fn continue_after(error: io::Error) -> io::Result<()> {
    match error.kind() {
        ErrorKind::Interrupted => Ok(()),
        ErrorKind::WouldBlock => Err(ErrorKind::TimedOut.into()),
        _ => Err(error),
    }
}

fn left(until: Instant) -> io::Result<Duration> {
    let left = until.saturating_duration_since(Instant::now());
    if left.is_zero() { Err(ErrorKind::TimedOut.into()) } else { Ok(left) }
}

//! A connection whose letters nobody else can read or change. One end of it writes while
//! another thread reads. Never knows what a letter says.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use snow::{HandshakeState, StatelessTransportState};

/// What sealing adds to a letter.
const SEAL: usize = 16;
/// Whoever takes no letter for so long is not there.
const WRITE_LIMIT: Duration = Duration::from_secs(2);

/// The connection, before its two directions part.
pub(super) struct Sealed {
    pub(super) inward: Inward,
    pub(super) outward: Outward,
}

/// Where letters come in.
pub(super) struct Inward {
    stream: TcpStream,
    noise: Arc<StatelessTransportState>,
    /// How many have come: a letter that was sent twice, or in another order, does not open.
    count: u64,
}

/// Where letters go out.
pub(super) struct Outward {
    stream: TcpStream,
    noise: Arc<StatelessTransportState>,
    count: u64,
}

impl Sealed {
    pub(super) fn new(stream: TcpStream, noise: HandshakeState) -> io::Result<Sealed> {
        let noise = noise.into_stateless_transport_mode().map_err(unsealed)?;
        let noise = Arc::new(noise);
        stream.set_write_timeout(Some(WRITE_LIMIT))?;
        let inward = Inward { stream: stream.try_clone()?, noise: Arc::clone(&noise), count: 0 };
        Ok(Sealed { inward, outward: Outward { stream, noise, count: 0 } })
    }
}

impl Inward {
    /// The next letter; an error where none comes within the limit.
    pub(super) fn next(&mut self, limit: Duration) -> io::Result<Vec<u8>> {
        self.stream.set_read_timeout(Some(limit))?;
        let mut size = [0; 2];
        self.stream.read_exact(&mut size)?;
        let mut sealed = vec![0; usize::from(u16::from_be_bytes(size))];
        self.stream.read_exact(&mut sealed)?;
        let mut letter = vec![0; sealed.len()];
        let length = self.noise.read_message(self.count, &sealed, &mut letter).map_err(unsealed)?;
        self.count += 1;
        letter.truncate(length);
        Ok(letter)
    }
}

impl Outward {
    /// Sends a letter, which may be empty: a sign of life.
    pub(super) fn send(&mut self, letter: &[u8]) -> io::Result<()> {
        let mut sealed = vec![0; letter.len() + SEAL];
        let length = self.noise.write_message(self.count, letter, &mut sealed).map_err(unsealed)?;
        self.count += 1;
        let size = u16::try_from(length).map_err(io::Error::other)?;
        self.stream.write_all(&[&size.to_be_bytes()[..], &sealed[..length]].concat())
    }

    /// Ends the connection in both directions, so that whoever reads stops waiting.
    pub(super) fn close(&self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}

fn unsealed(error: snow::Error) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error.to_string())
}

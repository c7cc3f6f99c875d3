//! An encrypted and authenticated connection. One thread writes while another reads. Every frame has a maximum length
//! and a deadline, and acknowledges the frames of the other end: the length itself is not sealed, and an attacker who
//! changes it must not gain more than a cut.

use std::io;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use snow::{HandshakeState, StatelessTransportState};

use super::LONGEST_LETTER;
use super::wire::{read_until, write_until};
use crate::system;

/// The bytes that sealing adds to a letter.
const SEAL: usize = 16;
/// The byte for the kind of frame.
const WORD: usize = 1;
const LONGEST_FRAME: usize = WORD + LONGEST_LETTER + SEAL;
/// A sign of life holds the number of frames taken.
const SIGN_FRAME: usize = WORD + size_of::<u64>() + SEAL;
/// If the other end takes no frame for this long, it counts as gone.
const WRITE_LIMIT: Duration = Duration::from_secs(2);
/// A frame must be complete this long after its first byte.
const FRAME_LIMIT: Duration = Duration::from_secs(4);

const LETTER: u8 = b'L';
const SIGN: u8 = b'S';

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Frame {
    /// A letter of the owner.
    Letter(Vec<u8>),
    Sign,
}

/// The connection, before it is split into its two directions.
pub(super) struct Sealed {
    pub(super) inward: Inward,
    pub(super) outward: Outward,
}

/// How many frames went each way.
#[derive(Default)]
struct FrameCounts {
    sent: AtomicU64,
    /// Frames of the other end that were taken here.
    taken: AtomicU64,
    /// Our frames that the other end says it has taken.
    answered: AtomicU64,
}

/// The receiving direction.
pub(super) struct Inward {
    stream: TcpStream,
    noise: Arc<StatelessTransportState>,
    counts: Arc<FrameCounts>,
    /// Frames received. It is the nonce, so a repeated or reordered frame does not open.
    count: u64,
}

/// The sending direction.
pub(super) struct Outward {
    stream: TcpStream,
    noise: Arc<StatelessTransportState>,
    counts: Arc<FrameCounts>,
    count: u64,
}

impl Sealed {
    pub(super) fn new(stream: TcpStream, noise: HandshakeState) -> io::Result<Sealed> {
        let noise = Arc::new(noise.into_stateless_transport_mode().map_err(unsealed)?);
        let (counts, own) = (Arc::<FrameCounts>::default(), stream.try_clone()?);
        let inward = Inward {
            stream: own,
            noise: Arc::clone(&noise),
            counts: Arc::clone(&counts),
            count: 0,
        };
        Ok(Sealed { inward, outward: Outward { stream, noise, counts, count: 0 } })
    }
}

impl Inward {
    /// The next frame. Fails if none begins within the limit.
    pub(super) fn next(&mut self, limit: Duration) -> io::Result<Frame> {
        let mut size = [0; 2];
        let (begin, end) = size.split_at_mut(1);
        read_until(&self.stream, begin, Instant::now() + limit)?;
        let until = Instant::now() + FRAME_LIMIT;
        read_until(&self.stream, end, until)?;
        self.rest(size, LONGEST_FRAME, until)
    }

    /// Reads a sign of life by this moment. Any other frame is an error.
    pub(super) fn sign_by(&mut self, until: Instant) -> io::Result<()> {
        let mut size = [0; 2];
        read_until(&self.stream, &mut size, until)?;
        match self.rest(size, SIGN_FRAME, until)? {
            Frame::Sign => Ok(()),
            Frame::Letter(_) => Err(spoiled("a letter before a sign of life")),
        }
    }

    fn rest(&mut self, size: [u8; 2], longest: usize, until: Instant) -> io::Result<Frame> {
        let length = usize::from(u16::from_be_bytes(size));
        if !(WORD + SEAL..=longest).contains(&length) {
            return Err(spoiled("a frame of no length that there is"));
        }
        let mut sealed = vec![0; length];
        read_until(&self.stream, &mut sealed, until)?;
        let mut plain = vec![0; length];
        let length = self.noise.read_message(self.count, &sealed, &mut plain).map_err(unsealed)?;
        self.count += 1;
        self.counts.taken.store(self.count, Ordering::Release);
        plain.truncate(length);
        match plain.split_first() {
            Some((&LETTER, _)) => {
                plain.remove(0);
                Ok(Frame::Letter(plain))
            }
            Some((&SIGN, taken)) => self.answered(taken),
            _ => Err(spoiled("a frame of no kind that there is")),
        }
    }

    fn answered(&self, taken: &[u8]) -> io::Result<Frame> {
        let taken = taken.try_into().map(u64::from_be_bytes);
        let taken = taken.map_err(|_| spoiled("a sign of life without its number"))?;
        if taken > self.counts.sent.load(Ordering::Acquire) {
            return Err(spoiled("an answer to what was never sent"));
        }
        self.counts.answered.fetch_max(taken, Ordering::AcqRel);
        Ok(Frame::Sign)
    }
}

impl Outward {
    /// Sends a frame. Fails if the other end does not take it soon.
    pub(super) fn send(&mut self, frame: &Frame) -> io::Result<()> {
        let taken = self.counts.taken.load(Ordering::Acquire).to_be_bytes();
        let (word, held) = match frame {
            Frame::Letter(letter) => (LETTER, letter.as_slice()),
            Frame::Sign => (SIGN, &taken[..]),
        };
        let plain = [&[word], held].concat();
        let mut sealed = vec![0; plain.len() + SEAL];
        let length = self.noise.write_message(self.count, &plain, &mut sealed).map_err(unsealed)?;
        self.count += 1;
        // Count it before it is sent: the acknowledgement may come at once.
        self.counts.sent.store(self.count, Ordering::Release);
        let size = u16::try_from(length).map_err(io::Error::other)?.to_be_bytes();
        let whole = [&size[..], sealed.get(..length).unwrap_or_default()].concat();
        write_until(&self.stream, &whole, Instant::now() + WRITE_LIMIT)
    }

    pub(super) fn sent(&self) -> u64 {
        self.count
    }

    /// How many of them the other end has acknowledged.
    pub(super) fn answered(&self) -> u64 {
        self.counts.answered.load(Ordering::Acquire)
    }

    /// Closes both directions, so that a waiting reader wakes.
    pub(super) fn close(&self) {
        system::hang_up(&self.stream);
    }
}

fn unsealed(error: snow::Error) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error.to_string())
}

fn spoiled(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

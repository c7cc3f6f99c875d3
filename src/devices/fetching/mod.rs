//! Fetches a file from the internet with the program `curl`, so that Hector does not need a TLS library for it. A
//! partial file is kept and continued. A size that the server gives is not trusted.

mod address;
mod curl;

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub use address::WebAddress;
pub use curl::{GOT_BY, PROGRAM};
use curl::{ServerAnswer, Transfer, TransferEnd};

use super::manifest::CheckSum;

/// Uploads a file to a server, with a secret that belongs to it.
///
/// # Errors
/// If the server does not accept it.
pub fn post(
    address: &WebAddress,
    secret: &str,
    file: &Path,
    patience: Duration,
) -> Result<(), FetchFault> {
    match curl::post(address, secret, file, patience)? {
        200..300 => Ok(()),
        number => Err(FetchFault::Refused(number)),
    }
}

/// How often an interrupted transfer is continued at once, as long as some bytes came.
const AGAIN: usize = 5;
/// How many redirections to follow, on the same host.
const MOST_REDIRECTIONS: usize = 3;
/// How often to check the progress.
const LOOK: Duration = Duration::from_millis(100);
const PIECE: usize = 64 * 1024;

/// A file to fetch.
#[derive(Debug, Clone)]
pub struct Fetch {
    pub address: WebAddress,
    /// The file to write. What it holds already counts as the beginning.
    pub into: PathBuf,
    /// The expected size. If it is not known, the server's size is used, up to [`MOST`].
    pub bytes: Option<u64>,
    /// How long to wait without any bytes.
    pub patience: Duration,
}

/// The largest size. No model is larger.
pub const MOST: u64 = 4 << 30;

/// Why a file was not fetched.
#[derive(Debug, thiserror::Error)]
#[error("not fetched: {self:?}")]
pub enum FetchFault {
    /// `curl` is not installed.
    NoCurl,
    /// `curl` cannot be started.
    NotStarted(io::Error),
    /// The server does not have the file, or refuses it, with this status code.
    Refused(u16),
    /// The server redirects to another host.
    Elsewhere(String),
    /// The server cannot be reached; the message of `curl`.
    Unreached(String),
    /// No bytes, or next to none, came any more.
    Late,
    /// The transfer was interrupted after this many bytes.
    Cut(u64),
    /// The size is not the expected one.
    OtherSize {
        /// The expected size.
        expected: u64,
        /// The size on the server, or how many bytes came before the transfer was stopped.
        found: u64,
    },
    /// The size is not known, or is larger than any model.
    NoSize,
    /// The file cannot be written.
    Disk(io::Error),
}

impl Fetch {
    /// Fetches the file, and reports how many bytes of how many are there.
    ///
    /// # Errors
    /// If the file is not complete. What has come is kept if it can be continued.
    pub fn run(&self, told: &mut dyn FnMut(u64, u64)) -> Result<(), FetchFault> {
        if self.bytes.is_some_and(|bytes| self.there() == bytes) {
            return Ok(());
        }
        let (address, bytes) = self.found()?;
        if self.there() > bytes {
            self.forget()?;
        }
        for _ in 0..AGAIN {
            let before = self.there();
            if before == bytes {
                return Ok(());
            }
            match self.transfer(&address, before, bytes, told) {
                Ok(()) => {}
                // A server that cannot continue in the middle is asked for the whole file.
                Err(FetchFault::Refused(RANGE)) if before > 0 => self.forget()?,
                Err(FetchFault::Cut(there)) if there > before => {}
                Err(fault) => return Err(fault),
            }
        }
        let there = self.there();
        if there == bytes { Ok(()) } else { Err(FetchFault::Cut(there)) }
    }

    /// The final address of the file, and its size.
    fn found(&self) -> Result<(WebAddress, u64), FetchFault> {
        let mut address = self.address.clone();
        for _ in 0..=MOST_REDIRECTIONS {
            match curl::ask(&address, self.patience)? {
                ServerAnswer::There(said) => {
                    let bytes = self.bytes.or(said).filter(|bytes| *bytes <= MOST);
                    let bytes = bytes.ok_or(FetchFault::NoSize)?;
                    return match said {
                        Some(found) if found != bytes => {
                            Err(FetchFault::OtherSize { expected: bytes, found })
                        }
                        _ => Ok((address, bytes)),
                    };
                }
                ServerAnswer::SentOn(to) => {
                    let next = WebAddress::read(&to).filter(|next| next.is_on_host_of(&address));
                    address = next.ok_or(FetchFault::Elsewhere(to))?;
                }
                ServerAnswer::Refused(number) => return Err(FetchFault::Refused(number)),
            }
        }
        Err(FetchFault::Elsewhere(address.to_string()))
    }

    fn transfer(
        &self,
        address: &WebAddress,
        before: u64,
        bytes: u64,
        told: &mut dyn FnMut(u64, u64),
    ) -> Result<(), FetchFault> {
        let mut transfer = Transfer::start(address, &self.into, before, self.patience)?;
        let (mut last, mut moved) = (before, Instant::now());
        let ended = loop {
            if let Some(ended) = transfer.ended()? {
                break ended;
            }
            let there = self.there();
            if there > bytes {
                drop(transfer);
                self.forget()?;
                return Err(FetchFault::OtherSize { expected: bytes, found: there });
            }
            if there > last {
                (last, moved) = (there, Instant::now());
            } else if moved.elapsed() > self.patience * 2 {
                // `curl` should have given up by itself.
                return Err(FetchFault::Late);
            }
            told(there, bytes);
            std::thread::sleep(LOOK);
        };
        let there = self.there();
        if there > bytes {
            self.forget()?;
            return Err(FetchFault::OtherSize { expected: bytes, found: there });
        }
        match ended {
            TransferEnd::Whole if there == bytes => Ok(()),
            TransferEnd::Whole | TransferEnd::Cut => Err(FetchFault::Cut(there)),
            TransferEnd::Late => Err(FetchFault::Late),
            TransferEnd::Refused(number) => Err(FetchFault::Refused(number)),
            TransferEnd::NotFromThere => Err(FetchFault::Refused(RANGE)),
            TransferEnd::Disk => Err(FetchFault::Disk(io::ErrorKind::StorageFull.into())),
            TransferEnd::Unreached(words) => Err(FetchFault::Unreached(words)),
        }
    }

    /// How many bytes are there.
    fn there(&self) -> u64 {
        fs::metadata(&self.into).map_or(0, |found| found.len())
    }

    fn forget(&self) -> Result<(), FetchFault> {
        match fs::remove_file(&self.into) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(FetchFault::Disk(error)),
            _ => Ok(()),
        }
    }
}

/// The status code for a range that the server does not have.
const RANGE: u16 = 416;

/// The checksum of a file, as `sha256sum` writes it.
///
/// # Errors
/// If it cannot be read.
pub fn check_sum(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut sum = CheckSum::default();
    let mut piece = vec![0; PIECE];
    loop {
        let read = file.read(&mut piece)?;
        if read == 0 {
            return Ok(sum.written());
        }
        sum.add(piece.get(..read).unwrap_or_default());
    }
}

//! A file from the internet, by the program `curl`: nothing of the secure web is linked into
//! Hector. What has come stays beside when it is cut, and is gone on with. Never knows what the
//! file is for, and believes no size that a server tells.

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

/// Hands a file to a server under a secret that belongs to it alone.
///
/// # Errors
/// When it was not taken.
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

/// How often a transfer that was cut is gone on with at once, as long as something came.
const AGAIN: usize = 5;
/// How many times a server may send us on, on itself.
const MOST_REDIRECTIONS: usize = 3;
/// How often one looks how far it is.
const LOOK: Duration = Duration::from_millis(100);
const PIECE: usize = 64 * 1024;

/// What is fetched.
#[derive(Debug, Clone)]
pub struct Fetch {
    /// From where.
    pub address: WebAddress,
    /// Into which file. What it holds already is the beginning.
    pub into: PathBuf,
    /// How many bytes there are to be; where that is not known, what the server says, up to
    /// [`MOST`].
    pub bytes: Option<u64>,
    /// How long nothing may come.
    pub patience: Duration,
}

/// No model is larger.
pub const MOST: u64 = 4 << 30;

/// Why a file was not fetched.
#[derive(Debug, thiserror::Error)]
#[error("not fetched: {self:?}")]
pub enum FetchFault {
    /// There is no `curl`.
    NoCurl,
    /// It cannot be started.
    NotStarted(io::Error),
    /// The server has no such file, or refuses it, with this number.
    Refused(u16),
    /// The server sends us elsewhere.
    Elsewhere(String),
    /// The server is not reached, in the words of `curl`.
    Unreached(String),
    /// Nothing, or next to nothing, came any more.
    Late,
    /// It was cut, with so many bytes there.
    Cut(u64),
    /// The file has another size than was said.
    OtherSize {
        /// How many bytes were to come.
        expected: u64,
        /// How many the server has, or how many came before it was stopped.
        found: u64,
    },
    /// Nobody says how large it is, or it is larger than any model.
    NoSize,
    /// What comes cannot be kept.
    Disk(io::Error),
}

impl Fetch {
    /// Fetches the file, and tells how many bytes of how many are there meanwhile.
    ///
    /// # Errors
    /// When it is not there whole. What has come is kept where it can be gone on with.
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
                // A server that does not go on in the middle is asked for the whole.
                Err(FetchFault::Refused(RANGE)) if before > 0 => self.forget()?,
                Err(FetchFault::Cut(there)) if there > before => {}
                Err(fault) => return Err(fault),
            }
        }
        let there = self.there();
        if there == bytes { Ok(()) } else { Err(FetchFault::Cut(there)) }
    }

    /// Where the file is in the end, and how large it is.
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
                // It should have given up by itself.
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

/// What a server says that has nothing from a place on.
const RANGE: u16 = 416;

/// The check sum of a file, as `sha256sum` writes it.
///
/// # Errors
/// When it cannot be read.
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

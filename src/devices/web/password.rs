//! The stored password of the arbiters' pages: salt and hash, in a file that only its owner can read.

use std::io;
use std::path::Path;

use super::sign_in::is_same;
use crate::hex::{hex, unhex};
use crate::salted::{self, Salt, SaltedHash};
use crate::whole;

/// The shortest password in characters, and the longest in bytes.
const SHORTEST: usize = 8;
const LONGEST: usize = 200;

/// The salt and hash of a password.
#[derive(Clone)]
pub struct KeptPassword {
    salt: Salt,
    hash: SaltedHash,
}

/// Why a password is not stored.
#[derive(Debug)]
pub enum PasswordFault {
    /// It is shorter than this.
    TooShort(usize),
    /// The file or the machine does not allow it.
    System(io::Error),
}

impl From<io::Error> for PasswordFault {
    fn from(error: io::Error) -> PasswordFault {
        PasswordFault::System(error)
    }
}

impl KeptPassword {
    /// Stores a password in a file.
    ///
    /// # Errors
    /// If it is too short, or cannot be stored.
    pub fn keep(password: &str, path: &Path) -> Result<KeptPassword, PasswordFault> {
        if password.chars().count() < SHORTEST || password.len() > LONGEST {
            return Err(PasswordFault::TooShort(SHORTEST));
        }
        let salt = salted::fresh_salt()?;
        let kept = KeptPassword { salt, hash: salted::hash(password, &salt)? };
        let text = format!("argon2id {} {}\n", hex(&kept.salt), hex(&kept.hash));
        whole::replace_private(path, text)?;
        Ok(kept)
    }

    /// Reads the stored password, if the file exists.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn kept(path: &Path) -> io::Result<Option<KeptPassword>> {
        let text = match whole::text(path, whole::SMALL) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let kept = match words[..] {
            ["argon2id", salt, hash] => read(salt).zip(read(hash)),
            _ => None,
        };
        let (salt, hash) = kept.ok_or(io::ErrorKind::InvalidData)?;
        Ok(Some(KeptPassword { salt, hash }))
    }

    /// The cookie of a browser that was let in with this password, from an identifier of that browser.
    pub(super) fn sign_of(&self, browser: &str) -> String {
        format!(
            "{browser}.{}",
            hex(&salted::derived(&self.hash, format!("browser {browser}").as_bytes()))
        )
    }

    /// Whether this cookie proves that its browser was let in with this password before.
    pub(super) fn has_let_in(&self, sign: &str) -> bool {
        let browser = sign.split_once('.').map_or("", |(browser, _)| browser);
        !browser.is_empty() && is_same(&self.sign_of(browser), sign)
    }

    /// Whether this is the password. Takes a fifth of a second.
    pub(super) fn is(&self, tried: &str) -> bool {
        tried.len() <= LONGEST && salted::is_of(tried, &self.salt, &self.hash)
    }
}

fn read<const LENGTH: usize>(digits: &str) -> Option<[u8; LENGTH]> {
    unhex(digits)?.try_into().ok()
}

//! The password of the arbiters' pages as it is kept: salt and hash in a file that its owner alone reads. Never
//! keeps the password itself.

use std::io;
use std::path::Path;

use super::sign_in::is_same;
use crate::hex::{hex, unhex};
use crate::salted::{self, Salt, SaltedHash};
use crate::whole;

/// A password has so many signs at least, and no more bytes than this.
const SHORTEST: usize = 8;
const LONGEST: usize = 200;

/// What is kept of a password.
#[derive(Clone)]
pub struct KeptPassword {
    salt: Salt,
    hash: SaltedHash,
}

/// Why no password is kept.
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
    /// Keeps a password in a file.
    ///
    /// # Errors
    /// Where it is too short, or cannot be kept.
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

    /// What a file has kept, if there is one.
    ///
    /// # Errors
    /// Where it cannot be read.
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

    /// What a browser keeps that was let in with this password, by a text of its own.
    pub(super) fn sign_of(&self, browser: &str) -> String {
        format!(
            "{browser}.{}",
            hex(&salted::derived(&self.hash, format!("browser {browser}").as_bytes()))
        )
    }

    /// Whether a browser was let in with this password before, as what it keeps says.
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

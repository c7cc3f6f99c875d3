//! Secrets of few digits: kept so that guessing is slow, and used to prove that a text comes
//! from somebody who knows one. Never keeps the secret itself.

use argon2::{Algorithm, Argon2, Params, Version};
use blake2::Blake2sMac256;
use blake2::digest::{KeyInit, Mac as _};
use sha2::{Digest as _, Sha256};

use super::hex::{hex, unhex};

/// What makes the same number another hash in every game.
pub type Salt = [u8; 16];
/// What is left of a number.
pub type SaltedHash = [u8; 32];

/// How much memory a guess costs, in kibibytes, and how often it goes over that. About a
/// fifth of a second on one core.
const MEMORY: u32 = 64 * 1024;
const PASSES: u32 = 3;

/// A salt that nobody can foretell.
///
/// # Errors
/// Where the system gives no randomness.
pub fn fresh_salt() -> std::io::Result<Salt> {
    let mut salt = Salt::default();
    getrandom::fill(&mut salt).map_err(std::io::Error::other)?;
    Ok(salt)
}

/// The hash of a number by Argon2id.
///
/// # Errors
/// Where this machine has no memory for it.
pub fn hash(number: &str, salt: &Salt) -> std::io::Result<SaltedHash> {
    let mut hash = SaltedHash::default();
    Params::new(MEMORY, PASSES, 1, Some(hash.len()))
        .map(|params| Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
        .and_then(|argon| argon.hash_password_into(number.as_bytes(), salt, &mut hash))
        .map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(hash)
}

/// Whether a number has this hash; a machine that cannot reckon it says no.
#[must_use]
pub fn is_of(number: &str, salt: &Salt, wanted: &SaltedHash) -> bool {
    hash(number, salt).is_ok_and(|found| {
        // Every byte is looked at, wherever the first difference is.
        found.iter().zip(wanted).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
    })
}

/// A short name of a stored hash, to be read out: it tells two apart and gives no number
/// away faster than the record does.
#[must_use]
pub fn fingerprint(salt: &Salt, stored: &SaltedHash) -> String {
    let whole = Sha256::new().chain_update(salt).chain_update(stored).finalize();
    let digits = hex(&whole[..8]);
    [&digits[..4], &digits[4..8], &digits[8..12], &digits[12..]].join(" ")
}

/// What proves that a text comes from somebody who has the key.
#[must_use]
pub fn proof(key: &SaltedHash, text: impl AsRef<[u8]>) -> String {
    hex(&derived(key, text.as_ref()))
}

/// Whether a proof belongs to a text and a key.
#[must_use]
pub fn proves(key: &SaltedHash, text: impl AsRef<[u8]>, proof: &str) -> bool {
    unhex(proof).is_some_and(|bytes| mac(key, text.as_ref()).verify_slice(&bytes).is_ok())
}

/// A key or another value that a key and a text give, and nobody else can work out.
#[must_use]
pub fn derived(key: &SaltedHash, text: &[u8]) -> SaltedHash {
    mac(key, text).finalize().into_bytes().into()
}

fn mac(key: &SaltedHash, text: &[u8]) -> Blake2sMac256 {
    let mut mac = <Blake2sMac256 as KeyInit>::new(key.into());
    mac.update(text);
    mac
}

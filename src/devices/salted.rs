//! Short secrets such as PINs: stored so that guessing is slow, and used to prove that a text comes from somebody who
//! knows one.

use argon2::{Algorithm, Argon2, Params, Version};
use blake2::Blake2sMac256;
use blake2::digest::{KeyInit, Mac as _};
use sha2::{Digest as _, Sha256};

use super::hex::{hex, unhex};

/// Gives the same PIN another hash in every game.
pub type Salt = [u8; 16];
/// The stored form of a PIN.
pub type SaltedHash = [u8; 32];

/// The cost of a guess: memory in kibibytes, and passes over it. About a fifth of a second on one core.
const MEMORY: u32 = 64 * 1024;
const PASSES: u32 = 3;

/// A new random salt.
///
/// # Errors
/// If the system gives no random numbers.
pub fn fresh_salt() -> std::io::Result<Salt> {
    let mut salt = Salt::default();
    getrandom::fill(&mut salt).map_err(std::io::Error::other)?;
    Ok(salt)
}

/// The Argon2id hash of a PIN.
///
/// # Errors
/// If the machine has not enough memory for it.
pub fn hash(number: &str, salt: &Salt) -> std::io::Result<SaltedHash> {
    let mut hash = SaltedHash::default();
    Params::new(MEMORY, PASSES, 1, Some(hash.len()))
        .map(|params| Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
        .and_then(|argon| argon.hash_password_into(number.as_bytes(), salt, &mut hash))
        .map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(hash)
}

/// Whether a PIN has this hash; `false` if the hash cannot be computed.
#[must_use]
pub fn is_of(number: &str, salt: &Salt, wanted: &SaltedHash) -> bool {
    hash(number, salt).is_ok_and(|found| {
        // Compares all bytes, so that the time does not tell where the first difference is.
        found.iter().zip(wanted).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
    })
}

/// A short name of a stored hash, to be read out. It tells two hashes apart, and reveals the PIN no faster than the
/// record does.
#[must_use]
pub fn fingerprint(salt: &Salt, stored: &SaltedHash) -> String {
    let whole = Sha256::new().chain_update(salt).chain_update(stored).finalize();
    let digits = hex(&whole[..8]);
    [&digits[..4], &digits[4..8], &digits[8..12], &digits[12..]].join(" ")
}

/// The proof that a text comes from somebody who has the key.
#[must_use]
pub fn proof(key: &SaltedHash, text: impl AsRef<[u8]>) -> String {
    hex(&derived(key, text.as_ref()))
}

#[must_use]
pub fn proves(key: &SaltedHash, text: impl AsRef<[u8]>, proof: &str) -> bool {
    unhex(proof).is_some_and(|bytes| mac(key, text.as_ref()).verify_slice(&bytes).is_ok())
}

/// A value, for example another key, that only somebody who has the key can compute from the text.
#[must_use]
pub fn derived(key: &SaltedHash, text: &[u8]) -> SaltedHash {
    mac(key, text).finalize().into_bytes().into()
}

fn mac(key: &SaltedHash, text: &[u8]) -> Blake2sMac256 {
    let mut mac = <Blake2sMac256 as KeyInit>::new(key.into());
    mac.update(text);
    mac
}

//! The key that signs rows. A signature proves that a row was written with this key, so it proves nothing against the
//! key's owner. The last hash on paper does.

use std::fmt;
use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::Path;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

use super::error::JournalError;
use super::hash::Hash;
use crate::{folders, system, whole};

/// Precedes the hash in everything that is signed, so that a row's signature cannot pass for a signature of something
/// else.
const PURPOSE: &[u8] = b"A row of Hector's journal ";

/// The secret key of a device.
#[derive(Clone)]
pub struct DeviceKey(SigningKey);

/// The key that others check signatures with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

/// Shows only the public key.
impl fmt::Debug for DeviceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Key").field(&self.public()).finish()
    }
}

impl DeviceKey {
    /// Loads the key from a folder, or makes one.
    ///
    /// # Errors
    /// If the folder or the file cannot be used.
    pub fn load_or_create(folder: &Path) -> Result<DeviceKey, JournalError> {
        let path = folder.join("key");
        let fault = |error| JournalError::Key { path: path.clone(), error };
        match File::open(&path) {
            Ok(file) => {
                let mut bytes = Vec::new();
                file.take(33).read_to_end(&mut bytes).map_err(fault)?;
                let secret: [u8; 32] =
                    bytes.try_into().map_err(|_| JournalError::NoKey(path.clone()))?;
                Ok(DeviceKey(SigningKey::from_bytes(&secret)))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                folders::make_private(folder).map_err(fault)?;
                let secret = secret()?;
                write_new(folder, &path, &secret).map_err(fault)?;
                // Another program may have made the key first. The first key counts.
                if whole::bytes(&path, 32).map_err(fault)? == secret {
                    Ok(DeviceKey(SigningKey::from_bytes(&secret)))
                } else {
                    DeviceKey::load_or_create(folder)
                }
            }
            Err(error) => Err(fault(error)),
        }
    }

    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    pub(super) fn sign(&self, hash: &Hash) -> Vec<u8> {
        self.0.sign(&signed(hash)).to_bytes().to_vec()
    }
}

impl PublicKey {
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    pub(crate) fn of(bytes: &[u8]) -> Option<PublicKey> {
        Some(PublicKey(bytes.try_into().ok()?))
    }

    pub(super) fn has_signed(&self, hash: &Hash, signature: &[u8]) -> bool {
        let (Ok(key), Ok(signature)) =
            (VerifyingKey::from_bytes(&self.0), Signature::from_slice(signature))
        else {
            return false;
        };
        key.verify_strict(&signed(hash), &signature).is_ok()
    }
}

/// Eight groups of eight digits, to compare by ear.
impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, group) in self.0.chunks(4).enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            for byte in group {
                write!(f, "{byte:02x}")?;
            }
        }
        Ok(())
    }
}

fn signed(hash: &Hash) -> Vec<u8> {
    [PURPOSE, hash.as_bytes().as_slice()].concat()
}

fn secret() -> Result<[u8; 32], JournalError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|_| JournalError::NoRandomness)?;
    Ok(secret)
}

/// Writes a complete file or none, readable only by its owner, and does not overwrite another.
fn write_new(folder: &Path, path: &Path, secret: &[u8]) -> std::io::Result<()> {
    let draft = folder.join(format!("key.{}", std::process::id()));
    let mut file = whole::create_private(&draft)?;
    file.write_all(secret)?;
    file.sync_all()?;
    let linked = fs::hard_link(&draft, path);
    fs::remove_file(&draft)?;
    match linked {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => system::sync_folder(folder),
    }
}

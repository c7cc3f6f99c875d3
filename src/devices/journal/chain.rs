//! The chain of rows: each hash covers the row and the hash before it.

use sha2::{Digest as _, Sha256};

use super::NewRow;
use super::altered::{Altered, RowFault};
use super::hash::Hash;
use super::key::{DeviceKey, PublicKey};
use crate::hall_protocol::RowKind;

/// A row as it is in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Counted from 0.
    pub number: u64,
    /// Milliseconds since 1970, by the wall clock.
    pub wall: i64,
    /// The name of its kind, as it is in the file.
    pub kind: String,
    pub body: String,
    pub hash: Vec<u8>,
    pub signature: Option<Vec<u8>>,
}

/// What the first row's hash starts from: the key that signs the rows, so that the key cannot be exchanged either.
fn origin(key: &PublicKey) -> Hash {
    let mut sha = Sha256::new();
    sha.update(b"Hector's journal, signed with ");
    sha.update(key.as_bytes());
    Hash(sha.finalize().into())
}

/// The hash of a row. Each text is preceded by its length, so no two rows look alike.
pub(super) fn hash(before: &Hash, number: u64, wall: i64, kind: &str, body: &str) -> Hash {
    let mut sha = Sha256::new();
    sha.update(before.as_bytes());
    sha.update(number.to_be_bytes());
    sha.update(wall.to_be_bytes());
    for text in [kind, body] {
        sha.update((text.len() as u64).to_be_bytes());
        sha.update(text.as_bytes());
    }
    Hash(sha.finalize().into())
}

/// A chain as far as it was verified, row after row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    key: PublicKey,
    rows: u64,
    last: Hash,
    /// How many rows the last signature covers.
    signed: u64,
}

impl Chain {
    /// The chain of this key, before its first row.
    #[must_use]
    pub fn of(key: PublicKey) -> Chain {
        Chain { key, rows: 0, last: origin(&key), signed: 0 }
    }

    /// A chain whose first `rows` rows were verified earlier.
    #[must_use]
    pub fn proven(key: PublicKey, rows: u64, last: Hash) -> Chain {
        Chain { key, rows, last, signed: rows }
    }

    /// The key that signs it.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.key
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The hash of the last row.
    #[must_use]
    pub fn last(&self) -> Hash {
        self.last
    }

    /// How many rows a signature covers: their own, or that of a later row. Anybody with the file could have written
    /// the rows after these, with hashes that fit.
    #[must_use]
    pub fn signed(&self) -> u64 {
        self.signed
    }

    /// Proves that a row is the next one, as it was written.
    ///
    /// # Errors
    /// Returns what does not fit. The chain stays as it was.
    pub fn prove(&mut self, row: &Row) -> Result<(), Altered> {
        let found = hash(&self.last, row.number, row.wall, &row.kind, &row.body);
        self.go_on(row, found)
    }

    /// The same for a row whose text is withheld. Only its signature shows that it belongs to this chain, so it must
    /// have one.
    ///
    /// # Errors
    /// Returns what does not fit. The chain stays as it was.
    pub fn prove_withheld(&mut self, row: &Row) -> Result<(), Altered> {
        let altered = |fault| Altered { row: self.rows, fault };
        let found = Hash::of(&row.hash).ok_or_else(|| altered(RowFault::Hash))?;
        if row.signature.is_none() {
            return Err(altered(RowFault::Unsigned));
        }
        self.go_on(row, found)
    }

    fn go_on(&mut self, row: &Row, found: Hash) -> Result<(), Altered> {
        let altered = |fault| Altered { row: self.rows, fault };
        if row.number != self.rows {
            return Err(altered(RowFault::Missing));
        }
        if row.hash != found.as_bytes() {
            return Err(altered(RowFault::Hash));
        }
        let kind = RowKind::named(&row.kind)
            .filter(|kind| (*kind == RowKind::Head) == (row.number == 0))
            .ok_or_else(|| altered(RowFault::Kind))?;
        match &row.signature {
            Some(signature) if self.key.has_signed(&found, signature) => {}
            Some(_) => return Err(altered(RowFault::Signature)),
            None if kind.was_always_signed() => return Err(altered(RowFault::Unsigned)),
            None => {}
        }
        self.rows += 1;
        self.last = found;
        if row.signature.is_some() {
            self.signed = self.rows;
        }
        Ok(())
    }

    /// The next row of a chain with this key, as a journal writes it.
    #[must_use]
    pub fn write(&mut self, key: &DeviceKey, entry: &NewRow) -> Row {
        let NewRow { wall, kind, body } = entry.clone();
        let last = hash(&self.last, self.rows, wall, kind.name(), &body);
        let row = Row {
            number: self.rows,
            wall,
            kind: kind.name().to_owned(),
            body,
            hash: last.as_bytes().to_vec(),
            signature: Some(key.sign(&last)),
        };
        self.rows += 1;
        self.last = last;
        self.signed = self.rows;
        row
    }
}

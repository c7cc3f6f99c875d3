//! The sign of life after the last row: when the program was last known to run, with the program's text, the wall
//! clock's time, and a signature over both and over the row before.

use super::chain::{self, Row};
use super::hash::Hash;
use super::key::{DeviceKey, PublicKey};
use crate::hall_protocol::RowKind;
use crate::hex::{hex, unhex};

/// The kind under which a sign of life is hashed. No row has it, so a sign of life never passes for a row.
const KIND: &str = "sign of life";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alive {
    /// The text that the program gave.
    pub body: String,
    proof: Option<AliveProof>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct AliveProof {
    /// How many rows there were when it was signed.
    rows: u64,
    wall: i64,
    signature: Vec<u8>,
}

impl Alive {
    /// Milliseconds since 1970 by the wall clock. `None` if they are not signed.
    #[must_use]
    pub fn wall(&self) -> Option<i64> {
        self.proof.as_ref().map(|proof| proof.wall)
    }

    /// How many rows its signature covers.
    pub(super) fn signed(&self) -> u64 {
        self.proof.as_ref().map_or(0, |proof| proof.rows)
    }

    /// Reads a sign of life from the file. In version 1 of the tables it was the text alone.
    pub(super) fn read(text: &str) -> Alive {
        let read = || {
            let mut parts = text.split('\n');
            let body = parts.next()?.to_owned();
            let rows = parts.next()?.parse().ok()?;
            let wall = parts.next()?.parse().ok()?;
            let signature = unhex(parts.next()?)?;
            Some(Alive { body, proof: Some(AliveProof { rows, wall, signature }) })
        };
        read().unwrap_or_else(|| Alive { body: text.to_owned(), proof: None })
    }

    /// Whether the sign of life was signed with this key, after these rows. An unsigned one is accepted only from a
    /// Hector that did not sign them yet, which shows in the version of the tables and in the rows.
    pub(super) fn fits(&self, rows: &[Row], tables: i32, key: &PublicKey) -> bool {
        let Some(proof) = &self.proof else {
            let signs = |kind: &str| kind == RowKind::Alive.name();
            return tables < 2 && !rows.iter().any(|row| signs(&row.kind));
        };
        let before = proof.rows.checked_sub(1).and_then(|last| usize::try_from(last).ok());
        let last = before.and_then(|last| rows.get(last)).and_then(|row| Hash::of(&row.hash));
        last.is_some_and(|last| {
            let hash = chain::hash(&last, proof.rows, proof.wall, KIND, &self.body);
            key.has_signed(&hash, &proof.signature)
        })
    }
}

/// Writes a sign of life for the file, after `rows` rows, the last with this hash.
pub(super) fn signed(key: &DeviceKey, last: &Hash, rows: u64, wall: i64, body: &str) -> String {
    let signature = key.sign(&chain::hash(last, rows, wall, KIND, body));
    format!("{body}\n{rows}\n{wall}\n{}", hex(&signature))
}

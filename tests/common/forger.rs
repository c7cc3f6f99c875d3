//! A forger who has the file of a record, but not the key that signs it.

use std::path::Path;

use rusqlite::{Connection, params};
use sha2::{Digest as _, Sha256};

/// Appends a row without a signature, but with a matching hash.
pub(crate) fn forge_after(path: &Path, kind: &str, body: &str) {
    let database = Connection::open(path).expect("the record");
    let (last, before): (i64, Vec<u8>) = database
        .query_row("SELECT number, hash FROM rows ORDER BY number DESC LIMIT 1", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .expect("a row");
    let (number, wall) = (last + 1, 7);
    let row = params![number, wall, kind, body, hash_after(&before, number, wall, kind, body)];
    database.execute("INSERT INTO rows VALUES (?1, ?2, ?3, ?4, ?5, NULL)", row).expect("a row");
    database.close().expect("closed");
}

/// The hash that a journal gives a row. Anybody can compute it.
fn hash_after(before: &[u8], number: i64, wall: i64, kind: &str, body: &str) -> Vec<u8> {
    let mut sha = Sha256::new();
    sha.update(before);
    sha.update(number.to_be_bytes());
    sha.update(wall.to_be_bytes());
    for text in [kind, body] {
        sha.update((text.len() as u64).to_be_bytes());
        sha.update(text.as_bytes());
    }
    sha.finalize().to_vec()
}

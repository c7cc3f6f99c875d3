//! What the hall keeps: every row that it has proven, how far the stream was read, and every order. What is
//! committed here is what a table is told to be safe.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};

use super::orders::SentOrder;
use super::row_letter::HallRow;
use super::{TableNumber, code::TableSecret};
use crate::devices::journal::{Chain, Hash, PublicKey, Row};

/// The tables of this Hector.
const TABLES: i32 = 1;

/// Why the hall keeps nothing.
#[derive(Debug)]
pub struct StoreFault {
    /// The file.
    pub path: PathBuf,
    error: rusqlite::Error,
}

impl std::fmt::Display for StoreFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.error)
    }
}

/// The file of a hall.
pub(super) struct HallStore {
    connection: Connection,
    path: PathBuf,
}

/// A table, as the hall knows it.
pub(super) struct StoredTable {
    pub(super) number: TableNumber,
    pub(super) user: String,
    pub(super) proof: [u8; 32],
}

/// A game, as far as it is proven.
pub(super) struct StoredGame {
    pub(super) table: TableNumber,
    pub(super) game: String,
    pub(super) chain: Chain,
}

impl HallStore {
    /// Opens the file of a hall, or makes it.
    ///
    /// # Errors
    /// When it cannot be used.
    pub(super) fn open(folder: &Path) -> Result<HallStore, StoreFault> {
        let path = folder.join("hall.sqlite");
        let connection = Connection::open(&path).and_then(prepared);
        match connection {
            Ok(connection) => Ok(HallStore { connection, path }),
            Err(error) => Err(StoreFault { path, error }),
        }
    }

    fn fault(&self, error: rusqlite::Error) -> StoreFault {
        StoreFault { path: self.path.clone(), error }
    }

    pub(super) fn tables(&self) -> Result<Vec<StoredTable>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self
                .connection
                .prepare("SELECT number, user, proof FROM tables ORDER BY number")?;
            let rows = found.query_map([], |row| {
                Ok(StoredTable { number: row.get(0)?, user: row.get(1)?, proof: row.get(2)? })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// Keeps a table, and gives its secret for the only time.
    pub(super) fn add_table(
        &mut self,
        number: TableNumber,
    ) -> Result<(TableSecret, StoredTable), std::io::Error> {
        let secret = TableSecret::random()?;
        let keys = secret.keys(number)?;
        self.connection
            .execute(
                "INSERT INTO tables(number, user, proof) VALUES (?1, ?2, ?3)",
                params![number, keys.user, keys.proof],
            )
            .map_err(std::io::Error::other)?;
        Ok((secret, StoredTable { number, user: keys.user, proof: keys.proof }))
    }

    pub(super) fn games(&self) -> Result<Vec<StoredGame>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self.connection.prepare(
                "SELECT tabled, game, key, rows, last FROM games ORDER BY tabled, begun",
            )?;
            let rows = found.query_map([], |row| {
                let (key, last): (Vec<u8>, Vec<u8>) = (row.get(2)?, row.get(4)?);
                let (Some(key), Some(last)) = (PublicKey::of(&key), Hash::of(&last)) else {
                    return Err(rusqlite::Error::InvalidQuery);
                };
                let rows: i64 = row.get(3)?;
                let chain = Chain::proven(key, u64::try_from(rows).unwrap_or(u64::MAX), last);
                Ok(StoredGame { table: row.get(0)?, game: row.get(1)?, chain })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// All rows of a game, in order.
    pub(super) fn rows(&self, game: &str) -> Result<Vec<HallRow>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self.connection.prepare_cached(
                "SELECT number, wall, kind, body, withheld, hash, signature FROM rows WHERE game = ?1 ORDER BY number",
            )?;
            let rows = found.query_map([game], |row| {
                let number: i64 = row.get(0)?;
                Ok(HallRow {
                    row: Row {
                        number: u64::try_from(number).unwrap_or(u64::MAX),
                        wall: row.get(1)?,
                        kind: row.get(2)?,
                        body: row.get(3)?,
                        hash: row.get(5)?,
                        signature: row.get(6)?,
                    },
                    withheld: row.get(4)?,
                    key: None,
                })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// The hash of a row that is kept.
    pub(super) fn hash(&self, game: &str, number: u64) -> Result<Option<Vec<u8>>, StoreFault> {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        self.connection
            .query_row(
                "SELECT hash FROM rows WHERE game = ?1 AND number = ?2",
                params![game, number],
                |row| row.get(0),
            )
            .optional()
            .map_err(|error| self.fault(error))
    }

    /// How far the stream was read.
    pub(super) fn read_to(&self) -> Result<u64, StoreFault> {
        let number: Option<i64> = self
            .connection
            .query_row("SELECT sequence FROM stream", [], |row| row.get(0))
            .optional()
            .map_err(|error| self.fault(error))?;
        Ok(number.and_then(|number| u64::try_from(number).ok()).unwrap_or(0))
    }

    /// Keeps rows that were proven, with how far the stream was read: all of it or nothing. When this
    /// returns they are durable.
    pub(super) fn keep(
        &mut self,
        rows: &[(StoredGame, HallRow)],
        read_to: u64,
    ) -> Result<(), StoreFault> {
        let mut written = || -> rusqlite::Result<()> {
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            {
                let mut row_kept = transaction.prepare_cached(
                    "INSERT INTO rows(game, number, wall, kind, body, withheld, hash, signature) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                )?;
                let mut game_kept = transaction.prepare_cached(
                    "INSERT INTO games(game, tabled, key, rows, last, begun) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT(game) DO UPDATE SET rows = excluded.rows, last = excluded.last",
                )?;
                for (game, HallRow { row, withheld, .. }) in rows {
                    let number = i64::try_from(row.number).unwrap_or(i64::MAX);
                    let Row { wall, kind, body, hash, signature, .. } = row;
                    row_kept.execute(params![
                        game.game, number, wall, kind, body, withheld, hash, signature
                    ])?;
                    let (key, last) = (game.chain.key(), game.chain.last());
                    let count = i64::try_from(game.chain.rows()).unwrap_or(i64::MAX);
                    let (key, last) = (key.as_bytes().as_slice(), last.as_bytes().as_slice());
                    game_kept.execute(params![game.game, game.table, key, count, last, wall])?;
                }
                let read_to = i64::try_from(read_to).unwrap_or(i64::MAX);
                transaction.execute(
                    "INSERT INTO stream(id, sequence) VALUES (1, ?1) ON CONFLICT(id) DO UPDATE SET sequence = excluded.sequence",
                    [read_to],
                )?;
            }
            transaction.commit()
        };
        let outcome = written();
        outcome.map_err(|error| self.fault(error))
    }

    /// Numbers an order and keeps it with what `sign` makes of it.
    pub(super) fn add_order(
        &mut self,
        table: TableNumber,
        game: &str,
        text: &str,
        sign: impl FnOnce(&SentOrder) -> Vec<u8>,
    ) -> Result<(SentOrder, Vec<u8>), StoreFault> {
        let latest: i64 = self
            .connection
            .query_row(
                "SELECT coalesce(max(number), 0) FROM orders WHERE game = ?1",
                [game],
                |row| row.get(0),
            )
            .map_err(|error| self.fault(error))?;
        let number = u64::try_from(latest).unwrap_or(0) + 1;
        let order = SentOrder { table, game: game.to_owned(), number, text: text.to_owned() };
        let signature = sign(&order);
        self.connection
            .execute(
                "INSERT INTO orders(game, number, text, signature) VALUES (?1, ?2, ?3, ?4)",
                params![game, latest + 1, text, signature],
            )
            .map_err(|error| self.fault(error))?;
        Ok((order, signature))
    }

    /// The orders to a game after one.
    pub(super) fn orders_after(
        &self,
        table: TableNumber,
        game: &str,
        number: u64,
    ) -> Result<Vec<(SentOrder, Vec<u8>)>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self.connection.prepare_cached(
                "SELECT number, text, signature FROM orders WHERE game = ?1 AND number > ?2 ORDER BY number",
            )?;
            let after = i64::try_from(number).unwrap_or(i64::MAX);
            let rows = found.query_map(params![game, after], |row| {
                let number: i64 = row.get(0)?;
                let number = u64::try_from(number).unwrap_or(u64::MAX);
                let text = row.get(1)?;
                Ok((SentOrder { table, game: game.to_owned(), number, text }, row.get(2)?))
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }
}

/// A connection that keeps what it says it keeps.
fn prepared(connection: Connection) -> rusqlite::Result<Connection> {
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version != 0 && version != TABLES {
        return Err(rusqlite::Error::InvalidQuery);
    }
    connection.execute_batch(
        "BEGIN IMMEDIATE;
         CREATE TABLE IF NOT EXISTS tables(number INTEGER PRIMARY KEY, user TEXT NOT NULL, proof BLOB NOT NULL);
         CREATE TABLE IF NOT EXISTS games(game TEXT PRIMARY KEY, tabled INTEGER NOT NULL, key BLOB NOT NULL, rows INTEGER NOT NULL, last BLOB NOT NULL, begun INTEGER NOT NULL) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS rows(game TEXT NOT NULL, number INTEGER NOT NULL, wall INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, withheld INTEGER NOT NULL, hash BLOB NOT NULL, signature BLOB, PRIMARY KEY(game, number)) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS orders(game TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, signature BLOB NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS stream(id INTEGER PRIMARY KEY CHECK (id = 1), sequence INTEGER NOT NULL);
         PRAGMA user_version = 1;
         COMMIT;",
    )?;
    Ok(connection)
}

//! The hall's database: every verified row, and how far the stream was read. Members and orders are in
//! `store_members` and `store_orders`. A row is reported to its table as safe only after it is committed here.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};

use super::TableNumber;
use super::row_letter::HallRow;
use crate::journal::{Chain, Hash, PublicKey, Row};
use crate::whole::{self, FileOpening};

/// The version of the tables.
const TABLES: i32 = 2;

/// Why the hall cannot keep anything.
#[derive(Debug)]
pub struct StoreFault {
    pub path: PathBuf,
    pub why: StoreRefusal,
}

#[derive(Debug)]
pub enum StoreRefusal {
    /// Another version of Hector made it.
    OtherVersion,
    /// It cannot be read or written.
    System(rusqlite::Error),
}

impl std::fmt::Display for StoreFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.why {
            StoreRefusal::OtherVersion => f.write_str("another version of Hector made it"),
            StoreRefusal::System(error) => write!(f, "{error}"),
        }
    }
}

impl StoreFault {
    /// Whether the disk is full.
    pub(super) fn is_of_a_full_disk(&self) -> bool {
        let code = match &self.why {
            StoreRefusal::System(error) => error.sqlite_error_code(),
            StoreRefusal::OtherVersion => None,
        };
        code == Some(rusqlite::ErrorCode::DiskFull)
    }
}

impl From<rusqlite::Error> for StoreRefusal {
    fn from(error: rusqlite::Error) -> StoreRefusal {
        StoreRefusal::System(error)
    }
}

/// The database of a hall.
pub(super) struct HallStore {
    pub(super) connection: Connection,
    path: PathBuf,
}

/// A game, as far as it is verified.
pub(super) struct StoredGame {
    pub(super) table: TableNumber,
    pub(super) game: String,
    pub(super) chain: Chain,
}

impl HallStore {
    /// Opens the database of a hall, or makes it.
    ///
    /// # Errors
    /// If it cannot be used.
    pub(super) fn open(folder: &Path) -> Result<HallStore, StoreFault> {
        let path = folder.join("hall.sqlite");
        // SQLite makes a file with the permissions of the shell, and its log with those of the file. If this fails,
        // opening it reports why.
        let _ = whole::private(&path, FileOpening::Kept);
        let connection = Connection::open(&path).map_err(StoreRefusal::from).and_then(prepared);
        match connection {
            Ok(connection) => Ok(HallStore { connection, path }),
            Err(why) => Err(StoreFault { path, why }),
        }
    }

    pub(super) fn fault(&self, error: rusqlite::Error) -> StoreFault {
        StoreFault { path: self.path.clone(), why: StoreRefusal::System(error) }
    }

    pub(super) fn games(&self) -> Result<Vec<StoredGame>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self
                .connection
                .prepare("SELECT tabled, game, key, rows, last FROM games ORDER BY id")?;
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

    /// The games that were here when the hall was first opened for this round.
    ///
    /// # Errors
    /// If they cannot be read, or the opening of the round cannot be kept.
    pub(super) fn games_before(&self, round: u16) -> Result<BTreeSet<String>, StoreFault> {
        let read = || -> rusqlite::Result<_> {
            self.connection.execute(
                "INSERT INTO rounds(round, before) SELECT ?1, COALESCE(MAX(id), 0) FROM games WHERE true ON CONFLICT(round) DO NOTHING",
                [round],
            )?;
            let mut found = self.connection.prepare(
                "SELECT game FROM games WHERE id <= (SELECT before FROM rounds WHERE round = ?1)",
            )?;
            found.query_map([round], |row| row.get(0))?.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// At most `most` rows of a game from `from` on, in order.
    pub(super) fn rows(
        &self,
        game: &str,
        from: u64,
        most: u32,
    ) -> Result<Vec<HallRow>, StoreFault> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self.connection.prepare_cached(
                "SELECT number, wall, kind, body, withheld, hash, signature FROM rows WHERE game = ?1 AND number >= ?2 ORDER BY number LIMIT ?3",
            )?;
            let rows = found.query_map(params![game, from, most], |row| {
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

    /// The hash of a stored row.
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

    /// Stores verified rows and how far the stream was read: all of it or nothing. On return they are durable.
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
                    "INSERT INTO games(game, tabled, key, rows, last) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT(game) DO UPDATE SET rows = excluded.rows, last = excluded.last",
                )?;
                // Each game once, in the order in which they came: the later of two at one table is the one being
                // played.
                let mut places: BTreeMap<&str, usize> = BTreeMap::new();
                let mut games: Vec<&StoredGame> = Vec::new();
                for (game, HallRow { row, withheld, .. }) in rows {
                    let number = i64::try_from(row.number).unwrap_or(i64::MAX);
                    let Row { wall, kind, body, hash, signature, .. } = row;
                    row_kept.execute(params![
                        game.game, number, wall, kind, body, withheld, hash, signature
                    ])?;
                    match places.get(game.game.as_str()).and_then(|place| games.get_mut(*place)) {
                        Some(known) => *known = game,
                        None => {
                            places.insert(&game.game, games.len());
                            games.push(game);
                        }
                    }
                }
                for game in games {
                    let (key, last) = (game.chain.key(), game.chain.last());
                    let count = i64::try_from(game.chain.rows()).unwrap_or(i64::MAX);
                    let (key, last) = (key.as_bytes().as_slice(), last.as_bytes().as_slice());
                    game_kept.execute(params![game.game, game.table, key, count, last])?;
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
}

/// Configures a connection that syncs every commit.
fn prepared(connection: Connection) -> Result<Connection, StoreRefusal> {
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Room for the last page of each game of a large hall, so that it is not read again for every row; and a log long
    // enough that a page is in it several times before it is written to its place.
    connection.pragma_update(None, "cache_size", -16_384)?;
    connection.pragma_update(None, "wal_autocheckpoint", 8000)?;
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version != 0 && version != TABLES {
        return Err(StoreRefusal::OtherVersion);
    }
    connection.execute_batch(
        "BEGIN IMMEDIATE;
         CREATE TABLE IF NOT EXISTS members(member TEXT PRIMARY KEY, user TEXT NOT NULL, proof BLOB NOT NULL) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS arbiters(desk INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, sections TEXT NOT NULL);
         CREATE TABLE IF NOT EXISTS games(id INTEGER PRIMARY KEY, game TEXT NOT NULL UNIQUE, tabled INTEGER NOT NULL, key BLOB NOT NULL, rows INTEGER NOT NULL, last BLOB NOT NULL);
         CREATE TABLE IF NOT EXISTS rows(game TEXT NOT NULL, number INTEGER NOT NULL, wall INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, withheld INTEGER NOT NULL, hash BLOB NOT NULL, signature BLOB, PRIMARY KEY(game, number)) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS orders(game TEXT NOT NULL, number INTEGER NOT NULL, arbiter TEXT NOT NULL, mark TEXT NOT NULL UNIQUE, text TEXT NOT NULL, signature BLOB NOT NULL, wall INTEGER NOT NULL, PRIMARY KEY(game, number)) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS cases(id INTEGER PRIMARY KEY, game TEXT NOT NULL, tabled INTEGER NOT NULL, number INTEGER NOT NULL, arbiter TEXT NOT NULL, had TEXT, wall INTEGER NOT NULL);
         CREATE TABLE IF NOT EXISTS rounds(round INTEGER PRIMARY KEY, before INTEGER NOT NULL);
         CREATE TABLE IF NOT EXISTS stream(id INTEGER PRIMARY KEY CHECK (id = 1), sequence INTEGER NOT NULL);
         PRAGMA user_version = 2;
         COMMIT;",
    )?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders;
    use crate::journal::{DeviceKey, NewRow, RowKind};

    /// A hundred rows of one game, and one of another that begins at the same table after it.
    #[test]
    fn a_commit_writes_each_row_and_each_game_once_and_the_games_in_their_order() {
        let folder = folders::make_temporary("hector-store").expect("a folder");
        let mut store = HallStore::open(&folder).expect("a store");
        let key = DeviceKey::load_or_create(&folder.join("key")).expect("a key");
        let mut kept = Vec::new();
        for (name, rows) in [("ffffffffffffffff", 100), ("0000000000000000", 1)] {
            let mut chain = Chain::of(key.public());
            for number in 0..rows {
                let kind = if number == 0 { RowKind::Head } else { RowKind::Fact };
                let body = number.to_string();
                let row = chain.write(&key, &NewRow { wall: 0, kind, body });
                let game = StoredGame { table: 1, game: name.to_owned(), chain };
                kept.push((game, HallRow { row, withheld: false, key: None }));
            }
        }
        let before = store.connection.total_changes();
        store.keep(&kept, 7).expect("kept");
        assert_eq!(store.connection.total_changes() - before, 101 + 2 + 1);
        let games = store.games().expect("read");
        let told: Vec<(&str, u64)> =
            games.iter().map(|one| (one.game.as_str(), one.chain.rows())).collect();
        assert_eq!(told, [("ffffffffffffffff", 100), ("0000000000000000", 1)]);
        assert_eq!(store.read_to().expect("read"), 7);
        // Reopening the hall continues the round. A game that began in it does not become an earlier one.
        let before = |store: &HallStore, round| store.games_before(round).expect("read").len();
        assert_eq!(before(&store, 1), 2);
        let mut chain = Chain::of(key.public());
        let row = chain.write(&key, &NewRow { wall: 0, kind: RowKind::Head, body: String::new() });
        let game = StoredGame { table: 2, game: "1111111111111111".to_owned(), chain };
        store.keep(&[(game, HallRow { row, withheld: false, key: None })], 8).expect("kept");
        assert_eq!((before(&store, 1), before(&store, 2), before(&store, 1)), (2, 3, 2));
        drop(store);
        std::fs::remove_dir_all(folder).expect("nothing stays");
    }
}

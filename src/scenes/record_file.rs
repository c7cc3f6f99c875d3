//! Records as the scenes use them: where they lie, and the game that one holds.

use std::fs;
use std::path::{Path, PathBuf};

use crate::clock::Moment;
use crate::devices::folders;
use crate::devices::journal::{Hash, Record, Row, RowKind, read};
use crate::record::recording::{LastDeed, Recording};
use crate::record::{LifeSign, read_began, read_fact, read_head, read_moment, read_number};
use crate::words::Texts;

use super::failure::Failure;
use super::reasons;
use super::record_error::RecordError;

/// The ending of the names of records.
pub(super) const ENDING: &str = "hector";

/// Reads what a record says.
pub(super) fn recording(path: &Path, record: &Record) -> Result<Recording, RecordError> {
    let unreadable =
        |row: &Row, error| RecordError::Row { path: path.to_owned(), row: row.number, error };
    let first = record.rows.first().map_or("", |row| row.body.as_str());
    let mut head =
        read_head(first).map_err(|error| RecordError::Head { path: path.to_owned(), error })?;
    let mut began = head.began.clone();
    let (mut facts, mut signs, mut starts) = (Vec::new(), Vec::new(), 0);
    let wall = record.rows.first().map_or(0, |row| row.wall);
    let mut acted = LastDeed { wall, ..LastDeed::default() };
    let mut latest = (Moment::ZERO, wall);
    for row in record.rows.iter().skip(1) {
        let at = match RowKind::named(&row.kind) {
            Some(RowKind::Began) => {
                began = read_began(&row.body).map_err(|error| unreadable(row, error))?;
                starts += 1;
                continue;
            }
            Some(RowKind::Number) => {
                head.arbiter_number =
                    read_number(&row.body).map_err(|error| unreadable(row, error))?;
                continue;
            }
            Some(RowKind::Alive) => {
                let at = read_moment(&row.body).map_err(|error| unreadable(row, error))?;
                signs.push(LifeSign { at, wall: row.wall, starts, facts: facts.len() });
                at
            }
            _ => {
                let fact = read_fact(&row.body).map_err(|error| unreadable(row, error))?;
                let at = fact.at;
                if fact.fact.is_deed() {
                    acted = LastDeed { at, wall: row.wall, starts };
                }
                facts.push(fact);
                at
            }
        };
        latest = latest.max((at, row.wall));
    }
    if let Some(sign) = &record.alive
        && let Ok(at) = read_moment(&sign.body)
    {
        latest = latest.max((at, sign.wall().unwrap_or(latest.1)));
        if let Some(wall) = sign.wall() {
            signs.push(LifeSign { at, wall, starts, facts: facts.len() });
        }
    }
    let (latest, seen) = latest;
    let last = record.rows.last();
    let digits = |row: &Row| row.hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let hash = last.and_then(|row| Hash::read(&digits(row))).map(|hash| hash.to_string());
    let rows = u64::try_from(record.rows.len()).unwrap_or(u64::MAX);
    let head_of_record = (rows, hash.unwrap_or_default());
    Ok(Recording { head, began, facts, latest, acted, starts, seen, signs, head_of_record })
}

/// Reads a record from its file, or says why that cannot be done.
pub(super) fn open_or_say(path: &Path, texts: &Texts) -> Result<Recording, Failure> {
    open(path).map_err(|error| Failure::Input(reasons::record(&error, texts)))
}

/// Reads a record from its file.
pub(super) fn open(path: &Path) -> Result<Recording, RecordError> {
    recording(path, &read(path)?)
}

/// The folder of the games.
pub(super) fn games_folder(texts: &Texts) -> Result<PathBuf, Failure> {
    folders::home().map(|home| home.join("games")).ok_or_else(|| {
        let names = texts.any_of(&folders::variables());
        Failure::Input(texts.no_folder_known(&names))
    })
}

/// The folder of the key that signs.
pub(super) fn key_folder(texts: &Texts) -> Result<PathBuf, Failure> {
    Ok(games_folder(texts)?.parent().map(Path::to_owned).unwrap_or_default())
}

/// The records of a folder, the oldest name first. A folder that is not there has none.
pub(super) fn records_in(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut records = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            records.push(path);
        }
    }
    records.sort();
    Ok(records)
}

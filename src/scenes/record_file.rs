//! The records on the disk, as the scenes use them: where they are, and the game in each.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf, absolute};

use crate::devices::journal::{Hash, Record, Row, proven, read, verify};
use crate::devices::{begun, folders};
use crate::hall_protocol::RowKind;
use crate::record::recording::{KeptRow, LastSign, Recording, UnreadableRecord};
use crate::words::Texts;

use super::failure::Failure;
use super::reasons;
use super::record_error::RecordError;

/// The extension of record files.
pub(super) const ENDING: &str = "hector";

/// Reads the game of a record.
pub(super) fn recording(path: &Path, record: &Record) -> Result<Recording, RecordError> {
    let rows = record.rows.iter().map(|row| KeptRow {
        number: row.number,
        wall: row.wall,
        kind: RowKind::named_or_fact(&row.kind),
        body: &row.body,
    });
    let sign = record.alive.as_ref();
    let sign = sign.map(|sign| LastSign { wall: sign.wall(), body: &sign.body });
    Recording::read(rows, sign, last_hash(record)).map_err(|unreadable| {
        let path = path.to_owned();
        match unreadable {
            UnreadableRecord::Head(error) => RecordError::Head { path, error },
            UnreadableRecord::Row(row, error) => RecordError::Row { path, row, error },
        }
    })
}

/// The hash of the last row, as people see it.
fn last_hash(record: &Record) -> String {
    let digits = |row: &Row| row.hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let hash = record.rows.last().and_then(|row| Hash::read(&digits(row)));
    hash.map(|hash| hash.to_string()).unwrap_or_default()
}

/// Reads a record from its file. An altered record is read too, for users who want to see what is in it, and they are
/// told that it was altered.
pub(super) fn open_or_say(path: &Path, texts: &Texts) -> Result<Recording, Failure> {
    let fault = |error: &RecordError| Failure::Input(reasons::record(error, texts));
    let record = read(path).map_err(|error| fault(&error.into()))?;
    if let Err(altered) = verify(&record) {
        let sentence = reasons::not_as_written(&path.display().to_string(), altered, texts);
        let _ = writeln!(io::stderr(), "hector: {sentence}");
    }
    recording(path, &record).map_err(|error| fault(&error))
}

/// Reads a record from its file, without checking whether it was altered.
pub(super) fn open(path: &Path) -> Result<Recording, RecordError> {
    recording(path, &read(path)?)
}

/// Reads a record from its file, if it was not altered.
pub(super) fn open_proven(path: &Path) -> Result<Recording, RecordError> {
    let record = read(path)?;
    proven(path, &record)?;
    recording(path, &record)
}

/// The folder of the games, if a home folder is known.
pub(super) fn games_at_home() -> Option<PathBuf> {
    Some(folders::home()?.join("games"))
}

pub(super) fn games_folder(texts: &Texts) -> Result<PathBuf, Failure> {
    games_at_home().ok_or_else(|| {
        let names = texts.any_of(&folders::variables());
        Failure::Input(texts.no_folder_known(&names))
    })
}

/// The folder of the signing key.
pub(super) fn key_folder(texts: &Texts) -> Result<PathBuf, Failure> {
    Ok(games_folder(texts)?.parent().map(Path::to_owned).unwrap_or_default())
}

/// The records of a folder, the oldest first. Empty if the folder does not exist.
pub(super) fn records_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    begun::files_in(folder, ENDING)
}

/// The latest unfinished game.
pub(super) fn latest_unfinished(texts: &Texts) -> Result<PathBuf, Failure> {
    let folder = games_folder(texts)?;
    let named = folder.display().to_string();
    let records = records_in(&folder).map_err(|error| {
        Failure::Input(texts.folder_unreadable(&named, &reasons::refused(&error, texts)))
    })?;
    let found = unfinished_of(records).next().map(|(path, _)| path);
    found.ok_or_else(|| Failure::Input(texts.no_unfinished_game(&named, "--resume")))
}

/// The unfinished games, the latest first. Empty if the folder cannot be read.
pub(super) fn unfinished(texts: &Texts) -> impl Iterator<Item = (PathBuf, Recording)> + use<> {
    let records = games_folder(texts).ok().and_then(|folder| records_in(&folder).ok());
    unfinished_of(records.unwrap_or_default())
}

/// The unfinished ones of some records, which are given the oldest first.
fn unfinished_of(records: Vec<PathBuf>) -> impl Iterator<Item = (PathBuf, Recording)> {
    records.into_iter().rev().filter_map(|path| {
        let recording = open(&path).ok()?;
        recording.game().result().is_none().then_some((path, recording))
    })
}

/// The full path of a record that is being written, if `--resume` without a name would find another one.
pub(super) fn must_be_named(writing: &Path, texts: &Texts) -> Option<PathBuf> {
    let this = whole_path(writing);
    let records = games_folder(texts).ok().and_then(|folder| records_in(&folder).ok());
    let mut newest_first = records.into_iter().flatten().rev();
    // A record that is being written is not read: its path is compared first.
    let found = newest_first.find(|path| whole_path(path) == this || is_unfinished(path));
    found.is_none_or(|path| whole_path(&path) != this).then_some(this)
}

pub(super) fn is_unfinished(path: &Path) -> bool {
    open(path).is_ok_and(|recorded| recorded.game().result().is_none())
}

/// The path that is valid in any working directory.
pub(super) fn whole_path(path: &Path) -> PathBuf {
    absolute(path).unwrap_or_else(|_| path.to_owned())
}

//! A device that an arbiter has sealed for a game does nothing else until it is opened. Kept
//! in a file, so that a new start of the program knows. It binds this program, not the
//! machine. Never decides who may seal.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use crate::devices::folders;
use crate::devices::whole;
use crate::scenes::answering::Answering;
use crate::scenes::record_file;
use crate::table::Seal;
use crate::words::Texts;

fn file() -> Option<PathBuf> {
    folders::home().map(|home| home.join("sealed"))
}

/// Seals the device for the game of a record.
pub(super) fn seal(record: &Path) -> io::Result<()> {
    let no_home = || io::Error::from(io::ErrorKind::NotFound);
    let file = file().ok_or_else(no_home)?;
    let record = fs::canonicalize(record)?;
    whole::replace_private(&file, record.as_os_str().as_encoded_bytes())
}

/// Opens it.
pub(super) fn open() -> io::Result<()> {
    match file().map(fs::remove_file) {
        Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The record of the game that the device is sealed for. What the record says counts: a
/// seal without one is none, and the end of the game opens it.
pub(super) fn sealed_for() -> Option<PathBuf> {
    let record = PathBuf::from(whole::text(&file()?, whole::SMALL).ok()?);
    let recording = record_file::open(&record).ok()?;
    let game = recording.game();
    let is_sealed = game.device_seal() != Seal::Open && game.result().is_none();
    is_sealed.then_some(record)
}

/// Refuses whatever is not the game, while the device is sealed.
pub(super) fn refuse_all_but(
    resumed: impl FnOnce(&Texts) -> Option<PathBuf>,
) -> Result<(), Failure> {
    let Some(record) = sealed_for() else { return Ok(()) };
    let texts = Answering::default().texts();
    let resumed = resumed(&texts).and_then(|path| fs::canonicalize(path).ok());
    if resumed.as_ref() == Some(&record) {
        return Ok(());
    }
    let record = record.display().to_string();
    Err(Failure::Input(texts.sealed_for(&record, "hector play --resume")))
}

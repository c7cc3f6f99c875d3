//! Where Hector keeps what lasts, by the customs of the system, and folders that are its
//! owner's alone. Never knows what is kept.

use std::env;
use std::io;
use std::path::{Path, PathBuf};

use super::system;

/// The name under which a user chooses the folder.
pub const HOME: &str = "HECTOR_HOME";

/// The folder for what lasts: `HECTOR_HOME`, or the system's folder for the data of
/// programs. Nothing where neither it nor a home is known.
#[must_use]
pub fn home() -> Option<PathBuf> {
    let data = || system::data_folder().map(|data| data.join("hector"));
    let chosen = env::var_os(HOME).filter(|value| !value.is_empty());
    chosen.map(PathBuf::from).or_else(data)
}

/// The names of variables of the environment of which one gives a home.
#[must_use]
pub fn variables() -> Vec<&'static str> {
    system::DATA_VARIABLES.into_iter().chain([HOME]).collect()
}

/// The folder of the user's documents, by the customs of the system: what the user has set
/// there, or `Documents` at home. Nothing where no home is known.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    system::documents()
}

/// Makes a folder and those above it, as far as they are missing, for their owner alone.
///
/// # Errors
/// When one cannot be made.
pub fn make_private(folder: &Path) -> io::Result<()> {
    match system::make_private_folder(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let above = folder.parent().filter(|above| !above.as_os_str().is_empty());
            make_private(above.ok_or(error)?)?;
            make_private(folder)
        }
        Err(_) if folder.is_dir() => Ok(()),
        outcome => outcome,
    }
}

/// Makes a folder for what is soon gone, under a name that nobody can foresee, for its owner
/// alone: in the system's folder everybody may write.
///
/// # Errors
/// When it cannot be made.
pub fn make_temporary(purpose: &str) -> io::Result<PathBuf> {
    let mut chance = [0; 16];
    getrandom::fill(&mut chance).map_err(|_| io::Error::other("no random numbers"))?;
    let name = format!("{purpose}-{:032x}", u128::from_be_bytes(chance));
    let folder = env::temp_dir().join(name);
    system::make_private_folder(&folder)?;
    Ok(folder)
}

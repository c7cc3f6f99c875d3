//! Where Hector keeps what lasts, by the customs of the system, and folders that are its
//! owner's alone. Never knows what is kept.

use std::env;
use std::ffi::OsString;
use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};

/// The name under which a user chooses the folder.
pub const HOME: &str = "HECTOR_HOME";

/// The folder for what lasts: `HECTOR_HOME`, or the system's folder for the data of
/// programs. Nothing where neither it nor a home is known.
#[must_use]
pub fn home() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let data = || -> Option<PathBuf> {
        let data: Option<OsString> = named("XDG_DATA_HOME");
        let data = match data {
            Some(data) => PathBuf::from(data),
            None => PathBuf::from(named("HOME")?).join(".local/share"),
        };
        Some(data.join("hector"))
    };
    named(HOME).map(PathBuf::from).or_else(data)
}

/// Makes a folder and those above it, as far as they are missing, for their owner alone.
///
/// # Errors
/// When one cannot be made.
pub fn make_private(folder: &Path) -> io::Result<()> {
    builder().recursive(true).create(folder)
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
    builder().create(&folder)?;
    Ok(folder)
}

fn builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

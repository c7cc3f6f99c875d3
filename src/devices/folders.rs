//! Finds the folders in which Hector keeps its files, by the customs of the system, and makes private folders.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::system;

/// The environment variable with which a user chooses the folder.
pub const HOME: &str = "HECTOR_HOME";

/// The folder for lasting data: `HECTOR_HOME`, or the system's folder for the data of programs. `None` if neither it
/// nor a home is known.
#[must_use]
pub fn home() -> Option<PathBuf> {
    let data = || system::data_folder().map(|data| data.join("hector"));
    let chosen = env::var_os(HOME).filter(|value| !value.is_empty());
    chosen.map(PathBuf::from).or_else(data)
}

/// The environment variables that can give a home.
#[must_use]
pub fn variables() -> Vec<&'static str> {
    system::DATA_VARIABLES.into_iter().chain([HOME]).collect()
}

/// The user's documents folder, by the customs of the system: the one that the user has set, or `Documents` at home.
/// `None` if no home is known.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    system::documents()
}

/// Makes a folder and its missing parents, readable by the owner only.
///
/// # Errors
/// If one of them cannot be made.
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

/// Makes a folder like `make_private`. If it exists, removes the access of others to it and everything in it: a copy,
/// or another program that wrote there, may have opened it to them.
///
/// # Errors
/// If it cannot be made, or something in it belongs to another user.
pub fn keep_private(folder: &Path) -> io::Result<()> {
    make_private(folder)?;
    system::take_from_others(folder)?;
    for found in fs::read_dir(folder)? {
        let found = found?;
        let (path, kind) = (found.path(), found.file_type()?);
        let kept = match (kind.is_dir(), kind.is_file()) {
            (true, _) => keep_private(&path),
            (_, true) => system::take_from_others(&path),
            // The target of a link is elsewhere.
            _ => Ok(()),
        };
        match kept {
            // A program that is just ending may remove its files.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            kept => kept?,
        }
    }
    Ok(())
}

/// Makes a temporary folder for the owner only. Its name is unpredictable, because everybody may write to the system's
/// temporary folder.
///
/// # Errors
/// If it cannot be made.
pub fn make_temporary(purpose: &str) -> io::Result<PathBuf> {
    let mut chance = [0; 16];
    getrandom::fill(&mut chance).map_err(|_| io::Error::other("no random numbers"))?;
    let name = format!("{purpose}-{:032x}", u128::from_be_bytes(chance));
    let folder = env::temp_dir().join(name);
    system::make_private_folder(&folder)?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An attacker cannot prepare a folder under the name that the next one will have, and no other user can read it.
    #[test]
    fn a_folder_for_what_is_soon_gone_has_a_name_of_chance_and_is_its_owners_alone() {
        let made: Vec<PathBuf> =
            (0..64).map(|_| make_temporary("hector-chance").expect("a folder")).collect();
        let mut chances = Vec::new();
        for folder in &made {
            let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
            let chance = name.strip_prefix("hector-chance-").expect("what it is for");
            chances.push(u128::from_str_radix(chance, 16).expect("a number of chance"));
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt as _;
                let mode = folder.metadata().expect("a folder").permissions().mode();
                assert_eq!(mode & 0o777, 0o700, "{name}");
            }
            // An existing folder is not taken over.
            assert!(system::make_private_folder(folder).is_err(), "{name}");
        }
        // Each bit occurs as 0 and as 1, or it would be predictable. By chance this fails once in 10^17 runs.
        let (all, any) = chances.iter().fold((u128::MAX, 0), |(all, any), c| (all & c, any | c));
        assert_eq!((all, any), (0, u128::MAX));
        made.iter().for_each(|folder| std::fs::remove_dir(folder).expect("it goes"));
    }
}

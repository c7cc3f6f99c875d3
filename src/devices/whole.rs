//! Reads whole files up to a size limit, so that an endless file does not fill the memory. Writes private files, whole
//! or not at all.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::system;
pub use super::system::FileOpening;

/// For settings, an event or a key: more than anybody writes by hand, or Hector about one thing.
pub const SMALL: u64 = 1 << 20;

/// Larger than any file of a speech model.
pub const MODEL: u64 = 4 << 30;

/// More files with one name than anybody writes in a day.
const MOST_BESIDE: u32 = 999;

/// How long to wait for the first byte of a named pipe: perhaps no program writes into it.
const PATIENCE: Duration = Duration::from_secs(1);

/// Opens a file for reading.
///
/// # Errors
/// If it cannot be opened, if a pipe stays empty, or if it is a folder. Some systems open folders, others deny
/// permission.
pub fn open(path: &Path) -> io::Result<File> {
    let file = system::open_within(path, PATIENCE).map_err(|error| match error.kind() {
        io::ErrorKind::TimedOut => io::Error::other(NOTHING_COMES),
        _ => or_folder(path, error),
    })?;
    if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
}

/// The error of the system, or "is a directory" if the path is a folder.
fn or_folder(path: &Path, error: io::Error) -> io::Error {
    if path.is_dir() { io::ErrorKind::IsADirectory.into() } else { error }
}

/// Reads a text file.
///
/// # Errors
/// If it cannot be read, is not text, or is larger than `most`.
pub fn text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(bytes(path, most)?).map_err(|_| no_text())
}

/// Message for a pipe into which no program writes.
pub const NOTHING_COMES: &str = "nothing comes out of the pipe";

/// Message for bytes that are not text.
pub const NO_TEXT: &str = "stream did not contain valid UTF-8";

/// The error for bytes that are not text.
#[must_use]
pub fn no_text() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, NO_TEXT)
}

/// Reads the bytes of a file.
///
/// # Errors
/// If it cannot be read, or is larger than `most`.
pub fn bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    // Refuse a too large size at once. A file can also hide its size, so the length is checked again after reading.
    if file.metadata()?.len() > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// The name of a file with a number before its extension, for when the plain name is taken.
#[must_use]
pub fn numbered(path: &Path, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| ending.to_string_lossy());
    path.with_file_name(match ending {
        Some(ending) => format!("{stem}-{number}.{ending}"),
        None => format!("{stem}-{number}"),
    })
}

/// Writes a file under this name, or with a number if the name is taken. An existing file with the same contents is
/// used as it is. Returns the path.
///
/// # Errors
/// If it cannot be written, or too many names are taken. Then no part of it is left.
pub fn write_beside(wanted: &Path, contents: &[u8]) -> io::Result<PathBuf> {
    for number in 1..=MOST_BESIDE {
        let path = if number == 1 { wanted.to_owned() } else { numbered(wanted, number) };
        match private(&path, FileOpening::New) {
            Ok(mut file) => {
                if let Err(error) = file.write_all(contents).and_then(|()| file.sync_all()) {
                    // Half a file is useless. If it cannot be removed, the error says enough.
                    let _ = fs::remove_file(&path);
                    return Err(error);
                }
                return Ok(path);
            }
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) if bytes(&path, contents.len() as u64).is_ok_and(|there| there == contents) => {
                return Ok(path);
            }
            Err(_) => {}
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Replaces a file by a text, for the owner only. Whatever fails on the way, either the old file or the new one is
/// there.
///
/// # Errors
/// If it cannot be written; then nothing has changed.
pub fn replace_private(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    let draft = beside(path)?;
    let mut file = private(&draft, FileOpening::New)?;
    let replaced = file
        .write_all(text.as_ref())
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&draft, path).map_err(|error| or_folder(path, error)));
    if replaced.is_err() {
        // The failure is reported. A draft that stays does no harm, because no draft name is used twice.
        let _ = fs::remove_file(&draft);
        return replaced;
    }
    // The name is durable only when its folder is synced. If that fails, the file still exists until a power failure.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let _ = system::sync_folder(folder.unwrap_or(Path::new(".")));
    Ok(())
}

/// Creates an empty file with the system's usual permissions. An existing file is emptied.
///
/// # Errors
/// If it cannot be made.
pub fn create(path: &Path) -> io::Result<File> {
    File::create(path).map_err(|error| or_folder(path, error))
}

/// Creates an empty file for the owner only. An existing file is emptied.
///
/// # Errors
/// If it cannot be made.
pub fn create_private(path: &Path) -> io::Result<File> {
    private(path, FileOpening::Emptied)
}

/// Opens a file for writing. A new file is for the owner only: what Hector keeps is not for other users, whatever the
/// umask allows.
///
/// # Errors
/// If it cannot be opened or made.
pub fn private(path: &Path, opening: FileOpening) -> io::Result<File> {
    system::open_private(path, opening).map_err(|error| match opening {
        // The error already says that the name is taken.
        FileOpening::New => error,
        FileOpening::Emptied | FileOpening::Kept | FileOpening::Continued => or_folder(path, error),
    })
}

/// An unpredictable name in the same folder.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let mut chance = [0; 8];
    getrandom::fill(&mut chance).map_err(|_| io::Error::other("no random numbers"))?;
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".new-{:016x}", u64::from_be_bytes(chance)));
    Ok(PathBuf::from(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_no_file_to_read_or_to_write_on_any_system() {
        let home = std::env::temp_dir().join(format!("hector-whole-{}", std::process::id()));
        let folder = home.join("folder");
        fs::create_dir_all(&folder).expect("a folder");
        let errors = [
            open(&folder).map(drop),
            bytes(&folder, SMALL).map(drop),
            create(&folder).map(drop),
            create_private(&folder).map(drop),
            private(&folder, FileOpening::Continued).map(drop),
            replace_private(&folder, "text"),
        ];
        for (which, error) in errors.into_iter().enumerate() {
            let error = error.expect_err("a folder");
            assert_eq!(error.kind(), io::ErrorKind::IsADirectory, "{which}");
        }
        assert_eq!(fs::read_dir(&home).expect("files").count(), 1, "no draft is left");
        fs::remove_dir_all(&home).expect("the folder goes");
    }

    #[test]
    fn what_is_too_large_is_refused_whatever_size_it_claims() {
        let refused = |path: &str| text(Path::new(path), 1_000).expect_err("too large").kind();
        if cfg!(unix) {
            assert_eq!(refused("/dev/zero"), io::ErrorKind::FileTooLarge);
        }
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.lock");
        assert_eq!(refused(own), io::ErrorKind::FileTooLarge);
        assert!(text(Path::new(own), SMALL).is_ok_and(|text| text.contains("hector")));
    }

    #[test]
    fn what_cannot_take_its_place_leaves_nothing_beside_it() {
        let folder = crate::folders::make_temporary("hector-whole").expect("a folder");
        // A file cannot replace a folder.
        let place = folder.join("key");
        fs::create_dir(&place).expect("a folder");
        let refused = replace_private(&place, "key");
        let found = fs::read_dir(&folder).expect("the folder").count();
        fs::remove_dir_all(&folder).expect("nothing stays");
        assert!(refused.is_err() && found == 1, "{refused:?}, {found} files");
    }
}

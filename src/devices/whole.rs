//! Files that are read whole, up to a size: whatever a name leads to, a file without an end among
//! them, no more is taken into memory. And files that Hector keeps: their owner's alone, and
//! written whole or not at all. Never knows what a file says.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::system;
pub use super::system::FileOpening;

/// More than anybody writes by hand, or Hector about one thing: settings, an event, a key.
pub const SMALL: u64 = 1 << 20;

/// More than a file of a model of speech has.
pub const MODEL: u64 = 4 << 30;

/// More files of one name than anybody writes in a day.
const MOST_BESIDE: u32 = 999;

/// How long something must come out of a pipe that has a name: nobody has to write into it.
const PATIENCE: Duration = Duration::from_secs(1);

/// Opens a file to read it.
///
/// # Errors
/// When it cannot be opened, nothing comes out of it, or it is a folder, which some systems open and others say
/// they may not open.
pub fn open(path: &Path) -> io::Result<File> {
    let file = system::open_within(path, PATIENCE).map_err(|error| match error.kind() {
        io::ErrorKind::TimedOut => io::Error::other(NOTHING_COMES),
        _ => or_folder(path, error),
    })?;
    if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
}

/// Why a file cannot be opened or written: it is a folder, if it is one, or what the system says.
fn or_folder(path: &Path, error: io::Error) -> io::Error {
    if path.is_dir() { io::ErrorKind::IsADirectory.into() } else { error }
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read, is no text, or is larger.
pub fn text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(bytes(path, most)?).map_err(|_| no_text())
}

/// What is said of a pipe into which nobody writes.
pub const NOTHING_COMES: &str = "nothing comes out of the pipe";

/// What is said of bytes that are no text.
pub const NO_TEXT: &str = "stream did not contain valid UTF-8";

/// That bytes are no text.
#[must_use]
pub fn no_text() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, NO_TEXT)
}

/// The bytes of a file.
///
/// # Errors
/// When it cannot be read, or is larger.
pub fn bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    // A size that a file claims is refused at once, and one that it hides when it shows.
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

/// The name of a file with a number before its ending, where the name itself is taken.
#[must_use]
pub fn numbered(path: &Path, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| ending.to_string_lossy());
    path.with_file_name(match ending {
        Some(ending) => format!("{stem}-{number}.{ending}"),
        None => format!("{stem}-{number}"),
    })
}

/// Writes a file under this name, or with a number where the name is taken; one that has the same
/// contents already is it. The path that it has.
///
/// # Errors
/// When it cannot be written, or too many names are taken; then there is none of it.
pub fn write_beside(wanted: &Path, contents: &[u8]) -> io::Result<PathBuf> {
    for number in 1..=MOST_BESIDE {
        let path = if number == 1 { wanted.to_owned() } else { numbered(wanted, number) };
        match private(&path, FileOpening::New) {
            Ok(mut file) => {
                if let Err(error) = file.write_all(contents).and_then(|()| file.sync_all()) {
                    // Half a file is none; that it stays is told by the error.
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

/// Puts a text in the place of a file, for its owner alone: whatever fails or stops on the way,
/// the file of before is there, or the new one.
///
/// # Errors
/// When it cannot be written; then nothing has changed.
pub fn replace_private(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    let draft = beside(path)?;
    let mut file = private(&draft, FileOpening::New)?;
    let replaced = file
        .write_all(text.as_ref())
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&draft, path).map_err(|error| or_folder(path, error)));
    if replaced.is_err() {
        // What failed is told; a draft that stays harms nobody, as no name is used twice.
        let _ = fs::remove_file(&draft);
        return replaced;
    }
    // The name is durable only when its folder is; where a folder cannot be synced, the file
    // is there all the same until the power fails.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let _ = system::sync_folder(folder.unwrap_or(Path::new(".")));
    Ok(())
}

/// An empty file as the system makes one, where what one held before may go.
///
/// # Errors
/// When it cannot be made.
pub fn create(path: &Path) -> io::Result<File> {
    File::create(path).map_err(|error| or_folder(path, error))
}

/// An empty file for its owner alone, where what one held before may go.
///
/// # Errors
/// When it cannot be made.
pub fn create_private(path: &Path) -> io::Result<File> {
    private(path, FileOpening::Emptied)
}

/// Opens a file to write, so that it is its owner's alone if it is made: nothing that Hector keeps
/// is for anybody else on the machine, whatever the shell gives away.
///
/// # Errors
/// When it cannot be opened or made.
pub fn private(path: &Path, opening: FileOpening) -> io::Result<File> {
    system::open_private(path, opening).map_err(|error| match opening {
        // What is there already is said by that.
        FileOpening::New => error,
        FileOpening::Emptied | FileOpening::Kept | FileOpening::Continued => or_folder(path, error),
    })
}

/// A name beside a file that nobody can foresee.
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
        // No file takes the place of a folder.
        let place = folder.join("key");
        fs::create_dir(&place).expect("a folder");
        let refused = replace_private(&place, "key");
        let found = fs::read_dir(&folder).expect("the folder").count();
        fs::remove_dir_all(&folder).expect("nothing stays");
        assert!(refused.is_err() && found == 1, "{refused:?}, {found} files");
    }
}

//! A lock for each user, by which every program of that user on this machine learns that one of them is sealed, even
//! with another home or folder. The sealed program holds the file open and locked while it runs; the file stays when it
//! ends.
//!
//! It binds only programs that check: the owner of the account can remove the file. The removal is noticed, because the
//! change times of a file and its folder cannot be set back.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::folders;
use super::system::{self, FileIdentity};
use super::whole::{self, FileOpening};

/// The locked file, which says what is sealed.
const SEAL: &str = "seal";
/// The file to which other programs write what they were asked for meanwhile.
const SEEN: &str = "seen";
/// How often to try: another program holds the lock for less than this while it checks.
const TRIES: u32 = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// Tells an untouched file from one that was changed, even if the contents are the same now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileMark {
    file: FileIdentity,
    /// When its name, owner or contents last changed, in nanoseconds. No program can set it.
    changed: i128,
}

impl FileMark {
    /// The mark of this file, if it exists.
    #[must_use]
    pub fn of(path: &Path) -> Option<FileMark> {
        let (file, changed) = system::mark(path).ok()?;
        Some(FileMark { file, changed })
    }

    /// As words in a file.
    #[must_use]
    pub fn written(self) -> String {
        format!("{} {} {}", self.file.device, self.file.number, self.changed)
    }

    /// Reads a mark from such words.
    #[must_use]
    pub fn read(words: &str) -> Option<FileMark> {
        let mut words = words.split(' ');
        let mark = FileMark {
            file: FileIdentity {
                device: words.next()?.parse().ok()?,
                number: words.next()?.parse().ok()?,
            },
            changed: words.next()?.parse().ok()?,
        };
        words.next().is_none().then_some(mark)
    }
}

/// The lock, held by this program.
#[derive(Debug)]
pub struct Witness {
    folder: PathBuf,
    seal: File,
    marks: (Option<FileMark>, Option<FileMark>),
    /// How many bytes of the others' notes were read.
    read: u64,
}

/// A change of the lock since the last check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WitnessNews {
    /// It was removed.
    Vanished,
    /// It was away for a while, or another file is in its place.
    Touched,
    Noted(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundWitness {
    pub text: String,
    /// Whether the program that made it still runs.
    pub held: Held,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// A running program holds it.
    ByAProgram,
    /// No program holds it any more.
    ByNone,
}

impl Witness {
    /// Makes the lock and holds it. Its text stays when the program ends. Earlier notes of others are still unread.
    ///
    /// # Errors
    /// If no folder can be trusted, or another program holds the lock.
    pub fn take(text: &str) -> io::Result<Witness> {
        let mut failed = io::Error::from(io::ErrorKind::NotFound);
        for folder in folders() {
            match Witness::take_in(folder, text) {
                Ok(witness) => return Ok(witness),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Err(error),
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }

    fn take_in(folder: PathBuf, text: &str) -> io::Result<Witness> {
        make_own(&folder)?;
        let seal = open_own(&folder.join(SEAL))?;
        let mut locked = system::try_lock(&seal);
        for _ in 0..TRIES {
            if !matches!(locked, Err(TryLockError::WouldBlock)) {
                break;
            }
            thread::sleep(BETWEEN_TRIES);
            locked = system::try_lock(&seal);
        }
        locked.map_err(io::Error::from)?;
        drop(open_own(&folder.join(SEEN))?);
        let mut witness = Witness { folder, seal, marks: (None, None), read: 0 };
        witness.say(text)?;
        Ok(witness)
    }

    /// Replaces the text.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        self.seal.set_len(0)?;
        self.seal.seek(SeekFrom::Start(0))?;
        self.seal.write_all(text.as_bytes())?;
        self.seal.sync_all()?;
        self.marks = self.marks_now();
        Ok(())
    }

    fn marks_now(&self) -> (Option<FileMark>, Option<FileMark>) {
        (FileMark::of(&self.folder.join(SEAL)), FileMark::of(&self.folder))
    }

    /// Takes the lock again in its proper place, whatever happened to the old one. Notes are not read twice.
    ///
    /// # Errors
    /// If it cannot be taken.
    pub fn take_again(self, text: &str) -> io::Result<Witness> {
        let read = self.read;
        drop(self);
        Witness::take(text).map(|taken| Witness { read, ..taken })
    }

    /// The mark of the lock, by which the next start of the program can tell whether it was away.
    #[must_use]
    pub fn mark(&self) -> Option<FileMark> {
        self.marks.0
    }

    /// What changed since the last check. A removed file is not put back here.
    pub fn look(&mut self) -> Vec<WitnessNews> {
        let mut news = Vec::new();
        let now = self.marks_now();
        if now != self.marks {
            news.push(match now.0 {
                None => WitnessNews::Vanished,
                Some(_) => WitnessNews::Touched,
            });
            self.marks = now;
        }
        news.extend(self.noted().into_iter().map(WitnessNews::Noted));
        news
    }

    /// The notes of others since the last check.
    fn noted(&mut self) -> Vec<String> {
        let seen = self.folder.join(SEEN);
        // Opening a named pipe would wait for a writer.
        if !fs::symlink_metadata(&seen).is_ok_and(|found| found.is_file()) {
            return Vec::new();
        }
        let Ok(mut seen) = File::open(seen) else { return Vec::new() };
        let length = seen.metadata().map_or(0, |found| found.len());
        if length < self.read {
            self.read = 0;
        }
        let mut words = String::new();
        let from = SeekFrom::Start(self.read);
        let left = length.saturating_sub(self.read).min(whole::SMALL);
        if seen.seek(from).and_then(|_| seen.take(left).read_to_string(&mut words)).is_err() {
            return Vec::new();
        }
        self.read += left;
        words.lines().map(str::to_owned).collect()
    }

    /// Removes the lock and its text.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub fn give_up(self) -> io::Result<()> {
        for name in [SEEN, SEAL] {
            match fs::remove_file(self.folder.join(name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

/// The locks in every possible place.
#[must_use]
pub fn found() -> Vec<FoundWitness> {
    all_folders().iter().filter_map(|folder| found_in(folder)).collect()
}

/// The mark of the existing lock.
#[must_use]
pub fn mark_found() -> Option<FileMark> {
    folders().iter().find_map(|folder| FileMark::of(&folder.join(SEAL)))
}

fn found_in(folder: &Path) -> Option<FoundWitness> {
    system::check_own_folder(folder).ok()?;
    let path = folder.join(SEAL);
    let found = fs::symlink_metadata(&path).ok().filter(fs::Metadata::is_file)?;
    let seal = File::open(&path).ok().filter(|_| found.len() <= whole::SMALL)?;
    let held = match system::try_lock_shared(&seal) {
        Err(TryLockError::WouldBlock) => Held::ByAProgram,
        Ok(()) | Err(TryLockError::Error(_)) => Held::ByNone,
    };
    let mut text = String::new();
    (&seal).take(whole::SMALL).read_to_string(&mut text).ok()?;
    (!text.is_empty()).then_some(FoundWitness { text, held })
}

/// Writes a note for the program that holds the lock, if there is a lock.
pub fn note(word: &str) {
    for folder in all_folders() {
        // Without a lock there is no reader. A note that cannot be written is lost.
        if found_in(&folder).is_some() {
            let line = format!("{word}\n");
            let _ = whole::private(&folder.join(SEEN), FileOpening::Continued)
                .and_then(|mut seen| seen.write_all(line.as_bytes()));
        }
    }
}

/// The programs with this prefix in their name that run in a user namespace of their own. They may have no place for
/// the lock.
#[must_use]
pub fn running_apart(named: &str) -> Vec<u32> {
    // Tests run in parallel, and one of them tries this.
    #[cfg(debug_assertions)]
    if std::env::var_os(MEETING).is_none() {
        return Vec::new();
    }
    system::running_apart(named)
}

/// The possible folders of the lock for this user's number, the preferred one first.
fn folders() -> Vec<PathBuf> {
    #[cfg(debug_assertions)]
    if let Some(folder) = rehearsed() {
        return vec![folder];
    }
    system::meeting_folders(&roots())
}

/// The folders for any other user number too. In a user namespace the same user has another number or none, but the
/// lock still belongs to them.
fn all_folders() -> Vec<PathBuf> {
    let (mut folders, others) = (folders(), system::all_meeting_folders(&roots()));
    let others: Vec<PathBuf> =
        others.into_iter().filter(|folder| !folders.contains(folder)).collect();
    folders.extend(others);
    folders
}

/// The system's folders that may hold one for each user.
fn roots() -> Vec<PathBuf> {
    #[cfg(debug_assertions)]
    if std::env::var_os(MEETING).is_some() || rehearsed().is_some() {
        return std::env::var_os(MEETING).map(PathBuf::from).into_iter().collect();
    }
    system::MEETING_ROOTS.map(PathBuf::from).to_vec()
}

/// The folder that replaces those of the system when a test tries another user number.
#[cfg(debug_assertions)]
const MEETING: &str = "HECTOR_MEETING";

/// A test build reads the place of the lock from the environment: tests run in parallel, perhaps next to a game that is
/// really sealed.
#[cfg(debug_assertions)]
fn rehearsed() -> Option<PathBuf> {
    if std::env::var_os(MEETING).is_some() {
        return None;
    }
    let named = std::env::var_os("HECTOR_WITNESS").map(PathBuf::from);
    named.or_else(|| Some(PathBuf::from(std::env::var_os(super::folders::HOME)?).join("witness")))
}

/// Makes a folder for the owner only, or checks that an existing one is.
fn make_own(folder: &Path) -> io::Result<()> {
    // The user's folder of the system must belong to this user.
    if let Some(parent) = folder.parent().filter(|parent| parent.starts_with("/run/user")) {
        system::check_own_folder(parent)?;
    }
    let made = match cfg!(debug_assertions) {
        true => folders::make_private(folder),
        false => system::make_private_folder(folder),
    };
    match made {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    system::check_own_folder(folder)
}

/// Opens a file in such a folder for reading and writing. Does not follow links.
fn open_own(path: &Path) -> io::Result<File> {
    let file = whole::private(path, FileOpening::Kept)?;
    let is_file = fs::symlink_metadata(path)?.is_file();
    let is_itself = is_file && system::mark(path)?.0 == system::identity_of(&file)?;
    is_itself.then_some(file).ok_or_else(|| io::ErrorKind::PermissionDenied.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders::make_temporary;

    #[test]
    fn a_lock_that_was_away_is_not_as_it_was() {
        let folder = make_temporary("hector-witness").expect("a folder");
        let mut witness = Witness::take_in(folder.clone(), "a game").expect("the lock");
        assert_eq!(witness.look(), []);
        let found = found_in(&folder).expect("it is there");
        assert_eq!((found.text.as_str(), found.held), ("a game", Held::ByAProgram));
        // Another program cannot take it, and one that only checks does not take it.
        let second = Witness::take_in(folder.clone(), "another").map(drop).expect_err("it is held");
        assert_eq!(second.kind(), io::ErrorKind::WouldBlock);
        fs::rename(folder.join(SEAL), folder.join("away")).expect("it was taken away");
        assert_eq!(witness.look(), [WitnessNews::Vanished]);
        fs::rename(folder.join("away"), folder.join(SEAL)).expect("it came back");
        assert_eq!(witness.look(), [WitnessNews::Touched]);
        // It goes away and comes back between two checks.
        fs::rename(folder.join(SEAL), folder.join("away")).expect("it was taken away");
        fs::rename(folder.join("away"), folder.join(SEAL)).expect("it came back");
        assert_eq!(witness.look(), [WitnessNews::Touched]);
        fs::write(folder.join(SEEN), "other-use\n").expect("another wrote");
        assert_eq!(witness.look(), [WitnessNews::Noted("other-use".to_owned())]);
        assert_eq!(witness.look(), []);
        witness.give_up().expect("it is open");
        assert!(found_in(&folder).is_none());
        fs::remove_dir_all(&folder).expect("nothing stays");
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_others_may_use_and_a_link_are_refused() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = make_temporary("hector-witness").expect("a folder");
        let refused = |place: &Path| {
            let refused = Witness::take_in(place.to_owned(), "a game").map(drop);
            assert_eq!(refused.expect_err("refused").kind(), io::ErrorKind::PermissionDenied);
            assert!(found_in(place).is_none());
        };
        let open = folder.join("open");
        fs::create_dir(&open).expect("a folder");
        fs::set_permissions(&open, fs::Permissions::from_mode(0o755)).expect("a mode");
        refused(&open);
        let link = folder.join("link");
        symlink(&folder, &link).expect("a link");
        refused(&link);
        let own = folder.join("own");
        system::make_private_folder(&own).expect("a folder");
        fs::write(folder.join("target"), "precious").expect("a file");
        symlink(folder.join("target"), own.join(SEAL)).expect("a link");
        refused(&own);
        assert_eq!(fs::read_to_string(folder.join("target")).expect("it is there"), "precious");
        fs::remove_dir_all(&folder).expect("nothing stays");
    }
}

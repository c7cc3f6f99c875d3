//! Voice profiles, a folder each: a complete model for the recogniser, and a few readable lines about it. A profile
//! is written as a draft and then moved to its place, so that a power cut does not leave half of one.

use std::fmt;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::NETWORK_FILE;
use crate::manifest;
use crate::{folders, system, whole};

/// The file with the readable lines.
const REMARKS: &str = "voice.txt";
/// Files of a starter model that are only about itself.
const OF_THE_STARTER: [&str; 3] = [manifest::NAME, REMARKS, "README.md"];

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ProfileName(String);

/// The name cannot be used for a folder.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no name of a profile: {self:?}")]
pub struct UnusableName(pub String);

impl std::str::FromStr for ProfileName {
    type Err = UnusableName;

    fn from_str(name: &str) -> Result<ProfileName, UnusableName> {
        const LONGEST: usize = 40;
        let plain = name.chars().all(|sign| sign.is_alphanumeric() || sign == '-' || sign == '_');
        if plain && (1..=LONGEST).contains(&name.chars().count()) {
            Ok(ProfileName(name.to_owned()))
        } else {
            Err(UnusableName(name.chars().take(LONGEST).collect()))
        }
    }
}

impl fmt::Display for ProfileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a profile could not be stored, read or removed.
#[derive(Debug, thiserror::Error)]
#[error("profile not kept: {self:?}")]
pub enum Unkept {
    /// There is no profile of this name.
    Unknown {
        name: ProfileName,
        /// The existing profiles.
        others: Vec<ProfileName>,
    },
    /// A file operation failed.
    Disk {
        path: PathBuf,
        /// The system's message.
        error: io::Error,
    },
}

/// The folder of all profiles.
#[derive(Debug, Clone)]
pub struct Profiles {
    folder: PathBuf,
}

impl Profiles {
    /// The profiles in this home folder.
    #[must_use]
    pub fn under(home: &Path) -> Profiles {
        Profiles { folder: home.join("voices") }
    }

    /// All profiles, sorted by name.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn names(&self) -> Result<Vec<ProfileName>, Unkept> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(on_disk(&self.folder)(error)),
        };
        let mut names = Vec::new();
        for entry in entries {
            let name = entry.map_err(on_disk(&self.folder))?.file_name();
            let Some(name) = name.to_str() else { continue };
            // A profile that is being replaced may exist only as the old one.
            let beside = name.strip_prefix('.').and_then(|name| name.strip_suffix(".old"));
            let Ok(name) = beside.unwrap_or(name).parse() else { continue };
            self.recover(&name)?;
            if self.place(&name).join(NETWORK_FILE).is_file() {
                names.push(name);
            }
        }
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// The folder of a profile, which holds a model for the recogniser.
    ///
    /// # Errors
    /// If there is no profile of this name.
    pub fn model_of(&self, name: &ProfileName) -> Result<PathBuf, Unkept> {
        let others = self.names()?;
        if others.contains(name) {
            Ok(self.place(name))
        } else {
            Err(Unkept::Unknown { name: name.clone(), others })
        }
    }

    /// The readable lines about a profile.
    ///
    /// # Errors
    /// If there is no profile of this name, or its lines cannot be read.
    pub fn remarks_on(&self, name: &ProfileName) -> Result<String, Unkept> {
        let path = self.model_of(name)?.join(REMARKS);
        whole::text(&path, whole::SMALL).map_err(on_disk(&path))
    }

    /// Writes a draft of a profile: the starter model with another network. It counts once it is
    /// [`ProfileDraft::keep`]t, not before.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn draft(
        &self,
        name: &ProfileName,
        starter: &Path,
        network: &[u8],
    ) -> Result<ProfileDraft<'_>, Unkept> {
        self.recover(name)?;
        let draft =
            ProfileDraft { profiles: self, name: name.clone(), folder: self.beside(name, "new") };
        remove(&draft.folder)?;
        for file in files_in(starter)? {
            let is_own = OF_THE_STARTER.iter().any(|own| file == Path::new(own));
            if !is_own && file != Path::new(NETWORK_FILE) {
                let bytes =
                    whole::bytes(&starter.join(&file), whole::MODEL).map_err(on_disk(&file))?;
                draft.write(&file, &bytes)?;
            }
        }
        draft.write(Path::new(NETWORK_FILE), network)?;
        Ok(draft)
    }

    /// Removes a profile. The recogniser then uses the starter model again.
    ///
    /// # Errors
    /// If there is no profile of this name, or it cannot be removed.
    pub fn remove(&self, name: &ProfileName) -> Result<(), Unkept> {
        let place = self.model_of(name)?;
        let away = self.beside(name, "old");
        remove(&self.beside(name, "new"))?;
        remove(&away)?;
        // Rename first, so that half a profile is never left under its name.
        fs::rename(&place, &away).map_err(on_disk(&place))?;
        remove(&away)
    }

    fn place(&self, name: &ProfileName) -> PathBuf {
        self.folder.join(&name.0)
    }

    /// The name of a profile does not begin with a dot, so this cannot clash.
    fn beside(&self, name: &ProfileName, what: &str) -> PathBuf {
        self.folder.join(format!(".{}.{what}", name.0))
    }

    /// Repairs a change that a power cut interrupted between two renamings: the old profile is restored. If there is
    /// no new one, the profile was being removed.
    fn recover(&self, name: &ProfileName) -> Result<(), Unkept> {
        let (place, old) = (self.place(name), self.beside(name, "old"));
        if !place.exists() && old.join(NETWORK_FILE).is_file() && self.beside(name, "new").exists()
        {
            fs::rename(&old, &place).map_err(on_disk(&old))?;
        }
        Ok(())
    }
}

/// A profile that does not count yet. Dropping it removes it.
#[derive(Debug)]
pub struct ProfileDraft<'a> {
    profiles: &'a Profiles,
    name: ProfileName,
    folder: PathBuf,
}

impl ProfileDraft<'_> {
    /// The folder, which holds a model for the recogniser to try.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Moves it to its place, with these lines about it.
    ///
    /// # Errors
    /// If it cannot be written. An older profile of this name then stays.
    pub fn keep(self, remarks: &str) -> Result<(), Unkept> {
        self.write(Path::new(REMARKS), remarks.as_bytes())?;
        let mut sums = String::new();
        for file in files_in(&self.folder)? {
            let bytes =
                whole::bytes(&self.folder.join(&file), whole::MODEL).map_err(on_disk(&file))?;
            // With slashes, as sha256sum writes paths, on every system: a profile may be copied to another one.
            let parts: Vec<_> = file.iter().map(|part| part.to_string_lossy()).collect();
            sums += &manifest::line(&manifest::sum(&bytes), &parts.join("/"));
        }
        self.write(Path::new(manifest::NAME), sums.as_bytes())?;
        let (place, old) =
            (self.profiles.place(&self.name), self.profiles.beside(&self.name, "old"));
        remove(&old)?;
        if place.exists() {
            fs::rename(&place, &old).map_err(on_disk(&place))?;
        }
        fs::rename(&self.folder, &place).map_err(on_disk(&place))?;
        let folder = &self.profiles.folder;
        system::sync_folder(folder).map_err(on_disk(folder))?;
        remove(&old)
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> Result<(), Unkept> {
        let path = self.folder.join(file);
        let written = || -> io::Result<()> {
            folders::make_private(path.parent().unwrap_or(&self.folder))?;
            let mut file = whole::create_private(&path)?;
            file.write_all(bytes)?;
            file.sync_all()
        };
        written().map_err(on_disk(&path))
    }
}

impl Drop for ProfileDraft<'_> {
    fn drop(&mut self) {
        // After `keep` the folder is gone. If it cannot be removed, the next draft removes it.
        let _ = remove(&self.folder);
    }
}

/// All files in a folder and its subfolders, as relative paths, sorted.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Unkept> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        let place = folder.join(&inner);
        for entry in fs::read_dir(&place).map_err(on_disk(&place))? {
            let name = inner.join(entry.map_err(on_disk(&place))?.file_name());
            // Do not follow links: one that leads back would cause an endless loop.
            let kind = fs::symlink_metadata(folder.join(&name)).map_err(on_disk(&place))?;
            if kind.is_dir() { folders.push(name) } else { files.push(name) }
        }
    }
    files.sort();
    Ok(files)
}

fn remove(folder: &Path) -> Result<(), Unkept> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(on_disk(folder)(error)),
        _ => Ok(()),
    }
}

fn on_disk(path: &Path) -> impl FnOnce(io::Error) -> Unkept {
    let path = path.to_owned();
    move |error| Unkept::Disk { path, error }
}

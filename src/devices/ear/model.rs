//! Folders with a speech model: where they are, whether one is complete, and which words it knows. The recogniser is
//! not asked, because it accepts a damaged file silently.

use std::collections::HashSet;
use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};

use super::libvosk::NoLibvosk;
use crate::whole;
use crate::{folders, manifest, system};

/// The files of a model that can be told what to listen for.
const PARTS: [&str; 3] = ["am/final.mdl", "graph/HCLr.fst", "graph/Gr.fst"];
/// The graph of a model that cannot.
const FIXED: &str = "graph/HCLG.fst";
const WORDS: &str = "graph/words.txt";

/// Why a folder gives no usable model.
#[derive(Debug, thiserror::Error)]
#[error("no speech model: {self:?}")]
pub enum NoModel {
    /// No folder with a model was found.
    Nowhere {
        /// Where the user may put one.
        home: String,
    },
    /// There is no such folder.
    NoFolder(PathBuf),
    /// One of its files is missing.
    Lacks {
        folder: PathBuf,
        /// The missing file.
        lacks: String,
    },
    /// Its graph is fixed, so it cannot be told what to listen for.
    #[error(
        "The model in {} cannot be told what to listen for. Expected one of the small models, \
         such as vosk-model-small-de-0.15.",
        .0.display()
    )]
    Fixed(PathBuf),
    /// A file differs from the manifest.
    Damaged {
        folder: PathBuf,
        /// The damaged file.
        file: String,
    },
    /// A file cannot be read.
    Unreadable {
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The recogniser does not accept it.
    Refused(PathBuf),
    /// It crashed the recogniser when it was tried, or did not finish.
    #[error(
        "The model in {} is spoiled: the recogniser came to a bad end when it was tried. Expected \
         it unpacked anew.",
        .0.display()
    )]
    Untried(PathBuf),
    /// The recogniser itself is missing.
    #[error(transparent)]
    NoRecogniser(#[from] NoLibvosk),
}

/// A folder that holds a complete model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModelFolder {
    path: PathBuf,
    /// Whether a manifest vouches for its files.
    pub vouched: Vouched,
}

/// Whether the files of a model are known to be unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vouched {
    /// Each file has its checksum from the manifest.
    Every,
    /// There is no manifest.
    None,
}

impl ModelFolder {
    /// Checks that a folder holds a complete model.
    ///
    /// # Errors
    /// If it does not. The error names the missing or damaged file.
    pub fn check(path: &Path) -> Result<ModelFolder, NoModel> {
        if !path.is_dir() {
            return Err(NoModel::NoFolder(path.to_owned()));
        }
        if path.join(FIXED).exists() && !path.join(PARTS[1]).exists() {
            return Err(NoModel::Fixed(path.to_owned()));
        }
        if let Some(lacks) = PARTS.iter().find(|part| !path.join(part).is_file()) {
            return Err(NoModel::Lacks { folder: path.to_owned(), lacks: (*lacks).to_owned() });
        }
        let vouched = vouch(path)?;
        Ok(ModelFolder { path: path.to_owned(), vouched })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Every word that the model in a folder knows. `None` if it does not list them.
///
/// # Errors
/// If its list cannot be read.
pub fn words_known(folder: &Path) -> Result<Option<HashSet<String>>, NoModel> {
    let path = folder.join(WORDS);
    let unreadable = |error| NoModel::Unreadable { path: path.clone(), error };
    // Some models have their words inside the graph.
    if !path.exists() {
        return Ok(None);
    }
    let lines = BufReader::new(whole::open(&path).map_err(unreadable)?).lines();
    let word = |line: io::Result<String>| {
        line.map(|line| line.split_whitespace().next().unwrap_or_default().to_owned())
    };
    lines.map(word).collect::<io::Result<_>>().map(Some).map_err(unreadable)
}

/// The folder of the model to use by default: the user's own, or else the one that comes with the program.
///
/// # Errors
/// If there is no such folder.
pub fn usual_model() -> Result<PathBuf, NoModel> {
    let home = folders::home().map(|home| home.join("models"));
    let own = home.iter().flat_map(|home| folders_in(home));
    let found = own.chain(own_model()).find(|folder| folder.join(PARTS[0]).is_file());
    found.ok_or_else(|| NoModel::Nowhere {
        home: home
            .map_or_else(|| "the user's folder".to_owned(), |home| home.display().to_string()),
    })
}

/// The model that comes with the program, in a folder above the program or above the current folder.
#[must_use]
pub fn own_model() -> Option<PathBuf> {
    let program = std::env::current_exe().and_then(|program| system::canonical(&program)).ok();
    let present = std::env::current_dir().ok();
    let above = [program, present].into_iter().flatten();
    let above = above.flat_map(|path| path.ancestors().map(Path::to_owned).collect::<Vec<_>>());
    above.map(|folder| folder.join("models").join("starter")).find(|folder| folder.is_dir())
}

/// Sorted by name, so that the choice does not change.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    folders.sort();
    folders
}

/// Checks every file against the manifest.
fn vouch(folder: &Path) -> Result<Vouched, NoModel> {
    let path = folder.join(manifest::NAME);
    let unreadable = |path: &Path, error| NoModel::Unreadable { path: path.to_owned(), error };
    let list = match whole::text(&path, whole::SMALL) {
        Ok(list) => list,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vouched::None),
        Err(error) => return Err(unreadable(&path, error)),
    };
    for line in list.lines().filter(|line| !line.trim().is_empty()) {
        let damaged =
            |file: &str| NoModel::Damaged { folder: folder.to_owned(), file: file.to_owned() };
        let (sum, file) = manifest::read_line(line).ok_or_else(|| damaged(manifest::NAME))?;
        let path = folder.join(file);
        let bytes = match whole::bytes(&path, whole::MODEL) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(NoModel::Lacks { folder: folder.to_owned(), lacks: file.to_owned() });
            }
            Err(error) => return Err(unreadable(&path, error)),
        };
        if !sum.eq_ignore_ascii_case(&manifest::sum(&bytes)) {
            return Err(damaged(file));
        }
    }
    Ok(Vouched::Every)
}

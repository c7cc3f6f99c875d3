//! Practice games on the disk: one file each, rewritten after every move.

use std::io;
use std::path::{Path, PathBuf};

use crate::chess::notation::pgn::GameResult;
use crate::clock::calendar::Stamp;
use crate::devices::{begun, folders, timepiece, whole};
use crate::home::practice::kept::{GameFile, KeptPractice};
use crate::scenes::reasons::refused;
use crate::scenes::record_file::whole_path;
use crate::scenes::sending;
use crate::words::Texts;

/// More text than any game on paper.
const MOST_BYTES: u64 = 4 << 20;

pub(super) fn folder() -> Option<PathBuf> {
    Some(folders::home()?.join("practice"))
}

/// The file for a new game.
pub(super) fn new_file() -> Option<(PathBuf, String)> {
    let stamp = Stamp::of(timepiece::wall());
    let (folder, name) = (folder()?, stamp.file_name());
    // A rematch may begin in the same second as the game before.
    let file = folder.join(format!("{name}.pgn"));
    let others = (2_u32..).map(|number| whole::numbered(&file, number));
    let mut files = std::iter::once(file.clone()).chain(others);
    Some((files.find(|file| !file.exists())?, stamp.date()))
}

/// The files of the games, the oldest first. Empty if the folder cannot be read.
pub(in crate::scenes) fn games() -> Vec<PathBuf> {
    folder().and_then(|folder| begun::files_in(&folder, "pgn").ok()).unwrap_or_default()
}

/// The latest unfinished game.
pub(super) fn latest_unfinished() -> Option<(PathBuf, KeptPractice)> {
    unfinished().next()
}

/// The unfinished games in which the player has moved, newest first.
pub(in crate::scenes) fn unfinished() -> impl Iterator<Item = (PathBuf, KeptPractice)> {
    games().into_iter().rev().filter_map(|file| {
        let kept = open(&file).ok()?;
        (kept.result == GameResult::Open && kept.has_begun()).then_some((file, kept))
    })
}

/// The latest game, finished or not.
pub(super) fn latest() -> Option<KeptPractice> {
    games().into_iter().rev().find_map(|file| open(&file).ok())
}

/// Reads a game from its file.
pub(in crate::scenes) fn open(file: &Path) -> io::Result<KeptPractice> {
    let text = whole::text(file, MOST_BYTES)?;
    KeptPractice::read(&text).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

pub(super) struct GameOnDisk(pub(super) PathBuf);

impl GameFile for GameOnDisk {
    /// A failure half way leaves the file unchanged.
    fn keep(&mut self, kept: &KeptPractice, texts: &Texts) -> Result<(), String> {
        let GameOnDisk(file) = self;
        let write = || {
            if let Some(folder) = file.parent() {
                folders::make_private(folder)?;
            }
            whole::replace_private(&*file, kept.text())
        };
        write().map_err(|error| refused(&error, texts))
    }

    fn path(&self) -> &Path {
        &self.0
    }

    fn must_be_named(&self) -> Option<PathBuf> {
        let this = whole_path(&self.0);
        let found = latest_unfinished().is_some_and(|(file, _)| whole_path(&file) == this);
        (!found).then_some(this)
    }

    fn name(&self) -> String {
        self.0.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn send(&self, kept: &KeptPractice, texts: &Texts) -> Result<(String, String), String> {
        sending::write(&kept.to_send(), &kept.date, texts)
    }
}

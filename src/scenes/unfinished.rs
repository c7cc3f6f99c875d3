//! What somebody has begun and not ended: games at the board and against Hector, games that are listened
//! to, drills that are due. Never goes on with any of it.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::home::practice::kept::KeptPractice;
use crate::home::review::places::FilePlace;
use crate::record::recording::Recording;
use crate::seat::sheets::unfinished_game;
use crate::words::Texts;

use super::{drill, play, practice, record_file, review};

/// Of each kind, more are not looked at.
const MOST: usize = 20;

/// Something unfinished.
pub(super) enum Unfinished {
    /// A game against Hector, in its file.
    Practice(PathBuf, Box<KeptPractice>),
    /// A game at the board, in its record.
    AtBoard(PathBuf, Box<Recording>),
    /// The games of a file, left at a place.
    Listening(PathBuf, FilePlace),
    /// So many tasks of the drills are due.
    Drills(usize),
}

/// All that is unfinished, what was done last first.
pub(super) fn all(texts: &Texts) -> Vec<Unfinished> {
    let mut found: Vec<(SystemTime, Unfinished)> = Vec::new();
    found.extend(
        practice::unfinished()
            .take(MOST)
            .map(|(file, kept)| (changed(&file), Unfinished::Practice(file, Box::new(kept)))),
    );
    found.extend(
        record_file::unfinished(texts).take(MOST).map(|(file, recording)| {
            (changed(&file), Unfinished::AtBoard(file, Box::new(recording)))
        }),
    );
    found.extend(
        review::left_at()
            .map(|(file, kept, place)| (changed(&kept), Unfinished::Listening(file, place))),
    );
    found.sort_by_key(|(changed, _)| Reverse(*changed));
    let mut all: Vec<Unfinished> = found.into_iter().map(|(_, unfinished)| unfinished).collect();
    // What is due can wait for what was left in the middle.
    all.extend(drill::due().map(Unfinished::Drills));
    all
}

/// When a file was changed last.
fn changed(file: &Path) -> SystemTime {
    let read = file.metadata().and_then(|metadata| metadata.modified());
    read.unwrap_or(SystemTime::UNIX_EPOCH)
}

impl Unfinished {
    /// What it is, in a few words.
    pub(super) fn told(&self, texts: &Texts) -> String {
        match self {
            Unfinished::Practice(_, kept) => kept.described(texts),
            Unfinished::AtBoard(file, recording) => {
                unfinished_game(recording, play::side_at_other_place(file), texts)
            }
            Unfinished::Listening(file, place) => {
                place.described(&review::called(file, texts), texts)
            }
            Unfinished::Drills(count) => texts.unfinished_drills(*count),
        }
    }
}

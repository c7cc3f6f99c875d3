//! What the user has begun and not ended: games over the board and against Hector, games that were listened to, and
//! drills that are due.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::home::practice::kept::KeptPractice;
use crate::home::review::places::FilePlace;
use crate::record::recording::Recording;
use crate::seat::sheets::unfinished_game;
use crate::words::Texts;

use super::{drill, play, practice, record_file, review};

/// The most of each kind.
const MOST: usize = 20;

pub(super) enum Unfinished {
    /// A game against Hector, with its file.
    Practice(PathBuf, Box<KeptPractice>),
    /// A game over the board, with its record.
    AtBoard(PathBuf, Box<Recording>),
    /// The games of a file, with the place where the listener stopped.
    Listening(PathBuf, FilePlace),
    /// How many tasks of the drills are due.
    Drills(usize),
}

/// Everything unfinished, the latest first.
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
    // Games that were left in the middle come before the drills.
    all.extend(drill::due().map(Unfinished::Drills));
    all
}

/// When a file was last changed.
fn changed(file: &Path) -> SystemTime {
    let read = file.metadata().and_then(|metadata| metadata.modified());
    read.unwrap_or(SystemTime::UNIX_EPOCH)
}

impl Unfinished {
    /// In a few words.
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

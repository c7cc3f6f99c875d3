//! Where a listener was in a game file, and the bookmarks there, as lines of text.

use std::fmt::Write as _;

use super::course::Spot;
use crate::chess::notation::harmless;
use crate::words::Texts;

/// A place in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilePlace {
    /// The number of the game, counted from 0.
    pub(super) game: u64,
    /// After the move with this number.
    pub(super) number: u32,
    pub(super) spot: Spot,
    /// The players; they show if the file has changed.
    pub(super) players: String,
    /// The listener's word for it.
    pub(super) word: String,
}

impl FilePlace {
    /// Whether a move of the game was heard.
    pub fn has_begun(&self) -> bool {
        self.number > 0
    }

    /// The file name, the game and the place in it, in a few words.
    pub fn described(&self, file: &str, texts: &Texts) -> String {
        let number = usize::try_from(self.number).unwrap_or(usize::MAX);
        texts.unfinished_review(file, self.game.saturating_add(1), number)
    }
}

/// Every place stored for a file.
#[derive(Debug, Clone, Default)]
pub struct Places {
    pub stopped: Option<FilePlace>,
    pub(super) bookmarks: Vec<FilePlace>,
}

/// Whether some lines could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnreadablePlaces {
    Some,
    None,
}

/// Nobody could find more bookmarks again.
pub(super) const MOST_BOOKMARKS: usize = 999;

impl Places {
    /// Reads as many places of a text as possible.
    pub fn read(text: &str) -> (Places, UnreadablePlaces) {
        let mut places = Places::default();
        let mut unreadable = UnreadablePlaces::None;
        for line in text.lines().filter(|line| !line.is_empty()) {
            if places.take(line).is_none() {
                unreadable = UnreadablePlaces::Some;
            }
        }
        (places, unreadable)
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let mut fields = line.splitn(6, '\t');
        let kind = fields.next()?;
        let place = FilePlace {
            game: fields.next()?.parse().ok()?,
            number: fields.next()?.parse().ok()?,
            spot: fields.next()?.parse().ok()?,
            players: fields.next()?.to_owned(),
            word: fields.next().unwrap_or_default().to_owned(),
        };
        match kind {
            STOPPED => self.stopped = Some(place),
            BOOKMARK if self.bookmarks.len() < MOST_BOOKMARKS => self.bookmarks.push(place),
            _ => return None,
        }
        Some(())
    }

    /// The text that [`Places::read`] reads.
    pub(super) fn text(&self) -> String {
        let stopped = self.stopped.iter().map(|place| (STOPPED, place));
        let bookmarks = self.bookmarks.iter().map(|place| (BOOKMARK, place));
        let mut text = String::new();
        for (kind, place) in stopped.chain(bookmarks) {
            let FilePlace { game, number, spot, players, word } = place;
            let _ = writeln!(
                text,
                "{kind}\t{game}\t{number}\t{spot}\t{}\t{}",
                plain(players),
                plain(word)
            );
        }
        text
    }
}

const STOPPED: &str = "stopped";
const BOOKMARK: &str = "bookmark";

/// Without characters that would break the line or the field.
fn plain(text: &str) -> String {
    harmless(text).into_owned()
}

//! The finished pages, each under its path and for its readers.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::count_down::CountDown;

/// The placeholder in a page for the reader's form key. Its control characters do not occur in other texts.
pub const FORM_KEY: &str = "\u{1}form key\u{1}";

/// The media type of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageKind {
    /// A page to read.
    Html,
    /// A style sheet.
    Style,
    /// A script that refreshes a page.
    Script,
    /// A game to download.
    GameFile,
}

/// Who may read a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    Everybody,
    /// Only signed-in readers.
    SignedIn,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShelfPage {
    pub kind: PageKind,
    pub readers: Readers,
    pub text: String,
}

/// Sentences that are kept for followers who were away.
const MOST_TOLD: usize = 50;

/// The last announcements for signed-in readers, each with its number. The connection of a browser ends now and then,
/// and a page is replaced by another. A follower who comes back gives the number of the last sentence received, and
/// gets those after it.
pub(super) struct ToldLately {
    /// The number of the last sentence. They are counted on from the initial number.
    latest: u64,
    sentences: VecDeque<String>,
}

impl ToldLately {
    /// Empty. The first sentence gets the number after this one.
    pub(super) fn after(number: u64) -> ToldLately {
        ToldLately { latest: number, sentences: VecDeque::new() }
    }

    pub(super) fn tell(&mut self, sentence: String) {
        if self.sentences.len() >= MOST_TOLD {
            self.sentences.pop_front();
        }
        self.sentences.push_back(sentence);
        self.latest += 1;
    }

    /// The number up to which a follower has received everything. A new follower gets no old sentences, and neither
    /// does one who names a number that was not reached yet.
    pub(super) fn heard_by(&self, heard: Option<u64>) -> u64 {
        heard.map_or(self.latest, |heard| heard.min(self.latest))
    }

    /// The oldest kept sentence after this number, with its own number.
    pub(super) fn next(&self, heard: u64) -> Option<(u64, &str)> {
        let left = usize::try_from(self.latest.saturating_sub(heard)).unwrap_or(usize::MAX);
        let skipped = self.sentences.len().saturating_sub(left);
        let sentence = self.sentences.get(skipped).filter(|_| left > 0)?;
        let after = u64::try_from(self.sentences.len() - skipped).ok()?;
        Some((self.latest.saturating_sub(after) + 1, sentence))
    }
}

/// All pages, and the last announcements.
pub(super) struct PageShelf {
    pages: BTreeMap<String, Arc<ShelfPage>>,
    /// How many times all pages for signed-in readers were brought up to date.
    pub(super) changes: u64,
    /// Announcements for those readers.
    pub(super) told: ToldLately,
    /// The countdowns on those pages.
    pub(super) counts: Vec<CountDown>,
}

impl PageShelf {
    /// Empty. The sentences are counted on from this number, which is higher in each run: a follower from an earlier
    /// run has received none of this one.
    pub(super) fn counting_from(number: u64) -> PageShelf {
        PageShelf {
            pages: BTreeMap::new(),
            changes: 0,
            told: ToldLately::after(number),
            counts: Vec::new(),
        }
    }

    pub(super) fn put(&mut self, path: String, page: ShelfPage) {
        self.pages.insert(path, Arc::new(page));
    }

    /// How long all countdowns show the same values. `None` if none of them changes.
    pub(super) fn counts_show_for(&self, now: Instant) -> Option<Duration> {
        self.counts.iter().filter_map(|count| count.shows_for(now)).min()
    }

    /// The page at this path: directly, or in the language that the reader prefers.
    pub(super) fn page(&self, path: &str, wanted: &[String]) -> Option<Arc<ShelfPage>> {
        let by_language =
            |language: &String| self.pages.get(&format!("/{language}{path}")).cloned();
        self.pages.get(path).cloned().or_else(|| wanted.iter().find_map(by_language))
    }
}

impl PageKind {
    pub(super) fn media_type(self) -> &'static str {
        match self {
            PageKind::Html => "text/html; charset=utf-8",
            PageKind::Style => "text/css; charset=utf-8",
            PageKind::Script => "text/javascript; charset=utf-8",
            PageKind::GameFile => "application/vnd.chess-pgn; charset=utf-8",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_after(told: &ToldLately, heard: u64) -> Vec<(u64, String)> {
        let mut heard = told.heard_by(Some(heard));
        std::iter::from_fn(|| {
            let (number, sentence) = told.next(heard)?;
            heard = number;
            Some((number, sentence.to_owned()))
        })
        .collect()
    }

    #[test]
    fn whoever_comes_back_hears_what_was_told_meanwhile_each_once_and_in_order() {
        let mut told = ToldLately::after(7);
        assert_eq!((told.heard_by(None), told.next(7)), (7, None));
        for sentence in ["a flag", "a claim", "a call"] {
            told.tell(sentence.to_owned());
        }
        let sentence = |number, text: &str| (number, text.to_owned());
        assert_eq!(all_after(&told, 8), [sentence(9, "a claim"), sentence(10, "a call")]);
        assert_eq!(all_after(&told, 10), []);
        assert_eq!(all_after(&told, 99), [], "that number is not reached yet");
        assert_eq!(all_after(&told, 3).len(), 3, "of an earlier run: all of this one");
        assert_eq!(told.heard_by(None), 10, "somebody new hears what comes");
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let mut told = ToldLately::after(0);
        (1..=500).for_each(|number| told.tell(number.to_string()));
        assert_eq!(told.sentences.len(), MOST_TOLD);
        let heard = all_after(&told, 0);
        assert_eq!(heard.len(), MOST_TOLD);
        assert_eq!(heard.first(), Some(&(451, "451".to_owned())));
        assert_eq!(heard.last(), Some(&(500, "500".to_owned())));
    }
}

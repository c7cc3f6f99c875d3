//! Where finished pages stand, each under its path and for its readers. Never makes a page.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::count_down::CountDown;

/// What stands in a page where each form has the key of the reader: a sign that no text of people keeps.
pub const FORM_KEY: &str = "\u{1}form key\u{1}";

/// What a page is to a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageKind {
    /// A page to read.
    Html,
    /// How pages look.
    Style,
    /// What refreshes a page.
    Script,
    /// A game to download.
    GameFile,
}

/// Who may read a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Whoever comes.
    Everybody,
    /// Who has signed in.
    SignedIn,
}

/// A finished page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShelfPage {
    /// What it is.
    pub kind: PageKind,
    /// For whom.
    pub readers: Readers,
    /// Its text.
    pub text: String,
}

/// All pages, and what was told last.
#[derive(Default)]
pub(super) struct PageShelf {
    pages: BTreeMap<String, Arc<ShelfPage>>,
    /// How often all pages for who has signed in were brought up to date.
    pub(super) changes: u64,
    /// What those hear unasked, with its number; only the latest waits.
    pub(super) told: (u64, String),
    /// What counts down on them.
    pub(super) counts: Vec<CountDown>,
}

impl PageShelf {
    pub(super) fn put(&mut self, path: String, page: ShelfPage) {
        self.pages.insert(path, Arc::new(page));
    }

    pub(super) fn tell(&mut self, told: String) {
        self.told = (self.told.0 + 1, told);
    }

    /// How long all that counts down shows what it shows now; nothing where it does not change.
    pub(super) fn counts_show_for(&self, now: Instant) -> Option<Duration> {
        self.counts.iter().filter_map(|count| count.shows_for(now)).min()
    }

    /// The page of a path: by itself, or in the language that the reader wants most.
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

//! Bookmarks, and the place where a listener stopped: set, told, visited, removed.

use crate::present::conversation::{Dialogue as _, Out};

use super::listening::Reviewing;
use super::places::{FilePlace, MOST_BOOKMARKS};

impl Reviewing {
    /// The present place, with a word for it.
    fn place(&self, word: &str) -> Option<FilePlace> {
        let course = self.course.as_ref()?;
        let number = if course.made() == 0 { 0 } else { course.number(course.made()).0 };
        let spot = course.spot().clone();
        let (game, players, word) = (self.number, self.players_here(), word.to_owned());
        Some(FilePlace { game, number, spot, players, word })
    }

    fn players_here(&self) -> String {
        self.entry
            .as_ref()
            .map(|entry| format!("{} - {}", entry.white, entry.black))
            .unwrap_or_default()
    }

    pub(super) fn set_bookmark(&mut self, word: &str) -> Vec<Out> {
        let Some(place) = self.place(word) else { return self.refuse(&self.trouble) };
        if self.places.bookmarks.len() >= MOST_BOOKMARKS {
            return self.refuse(self.tongue.texts.too_many_bookmarks(MOST_BOOKMARKS));
        }
        self.places.bookmarks.push(place);
        let number = self.places.bookmarks.len();
        let mut out = vec![self.answer(self.tongue.texts.bookmark_set(number))];
        out.extend(self.keep());
        out
    }

    /// One sentence for each bookmark.
    pub(super) fn tell_bookmarks(&self) -> Vec<Out> {
        if self.places.bookmarks.is_empty() {
            return vec![self.answer(self.tongue.texts.no_bookmarks())];
        }
        let told = (1..).zip(&self.places.bookmarks).map(|(number, place)| {
            let word =
                if place.word.is_empty() { String::new() } else { format!("{},", place.word) };
            let game = place.game + 1;
            let told = self.tongue.texts.bookmark_is(number, &word, game, place.number);
            self.answer(told.replace("  ", " "))
        });
        told.collect()
    }

    /// Goes to a bookmark, by number or word.
    pub(super) fn go_to_bookmark(&mut self, text: &str) -> Vec<Out> {
        match self.bookmark_named(text).and_then(|at| self.places.bookmarks.get(at).cloned()) {
            Some(place) => self.go_to_place(&place),
            None => self.refuse(self.tongue.texts.which_bookmark(text)),
        }
    }

    pub(super) fn remove_bookmark(&mut self, text: &str) -> Vec<Out> {
        let Some(at) = self.bookmark_named(text) else {
            return self.refuse(self.tongue.texts.which_bookmark(text));
        };
        self.places.bookmarks.remove(at);
        let mut out = vec![self.answer(self.tongue.texts.bookmark_removed(at + 1))];
        out.extend(self.keep());
        out
    }

    fn bookmark_named(&self, text: &str) -> Option<usize> {
        let bookmarks = &self.places.bookmarks;
        let by_number = self.tongue.number(text).and_then(|number| number.checked_sub(1));
        let by_number = by_number.filter(|at| *at < bookmarks.len());
        let by_word = || {
            let has_word = |place: &FilePlace| !text.is_empty() && place.word == text;
            bookmarks.iter().position(has_word)
        };
        by_number.or_else(by_word)
    }

    /// Opens the game of a place and goes there.
    pub(super) fn go_to_place(&mut self, place: &FilePlace) -> Vec<Out> {
        let mut out = self.open_headed(place.game);
        if self.players_here() != place.players {
            out.extend(self.refuse(self.tongue.texts.bookmark_elsewhere()));
            return out;
        }
        if let Some(course) = &mut self.course {
            course.go_to_spot(&place.spot);
            out.extend(self.tell_latest());
        }
        out
    }

    /// Stores where the listener stops.
    pub fn keep_place(&mut self) -> Vec<Out> {
        if let Some(place) = self.place("") {
            self.places.stopped = Some(place);
            return self.keep();
        }
        Vec::new()
    }

    fn keep(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match self.library.keep_places(&self.places.text(), texts) {
            Ok(()) => Vec::new(),
            Err(reason) => self.refuse(texts.places_not_kept(&reason)),
        }
    }
}

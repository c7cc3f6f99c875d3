//! The forms of every word in announcements and in readings of a board, by sound and by spelling.

use super::super::language::{Language, Wording};
use super::super::vocabulary::Term;
use super::{Missing, spoken};
use crate::chess::Role;

/// The forms of one meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Forms {
    /// The forms that sound different. The first is the one that Hector says.
    pub(super) sounds: Vec<String>,
    /// Other spellings of the same sounds.
    spellings: Vec<String>,
    /// Forms that the model lacks.
    lacking: Vec<String>,
}

impl Forms {
    fn of(term: &Term) -> Forms {
        let heard = term.heard.iter().copied();
        Forms {
            sounds: sounds(term),
            spellings: term.spelled.iter().copied().chain(heard).map(spoken).collect(),
            lacking: Vec::new(),
        }
    }

    /// Splits the forms into known and lacking ones.
    pub(super) fn only(&self, knows: impl Fn(&str) -> bool) -> Forms {
        let (sounds, lacking) = self.sounds.iter().cloned().partition(|form| knows(form));
        let is_new = |form: &&String| !self.sounds.contains(form);
        let spellings =
            self.spellings.iter().filter(is_new).filter(|form| knows(form)).cloned().collect();
        Forms { sounds, spellings, lacking }
    }

    /// A phrase with its lacking forms respelled.
    pub(super) fn spelled_in(&self, phrase: &str) -> String {
        let Some(spelling) = self.spellings.first() else { return phrase.to_owned() };
        self.lacking.iter().fold(phrase.to_owned(), |phrase, lacking| {
            format!(" {phrase} ")
                .replace(&format!(" {lacking} "), &format!(" {spelling} "))
                .trim()
                .to_owned()
        })
    }

    /// The word that is missing, and its replacements.
    pub(super) fn missing(self) -> Option<Missing> {
        let phrase = self.lacking.into_iter().next()?;
        Some(Missing { phrase, instead: self.sounds.into_iter().chain(self.spellings).collect() })
    }
}

/// The forms of a term that sound different.
pub(super) fn sounds(term: &Term) -> Vec<String> {
    std::iter::once(&term.said).chain(term.heard).map(|form| spoken(form)).collect()
}

/// The forms of announcements in this wording, and of readings of a board in this language.
pub(super) fn forms(wording: Wording, language: Language) -> Vec<Forms> {
    let words = wording.words.vocabulary();
    let users = language.vocabulary();
    Role::ALL
        .iter()
        .map(|role| words.pieces.of(*role))
        .chain(wording.files.terms())
        .chain(&wording.ranks.vocabulary().ranks)
        .chain([&words.castling.short, &words.castling.long, &words.capture, &words.en_passant])
        .chain([&words.check, &words.mate, &words.white, &words.black, &words.empty, &words.rank])
        .chain([&users.yes, &users.no])
        .map(Forms::of)
        .collect()
}

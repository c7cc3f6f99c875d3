//! The words of questions in one language, and their senses, also with another ending or with a slip.

use std::collections::HashMap;

use super::asked_line::{AskedLine, put};
use super::sense::WordSense;
use crate::chess::{File, Square};
use crate::commands::{Command, fitting};
use crate::lang::QuestionWords;
use crate::lexicon::{Meaning, words_of_moves};
use crate::spelling::{HeardAsOne, distance, typed_forms};

/// Shorter words are not checked for slips.
const SHORTEST_SLIP: usize = 5;
/// From this length on a word may have two slips.
const LONG_WORD: usize = 8;
/// The shortest stem by which a word is recognised.
const SHORTEST_STEM: usize = 4;

/// The words of a language, as they are typed.
pub(super) struct AskingWords {
    senses: HashMap<String, WordSense>,
    longest: usize,
    /// Stems of words, with their sense if it is unique.
    stems: HashMap<String, Option<WordSense>>,
    beginnings: &'static [&'static str],
    endings: &'static [&'static str],
}

impl AskingWords {
    pub(super) fn of(
        QuestionWords { words, phrases, beginnings, endings }: &QuestionWords,
    ) -> AskingWords {
        let single = words.iter().flat_map(|(sense, all)| all.split(' ').map(|one| (*sense, one)));
        let mut senses = HashMap::new();
        for (sense, word) in single.chain(phrases.iter().copied()) {
            for typed in typed_forms(word) {
                senses.insert(typed, sense);
            }
        }
        let longest = senses.keys().map(|word| word.split(' ').count()).max().unwrap_or_default();
        let mut stems: HashMap<String, Option<WordSense>> = HashMap::new();
        for (word, sense) in &senses {
            for stem in stems_of(word, endings) {
                let known = stems.entry(stem.to_owned()).or_insert(Some(*sense));
                *known = known.filter(|known| known == sense);
            }
        }
        AskingWords { senses, longest, stems, beginnings, endings }
    }

    /// The meaning of all words together. `None` if they name two things of one kind.
    pub(super) fn read(&self, words: &[HeardAsOne]) -> Option<AskedLine> {
        let mut asked_line = AskedLine::default();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let is_article = |length: usize| {
                let last = words.get(at + length - 1).map(|word| self.senses.get(&word.folded));
                length > 1 && last == Some(Some(&WordSense::Filler))
            };
            let square = square_at(&words[at..]).filter(|(_, length)| !is_article(*length));
            if let Some((square, length)) = square {
                asked_line.names(|subject| {
                    put(&mut subject.file, square.file())?;
                    put(&mut subject.rank, square.rank())
                })?;
                at += length;
                continue;
            }
            let known = self.known(&words[at..]);
            let is_letter = word.folded.len() == 1;
            if (known.is_none() || is_letter) && self.line_at(words, at, &mut asked_line)? {
                at += 1;
                continue;
            }
            let slip = || self.inflected(&word.folded).or_else(|| self.nearest(&word.folded));
            match known.or_else(|| slip().filter(|_| words.len() > 1).map(|sense| (sense, 1))) {
                Some((sense, length)) => {
                    asked_line.takes(sense, || self.is_counted(words, at))?;
                    at += length;
                }
                None => {
                    asked_line.passes();
                    at += 1;
                }
            }
        }
        asked_line.settles();
        Some(asked_line)
    }

    /// The longest known phrase at the start of the words.
    fn known(&self, words: &[HeardAsOne]) -> Option<(WordSense, usize)> {
        (1..=self.longest.min(words.len())).rev().find_map(|length| {
            let folded: Vec<&str> =
                words[..length].iter().map(|word| word.folded.as_str()).collect();
            self.senses.get(&folded.join(" ")).map(|sense| (*sense, length))
        })
    }

    /// Takes a letter or a number next to the word for a file or a rank.
    fn line_at(&self, words: &[HeardAsOne], at: usize, asked_line: &mut AskedLine) -> Option<bool> {
        let word = &words[at].folded;
        let beside = |sense: WordSense| self.is_beside(words, at, sense);
        let file = file_named(word).filter(|_| beside(WordSense::FileWord));
        let rank = match words_of_moves().meaning(word) {
            Some(Meaning::Rank(rank)) if beside(WordSense::RankWord) => Some(rank),
            _ => None,
        };
        match (file, rank) {
            (Some(file), _) => asked_line.names(|subject| put(&mut subject.file, file))?,
            (_, Some(rank)) => asked_line.names(|subject| put(&mut subject.rank, rank))?,
            _ => return Some(false),
        }
        Some(true)
    }

    fn is_beside(&self, words: &[HeardAsOne], at: usize, sense: WordSense) -> bool {
        let says = |place: Option<usize>| {
            let word = place.and_then(|place| words.get(place));
            word.is_some_and(|word| self.senses.get(&word.folded) == Some(&sense))
        };
        says(at.checked_sub(1)) || says(Some(at + 1))
    }

    /// Whether "fourth" is the number of a rank.
    fn is_counted(&self, words: &[HeardAsOne], at: usize) -> bool {
        self.is_beside(words, at, WordSense::RankWord)
    }

    /// The sense of a word with another ending or beginning. `None` if its stem has two senses.
    fn inflected(&self, typed: &str) -> Option<WordSense> {
        let ended = |word: &str| {
            let mut stems = stems_of(word, self.endings);
            stems.find_map(|stem| self.stems.get(stem).copied().flatten())
        };
        let begun = || {
            let words = self.beginnings.iter().filter_map(|begun| typed.strip_prefix(begun));
            let mut long = words.filter(|word| word.len() > SHORTEST_STEM);
            long.find_map(|word| self.senses.get(word).copied().or_else(|| ended(word)))
        };
        ended(typed).or_else(begun)
    }

    /// The sense of the word that a slip may have meant. `None` if two are equally near.
    fn nearest(&self, typed: &str) -> Option<WordSense> {
        let letters = typed.chars().count();
        let most = match letters {
            ..SHORTEST_SLIP => return None,
            SHORTEST_SLIP..LONG_WORD => 1,
            _ => 2,
        };
        let near = self.senses.iter().filter(|(word, _)| {
            word.chars().next() == typed.chars().next()
                && word.chars().count() >= SHORTEST_SLIP
                && word.chars().count().abs_diff(letters) <= most
        });
        let mut near: Vec<(usize, WordSense)> = near
            .map(|(word, sense)| (distance(typed, word), *sense))
            .filter(|(slips, _)| *slips <= most)
            .collect();
        let least = near.iter().map(|(slips, _)| *slips).min()?;
        near.retain(|(slips, _)| *slips == least);
        let (_, first) = *near.first()?;
        near.iter().all(|(_, sense)| *sense == first).then_some(first)
    }

    /// The longest command in the table's words, between words without meaning.
    fn without_ends(
        words: &[HeardAsOne],
        says: impl Fn(&HeardAsOne) -> bool,
    ) -> Option<(Command, String)> {
        let first = words.iter().position(&says)?;
        let last = words.iter().rposition(&says)?;
        let spans = (0..=first).flat_map(|from| (last..words.len()).map(move |to| (from, to)));
        let mut spans: Vec<(usize, usize)> =
            spans.filter(|(from, to)| to - from + 1 < words.len()).collect();
        spans.sort_by_key(|(from, to)| std::cmp::Reverse(to - from));
        spans.into_iter().find_map(|(from, to)| {
            let line: Vec<&str> =
                words[from..=to].iter().map(|word| word.folded.as_str()).collect();
            let line = line.join(" ");
            fitting(&line).filter(|(_, rest)| rest.is_empty())
        })
    }

    /// A command in the table's words, with words around it that mean nothing.
    pub(super) fn bare(&self, words: &[HeardAsOne]) -> Option<(Command, String)> {
        let without = |nothing: &[WordSense]| {
            let says = |word: &&HeardAsOne| {
                self.senses.get(&word.folded).is_none_or(|sense| !nothing.contains(sense))
            };
            let left: Vec<&str> =
                words.iter().filter(says).map(|word| word.folded.as_str()).collect();
            let is_less = left.len() < words.len() && left.iter().any(|word| word.len() > 2);
            is_less.then(|| left.join(" "))
        };
        let polite = Self::without_ends(words, |word| {
            self.senses.get(&word.folded).is_none_or(|sense| !POLITE.contains(sense))
        })
        .or_else(|| without(POLITE).and_then(|left| fitting(&left)));
        let polite = polite.filter(|(command, _)| *command != Command::Correct);
        polite.or_else(|| {
            let asked = without(ASKED).and_then(|left| fitting(&left));
            asked.filter(|(command, _)| !command.is_deed())
        })
    }
}

/// The stems of a word, without each possible ending, the longest first.
fn stems_of<'a>(
    word: &'a str,
    endings: &'static [&'static str],
) -> impl Iterator<Item = &'a str> + use<'a> {
    let stems = endings.iter().filter_map(|ending| word.strip_suffix(ending));
    stems.filter(|stem| stem.len() >= SHORTEST_STEM && !stem.contains(' '))
}

/// Words around a command.
const POLITE: &[WordSense] = &[
    WordSense::Filler,
    WordSense::You,
    WordSense::Me,
    WordSense::Say,
    WordSense::Show,
    WordSense::Want,
];
/// More words around a question.
const ASKED: &[WordSense] = &[
    WordSense::Filler,
    WordSense::You,
    WordSense::Me,
    WordSense::My,
    WordSense::Say,
    WordSense::Show,
    WordSense::Want,
    WordSense::What,
    WordSense::Which,
    WordSense::Can,
];

/// The square at the start of the words, and its length.
fn square_at(words: &[HeardAsOne]) -> Option<(Square, usize)> {
    let first = words.first()?;
    if let Ok(square) = first.folded.parse() {
        return Some((square, 1));
    }
    let file = file_named(&first.folded)?;
    match words_of_moves().meaning(&words.get(1)?.folded) {
        Some(Meaning::Rank(rank)) => Some((Square::from_coords(file, rank), 2)),
        _ => None,
    }
}

/// A file by its letter or its name.
fn file_named(folded: &str) -> Option<File> {
    let mut letters = folded.chars();
    match (letters.next(), letters.next(), words_of_moves().meaning(folded)) {
        (Some(letter), None, _) => File::from_char(letter),
        (_, _, Some(Meaning::File(file))) => Some(file),
        _ => None,
    }
}

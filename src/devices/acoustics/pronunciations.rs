//! How the words of a model are pronounced, and which phone is silence: from the text files of its `graph` folder.

use std::collections::HashMap;

/// A sequence of phones, by their numbers.
pub type Pronunciation = Vec<usize>;

#[derive(Debug, Clone)]
pub struct Pronunciations {
    words: HashMap<String, Vec<Pronunciation>>,
    silence: usize,
}

/// Why the pronunciations cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no pronunciations: {self:?}")]
pub enum Unpronounced {
    /// A line of the list of phones is invalid.
    Phone {
        /// The invalid line.
        line: String,
    },
    /// A line of the list of words is invalid.
    Word {
        /// The invalid line.
        line: String,
    },
    /// No phone has the number of silence.
    Silence {
        /// The number in the settings.
        number: usize,
    },
    /// The list of words lacks a word that is needed.
    Unknown {
        /// The missing word.
        word: String,
    },
}

impl Pronunciations {
    /// Reads `phones.txt` and `lexicon.txt`. `silence` is the number of the phone for silence.
    ///
    /// # Errors
    /// If a line cannot be read.
    pub fn read(
        phones: &str,
        lexicon: &str,
        silence: usize,
    ) -> Result<Pronunciations, Unpronounced> {
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        for line in phones.lines().filter(|line| !line.trim().is_empty()) {
            let phone = || {
                let (name, number) = line.trim().split_once([' ', '\t'])?;
                Some((name, number.trim().parse().ok()?))
            };
            let (name, number) =
                phone().ok_or_else(|| Unpronounced::Phone { line: line.to_owned() })?;
            numbers.insert(name, number);
        }
        if !numbers.values().any(|number| *number == silence) {
            return Err(Unpronounced::Silence { number: silence });
        }
        let mut words: HashMap<String, Vec<Pronunciation>> = HashMap::new();
        for line in lexicon.lines().filter(|line| !line.trim().is_empty()) {
            let (word, pronunciation) = pronounced(line, &numbers)
                .ok_or_else(|| Unpronounced::Word { line: line.to_owned() })?;
            words.entry(word.to_owned()).or_default().push(pronunciation);
        }
        Ok(Pronunciations { words, silence })
    }

    /// The pronunciations of each word of a text.
    ///
    /// # Errors
    /// If the model lacks a word.
    pub fn of(&self, text: &str) -> Result<Vec<&[Pronunciation]>, Unpronounced> {
        text.split_whitespace()
            .map(|word| match self.words.get(word) {
                Some(pronunciations) => Ok(pronunciations.as_slice()),
                None => Err(Unpronounced::Unknown { word: word.to_owned() }),
            })
            .collect()
    }

    /// The phones of all words, and silence.
    pub(super) fn phones(&self) -> impl Iterator<Item = usize> {
        let of_words = self.words.values().flatten().flatten().copied();
        of_words.chain([self.silence])
    }
}

/// `word TAB phone phone phone`
fn pronounced<'a>(
    line: &'a str,
    numbers: &HashMap<&str, usize>,
) -> Option<(&'a str, Pronunciation)> {
    let mut parts = line.split_whitespace();
    let word = parts.next()?;
    let phones: Option<Pronunciation> = parts.map(|name| numbers.get(name).copied()).collect();
    phones.filter(|phones| !phones.is_empty()).map(|phones| (word, phones))
}

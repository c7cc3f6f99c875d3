//! When two spellings are the same word: case, accents, hyphens and punctuation are ignored.

use crate::laws::{Swapped, steps_apart};

/// A piece of text that is heard as one: a word, a number, or a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct HeardAsOne<'a> {
    /// The part of the text it comes from, between spaces and punctuation.
    pub(super) written: &'a str,
    /// Lower case, without accents.
    pub(super) folded: String,
}

/// The words of a text. Everything except letters and digits separates words, and so does the border between letters
/// and digits: "eva4" is two words. "e4" is one, and "g1f3" and "e4xd5" are split into squares, because a single letter
/// is not a file.
pub(super) fn words_of(text: &str) -> impl Iterator<Item = HeardAsOne<'_>> {
    text.split(|letter: char| !letter.is_alphanumeric() && !is_accent(letter))
        .flat_map(|written| {
            parts(written).into_iter().map(move |part| HeardAsOne { written, folded: fold(part) })
        })
        .filter(|word| !word.folded.is_empty())
}

/// A text with its first letter in upper case, as at the start of a sentence.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The rest of a line after "with", in any language: "claim a draw with e4" names e4.
pub fn after_with(text: &str) -> &str {
    match text.split_once(' ') {
        Some((first, rest)) if is_typed_as_any(first, &["with", "mit", "avec"]) => {
            rest.trim_start()
        }
        _ => text,
    }
}

/// A phrase of a table, folded, with single spaces between its words.
pub(super) fn phrase(text: &str) -> String {
    let words: Vec<String> = words_of(text).map(|word| word.folded).collect();
    words.join(" ")
}

/// The ways to type a phrase of a table: with umlauts or their plain letters, and with ae, oe and ue. Both are the same
/// if it has no umlaut.
#[must_use]
pub fn typed_forms(known: &str) -> [String; 2] {
    let plain = phrase(known);
    let with_digraphs = if known.contains(|letter| digraph(letter).is_some()) {
        phrase(&in_digraphs(known))
    } else {
        plain.clone()
    };
    [plain, with_digraphs]
}

/// Whether a typed text is a known phrase. Case, accents, hyphens and the spelling of umlauts are ignored. Every typed
/// word is compared in this way.
#[must_use]
pub fn is_typed_as(typed: &str, known: &str) -> bool {
    // Most differ in their first letters; this check avoids folding both.
    first_letter(typed) == first_letter(known) && typed_forms(known).contains(&phrase(typed))
}

/// Whether a typed text is one of these phrases.
#[must_use]
pub fn is_typed_as_any(typed: &str, known: &[&str]) -> bool {
    known.iter().any(|known| is_typed_as(typed, known))
}

/// The first letter or digit of a folded text. It is the same with digraphs.
fn first_letter(text: &str) -> Option<char> {
    let mut letters = text.chars().filter(|letter| letter.is_alphanumeric() && !is_accent(*letter));
    letters.find_map(|letter| folded(letter).next())
}

/// The squares of a text and the x between them, or its runs of letters and of digits.
fn parts(written: &str) -> Vec<&str> {
    let cuts: &[usize] = match written.as_bytes() {
        [a, b] if is_square(*a, *b) => &[2],
        [a, b, c, d] if is_square(*a, *b) && is_square(*c, *d) => &[2, 2],
        [a, b, b'x' | b'X', c, d] if is_square(*a, *b) && is_square(*c, *d) => &[2, 1, 2],
        _ => &[],
    };
    let mut parts = Vec::new();
    let mut rest = written;
    let mut cuts = cuts.iter().copied();
    while !rest.is_empty() {
        let (part, beyond) = rest.split_at(cuts.next().unwrap_or_else(|| run_length(rest)));
        parts.push(part);
        rest = beyond;
    }
    parts
}

fn is_square(file: u8, rank: u8) -> bool {
    matches!((file, rank), (b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'))
}

/// The length of the run of digits or letters at the start.
fn run_length(text: &str) -> usize {
    let begins_with_digit = text.starts_with(|first: char| first.is_ascii_digit());
    text.find(|letter: char| letter.is_ascii_digit() != begins_with_digit).unwrap_or(text.len())
}

fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// Lower case, without accents.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        text.to_ascii_lowercase()
    } else {
        text.chars().flat_map(folded).collect()
    }
}

/// A letter in lower case, without accents. An accent alone yields nothing.
fn folded(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().filter(|letter| !is_accent(*letter)).flat_map(|letter| {
        let (first, second) = match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => ('a', None),
            'ă' | 'ą' => ('a', None),
            'ç' | 'ć' | 'č' => ('c', None),
            'đ' | 'ď' => ('d', None),
            'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => ('e', None),
            'ğ' => ('g', None),
            'ì' | 'í' | 'î' | 'ï' | 'ı' => ('i', None),
            'ł' => ('l', None),
            'ñ' | 'ń' | 'ň' => ('n', None),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ő' => ('o', None),
            'ř' => ('r', None),
            'ś' | 'ş' | 'š' | 'ș' => ('s', None),
            'ť' | 'ț' => ('t', None),
            'ù' | 'ú' | 'û' | 'ü' | 'ů' | 'ű' => ('u', None),
            'ý' | 'ÿ' => ('y', None),
            'ź' | 'ż' | 'ž' => ('z', None),
            'ß' => ('s', Some('s')),
            'æ' => ('a', Some('e')),
            'œ' => ('o', Some('e')),
            other => (other, None),
        };
        std::iter::once(first).chain(second)
    })
}

/// The same with umlauts as two letters: "mueller" for "Müller".
#[must_use]
pub fn fold_to_digraphs(text: &str) -> String {
    fold(&in_digraphs(text))
}

fn in_digraphs(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for letter in text.chars() {
        match digraph(letter) {
            Some(two) => written.extend(two),
            None => written.push(letter),
        }
    }
    written
}

fn digraph(letter: char) -> Option<[char; 2]> {
    match letter {
        'ä' | 'Ä' => Some(['a', 'e']),
        'ö' | 'Ö' | 'ø' | 'Ø' => Some(['o', 'e']),
        'ü' | 'Ü' => Some(['u', 'e']),
        _ => None,
    }
}

/// How many letters to change, add, leave out or swap to turn one word into the other.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let letters = |word: &str| word.chars().collect::<Vec<_>>();
    steps_apart(&letters(one), &letters(other), Swapped::OneStep)
}

/// How many words to change, add or leave out to turn one text into the other.
#[must_use]
pub fn words_apart(said: &str, heard: &str) -> usize {
    let words = |text| str::split_whitespace(text).collect::<Vec<_>>();
    steps_apart(&words(said), &words(heard), Swapped::TwoSteps)
}

/// The ways to type a text without keys for umlauts and accents.
pub fn typed_plainly(text: &str) -> [String; 3] {
    let bare: String = text.chars().map(fold_keeping_signs).collect();
    let with_digraphs: String = in_digraphs(text).chars().map(fold_keeping_signs).collect();
    [bare.clone(), with_digraphs, bare.to_uppercase()]
}

fn fold_keeping_signs(letter: char) -> String {
    if letter.is_alphabetic() { fold(&letter.to_string()) } else { letter.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_typed_with_umlauts_and_accents_or_without() {
        for (typed, known) in [
            ("überspringe", "überspringe"),
            ("ueberspringe", "überspringe"),
            ("Uberspringe", "überspringe"),
            ("ÜBERSPRINGE", "überspringe"),
            ("u\u{308}berspringe", "überspringe"),
            ("weiss", "weiß"),
            ("loesche", "lösche"),
            ("MEMOIRE", "mémoire"),
            ("lecons", "leçons"),
            ("a l aveugle", "à l'aveugle"),
            ("en tete", "en-tête"),
        ] {
            assert!(is_typed_as(typed, known), "{typed}, {known}");
        }
        for (typed, known) in [("", "über"), ("ubberspringe", "überspringe"), ("neu", "neue")] {
            assert!(!is_typed_as(typed, known), "{typed}, {known}");
        }
    }

    #[test]
    fn what_begins_with_another_letter_is_not_typed_so() {
        let texts = [
            "",
            "-",
            "\u{308}",
            "\u{345}a",
            "4",
            "e4",
            "eva4",
            "Eva 4",
            "ue",
            "ü",
            "U\u{308}",
            "œuf",
            "oeuf",
            "ß",
            "ss",
            "(sans pli)",
            "SANS PLI",
            "İ",
            "i",
            "\u{1f80}",
            "æ",
            "ae",
            "ä",
            "a",
        ];
        for typed in texts {
            for known in texts {
                let is_same = typed_forms(known).contains(&phrase(typed));
                assert_eq!(is_typed_as(typed, known), is_same, "{typed:?}, {known:?}");
            }
        }
    }

    #[test]
    fn words_that_differ_are_counted() {
        for (said, heard, apart) in [
            ("turm anna eins", "turm anna eins", 0),
            ("turm anna eins", "turm eins", 1),
            ("turm anna eins", "turm anna anna eins", 1),
            ("turm anna eins", "dame anna zwei", 2),
            ("turm", "", 1),
            ("kurze rochade", "lange", 2),
        ] {
            assert_eq!(words_apart(said, heard), apart, "{said}, {heard}");
        }
    }
}

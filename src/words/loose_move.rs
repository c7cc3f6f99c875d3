//! A move typed as a mixture of words, letters and signs: "a sechs", "F f 4", "dh4 matt", "ba1 dame", "bxa1=d".
//! Converts it to notation without looking at a board.

use super::lexicon::{Lexicon, Meaning};
use super::spelling::phrase;
use crate::chess::Role;
use crate::chess::notation::Letters;

/// The move in notation. `None` if it contains any other word. Pieces named in words become figurines, because every
/// set of letters can read those.
#[must_use]
pub(super) fn loose_move(text: &str, lexicon: &Lexicon) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().map(without_stops).collect();
    let mut signs = String::new();
    let mut rest = words.as_slice();
    while let Some(first) = rest.first() {
        let (meaning, length) = longest(rest, lexicon);
        match meaning {
            None => signs.push_str(first),
            Some(meaning) => put(meaning, &mut signs)?,
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    Some(with_promotion(&with_small_squares(&signs), lexicon))
}

/// Removes stops from the end of a word, where they mean nothing. A sign of notation may stand alone.
fn without_stops(word: &str) -> &str {
    word.trim_end_matches(['.', ',', ';', '?'])
}

/// The meaning of the words at the start, and how many they are. A single letter stays a letter.
fn longest(words: &[&str], lexicon: &Lexicon) -> (Option<Meaning>, usize) {
    let most = lexicon.longest_phrase().min(words.len());
    let found = (1..=most).rev().find_map(|length| {
        let known = phrase(&words.get(..length)?.join(" "));
        let meaning = lexicon.meaning(&known).filter(|_| known.chars().count() > 1)?;
        Some((Some(meaning), length))
    });
    found.unwrap_or((None, 1))
}

/// Appends a word to the signs so far.
fn put(meaning: Meaning, signs: &mut String) -> Option<()> {
    match meaning {
        Meaning::Piece(role) if signs.is_empty() => signs.push_str(drawn(role)),
        // The captured piece may be named.
        Meaning::Piece(_) if signs.ends_with(['x', 'X']) => {}
        Meaning::Piece(role) if ends_in_a_square(signs) => {
            signs.push('=');
            signs.push_str(Letters::Figurine.letter(role));
        }
        Meaning::Piece(role) if signs.ends_with(['=', '/']) => {
            signs.push_str(Letters::Figurine.letter(role));
        }
        Meaning::File(file) => signs.push(file.char()),
        Meaning::Rank(rank) => signs.push(rank.char()),
        Meaning::Capture => signs.push('x'),
        Meaning::Connective => {}
        // Words for check and mate are not checked.
        Meaning::EnPassant | Meaning::Check | Meaning::Mate if signs.len() > 1 => {}
        _ => return None,
    }
    Some(())
}

/// The figurine of a piece. A pawn has no letter (C.4).
fn drawn(role: Role) -> &'static str {
    if role == Role::Pawn { "" } else { Letters::Figurine.letter(role) }
}

/// Puts the letters of squares in lower case.
fn with_small_squares(signs: &str) -> String {
    let mut letters = signs.chars().peekable();
    let mut small = String::with_capacity(signs.len());
    while let Some(letter) = letters.next() {
        let is_file = matches!(letter, 'A'..='H')
            && letters.peek().is_some_and(|next| matches!(next, '1'..='8'));
        small.push(if is_file { letter.to_ascii_lowercase() } else { letter });
    }
    small
}

/// Reads what follows the last square as a promotion: a letter in upper case, a word as its piece. Words for check or
/// mate are dropped.
fn with_promotion(signs: &str, lexicon: &Lexicon) -> String {
    let behind = signs.char_indices().rev().find(|(_, letter)| letter.is_ascii_digit());
    let Some((at, _)) = behind else { return signs.to_owned() };
    let (squares, tail) = signs.split_at(at + 1);
    let named = tail.trim_start_matches(['=', '/', '(', '-']);
    let word = named.trim_end_matches([')', '+', '#', '!', '?']);
    let mut letters = word.chars();
    if !ends_in_a_square(squares) || !word.chars().all(char::is_alphabetic) {
        return signs.to_owned();
    }
    match (letters.next(), letters.next()) {
        (Some(letter), None) => format!("{squares}={}", letter.to_uppercase()),
        (Some(_), Some(_)) => match lexicon.meaning(&phrase(word)) {
            Some(Meaning::Piece(role)) => format!("{squares}={}", Letters::Figurine.letter(role)),
            Some(Meaning::Check | Meaning::Mate) => squares.to_owned(),
            _ => signs.to_owned(),
        },
        (None, _) => signs.to_owned(),
    }
}

fn ends_in_a_square(signs: &str) -> bool {
    let mut letters = signs.chars().rev();
    matches!((letters.next(), letters.next()), (Some('1'..='8'), Some('a'..='h' | 'A'..='H')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wording;

    #[test]
    fn words_letters_and_signs_are_mixed() {
        let lexicon = Lexicon::of_every_language(Wording::default());
        let signs = |text: &str| loose_move(text, &lexicon);
        for (typed, written) in [
            ("a sechs", "a6"),
            ("A 6", "a6"),
            ("F f 4", "Ff4"),
            ("dame h fünf", "♕h5"),
            ("dh4 matt", "dh4"),
            ("dh4, schach", "dh4"),
            ("Dh4 échec et mat", "Dh4"),
            ("ba1 dame", "ba1=♕"),
            ("ba1 wird dame", "ba1=♕"),
            ("ba1 = dame", "ba1=♕"),
            ("bxa1=d", "bxa1=D"),
            ("h7g8d", "h7g8=D"),
            ("hxg8=dame+", "hxg8=♕"),
            ("e schlägt d fünf", "exd5"),
            ("d schlägt turm h4", "dxh4"),
            ("bauer a sechs", "a6"),
            ("DH5", "Dh5"),
        ] {
            assert_eq!(signs(typed).as_deref(), Some(written), "{typed}");
        }
        for none in ["matt", "ja e4", "dame dame h4", "reihe 4", "rochade"] {
            assert_eq!(signs(none), None, "{none}");
        }
    }
}

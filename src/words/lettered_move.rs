//! A move that is typed with a single letter before its square: "c takes b6", "N takes f6", "s f3", "e prend d5 en
//! passant". Converts it to notation without looking at a board.

use super::language::Language;
use super::spelling::is_typed_as;
use super::vocabulary::Term;
use crate::chess::notation::Letters;
use crate::chess::{Role, Square};

/// The move in notation. `None` if the text is of another kind. A letter before a square makes a move only if it is a
/// piece's: a pawn has none (C.4).
#[must_use]
pub(super) fn lettered_move(text: &str) -> Option<String> {
    if let Some(capture) = capture_of_a_pawn(text) {
        return Some(capture);
    }
    let parted = parted(text);
    let words: Vec<&str> = parted.iter().map(String::as_str).collect();
    let [letter, rest @ ..] = words.as_slice() else { return None };
    if letter.chars().count() != 1 || !letter.chars().all(char::is_alphabetic) {
        return None;
    }
    let ends = |rest: &[&str]| {
        rest.is_empty() || is(&rest.join(" "), |language| &language.vocabulary().en_passant)
    };
    match rest {
        [takes_it, to, rest @ ..] if takes(takes_it) && ends(rest) => {
            Some(format!("{letter}x{to}"))
        }
        [from, takes_it, to] if is_piece(letter) && is_square(from) && takes(takes_it) => {
            Some(format!("{letter}{from}x{to}"))
        }
        [to] if is_piece(letter) && is_square(to) => Some(format!("{letter}{to}")),
        [from, to] if is_piece(letter) && is_square(from) && is_square(to) => {
            Some(format!("{letter}{from}{to}"))
        }
        _ => None,
    }
}

/// Whether a word is one of the forms of this term in any language.
fn is(word: &str, of: fn(Language) -> &'static Term) -> bool {
    let mut forms = Language::ALL.into_iter().flat_map(|language| forms(of(language)));
    forms.any(|form| is_typed_as(word, form))
}

fn takes(word: &str) -> bool {
    word == "x" || is(word, |language| &language.vocabulary().capture)
}

/// "b pawn takes c6", "b-Bauer schlägt c6", "pion b prend c6", in notation. The b is never a bishop, whatever stands on
/// the board.
#[must_use]
pub(super) fn capture_of_a_pawn(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_pawn = |word: &str| is(word, |language| language.vocabulary().pieces.of(Role::Pawn));
    let is_file = |word: &str| matches!(word.as_bytes(), [b'a'..=b'h' | b'A'..=b'H']);
    let (file, rest) = match words.as_slice() {
        [file, pawn, rest @ ..] | [pawn, file, rest @ ..] if is_file(file) && is_pawn(pawn) => {
            (*file, rest)
        }
        [both, rest @ ..] => {
            let (one, other) = both.split_once('-')?;
            match (is_file(one) && is_pawn(other), is_file(other) && is_pawn(one)) {
                (true, _) => (one, rest),
                (_, true) => (other, rest),
                _ => return None,
            }
        }
        _ => return None,
    };
    match rest {
        [takes_it, to] if takes(takes_it) && is_square(to) => {
            Some(format!("{}x{to}", file.to_lowercase()))
        }
        _ => None,
    }
}

/// The words of a text, with squares separated and in lower case: "g1-f3" and "G1F3" become two words, and a letter
/// before them becomes its own word: "SG1F3", "N g1xf3".
fn parted(text: &str) -> Vec<String> {
    let mut parted = Vec::new();
    for word in text.split_whitespace() {
        match squares_of(word) {
            Some(squares) => parted.extend(squares),
            None => parted.push(word.to_owned()),
        }
    }
    parted
}

/// An optional letter and one or two squares, with a dash or an x between them. A letter is separated only from squares
/// in upper case: in lower case they are notation.
fn squares_of(word: &str) -> Option<Vec<String>> {
    let is_large =
        word.as_bytes().windows(2).any(|pair| matches!(pair, [b'A'..=b'H', b'1'..=b'8']));
    let first = word.chars().next()?;
    let behind = &word[first.len_utf8()..];
    let named = is_large && is_piece(&first.to_string());
    let squares = if named { two_squares(behind).or_else(|| one_square(behind)) } else { None };
    let named = squares.map(|squares| [vec![first.to_string()], squares].concat());
    named.or_else(|| two_squares(word))
}

fn two_squares(word: &str) -> Option<Vec<String>> {
    let (from, beyond) = (word.get(..2)?, word.get(2..)?);
    let sign = beyond.chars().next().filter(|sign| "-–xX×:".contains(*sign));
    let to = &beyond[sign.map_or(0, char::len_utf8)..];
    let taken = sign.filter(|sign| !"-–".contains(*sign)).map(|_| vec!["x".to_owned()]);
    Some([one_square(from)?, taken.unwrap_or_default(), one_square(to)?].concat())
}

fn one_square(word: &str) -> Option<Vec<String>> {
    let small = word.to_lowercase();
    is_square(&small).then(|| vec![small])
}

fn is_square(word: &str) -> bool {
    word.parse::<Square>().is_ok()
}

/// Whether a letter stands for a piece in any of Hector's languages.
fn is_piece(letter: &str) -> bool {
    let upper = letter.to_uppercase();
    let is_of = |letters: Letters| {
        let mut pieces = Role::ALL.into_iter().filter(|role| *role != Role::Pawn);
        pieces.any(|role| letters.letter(role) == upper)
    };
    Language::ALL.into_iter().map(Language::letters).any(is_of)
}

fn forms(term: &'static Term) -> impl Iterator<Item = &'static str> {
    std::iter::once(&term.said).chain(term.heard).chain(term.spelled).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_stands_before_a_square() {
        let written = |text: &str| lettered_move(text);
        assert_eq!(written("c takes b6").as_deref(), Some("cxb6"));
        assert_eq!(written("N schlägt f6").as_deref(), Some("Nxf6"));
        assert_eq!(written("e prend d6 en passant").as_deref(), Some("exd6"));
        assert_eq!(written("b c6").as_deref(), Some("bc6"));
        for capture in ["b pawn takes c6", "B-Bauer schlägt c6", "pion b prend c6", "b-pawn x c6"]
        {
            assert_eq!(written(capture).as_deref(), Some("bxc6"), "{capture}");
        }
        assert_eq!(written("S g1 f3").as_deref(), Some("Sg1f3"));
        assert_eq!(written("n g1 takes f3").as_deref(), Some("ng1xf3"));
        assert_eq!(written("N g1-f3").as_deref(), Some("Ng1f3"));
        assert_eq!(written("N g1xf3").as_deref(), Some("Ng1xf3"));
        assert_eq!(written("SG1F3").as_deref(), Some("Sg1f3"));
        assert_eq!(written("SG1-F3").as_deref(), Some("Sg1f3"));
        assert_eq!(written("SF3").as_deref(), Some("Sf3"));
        assert_eq!(written("g1-f3"), None);
        let commands = ["p e4", "m e2", "x e4", "i e4", "s a", "p N", "n 3", "b", "b words"];
        let slips = ["", "c", "c takes", "c b", "pawn takes b6", "c takes b6 soon", "4 takes b6"];
        for none in commands.into_iter().chain(slips) {
            assert_eq!(written(none), None, "{none}");
        }
    }
}

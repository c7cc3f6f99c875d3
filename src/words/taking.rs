//! A capture that is typed with a letter and a word: "c takes b6", "N takes f6", "e prend d5 en
//! passant". Says how it is written in signs, and never what it means on a board.

use super::language::Language;
use super::spelling::phrase;
use super::vocabulary::Term;

/// The capture in signs: "cxb6". Nothing where the text is none of that kind.
#[must_use]
pub fn capture_in_signs(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [first, takes, square, rest @ ..] = words.as_slice() else { return None };
    let is_letter = first.chars().count() == 1 && first.chars().all(char::is_alphabetic);
    let is = |word: &str, of: fn(Language) -> &'static Term| {
        let word = phrase(word);
        Language::ALL.into_iter().flat_map(|language| forms(of(language))).any(|form| form == word)
    };
    let takes = is(takes, |language| &language.vocabulary().capture);
    let en_passant = is(&rest.join(" "), |language| &language.vocabulary().en_passant);
    let is_it = is_letter && takes && (rest.is_empty() || en_passant);
    is_it.then(|| format!("{first}x{square}"))
}

fn forms(term: &'static Term) -> impl Iterator<Item = String> {
    std::iter::once(&term.said).chain(term.heard).chain(term.spelled).map(|form| phrase(form))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_takes_a_square() {
        let written = |text: &str| capture_in_signs(text);
        assert_eq!(written("c takes b6").as_deref(), Some("cxb6"));
        assert_eq!(written("N schlägt f6").as_deref(), Some("Nxf6"));
        assert_eq!(written("e prend d6 en passant").as_deref(), Some("exd6"));
        for none in ["", "c", "c takes", "c b6", "pawn takes b6", "c takes b6 soon", "4 takes b6"] {
            assert_eq!(written(none), None, "{none}");
        }
    }
}

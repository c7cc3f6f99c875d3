//! The material of both sides as people name it: by the letters of the pieces, "KRPKR", or by their names, "rook and
//! pawn against rook".

use shakmaty::ByRole;

use super::lexicon::Meaning;
use super::spelling::{is_typed_as_any, words_of};
use super::{Language, Lexicon};
use crate::chess::Role;
use crate::chess::notation::Letters;

/// The men of both sides, kings included.
pub(crate) type MenOfSides = [ByRole<u8>; 2];

/// No chess set has more of one kind.
const MOST_OF_A_KIND: u8 = 16;
/// Words between the sides.
const AGAINST: [&str; 6] = ["against", "v", "vs", "versus", "gegen", "contre"];
/// Words between two men. They change nothing.
const AND: [&str; 4] = ["and", "und", "et", "plus"];

/// The men that a text names: in the letters of a language, in English letters, or in words of any language.
pub fn men_named(text: &str, language: Language, lexicon: &Lexicon) -> Option<MenOfSides> {
    let lettered = [language.letters(), Letters::English];
    lettered
        .into_iter()
        .find_map(|letters| by_letters(text, letters))
        .or_else(|| by_names(text, lexicon))
}

/// Reads "KRPKR", "KRP v KR" and "krp-kr".
fn by_letters(text: &str, letters: Letters) -> Option<MenOfSides> {
    let words = text.split_whitespace().filter(|word| !is_typed_as_any(word, &AGAINST));
    let signs = words.flat_map(str::chars).filter(|sign| !matches!(sign, '-' | '/' | ':' | 'v'));
    let written: String = signs.flat_map(char::to_uppercase).collect();
    let mut sides: Vec<ByRole<u8>> = Vec::new();
    let mut rest = written.as_str();
    while !rest.is_empty() {
        let (role, length) = letters.role_at_start(rest)?;
        rest = rest.get(length..)?;
        if role == Role::King {
            sides.push(bare_king());
        } else {
            add(sides.last_mut()?, role, 1)?;
        }
    }
    <MenOfSides>::try_from(sides).ok()
}

/// Reads "rook and two pawns against rook".
fn by_names(text: &str, lexicon: &Lexicon) -> Option<MenOfSides> {
    let mut sides = [bare_king(), bare_king()];
    let (mut at, mut count) = (0, None);
    for word in words_of(text) {
        if is_typed_as_any(&word.folded, &AGAINST) {
            if count.is_some() {
                return None;
            }
            at += 1;
            continue;
        }
        if is_typed_as_any(&word.folded, &AND) {
            continue;
        }
        match lexicon.one_or_several(&word.folded)? {
            Meaning::Rank(rank) if count.is_none() => count = Some(rank as u8 + 1),
            Meaning::Piece(Role::King) => {}
            Meaning::Piece(role) => add(sides.get_mut(at)?, role, count.take().unwrap_or(1))?,
            _ => return None,
        }
    }
    (at == 1 && count.is_none()).then_some(sides)
}

fn bare_king() -> ByRole<u8> {
    ByRole { king: 1, ..ByRole::default() }
}

fn add(side: &mut ByRole<u8>, role: Role, count: u8) -> Option<()> {
    let has = side.get_mut(role);
    *has = has.checked_add(count).filter(|count| *count <= MOST_OF_A_KIND)?;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wording;

    fn named(text: &str, language: Language) -> Option<MenOfSides> {
        men_named(text, language, &Lexicon::of_every_language(Wording::default()))
    }

    fn men(pawn: u8, knight: u8, bishop: u8, rook: u8, queen: u8) -> ByRole<u8> {
        ByRole { pawn, knight, bishop, rook, queen, king: 1 }
    }

    #[test]
    fn letters_and_names_say_the_same() {
        let rook_and_pawn = Some([men(1, 0, 0, 1, 0), men(0, 0, 0, 1, 0)]);
        for (text, language) in [
            ("KRPKR", Language::English),
            ("krpkr", Language::German),
            ("KTBKT", Language::German),
            ("KTB-KT", Language::German),
            ("RTPRT", Language::French),
            ("KRP v KR", Language::English),
            ("KRPvKR", Language::French),
            ("rook and pawn against rook", Language::English),
            ("Turm und Bauer gegen Turm", Language::English),
            ("tour et pion contre tour", Language::German),
            ("king rook pawn against king rook", Language::English),
        ] {
            assert_eq!(named(text, language), rook_and_pawn, "{text}");
        }
        let bishops = Some([men(2, 0, 2, 0, 0), men(0, 1, 0, 0, 0)]);
        assert_eq!(named("two bishops and two pawns against knight", Language::English), bishops);
        assert_eq!(named("zwei Läufer zwei Bauern gegen Springer", Language::German), bishops);
        assert_eq!(named("2 fous 2 pions contre un cavalier", Language::French), bishops);
        // The letter of a pawn in German is that of a bishop in English.
        assert_eq!(named("KBK", Language::German), Some([men(1, 0, 0, 0, 0), men(0, 0, 0, 0, 0)]));
        assert_eq!(named("KBK", Language::English), Some([men(0, 0, 1, 0, 0), men(0, 0, 0, 0, 0)]));
    }

    #[test]
    fn what_names_no_two_sides_is_refused() {
        for text in [
            "",
            "rook",
            "KRP",
            "RPK",
            "KRPKRK",
            "rook against",
            "two against rook",
            "e4",
            "rook against rook against rook",
            "Tal against Bronstein",
            "KQQQQQQQQQQQQQQQQQK",
        ] {
            let expected = match text {
                "rook against" => Some([men(0, 0, 0, 1, 0), men(0, 0, 0, 0, 0)]),
                _ => None,
            };
            assert_eq!(named(text, Language::English), expected, "{text}");
        }
    }
}

//! The names of the drills in each language.

use super::language::Language;
use super::spelling::is_typed_as_any;
use crate::chess::Color;

/// The names, in the order in which the drills are offered. The English ones are also those
/// by which progress is kept.
#[must_use]
pub fn drill_names(language: Language) -> [&'static str; 10] {
    language.words().drills
}

/// The words for light and for dark squares in a language, in every form. The first form is the one said aloud.
#[must_use]
pub(super) fn shades(language: Language) -> [&'static [&'static str]; 2] {
    language.words().shades
}

/// The shade of a square, named in any language: white for light.
#[must_use]
pub fn shade(text: &str) -> Option<Color> {
    Language::ALL.into_iter().find_map(|language| {
        let [light, dark] = shades(language);
        match () {
            () if is_typed_as_any(text, light) => Some(Color::White),
            () if is_typed_as_any(text, dark) => Some(Color::Black),
            () => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spelling::typed_plainly;

    #[test]
    fn every_form_of_a_shade_is_known_without_umlauts_and_accents() {
        for [light, dark] in Language::ALL.map(shades) {
            for (words, named) in [(light, Color::White), (dark, Color::Black)] {
                for typed in words.iter().flat_map(|word| typed_plainly(word)) {
                    assert_eq!(shade(&typed), Some(named), "{typed}");
                }
            }
        }
    }

    #[test]
    fn a_shade_is_known_in_every_form_and_every_language() {
        for (text, named) in [
            ("hell", Some(Color::White)),
            ("Dunkles", Some(Color::Black)),
            ("clair", Some(Color::White)),
            ("claire", Some(Color::White)),
            ("fonce", Some(Color::Black)),
            ("noire", Some(Color::Black)),
            ("light", Some(Color::White)),
            ("grey", None),
            ("", None),
        ] {
            assert_eq!(shade(text), named, "{text}");
        }
    }
}

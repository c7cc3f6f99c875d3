//! White and Black in the words of a player who chooses a side, in every language, and the names that Hector says.

use super::Texts;
use super::spelling::is_typed_as_any;
use crate::chess::Color;

pub fn side_called(side: Color, texts: &Texts) -> String {
    match side {
        Color::White => texts.side_of_white(),
        Color::Black => texts.side_of_black(),
    }
}

/// White or Black in any language. Enter means White.
pub fn side_named(line: &str) -> Option<Color> {
    match line {
        "" => Some(Color::White),
        line if is_typed_as_any(line, &WHITE) => Some(Color::White),
        line if is_typed_as_any(line, &BLACK) => Some(Color::Black),
        _ => None,
    }
}

/// Whether the choice is left to chance, in any language.
pub fn is_left_to_chance(line: &str) -> bool {
    is_typed_as_any(line, &BY_CHANCE)
}

const BY_CHANCE: [&str; 16] = [
    "random",
    "at random",
    "any",
    "either",
    "zufällig",
    "zufall",
    "per zufall",
    "egal",
    "auslosen",
    "au hasard",
    "hasard",
    "aléatoire",
    "peu importe",
    "n'importe",
    "tirage au sort",
    "lot",
];
const WHITE: [&str; 6] = ["white", "w", "weiß", "blanc", "blancs", "les blancs"];
const BLACK: [&str; 8] = ["black", "b", "schwarz", "s", "noir", "n", "noirs", "les noirs"];

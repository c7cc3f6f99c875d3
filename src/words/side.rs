//! White and Black as somebody names them who chooses a side, in every language, and as they are
//! named to somebody. Never chooses one.

use super::Texts;
use super::spelling::is_typed_as_any;
use crate::chess::Color;

/// A side by its name.
pub fn side_called(side: Color, texts: &Texts) -> String {
    match side {
        Color::White => texts.side_of_white(),
        Color::Black => texts.side_of_black(),
    }
}

/// White or Black in every language; Enter is White.
pub fn side_named(line: &str) -> Option<Color> {
    match line {
        "" => Some(Color::White),
        line if is_typed_as_any(line, &WHITE) => Some(Color::White),
        line if is_typed_as_any(line, &BLACK) => Some(Color::Black),
        _ => None,
    }
}

/// Whether somebody leaves a choice to chance, in every language.
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

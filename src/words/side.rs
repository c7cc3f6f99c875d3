//! White and Black as somebody names them who chooses a side, in every language, and as they are
//! named to somebody. Never chooses one.

use super::Texts;
use crate::chess::Color;

/// A side by its name.
pub(crate) fn side_called(side: Color, texts: &Texts) -> String {
    match side {
        Color::White => texts.side_of_white(),
        Color::Black => texts.side_of_black(),
    }
}

/// White or Black in every language; Enter is White.
pub(crate) fn side_named(line: &str) -> Option<Color> {
    let line = line.to_lowercase();
    match line.as_str() {
        "" | "white" | "w" | "weiß" | "weiss" | "blanc" | "blancs" | "les blancs" => {
            Some(Color::White)
        }
        "black" | "b" | "schwarz" | "s" | "noir" | "noirs" | "les noirs" | "n" => {
            Some(Color::Black)
        }
        _ => None,
    }
}

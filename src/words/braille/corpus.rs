//! Every form that a move can have in print, to test whether a table from elsewhere keeps them apart. Some of these
//! moves cannot be played.

use crate::chess::Role;
use crate::chess::notation::Letters;

const FILES: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const RANKS: [char; 8] = ['1', '2', '3', '4', '5', '6', '7', '8'];
const CHECKS: [&str; 3] = ["", "+", "#"];
const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The forms on a score sheet, in the letters of a language.
#[must_use]
pub fn move_forms(letters: Letters) -> Vec<String> {
    let mut forms: Vec<String> =
        ["0-0", "0-0-0", "exd6e.p."].iter().flat_map(|form| checked(form)).collect();
    for square in squares() {
        forms.extend(checked(&square));
        for role in PIECES {
            let piece = letters.letter(role);
            for capture in ["", "x"] {
                forms.extend(checked(&format!("{piece}{capture}{square}")));
                for origin in FILES.iter().chain(&RANKS) {
                    forms.push(format!("{piece}{origin}{capture}{square}"));
                }
                for origin in ["a1", "b7", "g8"] {
                    forms.push(format!("{piece}{origin}{capture}{square}"));
                }
            }
        }
    }
    for (from, to) in FILES.iter().zip(&FILES[1..]).flat_map(|(a, b)| [(a, b), (b, a)]) {
        forms.extend(RANKS.iter().flat_map(|rank| checked(&format!("{from}x{to}{rank}"))));
    }
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let piece = letters.letter(role);
        for file in FILES {
            forms.extend(
                ['1', '8'].iter().flat_map(|rank| checked(&format!("{file}{rank}{piece}"))),
            );
        }
    }
    forms
}

fn squares() -> impl Iterator<Item = String> {
    FILES.iter().flat_map(|file| RANKS.iter().map(move |rank| format!("{file}{rank}")))
}

fn checked(form: &str) -> [String; 3] {
    CHECKS.map(|check| format!("{form}{check}"))
}

//! Squares in sequence, in letters and figures or in the words of any language.

use super::language::Wording;
use super::lexicon::{Lexicon, Meaning};
use super::spelling::words_of;
use crate::chess::{File, Rank, Square};

/// The squares of a text, if it has nothing else: "e4 h8", "Eva four, h 8", "e4h8".
pub fn squares_told(text: &str) -> Option<Vec<Square>> {
    let lexicon = Lexicon::of_every_language(Wording::default());
    let (mut squares, mut file) = (Vec::new(), None);
    for word in words_of(text) {
        match (file, part(&word.folded, &lexicon)?) {
            (None, SquarePart::Whole(square)) => squares.push(square),
            (None, SquarePart::File(named)) => file = Some(named),
            (Some(file_before), SquarePart::Rank(rank)) => {
                squares.push(Square::from_coords(file_before, rank));
                file = None;
            }
            _ => return None,
        }
    }
    file.is_none().then_some(squares)
}

/// A word's part of a square.
enum SquarePart {
    Whole(Square),
    File(File),
    Rank(Rank),
}

fn part(word: &str, lexicon: &Lexicon) -> Option<SquarePart> {
    if let Ok(square) = word.parse() {
        return Some(SquarePart::Whole(square));
    }
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(file) = File::from_char(letter)
    {
        return Some(SquarePart::File(file));
    }
    match lexicon.meaning(word)? {
        Meaning::File(file) => Some(SquarePart::File(file)),
        Meaning::Rank(rank) => Some(SquarePart::Rank(rank)),
        _ => None,
    }
}

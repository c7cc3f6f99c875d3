//! How two places meet, as words and as lines of text: the code that one person tells another, and what
//! is kept to find each other again. Never opens a way, and keeps nothing itself.

use crate::chess::{Color, Square};
use crate::present::conversation::LinkKey;
use crate::words::{Language, Wording};

/// A code: four squares by their numbers.
pub(crate) type MeetingSquares = [u8; 4];

/// A code as squares, as they are announced: "Eva vier, Hector acht, …".
pub(crate) fn code_in_words(squares: MeetingSquares, wording: Wording) -> String {
    squares.map(|number| wording.say_square(Square::new(number.into()))).join(", ")
}

/// The code that somebody types or says: four squares, in letters or in the words of any language.
pub(crate) fn read_code(text: &str) -> Option<MeetingSquares> {
    let text = text.to_lowercase().replace([',', '.'], " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut squares = Vec::new();
    let mut rest = words.as_slice();
    while let [first, after @ ..] = rest {
        let (square, left) = match (first.parse::<Square>().ok(), after) {
            (Some(square), _) => (square, after),
            (None, [second, left @ ..]) => (square_named(&format!("{first} {second}"))?, left),
            (None, []) => return None,
        };
        squares.push(u8::try_from(u32::from(square)).ok()?);
        rest = left;
    }
    squares.try_into().ok()
}

/// The square of these words: whoever tells a code may announce in another language than whoever reads it.
fn square_named(words: &str) -> Option<Square> {
    let mut wordings = Language::ALL.into_iter().map(Wording::in_one_language);
    wordings.find_map(|wording| wording.square_named(words))
}

/// The line that keeps which side sits here.
pub(crate) fn side_line(side: Color) -> &'static str {
    side.fold_wb("side white\n", "side black\n")
}

/// The side in the first line of what was kept.
pub(crate) fn side_in(text: &str) -> Option<Color> {
    match text.lines().next()? {
        "side white" => Some(Color::White),
        "side black" => Some(Color::Black),
        _ => None,
    }
}

/// The line that keeps a key.
pub(crate) fn key_line(key: &LinkKey) -> String {
    let digits: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("key {digits}\n")
}

/// The key in what was kept.
pub(crate) fn key_in(text: &str) -> Option<LinkKey> {
    let digits = text.lines().find_map(|line| line.strip_prefix("key "))?;
    let mut key: LinkKey = [0; 32];
    // A sign before a digit would be read as part of a number.
    let is_digits = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if digits.len() != 2 * key.len() || !is_digits {
        return None;
    }
    for (byte, digits) in key.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_told_in_words_and_read_in_words_or_letters() {
        let code = [28, 63, 0, 35];
        let told = code_in_words(code, Wording::default());
        assert_eq!(told, "Eva vier, Hector acht, Anna eins, David fünf");
        for text in [
            told.as_str(),
            "e4 h8 a1 d5",
            "E4, H8, A1, D5.",
            "e4, hector acht anna EINS d5.",
            "Eva four, Hector acht, Anna un, d5",
        ] {
            assert_eq!(read_code(text), Some(code), "{text}");
        }
        for text in ["", "e4 h8 a1", "e4 h8 a1 d5 d6", "e4 h8 a1 d9", "eva", "eva vier eva"] {
            assert_eq!(read_code(text), None, "{text}");
        }
    }

    #[test]
    fn a_code_is_read_in_the_language_in_which_it_was_told() {
        let code = [28, 63, 0, 35];
        for language in Language::ALL {
            let told = code_in_words(code, Wording::in_one_language(language));
            assert_eq!(read_code(&told), Some(code), "{told}");
        }
        let english = "Eva four, Hector eight, Anna one, David five";
        assert_eq!(read_code(english), Some(code));
    }

    #[test]
    fn what_is_kept_of_a_meeting_is_read_back() {
        let key = [171; 32];
        let kept = format!("{}{}", side_line(Color::Black), key_line(&key));
        assert_eq!((side_in(&kept), key_in(&kept)), (Some(Color::Black), Some(key)));
        for spoiled in ["", "key 12\n", &kept.replace("ab", "+b"), &kept.replace("ab", "é")] {
            assert_eq!(key_in(spoiled), None, "{spoiled}");
        }
    }
}

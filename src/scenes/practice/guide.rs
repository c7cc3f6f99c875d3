//! Holds docs/KEYS.md to the keys and words of practice, and the keys of a walk to what they
//! do.

use std::fmt::Write as _;

use shakmaty::Board;

use super::keys;
use crate::chess::looking::Rays;
use crate::chess::{Color, Square};
use crate::present::editor::Key;
use crate::scenes::board_answers::walk::{Stride, Walker};
use crate::scenes::guide;
use crate::words::{Language, Texts, practice_commands};

/// The keys of a walk as they are told, one of them, and what it wants from e4.
const STRIDES: [(&str, Key, Stride); 14] = [
    ("Arrows: a square further, as you sit", Key::Up, Stride::To(Square::E5)),
    (
        "K, Q, R, B, N, P: the next king, queen, rook, bishop, knight, pawn; with Shift the one before",
        Key::Character('q'),
        Stride::To(Square::D8),
    ),
    ("1 to 8: that rank", Key::Character('7'), Stride::To(Square::E7)),
    ("Shift and 1 to 8: that file", Key::Character('!'), Stride::To(Square::A4)),
    ("O: what stands here", Key::Character('o'), Stride::Here),
    ("M: where it can go", Key::Character('m'), Stride::Moves),
    ("Shift and M: what it can take", Key::Character('M'), Stride::Captures),
    ("X: the diagonals from here", Key::Character('x'), Stride::Rays(Rays::Diagonals)),
    (
        "Shift and X, or Alt and X: rank and file from here",
        Key::Alt('x'),
        Stride::Rays(Rays::Lines),
    ),
    ("A: who attacks here", Key::Character('a'), Stride::Attackers),
    ("D: who defends here", Key::Character('d'), Stride::Defenders),
    ("L: the last move. C: what it took", Key::Character('l'), Stride::LastMove),
    ("T: both times", Key::Character('t'), Stride::Times),
    ("I or Tab: moves are typed again", Key::Character('i'), Stride::End),
];

fn written() -> String {
    let texts = Texts::new(Language::English);
    let does = |command| keys::does(command, &texts);
    let mut text = String::from("## In a practice game\n\n");
    text += &guide::keys(keys::KEYS, does);
    text += "\nOn a walk over the board every letter is a key, as in lichess:\n\n";
    for (told, _, _) in STRIDES {
        let _ = writeln!(text, "- {told}.");
    }
    text += "\nWords, ended with Enter or spoken. Those with three dots take a square, a piece, a \
             line or a number after them.\n\n";
    text += &guide::words(practice_commands(), does);
    text.push('\n');
    text
}

#[test]
fn keys_and_words_of_practice() {
    guide::hold("keys_and_words_of_practice", &written());
}

#[test]
fn the_keys_of_a_walk_do_what_is_told_of_them() {
    let mut walker = Walker::new(Color::White, Language::English);
    for (told, key, wanted) in STRIDES {
        walker.at = Square::E4;
        assert_eq!(walker.stride(key, Color::White, &Board::default()), Some(wanted), "{told}");
    }
}

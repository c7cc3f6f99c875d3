//! Holds docs/KEYS.md to the keys and words of practice, and the keys of a walk to what they
//! do.

use std::fmt::Write as _;

use shakmaty::Board;

use crate::chess::looking::{Direction, Leaper};
use crate::chess::{Color, Square};
use crate::present::board::walk::{Stride, Walker};
use crate::present::editor::Key;
use crate::scenes::guide;
use crate::words::{Activity, Command, Language};

/// The keys of a walk as they are told, one of them, and what it wants from e4.
const STRIDES: [(&str, Key, Stride); 21] = [
    ("Arrows: a square further, as you sit", Key::Up, Stride::To(Square::E5)),
    (
        "Opening and closing bracket, slash, backslash: a square further on a diagonal, to the \
         upper left, upper right, lower left and lower right; slash not in German, where it is a \
         digit with Shift",
        Key::Character('['),
        Stride::To(Square::D5),
    ),
    (
        "K, Q, R, B, N, P: the next king, queen, rook, bishop, knight, pawn; with Shift the one before",
        Key::Character('q'),
        Stride::To(Square::D8),
    ),
    ("1 to 8: that rank", Key::Character('7'), Stride::To(Square::E7)),
    (
        "Shift and 1 to 8: that file. On French keyboards digits need Shift, and the same keys \
         without it are the files",
        Key::Character('!'),
        Stride::To(Square::A4),
    ),
    ("O: what stands here", Key::Character('o'), Stride::Here),
    ("M: where it can go", Key::Character('m'), Stride::Moves),
    ("Shift and M: what it can take", Key::Character('M'), Stride::Captures),
    (
        "X: what stands on the next diagonal from here, clockwise; with Shift on the one before",
        Key::Character('x'),
        Stride::Ray(Direction::UP.turned(1)),
    ),
    (
        "Alt and X: what stands on the next half of the rank or file from here; with Shift on the \
         one before",
        Key::Alt('x'),
        Stride::Ray(Direction::UP),
    ),
    ("S: what stands a knight's step away", Key::Character('s'), Stride::Steps(Leaper::Knight)),
    ("Shift and S: what stands around", Key::Character('S'), Stride::Steps(Leaper::King)),
    ("A: who attacks here", Key::Character('a'), Stride::Attackers),
    ("D: who defends here", Key::Character('d'), Stride::Defenders),
    ("L: the last move. C: what it took", Key::Character('l'), Stride::LastMove),
    (
        "Shift and A: the board a move earlier, which can be walked over and asked",
        Key::Character('A'),
        Stride::Earlier,
    ),
    ("Shift and D: the board a move later", Key::Character('D'), Stride::Later),
    ("T: both times", Key::Character('t'), Stride::Asks(Command::Times)),
    ("V: who stands better", Key::Character('v'), Stride::Asks(Command::Evaluation)),
    ("G: a hint", Key::Character('g'), Stride::Asks(Command::Hint)),
    ("I or Tab: moves are typed again", Key::Character('i'), Stride::End),
];

fn written() -> String {
    let mut text = String::from("## In a practice game\n\n");
    text += &guide::keys(Activity::Practice);
    text += "\nOn a walk over the board every letter is a key, as in lichess. `walk e4`, or `board e4`, begins on a square:\n\n";
    for (told, _, _) in STRIDES {
        let _ = writeln!(text, "- {told}.");
    }
    text += "\nWords, ended with Enter or spoken. Those with three dots take a square, a piece, a \
             line or a number after them.\n\n";
    text += &guide::words(Activity::Practice);
    text.push('\n');
    text
}

#[test]
fn keys_and_words_of_practice() {
    guide::hold("keys_and_words_of_practice", &written());
}

#[test]
fn the_keys_of_a_walk_do_what_is_told_of_them() {
    for (told, key, wanted) in STRIDES {
        let mut walker = Walker::new(Color::White, Language::English);
        walker.go_to(Square::E4);
        assert_eq!(walker.stride(key, Color::White, &Board::default()), Some(wanted), "{told}");
    }
}

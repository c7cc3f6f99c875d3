//! Tests that the pages describe what the keys of a walk over the board do.

use shakmaty::Board;

use crate::chess::looking::{Direction, Leaper};
use crate::chess::{Color, Square};
use crate::present::board::walk::{Stride, Walker};
use crate::present::editor::Key;
use crate::words::{Command, Language};

use super::page::told_of_walks;

/// One key for each stride, and where it leads from e4.
const STRIDES: [(Key, Stride); 21] = [
    (Key::Up, Stride::To(Square::E5)),
    (Key::Character('['), Stride::To(Square::D5)),
    (Key::Character('q'), Stride::To(Square::D8)),
    (Key::Character('7'), Stride::To(Square::E7)),
    (Key::Character('!'), Stride::To(Square::A4)),
    (Key::Character('o'), Stride::Here),
    (Key::Character('m'), Stride::Moves),
    (Key::Character('M'), Stride::Captures),
    (Key::Character('x'), Stride::Ray(Direction::UP.turned(1))),
    (Key::Alt('x'), Stride::Ray(Direction::UP)),
    (Key::Character('s'), Stride::Steps(Leaper::Knight)),
    (Key::Character('S'), Stride::Steps(Leaper::King)),
    (Key::Character('a'), Stride::Attackers),
    (Key::Character('d'), Stride::Defenders),
    (Key::Character('l'), Stride::LastMove),
    (Key::Character('A'), Stride::Earlier),
    (Key::Character('D'), Stride::Later),
    (Key::Character('t'), Stride::Asks(Command::Times)),
    (Key::Character('v'), Stride::Asks(Command::Evaluation)),
    (Key::Character('g'), Stride::Asks(Command::Hint)),
    (Key::Character('i'), Stride::End),
];

#[test]
fn the_keys_of_a_walk_do_what_is_told_of_them() {
    for language in Language::ALL {
        assert_eq!(told_of_walks(language).count(), STRIDES.len(), "{language:?}");
    }
    for (told, (key, wanted)) in told_of_walks(Language::English).zip(STRIDES) {
        let mut walker = Walker::new(Color::White, Language::English);
        walker.go_to(Square::E4);
        assert_eq!(walker.stride(key, Color::White, &Board::default()), Some(wanted), "{told}");
    }
}

//! Which key is which command in a practice game. Letters are left to moves: none of these
//! begins one. Never knows what a command does.

use crate::present::conversation::KeyList;
use crate::present::editor::Key;
pub(super) use crate::scenes::board_answers::does;
use crate::words::Command;

/// The keys, in the order in which they are told.
pub(super) const KEYS: KeyList = KeyList(&[
    (Key::Function(1), Command::Keys),
    (Key::Character('?'), Command::Keys),
    (Key::Function(2), Command::Repeat),
    (Key::Character('.'), Command::Repeat),
    (Key::Function(3), Command::Spell),
    (Key::Function(4), Command::SpellByNames),
    (Key::Function(5), Command::OwnTime),
    (Key::Function(6), Command::OpponentTime),
    (Key::Function(7), Command::Moves),
    (Key::Function(8), Command::LastMove),
    (Key::Enter, Command::LastMove),
    (Key::Function(9), Command::Verbosity),
    (Key::Function(10), Command::Ear),
    (Key::Function(11), Command::Hint),
    (Key::Tab, Command::Walk),
    (Key::Character('='), Command::OfferDraw),
    (Key::Character('+'), Command::Faster),
    (Key::Character('-'), Command::Slower),
    (Key::PageUp, Command::Louder),
    (Key::PageDown, Command::Softer),
    (Key::Character(' '), Command::Talk),
    (Key::Escape, Command::Hush),
]);

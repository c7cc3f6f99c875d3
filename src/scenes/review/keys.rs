//! Which key is which command where games are listened to. Letters are left to moves, which
//! can be typed here too: none of these begins one. Never knows what a command does.

use crate::present::conversation::KeyList;
use crate::present::editor::Key;
use crate::scenes::board_answers;
use crate::words::{Command, Texts};

/// The keys, in the order in which they are told.
pub(super) const KEYS: KeyList = KeyList(&[
    (Key::Enter, Command::Forward),
    (Key::Right, Command::Forward),
    (Key::Left, Command::Back),
    (Key::Home, Command::ToStart),
    (Key::End, Command::ToEnd),
    (Key::Down, Command::Branch),
    (Key::Up, Command::LeaveBranch),
    (Key::WordRight, Command::NextGame),
    (Key::WordLeft, Command::PreviousGame),
    (Key::Function(12), Command::Play),
    (Key::Character('*'), Command::Bookmark),
    (Key::Character(','), Command::Comment),
    (Key::Function(1), Command::Keys),
    (Key::Character('?'), Command::Keys),
    (Key::Function(2), Command::Repeat),
    (Key::Character('.'), Command::Repeat),
    (Key::Function(3), Command::Spell),
    (Key::Function(4), Command::SpellByNames),
    (Key::Function(5), Command::Times),
    (Key::Function(6), Command::RecordedWorth),
    (Key::Function(7), Command::Moves),
    (Key::Function(8), Command::LastMove),
    (Key::Function(9), Command::Verbosity),
    (Key::Function(10), Command::Ear),
    (Key::Function(11), Command::Hint),
    (Key::Tab, Command::Walk),
    (Key::Character('+'), Command::Faster),
    (Key::Character('-'), Command::Slower),
    (Key::PageUp, Command::Louder),
    (Key::PageDown, Command::Softer),
    (Key::Character(' '), Command::Talk),
    (Key::Escape, Command::Hush),
]);

/// What a command does here, where some do other things than in a game.
pub(super) fn does(command: Command, texts: &Texts) -> String {
    match command {
        Command::Times => texts.does_tell_recorded_times(),
        Command::Moves => texts.does_tell_place(),
        Command::Score => texts.does_tell_moves_heard(),
        Command::LastMove => texts.does_tell_latest(),
        Command::Hint => texts.does_hint_guess(),
        _ => board_answers::does(command, texts),
    }
}

//! Which key is which command at the drills. Letters and digits are left to answers. Never
//! knows what a command does.

use crate::present::conversation::KeyList;
use crate::present::editor::Key;
use crate::scenes::board_answers;
use crate::words::{Command, Texts};

/// The keys, in the order in which they are told.
pub(super) const KEYS: KeyList = KeyList(&[
    (Key::Function(1), Command::Keys),
    (Key::Character('?'), Command::Keys),
    (Key::Enter, Command::Repeat),
    (Key::Function(2), Command::Repeat),
    (Key::Character('.'), Command::Repeat),
    (Key::Function(3), Command::Spell),
    (Key::Function(4), Command::SpellByNames),
    (Key::Function(5), Command::Due),
    (Key::Function(6), Command::Progress),
    (Key::Function(7), Command::Solution),
    (Key::Function(8), Command::Level),
    (Key::Function(9), Command::Verbosity),
    (Key::Function(10), Command::Ear),
    (Key::Function(11), Command::Hint),
    (Key::Tab, Command::Skip),
    (Key::Character('+'), Command::Faster),
    (Key::Character('-'), Command::Slower),
    (Key::PageUp, Command::Louder),
    (Key::PageDown, Command::Softer),
    (Key::Character(' '), Command::Talk),
    (Key::Escape, Command::Hush),
]);

/// What a command does at the drills, where some do another thing than at the table.
pub(super) fn does(command: Command, texts: &Texts) -> String {
    match command {
        Command::Repeat => texts.does_ask_again(),
        Command::Hint => texts.does_help(),
        Command::Stop => texts.does_stop_drill(),
        Command::Quit => texts.does_leave_drills(),
        _ => board_answers::does(command, texts),
    }
}

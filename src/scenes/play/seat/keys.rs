//! Which key is which command. Letters are left to moves: none of these begins one.

use crate::present::conversation::KeyList;
use crate::present::editor::Key;
use crate::words::Command;

/// The keys, in the order in which they are told. Enter and Tab, far apart, are the two
/// sides of the clock.
pub(super) const KEYS: KeyList = KeyList(&[
    (Key::Enter, Command::Press),
    (Key::Tab, Command::OpponentPress),
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
    (Key::Character('='), Command::OfferDraw),
    (Key::Character('+'), Command::Faster),
    (Key::Character('-'), Command::Slower),
    (Key::PageUp, Command::Louder),
    (Key::PageDown, Command::Softer),
    (Key::Function(9), Command::Verbosity),
    (Key::Character(' '), Command::Talk),
    (Key::Function(10), Command::Ear),
    (Key::Escape, Command::Hush),
]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::guide;
    use crate::words::{Language, Texts, commands};

    #[test]
    fn keys_and_words_of_the_table() {
        let texts = Texts::new(Language::English);
        let does = |command| texts.does(command);
        let mut text = String::from("## At the table\n\n");
        text += &guide::keys(KEYS, does);
        text += "- Control and C: leave. Hector asks once; the game stays on record.\n\n\
                 Enter and Tab lie far apart, so that fingers tell them. Before the game Enter \
                 starts White's clock. Words, ended with Enter or spoken; those with three dots \
                 take something after them:\n\n";
        text += &guide::words(commands(), does);
        text.push('\n');
        guide::hold("keys_and_words_of_the_table", &text);
    }
}

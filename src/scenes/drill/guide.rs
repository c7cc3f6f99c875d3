//! Holds docs/KEYS.md to the keys and words of the drills.

use std::fmt::Write as _;

use crate::scenes::guide;
use crate::words::{Activity, drill_names};

#[test]
fn keys_and_words_of_the_drills() {
    let mut text = String::from("## At the drills\n\n");
    text += &guide::keys(Activity::Drills);
    text += "\nThe drills, by name or by number:\n\n";
    text += &guide::by_language(|language, list| {
        for (place, name) in drill_names(language).iter().enumerate() {
            let _ = writeln!(list, "{}. {name}", place + 1);
        }
    });
    text += "\nWords, ended with Enter or spoken. Those with three dots take a square, a piece, a \
             line or a number after them. next is skip here, and show and resign are solution. \
             The board is told for mates and endings alone.\n\n";
    text += &guide::words(Activity::Drills);
    text.push('\n');
    guide::hold("keys_and_words_of_the_drills", &text);
}

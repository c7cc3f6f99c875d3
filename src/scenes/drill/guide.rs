//! Holds docs/KEYS.md to the keys and words of the drills.

use std::fmt::Write as _;

use crate::scenes::guide;
use crate::words::{Activity, Language, drill_names};

#[test]
fn keys_and_words_of_the_drills() {
    let mut text = String::from("## At the drills\n\n");
    text += &guide::keys(Activity::Drills);
    text += "\nThe drills, by name or by number in this order:\n\n| English | Deutsch | Français |\n|---|---|---|\n";
    let [english, german, french] =
        [Language::English, Language::German, Language::French].map(drill_names);
    for ((english, german), french) in english.iter().zip(german).zip(french) {
        let _ = writeln!(text, "| {english} | {german} | {french} |");
    }
    text += "\nWords, ended with Enter or spoken. Those with three dots take a square, a piece, a \
             line or a number after them. next is skip here, and show and resign are solution. \
             The board is told for mates and endings alone.\n\n";
    text += &guide::words(Activity::Drills);
    text.push('\n');
    guide::hold("keys_and_words_of_the_drills", &text);
}

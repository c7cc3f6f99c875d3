//! Holds docs/KEYS.md to the keys and words of the table, and of the arbiter's desk elsewhere.

use crate::scenes::guide;
use crate::words::Activity;

#[test]
fn keys_and_words_of_the_table() {
    let mut text = String::from("## At the table\n\n");
    text += &guide::keys(Activity::Table);
    text += "- Control and C: leave. Hector asks once; the game stays on record.\n\n\
             Enter and Tab lie far apart, so that fingers tell them. Before the game Enter \
             starts White's clock. Words, ended with Enter or spoken; those with three dots \
             take something after them:\n\n";
    text += &guide::words(Activity::Table);
    text.push('\n');
    guide::hold("keys_and_words_of_the_table", &text);
}

#[test]
fn keys_and_words_of_the_desk() {
    let mut text = String::from("## At the arbiter's desk\n\n");
    text += &guide::keys(Activity::Desk);
    text += "- Control and C: leave. Hector asks once; the game goes on at the table.\n\n\
             What the arbiter does is typed, as [TOURNAMENT.md](TOURNAMENT.md) tells. These words \
             are for the desk itself; those with three dots take something after them:\n\n";
    text += &guide::words(Activity::Desk);
    text.push('\n');
    guide::hold("keys_and_words_of_the_desk", &text);
}

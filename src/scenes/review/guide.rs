//! Holds docs/KEYS.md to the keys and words of listening to games.

use crate::scenes::guide;
use crate::words::Activity;

#[test]
fn keys_and_words_of_review() {
    let mut text = String::from("## Listening to games\n\n");
    text += &guide::keys(Activity::Review);
    text += "\nWhile moves come by themselves, any key stops them. On a walk over the board the \
             letters are those of practice.\n\nWords, ended with Enter or spoken. Those with \
             three dots take a number, a square, a name or a word after them. find takes a name, \
             or player, event, year, opening, result, position, pawns or material with what is \
             sought, as many as you like.\n\n";
    text += &guide::words(Activity::Review);
    text.push('\n');
    guide::hold("keys_and_words_of_review", &text);
}

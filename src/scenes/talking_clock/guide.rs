//! Holds docs/KEYS.md to the keys of the talking clock.

use std::fmt::Write as _;

use crate::home::talking_clock::keys::{LEFT, RIGHT};
use crate::scenes::guide;
use crate::words::Activity;

#[test]
fn keys_of_the_clock() {
    let mut text = String::from("## The talking clock alone\n\n");
    for (keys, side) in [(LEFT, "left"), (RIGHT, "right")] {
        let keys: Vec<String> = keys.split(' ').map(|key| format!("`{key}`")).collect();
        let _ = writeln!(text, "- {}: the player on the {side} presses.", keys.join(", "));
    }
    text += &guide::keys(Activity::Clock);
    text.push('\n');
    guide::hold("keys_of_the_clock", &text);
}

//! Keys by the names that people write for them.

use super::Key;

#[must_use]
pub fn key_named(name: &str) -> Option<Key> {
    Some(match name {
        "Enter" => Key::Enter,
        "Tab" => Key::Tab,
        "Escape" => Key::Escape,
        "Backspace" => Key::Backspace,
        "Left" => Key::Left,
        "Right" => Key::Right,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "Home" => Key::Home,
        "End" => Key::End,
        "Insert" => Key::Insert,
        "Delete" => Key::Delete,
        "Control+Left" => Key::WordLeft,
        "Control+Right" => Key::WordRight,
        "Space" => Key::Character(' '),
        _ => {
            let alt = name.strip_prefix("Alt+").map(str::chars);
            if let Some(mut letters) = alt {
                let (letter, None) = (letters.next()?, letters.next()) else { return None };
                return Some(Key::Alt(letter));
            }
            let mut letters = name.chars();
            let number = name.strip_prefix('F').and_then(|number| number.parse().ok());
            match (letters.next(), letters.next(), number) {
                (_, Some(_), Some(number)) => Key::Function(number),
                (Some(character), None, _) => Key::Character(character),
                _ => return None,
            }
        }
    })
}

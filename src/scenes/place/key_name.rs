//! Keys by the names that people write for them, and as they are told. Never knows what
//! a key does.

use crate::present::editor::Key;
use crate::words::SeatWords;

/// A key by its name.
pub(in crate::scenes) fn key_named(name: &str) -> Option<Key> {
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
        _ => {
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

/// What a key is called in the language of the user.
pub(in crate::scenes) fn key_called(key: Key, words: &SeatWords) -> String {
    match key {
        Key::Enter => words.enter.to_owned(),
        Key::Tab => words.tab.to_owned(),
        Key::Escape => "Escape".to_owned(),
        Key::PageUp => words.page_up.to_owned(),
        Key::PageDown => words.page_down.to_owned(),
        Key::Function(number) => format!("{}{number}", words.function),
        Key::Character(character) => character.to_string(),
        _ => String::new(),
    }
}

//! Keys as they are told. Never knows what a key does.

use crate::present::editor::Key;
use crate::words::SeatWords;

/// What a key is called in the language of the user.
pub(in crate::scenes) fn key_called(key: Key, words: &SeatWords) -> String {
    match key {
        Key::Enter => words.enter.to_owned(),
        Key::Tab => words.tab.to_owned(),
        Key::Escape => "Escape".to_owned(),
        Key::PageUp => words.page_up.to_owned(),
        Key::PageDown => words.page_down.to_owned(),
        Key::Left => words.arrows[0].to_owned(),
        Key::Right => words.arrows[1].to_owned(),
        Key::Up => words.arrows[2].to_owned(),
        Key::Down => words.arrows[3].to_owned(),
        Key::WordLeft => words.with_control[0].to_owned(),
        Key::WordRight => words.with_control[1].to_owned(),
        Key::Home => words.home.to_owned(),
        Key::End => words.end.to_owned(),
        Key::Function(number) => format!("{}{number}", words.function),
        Key::Character(' ') => words.space.to_owned(),
        Key::Character(character) => character.to_string(),
        _ => String::new(),
    }
}

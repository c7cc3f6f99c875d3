//! Keys as they are told. Never knows what a key does.

use crate::present::editor::Key;
use crate::words::Texts;

/// What a key is called in the language of the user.
pub(crate) fn key_called(key: Key, texts: &Texts) -> String {
    match key {
        Key::Enter => texts.enter_key(),
        Key::Tab => texts.tab_key(),
        Key::Escape => "Escape".to_owned(),
        Key::PageUp => texts.page_up_key(),
        Key::PageDown => texts.page_down_key(),
        Key::Left => texts.arrow_left(),
        Key::Right => texts.arrow_right(),
        Key::Up => texts.arrow_up(),
        Key::Down => texts.arrow_down(),
        Key::WordLeft => texts.control_arrow_left(),
        Key::WordRight => texts.control_arrow_right(),
        Key::Home => texts.home_key(),
        Key::End => texts.end_key(),
        Key::Function(number) => format!("F{number}"),
        Key::Character(' ') => texts.space_bar(),
        Key::Character(character) => character.to_string(),
        _ => String::new(),
    }
}

//! The spoken names of keys.

use crate::editor::Key;
use crate::words::Texts;

/// The name of a key in the user's language. Signs have words, because a voice skips them.
pub fn key_called(key: Key, texts: &Texts) -> String {
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
        Key::Character('?') => texts.question_mark_key(),
        Key::Character('.') => texts.full_stop_key(),
        Key::Character(',') => texts.comma_key(),
        Key::Character('=') => texts.equals_key(),
        Key::Character('+') => texts.plus_key(),
        Key::Character('-') => texts.minus_key(),
        Key::Character('*') => texts.asterisk_key(),
        Key::Character('<') => texts.less_than_key(),
        Key::Character('/') => texts.slash_key(),
        Key::Character(';') => texts.semicolon_key(),
        Key::Character('!') => texts.exclamation_mark_key(),
        Key::Character(character) => character.to_string(),
        _ => String::new(),
    }
}

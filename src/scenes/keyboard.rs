//! The keys of a terminal as keys of the line editor. Never knows what a key does.

use crate::devices::terminal::{KeyCode, KeyEvent, KeyModifiers, Terminal};
use crate::present::editor::Key;

/// What a key of a terminal is for the line.
pub(super) fn key_of(event: &KeyEvent) -> Key {
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    let by_words = alt || control;
    match event.code {
        KeyCode::Left if by_words => Key::WordLeft,
        KeyCode::Right if by_words => Key::WordRight,
        KeyCode::Delete if by_words => Key::WordDelete,
        KeyCode::Backspace if by_words => Key::WordBackspace,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Delete => Key::Delete,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Insert => Key::Insert,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::F(number) => Key::Function(number),
        KeyCode::Char('j') if control && !alt => Key::Enter,
        // Some terminals send this for Backspace.
        KeyCode::Char('h') if control => {
            if alt {
                Key::WordBackspace
            } else {
                Key::Backspace
            }
        }
        // Where nobody takes up a program that was stopped, it is not stopped.
        KeyCode::Char('z') if control && !alt && !Terminal::STOPS => Key::Unknown,
        KeyCode::Char(letter) if control && !alt => Key::Control(letter.to_ascii_lowercase()),
        // With both, a keyboard has a third level of signs.
        KeyCode::Char(sign) if alt && (!control || sign.is_alphanumeric()) => Key::Alt(sign),
        KeyCode::Char(character) if !character.is_control() => Key::Character(character),
        _ => Key::Unknown,
    }
}

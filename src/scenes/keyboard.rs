//! Translates the keys of a terminal into those of the line editor.

use crate::devices::terminal::{KeyCode, KeyEvent, KeyModifiers, Terminal};
use crate::present::editor::Key;

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
        // Ctrl+Z does nothing on a system that cannot stop and resume a program.
        KeyCode::Char('z') if control && !alt && !Terminal::STOPS => Key::Unknown,
        KeyCode::Char(letter) if control && !alt => Key::Control(letter.to_ascii_lowercase()),
        // Alt and Ctrl together are AltGr, the third level of a keyboard.
        KeyCode::Char(sign) if alt && (!control || sign.is_alphanumeric()) => Key::Alt(sign),
        KeyCode::Char(character) if !character.is_control() => Key::Character(character),
        _ => Key::Unknown,
    }
}

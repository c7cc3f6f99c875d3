//! How the files of test cases write keys, bytes and effects.

use hector::present::editor::{EditEffect, Key};
use hector::words::{Language, Texts};

const NAMES: [(&str, Key); 20] = [
    ("Space", Key::Character(' ')),
    ("Left", Key::Left),
    ("Right", Key::Right),
    ("Up", Key::Up),
    ("Down", Key::Down),
    ("WordLeft", Key::WordLeft),
    ("WordRight", Key::WordRight),
    ("Home", Key::Home),
    ("End", Key::End),
    ("PageUp", Key::PageUp),
    ("PageDown", Key::PageDown),
    ("Backspace", Key::Backspace),
    ("Delete", Key::Delete),
    ("WordBackspace", Key::WordBackspace),
    ("WordDelete", Key::WordDelete),
    ("Insert", Key::Insert),
    ("Enter", Key::Enter),
    ("Escape", Key::Escape),
    ("Tab", Key::Tab),
    ("BackTab", Key::BackTab),
];

pub(crate) fn key_named(name: &str) -> Key {
    if let Some((_, key)) = NAMES.iter().find(|(known, _)| *known == name) {
        return *key;
    }
    let only = |text: &str| text.chars().next().expect("a character");
    if name == "Unknown" {
        Key::Unknown
    } else if let Some(letter) = name.strip_prefix("Ctrl-") {
        Key::Control(only(letter).to_ascii_lowercase())
    } else if let Some(letter) = name.strip_prefix("Alt-") {
        Key::Alt(only(letter))
    } else if let Some(number) = name.strip_prefix('F').and_then(|number| number.parse().ok()) {
        Key::Function(number)
    } else if let Some(number) = name.strip_prefix("U+") {
        let number = u32::from_str_radix(number, 16).expect("a number");
        Key::Character(char::from_u32(number).expect("a character"))
    } else {
        assert_eq!(name.chars().count(), 1, "no key is called {name}");
        Key::Character(only(name))
    }
}

pub(crate) fn name_of(key: Key) -> String {
    if let Some((name, _)) = NAMES.iter().find(|(_, known)| *known == key) {
        return (*name).to_owned();
    }
    match key {
        Key::Character(character) => character.to_string(),
        Key::Control(' ') => "Ctrl-Space".to_owned(),
        Key::Control(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
        Key::Alt(character) => format!("Alt-{character}"),
        Key::Function(number) => format!("F{number}"),
        _ => "Unknown".to_owned(),
    }
}

/// An effect in a few words. A space at an end is written as an underscore.
pub(crate) fn effect_named(effect: &EditEffect) -> String {
    match effect {
        EditEffect::Redraw { .. } => "redraw".to_owned(),
        EditEffect::Line(line) => format!("line {}", visible(line)),
        EditEffect::Key(key) => format!("key {}", name_of(*key)),
        EditEffect::Erased(text) => format!("erased {}", visible(text)),
        EditEffect::PutBack(text) => format!("put back {}", visible(text)),
        EditEffect::Pasted(text) => format!("pasted {}", visible(text)),
        EditEffect::Moved(Some(text)) => format!("moved to {}", visible(text)),
        EditEffect::Moved(None) => "moved to the end".to_owned(),
        EditEffect::Recalled(line) => format!("recalled {}", visible(line)),
        EditEffect::Refused(refusal) => {
            format!("refused: {}", refusal.told(&Texts::new(Language::English)))
        }
        EditEffect::ShowAgain => "show again".to_owned(),
        EditEffect::Interrupt => "interrupt".to_owned(),
        EditEffect::Suspend => "suspend".to_owned(),
        EditEffect::EndOfInput => "end of input".to_owned(),
    }
}

fn visible(text: &str) -> String {
    let mut text = text.to_owned();
    if text.starts_with(' ') {
        text.replace_range(..1, "_");
    }
    if text.ends_with(' ') {
        text.pop();
        text.push('_');
    }
    text
}

/// Bytes written with `\e`, `\b`, `\r`, `\n`, `\t` and `\x` with two digits.
pub(crate) fn bytes_of(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        bytes.extend(before.as_bytes());
        let (byte, length) = match after.as_bytes() {
            [b'e', ..] => (0x1b, 1),
            [b'b', ..] => (0x08, 1),
            [b'r', ..] => (b'\r', 1),
            [b'n', ..] => (b'\n', 1),
            [b't', ..] => (b'\t', 1),
            [b'x', ..] => (u8::from_str_radix(&after[1..3], 16).expect("two digits"), 3),
            _ => panic!("no byte is written so: {text}"),
        };
        bytes.push(byte);
        rest = &after[length..];
    }
    bytes.extend(rest.as_bytes());
    bytes
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('\x08', "\\b").replace('\r', "\\r").replace('\n', "\\n")
}

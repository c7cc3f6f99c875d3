//! The keys of a terminal, read from the bytes that it sends. Knows the sequences that
//! xterm, the Linux console, rxvt, tmux and screen agree on; any other is unknown.

/// A key, or keys pressed together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A character that can stand in a line.
    Character(char),
    /// Control and a letter, in lower case, or a sign.
    Control(char),
    /// Alt and a character.
    Alt(char),
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// Control or Alt and the arrow to the left.
    WordLeft,
    /// Control or Alt and the arrow to the right.
    WordRight,
    /// To the start.
    Home,
    /// To the end.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// Erases to the left.
    Backspace,
    /// Erases to the right.
    Delete,
    /// Alt and Backspace.
    WordBackspace,
    /// Control or Alt and Delete.
    WordDelete,
    /// Insert.
    Insert,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// A function key, by its number from 1.
    Function(u8),
    /// Something that is no key Hector knows.
    Unknown,
}

/// Reads bytes as keys. A character may come in pieces; an escape sequence is whole, so
/// that Escape alone is told from the start of a sequence.
#[derive(Debug, Clone, Default)]
pub struct Keyboard {
    /// The beginning of a character.
    begun: Vec<u8>,
}

impl Keyboard {
    /// The keys of bytes that came together.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<Key> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut rest = all.as_slice();
        let mut keys = Vec::new();
        while let Some((key, used)) = read(rest) {
            keys.push(key);
            rest = rest.get(used..).unwrap_or_default();
        }
        self.begun = rest.to_vec();
        keys
    }
}

/// The first key and its bytes; none if there is only the beginning of a character.
fn read(bytes: &[u8]) -> Option<(Key, usize)> {
    let (first, after) = bytes.split_first()?;
    let key = match first {
        b'\x1b' => return Some(read_escape(after)),
        b'\r' if after.first() == Some(&b'\n') => return Some((Key::Enter, 2)),
        b'\r' | b'\n' => Key::Enter,
        b'\t' => Key::Tab,
        b'\x7f' | b'\x08' => Key::Backspace,
        0 => Key::Control(' '),
        1..=26 => Key::Control(char::from(first - 1 + b'a')),
        28..=31 => Key::Control(char::from(first + 64)),
        _ => return read_character(bytes),
    };
    Some((key, 1))
}

fn read_character(bytes: &[u8]) -> Option<(Key, usize)> {
    let bytes = bytes.get(..4).unwrap_or(bytes);
    let valid = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => bytes
            .get(..error.valid_up_to())
            .and_then(|valid| std::str::from_utf8(valid).ok())
            .unwrap_or_default(),
        Err(error) => return error.error_len().map(|wrong| (Key::Unknown, wrong)),
    };
    let character = valid.chars().next()?;
    let key = if character.is_control() { Key::Unknown } else { Key::Character(character) };
    Some((key, character.len_utf8()))
}

/// What follows Escape, and the bytes with it.
fn read_escape(after: &[u8]) -> (Key, usize) {
    match after {
        [] | [b'\x1b', ..] => (Key::Escape, 1),
        [b'[', b'[', function @ b'A'..=b'E', ..] => (Key::Function(function - b'A' + 1), 4),
        [b'[', sequence @ ..] if !sequence.is_empty() => read_sequence(sequence),
        [b'O', b'c', ..] => (Key::WordRight, 3),
        [b'O', b'd', ..] => (Key::WordLeft, 3),
        [b'O', b'M', ..] => (Key::Enter, 3),
        [b'O', last, ..] => (lettered(*last).unwrap_or(Key::Unknown), 3),
        _ => match read(after) {
            Some((Key::Character(character), used)) => (Key::Alt(character), used + 1),
            Some((Key::Backspace, used)) => (Key::WordBackspace, used + 1),
            Some((key, used)) => (key, used + 1),
            None => (Key::Unknown, after.len() + 1),
        },
    }
}

/// A sequence after `ESC [`: numbers, and a last byte.
fn read_sequence(sequence: &[u8]) -> (Key, usize) {
    let numbers = sequence.iter().take_while(|byte| matches!(byte, 0x20..=0x3f)).count();
    let last = sequence.get(numbers).copied().filter(|last| matches!(last, 0x40..=0x7e));
    let Some(last) = last else { return (Key::Unknown, numbers + 2) };
    let text = sequence.get(..numbers).and_then(|text| std::str::from_utf8(text).ok());
    let mut numbers_read =
        text.unwrap_or_default().split(';').map(|number| number.parse::<u8>().unwrap_or(0));
    let first = numbers_read.next().unwrap_or(0);
    // One more than the sum of 1 for Shift, 2 for Alt, 4 for Control.
    let with_modifier = numbers_read.next().is_some_and(|sum| sum.saturating_sub(1) & 6 != 0);
    let key = match last {
        b'~' => numbered(first),
        b'Z' => Some(Key::BackTab),
        _ => lettered(last),
    };
    let key = match key.unwrap_or(Key::Unknown) {
        Key::Left if with_modifier => Key::WordLeft,
        Key::Right if with_modifier => Key::WordRight,
        Key::Delete if with_modifier => Key::WordDelete,
        key => key,
    };
    (key, numbers + 3)
}

fn lettered(last: u8) -> Option<Key> {
    Some(match last {
        b'A' => Key::Up,
        b'B' => Key::Down,
        b'C' => Key::Right,
        b'D' => Key::Left,
        b'H' => Key::Home,
        b'F' => Key::End,
        b'P'..=b'S' => Key::Function(last - b'P' + 1),
        _ => return None,
    })
}

fn numbered(number: u8) -> Option<Key> {
    Some(match number {
        1 | 7 => Key::Home,
        2 => Key::Insert,
        3 => Key::Delete,
        4 | 8 => Key::End,
        5 => Key::PageUp,
        6 => Key::PageDown,
        11..=15 => Key::Function(number - 10),
        17..=21 => Key::Function(number - 11),
        23 | 24 => Key::Function(number - 12),
        _ => return None,
    })
}

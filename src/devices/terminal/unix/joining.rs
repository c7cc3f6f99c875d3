//! Joins keys that came in pieces: crossterm reads an escape sequence whose rest is late as Escape and letters, and a
//! line that ends with two characters as two keys.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// No escape sequence of a key is longer.
const LONGEST_SEQUENCE: usize = 12;

/// Keys on their way, and Escape with the keys that may belong to it.
#[derive(Debug, Default)]
pub(in crate::terminal) struct Joining {
    /// Empty, or begins with Escape.
    held: Vec<KeyEvent>,
    newest: Option<KeyCode>,
}

impl Joining {
    /// Takes a key, and returns those that are certain now.
    pub(in crate::terminal) fn take(&mut self, key: KeyEvent) -> Vec<KeyEvent> {
        let before = self.newest.replace(key.code);
        if before == Some(KeyCode::Enter) && is_line_feed(&key) {
            return Vec::new();
        }
        if key.code == KeyCode::Esc && key.modifiers.is_empty() {
            return std::mem::replace(&mut self.held, vec![key]);
        }
        if self.held.is_empty() {
            return vec![key];
        }
        self.held.push(key);
        let Some(sequence) = self.sequence() else { return self.give_up() };
        match read(&sequence) {
            Sequence::Begun if self.held.len() < LONGEST_SEQUENCE => Vec::new(),
            Sequence::Begun | Sequence::None => self.give_up(),
            Sequence::Whole(key) => {
                self.held.clear();
                key.into_iter().collect()
            }
        }
    }

    /// Whether Escape waits for keys that may belong to it.
    pub(in crate::terminal) fn is_waiting(&self) -> bool {
        !self.held.is_empty()
    }

    /// The held keys, as they were typed.
    pub(in crate::terminal) fn give_up(&mut self) -> Vec<KeyEvent> {
        std::mem::take(&mut self.held)
    }

    /// The characters after Escape, if there are only characters.
    fn sequence(&self) -> Option<String> {
        let character = |key: &KeyEvent| match key.code {
            KeyCode::Char(character) if (key.modifiers - KeyModifiers::SHIFT).is_empty() => {
                Some(character)
            }
            _ => None,
        };
        self.held.iter().skip(1).map(character).collect()
    }
}

/// Control and J, which is how crossterm reads a line feed.
fn is_line_feed(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('j') && key.modifiers == KeyModifiers::CONTROL
}

/// What the characters after Escape form.
enum Sequence {
    /// The beginning of a sequence.
    Begun,
    /// A whole sequence; `None` inside if its key is unknown.
    Whole(Option<KeyEvent>),
    None,
}

fn read(sequence: &str) -> Sequence {
    let plain = |last| Sequence::Whole(lettered(last).map(KeyEvent::from));
    let mut after = sequence.chars();
    match (after.next(), after.next(), after.as_str()) {
        (Some('O' | '['), None, _) | (Some('['), Some('['), "") => Sequence::Begun,
        (Some('O'), Some(last), "") => plain(last),
        (Some('['), Some('['), last) => {
            let number = last.chars().next().and_then(|last| "ABCDE".find(last));
            let number = number.and_then(|number| u8::try_from(number).ok());
            Sequence::Whole(number.map(|number| KeyCode::F(number + 1).into()))
        }
        (Some('['), Some(_), _) => numbered_sequence(sequence.get(1..).unwrap_or_default()),
        (Some(character), None, _) => {
            let key = KeyEvent::new(KeyCode::Char(character), KeyModifiers::ALT);
            Sequence::Whole(Some(key))
        }
        _ => Sequence::None,
    }
}

/// Reads what follows Escape and a bracket: numbers, and a final character.
fn numbered_sequence(sequence: &str) -> Sequence {
    let numbers = sequence.trim_end_matches(|sign| matches!(sign, '@'..='~'));
    if !numbers.chars().all(|sign| matches!(sign, ' '..='?')) {
        return Sequence::None;
    }
    let Some(last) = sequence.strip_prefix(numbers).and_then(|last| last.chars().next()) else {
        return Sequence::Begun;
    };
    let mut numbers = numbers.split(';').map(|number| number.parse::<u8>().unwrap_or(0));
    let (first, sum) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    let code = match last {
        '~' => numbered(first),
        'Z' => Some(KeyCode::BackTab),
        _ => lettered(last),
    };
    Sequence::Whole(code.map(|code| KeyEvent::new(code, modifiers(sum))))
}

/// Encoded as one more than the sum of 1 for Shift, 2 for Alt and 4 for Control.
fn modifiers(sum: u8) -> KeyModifiers {
    let sum = sum.saturating_sub(1);
    let those = [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)];
    those.into_iter().filter(|(bit, _)| sum & bit != 0).map(|(_, modifier)| modifier).collect()
}

fn lettered(last: char) -> Option<KeyCode> {
    Some(match last {
        'A' => KeyCode::Up,
        'B' => KeyCode::Down,
        'C' => KeyCode::Right,
        'D' => KeyCode::Left,
        'H' => KeyCode::Home,
        'F' => KeyCode::End,
        'P' => KeyCode::F(1),
        'Q' => KeyCode::F(2),
        'R' => KeyCode::F(3),
        'S' => KeyCode::F(4),
        _ => return None,
    })
}

fn numbered(number: u8) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23 | 24 => KeyCode::F(number - 12),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys that Escape and these characters give, and the number of keys that are still held.
    fn joined(after_escape: &str) -> (Vec<KeyEvent>, usize) {
        let mut joining = Joining::default();
        let mut keys = joining.take(KeyCode::Esc.into());
        keys.extend(
            after_escape
                .chars()
                .flat_map(|character| joining.take(KeyEvent::from(KeyCode::Char(character)))),
        );
        (keys, joining.held.len())
    }

    #[test]
    fn a_sequence_in_pieces_is_its_key() {
        for (pieces, code, modifiers) in [
            ("[A", KeyCode::Up, KeyModifiers::NONE),
            ("OP", KeyCode::F(1), KeyModifiers::NONE),
            ("[[E", KeyCode::F(5), KeyModifiers::NONE),
            ("[15~", KeyCode::F(5), KeyModifiers::NONE),
            ("[3;5~", KeyCode::Delete, KeyModifiers::CONTROL),
            ("[1;3D", KeyCode::Left, KeyModifiers::ALT),
            ("[Z", KeyCode::BackTab, KeyModifiers::NONE),
            ("f", KeyCode::Char('f'), KeyModifiers::ALT),
        ] {
            assert_eq!(joined(pieces), (vec![KeyEvent::new(code, modifiers)], 0), "{pieces}");
        }
        assert_eq!(joined("[99~"), (Vec::new(), 0), "a key that nobody knows");
    }

    #[test]
    fn the_rest_is_waited_for_and_nothing_that_is_no_sequence_is_lost() {
        for begun in ["", "[", "O", "[1;5", "[["] {
            assert_eq!(joined(begun), (Vec::new(), begun.len() + 1), "{begun}");
        }
        for none in ["[ä", "[111111111111"] {
            assert_eq!(joined(none).0.len(), none.chars().count() + 1, "{none}");
        }
        let mut joining = Joining::default();
        let escape = KeyEvent::from(KeyCode::Esc);
        assert_eq!(joining.take(escape), []);
        assert_eq!(joining.take(escape), [escape]);
        assert_eq!(joining.take(KeyCode::Enter.into()), [escape, KeyCode::Enter.into()]);
        assert!(!joining.is_waiting());
        assert_eq!(joining.take(KeyCode::Char('e').into()), [KeyCode::Char('e').into()]);
    }
}

//! What the editor is compared with: a list of letters, and a screen that knows nothing
//! but what is written on it.

use hector::present::editor::{Key, MOST_REMEMBERED};

/// An editor without thought: a list of letters, a list of lines.
#[derive(Default)]
pub(crate) struct Model {
    pub(crate) line: Vec<char>,
    pub(crate) cursor: usize,
    erased: Vec<char>,
    before: Vec<Vec<char>>,
    /// How many lines back one looks, and what was typed when that began.
    back: usize,
    typed: Vec<char>,
}

impl Model {
    pub(crate) fn take(&mut self, key: Key) {
        let (start, end) = (self.word_start(), self.next_word());
        let length = self.line.len();
        match key {
            Key::Character(letter) => {
                self.line.insert(self.cursor, letter);
                self.cursor += 1;
            }
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(length),
            Key::WordLeft => self.cursor = start,
            Key::WordRight => self.cursor = end,
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = length,
            Key::Backspace => self.erase(self.cursor.saturating_sub(1), self.cursor),
            Key::Delete | Key::Control('d') => {
                self.erase(self.cursor, (self.cursor + 1).min(length));
            }
            Key::WordBackspace => self.erase(start, self.cursor),
            Key::WordDelete => self.erase(self.cursor, end),
            Key::Control('u') => self.erase(0, self.cursor),
            Key::Control('k') => self.erase(self.cursor, length),
            Key::Control('y') => {
                let tail = self.line.split_off(self.cursor);
                self.line.extend(&self.erased);
                self.cursor = self.line.len();
                self.line.extend(tail);
            }
            Key::Up => self.look(self.back + 1),
            Key::Down if self.back > 0 => self.look(self.back - 1),
            Key::Escape if length > 0 => {
                self.erased = self.line.clone();
                self.end();
            }
            Key::Enter | Key::Control('c') => self.end(),
            _ => {}
        }
    }

    fn erase(&mut self, from: usize, to: usize) {
        if from < to {
            self.erased = self.line.drain(from..to).collect();
            self.cursor = from;
        }
    }

    fn end(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.iter().any(|letter| *letter != ' ') && self.before.last() != Some(&line) {
            self.before.push(line);
        }
        self.cursor = 0;
        self.back = 0;
    }

    fn look(&mut self, back: usize) {
        if back > self.before.len().min(MOST_REMEMBERED) {
            return;
        }
        if self.back == 0 {
            self.typed = self.line.clone();
        }
        self.back = back;
        self.line = match back {
            0 => self.typed.clone(),
            _ => self.before[self.before.len() - back].clone(),
        };
        self.cursor = self.line.len();
    }

    fn word_start(&self) -> usize {
        let before: String = self.line[..self.cursor].iter().collect();
        let word = before.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        word.trim_end_matches(char::is_alphanumeric).chars().count()
    }

    fn next_word(&self) -> usize {
        let after: String = self.line[self.cursor..].iter().collect();
        let gap = after.trim_start_matches(char::is_alphanumeric);
        self.line.len()
            - gap.trim_start_matches(|letter: char| !letter.is_alphanumeric()).chars().count()
    }
}

/// A screen as a terminal keeps it: cells, and the place of the cursor.
pub(crate) struct Screen {
    columns: usize,
    rows: Vec<Vec<String>>,
    column: usize,
}

impl Screen {
    pub(crate) fn new(columns: usize) -> Screen {
        Screen { columns, rows: vec![vec![String::new(); columns]], column: 0 }
    }

    pub(crate) fn follow(&mut self, written: &str) {
        for character in written.chars() {
            match character {
                '\r' => self.column = 0,
                '\n' => {
                    self.rows.push(vec![String::new(); self.columns]);
                    self.column = 0;
                }
                '\x08' => self.column = self.column.saturating_sub(1),
                '\u{301}' | '\u{308}' => self.put_accent(character),
                '日' => {
                    self.put(character, 2);
                    let column = self.column - 1;
                    self.row()[column] = String::new();
                }
                _ => self.put(character, 1),
            }
        }
    }

    /// The row above the one with the cursor, which ended it when it was narrow.
    pub(crate) fn above(&self) -> String {
        let ended = self.rows.len().saturating_sub(2);
        let narrow = "Weiß am Zug.".chars().count() > self.columns;
        let first = ended.saturating_sub(usize::from(narrow));
        self.rows[first..=ended].concat().concat().trim_end().to_owned()
    }

    /// Sees that the row shows the line, or a part of it with the cursor, and that the
    /// cursor is where the line has it.
    pub(crate) fn shows(&self, line: &str, cursor: usize, when: &str) {
        let row = self.rows.last().expect("a row");
        let before = row[..self.column].concat();
        let after = row[self.column..].concat();
        let after = after.trim_end();
        let part = |part: &str, whole: &str| whole.starts_with(part.trim_end());
        assert!(line[..cursor].ends_with(&before), "{when}: {before:?} before {line:?}");
        assert!(part(after, &line[cursor..]), "{when}: {after:?} after {line:?}");
        let everything = line.chars().map(|letter| 1 + usize::from(letter == '日')).sum::<usize>();
        if everything < self.columns {
            assert_eq!(before, line[..cursor], "{when}");
            assert_eq!(after, line[cursor..].trim_end(), "{when}");
        }
    }

    fn put(&mut self, character: char, width: usize) {
        if self.column + width > self.columns {
            self.rows.push(vec![String::new(); self.columns]);
            self.column = 0;
        }
        let column = self.column;
        self.row()[column] = character.to_string();
        self.column += width;
    }

    fn put_accent(&mut self, accent: char) {
        let column = self.column;
        let row = self.row();
        let base = (0..column).rev().find(|place| !row[*place].is_empty());
        if let Some(base) = base {
            row[base].push(accent);
        }
    }

    fn row(&mut self) -> &mut Vec<String> {
        self.rows.last_mut().expect("a row")
    }
}

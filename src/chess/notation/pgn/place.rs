//! A place in a text file, by line and column.

use std::fmt;

/// A line and a column, both counted from one; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextPlace {
    pub line: u64,
    /// The character in the line.
    pub column: u64,
    /// After a carriage return, a line feed does not begin another line.
    after_return: bool,
}

impl TextPlace {
    /// The first character of a text.
    pub const START: TextPlace = TextPlace { line: 1, column: 1, after_return: false };

    /// A place by its line and column.
    #[must_use]
    pub fn new(line: u64, column: u64) -> TextPlace {
        TextPlace { line, column, after_return: false }
    }

    /// The place after more text, which may be cut in the middle of a UTF-8 character.
    #[must_use]
    pub fn after(mut self, text: &[u8]) -> TextPlace {
        let returns = self.after_return || text.contains(&b'\r');
        let plain = if returns { 0 } else { text.iter().rposition(|b| *b == b'\n').unwrap_or(0) };
        let (lines, rest) = text.split_at(plain);
        self.line += lines.iter().filter(|byte| **byte == b'\n').count() as u64;
        for byte in rest {
            self.step(*byte);
        }
        self
    }

    fn step(&mut self, byte: u8) {
        match byte {
            b'\n' if self.after_return => {}
            b'\n' | b'\r' => {
                self.line += 1;
                self.column = 1;
            }
            // Another byte of the same character.
            0x80..=0xbf => {}
            _ => self.column += 1,
        }
        self.after_return = byte == b'\r';
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}, column {}", self.line, self.column)
    }
}

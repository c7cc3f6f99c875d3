//! Where in a file something stands, for a person with an editor. Never reads a file.

use std::fmt;

/// A line and a column, both counted from one; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: u64,
    /// The character within the line.
    pub column: u64,
    /// A line feed that follows a carriage return ends no second line.
    after_return: bool,
}

impl TextPlace {
    /// The first character of a text.
    pub const START: TextPlace = TextPlace { line: 1, column: 1, after_return: false };

    /// The place of a line and a column.
    #[must_use]
    pub fn new(line: u64, column: u64) -> TextPlace {
        TextPlace { line, column, after_return: false }
    }

    /// The place behind some more text, of which UTF-8 may be cut anywhere.
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
            // A further byte of the same character.
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

//! A cursor in a text that recognises gaps, words and signs.

/// A cursor in a text. Make a copy to look ahead.
#[derive(Debug, Clone, Copy)]
pub(super) struct DescriptiveCursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> DescriptiveCursor<'a> {
    pub(super) fn new(text: &'a str) -> DescriptiveCursor<'a> {
        DescriptiveCursor { text, at: 0 }
    }

    /// The rest of the text.
    pub(super) fn rest(self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The line and column, in characters, both from 1.
    pub(super) fn line_and_column(self) -> (usize, usize) {
        let passed = self.text.get(..self.at).unwrap_or_default();
        let line = passed.matches('\n').count() + 1;
        let column = passed.chars().rev().take_while(|c| *c != '\n').count() + 1;
        (line, column)
    }

    pub(super) fn next(self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn advance(&mut self) {
        self.at += self.next().map_or(0, char::len_utf8);
    }

    pub(super) fn skip_while(&mut self, belongs: impl Fn(char) -> bool) {
        while self.next().is_some_and(&belongs) {
            self.advance();
        }
    }

    /// Skips blanks and full stops, which may come between any two parts of a move.
    pub(super) fn skip_gap(&mut self) {
        self.skip_while(is_gap);
    }

    /// Takes a pattern, ignoring case. If it does not match, does not move.
    pub(super) fn take(&mut self, pattern: &str) -> Option<()> {
        let mut ahead = *self;
        for wanted in pattern.chars() {
            if wanted == ' ' {
                ahead.skip_gap();
            } else {
                ahead.next().filter(|found| same(wanted, *found))?;
                ahead.advance();
            }
        }
        *self = ahead;
        Some(())
    }

    /// Takes the first of several patterns that matches. If none matches, does not move.
    pub(super) fn take_one_of(&mut self, patterns: &[&str]) -> Option<()> {
        patterns.iter().find_map(|pattern| self.take(pattern))
    }

    /// Takes the first pattern of a table that matches, and returns its meaning.
    pub(super) fn take_meaning<T: Copy>(&mut self, table: &[(&str, T)]) -> Option<T> {
        table.iter().find_map(|(pattern, meaning)| self.take(pattern).map(|()| *meaning))
    }
}

fn is_gap(found: char) -> bool {
    found.is_whitespace() || found == '.'
}

fn same(wanted: char, found: char) -> bool {
    match wanted {
        '-' => matches!(found, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}'),
        '0' => matches!(found, '0' | 'o' | 'O'),
        _ => wanted == found || wanted.to_lowercase().eq(found.to_lowercase()),
    }
}

//! The columns of a line in FIDE's tournament report, counted from 1 as in the format.

use std::ops::RangeInclusive;

/// A line as characters: columns are characters, not bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ColumnLine(Vec<char>);

impl ColumnLine {
    pub(super) fn of(line: &str) -> ColumnLine {
        ColumnLine(line.chars().collect())
    }

    /// The text in these columns, trimmed; empty if the line is shorter.
    pub(super) fn get(&self, columns: RangeInclusive<usize>) -> String {
        let (first, last) = columns.into_inner();
        let signs = self.0.iter().skip(first - 1).take(last + 1 - first);
        signs.collect::<String>().trim().to_owned()
    }

    /// Writes a text right-aligned in these columns. A text that does not fit is cut at its left.
    pub(super) fn set(&mut self, columns: RangeInclusive<usize>, text: &str) {
        let (first, last) = columns.into_inner();
        if self.0.len() < last {
            self.0.resize(last, ' ');
        }
        let mut signs = text.chars().rev();
        for place in self.0.iter_mut().take(last).skip(first - 1).rev() {
            *place = signs.next().unwrap_or(' ');
        }
    }

    pub(super) fn is_longer_than(&self, columns: usize) -> bool {
        self.0.len() > columns
    }

    pub(super) fn text(&self) -> String {
        self.0.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_read_and_written_where_they_are() {
        let mut line = ColumnLine::of("001    1 mGM  Müller,Jörg");
        assert_eq!(line.get(5..=8), "1");
        assert_eq!(line.get(15..=47), "Müller,Jörg");
        assert_eq!(line.get(92..=95), "");
        line.set(81..=84, "1.5");
        assert_eq!(line.get(81..=84), "1.5");
        assert_eq!(line.get(15..=47), "Müller,Jörg", "nothing else is moved");
        line.set(81..=84, "10.0");
        assert!(line.text().ends_with("10.0") && line.text().chars().count() == 84);
        line.set(99..=99, "12");
        assert_eq!(line.get(99..=99), "2");
    }
}

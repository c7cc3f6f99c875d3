//! A row: where something lies in a file, and six short texts about it. What the texts say is up to the caller.

pub const TEXTS: usize = 6;

/// Longer texts are cut, in bytes.
const LONGEST_TEXT: usize = 200;

/// A row of a catalogue. Texts that are too long are cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CatalogueRow<'a> {
    /// The byte at which it begins.
    pub offset: u64,
    /// Its length in bytes.
    pub length: u64,
    /// The line at which it begins, counted from 1.
    pub line: u64,
    /// The column in that line, counted from 1.
    pub column: u32,
    /// A number with a meaning of the caller's own.
    pub mark: u32,
    pub texts: [&'a str; TEXTS],
}

impl<'a> CatalogueRow<'a> {
    /// Writes it as an item of a catalogue.
    pub fn write(&self, item: &mut Vec<u8>) {
        item.clear();
        for number in [self.offset, self.length, self.line] {
            item.extend_from_slice(&number.to_le_bytes());
        }
        item.extend_from_slice(&self.column.to_le_bytes());
        item.extend_from_slice(&self.mark.to_le_bytes());
        for text in self.texts {
            let text = text.get(..text.floor_char_boundary(LONGEST_TEXT)).unwrap_or_default();
            item.push(u8::try_from(text.len()).unwrap_or_default());
            item.extend_from_slice(text.as_bytes());
        }
    }

    /// Like `write`, into a new item.
    #[must_use]
    pub fn item(&self) -> Vec<u8> {
        let mut item = Vec::new();
        self.write(&mut item);
        item
    }

    /// Reads an item of a catalogue. `None` if it is not a valid row.
    #[must_use]
    pub fn read(item: &'a [u8]) -> Option<CatalogueRow<'a>> {
        let (offset, item) = item.split_first_chunk::<8>()?;
        let (length, item) = item.split_first_chunk::<8>()?;
        let (line, item) = item.split_first_chunk::<8>()?;
        let (column, item) = item.split_first_chunk::<4>()?;
        let (mark, mut rest) = item.split_first_chunk::<4>()?;
        let mut texts = [""; TEXTS];
        for text in &mut texts {
            let (length, after) = rest.split_first()?;
            let (bytes, after) = after.split_at_checked(usize::from(*length))?;
            *text = std::str::from_utf8(bytes).ok()?;
            rest = after;
        }
        rest.is_empty().then_some(CatalogueRow {
            offset: u64::from_le_bytes(*offset),
            length: u64::from_le_bytes(*length),
            line: u64::from_le_bytes(*line),
            column: u32::from_le_bytes(*column),
            mark: u32::from_le_bytes(*mark),
            texts,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_back_as_it_was_written_and_a_long_text_is_cut() {
        let long = "ö".repeat(150);
        let row = CatalogueRow {
            offset: u64::MAX,
            length: 7,
            line: 3,
            column: 4,
            mark: 5,
            texts: ["a", "", "é", "x", "1-0", &long],
        };
        let mut item = Vec::new();
        row.write(&mut item);
        let again = CatalogueRow::read(&item).expect("a row");
        let cut = "ö".repeat(100);
        assert_eq!(again, CatalogueRow { texts: ["a", "", "é", "x", "1-0", &cut], ..row });
        for end in 0..item.len() {
            assert_eq!(CatalogueRow::read(&item[..end]), None);
        }
    }
}

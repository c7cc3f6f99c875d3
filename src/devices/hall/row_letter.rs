//! Rows of a record on their way from a table to the hall, and from the hall to the desks, as bytes.

use super::TableNumber;
use crate::hall_protocol::{RowKind, TableRow};
use crate::hex::{hex, unhex};
use crate::journal::{Altered, Chain, Hash, PublicKey, Row};

/// A row as the hall gets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallRow {
    /// The row. Its text may be withheld and replaced by another.
    pub row: Row,
    /// Whether the text differs from the one in the record, because that contains a secret.
    pub withheld: bool,
    /// The key that signs the record. Comes with the first row.
    pub key: Option<PublicKey>,
}

/// The longest row of a game.
const LONGEST_ROW: usize = 64 * 1024;
/// A letter of several rows does not get longer than this. A single row may.
pub(super) const LONGEST_LETTER: usize = 48 * 1024;
/// The longest line before the text of a row.
pub(super) const LINE_OF_A_ROW: usize = 400;
/// The longest letter that is read. Neither a table nor a hall writes a longer one.
const LONGEST_READ: usize = 2 * LONGEST_ROW;

impl HallRow {
    /// The name of the game that begins with this row.
    pub(super) fn game(&self) -> String {
        hex(&self.row.hash).chars().take(16).collect()
    }

    /// The row as news for the hall's desk.
    pub(super) fn of_table(self, table: TableNumber, game: String) -> TableRow {
        let Row { number, wall, kind, body, .. } = self.row;
        let kind = RowKind::named_or_fact(&kind);
        TableRow { table, game, number, wall, kind, body, is_of_before: false }
    }

    /// Verifies it as the next row of a chain.
    pub(super) fn prove(&self, chain: &mut Chain) -> Result<(), Altered> {
        match self.withheld {
            true => chain.prove_withheld(&self.row),
            false => chain.prove(&self.row),
        }
    }

    /// Appends it to a letter: a line that gives the length of the text, and then the text.
    pub(super) fn write(&self, letter: &mut Vec<u8>) {
        let Row { number, wall, kind, body, hash, signature } = &self.row;
        let told = if self.withheld { "withheld" } else { "whole" };
        let signature = signature.as_deref().map_or_else(|| "-".to_owned(), hex);
        let key = self.key.map_or_else(|| "-".to_owned(), |key| hex(key.as_bytes()));
        let (hash, length) = (hex(hash), body.len());
        let line = format!("row {number} {wall} {kind} {told} {hash} {signature} {key} {length}\n");
        letter.extend_from_slice(line.as_bytes());
        letter.extend_from_slice(body.as_bytes());
        letter.push(b'\n');
    }

    /// Reads the rows of a letter. `None` if a table would not write it.
    pub(super) fn read_all(letter: &[u8]) -> Option<Vec<HallRow>> {
        let mut rest =
            std::str::from_utf8(letter).ok().filter(|text| text.len() <= LONGEST_READ)?;
        let mut rows = Vec::new();
        while !rest.is_empty() {
            let (row, after) = HallRow::read(rest)?;
            rows.push(row);
            rest = after;
        }
        Some(rows).filter(|rows| !rows.is_empty())
    }

    /// The first row of a text, and the text after it.
    fn read(text: &str) -> Option<(HallRow, &str)> {
        let (head, rest) = text.split_once('\n')?;
        let parts: Vec<&str> = head.split(' ').collect();
        let ["row", number, wall, kind, told, hash, signature, key, length] = parts[..] else {
            return None;
        };
        let length = length.parse().ok().filter(|length| *length <= LONGEST_ROW)?;
        let (body, rest) = (rest.get(..length)?, rest.get(length..)?.strip_prefix('\n')?);
        let some = |text: &str| match text {
            "-" => Some(None),
            digits => unhex(digits).map(Some),
        };
        let withheld = match told {
            "whole" => false,
            "withheld" => true,
            _ => return None,
        };
        let key = match some(key)? {
            None => None,
            Some(bytes) => Some(PublicKey::of(&bytes)?),
        };
        let row = Row {
            number: number.parse().ok()?,
            wall: wall.parse().ok()?,
            kind: kind.to_owned(),
            body: body.to_owned(),
            hash: Hash::of(&unhex(hash)?)?.as_bytes().to_vec(),
            signature: some(signature)?,
        };
        Some((HallRow { row, withheld, key }, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(number: u64, body: &str) -> HallRow {
        let (kind, body) = ("fact".to_owned(), body.to_owned());
        let row = Row { number, wall: -5, kind, body, hash: vec![7; 32], signature: None };
        HallRow { row, withheld: false, key: None }
    }

    #[test]
    fn rows_of_any_text_are_read_back_and_nothing_else_is() {
        let rows = [row(0, "a\nb"), row(1, ""), row(2, "row 3 ü\n"), row(3, "\n")];
        let mut letter = Vec::new();
        rows.iter().for_each(|row| row.write(&mut letter));
        assert_eq!(HallRow::read_all(&letter).as_deref(), Some(&rows[..]));
        for cut in 1..letter.len() {
            // Cut short, it is read as fewer rows or refused.
            let read = HallRow::read_all(&letter[..cut]);
            assert!(read.is_none_or(|read| rows.starts_with(&read)), "{cut}");
        }
        let mut alone = Vec::new();
        row(1, "x").write(&mut alone);
        let alone = String::from_utf8(alone).expect("text");
        for bad in [
            "".to_owned(),
            alone.replace(" 1\n", " 2\n"),
            alone.replace(" 1\n", " 99999999999999999999\n"),
            alone.replace("fact", "fact fact"),
            alone.replace("row", "rows"),
            format!("{alone}x"),
        ] {
            assert_eq!(HallRow::read_all(bad.as_bytes()), None, "{bad}");
        }
    }
}

//! A row of a record on its way from a table to the hall, as bytes.

use crate::devices::journal::{Chain, Hash, PublicKey, Row};

/// A row as the hall gets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallRow {
    /// The row. Its text may be withheld, and another stands in its place.
    pub row: Row,
    /// Whether the text is another than the one in the record, because that holds a secret.
    pub withheld: bool,
    /// The key that signs the record, beside the first row.
    pub key: Option<PublicKey>,
}

/// No row of a game is longer.
const LONGEST_ROW: usize = 64 * 1024;

impl HallRow {
    /// What the game of this first row is called on the way.
    pub(super) fn game(&self) -> String {
        hex(&self.row.hash).chars().take(16).collect()
    }

    /// Proves it as the next of a chain.
    pub(super) fn prove(&self, chain: &mut Chain) -> Result<(), crate::devices::journal::Altered> {
        match self.withheld {
            true => chain.prove_withheld(&self.row),
            false => chain.prove(&self.row),
        }
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let Row { number, wall, kind, body, hash, signature } = &self.row;
        let told = if self.withheld { "withheld" } else { "whole" };
        let signature = signature.as_deref().map_or_else(|| "-".to_owned(), hex);
        let key = self.key.map_or_else(|| "-".to_owned(), |key| hex(key.as_bytes()));
        format!("row {number} {wall} {kind} {told} {} {signature} {key}\n{body}", hex(hash))
            .into_bytes()
    }

    /// Reads what a table wrote; none where it is nothing that a table writes.
    pub(super) fn read(bytes: &[u8]) -> Option<HallRow> {
        let text = std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LONGEST_ROW)?;
        let (head, body) = text.split_once('\n')?;
        let parts: Vec<&str> = head.split(' ').collect();
        let ["row", number, wall, kind, told, hash, signature, key] = parts[..] else {
            return None;
        };
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
        Some(HallRow { row, withheld, key })
    }
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(super) fn unhex(digits: &str) -> Option<Vec<u8>> {
    let nibble =
        |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits
        .as_bytes()
        .chunks(2)
        .map(|pair| Some(nibble(*pair.first()?)? * 16 + nibble(*pair.get(1)?)?))
        .collect()
}

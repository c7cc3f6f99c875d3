//! The hash of a row, as bytes and as groups to read out. `chain` computes it.

use std::fmt;

/// The hash of a row and everything before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub(super) [u8; 32]);

impl Hash {
    /// A hash from its bytes. `None` if there are not 32.
    pub(crate) fn of(bytes: &[u8]) -> Option<Hash> {
        Some(Hash(bytes.try_into().ok()?))
    }

    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A hash from 64 hexadecimal digits.
    #[must_use]
    pub fn read(digits: &str) -> Option<Hash> {
        let nibble = |digit: u8| char::from(digit).to_digit(16);
        let mut bytes = [0; 32];
        let pairs = digits.as_bytes().chunks(2);
        if digits.len() != 64 {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(pairs) {
            let (Some(high), Some(low)) = (nibble(*pair.first()?), nibble(*pair.get(1)?)) else {
                return None;
            };
            *byte = u8::try_from(high * 16 + low).ok()?;
        }
        Some(Hash(bytes))
    }
}

/// Sixteen groups of four digits, to be read out and compared by ear.
impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, pair) in self.0.chunks(2).enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            for byte in pair {
                write!(f, "{byte:02x}")?;
            }
        }
        Ok(())
    }
}

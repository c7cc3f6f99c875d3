//! The ways in which a record can fail verification. Detection is in `reading`.

use std::fmt;

/// The first place where a journal fails verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Altered {
    pub row: u64,
    /// What is wrong with it.
    pub fault: RowFault,
}

/// What is wrong with a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowFault {
    /// It is missing.
    Missing,
    /// It does not fit its hash.
    Hash,
    /// A journal has no row of its kind.
    Kind,
    /// It should be signed and is not.
    Unsigned,
    /// It, or a row since the last that was signed, does not fit the signature.
    Signature,
    /// Neither it nor any later row is signed, so anybody could have written it.
    Unproven,
    /// The sign of life after it does not fit its signature, or lacks it.
    Alive,
    /// The tables are not those of a record.
    Tables,
}

impl fmt::Display for Altered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "altered: {self:?}")
    }
}

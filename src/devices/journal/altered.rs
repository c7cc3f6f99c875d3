//! How a record is not as it was written. Never finds it out.

use std::fmt;

/// The first place where a journal is not as it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Altered {
    /// The number of the row.
    pub row: u64,
    /// What is wrong with it.
    pub fault: RowFault,
}

/// What is wrong with a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowFault {
    /// It is not there.
    Missing,
    /// It does not fit its hash.
    Hash,
    /// Its kind is not one that a journal has there.
    Kind,
    /// It should be signed and is not.
    Unsigned,
    /// It, or a row since the last that was signed, does not fit the signature.
    Signature,
    /// Neither it nor anything after it is signed, so that anybody can have written it.
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

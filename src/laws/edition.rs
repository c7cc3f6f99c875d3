//! The editions of the Laws that Hector knows. An edition selects a table; no other code compares years.

use std::fmt;
use std::str::FromStr;

/// A printed text of the Laws, named after the year from which it applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The first rules of FIDE.
    Of1929,
    /// The Laws from 1 July 2009.
    Of2009,
    /// The Laws from 1 July 2014.
    Of2014,
    /// The Laws from 1 July 2017.
    Of2017,
    /// The Laws from 1 January 2018.
    Of2018,
    /// The Laws from 1 January 2023, in force.
    #[default]
    Of2023,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Edition; 6] = [
        Edition::Of1929,
        Edition::Of2009,
        Edition::Of2014,
        Edition::Of2017,
        Edition::Of2018,
        Edition::Of2023,
    ];

    /// Its usual name, a year.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Edition::Of1929 => "1929",
            Edition::Of2009 => "2009",
            Edition::Of2014 => "2014",
            Edition::Of2017 => "2017",
            Edition::Of2018 => "2018",
            Edition::Of2023 => "2023",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text does not name an edition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no edition: {self:?}")]
pub struct EditionError {
    read: String,
}

impl FromStr for Edition {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Edition, EditionError> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == text.trim())
            .ok_or_else(|| EditionError { read: text.to_owned() })
    }
}

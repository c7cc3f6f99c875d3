//! The tags of a game: what is known of it beside its moves. Never holds the result,
//! the start or the variant: those are a game's own, not texts about it.

use crate::chess::notation::harmless::{harmless, is_harmful};

/// Tags in the order of the export format: the roster first, then by name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tags {
    sorted: Vec<(String, String)>,
}

/// The roster that every game has, the result aside, and what an unknown value is.
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that a game has as values.
const ITS_OWN: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];

/// Why a tag cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no tag: {self:?}")]
pub enum TagError {
    /// The name has signs in it that would end it.
    Name(String),
    /// The tag is written from the game itself.
    ItsOwn(&'static str),
}

impl Tags {
    /// The value of a tag. A tag of the roster that is not known has none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let at = self.find(name).ok()?;
        self.sorted.get(at).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, whatever it was before. Control signs in the value become spaces; an
    /// unknown value in the roster is the same as none.
    ///
    /// # Errors
    /// When the name cannot be written, or the tag is the game's own.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if let Some(own) = ITS_OWN.into_iter().find(|own| *own == name) {
            return Err(TagError::ItsOwn(own));
        }
        let ends_it = |c: char| c.is_whitespace() || is_harmful(c) || "\"[]".contains(c);
        if name.is_empty() || name.contains(ends_it) {
            return Err(TagError::Name(name.to_owned()));
        }
        let value = harmless(value).into_owned();
        let unknown = ROSTER.contains(&(name, &value));
        match self.find(name) {
            Ok(at) if unknown => drop(self.sorted.remove(at)),
            Ok(at) => self.sorted[at].1 = value,
            Err(_) if unknown => {}
            Err(at) => self.sorted.insert(at, (name.to_owned(), value)),
        }
        Ok(())
    }

    /// Every tag that is known, the roster first, then by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.sorted.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    fn find(&self, name: &str) -> Result<usize, usize> {
        self.sorted.binary_search_by(|(known, _)| rank(known).cmp(&rank(name)))
    }
}

fn rank(name: &str) -> (usize, &str) {
    (ROSTER.iter().position(|(known, _)| *known == name).unwrap_or(ROSTER.len()), name)
}

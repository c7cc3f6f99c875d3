//! The tags of a game: what is known of it besides its moves. The result, the start and the variant are fields of
//! [`PgnGame`](super::PgnGame).

use std::collections::BTreeMap;

use crate::notation::harmless::harmless;

/// Tags in the order of the export format: the roster first, then by name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tags {
    roster: [Option<String>; ROSTER.len()],
    others: BTreeMap<String, String>,
}

/// The roster that every game has, without the result, and the values for unknown.
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that are written from the fields of a game.
const ITS_OWN: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];

/// Why a tag cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no tag: {self:?}")]
pub enum TagError {
    /// The name has characters that other programs would not read.
    Name(String),
    /// The tag is written from the game itself.
    ItsOwn(&'static str),
}

impl Tags {
    /// The value of a tag. `None` for a tag of the roster that is unknown.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        match roster_place(name) {
            Some(place) => self.roster.get(place)?.as_deref(),
            None => self.others.get(name).map(String::as_str),
        }
    }

    /// Sets a tag and replaces its old value. Control characters in the value become spaces. An unknown value of the
    /// roster removes the tag.
    ///
    /// # Errors
    /// If the name cannot be written, or the tag is written from the game itself.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if let Some(own) = ITS_OWN.into_iter().find(|own| *own == name) {
            return Err(TagError::ItsOwn(own));
        }
        if !Tags::can_be_named(name) {
            return Err(TagError::Name(name.to_owned()));
        }
        let value = harmless(value).into_owned();
        match roster_place(name).and_then(|place| self.roster.get_mut(place)) {
            Some(slot) => *slot = Some(value).filter(|value| !ROSTER.contains(&(name, value))),
            None => drop(self.others.insert(name.to_owned(), value)),
        }
        Ok(())
    }

    /// Whether a tag can have this name: letters and digits, and after the first also the characters that other
    /// programs read.
    pub(super) fn can_be_named(name: &str) -> bool {
        name.starts_with(char::is_alphanumeric)
            && name.chars().all(|letter| letter.is_alphanumeric() || "_+#=:-".contains(letter))
    }

    /// Every known tag, the roster first, then by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = ROSTER.into_iter().zip(&self.roster);
        let known = roster.filter_map(|((name, _), value)| Some((name, value.as_deref()?)));
        let others = self.others.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        known.chain(others)
    }
}

/// The place of a tag in the roster.
fn roster_place(name: &str) -> Option<usize> {
    ROSTER.iter().position(|(known, _)| *known == name)
}

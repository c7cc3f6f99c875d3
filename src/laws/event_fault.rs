//! The errors in a file of event settings.

use super::edition::Edition;
use super::regime::{Pace, Regime};

/// Every key of the file, with its section.
pub(super) const KEYS: [&str; 22] = [
    "edition",
    "arbiter",
    "time.control",
    "time.pace",
    "time.supervision",
    "time.default_time",
    "time.period_policy",
    "penalties.illegal_move",
    "penalties.wrong_claim",
    "penalties.supervised_blitz",
    "draws.not_before_move",
    "draws.through_arbiter",
    "draws.quickplay_finish",
    "announcements.words",
    "announcements.ranks",
    "device.mode",
    "device.profile",
    "device.touches",
    "device.adaptations",
    "hall.low_clock",
    "hall.live_delay",
    "hall.arbiters",
];

/// Why a settings file is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventFileError {
    /// The text is not TOML.
    Syntax {
        line: usize,
        /// The start of the line.
        written: String,
    },
    /// An unknown key.
    UnknownKey {
        line: usize,
        /// The key with its section.
        key: String,
        /// The most similar known key.
        nearest: Option<&'static str>,
    },
    /// A value that the key does not accept.
    Value {
        line: usize,
        /// The key with its section.
        key: &'static str,
        /// The value found.
        found: FoundSetting,
        /// The values accepted.
        expected: ExpectedSetting,
    },
    /// A missing key that is required.
    Missing {
        /// The key with its section.
        key: &'static str,
        /// The values accepted.
        expected: ExpectedSetting,
    },
}

impl EventFileError {
    /// Every key that a file may have, with its section.
    pub const KNOWN_KEYS: &'static [&'static str] = &KEYS;
}

/// A value found in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FoundSetting {
    /// As it was written.
    Written(String),
    /// A text that is too long to repeat.
    LongText,
    /// A number with a fraction.
    Fraction,
    /// A date or a time of day.
    Date,
    /// A list.
    List,
    /// A section.
    Section,
}

/// The values that a key accepts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectedSetting {
    /// One of these, in quotes.
    OneOf(Vec<&'static str>),
    /// True or false.
    TrueOrFalse,
    /// A whole number from 0.
    WholeNumber {
        /// Up to this one.
        most: u16,
    },
    /// A time control, in quotes.
    TimeControl,
    /// A list of texts in quotes.
    Texts,
    /// Minutes, because this edition has no default time.
    DefaultTime(Edition),
    /// This key cannot be combined with the other key.
    NotBeside(&'static str),
    /// A value that fits another key.
    Beside(Box<Beside>),
    /// No minutes, because the offence loses the game at once.
    LosesAtOnce(Edition, Regime),
    /// No minutes, because this edition sets them itself.
    SetByTheLaws(Edition),
    /// No minutes, because they apply to blitz with an arbiter for each game, and this is not such a game.
    OnlySupervisedBlitz(Regime),
}

/// The values of a key that fit the value of another one. The key may always be left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// The values that fit, as written in files. Empty if the key can only be left out.
    pub may_be: Vec<&'static str>,
    /// The other key.
    pub other: &'static str,
    /// The value of the other key, as written in files.
    pub value: String,
}

pub(super) const PACES: [(&str, Pace); 3] =
    [("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)];

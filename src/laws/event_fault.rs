//! What is wrong with a file of event settings. Never reads one.

use super::edition::Edition;
use super::regime::{Pace, Regime};

/// Every key that a file may have, with its section.
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
        /// Where.
        line: usize,
        /// The beginning of the line.
        written: String,
    },
    /// A key that means nothing here.
    UnknownKey {
        /// Where.
        line: usize,
        /// The key with its section.
        key: String,
        /// The nearest key that is known.
        nearest: Option<&'static str>,
    },
    /// A value that the key cannot have.
    Value {
        /// Where.
        line: usize,
        /// The key with its section.
        key: &'static str,
        /// What it is.
        found: FoundSetting,
        /// What it may be.
        expected: ExpectedSetting,
    },
    /// A key that has to be there.
    Missing {
        /// The key with its section.
        key: &'static str,
        /// What it may be.
        expected: ExpectedSetting,
    },
}

impl EventFileError {
    /// Every key that a file may have, with its section.
    pub const KNOWN_KEYS: &'static [&'static str] = &KEYS;
}

/// A value as a file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FoundSetting {
    /// As a person wrote it.
    Written(String),
    /// A text too long to be repeated.
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

/// What the value of a key may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectedSetting {
    /// One of these, in quotes.
    OneOf(Vec<&'static str>),
    /// True or false.
    TrueOrFalse,
    /// A whole number from 0.
    WholeNumber {
        /// To this one.
        most: u16,
    },
    /// A time control, in quotes.
    TimeControl,
    /// A list of texts in quotes.
    Texts,
    /// Minutes, because this edition names no default time.
    DefaultTime(Edition),
    /// Only one of the key and this other.
    NotBeside(&'static str),
    /// What fits another key.
    Beside(Box<Beside>),
    /// No minutes, because what they are for loses the game at once.
    LosesAtOnce(Edition, Regime),
    /// No minutes, because this edition sets them itself.
    SetByTheLaws(Edition),
    /// No minutes, because they are for blitz with an arbiter for each game, and this is not.
    OnlySupervisedBlitz(Regime),
}

/// What a key may be because of what another is. It may always be left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// What the key may be, as a file has it; none where it can only be left out.
    pub may_be: Vec<&'static str>,
    /// The other key.
    pub other: &'static str,
    /// What that is, as a file has it.
    pub value: String,
}

pub(super) const PACES: [(&str, Pace); 3] =
    [("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)];

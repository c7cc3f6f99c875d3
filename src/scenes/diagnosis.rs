//! What the doctor finds out about one thing: that it works, or what does not and what to do.
//! Never tries anything.

use serde::{Deserialize, Serialize};

/// What works, in a sentence, or what does not.
pub(super) type Diagnosis = Result<String, Trouble>;

/// What does not work, and what fixes it.
pub(super) struct Trouble {
    pub(super) sentence: String,
    pub(super) remedy: String,
    pub(super) presence: Presence,
}

/// Whether a device is there at all. One that is not there is no fault of anything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Presence {
    #[default]
    Present,
    Absent,
}

impl Trouble {
    pub(super) fn new(sentence: String, remedy: impl Into<String>) -> Self {
        Trouble { sentence, remedy: remedy.into(), presence: Presence::Present }
    }

    /// The same of something that is not there at all.
    pub(super) fn absent(self) -> Self {
        Trouble { presence: Presence::Absent, ..self }
    }
}

//! What is open between Hector and somebody: a question, a command that goes on, a voice that is
//! sought. Never answers.

use super::{Given, VoiceWish};
use crate::clock::Moment;
use crate::words::Command;

/// What is open.
#[derive(Debug)]
pub(crate) struct Open<Deed> {
    /// The question that only its answers close.
    pub(crate) asked: Option<Asked<Deed>>,
    /// A command that was said alone, and goes on with what is said next.
    pub(crate) goes_on: Option<Command>,
    /// What the line before may have meant: whoever answers "yes" to that has it.
    pub(crate) meant: Option<String>,
    /// The voice that is wanted, until it is known which there are.
    pub(crate) voice_wished: Option<VoiceWish>,
    /// Whether the keys of a walk wait, so that the answer can be typed.
    pub(crate) walk_waits: bool,
}

/// A question that was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Asked<Deed> {
    /// Whether this shall be done.
    Deed(Deed),
    /// Whether this was said, and when.
    Heard(Given, Moment),
}

impl<Deed> Open<Deed> {
    /// Asks whether something shall be done.
    pub(crate) fn asks(&mut self, deed: Deed) {
        self.asked = Some(Asked::Deed(deed));
    }
}

impl<Deed> Default for Open<Deed> {
    fn default() -> Open<Deed> {
        Open { asked: None, goes_on: None, meant: None, voice_wished: None, walk_waits: false }
    }
}

//! The operations that every voice has, whatever its speech system.

use std::time::Instant;

use super::input::{Languages, Messages};
use super::{Mute, Passage, SpokenBy, VoiceManner};

/// An open voice. If an order fails, the voice is lost and another is opened.
pub(super) trait Voice {
    /// Speaks each passage in its language. Signs report how far that is.
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute>;

    /// Stops speaking at once.
    fn stop(&mut self) -> Result<(), Mute>;

    /// Changes the settings from the next words on.
    fn set(&mut self, manner: VoiceManner) -> Result<(), Mute>;

    /// Fails if the speech system is gone.
    fn prove_alive(&mut self) -> Result<(), Mute>;

    /// The languages that it can speak.
    fn languages(&mut self) -> Result<Languages, Mute>;

    /// When it next has something to do by itself.
    fn wakes_at(&self) -> Option<Instant> {
        None
    }

    /// Does what is due by itself.
    fn wake(&mut self) {}

    /// Who speaks, if that was chosen by what was found.
    fn spoken_by(&self) -> Option<SpokenBy> {
        None
    }
}

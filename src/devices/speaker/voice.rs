//! What every voice can do, whichever speech system it belongs to. Never decides what is said.

use std::time::Instant;

use super::input::{Languages, Messages};
use super::{Mute, Passage, SpokenBy, VoiceManner};

/// An open voice. A failure of any order means that it is lost, and another is opened.
pub(super) trait Voice {
    /// Speaks, each passage in its language. How far that has come, signs tell.
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute>;

    /// Is silent at once.
    fn stop(&mut self) -> Result<(), Mute>;

    /// Speaks in another manner from the next words on.
    fn set(&mut self, manner: VoiceManner) -> Result<(), Mute>;

    /// Fails where the speech system is gone.
    fn prove_alive(&mut self) -> Result<(), Mute>;

    /// In which languages it can speak.
    fn languages(&mut self) -> Result<Languages, Mute>;

    /// When it has something to do by itself.
    fn wakes_at(&self) -> Option<Instant> {
        None
    }

    /// Does it.
    fn wake(&mut self) {}

    /// Who speaks, where that was chosen by what was found.
    fn spoken_by(&self) -> Option<SpokenBy> {
        None
    }
}

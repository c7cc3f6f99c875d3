//! Replaces every scene that needs an ear in a program that was built without one.

use super::failure::{Failure, Outcome};
use super::reasons;
use crate::words::{Language, Texts};

/// The options of a scene that needs an ear.
pub(super) trait NeedsEar {
    /// The language of its answers.
    fn language(&self) -> Language;
}

/// Says that there is no ear, and what to do about it.
pub(super) fn refuse(options: &impl NeedsEar) -> Outcome {
    Err(Failure::Input(reasons::no_ear(&Texts::new(options.language()))))
}

//! What every scene that needs an ear answers where this program was built without one. Never
//! compiled where there is one.

use super::failure::{Failure, Outcome};
use super::reasons;
use crate::words::{Language, Texts};

/// The options of a scene that needs an ear.
pub(super) trait NeedsEar {
    /// The language in which it answers.
    fn language(&self) -> Language;
}

/// Says that there is no ear, and what helps.
pub(super) fn refuse(options: &impl NeedsEar) -> Outcome {
    Err(Failure::Input(reasons::no_ear(&Texts::new(options.language()))))
}

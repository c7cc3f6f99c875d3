//! What comes of a signal of the ear, in the words of the place. Never knows a device.

use std::time::Duration;

use crate::present::conversation::Saying;

/// What came of a signal of the ear.
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear nothing comes"))]
pub(super) enum EarCame {
    /// Nothing, or lines to be read.
    Lines(Vec<String>),
    /// Somebody begins to speak.
    Speech,
    /// Something was said.
    Said {
        saying: Saying,
        /// When its first word began, by the watch of the place.
        began: Duration,
        sound: Vec<i16>,
    },
}

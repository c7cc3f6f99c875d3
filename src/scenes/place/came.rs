//! The result of a signal of the ear, without the types of the device.

use std::time::Duration;

use crate::present::conversation::Saying;

/// What a signal of the ear means for the place.
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear nothing comes"))]
pub(super) enum EarCame {
    /// Lines to read, or none.
    Lines(Vec<String>),
    /// Somebody starts to speak.
    Speech,
    Said {
        saying: Saying,
        /// When its first word began, by the watch of the place.
        began: Duration,
        sound: Vec<i16>,
    },
}

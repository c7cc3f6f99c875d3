//! Whether the owner of a device was told that it is there or gone, so that each change is
//! told once. Never looks at the device.

/// What was told last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ToldOfPresence {
    Nothing,
    Back,
    Lost,
}

impl ToldOfPresence {
    /// Whether this is news; from now on it was told.
    pub(super) fn becomes(&mut self, told: ToldOfPresence) -> bool {
        std::mem::replace(self, told) != told
    }
}

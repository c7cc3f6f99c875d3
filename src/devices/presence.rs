//! Remembers whether the owner was told that a device is there or gone, so that each change is reported once.

/// What was reported last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ToldOfPresence {
    Nothing,
    Back,
    Lost,
}

impl ToldOfPresence {
    /// Records this report, and returns whether it is news.
    pub(super) fn becomes(&mut self, told: ToldOfPresence) -> bool {
        std::mem::replace(self, told) != told
    }
}

//! What a device does for a player under its profile. Permission is decided elsewhere.

use crate::laws::Capability;
use crate::texts::Texts;

pub(super) fn capable(capabilities: &[Capability], texts: &Texts) -> String {
    let duties: Vec<String> = capabilities.iter().map(|does| doing(*does, texts)).collect();
    texts.device_does(&texts.listed(&duties))
}

/// What a device does under one capability, as a verb.
pub(super) fn doing(capability: Capability, texts: &Texts) -> String {
    match capability {
        Capability::KeepScore => texts.does_keep_score(),
        Capability::ReadOwnScore => texts.does_read_own_score(),
        Capability::RunClock => texts.does_run_clock(),
        Capability::TellTimes => texts.does_tell_times(),
        Capability::TellMoves => texts.does_tell_moves(),
        Capability::HearAnnouncements => texts.does_hear_announcements(),
        Capability::CompareBoards => texts.does_compare_boards(),
        Capability::RelayAnnouncements => texts.does_relay(),
    }
}

//! Which devices the user has used before. Only then is a missing device worth a sentence.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::devices::{folders, whole};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum UsedDevice {
    Voice,
    Ear,
}

impl UsedDevice {
    const ALL: [UsedDevice; 2] = [UsedDevice::Voice, UsedDevice::Ear];

    fn name(self) -> &'static str {
        match self {
            UsedDevice::Voice => "voice",
            UsedDevice::Ear => "ear",
        }
    }
}

/// The devices that were used, now or in an earlier game.
pub(super) struct UsedDevices {
    used: BTreeSet<UsedDevice>,
    file: Option<PathBuf>,
}

impl UsedDevices {
    /// Reads the devices that were used earlier.
    pub(super) fn remembered() -> UsedDevices {
        let file = folders::home().map(|home| home.join("devices.txt"));
        let text = file.as_ref().and_then(|file| whole::text(file, whole::SMALL).ok());
        let text = text.unwrap_or_default();
        let is_named = |device: &UsedDevice| text.lines().any(|line| line == device.name());
        UsedDevices { used: UsedDevice::ALL.into_iter().filter(is_named).collect(), file }
    }

    pub(super) fn contain(&self, device: UsedDevice) -> bool {
        self.used.contains(&device)
    }

    /// Notes that a device works. If this cannot be saved, a warning on another day is lost.
    pub(super) fn works(&mut self, device: UsedDevice) {
        if !self.used.insert(device) {
            return;
        }
        let Some(file) = &self.file else { return };
        let names: String = self.used.iter().map(|device| format!("{}\n", device.name())).collect();
        let written = file
            .parent()
            .map_or(Ok(()), folders::make_private)
            .and_then(|()| whole::replace_private(file, names));
        drop(written);
    }
}

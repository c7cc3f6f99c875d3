//! The remedies that fit this machine, by its system and by what is installed. It changes nothing.

#![cfg_attr(
    not(all(feature = "voice", feature = "ear", feature = "braille", feature = "hall")),
    allow(dead_code, reason = "a device that was not built in needs no remedy")
)]

use std::path::Path;

#[cfg(feature = "ear")]
use crate::devices::ear::libvosk_beside_program;
use crate::devices::system;
use crate::words::Texts;
use crate::words::remedies::{BRAILLE_KEY, Remedies, SystemFamily};

pub(in crate::scenes) fn remedies(texts: &Texts) -> Remedies<'_> {
    Remedies { family: family(), texts }
}

fn family() -> SystemFamily {
    if system::IS_WINDOWS {
        return SystemFamily::Windows;
    }
    [
        (SystemFamily::Debian, "/usr/bin/apt-get"),
        (SystemFamily::Fedora, "/usr/bin/dnf"),
        (SystemFamily::Arch, "/usr/bin/pacman"),
    ]
    .into_iter()
    .find(|(_, installer)| Path::new(installer).exists())
    .map_or(SystemFamily::Other, |(family, _)| family)
}

/// For a recogniser whose library is missing or damaged.
#[cfg(feature = "ear")]
pub(super) fn get_recogniser(texts: &Texts) -> String {
    match libvosk_beside_program() {
        Some(file) => {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let folder = file.parent().unwrap_or(&file).display().to_string();
            texts.fix_by_library(&name, &folder)
        }
        None => texts.fix_by_fetching("rm -r .libraries", "./hector doctor"),
    }
}

/// For BRLTTY that is not installed or not running.
pub(super) fn start_braille(texts: &Texts) -> String {
    let installed = ["/usr/bin/brltty", "/usr/sbin/brltty", "/sbin/brltty", "/bin/brltty"]
        .iter()
        .any(|place| Path::new(place).exists());
    if installed {
        return "sudo systemctl enable --now brltty".to_owned();
    }
    remedies(texts).install_braille()
}

/// For BRLTTY that runs while this user may not write to the display.
pub(super) fn enter_braille(texts: &Texts) -> String {
    remedies(texts).enter_braille(system::group_of(Path::new(BRAILLE_KEY)).as_deref())
}

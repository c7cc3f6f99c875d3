//! What mends a device that does not work, in the commands of this machine's system.
//! Runs none of them.

#![cfg_attr(
    not(all(feature = "voice", feature = "ear", feature = "braille")),
    allow(dead_code, reason = "a device that was not built in needs no remedy")
)]

use std::fs::File;
use std::io::ErrorKind;
use std::path::Path;

use crate::words::Texts;

pub(super) const STOP_VOICE: &str = "killall speech-dispatcher";
pub(super) const RESTART_SOUND: &str = "systemctl --user restart pipewire pipewire-pulse";
pub(super) const RESTART_BRAILLE: &str = "sudo systemctl restart brltty";

/// The key that lets a user's programs write on the display.
const BRAILLE_KEY: &str = "/etc/brlapi.key";

/// The families of systems whose commands we know.
#[derive(Clone, Copy)]
enum Family {
    Debian,
    Fedora,
    Arch,
    Other,
}

fn family() -> Family {
    [
        (Family::Debian, "/usr/bin/apt-get"),
        (Family::Fedora, "/usr/bin/dnf"),
        (Family::Arch, "/usr/bin/pacman"),
    ]
    .into_iter()
    .find(|(_, installer)| Path::new(installer).exists())
    .map_or(Family::Other, |(family, _)| family)
}

pub(super) fn install_voice(texts: &Texts) -> String {
    match family() {
        Family::Debian => "sudo apt-get install speech-dispatcher speech-dispatcher-espeak-ng",
        Family::Fedora => "sudo dnf install speech-dispatcher speech-dispatcher-espeak-ng",
        Family::Arch => "sudo pacman -S speech-dispatcher espeak-ng",
        Family::Other => return texts.mend_by_installing_voice(),
    }
    .to_owned()
}

/// BRLTTY is not there, does not run, or does not let this user in.
pub(super) fn reach_braille(texts: &Texts) -> String {
    let installed = ["/usr/bin/brltty", "/usr/sbin/brltty", "/sbin/brltty"]
        .iter()
        .any(|place| Path::new(place).exists());
    if !installed {
        return match family() {
            Family::Debian => "sudo apt-get install brltty",
            Family::Fedora => "sudo dnf install brltty",
            Family::Arch => "sudo pacman -S brltty",
            Family::Other => return texts.mend_by_installing_braille(),
        }
        .to_owned();
    }
    if File::open(BRAILLE_KEY).is_err_and(|error| error.kind() == ErrorKind::PermissionDenied) {
        return texts.mend_and_log_in("sudo usermod -aG brlapi \"$USER\"");
    }
    "sudo systemctl enable --now brltty".to_owned()
}

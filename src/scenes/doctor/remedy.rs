//! What mends a device that does not work, in the commands of this machine's system.
//! Runs none of them.

#![cfg_attr(
    not(all(feature = "voice", feature = "ear", feature = "braille")),
    allow(dead_code, reason = "a device that was not built in needs no remedy")
)]

use std::path::Path;

#[cfg(feature = "ear")]
use crate::devices::ear::libvosk_beside_program;
use crate::devices::system;
use crate::words::Texts;
use crate::words::scene_names;

/// Where engines for Windows are.
const STOCKFISH: &str = "https://stockfishchess.org/download";

/// A model that can be fetched: it understands the words of Appendix D.
const OTHER_MODEL: &str = "vosk-model-small-de-0.15";

/// The key that lets a user's programs write on the display.
const BRAILLE_KEY: &str = "/etc/brlapi.key";

/// The families of systems whose commands we know.
#[derive(Clone, Copy)]
enum SystemFamily {
    Debian,
    Fedora,
    Arch,
    Windows,
    Other,
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

pub(super) fn install_voice(texts: &Texts) -> String {
    match family() {
        SystemFamily::Debian => {
            "sudo apt-get install speech-dispatcher speech-dispatcher-espeak-ng"
        }
        SystemFamily::Fedora => "sudo dnf install speech-dispatcher speech-dispatcher-espeak-ng",
        SystemFamily::Arch => "sudo pacman -S speech-dispatcher espeak-ng",
        SystemFamily::Windows => return texts.mend_by_adding_a_voice(),
        SystemFamily::Other => return texts.mend_by_installing_voice(),
    }
    .to_owned()
}

pub(super) fn install_engine(texts: &Texts) -> String {
    match family() {
        SystemFamily::Debian => "sudo apt-get install stockfish",
        SystemFamily::Fedora => "sudo dnf install stockfish",
        SystemFamily::Arch => "sudo pacman -S stockfish",
        SystemFamily::Windows => return texts.mend_by_engine_beside(STOCKFISH, "stockfish.exe"),
        SystemFamily::Other => return texts.mend_by_installing_engine(),
    }
    .to_owned()
}

/// What has no voice any more is there.
pub(super) fn restart_voice(texts: &Texts) -> String {
    match family() {
        SystemFamily::Windows => texts.mend_by_restart(),
        _ => texts.mend_by_listening("killall speech-dispatcher"),
    }
}

/// The microphone is there, and nothing comes from it.
pub(super) fn restart_sound(texts: &Texts) -> String {
    match family() {
        SystemFamily::Windows => texts.mend_by_allowing_microphone(),
        _ => "systemctl --user restart pipewire pipewire-pulse".to_owned(),
    }
}

/// A display fails that was there.
pub(super) fn restart_braille(texts: &Texts) -> String {
    match family() {
        SystemFamily::Windows => texts.mend_by_screen_reader(),
        _ => texts.mend_by_connecting_display("sudo systemctl restart brltty"),
    }
}

/// There is no model of speech, or none that is whole.
pub(super) fn get_model(texts: &Texts) -> String {
    let fetch = format!("fetch {OTHER_MODEL}");
    texts.mend_by_model(&scene_names::opened_by("model", &fetch, texts.language()))
}

/// The library of the recogniser is missing, or spoiled.
#[cfg(feature = "ear")]
pub(super) fn get_recogniser(texts: &Texts) -> String {
    match libvosk_beside_program() {
        Some(file) => {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let folder = file.parent().unwrap_or(&file).display().to_string();
            texts.mend_by_library(&name, &folder)
        }
        None => texts.mend_by_fetching("rm -r .libraries", "./hector doctor"),
    }
}

/// BRLTTY is not there, or does not run.
pub(super) fn start_braille(texts: &Texts) -> String {
    let installed = ["/usr/bin/brltty", "/usr/sbin/brltty", "/sbin/brltty", "/bin/brltty"]
        .iter()
        .any(|place| Path::new(place).exists());
    if installed {
        return "sudo systemctl enable --now brltty".to_owned();
    }
    match family() {
        SystemFamily::Debian => "sudo apt-get install brltty",
        SystemFamily::Fedora => "sudo dnf install brltty",
        SystemFamily::Arch => "sudo pacman -S brltty",
        SystemFamily::Windows => return texts.mend_by_screen_reader(),
        SystemFamily::Other => return texts.mend_by_installing_braille(),
    }
    .to_owned()
}

/// BRLTTY runs, and this user may not write on the display: the key is read by its group
/// alone, to which on a new system nobody belongs.
pub(super) fn enter_braille(texts: &Texts) -> String {
    let group = system::group_of(Path::new(BRAILLE_KEY));
    match group.as_deref() {
        Some("root") | None => texts.mend_by_opening_braille(
            &format!(
                "sudo groupadd -f brlapi; sudo chgrp brlapi {BRAILLE_KEY}; \
                 sudo usermod -aG brlapi \"$USER\""
            ),
            &format!("api-parameters Auth=keyfile:{BRAILLE_KEY}"),
            "/etc/brltty.conf",
        ),
        Some(group) => texts.mend_and_log_in(&format!("sudo usermod -aG {group} \"$USER\"")),
    }
}

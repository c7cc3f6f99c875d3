//! How to fix a device that does not work, with the commands of the user's system. Nothing is run here, and the system
//! is given.

use super::texts::Texts;
use super::which_program::WhichProgram;

/// Download page for an engine on Windows.
const STOCKFISH: &str = "https://stockfishchess.org/download";

/// Download page for the server of a hall.
const NATS_SERVER: &str = "https://nats.io/download";

/// A model that can be fetched and understands the words of Appendix D.
const OTHER_MODEL: &str = "vosk-model-small-de-0.15";

/// The key that lets a user's programs write on the display.
pub const BRAILLE_KEY: &str = "/etc/brlapi.key";

/// The families of systems with known commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemFamily {
    Debian,
    Fedora,
    Arch,
    Windows,
    Other,
}

/// The remedies for a system.
pub struct Remedies<'a> {
    pub family: SystemFamily,
    pub texts: &'a Texts,
}

impl Remedies<'_> {
    pub fn install_voice(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Debian => {
                "sudo apt-get install speech-dispatcher speech-dispatcher-espeak-ng"
            }
            SystemFamily::Fedora => {
                "sudo dnf install speech-dispatcher speech-dispatcher-espeak-ng"
            }
            SystemFamily::Arch => "sudo pacman -S speech-dispatcher espeak-ng",
            SystemFamily::Windows => return texts.fix_by_adding_a_voice(),
            SystemFamily::Other => return texts.fix_by_installing_voice(),
        }
        .to_owned()
    }

    pub fn install_engine(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Debian => "sudo apt-get install stockfish",
            SystemFamily::Fedora => "sudo dnf install stockfish",
            SystemFamily::Arch => "sudo pacman -S stockfish",
            SystemFamily::Windows => {
                return texts.fix_by_engine_beside(STOCKFISH, "stockfish.exe");
            }
            SystemFamily::Other => return texts.fix_by_installing_engine(),
        }
        .to_owned()
    }

    /// For a hall without a server.
    pub fn install_server(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Debian => "sudo apt-get install nats-server",
            SystemFamily::Arch => "sudo pacman -S nats-server",
            SystemFamily::Windows => {
                return texts.fix_by_server_beside(NATS_SERVER, "nats-server.exe");
            }
            SystemFamily::Fedora | SystemFamily::Other => {
                return texts.fix_by_server_beside(NATS_SERVER, "nats-server");
            }
        }
        .to_owned()
    }

    /// For a voice that worked before.
    pub fn restart_voice(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Windows => texts.fix_by_restart(),
            _ => texts.fix_by_listening("killall speech-dispatcher"),
        }
    }

    /// For a microphone that is present but silent.
    pub fn restart_sound(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Windows => texts.fix_by_allowing_microphone(),
            _ => "systemctl --user restart pipewire pipewire-pulse".to_owned(),
        }
    }

    /// For a display that worked before.
    pub fn restart_braille(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Windows => texts.fix_by_screen_reader(),
            _ => texts.fix_by_connecting_display("sudo systemctl restart brltty"),
        }
    }

    /// For a missing or incomplete speech model. The program decides which command can be named.
    pub fn get_model(&self, told_by: WhichProgram) -> String {
        let texts = self.texts;
        let fetch = format!("fetch {OTHER_MODEL}");
        match told_by.opens_any("model", &fetch, texts.language()) {
            Some(command) => texts.fix_by_model(&command),
            None => texts.fix_by_downloading_again(),
        }
    }

    /// For a missing BRLTTY.
    pub fn install_braille(&self) -> String {
        let texts = self.texts;
        match self.family {
            SystemFamily::Debian => "sudo apt-get install brltty",
            SystemFamily::Fedora => "sudo dnf install brltty",
            SystemFamily::Arch => "sudo pacman -S brltty",
            SystemFamily::Windows => return texts.fix_by_screen_reader(),
            SystemFamily::Other => return texts.fix_by_installing_braille(),
        }
        .to_owned()
    }

    /// For a user without the right to write on the display: only a group may read the key, and on a new system it has
    /// no members.
    pub fn enter_braille(&self, group: Option<&str>) -> String {
        let texts = self.texts;
        match group {
            Some("root") | None => texts.fix_by_opening_braille(
                &format!(
                    "sudo groupadd -f brlapi; sudo chgrp brlapi {BRAILLE_KEY}; \
                     sudo usermod -aG brlapi \"$USER\""
                ),
                &format!("api-parameters Auth=keyfile:{BRAILLE_KEY}"),
                "/etc/brltty.conf",
            ),
            Some(group) => texts.fix_and_log_in(&format!("sudo usermod -aG {group} \"$USER\"")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// Debian's command does not help under Windows.
    #[test]
    fn each_system_is_told_its_own_way_to_the_server_of_a_hall() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let told = |family| Remedies { family, texts: &texts }.install_server();
            assert_eq!(told(SystemFamily::Debian), "sudo apt-get install nats-server");
            assert_eq!(told(SystemFamily::Arch), "sudo pacman -S nats-server");
            let windows = told(SystemFamily::Windows);
            assert!(windows.contains(NATS_SERVER) && windows.ends_with("nats-server.exe"));
            for family in [SystemFamily::Fedora, SystemFamily::Other] {
                let elsewhere = told(family);
                assert!(elsewhere.contains(NATS_SERVER) && elsewhere.ends_with("nats-server"));
            }
        }
    }
}

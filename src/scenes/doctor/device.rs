//! Asks each device whether it works. Knows their failures, and which remedy fits.

use super::{Check, Diagnosis, Trouble};

/// Tries what a check is about, in this process.
pub(super) fn examine(check: Check) -> Diagnosis {
    match check {
        #[cfg(feature = "voice")]
        Check::Voice => voice(),
        #[cfg(feature = "ear")]
        Check::Microphone => microphone(),
        #[cfg(feature = "ear")]
        Check::Recogniser => recogniser(),
        #[cfg(feature = "braille")]
        Check::Braille => braille(),
        #[allow(unreachable_patterns, reason = "reached where a device was not built in")]
        _ => Err(Trouble::new(
            format!("No {}: this Hector was built without it.", check.name()),
            "start Hector with ./hector from its folder, which builds it whole",
        )),
    }
}

#[cfg(feature = "voice")]
fn voice() -> Diagnosis {
    use super::remedy;
    use crate::devices::speaker::Mute;
    use crate::scenes::voice::Aloud;

    // Only the end of a line proves it: without sound the service still opens.
    match Aloud::open().and_then(|mut voice| voice.say("de", "Hector").map(|()| voice)) {
        Ok(voice) if voice.lacks("de") => Err(Trouble::new(
            "No German voice: the one there is reads German as another language.",
            remedy::install_voice(),
        )),
        Ok(_) => Ok("The voice works, through speech-dispatcher.".to_owned()),
        Err(mute @ (Mute::NoService | Mute::NoSynthesizer)) => {
            Err(Trouble::new(mute, remedy::install_voice()))
        }
        Err(mute @ (Mute::Stuck | Mute::Gone | Mute::Unfinished)) => {
            Err(Trouble::new(mute, remedy::RESTART_VOICE))
        }
    }
}

#[cfg(feature = "ear")]
fn microphone() -> Diagnosis {
    use std::time::Duration;

    use super::remedy;

    use crate::devices::ear::{Deaf, try_microphone};
    const MOMENT: Duration = Duration::from_millis(300);

    match try_microphone(None, MOMENT) {
        Ok((name, _)) => Ok(format!("The microphone works: {name}.")),
        Err(deaf @ Deaf::Silent { .. }) => Err(Trouble::new(deaf, remedy::RESTART_SOUND)),
        Err(deaf) => Err(Trouble::new(deaf, remedy::CONNECT_MICROPHONE)),
    }
}

#[cfg(feature = "ear")]
fn recogniser() -> Diagnosis {
    if crate::devices::ear::recogniser_answers() {
        Ok("The recogniser of speech works.".to_owned())
    } else {
        Err(Trouble::new(
            "No recogniser: libvosk does not answer as it should.",
            "rm -r .libraries and then ./hector doctor, in the folder of Hector",
        ))
    }
}

#[cfg(feature = "braille")]
fn braille() -> Diagnosis {
    use super::remedy;
    use crate::devices::braille::{Blank, try_display};

    match try_display() {
        Ok(cells) => Ok(format!("The braille display works: {cells} cells.")),
        Err(blank @ Blank::NoService) => Err(Trouble::new(blank, remedy::reach_braille())),
        Err(blank @ (Blank::NoDisplay | Blank::Refused(_))) => {
            Err(Trouble::new(blank, remedy::RESTART_BRAILLE))
        }
    }
}

//! Opens the voice of a speech system.

#[cfg(unix)]
use super::dispatcher::Dispatcher;
use super::input::SignsOfVoice;
use super::nvda::ByNvda;
#[cfg(unix)]
use super::orca::Orca;
use super::portable::Portable;
use super::voice::Voice;
use super::{IfAbsent, Mute, System, usual};

pub(super) fn open(
    system: &System,
    if_absent: IfAbsent,
    signs: SignsOfVoice,
) -> Result<Box<dyn Voice>, Mute> {
    Ok(match system {
        #[cfg(unix)]
        System::SpeechDispatcher => Box::new(Dispatcher::open(if_absent, &signs)?),
        #[cfg(not(unix))]
        System::SpeechDispatcher => return Err(Mute::NoService),
        System::Portable => Box::new(Portable::open(if_absent, signs)?),
        #[cfg(unix)]
        System::Orca => Box::new(Orca::open(signs)?),
        #[cfg(not(unix))]
        System::Orca => return Err(Mute::NoScreenReader),
        System::Nvda(nvda) => Box::new(ByNvda::open(nvda, signs)?),
        System::OfWindows(nvda) => usual::open(nvda, if_absent, signs)?,
    })
}

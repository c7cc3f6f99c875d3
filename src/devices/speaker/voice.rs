//! What every voice can do, whichever speech system it belongs to. Never decides what is said.
//! In a circle with `dispatcher`, `orca`, `portable`, `nvda`, `usual` and `keeper`: it opens one of
//! its kinds, each kind is a voice, and what it signs goes to the keeper.

use std::sync::mpsc::SyncSender;
use std::time::Instant;

#[cfg(unix)]
use super::dispatcher::Dispatcher;
use super::keeper::SpeakerInput;
use super::nvda::ByNvda;
#[cfg(unix)]
use super::orca::Orca;
use super::portable::Portable;
use super::service::ServiceNumber;
use super::{IfAbsent, Mute, Offered, Passage, SpokenBy, System, VoiceManner, usual};

/// An open voice. A failure of any order means that it is lost, and another is opened.
pub(super) trait Voice {
    /// Speaks, each passage in its language. How far that has come, signs tell.
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute>;

    /// Is silent at once.
    fn stop(&mut self) -> Result<(), Mute>;

    /// Speaks in another manner from the next words on.
    fn set(&mut self, manner: VoiceManner) -> Result<(), Mute>;

    /// Fails where the speech system is gone.
    fn prove_alive(&mut self) -> Result<(), Mute>;

    /// In which languages it can speak.
    fn languages(&mut self) -> Result<Languages, Mute>;

    /// When it has something to do by itself.
    fn wakes_at(&self) -> Option<Instant> {
        None
    }

    /// Does it.
    fn wake(&mut self) {}

    /// Who speaks, where that was chosen by what was found.
    fn spoken_by(&self) -> Option<SpokenBy> {
        None
    }
}

/// Opens a voice.
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

/// The messages of one line, numbered upwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Messages {
    pub(super) first: u64,
    pub(super) last: u64,
}

impl Messages {
    /// A message, after those that there are.
    pub(super) fn or_more(before: Option<Messages>, message: u64) -> Messages {
        Messages { first: before.map_or(message, |before| before.first), last: message }
    }
}

/// What is told of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SpeechSign {
    Begun,
    Ended,
    Cancelled,
}

/// Where a voice tells its signs.
#[derive(Debug, Clone)]
pub(super) struct SignsOfVoice {
    generation: ServiceNumber,
    keeper: SyncSender<SpeakerInput>,
}

impl SignsOfVoice {
    pub(super) fn new(generation: ServiceNumber, keeper: SyncSender<SpeakerInput>) -> SignsOfVoice {
        SignsOfVoice { generation, keeper }
    }

    /// Tells a sign, from whichever thread, and does not wait. A sign that finds no room is
    /// missed, and the keeper's own limits hold.
    pub(super) fn tell(&self, sign: SpeechSign, message: u64) {
        let _ = self.keeper.try_send(SpeakerInput::Signed(self.generation, sign, message));
    }
}

/// In which languages a voice can speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Languages {
    /// In those of these voices.
    OfVoices(Vec<Offered>),
    /// Nobody can tell.
    Unknown,
}

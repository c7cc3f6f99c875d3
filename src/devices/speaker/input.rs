//! What the keeper of a voice hears: orders of its owner, answers of a service, and the signs by which a
//! voice tells how far its words have come. Never says what follows from it.

use std::sync::mpsc::SyncSender;

use super::{Mute, Offered, SpokenBy, SpokenLine, VoiceManner};

/// What the keeper hears, from both sides.
pub(super) enum SpeakerInput {
    Say(SpokenLine),
    Hush,
    Set(VoiceManner),
    AskForVoices,
    Close,
    Answered(ServiceNumber, Result<ServiceAnswer, Mute>),
    Signed(ServiceNumber, SpeechSign, u64),
}

/// What a service answers, once an order.
pub(super) enum ServiceAnswer {
    /// It is open. Who speaks is known where it was chosen.
    Opened(Option<SpokenBy>),
    /// The words of a line are with the speech system, as these messages.
    Took {
        number: u64,
        messages: Messages,
    },
    Done,
    Voices(Languages),
}

/// Which service an answer came from: one that was left behind may still answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ServiceNumber(pub(super) u64);

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

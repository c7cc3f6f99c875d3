//! The inputs of the keeper of a voice: orders from its owner, answers from a service, and signs of how far the words
//! have been spoken. Its reactions are in `keeper`.

use std::sync::mpsc::SyncSender;

use super::{Mute, Offered, SpokenBy, SpokenLine, VoiceManner};

pub(super) enum SpeakerInput {
    Say(SpokenLine),
    Hush,
    Set(VoiceManner),
    AskForVoices,
    Close,
    Answered(ServiceNumber, Result<ServiceAnswer, Mute>),
    Signed(ServiceNumber, SpeechSign, u64),
}

/// The answer of a service; one for each order.
pub(super) enum ServiceAnswer {
    /// The service is open. Holds who speaks, if that was chosen by what was found.
    Opened(Option<SpokenBy>),
    /// The speech system has accepted the words of a line as these messages.
    Took {
        number: u64,
        messages: Messages,
    },
    Done,
    Voices(Languages),
}

/// The service that sent an answer. One that was left behind may still answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ServiceNumber(pub(super) u64);

/// The messages of one line. Their numbers grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Messages {
    pub(super) first: u64,
    pub(super) last: u64,
}

impl Messages {
    /// Adds a message to those so far.
    pub(super) fn or_more(before: Option<Messages>, message: u64) -> Messages {
        Messages { first: before.map_or(message, |before| before.first), last: message }
    }
}

/// A sign about a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SpeechSign {
    Begun,
    Ended,
    Cancelled,
}

/// Where a voice reports its signs.
#[derive(Debug, Clone)]
pub(super) struct SignsOfVoice {
    generation: ServiceNumber,
    keeper: SyncSender<SpeakerInput>,
}

impl SignsOfVoice {
    pub(super) fn new(generation: ServiceNumber, keeper: SyncSender<SpeakerInput>) -> SignsOfVoice {
        SignsOfVoice { generation, keeper }
    }

    /// Reports a sign from any thread, without waiting. If the queue is full the sign is lost, and the keeper's time
    /// limits apply.
    pub(super) fn tell(&self, sign: SpeechSign, message: u64) {
        let _ = self.keeper.try_send(SpeakerInput::Signed(self.generation, sign, message));
    }
}

/// The languages that a voice can speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Languages {
    /// Those of these voices.
    OfVoices(Vec<Offered>),
    /// The speech system does not say.
    Unknown,
}

//! A voice for a scene that says one line and waits until it ends.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use crate::devices::speaker::{
    Mute, Passage, Speaker, SpeakerEvent, SpokenBy, SpokenLine, VoiceManner,
};
use crate::present::spoken::SpeechSystem;

/// How long the speech system has to report which languages it lacks.
const LIST_LIMIT: Duration = Duration::from_millis(600);

pub(crate) struct Aloud {
    speaker: Speaker,
    events: Receiver<SpeakerEvent>,
    number: u64,
    spoken_by: Option<SpokenBy>,
}

impl Aloud {
    /// Opens the speech system that the user has chosen.
    pub(crate) fn open(chosen: SpeechSystem) -> Result<Aloud, Mute> {
        let (sender, events) = mpsc::sync_channel(16);
        let speaker = Speaker::open(super::system(chosen), VoiceManner::default(), sender)
            .map_err(|_| Mute::NoService)?;
        let mut voice = Aloud { speaker, events, number: 0, spoken_by: None };
        voice.wait_for(&SpeakerEvent::Back)?;
        Ok(voice)
    }

    /// Says a line and waits until it ends. The language is a two-letter code.
    pub(crate) fn say(&mut self, language: &str, text: &str) -> Result<(), Mute> {
        self.number += 1;
        let passage = Passage { language: language.to_owned(), text: text.to_owned() };
        self.speaker.say(SpokenLine {
            number: self.number,
            passages: vec![passage],
            after: Duration::ZERO,
        });
        self.wait_for(&SpeakerEvent::Spoken(self.number))
    }

    /// Whether the speech system reports that it has no voice for a language that was used.
    pub(crate) fn lacks(&self, language: &str) -> bool {
        let lacking = SpeakerEvent::NoVoice { language: language.to_owned() };
        std::iter::from_fn(|| self.events.recv_timeout(LIST_LIMIT).ok())
            .any(|event| event == lacking)
    }

    /// Who speaks, if that depends on what was found on the machine.
    pub(crate) fn spoken_by(&self) -> Option<SpokenBy> {
        self.spoken_by
    }

    /// Waits for an event of the voice. It always comes, unless the voice is lost, which ends the wait too.
    fn wait_for(&mut self, awaited: &SpeakerEvent) -> Result<(), Mute> {
        loop {
            match self.events.recv() {
                // The new speaker says the line from its beginning.
                Ok(SpeakerEvent::Lost(Mute::NvdaCame)) => {}
                Ok(SpeakerEvent::Lost(mute)) => return Err(mute),
                Ok(SpeakerEvent::Unspoken(number)) if number == self.number => {
                    return Err(Mute::Unfinished);
                }
                Ok(SpeakerEvent::Cancelled(number)) if number == self.number => return Ok(()),
                Ok(SpeakerEvent::SpokenBy(by)) => self.spoken_by = Some(by),
                Ok(event) if event == *awaited => return Ok(()),
                Ok(_) => {}
                Err(_) => return Err(Mute::NoService),
            }
        }
    }
}

//! A speaker and its events. Each test chooses the speech system.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use hector::devices::speaker::{Passage, Speaker, SpeakerEvent, SpokenLine, System, VoiceManner};

const LIMIT: Duration = Duration::from_secs(20);

pub(crate) struct Speech {
    pub(crate) speaker: Speaker,
    pub(crate) events: Receiver<SpeakerEvent>,
    number: u64,
}

impl Speech {
    pub(crate) fn open_by(system: System) -> Speech {
        let (sender, events) = mpsc::sync_channel(64);
        let speaker = Speaker::open(system, VoiceManner::default(), sender).expect("a thread");
        Speech { speaker, events, number: 0 }
    }

    /// Says words, each with its language, and returns the number of the line.
    pub(crate) fn say(&mut self, words: &[(&str, &str)]) -> u64 {
        self.number += 1;
        let passage = |(language, text): &(&str, &str)| Passage {
            language: (*language).to_owned(),
            text: (*text).to_owned(),
        };
        self.speaker.say(SpokenLine {
            number: self.number,
            passages: words.iter().map(passage).collect(),
            after: Duration::ZERO,
        });
        self.number
    }

    #[track_caller]
    pub(crate) fn expect(&self, expected: &SpeakerEvent) {
        self.expect_within(LIMIT, expected);
    }

    /// The same for a slow voice.
    #[track_caller]
    pub(crate) fn expect_patiently(&self, expected: &SpeakerEvent) {
        self.expect_within(2 * LIMIT, expected);
    }

    #[track_caller]
    fn expect_within(&self, limit: Duration, expected: &SpeakerEvent) {
        assert_eq!(self.events.recv_timeout(limit).as_ref(), Ok(expected));
    }
}

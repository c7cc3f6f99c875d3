//! Somebody who reads aloud, one prompt after the other, each said before by Hector. Keys say
//! when; silence ends each. Never learns from what was read.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::readings::KeptReadings;
use crate::clock::{Moment, Span};
use crate::devices::ear::{Ear, EarEvent, HeardUtterance, LoudnessFault};
use crate::devices::sound::SAMPLES_A_SECOND;
use crate::present::conversation::{Out, Session, Situation};
use crate::present::editor::{Key, KeyEntry};
use crate::present::spoken::{Priority, Utterance};
use crate::present::tone::Tone;
use crate::scenes::reasons;
use crate::words::{Language, Texts};

/// How often it is looked whether an announcement is over.
const LOOK_AGAIN: Span = Span::from_millis(50);
/// How long a silence ends an announcement: readers stop and think, too.
pub(super) const SILENCE: Duration = Duration::from_millis(900);
/// No announcement takes longer.
const LONGEST: Duration = Duration::from_secs(12);
/// How far one has come is told every so many announcements.
const TOLD: usize = 10;

/// The keys of somebody who reads.
pub(super) fn entry() -> KeyEntry {
    KeyEntry::Keys("rRbB".chars().collect())
}

/// Somebody who reads.
pub(super) struct PromptReader<'a> {
    /// The language of the sentences, and that of the announcements.
    pub(super) language: Language,
    pub(super) announced_in: Language,
    pub(super) greeting: String,
    pub(super) prompts: Prompts,
    pub(super) readings: &'a mut KeptReadings,
    pub(super) ear: Ear,
    pub(super) events: Receiver<EarEvent>,
    pub(super) step: AwaitedReading,
    /// What is said where reading was broken off.
    pub(super) resume: String,
}

/// What is read, in this order.
pub(in crate::scenes) struct Prompts {
    /// What the ear must understand something of.
    pub(in crate::scenes) announcements: Vec<String>,
    /// What people say besides, of which the ear understands nothing where it is good.
    pub(in crate::scenes) talk: Vec<String>,
}

impl Prompts {
    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.announcements.len() + self.talk.len()
    }

    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = &String> {
        self.announcements.iter().chain(&self.talk)
    }

    fn text(&self, number: usize) -> &str {
        self.all().nth(number).map(String::as_str).unwrap_or_default()
    }

    fn is_announcement(&self, number: usize) -> bool {
        number < self.announcements.len()
    }
}

/// What is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AwaitedReading {
    /// The microphone, before the announcement with this number: what is read too early is
    /// lost.
    Microphone(usize),
    /// The key before the announcement with this number.
    Key(usize),
    /// The announcement.
    Announcement(usize),
    /// Nothing: all are read.
    Done,
    /// Nothing: reading was broken off.
    BrokenOff,
}

impl PromptReader<'_> {
    /// What is said first.
    pub(super) fn greeting(&self) -> Vec<Out> {
        let (texts, prompts) = (self.texts(), self.prompts.count());
        let greeting = match self.readings.count() {
            0 => self.greeting.clone(),
            done => texts.enrol_goes_on(done, prompts),
        };
        vec![self.says(&greeting), self.says(&texts.enrol_keys())]
    }

    fn texts(&self) -> Texts {
        Texts::new(self.language)
    }

    fn says(&self, sentence: &str) -> Out {
        Out::Say(Utterance::new(Priority::Telling, self.language, sentence))
    }

    /// That reading was broken off, and what takes it up again.
    fn says_interrupted(&self) -> Out {
        let (done, prompts) = (self.readings.count(), self.prompts.count());
        self.says(&self.texts().enrol_interrupted(done, prompts, &self.resume))
    }

    /// Says the announcement that is to be read.
    fn prompt(&self) -> Vec<Out> {
        let (AwaitedReading::Key(number) | AwaitedReading::Announcement(number)) = self.step else {
            return Vec::new();
        };
        let spoken_in =
            if self.prompts.is_announcement(number) { self.announced_in } else { self.language };
        let prompt = self.prompts.text(number);
        vec![Out::Say(Utterance::new(Priority::Telling, spoken_in, prompt))]
    }

    fn press(&mut self) -> Vec<Out> {
        match self.step {
            AwaitedReading::Key(number) => {
                self.step = AwaitedReading::Announcement(number);
                self.ear.begin();
                vec![Out::Hush]
            }
            AwaitedReading::Announcement(_) => {
                self.ear.end();
                Vec::new()
            }
            AwaitedReading::Microphone(_) => vec![Out::Sound(Tone::Error)],
            AwaitedReading::Done | AwaitedReading::BrokenOff => Vec::new(),
        }
    }

    fn one_back(&mut self) -> Vec<Out> {
        match self.step {
            AwaitedReading::Key(number) if number > 0 => {
                self.step = AwaitedReading::Key(number - 1);
                self.prompt()
            }
            AwaitedReading::Key(_) => vec![self.says(&self.texts().enrol_none_before())],
            AwaitedReading::Microphone(_)
            | AwaitedReading::Announcement(_)
            | AwaitedReading::Done
            | AwaitedReading::BrokenOff => {
                vec![Out::Sound(Tone::Error)]
            }
        }
    }

    /// Takes what the ear tells.
    fn listen(&mut self, event: EarEvent) -> Vec<Out> {
        match (event, self.step) {
            (EarEvent::Back(_), AwaitedReading::Microphone(number)) => {
                self.step = AwaitedReading::Key(number);
                self.prompt()
            }
            (EarEvent::Heard(heard), AwaitedReading::Announcement(number)) => {
                self.heard(number, &heard)
            }
            (EarEvent::Lost(deaf), _) => self.break_off(&reasons::deaf(&deaf, &self.texts())),
            (EarEvent::NoModel(no_model), _) => {
                self.break_off(&reasons::no_model(&no_model, &self.texts()))
            }
            (EarEvent::Dead, AwaitedReading::Announcement(number)) => {
                self.again(number, &self.texts().enrol_nothing_heard())
            }
            _ => Vec::new(),
        }
    }

    fn heard(&mut self, number: usize, heard: &HeardUtterance) -> Vec<Out> {
        let texts = self.texts();
        let nothing = heard.hearings.iter().all(Vec::is_empty);
        if nothing && self.prompts.is_announcement(number) {
            return self.again(number, &texts.enrol_nothing_heard());
        }
        let long = Duration::from_secs(heard.samples.len() as u64) / SAMPLES_A_SECOND;
        match heard.loudness.fault() {
            Some(LoudnessFault::Clipped) => return self.again(number, &texts.enrol_too_loud()),
            Some(LoudnessFault::Faint) => return self.again(number, &texts.enrol_too_soft()),
            Some(LoudnessFault::Dead) => return self.again(number, &texts.enrol_nothing_heard()),
            None if long > LONGEST => return self.again(number, &texts.enrol_too_long()),
            None => {}
        }
        let prompt = self.prompts.text(number).to_owned();
        if let Err(error) = self.readings.keep(number, &prompt, &heard.samples) {
            let why = reasons::refused(&error, &texts);
            let folder = self.readings.folder().display().to_string();
            return self.break_off(&texts.not_written(&folder, &why));
        }
        let unread = |number: &usize| !self.readings.has(self.prompts.text(*number));
        // After one that was read again, on with the first that was not read at all.
        let Some(next) = (number + 1..self.prompts.count()).chain(0..number).find(unread) else {
            self.step = AwaitedReading::Done;
            return vec![self.says(&texts.enrol_all_read()), Out::Leave];
        };
        self.step = AwaitedReading::Key(next);
        let mut out = Vec::new();
        let done = self.readings.count();
        if done.is_multiple_of(TOLD) {
            out.push(self.says(&texts.enrol_progress(done, self.prompts.count())));
        }
        out.extend(self.prompt());
        out
    }

    fn again(&mut self, number: usize, sentence: &str) -> Vec<Out> {
        self.step = AwaitedReading::Key(number);
        vec![self.says(sentence)]
    }

    fn break_off(&mut self, reason: &str) -> Vec<Out> {
        self.step = AwaitedReading::BrokenOff;
        let sentence = self.texts().enrol_no_microphone(reason);
        vec![self.says(&sentence), self.says_interrupted(), Out::Leave]
    }
}

impl Session for PromptReader<'_> {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        // An empty line is Enter alone; anything else was not asked for.
        match line.trim() {
            "" => self.take_key(Key::Enter, now),
            _ => vec![Out::Sound(Tone::Error)],
        }
    }

    fn take_key(&mut self, key: Key, _: Moment) -> Vec<Out> {
        match key {
            Key::Enter => self.press(),
            Key::Character('r' | 'R') => self.prompt(),
            Key::Character('b' | 'B') => self.one_back(),
            Key::Escape => self.leaves(),
            _ => vec![Out::Sound(Tone::Error)],
        }
    }
}

impl Situation for PromptReader<'_> {
    fn leaves(&mut self) -> Vec<Out> {
        self.step = AwaitedReading::BrokenOff;
        vec![self.says_interrupted(), Out::Leave]
    }

    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        let events: Vec<EarEvent> = self.events.try_iter().collect();
        events.into_iter().flat_map(|event| self.listen(event)).collect()
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        Some(now + LOOK_AGAIN)
    }
}

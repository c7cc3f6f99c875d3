//! Reading aloud, one prompt after the other, each spoken first by Hector. A key starts each reading and silence ends
//! it.

use std::time::Duration;

use crate::clock::{Moment, Span};
use crate::present::conversation::{Event, Out, Session};
use crate::present::editor::{Key, KeyEntry};
use crate::present::spoken::{Priority, Utterance};
use crate::present::tone::Tone;
use crate::words::{Language, Texts};

/// How often to check whether a reading has ended.
const LOOK_AGAIN: Span = Span::from_millis(50);
/// No announcement takes longer.
const LONGEST: Duration = Duration::from_secs(12);
/// Progress is told each time after this many readings.
const TOLD: usize = 10;

/// The ear that listens to the reader.
pub trait ReadingEar {
    fn begin(&mut self);
    /// The reading has ended.
    fn end(&mut self);
    /// What it has to tell since the last call.
    fn news(&mut self, texts: &Texts) -> Vec<ReadingNews>;
}

/// News from the ear.
pub enum ReadingNews {
    /// The microphone works.
    Ready,
    /// Something was read.
    Read(PromptReading),
    /// The microphone is lost, for this reason.
    Lost(String),
    /// The microphone delivers only silence.
    Silence,
}

/// One reading of a prompt.
pub struct PromptReading {
    pub samples: Vec<i16>,
    pub length: Duration,
    /// Whether a word of it was understood.
    pub is_understood: bool,
    pub fault: Option<ReadingFault>,
}

/// Why a reading cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingFault {
    TooLoud,
    TooSoft,
    Silence,
}

/// Stores readings.
pub trait KeepsReadings {
    /// Whether a prompt has been read.
    fn has(&self, text: &str) -> bool;
    /// How many prompts have been read.
    fn count(&self) -> usize;
    /// Stores the reading of the prompt with this number, replacing an earlier one.
    ///
    /// # Errors
    /// Returns the reason, as a sentence, if it cannot be stored.
    fn keep(
        &mut self,
        number: usize,
        text: &str,
        samples: &[i16],
        texts: &Texts,
    ) -> Result<(), String>;
}

/// The keys while reading.
pub fn entry() -> KeyEntry {
    KeyEntry::Keys("rRbB".chars().collect())
}

pub struct PromptReader<'a> {
    /// The language of the sentences, and that of the announcements.
    pub language: Language,
    pub announced_in: Language,
    pub greeting: String,
    pub prompts: Prompts,
    pub readings: &'a mut dyn KeepsReadings,
    pub ear: Box<dyn ReadingEar>,
    pub step: AwaitedReading,
    /// What is said if reading was interrupted.
    pub resume: String,
}

/// What is read, in this order.
pub struct Prompts {
    /// Prompts in which the ear must understand something.
    pub announcements: Vec<String>,
    /// Ordinary talk, in which a good ear understands nothing.
    pub talk: Vec<String>,
}

impl Prompts {
    pub(crate) fn count(&self) -> usize {
        self.announcements.len() + self.talk.len()
    }

    pub fn all(&self) -> impl Iterator<Item = &String> {
        self.announcements.iter().chain(&self.talk)
    }

    fn text(&self, number: usize) -> &str {
        self.all().nth(number).map(String::as_str).unwrap_or_default()
    }

    fn is_announcement(&self, number: usize) -> bool {
        number < self.announcements.len()
    }
}

/// What the reader is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AwaitedReading {
    /// The microphone, before the prompt with this number: anything read earlier would be lost.
    Microphone(usize),
    /// The key before the prompt with this number.
    Key(usize),
    /// The reading of this prompt.
    Announcement(usize),
    /// All prompts are read.
    Done,
    /// Reading was interrupted.
    BrokenOff,
}

impl PromptReader<'_> {
    /// The first sentences.
    pub fn greeting(&self) -> Vec<Out> {
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

    /// Says that reading was interrupted, and how to resume.
    fn says_interrupted(&self) -> Out {
        let (done, prompts) = (self.readings.count(), self.prompts.count());
        self.says(&self.texts().enrol_interrupted(done, prompts, &self.resume))
    }

    /// Says the prompt to be read.
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

    /// Takes news from the ear.
    fn listen(&mut self, news: ReadingNews) -> Vec<Out> {
        match (news, self.step) {
            (ReadingNews::Ready, AwaitedReading::Microphone(number)) => {
                self.step = AwaitedReading::Key(number);
                self.prompt()
            }
            (ReadingNews::Read(reading), AwaitedReading::Announcement(number)) => {
                self.heard(number, &reading)
            }
            (ReadingNews::Lost(why), _) => self.break_off(&why),
            (ReadingNews::Silence, AwaitedReading::Announcement(number)) => {
                self.again(number, &self.texts().enrol_nothing_heard())
            }
            _ => Vec::new(),
        }
    }

    fn heard(&mut self, number: usize, reading: &PromptReading) -> Vec<Out> {
        let texts = self.texts();
        if !reading.is_understood && self.prompts.is_announcement(number) {
            return self.again(number, &texts.enrol_nothing_heard());
        }
        match reading.fault {
            Some(ReadingFault::TooLoud) => return self.again(number, &texts.enrol_too_loud()),
            Some(ReadingFault::TooSoft) => return self.again(number, &texts.enrol_too_soft()),
            Some(ReadingFault::Silence) => return self.again(number, &texts.enrol_nothing_heard()),
            None if reading.length > LONGEST => {
                return self.again(number, &texts.enrol_too_long());
            }
            None => {}
        }
        let prompt = self.prompts.text(number).to_owned();
        if let Err(sentence) = self.readings.keep(number, &prompt, &reading.samples, &texts) {
            return self.break_off(&sentence);
        }
        let unread = |number: &usize| !self.readings.has(self.prompts.text(*number));
        // After repeating one, go on with the first that has not been read.
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
    fn take(&mut self, event: Event, _: Moment) -> Vec<Out> {
        match event {
            // An empty line is Enter alone; other text was not asked for.
            Event::Line(line) if line.trim().is_empty() => self.press(),
            Event::Key(Key::Enter) => self.press(),
            Event::Key(Key::Character('r' | 'R')) => self.prompt(),
            Event::Key(Key::Character('b' | 'B')) => self.one_back(),
            Event::Key(Key::Escape) | Event::Leaving => {
                self.step = AwaitedReading::BrokenOff;
                vec![self.says_interrupted(), Out::Leave]
            }
            Event::Line(_) | Event::Key(_) | Event::Command(_) | Event::Answer(_) => {
                vec![Out::Sound(Tone::Error)]
            }
            Event::TimePasses | Event::Suspended(_) | Event::Look(_) => {
                let news = self.ear.news(&self.texts());
                news.into_iter().flat_map(|news| self.listen(news)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        Some(now + LOOK_AGAIN)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;

    /// An ear with prepared news.
    struct ScriptedEar(Rc<RefCell<Vec<ReadingNews>>>);

    impl ReadingEar for ScriptedEar {
        fn begin(&mut self) {}
        fn end(&mut self) {}
        fn news(&mut self, _: &Texts) -> Vec<ReadingNews> {
            self.0.borrow_mut().drain(..).collect()
        }
    }

    #[derive(Default)]
    struct KeptHere(Vec<String>);

    impl KeepsReadings for KeptHere {
        fn has(&self, text: &str) -> bool {
            self.0.iter().any(|kept| kept == text)
        }
        fn count(&self) -> usize {
            self.0.len()
        }
        fn keep(&mut self, _: usize, text: &str, _: &[i16], _: &Texts) -> Result<(), String> {
            self.0.push(text.to_owned());
            Ok(())
        }
    }

    #[test]
    fn what_is_of_no_use_is_read_again_and_nothing_else_is() {
        let news = Rc::new(RefCell::new(vec![ReadingNews::Ready]));
        let mut kept = KeptHere::default();
        let language = Language::English;
        let prompts = Prompts { announcements: vec!["a".to_owned()], talk: vec!["b".to_owned()] };
        let mut reader = PromptReader {
            language,
            announced_in: language,
            greeting: String::new(),
            prompts,
            readings: &mut kept,
            ear: Box::new(ScriptedEar(Rc::clone(&news))),
            step: AwaitedReading::Microphone(0),
            resume: String::new(),
        };
        let now = Moment::ZERO;
        reader.take(Event::TimePasses, now);
        assert_eq!(reader.step, AwaitedReading::Key(0));
        let reading = |is_understood, seconds, fault| PromptReading {
            samples: Vec::new(),
            length: Duration::from_secs(seconds),
            is_understood,
            fault,
        };
        let mut read = |reading: PromptReading| {
            reader.take(Event::Key(Key::Enter), now);
            news.borrow_mut().push(ReadingNews::Read(reading));
            reader.take(Event::TimePasses, now);
            reader.step
        };
        for unfit in [
            reading(false, 2, None),
            reading(true, 2, Some(ReadingFault::TooLoud)),
            reading(true, 2, Some(ReadingFault::TooSoft)),
            reading(true, 13, None),
        ] {
            assert_eq!(read(unfit), AwaitedReading::Key(0));
        }
        assert_eq!(read(reading(true, 2, None)), AwaitedReading::Key(1));
        // Talk need not be understood.
        assert_eq!(read(reading(false, 2, None)), AwaitedReading::Done);
        assert_eq!(kept.0, ["a", "b"]);
    }
}

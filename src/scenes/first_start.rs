//! The first start, by ear alone and under a minute: language, rate, what works on this
//! machine, and the five keys one needs. Never asks again what was chosen.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use crate::clock::{Moment, Span};
use crate::devices::timepiece::Timepiece;
use crate::present::cells::{Choice, Chosen, Surroundings};
use crate::present::editor::{Key, KeyEntry};
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::present::tone::{Tone, Tones};
use crate::scenes::settings_file;
use crate::words::{Command, Language, Texts};

use super::doctor;
use super::failure::Failure;
use super::place::{HeardOrRead, Place, Reached, ServingEnded};
use crate::present::conversation::{Out, Session, Settings, key_called};

/// What is said to try a rate.
const SAMPLE: &str = "Springer Gustav eins Felix drei";
/// How often it is looked whether the checks are done.
const LOOK_AGAIN: Span = Span::from_millis(200);

/// The keys that are learned.
const LESSONS: [(Key, Command); 5] = [
    (Key::Enter, Command::Press),
    (Key::Tab, Command::OpponentPress),
    (Key::Function(5), Command::OwnTime),
    (Key::Function(2), Command::Repeat),
    (Key::Character('?'), Command::Keys),
];

/// Opens the place of somebody who plays, and guides whoever was never here; nothing if they
/// leave.
pub(super) fn sit_down(
    (settings, spoiled): (Settings, Option<String>),
    aloud: HeardOrRead,
) -> Result<Option<(Place, Settings)>, Failure> {
    let mut place = Place::open(&settings, aloud)?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let settings =
        if settings_file::are_new() { guide(&mut place, settings) } else { Some(settings) };
    Ok(settings.map(|settings| (place, settings)))
}

/// Guides somebody who has never been here; nothing if they leave.
fn guide(place: &mut Place, settings: Settings) -> Option<Settings> {
    let mut newcomer = Newcomer::new(settings);
    let keys = ['?', '+', '-', 'd', 'e', 'f', 'D', 'E', 'F'];
    place.begin(KeyEntry::Keys(keys.into_iter().collect()), Tones::On);
    place.carry_out(vec![newcomer.which_language()]);
    let ended = place.serve(&mut newcomer, Timepiece::started());
    place.begin(KeyEntry::Line, Tones::Off);
    (ended == ServingEnded::Left && newcomer.step == FirstStep::Done).then_some(newcomer.settings)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FirstStep {
    Language,
    Rate,
    Checks,
    Keys(usize),
    Done,
}

struct Newcomer {
    settings: Settings,
    texts: Texts,
    step: FirstStep,
    /// What the checks find, which go on meanwhile.
    checks: Receiver<Option<[bool; 4]>>,
}

impl Newcomer {
    fn new(settings: Settings) -> Newcomer {
        let (sender, checks) = sync_channel(1);
        thread::spawn(move || {
            let _ = sender.send(doctor::works());
        });
        let texts = Texts::new(settings.language);
        Newcomer { settings, texts, step: FirstStep::Language, checks }
    }

    fn answer(&self, sentence: &str) -> Out {
        Out::answer(self.settings.language, sentence)
    }

    fn tells(&self, sentence: &str) -> Out {
        Out::Say(Utterance::new(Priority::Telling, self.settings.language, sentence))
    }

    /// Each in its own language, so that everybody hears one that is understood.
    fn which_language(&self) -> Out {
        Out::Say(Utterance {
            priority: Priority::Answer,
            segments: vec![
                Segment::new(Language::English, "Hector. English: E."),
                Segment::new(Language::German, "Deutsch: D."),
                Segment::new(Language::French, "Français : F."),
            ],
        })
    }

    fn choose_language(&mut self, key: Key) -> Vec<Out> {
        let chosen = match key {
            Key::Character('d' | 'D') => Language::German,
            Key::Character('e' | 'E') => Language::English,
            Key::Character('f' | 'F') => Language::French,
            Key::Enter => self.settings.language,
            _ => return vec![Out::Sound(Tone::Error), self.which_language()],
        };
        self.settings.language = chosen;
        self.texts.go_on_in(chosen);
        self.step = FirstStep::Rate;
        vec![Out::Set(self.settings.clone()), self.answer(&self.texts.first_rate())]
    }

    fn choose_rate(&mut self, key: Key) -> Vec<Out> {
        let command = match key {
            Key::Character('+') => Command::Faster,
            Key::Character('-') => Command::Slower,
            Key::Enter => {
                self.step = FirstStep::Checks;
                return Vec::new();
            }
            _ => return Out::refusal(self.settings.language, self.texts.first_rate()),
        };
        // Heard by the sample alone, not by a number.
        self.settings.change(command);
        vec![Out::Set(self.settings.clone()), Out::answer(Language::German, SAMPLE)]
    }

    /// Tells what the checks found, once they are done, and goes on to the keys.
    fn tell_checks(&mut self) -> Vec<Out> {
        let Ok(found) = self.checks.try_recv() else { return Vec::new() };
        let texts = &self.texts;
        let devices = [
            texts.your_voice(),
            texts.your_microphone(),
            texts.your_recogniser(),
            texts.your_display(),
        ];
        let mut sentences: Vec<String> = found
            .into_iter()
            .flat_map(|works| devices.iter().zip(works))
            .map(|(device, works)| match works {
                true => texts.first_works(device),
                false => texts.first_missing(device),
            })
            .collect();
        sentences.push(texts.first_keys());
        sentences.push(self.lesson(Texts::first_key, 0));
        self.step = FirstStep::Keys(0);
        // Told one after the other, a line each; none takes the word from the one before.
        sentences.iter().map(|sentence| self.tells(sentence)).collect()
    }

    fn lesson(&self, sentence: fn(&Texts, &str, &str) -> String, number: usize) -> String {
        let (key, command) = LESSONS[number.min(LESSONS.len() - 1)];
        let name = key_called(key, &self.texts);
        sentence(&self.texts, &name, &command.does(&self.texts))
    }

    fn learn(&mut self, key: Key, number: usize) -> Vec<Out> {
        let skipped = key == Key::Escape;
        if !skipped && key != LESSONS[number].0 {
            let sentence = self.lesson(Texts::first_wrong, number);
            return Out::refusal(self.settings.language, sentence);
        }
        let next = number + 1;
        if skipped || next == LESSONS.len() {
            self.step = FirstStep::Done;
            return vec![
                Out::Set(self.settings.clone()),
                self.answer(&self.texts.first_done()),
                Out::Leave,
            ];
        }
        self.step = FirstStep::Keys(next);
        vec![self.answer(&self.lesson(Texts::first_key, next))]
    }
}

impl Reached for Newcomer {}

impl Session for Newcomer {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        // An empty line is Enter alone; anything else was not asked for.
        match line.trim() {
            "" => self.take_key(Key::Enter, now),
            _ => vec![Out::Sound(Tone::Error)],
        }
    }

    fn take_key(&mut self, key: Key, _: Moment) -> Vec<Out> {
        match self.step {
            FirstStep::Language => self.choose_language(key),
            FirstStep::Rate => {
                let mut out = self.choose_rate(key);
                out.extend(if self.step == FirstStep::Checks {
                    self.tell_checks()
                } else {
                    Vec::new()
                });
                out
            }
            FirstStep::Checks => self.tell_checks(),
            FirstStep::Keys(number) => self.learn(key, number),
            FirstStep::Done => Vec::new(),
        }
    }

    /// The keys that are asked for, for somebody who cannot type.
    fn around(&self) -> Surroundings {
        let keys: &[Key] = match self.step {
            FirstStep::Language => &['e', 'd', 'f'].map(Key::Character),
            FirstStep::Rate => &[Key::Character('+'), Key::Character('-'), Key::Enter],
            FirstStep::Checks | FirstStep::Done => &[],
            FirstStep::Keys(_) => &LESSONS.map(|(key, _)| key),
        };
        let label = |key: &Key| key_called(*key, &self.texts);
        let choice = |key: &Key| Choice { label: label(key), chosen: Chosen::Key(*key) };
        Surroundings { choices: keys.iter().map(choice).collect(), ..Surroundings::default() }
    }

    fn interrupted(&mut self) -> Vec<Out> {
        vec![Out::Leave]
    }

    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        if self.step == FirstStep::Checks { self.tell_checks() } else { Vec::new() }
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        (self.step == FirstStep::Checks).then_some(now + LOOK_AGAIN)
    }
}

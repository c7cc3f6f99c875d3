//! The first start: the choice of a language, and the lesson in keys for a user who wants it. What was chosen is not
//! asked again.

use std::convert::Infallible;

use crate::clock::Moment;
use crate::present::cells::{Choice, Chosen, Surroundings};
use crate::present::conversation::{
    Dialogue, GivenLine, KeyList, Out, Pending, Settings, Tongue, asks_about_nothing, key_called,
    talks_by,
};
use crate::present::editor::Key;
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::present::tone::Tone;
use crate::words::{Activity, Answer, Command, Language, Texts};

/// The letters and characters that have a meaning here.
pub const KEYS: &str = "?dDeEfF";

/// How many keys the lesson has.
const KEYS_LEARNED: usize = 5;

/// The keys taught for an activity.
fn lessons(activity: Activity) -> [(Key, Command); KEYS_LEARNED] {
    let repeat = (Key::Function(2), Command::Repeat);
    let keys = (Key::Character('?'), Command::Keys);
    match activity {
        Activity::Practice => [
            (Key::Enter, Command::LastMove),
            (Key::Tab, Command::Walk),
            (Key::Function(11), Command::Hint),
            repeat,
            keys,
        ],
        Activity::Review => [
            (Key::Right, Command::Forward),
            (Key::Left, Command::Back),
            (Key::Tab, Command::Walk),
            repeat,
            keys,
        ],
        Activity::Drills => [
            (Key::Tab, Command::Skip),
            (Key::Function(7), Command::Solution),
            (Key::Function(11), Command::Hint),
            repeat,
            keys,
        ],
        Activity::Table | Activity::Clock | Activity::Desk | Activity::Menu => [
            (Key::Enter, Command::Press),
            (Key::Tab, Command::OpponentPress),
            (Key::Function(5), Command::OwnTime),
            repeat,
            keys,
        ],
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FirstStep {
    Language,
    Keys(usize),
    Done,
}

/// A user at the first start, or learning the keys.
pub struct Newcomer {
    tongue: Tongue,
    open: Pending<Infallible>,
    step: FirstStep,
    /// The activity whose keys are taught.
    begins: Activity,
}

impl Newcomer {
    /// A user who is asked for a language.
    pub fn new(settings: Settings) -> Newcomer {
        Newcomer {
            tongue: Tongue::new(settings),
            open: Pending::default(),
            step: FirstStep::Language,
            begins: Activity::Practice,
        }
    }

    /// A user who learns the keys, and the first sentences.
    pub fn at_the_keys(settings: Settings, begins: Activity) -> (Newcomer, Vec<Out>) {
        let learner = Newcomer { step: FirstStep::Keys(0), begins, ..Newcomer::new(settings) };
        let first = learner.lesson(Texts::first_key, 0);
        let told = vec![learner.answer(learner.tongue.texts.first_keys()), learner.answer(&first)];
        (learner, told)
    }

    /// The chosen settings, once the choice is complete.
    pub fn settled(self) -> Option<Settings> {
        (self.step == FirstStep::Done).then_some(self.tongue.settings)
    }

    /// Each in its own language, so that everyone understands one of them.
    pub fn which_language(&self) -> Out {
        Out::Say(Utterance {
            priority: Priority::Answer,
            segments: vec![
                Segment::new(Language::English, "Hector. English: E."),
                Segment::new(Language::German, "Deutsch: D."),
                Segment::new(Language::French, "Français : F."),
            ],
        })
    }

    fn pressed(&mut self, key: Key) -> Vec<Out> {
        match self.step {
            FirstStep::Language => self.choose_language(key),
            FirstStep::Keys(number) => self.learn(key, number),
            FirstStep::Done => Vec::new(),
        }
    }

    fn choose_language(&mut self, key: Key) -> Vec<Out> {
        let chosen = match key {
            Key::Character('d' | 'D') => Language::German,
            Key::Character('e' | 'E') => Language::English,
            Key::Character('f' | 'F') => Language::French,
            Key::Enter => self.tongue.settings.language,
            _ => return vec![Out::Sound(Tone::Error), self.which_language()],
        };
        self.tongue.settings.language = chosen;
        self.tongue.texts.go_on_in(chosen);
        self.step = FirstStep::Done;
        vec![Out::Set(self.tongue.settings.clone()), Out::Leave]
    }

    fn lesson(&self, sentence: fn(&Texts, &str, &str) -> String, number: usize) -> String {
        let texts = &self.tongue.texts;
        let (key, command) = self.learned(number);
        sentence(texts, &key_called(key, texts), &command.does_in(self.begins, texts))
    }

    fn learned(&self, number: usize) -> (Key, Command) {
        lessons(self.begins)[number.min(KEYS_LEARNED - 1)]
    }

    fn learn(&mut self, key: Key, number: usize) -> Vec<Out> {
        let skipped = key == Key::Escape;
        // Any key of the command will do: some keyboards lack one of them.
        let command = self.learned(number).1;
        if !skipped && KeyList::at(self.begins).command_of(key) != Some(command) {
            let sentence = self.lesson(Texts::first_wrong, number);
            return Out::refusal(self.tongue.settings.language, sentence);
        }
        let next = number + 1;
        if next == KEYS_LEARNED {
            self.step = FirstStep::Done;
            return vec![
                Out::Set(self.tongue.settings.clone()),
                self.answer(self.tongue.texts.first_done()),
                Out::Leave,
            ];
        }
        self.step = FirstStep::Keys(next);
        vec![self.answer(self.lesson(Texts::first_key, next))]
    }
}

impl Dialogue for Newcomer {
    talks_by!(tongue, open);
    asks_about_nothing!();

    fn help(&self) -> String {
        self.tongue.texts.first_keys()
    }

    fn moment(&self) -> Vec<Out> {
        match self.step {
            FirstStep::Keys(number) => vec![self.answer(self.lesson(Texts::first_key, number))],
            FirstStep::Language | FirstStep::Done => vec![self.which_language()],
        }
    }

    fn enter_alone(&mut self, _: Moment) -> Vec<Out> {
        self.pressed(Key::Enter)
    }

    /// Everything here is a question answered by keys.
    fn takes_unasked(&self, _: Answer) -> bool {
        true
    }

    /// Only keys are asked for.
    fn take_other(&mut self, _: &GivenLine, _: Moment) -> Vec<Out> {
        vec![Out::Sound(Tone::Error)]
    }

    /// Every key is either asked for, taught, or wrong.
    fn take_own_key(&mut self, key: Key, _: Moment) -> Option<Vec<Out>> {
        Some(self.pressed(key))
    }

    /// The keys asked for, for a user who cannot type.
    fn around(&self) -> Surroundings {
        let keys: &[Key] = match self.step {
            FirstStep::Language => &['e', 'd', 'f'].map(Key::Character),
            FirstStep::Done => &[],
            FirstStep::Keys(_) => &lessons(self.begins).map(|(key, _)| key),
        };
        let label = |key: &Key| key_called(*key, &self.tongue.texts);
        let choice = |key: &Key| Choice { label: label(key), chosen: Chosen::Key(*key) };
        Surroundings { choices: keys.iter().map(choice).collect(), ..Surroundings::default() }
    }

    fn leaves(&mut self) -> Vec<Out> {
        vec![Out::Leave]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::conversation::{Event, Session as _};

    #[test]
    fn the_keys_of_what_begins_are_learned_and_escape_skips_one() {
        for begins in Activity::WITH_WORDS {
            for (key, command) in lessons(begins) {
                assert_eq!(KeyList::at(begins).command_of(key), Some(command), "{begins:?}");
            }
            let settings = Settings::new(Language::English);
            let (mut learner, _) = Newcomer::at_the_keys(settings, begins);
            learner.take(Event::Key(Key::Escape), Moment::ZERO);
            assert_eq!(learner.step, FirstStep::Keys(1));
            for (key, _) in &lessons(begins)[1..] {
                assert!(!learner.take(Event::Key(*key), Moment::ZERO).is_empty());
            }
            assert_eq!(learner.step, FirstStep::Done);
        }
    }

    #[test]
    fn what_every_talk_understands_is_understood_at_the_first_start() {
        let settings = Settings::new(Language::English);
        let mut newcomer = Newcomer::new(settings);
        let repeated = newcomer.take(Event::Command(Command::Repeat), Moment::ZERO);
        assert!(matches!(repeated[..], [Out::Repeat]));
        assert!(matches!(newcomer.take(Event::line("repeat"), Moment::ZERO)[..], [Out::Repeat]));
        assert!(matches!(
            newcomer.take(Event::line("e4"), Moment::ZERO)[..],
            [Out::Sound(Tone::Error)]
        ));
        assert_eq!(newcomer.step, FirstStep::Language);
    }
}

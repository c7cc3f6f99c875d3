//! Whoever was never here: a language, and then whoever likes begins. The rate and the five keys one
//! needs are for who asks for help. Never asks again what was chosen, and never checks a device.

use std::convert::Infallible;
use std::time::Duration;

use crate::clock::Moment;
use crate::present::cells::{Choice, Chosen, Surroundings};
use crate::present::conversation::{
    Converses, GivenLine, KeyList, Open, Out, Settings, Situation, Tongue, key_called, talks_by,
};
use crate::present::editor::Key;
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::present::tone::Tone;
use crate::words::{
    Activity, Answer, Command, FirstStartCommand, Language, Listening, SettingCommand, Texts,
};

/// What is said to try a rate.
const SAMPLE: &str = "Springer Gustav eins Felix drei";
/// Within this time after the letter of a language, Enter belongs to the letter.
const ENTER_OF_THE_LETTER: Duration = Duration::from_millis(400);
/// The letters and signs that mean something here.
pub(crate) const KEYS: &str = "?+-dDeEfFhHaAkKtT";

/// How many keys are learned.
const KEYS_LEARNED: usize = 5;

/// The keys that are learned for what somebody sits down to do.
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
        Activity::Table | Activity::Clock | Activity::Desk | Activity::FirstStart => [
            (Key::Enter, Command::Press),
            (Key::Tab, Command::OpponentPress),
            (Key::Function(5), Command::OwnTime),
            repeat,
            keys,
        ],
    }
}

/// Whether there is a voice, whose rate can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum VoiceHere {
    Heard,
    Missing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FirstStep {
    Language,
    Ready,
    Keys(usize),
    Done,
}

/// Somebody who was never here.
pub(crate) struct Newcomer {
    tongue: Tongue,
    open: Open<Infallible>,
    step: FirstStep,
    voice: VoiceHere,
    /// What they sit down to do, whose keys are learned.
    begins: Activity,
    /// When the language was chosen by its letter.
    chosen_at: Option<Moment>,
    /// Is told the language once it is chosen: faults of devices are told in it.
    chooses: Box<dyn Fn(Language)>,
}

impl Newcomer {
    pub(crate) fn new(
        settings: Settings,
        voice: VoiceHere,
        begins: Activity,
        chooses: Box<dyn Fn(Language)>,
    ) -> Newcomer {
        Newcomer {
            tongue: Tongue::new(settings),
            open: Open::default(),
            step: FirstStep::Language,
            voice,
            begins,
            chosen_at: None,
            chooses,
        }
    }

    /// The same for whoever has chosen a language already: what is said then.
    pub(crate) fn in_chosen_language(&mut self) -> Vec<Out> {
        self.speaks(self.tongue.settings.language)
    }

    /// What was chosen, once all is.
    pub(crate) fn settled(self) -> Option<Settings> {
        (self.step == FirstStep::Done).then_some(self.tongue.settings)
    }

    /// Each in its own language, so that everybody hears one that is understood.
    pub(crate) fn which_language(&self) -> Out {
        Out::Say(Utterance {
            priority: Priority::Answer,
            segments: vec![
                Segment::new(Language::English, "Hector. English: E."),
                Segment::new(Language::German, "Deutsch: D."),
                Segment::new(Language::French, "Français : F."),
            ],
        })
    }

    fn pressed(&mut self, key: Key, now: Moment) -> Vec<Out> {
        match self.step {
            FirstStep::Language => self.choose_language(key, now),
            FirstStep::Ready => self.go_on(key, now),
            FirstStep::Keys(number) => self.learn(key, number),
            FirstStep::Done => Vec::new(),
        }
    }

    fn choose_language(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let chosen = match key {
            Key::Character('d' | 'D') => Language::German,
            Key::Character('e' | 'E') => Language::English,
            Key::Character('f' | 'F') => Language::French,
            Key::Enter => self.tongue.settings.language,
            _ => return vec![Out::Sound(Tone::Error), self.which_language()],
        };
        self.chosen_at = Some(now);
        self.speaks(chosen)
    }

    /// From now on this language is spoken.
    fn speaks(&mut self, chosen: Language) -> Vec<Out> {
        self.tongue.settings.language = chosen;
        self.tongue.texts.go_on_in(chosen);
        self.step = FirstStep::Ready;
        (self.chooses)(chosen);
        vec![Out::Set(self.tongue.settings.clone()), self.answer(self.tongue.texts.first_ready())]
    }

    /// Everything is set: whoever wants no more begins.
    fn go_on(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let ends_letter =
            self.chosen_at.is_some_and(|at| Duration::from(now.since(at)) < ENTER_OF_THE_LETTER);
        match (key, self.voice) {
            // The letter was ended as a line is: what comes next has not been heard yet.
            (Key::Enter, _) if ends_letter => Vec::new(),
            (Key::Enter, _) => {
                self.step = FirstStep::Done;
                vec![Out::Set(self.tongue.settings.clone()), Out::Leave]
            }
            (Key::Character('+'), VoiceHere::Heard) => self.change_rate(SettingCommand::Faster(())),
            (Key::Character('-'), VoiceHere::Heard) => self.change_rate(SettingCommand::Slower(())),
            (Key::Character('k' | 'K' | 't' | 'T'), _) => {
                self.step = FirstStep::Keys(0);
                let first = self.lesson(Texts::first_key, 0);
                vec![self.answer(self.tongue.texts.first_keys()), self.answer(&first)]
            }
            (Key::Character('h' | 'H' | 'a' | 'A' | '?') | Key::Function(1), VoiceHere::Heard) => {
                vec![self.answer(self.tongue.texts.first_help_heard())]
            }
            (
                Key::Character('h' | 'H' | 'a' | 'A' | '?') | Key::Function(1),
                VoiceHere::Missing,
            ) => {
                vec![self.answer(self.tongue.texts.first_help())]
            }
            _ => Out::refusal(self.tongue.settings.language, self.tongue.texts.first_ready()),
        }
    }

    /// Heard by a sample alone, not by a number.
    fn change_rate(&mut self, faster_or_slower: SettingCommand) -> Vec<Out> {
        self.tongue.settings.change(faster_or_slower);
        vec![Out::Set(self.tongue.settings.clone()), Out::answer(Language::German, SAMPLE)]
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
        // Any key of the command will do: not every keyboard has all of them at hand.
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

impl Converses for Newcomer {
    type Deed = Infallible;
    type Own = FirstStartCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        self.tongue.texts.first_ready()
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.tongue.texts.first_ready())]
    }

    fn question(&self, deed: &Infallible) -> String {
        match *deed {}
    }

    fn agreed(&mut self, deed: Infallible, _: Moment) -> Vec<Out> {
        match deed {}
    }

    fn listening(&self) -> Vec<Listening> {
        Vec::new()
    }

    fn wants_more(&self, _: &GivenLine) -> Option<Command> {
        None
    }

    fn obey_own(&mut self, command: FirstStartCommand, _: &str, _: Moment) -> Vec<Out> {
        match command {}
    }

    fn enter_alone(&mut self, now: Moment) -> Vec<Out> {
        self.pressed(Key::Enter, now)
    }

    /// All that it says is a question, answered by keys.
    fn takes_unasked(&self, _: Answer) -> bool {
        true
    }

    /// Nothing was asked for but keys.
    fn take_other(&mut self, _: &GivenLine, _: Moment) -> Vec<Out> {
        vec![Out::Sound(Tone::Error)]
    }

    /// Here every key is asked for, learned, or wrong.
    fn take_own_key(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        Some(self.pressed(key, now))
    }
}

impl Situation for Newcomer {
    /// The keys that are asked for, for somebody who cannot type.
    fn around(&self) -> Surroundings {
        let keys: &[Key] = match self.step {
            FirstStep::Language => &['e', 'd', 'f'].map(Key::Character),
            FirstStep::Ready => &[Key::Enter, Key::Character('h'), Key::Character('k')],
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
    use crate::present::conversation::Session as _;

    #[test]
    fn enter_right_behind_the_letter_of_a_language_begins_nothing() {
        let settings = Settings::new(Language::English);
        let mut newcomer =
            Newcomer::new(settings, VoiceHere::Heard, Activity::Table, Box::new(|_| ()));
        let at = |millis: u64| Moment::from_micros(1_000 * millis);
        let told = newcomer.take_key(Key::Character('d'), at(5_000));
        assert_eq!(newcomer.tongue.settings.language, Language::German);
        assert_eq!(told.len(), 2);
        assert!(newcomer.take_key(Key::Enter, at(5_150)).is_empty());
        assert_eq!(newcomer.step, FirstStep::Ready);
        assert!(!newcomer.take_key(Key::Enter, at(6_500)).is_empty());
        assert_eq!(newcomer.step, FirstStep::Done);
    }

    #[test]
    fn the_keys_of_what_begins_are_learned_and_escape_skips_one() {
        for begins in Activity::WITH_WORDS {
            for (key, command) in lessons(begins) {
                assert_eq!(KeyList::at(begins).command_of(key), Some(command), "{begins:?}");
            }
            let settings = Settings::new(Language::English);
            let mut newcomer =
                Newcomer::new(settings, VoiceHere::Missing, begins, Box::new(|_| ()));
            newcomer.take_key(Key::Character('e'), Moment::ZERO);
            newcomer.take_key(Key::Character('k'), Moment::ZERO);
            newcomer.take_key(Key::Escape, Moment::ZERO);
            assert_eq!(newcomer.step, FirstStep::Keys(1));
            for (key, _) in &lessons(begins)[1..] {
                assert!(!newcomer.take_key(*key, Moment::ZERO).is_empty());
            }
            assert_eq!(newcomer.step, FirstStep::Done);
        }
    }

    #[test]
    fn what_every_talk_understands_is_understood_at_the_first_start() {
        let settings = Settings::new(Language::English);
        let mut newcomer =
            Newcomer::new(settings, VoiceHere::Missing, Activity::Table, Box::new(|_| ()));
        let repeated = newcomer.take_command(Command::Repeat, Moment::ZERO);
        assert!(matches!(repeated[..], [Out::Repeat]));
        assert!(matches!(newcomer.take_line("repeat", Moment::ZERO)[..], [Out::Repeat]));
        assert!(matches!(newcomer.take_line("e4", Moment::ZERO)[..], [Out::Sound(Tone::Error)]));
        assert_eq!(newcomer.step, FirstStep::Language);
        // A player's command says what there is to do here.
        let told = newcomer.take_command(Command::Resign, Moment::ZERO);
        let [Out::Sound(Tone::Error), Out::Say(utterance)] = &told[..] else {
            panic!("no refusal");
        };
        assert_eq!(utterance.text(), Texts::new(Language::English).first_ready());
    }
}

//! One command as a row: everything that Hector knows of it. Never carries it out.

use std::ops::RangeInclusive;

use super::activity::Activity;
use super::kinds::Obeyer;
use super::topic::Topic;
use crate::language::Language;
use crate::texts::Texts;

/// A sentence of the texts.
type Tell = fn(&Texts) -> String;

/// What follows a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Takes {
    Nothing,
    Square,
    /// A square may follow; otherwise the whole board is meant.
    PerhapsSquare,
    /// Squares with what stands on them.
    Squares,
    Piece,
    /// A rank or a file.
    Line,
    Move,
    /// A number may follow, and is waited for; by voice one of these.
    Number(RangeInclusive<u16>),
    /// A number may follow at once: nobody waits for it.
    Count(RangeInclusive<u16>),
    Colour,
    /// What help is wanted about; nobody waits for it.
    Topics,
    /// Something that is typed, never said: a name, a word, a time.
    Typed,
}

/// As what a command is listened for at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ListenedFor {
    Question,
    Deed,
    /// Not at all: it is not for all to hear.
    Never,
}

/// The words of a command in a language, a comma between.
#[derive(Debug, Clone, Copy)]
pub struct CommandWords {
    /// The word it is told by, then others that it is heard by.
    told: &'static str,
    /// Others that mean it where they are typed. They are not listened for, and not told of.
    typed: &'static str,
    /// Those that, said with nothing after them, sound as something else.
    never_alone: &'static str,
}

/// The words of a command, the one it is told by first.
pub const fn words(told: &'static str) -> CommandWords {
    CommandWords { told, typed: "", never_alone: "" }
}

impl CommandWords {
    /// Typed, these mean it as well: fuller sentences, other forms of a verb, what other programs call it.
    pub(crate) const fn typed(self, typed: &'static str) -> CommandWords {
        CommandWords { typed, ..self }
    }

    /// By voice these are no command with nothing after them.
    pub(crate) const fn never_alone(self, never_alone: &'static str) -> CommandWords {
        CommandWords { never_alone, ..self }
    }
}

/// A command, and all that there is to know of it.
pub struct CommandEntry<C: 'static> {
    command: C,
    words: fn(Language) -> CommandWords,
    /// Where it may be given. It belongs to the first.
    activities: &'static [Activity],
    /// What it is about, for help.
    pub(super) topic: Topic,
    does: Tell,
    does_elsewhere: Vec<(&'static [Activity], Tell)>,
    pub(crate) takes: Takes,
    pub(crate) heard: ListenedFor,
    obeyer: Obeyer,
    keys: Vec<(&'static [Activity], &'static str)>,
    pub(super) braille: &'static str,
    /// Which command it stands for, where it is none itself.
    means: Vec<(Activity, C)>,
    /// What is told of it where it may not be given, if more than where it belongs.
    refused: Vec<(Activity, Tell)>,
}

impl<C: Copy + Eq> CommandEntry<C> {
    /// A command by its words in each language, where it may be given, and what
    /// it does.
    pub fn new(
        command: C,
        words: fn(Language) -> CommandWords,
        activities: &'static [Activity],
        does: Tell,
    ) -> CommandEntry<C> {
        CommandEntry {
            command,
            words,
            activities,
            topic: Topic::Program,
            does,
            does_elsewhere: Vec::new(),
            takes: Takes::Nothing,
            heard: ListenedFor::Deed,
            obeyer: Obeyer::Scene,
            keys: Vec::new(),
            braille: "",
            means: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// What it is about, for help.
    pub(crate) fn about(self, topic: Topic) -> CommandEntry<C> {
        CommandEntry { topic, ..self }
    }

    /// What follows it.
    pub(crate) fn takes(self, takes: Takes) -> CommandEntry<C> {
        CommandEntry { takes, ..self }
    }

    /// It is a question, not a deed.
    pub(crate) fn asked(self) -> CommandEntry<C> {
        CommandEntry { heard: ListenedFor::Question, ..self }
    }

    /// It is never taken by voice.
    pub(crate) fn never_heard(self) -> CommandEntry<C> {
        CommandEntry { heard: ListenedFor::Never, ..self }
    }

    /// Who carries it out.
    pub(crate) fn obeyed_by(self, obeyer: Obeyer) -> CommandEntry<C> {
        CommandEntry { obeyer, ..self }
    }

    /// It does something else there.
    pub(crate) fn does_in(
        mut self,
        activities: &'static [Activity],
        does: Tell,
    ) -> CommandEntry<C> {
        self.does_elsewhere.push((activities, does));
        self
    }

    /// Its keys there, by their names with a blank between.
    pub fn keys(mut self, activities: &'static [Activity], keys: &'static str) -> CommandEntry<C> {
        self.keys.push((activities, keys));
        self
    }

    /// Its keys on braille displays, as BRLTTY names what they do.
    pub fn braille(self, braille: &'static str) -> CommandEntry<C> {
        CommandEntry { braille, ..self }
    }

    /// There it stands for another.
    pub(crate) fn means(mut self, activity: Activity, command: C) -> CommandEntry<C> {
        self.means.push((activity, command));
        self
    }

    /// There it may not be given, and this is told of it: something of its name is set in another way.
    pub(crate) fn refused_in(mut self, activity: Activity, told: Tell) -> CommandEntry<C> {
        self.refused.push((activity, told));
        self
    }

    /// What is told of it in an activity in which it may not be given, if more than where it belongs.
    pub(super) fn refusal(&self, activity: Activity, texts: &Texts) -> Option<String> {
        self.refused.iter().find(|(at, _)| *at == activity).map(|(_, told)| told(texts))
    }

    /// Its words in a language, the one it is told by first.
    pub fn words_in(&self, language: Language) -> impl Iterator<Item = &'static str> + use<C> {
        (self.words)(language).told.split(", ")
    }

    /// The other words that mean it where they are typed.
    pub(super) fn words_typed(&self) -> impl Iterator<Item = &'static str> + use<C> {
        let words = self.words;
        let typed = move |language| words(language).typed.split(", ");
        Language::ALL.into_iter().flat_map(typed).filter(|word| !word.is_empty())
    }

    /// The word by which it is told in a language.
    #[must_use]
    pub fn word(&self, language: Language) -> &'static str {
        self.words_in(language).next().unwrap_or_default()
    }

    /// What it does.
    #[must_use]
    pub fn does(&self, texts: &Texts) -> String {
        (self.does)(texts)
    }

    /// What it does in an activity.
    #[must_use]
    pub fn does_at(&self, activity: Activity, texts: &Texts) -> String {
        let elsewhere = self.does_elsewhere.iter().find(|(at, _)| at.contains(&activity));
        elsewhere.map_or(self.does, |(_, does)| *does)(texts)
    }

    /// Whether something follows it, or may.
    #[must_use]
    pub fn takes_more(&self) -> bool {
        self.takes != Takes::Nothing
    }

    /// How it is given with what it takes; nothing where nothing follows it.
    pub(super) fn example(&self, language: Language) -> Option<String> {
        let vocabulary = language.vocabulary();
        let squares = format!("e4 {}", vocabulary.empty.said);
        let taken = match &self.takes {
            Takes::Nothing | Takes::Topics | Takes::Typed => return None,
            Takes::Square | Takes::PerhapsSquare => "e4",
            Takes::Squares => &squares,
            Takes::Piece => vocabulary.pieces.knight.said,
            Takes::Line => "4",
            Takes::Move => "g1f3",
            Takes::Number(_) | Takes::Count(_) => "3",
            Takes::Colour => vocabulary.white.said,
        };
        Some(format!("{} {}", self.word(language), taken.to_lowercase()))
    }

    /// The command.
    #[must_use]
    pub fn command(&self) -> C {
        self.command
    }

    /// Whether it belongs to an activity before all others.
    #[must_use]
    pub fn belongs_to(&self, activity: Activity) -> bool {
        self.home() == activity
    }

    /// Whether it asks something, and does nothing.
    #[must_use]
    pub fn is_a_question(&self) -> bool {
        self.heard == ListenedFor::Question
    }

    pub(super) fn home(&self) -> Activity {
        self.activities.first().copied().unwrap_or(Activity::Table)
    }

    pub(super) fn is_given_in(&self, activity: Activity) -> bool {
        self.activities.contains(&activity)
    }

    /// The command that it stands for in an activity.
    pub(super) fn meaning(&self, activity: Activity) -> Option<C> {
        self.means.iter().find(|(at, _)| *at == activity).map(|(_, command)| *command)
    }

    pub(crate) fn asks_a_board(&self) -> bool {
        self.obeyer == Obeyer::Board
    }

    /// Whether it is meant where a word of it is said with nothing after.
    pub(crate) fn is_said_alone(&self, word: &str) -> bool {
        let never = |language: Language| (self.words)(language).never_alone.split(", ");
        Language::ALL.into_iter().flat_map(never).all(|never| never != word)
    }

    pub(super) fn keys_in(&self, activity: Activity) -> impl Iterator<Item = &'static str> {
        let here = self.keys.iter().filter(move |(at, _)| at.contains(&activity));
        here.flat_map(|(_, keys)| keys.split(' '))
    }
}

//! One command as a row: everything that Hector knows about it. Scenes carry it out.

use std::ops::RangeInclusive;

use super::activity::Activity;
use super::kinds::Obeyer;
use super::topic::Topic;
use crate::language::Language;
use crate::texts::Texts;

type Tell = fn(&Texts) -> String;

/// What follows a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Takes {
    Nothing,
    Square,
    /// A square may follow. Without it, the whole board is meant.
    PerhapsSquare,
    /// Squares and their contents.
    Squares,
    Piece,
    /// A rank or a file.
    Line,
    Move,
    /// A number may follow, and Hector waits for it. Only these can be said.
    Number(RangeInclusive<u16>),
    /// A number may follow at once. Hector does not wait for it.
    Count(RangeInclusive<u16>),
    Colour,
    /// A topic of help may follow. Hector does not wait for it.
    Topics,
    /// Typed text, never spoken: a name, a word, a time.
    Typed,
}

/// How a command is listened for at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ListenedFor {
    Question,
    Deed,
    /// It is not listened for, because other people should not hear it.
    Never,
}

/// The words of a command in a language, separated by commas.
#[derive(Debug, Clone, Copy)]
pub struct CommandWords {
    /// The word that Hector says, then others that it understands.
    told: &'static str,
    /// Others that may be typed. They are neither listened for nor listed in help.
    typed: &'static str,
    /// Words that sound like something else if nothing follows.
    never_alone: &'static str,
}

/// The words of a command. The first is the one that Hector says.
pub const fn words(told: &'static str) -> CommandWords {
    CommandWords { told, typed: "", never_alone: "" }
}

impl CommandWords {
    /// Adds words for typing: longer sentences, other forms of a verb, the names in other programs.
    pub(crate) const fn typed(self, typed: &'static str) -> CommandWords {
        CommandWords { typed, ..self }
    }

    /// Marks words that are not a spoken command by themselves.
    pub(crate) const fn never_alone(self, never_alone: &'static str) -> CommandWords {
        CommandWords { never_alone, ..self }
    }
}

/// Everything about a command.
pub struct CommandEntry<C: 'static> {
    command: C,
    words: fn(Language) -> CommandWords,
    /// Where it may be given. It belongs to the first one.
    activities: &'static [Activity],
    /// Its topic in help.
    pub(super) topic: Topic,
    does: Tell,
    does_elsewhere: Vec<(&'static [Activity], Tell)>,
    pub(crate) takes: Takes,
    pub(crate) heard: ListenedFor,
    obeyer: Obeyer,
    keys: Vec<(&'static [Activity], &'static str)>,
    pub(super) braille: &'static str,
    /// The commands that replace it in other activities.
    means: Vec<(Activity, C)>,
    /// What to say in an activity that does not have it, besides where it belongs.
    refused: Vec<(Activity, Tell)>,
}

impl<C: Copy + Eq> CommandEntry<C> {
    /// A command with its words in each language, its activities, and what it does.
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

    /// Sets its topic in help.
    pub(crate) fn about(self, topic: Topic) -> CommandEntry<C> {
        CommandEntry { topic, ..self }
    }

    pub(crate) fn takes(self, takes: Takes) -> CommandEntry<C> {
        CommandEntry { takes, ..self }
    }

    /// Marks it as a question instead of a deed.
    pub(crate) fn asked(self) -> CommandEntry<C> {
        CommandEntry { heard: ListenedFor::Question, ..self }
    }

    /// Excludes it from voice.
    pub(crate) fn never_heard(self) -> CommandEntry<C> {
        CommandEntry { heard: ListenedFor::Never, ..self }
    }

    /// Sets what carries it out.
    pub(crate) fn obeyed_by(self, obeyer: Obeyer) -> CommandEntry<C> {
        CommandEntry { obeyer, ..self }
    }

    /// Gives it another sentence in these activities.
    pub(crate) fn does_in(
        mut self,
        activities: &'static [Activity],
        does: Tell,
    ) -> CommandEntry<C> {
        self.does_elsewhere.push((activities, does));
        self
    }

    /// Sets its keys in these activities, by name, separated by blanks.
    pub fn keys(mut self, activities: &'static [Activity], keys: &'static str) -> CommandEntry<C> {
        self.keys.push((activities, keys));
        self
    }

    /// Sets its keys on braille displays, by BRLTTY's names.
    pub fn braille(self, braille: &'static str) -> CommandEntry<C> {
        CommandEntry { braille, ..self }
    }

    /// Lets it stand for another command in an activity.
    pub(crate) fn means(mut self, activity: Activity, command: C) -> CommandEntry<C> {
        self.means.push((activity, command));
        self
    }

    /// Refuses it in an activity with this sentence, because what it names is set in another way.
    pub(crate) fn refused_in(mut self, activity: Activity, told: Tell) -> CommandEntry<C> {
        self.refused.push((activity, told));
        self
    }

    /// What to say in an activity that does not have it, besides where it belongs.
    pub(super) fn refusal(&self, activity: Activity, texts: &Texts) -> Option<String> {
        self.refused.iter().find(|(at, _)| *at == activity).map(|(_, told)| told(texts))
    }

    /// Its words in a language. The first is the one that Hector says.
    pub fn words_in(&self, language: Language) -> impl Iterator<Item = &'static str> + use<C> {
        (self.words)(language).told.split(", ")
    }

    /// Its words that may only be typed.
    pub(super) fn words_typed(&self) -> impl Iterator<Item = &'static str> + use<C> {
        let words = self.words;
        let typed = move |language| words(language).typed.split(", ");
        Language::ALL.into_iter().flat_map(typed).filter(|word| !word.is_empty())
    }

    /// The word that Hector says for it in a language.
    #[must_use]
    pub fn word(&self, language: Language) -> &'static str {
        self.words_in(language).next().unwrap_or_default()
    }

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

    /// Whether words may follow it.
    #[must_use]
    pub fn takes_more(&self) -> bool {
        self.takes != Takes::Nothing
    }

    /// An example of the command with its words. `None` if it takes none, or free text.
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

    #[must_use]
    pub fn command(&self) -> C {
        self.command
    }

    /// Whether this is the activity that it belongs to.
    #[must_use]
    pub fn belongs_to(&self, activity: Activity) -> bool {
        self.home() == activity
    }

    /// Whether it is a question, not a deed.
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

    /// The command that replaces it in an activity.
    pub(super) fn meaning(&self, activity: Activity) -> Option<C> {
        self.means.iter().find(|(at, _)| *at == activity).map(|(_, command)| *command)
    }

    pub(crate) fn asks_a_board(&self) -> bool {
        self.obeyer == Obeyer::Board
    }

    /// Whether one of its words is a command if nothing follows it.
    pub(crate) fn is_said_alone(&self, word: &str) -> bool {
        let never = |language: Language| (self.words)(language).never_alone.split(", ");
        Language::ALL.into_iter().flat_map(never).all(|never| never != word)
    }

    pub(super) fn keys_in(&self, activity: Activity) -> impl Iterator<Item = &'static str> {
        let here = self.keys.iter().filter(move |(at, _)| at.contains(&activity));
        here.flat_map(|(_, keys)| keys.split(' '))
    }
}

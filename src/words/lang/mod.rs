//! One folder a language, with all that is said and understood in it. A part that a language lacks does not
//! compile. Never knows what anything means.

mod de;
mod en;
mod fr;
mod phrases;

use crate::chess::notation::Letters;
use crate::commands::CommandWords;
use crate::desk::DeskPhrases;
use crate::questions::sense::WordSense;
use crate::scene_names::SceneNames;
use crate::vocabulary::Vocabulary;
use crate::{Command, Language, Topic};

pub(crate) use phrases::phrases;

/// Everything that a language has.
pub(crate) struct LanguageWords {
    /// Its two-letter code.
    pub(crate) code: &'static str,
    /// What its speakers call it.
    pub(crate) own_name: &'static str,
    /// The letters in which its speakers write moves.
    pub(crate) letters: Letters,
    /// The words of announcements.
    pub(crate) vocabulary: &'static Vocabulary,
    /// The sentences: Fluent files.
    pub(crate) texts: &'static [&'static str],
    /// The help of the command line, a Fluent file; the English one stands at the options.
    pub(crate) help: Option<&'static str>,
    /// What the help of every scene begins with.
    pub(crate) examples: &'static str,
    pub(crate) command: fn(Command) -> CommandWords,
    /// What there is help about.
    pub(crate) topic: fn(Topic) -> &'static str,
    /// The list of what there is help about.
    pub(crate) topics: &'static str,
    /// Help about everything.
    pub(crate) everything: &'static str,
    pub(crate) questions: QuestionWords,
    pub(crate) desk: &'static DeskPhrases,
    /// What the arbiter does, by what it is about.
    pub(crate) desk_topics: DeskTopics,
    pub(crate) scenes: &'static SceneNames,
    /// What people write for the option that asks for help.
    pub(crate) help_options: &'static [&'static str],
    /// What people write for the option of the language.
    pub(crate) language_options: &'static [&'static str],
    /// The names of the drills, in the order in which they are offered.
    pub(crate) drills: [&'static str; 10],
    /// Words for light and for dark squares, in every form, the one that is said aloud at a square first.
    pub(crate) shades: [&'static [&'static str]; 2],
    /// The first letters of yes and no.
    pub(crate) yes_and_no: [&'static str; 2],
    /// Training and tournament.
    pub(crate) modes: [&'static str; 2],
    /// What is listened for beside commands and is no part of one, so that it is not heard as one.
    pub(crate) passing: &'static [&'static str],
}

/// The words of questions and wishes in free words.
pub(crate) struct QuestionWords {
    pub(crate) words: &'static [(WordSense, &'static str)],
    pub(crate) phrases: &'static [(WordSense, &'static str)],
    pub(crate) beginnings: &'static [&'static str],
    pub(crate) endings: &'static [&'static str],
}

/// What is told of an arbiter's work, by what it is about.
pub(crate) struct DeskTopics {
    pub(crate) clock: &'static str,
    pub(crate) cases: &'static str,
    pub(crate) penalties: &'static str,
    pub(crate) result: &'static str,
    pub(crate) device: &'static str,
}

impl Language {
    /// Everything that it has.
    pub(crate) fn words(self) -> &'static LanguageWords {
        match self {
            Language::German => &de::GERMAN,
            Language::French => &fr::FRENCH,
            Language::English => &en::ENGLISH,
        }
    }
}

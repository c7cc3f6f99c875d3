//! One folder for each language, with everything that is said and understood in it. A language that lacks a part does
//! not compile.

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

/// The words of one language.
pub(crate) struct LanguageWords {
    /// Its two-letter code.
    pub(crate) code: &'static str,
    /// The language's own name.
    pub(crate) own_name: &'static str,
    /// The letters that its speakers use in notation.
    pub(crate) letters: Letters,
    /// The words of announcements.
    pub(crate) vocabulary: &'static Vocabulary,
    /// The sentences, in Fluent files.
    pub(crate) texts: &'static [&'static str],
    /// The help of the command line, a Fluent file. English help is in the options.
    pub(crate) help: Option<&'static str>,
    /// The examples at the start of each scene's help.
    pub(crate) examples: &'static str,
    pub(crate) command: fn(Command) -> CommandWords,
    /// The topics of help.
    pub(crate) topic: fn(Topic) -> &'static str,
    /// The word for the list of topics.
    pub(crate) topics: &'static str,
    /// The word for help about everything.
    pub(crate) everything: &'static str,
    pub(crate) questions: QuestionWords,
    pub(crate) desk: &'static DeskPhrases,
    /// The topics of the arbiter's acts.
    pub(crate) desk_topics: DeskTopics,
    pub(crate) scenes: &'static SceneNames,
    /// Words for the help option.
    pub(crate) help_options: &'static [&'static str],
    /// Words for the language option.
    pub(crate) language_options: &'static [&'static str],
    /// The names of the drills, in the order in which they are offered.
    pub(crate) drills: [&'static str; 10],
    /// The words for light and for dark squares, in every form. The first form is the one said aloud.
    pub(crate) shades: [&'static [&'static str]; 2],
    /// The first letters of yes and no.
    pub(crate) yes_and_no: [&'static str; 2],
    /// Training and tournament.
    pub(crate) modes: [&'static str; 2],
    /// Words to listen for that are not part of a command, so that they are not heard as one.
    pub(crate) passing: &'static [&'static str],
}

/// The words for questions and wishes in free words.
pub(crate) struct QuestionWords {
    pub(crate) words: &'static [(WordSense, &'static str)],
    pub(crate) phrases: &'static [(WordSense, &'static str)],
    pub(crate) beginnings: &'static [&'static str],
    pub(crate) endings: &'static [&'static str],
}

/// The topics of the arbiter's acts.
pub(crate) struct DeskTopics {
    pub(crate) clock: &'static str,
    pub(crate) cases: &'static str,
    pub(crate) penalties: &'static str,
    pub(crate) result: &'static str,
    pub(crate) device: &'static str,
}

impl Language {
    pub(crate) fn words(self) -> &'static LanguageWords {
        match self {
            Language::German => &de::GERMAN,
            Language::French => &fr::FRENCH,
            Language::English => &en::ENGLISH,
        }
    }
}

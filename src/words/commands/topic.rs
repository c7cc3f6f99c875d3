//! The topics of commands, so that help lists a few at a time.

use crate::language::Language;
use crate::spelling::is_typed_as;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Making, correcting and hearing moves.
    Moves,
    /// The contents of the board.
    Board,
    Clock,
    /// How a game ends.
    Ending,
    Arbiter,
    /// Games that are listened to.
    Games,
    /// The questions of the drills.
    Questions,
    /// How Hector speaks and listens.
    Voice,
    /// Braille displays.
    Braille,
    /// Help, languages and leaving.
    Program,
}

impl Topic {
    /// Every topic, in the order of help.
    pub const ALL: [Topic; 10] = [
        Topic::Moves,
        Topic::Board,
        Topic::Clock,
        Topic::Ending,
        Topic::Arbiter,
        Topic::Games,
        Topic::Questions,
        Topic::Voice,
        Topic::Braille,
        Topic::Program,
    ];

    #[must_use]
    pub fn word(self, language: Language) -> &'static str {
        (language.words().topic)(self)
    }
}

/// What kind of help is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpWanted {
    /// What can be done now.
    Now,
    /// The list of topics.
    Topics,
    /// The commands of a topic.
    About(Topic),
    /// Every command.
    Everything,
}

impl HelpWanted {
    /// The kind of help named after the word for help, in any language.
    #[must_use]
    pub fn read(text: &str) -> Option<HelpWanted> {
        let is_asked = |wanted: &HelpWanted| {
            Language::ALL.into_iter().any(|language| is_typed_as(text, wanted.word(language)))
        };
        let abouts = Topic::ALL.map(HelpWanted::About);
        [HelpWanted::Now, HelpWanted::Topics, HelpWanted::Everything]
            .into_iter()
            .chain(abouts)
            .find(is_asked)
    }

    /// The word that asks for it. Empty for what can be done now.
    #[must_use]
    pub fn word(self, language: Language) -> &'static str {
        match self {
            HelpWanted::Now => "",
            HelpWanted::Topics => language.words().topics,
            HelpWanted::Everything => language.words().everything,
            HelpWanted::About(topic) => topic.word(language),
        }
    }

    /// Every word that may follow the word for help in a language.
    pub(crate) fn words(language: Language) -> impl Iterator<Item = &'static str> {
        let more = [HelpWanted::Topics, HelpWanted::Everything].into_iter();
        let all = more.chain(Topic::ALL.map(HelpWanted::About));
        all.map(move |wanted| wanted.word(language))
    }
}

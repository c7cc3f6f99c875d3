//! What commands are about, so that help tells a few at a time. Never knows a command.

use crate::language::Language;
use crate::spelling::is_typed_as;

/// What a command is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Moves are made, corrected and told.
    Moves,
    /// What stands on the board.
    Board,
    /// Times.
    Clock,
    /// How a game ends.
    Ending,
    /// The arbiter.
    Arbiter,
    /// Games that are listened to.
    Games,
    /// Questions of the drills.
    Questions,
    /// How Hector speaks and listens.
    Voice,
    /// Braille displays.
    Braille,
    /// Help, languages and leaving.
    Program,
}

impl Topic {
    /// Every one, in the order in which they are told.
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

    /// What it is called.
    #[must_use]
    pub fn word(self, language: Language) -> &'static str {
        (language.words().topic)(self)
    }
}

/// How much help somebody wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpWanted {
    /// What can be done now.
    Now,
    /// What there is help about.
    Topics,
    /// The commands about something.
    About(Topic),
    /// Every command.
    Everything,
}

impl HelpWanted {
    /// What was asked for after the word for help, in any language.
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

    /// The word by which it is asked for; none for what can be done now.
    #[must_use]
    pub fn word(self, language: Language) -> &'static str {
        match self {
            HelpWanted::Now => "",
            HelpWanted::Topics => language.words().topics,
            HelpWanted::Everything => language.words().everything,
            HelpWanted::About(topic) => topic.word(language),
        }
    }

    /// Every word that is said after the word for help in a language.
    pub(crate) fn words(language: Language) -> impl Iterator<Item = &'static str> {
        let more = [HelpWanted::Topics, HelpWanted::Everything].into_iter();
        let all = more.chain(Topic::ALL.map(HelpWanted::About));
        all.map(move |wanted| wanted.word(language))
    }
}

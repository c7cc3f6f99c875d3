//! Something that was said, and what becomes of it before anybody asks what it means: the
//! same at the table and at home. Never listens.

use crate::words::{Command, Language, Trust, command_word};

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Saying {
    /// The words, one blank between.
    pub(crate) text: String,
    /// Whether it is taken as if it had been typed.
    pub(crate) trust: Trust,
    /// Other ways to understand it, the likeliest first, where they were asked for.
    pub(crate) alternatives: Vec<String>,
}

/// What a line of a script says was heard: `hears WORDS`, or `half hears WORDS`, with other
/// readings after bars.
pub(crate) fn said_by_line(line: &str) -> Option<Saying> {
    let (heard, trust) = match line.strip_prefix("half hears ") {
        Some(heard) => (heard, Trust::Doubted),
        None => (line.strip_prefix("hears ")?, Trust::Believed),
    };
    let mut readings = heard.split('|').map(|reading| reading.trim().to_owned());
    Some(Saying { text: readings.next()?, trust, alternatives: readings.collect() })
}

/// What somebody gives to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Given {
    /// A line, as it is typed or said.
    Line(String),
    /// A command that was said before, and what it goes on with.
    Command(Command, String),
}

impl Given {
    /// As it is said.
    pub(crate) fn words(&self, language: Language) -> String {
        match self {
            Given::Line(text) => text.clone(),
            Given::Command(begun, rest) => format!("{} {rest}", command_word(*begun, language)),
        }
    }
}

/// What becomes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Heard {
    /// It was no speech for Hector.
    Noise,
    /// It is the answer to the question that is open.
    Answer(String),
    /// It goes the way of what is typed.
    Given(Given),
    /// A question is open, and this is no clear answer.
    NoAnswer,
    /// It is asked whether this was meant.
    AskedBack(Given),
    /// A command that goes on with what is said next.
    GoesOn(Command),
}

/// Whether a question is open that only its answers close.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpenQuestion {
    Open,
    Closed,
}

impl Saying {
    /// What becomes of it, after a command that it goes on with, if there is one.
    pub(crate) fn weighed(
        &self,
        begun: Option<Command>,
        question: OpenQuestion,
        likelier: impl FnOnce(&Saying) -> Option<String>,
        wants_more: impl FnOnce(&str) -> Option<Command>,
    ) -> Heard {
        match (self.trust, question) {
            (Trust::Noise, _) => return Heard::Noise,
            (Trust::Believed, OpenQuestion::Open) => return Heard::Answer(self.text.clone()),
            // A doubtful yes is no yes.
            (Trust::Doubted, OpenQuestion::Open) => return Heard::NoAnswer,
            (_, OpenQuestion::Closed) => {}
        }
        if let Some(likelier) = likelier(self) {
            return Heard::AskedBack(Given::Line(likelier));
        }
        let (given, goes_on) = match begun {
            Some(begun) => (Given::Command(begun, self.text.clone()), None),
            None => (Given::Line(self.text.clone()), wants_more(&self.text)),
        };
        match (self.trust, goes_on) {
            (Trust::Doubted, _) => Heard::AskedBack(given),
            (_, Some(begun)) => Heard::GoesOn(begun),
            (_, None) => Heard::Given(given),
        }
    }
}

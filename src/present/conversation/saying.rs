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

/// What becomes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Heard {
    /// It was no speech for Hector.
    Noise,
    /// It goes the way of what is typed.
    Line(String),
    /// A question is open, and this is no clear answer.
    NoAnswer,
    /// It is asked whether this was meant.
    AskedBack(String),
    /// A command that goes on with what is said next.
    GoesOn(Command),
}

/// Whether a question is open that only its answers close.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    Open,
    Closed,
}

impl Saying {
    /// What becomes of it, after a command that it goes on with, if there is one.
    pub(crate) fn weighed(
        &self,
        begun: Option<Command>,
        question: Question,
        language: Language,
        likelier: impl FnOnce(&Saying) -> Option<String>,
        wants_more: impl FnOnce(&str) -> Option<Command>,
    ) -> Heard {
        let text = match begun {
            Some(begun) => format!("{} {}", command_word(begun, language), self.text),
            None => self.text.clone(),
        };
        match (self.trust, question) {
            (Trust::Noise, _) => return Heard::Noise,
            (Trust::Believed, Question::Open) => return Heard::Line(text),
            // A doubtful yes is no yes.
            (Trust::Doubted, Question::Open) => return Heard::NoAnswer,
            (_, Question::Closed) => {}
        }
        match (likelier(self), self.trust, wants_more(&text)) {
            (Some(likelier), ..) => Heard::AskedBack(likelier),
            (None, Trust::Doubted, _) => Heard::AskedBack(text),
            (None, _, Some(begun)) => Heard::GoesOn(begun),
            (None, _, None) => Heard::Line(text),
        }
    }
}

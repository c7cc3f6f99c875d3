//! What is open between Hector and somebody: a question, a command that goes on, a voice that is
//! sought. Never answers.

use super::{Given, VoiceWish};
use crate::cells::Choice;
use crate::clock::Moment;
use crate::words::{Command, DrawSign, Texts, WhichMove};

/// What is open.
#[derive(Debug)]
pub struct Pending<Deed> {
    /// The question that only its answers close.
    pub asked: Option<Asked<Deed>>,
    /// A command that was said alone, and goes on with what is said next.
    pub goes_on: Option<Command>,
    /// What the line before may have meant: whoever answers "yes" to that has it.
    pub(crate) meant: Option<String>,
    /// The voice that is wanted, until it is known which there are.
    pub(crate) voice_wished: Option<VoiceWish>,
    /// Whether the keys of a walk wait, so that the answer can be typed.
    pub(crate) walk_waits: bool,
}

/// A question that was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked<Deed> {
    /// Whether this shall be done.
    Deed(Deed),
    /// Whether this was said, and when.
    Heard(Given, Moment),
    /// Which move was meant.
    Which(MoveAsked),
}

/// For what else than its answers a question is given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetsGo {
    Nothing,
    /// Whoever gives another move has answered.
    Moves,
    /// So has whoever gives a command that does something.
    MovesAndCommands,
}

/// A move of which a part is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveAsked {
    pub which: WhichMove,
    /// The command behind which it stood.
    pub behind: Option<Command>,
    /// The sign that stood behind it.
    pub draw: DrawSign,
}

impl MoveAsked {
    /// A move that was given by itself.
    pub fn alone(which: WhichMove) -> MoveAsked {
        MoveAsked { which, behind: None, draw: DrawSign::Absent }
    }
}

impl<Deed> Pending<Deed> {
    /// Asks whether something shall be done.
    pub fn asks(&mut self, deed: Deed) {
        self.asked = Some(Asked::Deed(deed));
    }

    /// The answers to what is asked, for somebody who cannot type.
    pub fn choices(&self, texts: &Texts) -> Vec<Choice> {
        match &self.asked {
            None => Vec::new(),
            Some(Asked::Which(asked)) => {
                asked.which.answers(texts).iter().map(|answer| Choice::line(answer)).collect()
            }
            Some(_) => Choice::yes_and_no(texts.language()).to_vec(),
        }
    }
}

impl<Deed> Default for Pending<Deed> {
    fn default() -> Pending<Deed> {
        Pending { asked: None, goes_on: None, meant: None, voice_wished: None, walk_waits: false }
    }
}

//! Unfinished business between Hector and a person: a question, a command to be continued, a voice search.

use super::{Given, VoiceWish};
use crate::cells::Choice;
use crate::clock::Moment;
use crate::words::{Command, DrawSign, Texts, WhichMove};

#[derive(Debug)]
pub struct Pending<Deed> {
    /// The question that only its answers close.
    pub asked: Option<Asked<Deed>>,
    /// A command that was said alone and continues with the next words.
    pub goes_on: Option<Command>,
    /// The line that may have been meant; "yes" accepts it.
    pub(crate) meant: Option<String>,
    /// The requested voice, until the available ones are known.
    pub(crate) voice_wished: Option<VoiceWish>,
    /// Whether the keys of a walk are suspended, so that the answer can be typed.
    pub(crate) walk_waits: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked<Deed> {
    /// Whether to do this.
    Deed(Deed),
    /// Whether this was said, and when.
    Heard(Given, Moment),
    /// Which move was meant.
    Which(MoveAsked),
}

/// What drops a question besides its answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetsGo {
    Nothing,
    /// Another move, which counts as an answer.
    Moves,
    /// Also a command that acts.
    MovesAndCommands,
}

/// A move with a missing part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveAsked {
    pub which: WhichMove,
    /// The command that it followed.
    pub behind: Option<Command>,
    /// The draw sign after it.
    pub draw: DrawSign,
}

impl MoveAsked {
    /// A move without a command.
    pub fn alone(which: WhichMove) -> MoveAsked {
        MoveAsked { which, behind: None, draw: DrawSign::Absent }
    }
}

impl<Deed> Pending<Deed> {
    pub fn asks(&mut self, deed: Deed) {
        self.asked = Some(Asked::Deed(deed));
    }

    /// The possible answers, for a person who cannot type.
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

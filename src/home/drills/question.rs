//! What every question of a drill can do: it is asked, answered, helped with and solved. Never
//! knows when it is asked again.

use crate::chess::{Color, Position};
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{Listening, WhichMove};

use crate::present::conversation::Tongue;

/// What came of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum AnswerTaken {
    /// It is no answer; what was expected. It does not count.
    NoAnswer(String),
    /// It is understood and cannot be; why. It does not count.
    Refused(String),
    /// It may be one of several moves, and which is asked. It does not count.
    Several(WhichMove),
    /// It is right so far, and the question goes on.
    GoesOn(Vec<Segment>),
    /// It is right; what else is worth hearing.
    Right(Vec<Segment>),
    /// It is wrong; what would have been right.
    Wrong(Vec<Segment>),
    /// It is an answer, and the judge still thinks about it: the same line is to be taken in once more.
    StillJudged,
}

/// Something that is asked until it is answered.
pub(crate) trait DrillQuestion {
    /// The question as it stands now, whole.
    fn asks(&self, tongue: &Tongue) -> Vec<Segment>;
    /// Takes a line in.
    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken;
    /// What helps, and does not solve.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment>;
    /// The answer.
    fn solution(&self, tongue: &Tongue) -> Vec<Segment>;
    /// What is listened for.
    fn listening(&self) -> Vec<Listening>;
    /// Answers that can be chosen on a braille display.
    fn choices(&self, _: &Tongue) -> Vec<Choice> {
        Vec::new()
    }
    /// The position that it is about, where it may be looked at, and the side of the player.
    fn board(&self) -> Option<(&Position, Color)> {
        None
    }
}

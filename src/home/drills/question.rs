//! What every question of a drill can do: ask, take an answer, give a hint and a solution. Repetition is in `schedule`.

use crate::chess::{Color, Position};
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{Listening, WhichMove};

use crate::present::conversation::Tongue;

/// The outcome of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum AnswerTaken {
    /// Not an answer; says what was expected. Does not count.
    NoAnswer(String),
    /// Understood but impossible; says why. Does not count.
    Refused(String),
    /// One of several moves; ask which. Does not count.
    Several(WhichMove),
    /// Right so far; the question goes on.
    GoesOn(Vec<Segment>),
    /// Right, with what else is worth hearing.
    Right(Vec<Segment>),
    /// Wrong, with what would have been right.
    Wrong(Vec<Segment>),
    /// The judge is still thinking about the answer: take the same line again later.
    StillJudged,
}

/// A question that is asked until it is answered.
pub(crate) trait DrillQuestion {
    /// The whole question, in its present state.
    fn asks(&self, tongue: &Tongue) -> Vec<Segment>;
    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken;
    /// Helps without solving.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment>;
    fn solution(&self, tongue: &Tongue) -> Vec<Segment>;
    fn listening(&self) -> Vec<Listening>;
    /// Answers that can be chosen on a braille display.
    fn choices(&self, _: &Tongue) -> Vec<Choice> {
        Vec::new()
    }
    /// The position, if the player may look at it, and the player's side.
    fn board(&self) -> Option<(&Position, Color)> {
        None
    }
}

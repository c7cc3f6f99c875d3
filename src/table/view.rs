//! What one end of a game at two places knows at a point, and how it differs from what the other knows.

use crate::chess::{ByColor, Color};
use crate::clock::{Moment, Span};

use super::fact::Fact;
use super::game::Game;

/// Whether the letters of the other end can be accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterCourse {
    Common,
    /// The ends contradict each other, and the arbiter has not restored a position yet.
    Parted,
}

/// What an end knows at a point, for the other to compare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The letters that it has written, and those of the other end that it has accepted.
    pub written: usize,
    pub taken: usize,
    /// The plies on its board.
    pub plies: usize,
    pub completed: ByColor<u32>,
    /// A fingerprint of the position.
    pub position: u64,
    /// A fingerprint of each score.
    pub scores: ByColor<u64>,
    pub running: Option<Color>,
    /// The time left to each side; `None` without a limit.
    pub left: ByColor<Option<Span>>,
    /// Whether it accepts letters of this end.
    pub course: LetterCourse,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difference {
    /// The number of plies or of completed moves.
    Counters,
    Position,
    Score(Color),
    Running,
}

/// The result of comparing two ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    pub difference: Option<Difference>,
    /// What the clock of the other end's player shows there, if it differs from here.
    pub shown: Option<Fact>,
    pub clock: OwnClock,
}

/// Whether the other end knows what the clock of the own player shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnClock {
    /// It does, or the time is running.
    Known,
    ToBeShown,
}

impl View {
    pub(super) fn of(
        game: &Game,
        now: Moment,
        written: usize,
        taken: usize,
        course: LetterCourse,
    ) -> View {
        let sides = ByColor { white: Color::White, black: Color::Black };
        View {
            written,
            taken,
            plies: game.plies().len(),
            completed: sides.map(|side| game.completed(side)),
            position: fingerprint(&game.standing().to_fen()),
            scores: sides.map(|side| fingerprint(&format!("{:?}", game.score(side).claims()))),
            running: game.clock().running(),
            left: game.clock().reading(now).sides.map(|face| face.remaining),
            course,
        }
    }

    /// How another view of the same moment differs; only complete scores are compared.
    pub(super) fn difference(
        &self,
        other: &View,
        is_whole: impl Fn(Color) -> bool,
    ) -> Option<Difference> {
        let sides = [Color::White, Color::Black];
        let differs = |side: &Color| self.scores.get(*side) != other.scores.get(*side);
        if (self.plies, &self.completed) != (other.plies, &other.completed) {
            Some(Difference::Counters)
        } else if self.position != other.position {
            Some(Difference::Position)
        } else if let Some(side) = sides.into_iter().filter(|side| is_whole(*side)).find(differs) {
            Some(Difference::Score(side))
        } else {
            (self.running != other.running).then_some(Difference::Running)
        }
    }

    /// The time of a side in another view of the same moment, if it differs. A running time is not compared: the age
    /// of the view is not known.
    pub(super) fn other_time(&self, other: &View, side: Color) -> Option<Span> {
        let stands = self.running == other.running && self.running != Some(side);
        other.left.get(side).filter(|left| stands && self.left.get(side) != &Some(*left))
    }
}

/// A number that tells two texts apart (FNV-1a). It is not secure by itself; the letters are sealed.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

//! Explains a reading by the moves, for either orientation of the board.

use crate::chess::{ClaimedMove, Square};
use crate::sensed::explanation::{Explanation, Trace, explain};
use crate::sensed::sense::{BoardSense, Facing};

use super::HandWatch;

impl HandWatch {
    /// Explains the reading in either orientation.
    pub(super) fn explanation(&mut self) -> (Option<Facing>, Explanation) {
        if let Some(known) = &self.explained {
            return known.clone();
        }
        let explained = match self.facing {
            Some(facing) => match self.explained_facing(facing) {
                Explanation::Nothing if self.is_turned(facing) => {
                    (Some(facing.other()), Explanation::AsItStands)
                }
                explained => (Some(facing), explained),
            },
            None => {
                let ways = Facing::ALL.map(|facing| (facing, self.explained_facing(facing)));
                let explains = |(_, explanation): &&(Facing, Explanation)| {
                    matches!(explanation, Explanation::AsItStands | Explanation::Moves(_))
                };
                let mut explaining = ways.iter().filter(explains);
                match (explaining.next(), explaining.next()) {
                    (Some((facing, only)), None) => (Some(*facing), only.clone()),
                    // The board only tells occupied squares: the first move will show the orientation.
                    (Some((_, Explanation::AsItStands)), Some(_)) => {
                        (None, Explanation::AsItStands)
                    }
                    // An illegal move shows the orientation as a legal one does, and as soon.
                    (None, _) => only_unlawful(&ways).unwrap_or_else(|| (None, unexplained(&ways))),
                    _ => (None, unexplained(&ways)),
                }
            }
        };
        self.explained = Some(explained.clone());
        explained
    }

    /// Whether the board matches the moves after it was turned round. A board that only tells occupied squares cannot
    /// tell pieces apart.
    fn is_turned(&self, facing: Facing) -> bool {
        let turned = self.doubts.believed(&self.felt).faced(facing.other());
        turned.tells_colours() && turned.admits(&self.standing().board())
    }

    fn explained_facing(&self, facing: Facing) -> Explanation {
        let faced: Vec<BoardSense> = self
            .waypoints
            .iter()
            .map(|reading| self.doubts.believed(reading).faced(facing))
            .collect();
        let last_placed = self.last_placed.map(|at| facing.square(at));
        // A piece put down to copy the last move captures nothing there.
        let is_copied = |at: &Square| match self.moves.last() {
            Some((_, ClaimedMove::Step(step))) if self.agreed != Some(self.moves.len()) => {
                step.to == *at
            }
            _ => false,
        };
        let last_placed = last_placed.filter(|at| !is_copied(at));
        let unmoved =
            self.doubts.unmoved(&self.felt, self.moves.len()).map(|at| facing.square(at)).collect();
        let trace = Trace { waypoints: &faced, last_placed, unmoved };
        let before = if self.completed < self.moves.len() { self.before() } else { None };
        let sense = self.doubts.believed(&self.felt).faced(facing);
        explain(self.standing(), before, &sense, &trace)
    }
}

/// The orientation in which one illegal move explains a reading, if there is only one.
fn only_unlawful(ways: &[(Facing, Explanation)]) -> Option<(Option<Facing>, Explanation)> {
    let mut found = ways.iter().filter(|(_, way)| matches!(way, Explanation::Unlawful(_)));
    let (facing, way) = found.next()?;
    found.next().is_none().then(|| (Some(*facing), way.clone()))
}

/// The result for an unexplained reading while the orientation is unknown.
fn unexplained(ways: &[(Facing, Explanation)]) -> Explanation {
    match ways.iter().any(|(_, way)| *way == Explanation::Missing) {
        true => Explanation::Missing,
        false => Explanation::Nothing,
    }
}

//! Whether a side can still mate by any series of legal moves, with the help of the opponent, in the form that the
//! Laws need.

use crate::chess::unwinnable::{Budget, Reason, Solver, Winnability};
use crate::chess::{Color, Position};

/// Whether a side can still mate by any series of legal moves, including the worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateChance {
    /// A mate exists, at most this many plies away.
    Possible(u32),
    /// There is no mate, for this reason.
    Impossible(Reason),
    /// Neither was proven.
    Unknown,
}

/// The most positions that a search may visit before it answers that it does not know. With zero, only the quick
/// answers are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort(pub u64);

impl Default for Effort {
    fn default() -> Effort {
        Effort(60_000)
    }
}

/// Searches for a mate by `side` with the help of both players, or for a proof that there is none.
#[must_use]
pub fn mate_chance(position: &Position, side: Color, effort: Effort) -> MateChance {
    let mut solver = Solver::default();
    if effort == Effort(0) {
        return solver.quick(position, side).map_or(MateChance::Unknown, MateChance::Impossible);
    }
    match solver.solve(position, side, &mut Budget::positions(effort.0)) {
        Winnability::Winnable(line) => {
            MateChance::Possible(u32::try_from(line.len()).unwrap_or(u32::MAX))
        }
        Winnability::Unwinnable(reason) => MateChance::Impossible(reason),
        Winnability::Unknown => MateChance::Unknown,
    }
}

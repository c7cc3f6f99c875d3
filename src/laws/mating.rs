//! Can a side still mate by any series of legal moves, the opponent's help included?
//! The answer as the Laws need it; never guesses.

use crate::chess::unwinnable::{Budget, Reason, Solver, Winnability};
use crate::chess::{Color, Position};

/// Whether a side can still mate by any series of legal moves, worst play included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateChance {
    /// A mate exists, this many plies away or nearer.
    Possible(u32),
    /// No mate exists, and why.
    Impossible(Reason),
    /// Neither was shown.
    Unknown,
}

/// How many positions a search may look at before it says that it does not know. Without
/// any, only what is seen at once is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort(pub u64);

impl Default for Effort {
    fn default() -> Effort {
        Effort(60_000)
    }
}

/// Looks for a mate by `side` with the help of both players, or a proof that there is none.
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

//! The worth of a position for the side to move, as a number in the search and as it is told to a person.

/// More than the worth of any position.
pub(super) const INFINITE: i32 = 32_000;
/// Mate now. A mate further away is worth one point less for each ply.
pub(super) const MATE: i32 = 30_000;
/// From this value on, a number means a mate and not an evaluation.
pub(super) const MATES: i32 = MATE - 1_000;
/// Down to this value, it means being mated.
pub(super) const MATED: i32 = -MATES;

/// Adds to an evaluation without making it a mate. Leaves mates as they are.
pub(super) fn with_more(score: i32, more: i32) -> i32 {
    if score.abs() < MATES { (score + more).clamp(1 - MATES, MATES - 1) } else { score }
}

/// The worth of a position for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Worth {
    /// In hundredths of a pawn; negative if the opponent stands better.
    Centipawns(i32),
    /// The side to move mates in this many of its own moves.
    Mates(u32),
    /// The side to move is mated after this many moves of the opponent.
    Mated(u32),
}

impl Worth {
    pub(super) fn of(score: i32) -> Worth {
        let moves = (MATE - score.abs() + 1).unsigned_abs() / 2;
        match score {
            MATES.. => Worth::Mates(moves),
            ..=MATED => Worth::Mated(moves),
            _ => Worth::Centipawns(score),
        }
    }

    /// The same for the other side.
    #[must_use]
    pub fn for_the_other(self) -> Worth {
        match self {
            Worth::Centipawns(count) => Worth::Centipawns(-count),
            Worth::Mates(moves) => Worth::Mated(moves),
            Worth::Mated(moves) => Worth::Mates(moves),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_to_a_mate_are_told_as_moves() {
        assert_eq!(Worth::of(MATE - 1), Worth::Mates(1));
        assert_eq!(Worth::of(MATE - 3), Worth::Mates(2));
        assert_eq!(Worth::of(-MATE), Worth::Mated(0));
        assert_eq!(Worth::of(-(MATE - 2)), Worth::Mated(1));
        assert_eq!(Worth::of(-35), Worth::Centipawns(-35));
    }
}

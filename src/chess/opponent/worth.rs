//! What a position is worth to the side to move, as a search counts it and as a person
//! is told. Never looks at a board.

/// More than any position is worth.
pub(super) const INFINITE: i32 = 32_000;
/// Mate at once. One that is further off is worth a point less a ply.
pub(super) const MATE: i32 = 30_000;
/// From here on a number is a mate and not a count of pawns.
pub(super) const MATES: i32 = MATE - 1_000;
/// And up to here one for the other side.
pub(super) const MATED: i32 = -MATES;

/// A count of pawns with something more, which never becomes a mate; a mate stays what it is.
pub(super) fn with_more(score: i32, more: i32) -> i32 {
    if score.abs() < MATES { (score + more).clamp(1 - MATES, MATES - 1) } else { score }
}

/// What a position is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Worth {
    /// In hundredths of a pawn; the opponent stands better where it is below 0.
    Centipawns(i32),
    /// The side to move mates in so many moves of its own.
    Mates(u32),
    /// The side to move is mated after so many moves of the opponent.
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

    /// The same, to the other side.
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

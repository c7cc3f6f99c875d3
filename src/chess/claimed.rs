//! A move as somebody said or wrote it. Whether it is legal is a later question:
//! illegal moves are things that happen in chess, not errors of a program.

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

/// A move as claimed by a voice, a hand or a score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimedMove {
    /// A piece goes from somewhere to a square.
    Step(ClaimedStep),
    /// Castling, named by the side of the king's destination, in Chess960 too
    /// (Guidelines II).
    Castle(CastlingSide),
}

/// One piece goes to one square; as much of it as was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClaimedStep {
    /// The piece named, or nothing where squares alone were given, as in UCI and in
    /// a spoken "Eva zwei Eva vier".
    pub role: Option<Role>,
    /// Where it came from, as far as that was said.
    pub from: Origin,
    /// Where it goes.
    pub to: Square,
    /// The piece a pawn becomes, if one was named.
    pub promotion: Option<Role>,
}

/// What was said of the square a piece comes from: all, half or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Origin {
    /// The file, if it was said.
    pub file: Option<File>,
    /// The rank, if it was said.
    pub rank: Option<Rank>,
}

impl ClaimedMove {
    /// From one square to another, the piece unnamed.
    #[must_use]
    pub fn between(from: Square, to: Square) -> ClaimedMove {
        ClaimedMove::Step(ClaimedStep { role: None, from: Origin::from(from), to, promotion: None })
    }

    /// A piece to a square, its origin unsaid.
    #[must_use]
    pub fn piece_to(role: Role, to: Square) -> ClaimedMove {
        ClaimedMove::Step(ClaimedStep {
            role: Some(role),
            from: Origin::default(),
            to,
            promotion: None,
        })
    }
}

/// The claim that a move makes when everything about it is said.
impl From<Move> for ClaimedMove {
    fn from(legal: Move) -> ClaimedMove {
        match (legal, legal.from()) {
            (Move::Castle { king, rook }, _) => {
                ClaimedMove::Castle(CastlingSide::from_king_side(rook > king))
            }
            (_, from) => ClaimedMove::Step(ClaimedStep {
                role: Some(legal.role()),
                from: from.map(Origin::from).unwrap_or_default(),
                to: legal.to(),
                promotion: legal.promotion(),
            }),
        }
    }
}

impl Origin {
    /// The whole square, if both halves were said.
    #[must_use]
    pub fn square(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a square agrees with everything that was said.
    #[must_use]
    pub fn admits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

impl From<Square> for Origin {
    fn from(square: Square) -> Origin {
        Origin { file: Some(square.file()), rank: Some(square.rank()) }
    }
}

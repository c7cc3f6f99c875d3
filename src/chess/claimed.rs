//! A move as it was said or written. Whether it is legal is decided later: an illegal move is part of chess and not
//! an error of the program.

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

/// A claimed move, by voice, by hand or on a score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimedMove {
    /// A piece goes to a square.
    Step(ClaimedStep),
    /// Castling, by the side of the king's destination, also in Chess960 (Guidelines II).
    Castle(CastlingSide),
}

/// One piece goes to one square, as far as it was specified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClaimedStep {
    /// The piece. `None` if only squares were given, as in UCI or in a spoken "Eva zwei Eva vier".
    pub role: Option<Role>,
    /// Where it comes from, as far as it was specified.
    pub from: Origin,
    /// Where it goes.
    pub to: Square,
    /// The piece of a promotion, if it was specified.
    pub promotion: Option<Role>,
}

/// What is known of the square that a piece comes from: file and rank, one of them, or neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Origin {
    /// The file, if it was given.
    pub file: Option<File>,
    /// The rank, if it was given.
    pub rank: Option<Rank>,
}

impl ClaimedMove {
    /// From one square to another, without the piece.
    #[must_use]
    pub fn between(from: Square, to: Square) -> ClaimedMove {
        ClaimedMove::Step(ClaimedStep { role: None, from: Origin::from(from), to, promotion: None })
    }

    /// A piece to a square, without its origin.
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

/// The complete claim for a move.
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
    /// The square, if both file and rank were given.
    #[must_use]
    pub fn square(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a square fits what was given.
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

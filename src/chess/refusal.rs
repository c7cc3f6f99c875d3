//! Why a claimed move is no legal move of a position, with the article of the Laws. Never finds it out: that is for
//! `judge`.

use shakmaty::{CastlingSide, Role, Square};

use super::claimed::Origin;

/// Why a claimed move is not a legal move of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The square it should come from is empty.
    NothingThere {
        /// The empty square.
        at: Square,
    },
    /// The piece belongs to the other player.
    NotYours {
        /// Where it stands.
        at: Square,
        /// What it is.
        found: Role,
    },
    /// Another piece than the one named stands there.
    OtherPieceThere {
        /// Where it stands.
        at: Square,
        /// The piece that was named.
        named: Role,
        /// The piece that stands there.
        found: Role,
    },
    /// The player has no such piece, or none where it was said to be.
    NoSuchPiece {
        /// The piece that was named, if one was.
        named: Option<Role>,
        /// What was said of its square.
        from: Origin,
    },
    /// More than one legal move fits what was said.
    Ambiguous {
        /// Where it goes.
        to: Square,
        /// The squares it could come from.
        candidates: Vec<Square>,
    },
    /// This kind of piece does not move like that.
    NotItsMove {
        /// The piece.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was said to go.
        to: Square,
    },
    /// Of several pieces of this kind none moves like that.
    NoneReaches {
        /// The piece.
        role: Role,
        /// Where it was said to go.
        to: Square,
    },
    /// A piece of the player's own stands on the square.
    OwnPieceThere {
        /// The square.
        at: Square,
    },
    /// Something stands in the way.
    Blocked {
        /// What moves.
        role: Role,
        /// The first square in the way.
        at: Square,
    },
    /// A pawn captures diagonally only what stands there.
    NothingToCapture {
        /// The empty square.
        at: Square,
    },
    /// The right to capture en passant existed for one move only, or never.
    EnPassantGone {
        /// The square of the capture.
        at: Square,
    },
    /// The player's own king would stand in check.
    KingAttacked {
        /// Where the king would stand.
        king: Square,
        /// The piece that would give the check.
        by: Square,
    },
    /// The opponent's king is never captured (1.4.1).
    KingCaptured {
        /// Where it stands.
        at: Square,
    },
    /// A pawn that reaches the last rank must become something.
    PromotionMissing {
        /// The square on the last rank.
        at: Square,
    },
    /// A piece was named that this move cannot turn into.
    PromotionImpossible {
        /// The piece named.
        named: Role,
        /// Where the move ends.
        at: Square,
    },
    /// King or rook has moved before, or stands elsewhere.
    CastlingRightLost {
        /// The side of the king's destination.
        side: CastlingSide,
    },
    /// A piece stands between, or on a square that king or rook needs.
    CastlingBlocked {
        /// The side of the king's destination.
        side: CastlingSide,
        /// The first square in the way.
        at: Square,
    },
    /// The king stands in check, or would cross or reach an attacked square.
    CastlingAttacked {
        /// The side of the king's destination.
        side: CastlingSide,
        /// The square that is attacked.
        at: Square,
        /// The piece that attacks it.
        by: Square,
    },
}

impl Refusal {
    /// The article of the Laws (2017) that the refusal rests on; none where the claim
    /// names no move at all.
    #[must_use]
    pub fn article(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::NothingThere { .. } | Refusal::NotYours { .. } => "1.1",
            Refusal::OtherPieceThere { .. }
            | Refusal::NoSuchPiece { .. }
            | Refusal::Ambiguous { .. } => return None,
            Refusal::NotItsMove { role, .. } | Refusal::NoneReaches { role, .. } => match role {
                Role::Pawn => "3.7",
                Role::Knight => "3.6",
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::King => "3.8",
            },
            Refusal::OwnPieceThere { .. } => "3.1",
            Refusal::Blocked { role: Role::Pawn, .. } => "3.7.1",
            Refusal::Blocked { .. } => "3.5",
            Refusal::NothingToCapture { .. } => "3.7.3",
            Refusal::EnPassantGone { .. } => "3.7.4.2",
            Refusal::KingAttacked { .. } => "3.9.2",
            Refusal::KingCaptured { .. } => "1.4.1",
            Refusal::PromotionMissing { .. } => "3.7.5.1",
            Refusal::PromotionImpossible { .. } => "3.7.5.2",
            Refusal::CastlingRightLost { .. } => "3.8.2.1",
            Refusal::CastlingBlocked { .. } | Refusal::CastlingAttacked { .. } => "3.8.2.2",
        })
    }

    /// How much of the move was right: of several pieces that could be meant, the
    /// one that comes closest explains best.
    pub(super) fn closeness(&self) -> u8 {
        match self {
            Refusal::KingAttacked { .. } => 4,
            Refusal::EnPassantGone { .. } => 3,
            Refusal::Blocked { .. } | Refusal::OwnPieceThere { .. } => 2,
            Refusal::NothingToCapture { .. } => 1,
            _ => 0,
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "not legal: {self:?}")
    }
}

impl std::error::Error for Refusal {}

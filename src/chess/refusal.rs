//! Why a claimed move is not a legal move of a position, with the article of the Laws. `judge` finds the reason.

use shakmaty::{CastlingSide, Role, Square};

use super::claimed::Origin;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The square it should come from is empty.
    NothingThere {
        /// The empty square.
        at: Square,
    },
    /// The piece belongs to the other player.
    NotYours {
        /// Where the piece stands.
        at: Square,
        /// The piece of the other player.
        found: Role,
    },
    /// The piece on the square is not the one that was named.
    OtherPieceThere {
        at: Square,
        /// The piece that was named by the player.
        named: Role,
        /// The piece on the square.
        found: Role,
    },
    /// The player has no such piece, or not where the player said.
    NoSuchPiece {
        /// The piece that was named, if one was.
        named: Option<Role>,
        /// Where the player said it is.
        from: Origin,
    },
    /// More than one legal move fits the claim.
    Ambiguous {
        /// Where it goes.
        to: Square,
        candidates: Vec<Square>,
    },
    /// This kind of piece cannot move like that.
    NotItsMove {
        role: Role,
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// There are several pieces of this kind, but none of them can move like that.
    NoneReaches {
        role: Role,
        /// Where it should go.
        to: Square,
    },
    /// A piece of the player's own stands on the square.
    OwnPieceThere {
        /// The square of the player's own piece.
        at: Square,
    },
    /// Another piece is in the way.
    Blocked {
        role: Role,
        /// The first square in the way.
        at: Square,
    },
    /// A pawn can capture diagonally only if there is a piece.
    NothingToCapture {
        /// The empty square.
        at: Square,
    },
    /// The right to capture en passant existed for one move only, or not at all.
    EnPassantGone {
        /// The destination of the capture.
        at: Square,
    },
    /// The player's own king would be in check.
    KingAttacked {
        /// Where the king would stand.
        king: Square,
        /// The piece that would give the check.
        by: Square,
    },
    /// The opponent's king cannot be captured (1.4.1).
    KingCaptured {
        /// Where the king stands.
        at: Square,
    },
    /// A pawn that reaches the last rank must promote.
    PromotionMissing {
        /// The square on the last rank.
        at: Square,
    },
    /// The piece that was named for the promotion is not allowed, or this move is not a promotion.
    PromotionImpossible {
        /// The piece named.
        named: Role,
        /// The destination of the move.
        at: Square,
    },
    /// The king or the rook has moved before, or is not on its square.
    CastlingRightLost {
        /// The side of the king's destination.
        side: CastlingSide,
    },
    /// A piece stands between them, or on a square that the king or the rook needs.
    CastlingBlocked {
        side: CastlingSide,
        /// The first square in the way.
        at: Square,
    },
    /// The king is in check, or would cross or reach an attacked square.
    CastlingAttacked {
        side: CastlingSide,
        /// The attacked square.
        at: Square,
        /// The piece that attacks it.
        by: Square,
    },
}

impl Refusal {
    /// The article of the Laws (2017) that the refusal rests on. `None` if the claim does not name a move.
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

    /// How much of the move was right. If several pieces could be meant, the reason of the closest one is the best to
    /// tell.
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

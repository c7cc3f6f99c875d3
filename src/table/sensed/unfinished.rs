//! Half-made moves of two pieces: a king that has gone to castle, a pawn that captures en passant while the captured
//! pawn still stands, a rook whose king may still come. Only the squares decide, never the rules: the time must not
//! tell a listener whether castling or capturing is legal (11.3.1).

use shakmaty::Board;

use crate::chess::{CastlingSide, ClaimedMove, Color, File, Piece, Rank, Role, Square, Variant};
use crate::standing::Standing;

use super::sense::BoardSense;

/// Whether a reading shows the middle of such a move.
pub(super) fn is_unfinished(standing: &Standing, sense: &BoardSense) -> bool {
    let board = standing.board();
    let wrong = sense.wrong(&board);
    let [one, other] = wrong[..] else { return false };
    [(one, other), (other, one)].into_iter().any(|(from, to)| {
        let step = Step { by: standing.turn(), variant: standing.variant(), from, to };
        step.halfway(&board).is_some_and(|half| sense.admits(&half))
    })
}

/// Whether the rook's move may be the beginning of castling: the king has not moved yet.
pub(super) fn may_become_castling(standing: &Standing, claim: &ClaimedMove) -> bool {
    let ClaimedMove::Step(claimed) = claim else { return false };
    let Some(from) = claimed.from.square() else { return false };
    let step = Step { by: standing.turn(), variant: standing.variant(), from, to: claimed.to };
    step.is_rook_to_its_king(&standing.board())
}

/// One piece goes from one square to another.
struct Step {
    by: Color,
    variant: Variant,
    from: Square,
    to: Square,
}

impl Step {
    /// The position after the first half of a move of two pieces, if this is one.
    fn halfway(&self, board: &Board) -> Option<Board> {
        let piece = board.piece_at(self.from).filter(|piece| piece.color == self.by)?;
        let is_half = board.piece_at(self.to).is_none()
            && match piece.role {
                Role::King => self.is_king_to_its_rook(board),
                Role::Pawn => self.is_pawn_in_passing(board),
                _ => false,
            };
        is_half.then(|| with_step(board, piece, self.from, self.to))
    }

    /// The rook follows (3.8.2); a king that is released on this square must castle (4.4).
    fn is_king_to_its_rook(&self, board: &Board) -> bool {
        let sides = CastlingSide::ALL.into_iter();
        let side = sides.into_iter().find(|side| side.king_to_file() == self.to.file());
        // A step of one square is an ordinary king move where the arrays differ.
        self.is_at_home()
            && self.from.distance(self.to) >= 2
            && side.is_some_and(|side| self.rook_beyond(board, self.from, side).is_some())
    }

    /// A rook that has passed its king, or is next to the king's castling square.
    fn is_rook_to_its_king(&self, board: &Board) -> bool {
        let Some(king) = board.king_of(self.by).filter(|king| king.rank() == self.from.rank())
        else {
            return false;
        };
        let side = CastlingSide::from_king_side(self.from > king);
        self.is_at_home()
            && board.piece_at(self.from) == Some(self.by.rook())
            && self.to.file() == side.rook_to_file()
            && self.rook_beyond(board, king, side) == Some(self.from)
    }

    fn is_pawn_in_passing(&self, board: &Board) -> bool {
        let forward = self.by.fold_wb(1, -1);
        let beside = Square::from_coords(self.to.file(), self.from.rank());
        self.to.rank() as i8 - self.from.rank() as i8 == forward
            && self.from.file().distance(self.to.file()) == 1
            && board.piece_at(beside) == Some((!self.by).pawn())
    }

    fn is_at_home(&self) -> bool {
        let home = self.by.fold_wb(Rank::First, Rank::Eighth);
        self.from.rank() == home && self.to.rank() == home
    }

    /// The rook with which a king on that square would castle, if allowed: in standard chess from the e-file and with
    /// the one in the corner, in Chess960 with the outermost on that side.
    fn rook_beyond(&self, board: &Board, king: Square, side: CastlingSide) -> Option<Square> {
        let is_beyond = |rook: &Square| match side {
            CastlingSide::KingSide => *rook > king,
            CastlingSide::QueenSide => *rook < king,
        };
        let corner = match side {
            CastlingSide::KingSide => File::H,
            CastlingSide::QueenSide => File::A,
        };
        let rooks = board.by_piece(self.by.rook()) & king.rank();
        let mut rooks = rooks.into_iter().filter(is_beyond);
        match (self.variant, side) {
            (Variant::Standard, _) => {
                rooks.find(|rook| king.file() == File::E && rook.file() == corner)
            }
            (Variant::Chess960, CastlingSide::KingSide) => rooks.max(),
            (Variant::Chess960, CastlingSide::QueenSide) => rooks.min(),
        }
    }
}

/// The board after one piece has gone to another square.
fn with_step(board: &Board, piece: Piece, from: Square, to: Square) -> Board {
    let mut after = board.clone();
    after.discard_piece_at(from);
    after.set_piece_at(to, piece);
    after
}

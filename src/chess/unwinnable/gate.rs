//! When the static proof is valid, and when it is worth trying.

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position as _, attacks};

use super::mobility::Mobility;
use super::picture::{self, NoPicture};

/// The static proof, if it is valid: it does not consider a capture en passant that is possible now.
pub(super) fn refute(position: &Chess, winner: Color) -> Option<NoPicture> {
    if position.ep_square(EnPassantMode::Legal).is_some() {
        return None;
    }
    picture::refute(&Mobility::of(position, winner), winner)
}

/// Whether a capture en passant is possible now, or any right to castle is left.
pub(super) fn has_rare_moves(position: &Chess) -> bool {
    position.ep_square(EnPassantMode::Legal).is_some() || position.castles().any()
}

/// The static proof, only if the position is closed.
pub(super) fn refute_if_closed(position: &Chess, winner: Color) -> Option<NoPicture> {
    is_closed(position, winner).then(|| refute(position, winner)).flatten()
}

/// Whether pawns block each other and the winner's queens and rooks have hardly any moves.
pub(super) fn is_closed(position: &Chess, winner: Color) -> bool {
    let board = position.board();
    let before_white = Bitboard((board.pawns() & board.white()).0 << 8);
    if (before_white & board.pawns() & board.black()).is_empty() {
        return false;
    }
    let heavies = board.by_color(winner) & board.rooks_and_queens();
    let free = |from| (board.attacks_from(from) & !board.occupied()).count();
    heavies.into_iter().map(free).sum::<usize>() <= 2
}

/// Whether the losing king is surrounded by its own men only.
pub(super) fn is_smothered(position: &Chess, winner: Color) -> bool {
    let board = position.board();
    let around = board.king_of(!winner).map_or(Bitboard::FULL, attacks::king_attacks);
    around.is_subset(board.by_color(!winner))
}

/// At most this many legal moves count as few.
const FEW: usize = 2;

/// Whether no pawn of the winner can advance, or there are hardly any legal moves.
pub(super) fn is_locked(position: &Chess, winner: Color) -> bool {
    let board = position.board();
    let pawns = board.pawns() & board.by_color(winner);
    super::steps::push(winner, pawns).is_subset(board.occupied())
        || position.legal_moves().len() <= FEW
}

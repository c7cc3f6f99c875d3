//! Moves pieces on a board as a hand does: a claimed move, legal or not, or single pieces taken off and put down.
//! Legality is not checked.

use shakmaty::{Board, Position as _};

use crate::chess::{CastlingSide, ClaimedMove, ClaimedStep, Color, File, Piece, Position, Rank};
use crate::chess::{Role, Square, Variant};

/// The board of a position.
#[must_use]
pub(super) fn placement(position: &Position) -> Board {
    position.board().board().clone()
}

/// What a hand has to do for a move that was said.
enum HandsMove<'c> {
    Castles(CastlingSide),
    /// Lifts the piece on a square, and what it captures.
    Carries {
        from: Square,
        taken: Option<Square>,
        step: &'c ClaimedStep,
    },
}

/// What a move means for a hand; `None` if the words identify no square and no single piece.
fn meant<'c>(
    board: &Board,
    by: Color,
    variant: Variant,
    claim: &'c ClaimedMove,
) -> Option<HandsMove<'c>> {
    let step = match claim {
        ClaimedMove::Castle(side) => return Some(HandsMove::Castles(*side)),
        ClaimedMove::Step(step) => step,
    };
    if let Some(side) = castling_meant(board, by, variant, step) {
        return Some(HandsMove::Castles(side));
    }
    let from = step.from.square().or_else(|| only_origin(board, by, step))?;
    Some(HandsMove::Carries { from, taken: captured_by_hand(board, from, step.to), step })
}

/// Carries a move out as it was said. If the named square is empty, nothing moves.
pub(super) fn play_as_claimed(board: &mut Board, by: Color, variant: Variant, claim: &ClaimedMove) {
    match meant(board, by, variant, claim) {
        Some(HandsMove::Castles(side)) => castle(board, by, variant, side),
        Some(HandsMove::Carries { from, taken, step }) => {
            let Some(piece) = board.remove_piece_at(from) else { return };
            if let Some(taken) = taken {
                board.discard_piece_at(taken);
            }
            let role = step.promotion.unwrap_or(piece.role);
            board.set_piece_at(step.to, Piece { color: piece.color, role });
        }
        None => {}
    }
}

/// The pieces that a hand touches to carry a move out as it was said: own pieces first, as if the order were unknown
/// (4.3.3); the king before the rook, as in castling (3.8.2).
pub(super) fn handled(
    board: &Board,
    by: Color,
    variant: Variant,
    claim: &ClaimedMove,
) -> Vec<Square> {
    let (first, second) = match meant(board, by, variant, claim) {
        Some(HandsMove::Castles(side)) => castling_pair(board, by, variant, side).unzip(),
        Some(HandsMove::Carries { from, taken, .. }) => {
            let is_theirs = |at: &Square| board.piece_at(*at).is_some_and(|it| it.color != by);
            (Some(from), Some(taken.filter(is_theirs)))
        }
        None => (None, None),
    };
    first.into_iter().chain(second.flatten()).collect()
}

/// The square of the piece captured by a move: the target square, or that of the pawn taken en passant.
fn captured_by_hand(board: &Board, from: Square, to: Square) -> Option<Square> {
    let mover = board.piece_at(from)?;
    if board.piece_at(to).is_some() {
        return Some(to);
    }
    let beside = Square::from_coords(to.file(), from.rank());
    let is_taken = mover.role == Role::Pawn
        && from.file() != to.file()
        && board.piece_at(beside) == Some((!mover.color).pawn());
    is_taken.then_some(beside)
}

/// The square of the only piece that the words can mean.
fn only_origin(board: &Board, by: Color, step: &ClaimedStep) -> Option<Square> {
    let role = step.role.unwrap_or(Role::Pawn);
    let mut fitting = board
        .by_piece(Piece { color: by, role })
        .into_iter()
        .filter(|square| step.from.admits(*square));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

fn home(by: Color) -> Rank {
    by.fold_wb(Rank::First, Rank::Eighth)
}

/// A king on its first rank that goes onto an own rook, or two files from the e-file, castles; in standard chess only
/// from the e-file and onto the rook in the corner. Onto any other rook the king takes a piece of its own.
pub(super) fn castling_meant(
    board: &Board,
    by: Color,
    variant: Variant,
    step: &ClaimedStep,
) -> Option<CastlingSide> {
    let from = step.from.square()?;
    let is_at_home = from.rank() == home(by) && step.to.rank() == home(by);
    if board.piece_at(from) != Some(by.king()) || !is_at_home {
        return None;
    }
    let side = CastlingSide::from_king_side(step.to > from);
    let is_castling_rook = match variant {
        Variant::Chess960 => true,
        Variant::Standard => from.file() == File::E && step.to.file() == corner(side),
    };
    let onto_rook = is_castling_rook && board.piece_at(step.to) == Some(by.rook());
    let two_files = from.file() == File::E
        && from.file().distance(step.to.file()) == 2
        && board.piece_at(Square::from_coords(corner(side), home(by))) == Some(by.rook());
    (onto_rook || two_files).then_some(side)
}

fn corner(side: CastlingSide) -> File {
    match side {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    }
}

/// Moves king and rook to their squares. The rook is the one in the corner, in Chess960 the outermost on that side of
/// the king. Without a rook the king moves alone, as in games at odds.
fn castle(board: &mut Board, by: Color, variant: Variant, side: CastlingSide) {
    let Some((king, rook)) = castling_pair(board, by, variant, side) else { return };
    board.discard_piece_at(king);
    if let Some(rook) = rook {
        board.discard_piece_at(rook);
        board.set_piece_at(Square::from_coords(side.rook_to_file(), home(by)), by.rook());
    }
    board.set_piece_at(Square::from_coords(side.king_to_file(), home(by)), by.king());
}

/// The king that castles and its rook, if there is one.
fn castling_pair(
    board: &Board,
    by: Color,
    variant: Variant,
    side: CastlingSide,
) -> Option<(Square, Option<Square>)> {
    let king = board.king_of(by).filter(|king| king.rank() == home(by))?;
    let beyond = |rook: &Square| match side {
        CastlingSide::KingSide => *rook > king,
        CastlingSide::QueenSide => *rook < king,
    };
    let rooks = (board.by_piece(by.rook()) & home(by)).into_iter().filter(beyond);
    let rook = match (variant, side) {
        (Variant::Standard, _) => rooks.into_iter().find(|rook| rook.file() == corner(side)),
        (Variant::Chess960, CastlingSide::KingSide) => rooks.max(),
        (Variant::Chess960, CastlingSide::QueenSide) => rooks.min(),
    };
    Some((king, rook))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Origin;

    /// The board after White's king goes from one square to another.
    fn after(variant: Variant, board: &str, from: Square, to: Square) -> String {
        let mut board: Board = board.parse().expect("a board");
        let step =
            ClaimedStep { role: Some(Role::King), from: Origin::from(from), to, promotion: None };
        play_as_claimed(&mut board, Color::White, variant, &ClaimedMove::Step(step));
        board.board_fen().to_string()
    }

    #[test]
    fn a_king_castles_onto_the_rook_in_the_corner_and_takes_any_other() {
        use Square::{A1, C1, D1, E1, E4, H4};
        for (variant, before, from, to, stands) in [
            (Variant::Standard, "8/8/8/8/8/8/8/R3K3", E1, A1, "8/8/8/8/8/8/8/2KR4"),
            (Variant::Standard, "8/8/8/8/8/8/8/R3K3", E1, C1, "8/8/8/8/8/8/8/2KR4"),
            (Variant::Standard, "8/8/8/8/8/8/8/R1BRK3", E1, D1, "8/8/8/8/8/8/8/R1BK4"),
            (Variant::Standard, "8/8/8/8/4K2R/8/8/8", E4, H4, "8/8/8/8/7K/8/8/8"),
            (Variant::Chess960, "8/8/8/8/8/8/8/3RK3", E1, D1, "8/8/8/8/8/8/8/2KR4"),
            (Variant::Chess960, "8/8/8/8/4K2R/8/8/8", E4, H4, "8/8/8/8/7K/8/8/8"),
        ] {
            assert_eq!(after(variant, before, from, to), stands, "{before} {from}{to}");
        }
    }
}

//! What a hand does to the pieces on a board: a move carried out as it was claimed,
//! legal or not, and single pieces taken off and put down. Never judges.

use shakmaty::{Board, Position as _};

use crate::chess::{CastlingSide, ClaimedMove, ClaimedStep, Color, File, Piece, Position, Rank};
use crate::chess::{Role, Square, Variant};

/// The pieces of a position.
#[must_use]
pub(super) fn placement(position: &Position) -> Board {
    position.board().board().clone()
}

/// Carries a move out as it was said. Where nothing stands on the square that was
/// named, nothing moves: no hand can lift a piece that is not there.
pub(super) fn play_as_claimed(board: &mut Board, by: Color, variant: Variant, claim: &ClaimedMove) {
    match claim {
        ClaimedMove::Castle(side) => castle(board, by, variant, *side),
        ClaimedMove::Step(step) => match castling_meant(board, by, variant, step) {
            Some(side) => castle(board, by, variant, side),
            None => carry(board, by, step),
        },
    }
}

fn carry(board: &mut Board, by: Color, step: &ClaimedStep) {
    let Some(from) = step.from.square().or_else(|| only_origin(board, by, step)) else { return };
    let Some(piece) = board.remove_piece_at(from) else { return };
    let leaves_file = from.file() != step.to.file();
    if piece.role == Role::Pawn && leaves_file && board.piece_at(step.to).is_none() {
        // En passant: the pawn beside it goes too.
        let beside = Square::from_coords(step.to.file(), from.rank());
        if board.piece_at(beside) == Some((!piece.color).pawn()) {
            board.discard_piece_at(beside);
        }
    }
    let role = step.promotion.unwrap_or(piece.role);
    board.set_piece_at(step.to, Piece { color: piece.color, role });
}

/// The square of the only piece of that kind that the words can mean.
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

/// A king that goes onto an own rook, or two files from the e-file, is castling; in
/// standard chess from its first square alone.
pub(super) fn castling_meant(
    board: &Board,
    by: Color,
    variant: Variant,
    step: &ClaimedStep,
) -> Option<CastlingSide> {
    let from = step.from.square()?;
    if board.piece_at(from) != Some(by.king()) || step.to.rank() != from.rank() {
        return None;
    }
    let side = CastlingSide::from_king_side(step.to > from);
    let onto_rook = board.piece_at(step.to) == Some(by.rook())
        && (variant == Variant::Chess960 || from.file() == File::E);
    let two_files = from.file() == File::E
        && from.rank() == home(by)
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

/// King and rook change to their squares; the rook is the one in the corner, in
/// Chess960 the outermost on that side of the king. Without a rook the king goes alone,
/// as games at odds have it.
fn castle(board: &mut Board, by: Color, variant: Variant, side: CastlingSide) {
    let Some(king) = board.king_of(by).filter(|king| king.rank() == home(by)) else { return };
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
    board.discard_piece_at(king);
    if let Some(rook) = rook {
        board.discard_piece_at(rook);
        board.set_piece_at(Square::from_coords(side.rook_to_file(), home(by)), by.rook());
    }
    board.set_piece_at(Square::from_coords(side.king_to_file(), home(by)), by.king());
}

//! Generates only the moves that change material: the quiescence search needs no others at most positions. The king
//! must not be in check.

use shakmaty::{Bitboard, Board, Chess, Color, File, Move, MoveList, Position as _, Role, Square};
use shakmaty::{Piece, attacks};

/// Every legal capture, with promotions only to a queen, and then every other promotion to a queen. The king must not
/// be in check.
pub(super) fn captures_and_queens(board: &Chess) -> MoveList {
    let (pieces, own) = (board.board(), board.turn());
    let ours = pieces.by_color(own);
    let mut moves = MoveList::new();
    if board.maybe_ep_square().is_some() {
        moves = board.en_passant_moves();
    }
    by_pawns(pieces, own, &mut moves);
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for from in pieces.by_role(role) & ours {
            let reached = attacks::attacks(from, Piece { color: own, role }, pieces.occupied());
            let taken = reached & pieces.by_color(!own);
            moves.extend(taken.into_iter().map(|to| capture(pieces, (role, from), to)));
        }
    }
    let Some(king) = pieces.king_of(own) else { return moves };
    let unguarded = |to: &Square| pieces.attacks_to(*to, !own, pieces.occupied()).is_empty();
    let taken = attacks::king_attacks(king) & pieces.by_color(!own);
    let taken = taken.into_iter().filter(unguarded);
    moves.extend(taken.map(|to| capture(pieces, (Role::King, king), to)));
    queens_without_capture(pieces, own, &mut moves);
    let pinned = pinned(pieces, own, king);
    if pinned.any() {
        moves.retain(|legal| {
            let from = legal.from().filter(|from| pinned.contains(*from));
            from.is_none_or(|from| {
                legal.is_en_passant() || attacks::aligned(from, legal.to(), king)
            })
        });
    }
    moves
}

fn capture(pieces: &Board, (role, from): (Role, Square), to: Square) -> Move {
    Move::Normal { role, from, capture: pieces.role_at(to), to, promotion: None }
}

fn by_pawns(pieces: &Board, own: Color, moves: &mut MoveList) {
    let pawns = pieces.pawns() & pieces.by_color(own);
    for (edge, step) in [(File::A, own.fold_wb(7, -9)), (File::H, own.fold_wb(9, -7))] {
        let reached = (pawns & !Bitboard::from_file(edge)).shift(step);
        let taken = reached & pieces.by_color(!own);
        for to in taken & !Bitboard::BACKRANKS {
            moves.extend(to.offset(-step).map(|from| capture(pieces, (Role::Pawn, from), to)));
        }
        for to in taken & Bitboard::BACKRANKS {
            moves.extend(to.offset(-step).map(|from| queen(from, pieces.role_at(to), to)));
        }
    }
}

fn queen(from: Square, capture: Option<Role>, to: Square) -> Move {
    Move::Normal { role: Role::Pawn, from, capture, to, promotion: Some(Role::Queen) }
}

fn queens_without_capture(pieces: &Board, own: Color, moves: &mut MoveList) {
    let step = own.fold_wb(8, -8);
    let pawns = pieces.pawns() & pieces.by_color(own);
    for to in pawns.shift(step) & Bitboard::BACKRANKS & !pieces.occupied() {
        moves.extend(to.offset(-step).map(|from| queen(from, None, to)));
    }
}

/// The pieces that are alone between their king and a piece that would otherwise give check.
fn pinned(pieces: &Board, own: Color, king: Square) -> Bitboard {
    let lines = attacks::rook_attacks(king, Bitboard::EMPTY) & pieces.rooks_and_queens();
    let diagonals = attacks::bishop_attacks(king, Bitboard::EMPTY) & pieces.bishops_and_queens();
    let mut pinned = Bitboard::EMPTY;
    for far in (lines | diagonals) & pieces.by_color(!own) {
        let between = attacks::between(king, far) & pieces.occupied();
        if between.single_square().is_some() {
            pinned |= between;
        }
    }
    pinned
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn the_captures_are_those_among_all_moves_and_in_their_order() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
            "4k3/4r3/8/1b2Pp2/2R1N3/3B4/4K3/7r w - f6 0 1",
        ] {
            let position = Position::from_fen(fen).expect("a position");
            compare(position.board(), 3);
        }
    }

    fn compare(board: &Chess, depth: u32) {
        if !board.is_check() {
            let mut expected = board.capture_moves();
            let others = board.promotion_moves().into_iter().filter(|legal| !legal.is_capture());
            expected.extend(others);
            expected.retain(|legal| legal.promotion().is_none_or(|role| role == Role::Queen));
            assert_eq!(captures_and_queens(board), expected, "{board:?}");
        }
        for legal in board.legal_moves().into_iter().filter(|_| depth > 0) {
            let mut next = board.clone();
            next.play_unchecked(legal);
            compare(&next, depth - 1);
        }
    }
}

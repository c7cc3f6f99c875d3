//! What a series of captures on one square wins or loses. Pins are ignored.

use shakmaty::{Bitboard, Board, Color, Move, Role, Square};

use crate::Position;

/// The value of a piece in an exchange, in hundredths of a pawn.
pub(super) fn price(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 335,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 10_000,
    }
}

/// What a move wins on its square if both sides go on capturing there as long as it pays.
pub(super) fn gain(pieces: &Board, own: Color, legal: Move) -> i32 {
    let (Some(from), to) = (legal.from(), legal.to()) else { return 0 };
    if legal.is_castle() {
        return 0;
    }
    let taken = if legal.is_en_passant() { Some(Role::Pawn) } else { legal.capture() };
    let taken = taken.map_or(0, price);
    let mut occupied = pieces.occupied().without(from);
    if legal.is_en_passant() {
        occupied.discard(Square::from_coords(to.file(), from.rank()));
    }
    let stands = legal.promotion().unwrap_or(legal.role());
    let promoted = legal.promotion().map_or(0, |role| price(role) - price(Role::Pawn));
    taken + promoted - answer(pieces, !own, to, occupied, price(stands))
}

/// The most that the side to move wins by captures on one square.
pub fn most_gained(position: &Position) -> i32 {
    let pieces = shakmaty::Position::board(position.board());
    let gains = position.legal_moves().into_iter().filter(|legal| legal.is_capture());
    gains.map(|legal| gain(pieces, position.turn(), legal)).max().unwrap_or_default().max(0)
}

/// Whether the other side wins something by capturing the piece on a square.
pub(super) fn hangs(pieces: &Board, square: Square) -> bool {
    let Some(piece) = pieces.piece_at(square) else { return false };
    answer(pieces, !piece.color, square, pieces.occupied(), price(piece.role)) > 0
}

/// What the side to capture wins on a square, or zero if capturing does not pay.
fn answer(pieces: &Board, side: Color, to: Square, occupied: Bitboard, prize: i32) -> i32 {
    let takers = pieces.attacks_to(to, side, occupied) & occupied;
    let cheapest = Role::ALL
        .into_iter()
        .find_map(|role| (takers & pieces.by_role(role)).first().map(|square| (role, square)));
    let Some((role, from)) = cheapest else { return 0 };
    let rest = occupied.without(from);
    // A king cannot capture a guarded piece.
    if role == Role::King && (pieces.attacks_to(to, !side, rest) & rest).any() {
        return 0;
    }
    (prize - answer(pieces, !side, to, rest, price(role))).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::legal_in_uci;

    #[test]
    fn exchanges_are_counted_to_their_end() {
        for (fen, uci, wins) in [
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 100),
            ("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1", "d2d5", 100 - 950),
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            ("3rk3/2q5/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", 100 - 500),
            ("4k3/8/8/8/8/8/3n4/3K4 w - - 0 1", "d1d2", 320),
        ] {
            let position = Position::from_fen(fen).expect("a position");
            let legal = legal_in_uci(&position, uci).expect("a legal move");
            assert_eq!(
                gain(shakmaty::Position::board(position.board()), position.turn(), legal),
                wins,
                "{fen}"
            );
        }
    }
}

//! A hash of a position, so that a search recognises it. Positions that are the same under 9.2.2 have the same key;
//! two others may also have the same key, but that is unlikely.

use shakmaty::{Chess, Color, Move, Piece, Position as _, Role, Square};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PositionNumber(pub(crate) u64);

impl PositionNumber {
    /// The key of any position.
    pub(crate) fn of(board: &Chess) -> PositionNumber {
        let pieces = board.board().iter();
        let pieces = pieces.fold(0, |sum, (square, piece)| sum ^ of_piece(piece, square));
        PositionNumber(pieces ^ of_the_rest(board))
    }

    /// The key after a move, updated from the key before it.
    pub(crate) fn after(self, before: &Chess, played: Move, after: &Chess) -> PositionNumber {
        let own = before.turn();
        let mut sum = self.0 ^ of_the_rest(before) ^ of_the_rest(after);
        match played {
            Move::Normal { role, from, capture, to, promotion } => {
                sum ^= of_piece(Piece { color: own, role }, from);
                sum ^= of_piece(Piece { color: own, role: promotion.unwrap_or(role) }, to);
                if let Some(role) = capture {
                    sum ^= of_piece(Piece { color: !own, role }, to);
                }
                PositionNumber(sum)
            }
            Move::EnPassant { from, to } => {
                let taken = Square::from_coords(to.file(), from.rank());
                sum ^= of_piece(Piece { color: own, role: Role::Pawn }, from);
                sum ^= of_piece(Piece { color: own, role: Role::Pawn }, to);
                sum ^= of_piece(Piece { color: !own, role: Role::Pawn }, taken);
                PositionNumber(sum)
            }
            Move::Castle { .. } | Move::Put { .. } => PositionNumber::of(after),
        }
    }

    /// The key after a null move.
    pub(crate) fn passed(self, before: &Chess, after: &Chess) -> PositionNumber {
        PositionNumber(self.0 ^ of_the_rest(before) ^ of_the_rest(after))
    }
}

/// Mixes the bits of a number, always in the same way.
pub(crate) const fn mixed(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A random number for each colour, kind of piece and square.
static PIECES: [u64; 2 * 6 * 64] = {
    let mut all = [0; 2 * 6 * 64];
    let mut place = 0;
    while place < all.len() {
        all[place] = mixed(place as u64);
        place += 1;
    }
    all
};

fn of_piece(piece: Piece, square: Square) -> u64 {
    let colour = piece.color.fold_wb(0, 6);
    PIECES[(colour + piece.role as usize - 1) * 64 + square as usize]
}

/// The part of the key for the side to move, castling rights, and a legal en passant capture.
fn of_the_rest(board: &Chess) -> u64 {
    let turn = match board.turn() {
        Color::White => 0,
        Color::Black => mixed(1_000),
    };
    let rights = board.castles().castling_rights().0;
    let rights = if rights == 0 { 0 } else { mixed(rights) };
    let passing = board.maybe_ep_square().and_then(|_| board.legal_ep_square());
    turn ^ rights ^ passing.map_or(0, |square| mixed(2_000 + square as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_is_carried_along_is_the_key_of_the_position() {
        let fens = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        ];
        for fen in fens {
            let position = crate::Position::from_fen(fen).expect("a position");
            follow(position.board(), PositionNumber::of(position.board()), 3);
        }
    }

    fn follow(board: &Chess, key: PositionNumber, depth: u32) {
        assert_eq!(key, PositionNumber::of(board));
        if depth == 0 {
            return;
        }
        for legal in board.legal_moves() {
            let mut next = board.clone();
            next.play_unchecked(legal);
            follow(&next, key.after(board, legal, &next), depth - 1);
        }
    }
}

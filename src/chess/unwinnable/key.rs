//! A whole position in four words, so that no two are confused.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color, EnPassantMode, FromSetup as _,
    Position as _, PositionError, Rank, Setup, Square,
};

/// A position in four words, with four bits for each square.
///
/// Spare codes hold the rest of 9.2.2: a rook with a right to castle, a pawn that can be captured en passant now, and
/// a black king whose side is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct WholePosition([u64; 4]);

impl WholePosition {
    pub(super) fn of(position: &Chess) -> WholePosition {
        let board = position.board();
        let black = board.black();
        let castling = position.castles().castling_rights();
        let passed = match position.ep_square(EnPassantMode::Legal) {
            Some(square) => Bitboard::from(square.xor(shakmaty::Square::A2)),
            None => Bitboard::EMPTY,
        };
        let turn =
            if position.turn() == Color::Black { board.kings() & black } else { Bitboard::EMPTY };
        // White pieces are 1 to 6 and black ones 7 to 12; then come a castling rook, a passed pawn, and the king with
        // the move.
        let special = castling | passed | turn;
        let plain = !special;
        let (pawns, knights, bishops) =
            (board.pawns() & plain, board.knights() & plain, board.bishops() & plain);
        let (rooks, queens, kings) =
            (board.rooks() & plain, board.queens() & plain, board.kings() & plain);
        let white = !black;
        let code = |bit: u32| {
            let mut word = Bitboard::EMPTY;
            for (number, men) in [
                (1u32, pawns & white),
                (2, knights & white),
                (3, bishops & white),
                (4, rooks & white),
                (5, queens & white),
                (6, kings & white),
                (7, pawns & black),
                (8, knights & black),
                (9, bishops & black),
                (10, rooks & black),
                (11, queens & black),
                (12, kings & black),
                (13, castling),
                (14, passed),
                (15, turn),
            ] {
                if number & (1 << bit) != 0 {
                    word |= men;
                }
            }
            word.0
        };
        WholePosition([code(0), code(1), code(2), code(3)])
    }

    /// Its first place in a table.
    pub(super) fn place(self) -> usize {
        usize::try_from(self.hash() >> 24).unwrap_or(0)
    }

    fn hash(self) -> u64 {
        self.0.iter().fold(0x9e37_79b9_7f4a_7c15, |hash: u64, word| {
            (hash.rotate_left(29) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93)
        })
    }

    /// The position, without its counters.
    pub(super) fn position(self, mode: CastlingMode) -> Option<Chess> {
        let men = |number: u32| {
            let word = |bit: usize| {
                let word = Bitboard(self.0[bit]);
                if number & (1 << bit) == 0 { !word } else { word }
            };
            word(0) & word(1) & word(2) & word(3)
        };
        let both = |white: u32| men(white) | men(white + 6);
        let (castling, passed, black_to_move) = (men(13), men(14), men(15));
        let by_role = ByRole {
            pawn: both(1) | passed,
            knight: both(2),
            bishop: both(3),
            rook: both(4) | castling,
            queen: both(5),
            king: both(6) | black_to_move,
        };
        let black = (7..=12).fold(black_to_move, |black, number| black | men(number))
            | castling & Bitboard::from(Rank::Eighth)
            | passed & Bitboard::from(Rank::Fifth);
        let occupied = Bitboard(self.0[0] | self.0[1] | self.0[2] | self.0[3]);
        let board =
            Board::try_from_bitboards(by_role, ByColor { black, white: occupied & !black }).ok()?;
        let turn = if black_to_move.any() { Color::Black } else { Color::White };
        let setup = Setup {
            board,
            turn,
            castling_rights: castling,
            ep_square: passed.single_square().map(|pawn| pawn.xor(Square::A2)),
            ..Setup::empty()
        };
        // Positions that no game can reach are also allowed.
        Chess::from_setup(setup, mode)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_too_much_material)
            .ok()
    }
}

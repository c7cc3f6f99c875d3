//! Why a text is not the FEN of a position, as a sentence that says what was expected.

use shakmaty::PositionErrorKinds;
use shakmaty::fen::ParseFenError;

use crate::chess::{FenError, FenRemark, RankFault};
use crate::texts::Texts;

#[must_use]
pub fn tell_fen(error: &FenError, texts: &Texts) -> String {
    match error {
        FenError::Unreadable { fen, source } => {
            let what = match source {
                ParseFenError::InvalidFen => texts.fen_of_wrong_length(),
                ParseFenError::InvalidBoard => texts.fen_board(),
                ParseFenError::InvalidPocket => texts.fen_pocket(),
                ParseFenError::InvalidTurn => texts.fen_turn(),
                ParseFenError::InvalidCastling => texts.fen_castling(),
                ParseFenError::InvalidEpSquare => texts.fen_en_passant(),
                ParseFenError::InvalidHalfmoveClock => texts.fen_half_moves(),
                ParseFenError::InvalidFullmoves => texts.fen_full_moves(),
                ParseFenError::InvalidRemainingChecks => texts.fen_checks(),
            };
            texts.fen_unreadable(&what, fen, "-")
        }
        FenError::Row { fen, rank, fault } => {
            let what = match fault {
                RankFault::Digits(digits) => texts.fen_row_digits(digits),
                RankFault::Sign(sign) => texts.fen_row_sign(sign.encode_utf8(&mut [0; 4])),
                RankFault::Squares(count) => texts.fen_row_squares(*count),
            };
            texts.fen_row(*rank, fen, &what)
        }
        FenError::Illegal { fen, kinds } => texts.fen_impossible(fen, &reasons(*kinds, texts)),
    }
}

#[must_use]
pub(crate) fn tell_fen_remark(remark: FenRemark, texts: &Texts) -> String {
    match remark {
        FenRemark::Castling => texts.fen_castling_left_out(),
        FenRemark::EnPassant => texts.fen_en_passant_left_out(),
    }
}

fn reasons(kinds: PositionErrorKinds, texts: &Texts) -> String {
    type Told = fn(&Texts) -> String;
    let all: [(PositionErrorKinds, Told); 8] = [
        (PositionErrorKinds::EMPTY_BOARD, Texts::setup_empty),
        (PositionErrorKinds::MISSING_KING, Texts::setup_without_king),
        (PositionErrorKinds::TOO_MANY_KINGS, Texts::setup_with_many_kings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, Texts::setup_with_pawn_at_the_edge),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, Texts::setup_with_false_castling),
        (PositionErrorKinds::INVALID_EP_SQUARE, Texts::setup_with_false_en_passant),
        (PositionErrorKinds::OPPOSITE_CHECK, Texts::setup_with_mover_in_check),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, Texts::setup_with_many_checks),
    ];
    let found = all.iter().filter(|(kind, _)| kinds.contains(*kind));
    found.map(|(_, told)| told(texts)).collect::<Vec<_>>().join(", ")
}

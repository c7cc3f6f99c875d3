//! The notation of the moves in a file, and the legal move that a word means.

use shakmaty::Position as _;
use shakmaty::san::San;

use crate::notation::{Letters, Strictness, Unresolved, Warning, read, read_uci, resolve};
use crate::{Move, Position, Refusal, judge};

use super::problem::Problem;

/// The notation of the moves in a file. The file alone does not always show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveText {
    /// Algebraic notation, short or long, in these letters. Game files use English ones.
    Algebraic(Letters),
    /// Two squares and the piece of a promotion.
    Uci,
}

impl Default for MoveText {
    fn default() -> MoveText {
        MoveText::Algebraic(Letters::English)
    }
}

/// The legal move that a word means, if it is written as in the export format. Most words are.
pub(super) fn read_exported(word: &str, text: MoveText, position: &Position) -> Option<Move> {
    match text {
        MoveText::Algebraic(Letters::English) => {}
        // Pawn moves and castling are written the same in all letters.
        MoveText::Algebraic(_) if !word.bytes().any(|b| b.is_ascii_uppercase() && b != b'O') => {}
        _ => return None,
    }
    match San::from_ascii(word.as_bytes()).ok()? {
        San::Put { .. } | San::Null => None,
        san => san.to_move(position.board()).ok(),
    }
}

/// The legal move that a word means, and what was tolerated in its spelling.
pub(super) fn read_move(
    word: &str,
    text: MoveText,
    position: &Position,
) -> Result<(Move, Vec<Warning>), Problem> {
    let illegal = |refusal| illegal(word, position, refusal);
    match text {
        MoveText::Algebraic(letters) => {
            let written =
                read(word, letters, Strictness::Tolerant).map_err(Problem::NotAlgebraic)?;
            resolve(position, &written, Strictness::Tolerant).map_err(|why| match why {
                Unresolved::Refused(refusal) => illegal(refusal),
                Unresolved::FalseSign(_) => Problem::NotAMove(word.to_owned()),
            })
        }
        MoveText::Uci => {
            let claim = read_uci(word).map_err(Problem::NotUci)?;
            judge(position, &claim).map(|legal| (legal, Vec::new())).map_err(illegal)
        }
    }
}

fn illegal(word: &str, position: &Position, refusal: Refusal) -> Problem {
    Problem::Illegal {
        word: word.to_owned(),
        number: position.board().fullmoves().get(),
        mover: position.turn(),
        refusal,
    }
}

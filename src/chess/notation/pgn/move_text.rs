//! How the moves of a file are written, and the legal move that a word of it means.
//! Never knows where in the file the word stands.

use shakmaty::Position as _;
use shakmaty::san::San;

use crate::notation::{Letters, Strictness, Unresolved, Warning, read, read_uci, resolve};
use crate::{Move, Position, Refusal, judge};

use super::problem::Problem;

/// How moves are written in a file. Nobody can tell from the file alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveText {
    /// Algebraic notation, short or long, in these letters; game files have English ones.
    Algebraic(Letters),
    /// Two squares and a promotion.
    Uci,
}

impl Default for MoveText {
    fn default() -> MoveText {
        MoveText::Algebraic(Letters::English)
    }
}

/// Finds the legal move that a word means, if it is written as the export format wants
/// it. By far the most are.
pub(super) fn read_exported(word: &str, text: MoveText, position: &Position) -> Option<Move> {
    match text {
        MoveText::Algebraic(Letters::English) => {}
        // Pawns and castling are the same in all letters.
        MoveText::Algebraic(_) if !word.bytes().any(|b| b.is_ascii_uppercase() && b != b'O') => {}
        _ => return None,
    }
    match San::from_ascii(word.as_bytes()).ok()? {
        San::Put { .. } | San::Null => None,
        san => san.to_move(position.board()).ok(),
    }
}

/// Finds the legal move that a word means, and what was forgiven in its writing.
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

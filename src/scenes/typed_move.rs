//! A move as somebody types it on a command line: algebraic notation short or long,
//! in the letters of a language, or two squares. Never decides whether it is legal.

use crate::chess::notation::{Letters, Reading, Unresolved, read as read_written, resolve};
use crate::chess::{Move, Position, Refusal, Role};
use crate::words::{Texts, tell_refusal, tell_unread_move, tell_warning};

/// Finds the legal move that was typed, or says why there is none.
pub(crate) fn read(
    typed: &str,
    letters: Letters,
    position: &Position,
    texts: &Texts,
) -> Result<Move, String> {
    let written = read_written(typed, letters, Reading::Tolerant).map_err(|error| {
        let written = texts.how_moves_are_written(letters.letter(Role::Knight));
        format!("{} {written}", tell_unread_move(&error, texts))
    })?;
    match resolve(position, &written, Reading::Tolerant) {
        Ok((legal, _)) => Ok(legal),
        Err(Unresolved::Refused(why @ Refusal::Ambiguous { .. })) => {
            Err(texts.typed_ambiguous(typed, &tell_refusal(&why, texts)))
        }
        Err(Unresolved::Refused(why)) => {
            Err(texts.typed_impossible(typed, &tell_refusal(&why, texts)))
        }
        // Only a strict reading minds a false sign.
        Err(Unresolved::FalseSign(why)) => {
            Err(texts.typed_impossible(typed, &tell_warning(why, texts)))
        }
    }
}

//! A move as somebody types it on a command line: algebraic notation short or long,
//! in the letters of a language, or two squares. Never decides whether it is legal.

use crate::chess::notation::{Letters, Reading, Unresolved, read as read_written, resolve};
use crate::chess::{Move, Position, Refusal};

/// Finds the legal move that was typed, or says why there is none.
pub(crate) fn read(typed: &str, letters: Letters, position: &Position) -> Result<Move, String> {
    let written = read_written(typed, letters, Reading::Tolerant).map_err(|error| {
        format!("{error}. A move is written like e4, {}f3, g1f3 or O-O.", knight(letters))
    })?;
    match resolve(position, &written, Reading::Tolerant) {
        Ok((legal, _)) => Ok(legal),
        Err(why @ Unresolved::Refused(Refusal::Ambiguous { .. })) => {
            Err(format!("\"{typed}\" is ambiguous: {why}."))
        }
        Err(why) => Err(format!("\"{typed}\" is not possible: {why}.")),
    }
}

fn knight(letters: Letters) -> &'static str {
    letters.letter(crate::chess::Role::Knight)
}

//! Whether the words after a command are of the kind that it takes.

use super::row::Takes;
use super::topic::HelpWanted;
use super::{Command, command};
use crate::board_reading::hear_board;
use crate::hear::hear;
use crate::lexicon::words_of_moves;
use crate::spelling::after_with;
use crate::subject::{Subject, subject};

/// The command at the start of a line and the words after it, if the command takes them.
pub(crate) fn fitting(line: &str) -> Option<(Command, String)> {
    command(line).filter(|(asked, rest)| rest.is_empty() || fits(*asked, rest))
}

/// Whether a command takes free text: a name, or what to search for.
pub(crate) fn takes_any_line(asked: Command) -> bool {
    *asked.takes() == Takes::Typed
}

fn fits(asked: Command, rest: &str) -> bool {
    let named = || subject(rest, words_of_moves());
    let begins_with_number = || rest.starts_with(|sign: char| sign.is_ascii_digit());
    match asked.takes() {
        Takes::Nothing => false,
        Takes::Square | Takes::PerhapsSquare => {
            named().is_some_and(|named| named.square().is_some() || is_piece(&named))
        }
        Takes::Piece => rest.chars().count() == 1 || named().is_some_and(|named| is_piece(&named)),
        Takes::Line => named().is_some_and(|named| named.file.is_some() != named.rank.is_some()),
        Takes::Squares => hear_board(rest, words_of_moves()).is_ok(),
        Takes::Move => hear(after_with(rest), words_of_moves()).is_ok() || !rest.contains(' '),
        Takes::Number(_) | Takes::Count(_) => begins_with_number() || !rest.contains(' '),
        Takes::Colour => named().is_some_and(|named| named.colour.is_some()),
        Takes::Topics => HelpWanted::read(rest).is_some() || command(rest).is_some(),
        Takes::Typed => asked != Command::Board,
    }
}

/// Whether pieces are named by kind or side, without a place.
fn is_piece(named: &Subject) -> bool {
    let is_nowhere = named.file.is_none() && named.rank.is_none();
    is_nowhere && (named.role.is_some() || named.colour.is_some() || named.owner.is_some())
}

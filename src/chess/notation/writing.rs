//! Writes a legal move in algebraic notation, short or long.

use shakmaty::san::San;
use shakmaty::{CastlingSide, Move, Position as _, Role};

use crate::{MoveOrPass, Position};

use super::letters::Letters;
use super::signs::CheckSign;

/// How a move is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WritingManner {
    pub letters: Letters,
    pub form: Form,
    pub signs: SignSet,
}

/// Whether the square of departure is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// Only as much as distinguishes the move from others (C.10).
    Short,
    /// Always, with a hyphen or the capture sign (C.8).
    Long,
}

/// Which signs are written next to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SignSet {
    /// As in game files: O-O, x, +, #, =Q.
    GameFile,
    /// As in Appendix C: 0-0, x, +, #, e.p., promotion without a sign (C.11, C.13).
    ScoreSheet,
    /// As Appendix C allows, without any optional sign.
    Bare,
}

impl WritingManner {
    /// The short English form of game files.
    pub const GAME_FILE: WritingManner =
        WritingManner { letters: Letters::English, form: Form::Short, signs: SignSet::GameFile };
}

/// Writes a legal move of a position.
///
/// ```
/// use hector_chess::notation::{Form, Letters, WritingManner, SignSet, write};
/// use hector_chess::{ClaimedMove, Position, judge};
///
/// let start = Position::initial();
/// let claim = ClaimedMove::between("g1".parse()?, "f3".parse()?);
/// let legal = judge(&start, &claim).expect("a legal move");
/// assert_eq!(write(&start, legal, WritingManner::GAME_FILE), "Nf3");
/// let long = WritingManner { letters: Letters::French, form: Form::Long, signs: SignSet::ScoreSheet };
/// assert_eq!(write(&start, legal, long), "Cg1-f3");
/// # Ok::<(), shakmaty::ParseSquareError>(())
/// ```
#[must_use]
pub fn write(position: &Position, legal: Move, manner: WritingManner) -> String {
    let mut text = String::with_capacity(10);
    match legal {
        Move::Castle { king, rook } => {
            text.push_str(castling(CastlingSide::from_king_side(rook > king), manner.signs));
        }
        _ => step(&mut text, position, legal, manner),
    }
    if manner.signs != SignSet::Bare {
        text.push_str(match check_given(&position.after(legal)) {
            None => "",
            Some(CheckSign::Check) => "+",
            Some(CheckSign::Mate) => "#",
        });
    }
    text
}

/// How a null move is written.
pub const PASS: &str = "--";

/// A null move in parentheses. It does not begin a variation, and is not a promotion.
pub(super) const NULL_IN_BRACKETS: &str = "(null)";

/// The spellings of null moves in the files of programs.
pub const NULL_MOVES: [&str; 12] = [
    PASS,
    "Z0",
    "null",
    "NULL",
    "Null",
    NULL_IN_BRACKETS,
    "pass",
    "Pass",
    "PASS",
    "@@@@",
    "<>",
    "0000",
];

/// Writes a move, or the two hyphens of a null move.
#[must_use]
pub fn write_turn(position: &Position, turn: MoveOrPass, manner: WritingManner) -> String {
    match turn {
        MoveOrPass::Move(legal) => write(position, legal, manner),
        MoveOrPass::Pass => PASS.to_owned(),
    }
}

fn castling(side: CastlingSide, signs: SignSet) -> &'static str {
    match (side, signs) {
        (CastlingSide::KingSide, SignSet::GameFile) => "O-O",
        (CastlingSide::QueenSide, SignSet::GameFile) => "O-O-O",
        (CastlingSide::KingSide, _) => "0-0",
        (CastlingSide::QueenSide, _) => "0-0-0",
    }
}

fn step(text: &mut String, position: &Position, legal: Move, manner: WritingManner) {
    let capture = legal.is_capture() && manner.signs != SignSet::Bare;
    if legal.role() != Role::Pawn {
        text.push_str(manner.letters.letter(legal.role()));
    }
    match (manner.form, legal.from()) {
        (Form::Long, Some(from)) => {
            from.append_to_string(text);
            text.push(if capture { 'x' } else { '-' });
        }
        _ => {
            least_origin(text, position, legal);
            if capture {
                text.push('x');
            }
        }
    }
    legal.to().append_to_string(text);
    if let Some(role) = legal.promotion() {
        if manner.signs == SignSet::GameFile {
            text.push('=');
        }
        text.push_str(manner.letters.letter(role));
    }
    if legal.is_en_passant() && manner.signs == SignSet::ScoreSheet {
        text.push_str(" e.p.");
    }
}

/// As much of the square of departure as distinguishes the move: the file if that is enough, otherwise the rank,
/// otherwise both (C.10).
fn least_origin(text: &mut String, position: &Position, legal: Move) {
    if let San::Normal { file, rank, .. } = San::from_move(position.board(), legal) {
        text.extend(file.map(|file| file.char()));
        text.extend(rank.map(|rank| rank.char()));
    }
}

/// Whether the side to move is in check or mated. Looks for mate only in check: counting the legal moves after every
/// move takes a quarter of the time of writing a game.
pub(super) fn check_given(after: &Position) -> Option<CheckSign> {
    after.is_check().then(|| match after.board().is_checkmate() {
        true => CheckSign::Mate,
        false => CheckSign::Check,
    })
}

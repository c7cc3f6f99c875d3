//! Goes through a game in shorthand, position by position, with each variation at the move that it replaces.

use crate::notation::pgn::DEEPEST_VARIATION;
use crate::{Position, Variant};

use super::codes::{CodeWidth, Codes, HalfACode, ShorthandCode};
use super::followed_board::{Done, FollowedBoard};
use super::writer::{IS_960, IS_WIDE, LONGEST_FEN, WITH_START};

/// What the caller wants to see next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Interest {
    /// The positions that follow.
    GoOn,
    /// Nothing that follows from this position, but other variations.
    NotHere,
    /// Nothing more.
    Enough,
}

/// The place of a position in its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stands {
    /// The last move was neither a capture nor a promotion, or no move follows: the position is not in the middle of
    /// an exchange.
    pub settled: bool,
    /// The last move cannot be undone: a pawn moved, or a piece was captured.
    pub for_good: bool,
}

/// The bytes are not a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotShorthand;

impl From<HalfACode> for NotShorthand {
    fn from(_: HalfACode) -> NotShorthand {
        NotShorthand
    }
}

/// Shows every position of a game, and once more if its line ends with an exchange. A variation comes before the move
/// that it replaces. An empty slice is not an error: it has no positions.
///
/// # Errors
/// If the bytes are not a game. The positions up to the error were shown.
pub fn follow(
    game: &[u8],
    mut look: impl FnMut(&FollowedBoard, Stands) -> Interest,
) -> Result<(), NotShorthand> {
    if game.is_empty() {
        return Ok(());
    }
    let (mut board, mut codes) = begin(game)?;
    let mut outer: Vec<FollowedBoard> = Vec::new();
    let mut stands = Stands { settled: true, for_good: true };
    let mut interest = look(&board, stands);
    loop {
        match interest {
            Interest::GoOn => {}
            Interest::NotHere => {
                let Some(before) = end_of_line(&mut codes, &mut outer)? else { return Ok(()) };
                board = before;
                stands.settled = true;
            }
            Interest::Enough => return Ok(()),
        }
        let code = codes.take()?;
        interest = match code {
            Some(ShorthandCode::Moves(code)) => {
                let Done { material, for_good } = board.play(code).ok_or(NotShorthand)?;
                stands = Stands { settled: !material, for_good };
                look(&board, stands)
            }
            Some(ShorthandCode::Passes) => {
                board.pass();
                stands = Stands { settled: true, for_good: false };
                look(&board, stands)
            }
            Some(ShorthandCode::Opens) if outer.len() == DEEPEST_VARIATION => {
                return Err(NotShorthand);
            }
            Some(ShorthandCode::Opens) => {
                outer.push(board.clone());
                stands.settled = true;
                Interest::GoOn
            }
            Some(ShorthandCode::Closes) | None => {
                let at_end = match stands.settled {
                    true => Interest::GoOn,
                    false => look(&board, Stands { settled: true, for_good: stands.for_good }),
                };
                match (code, outer.pop()) {
                    (None, None) => return Ok(()),
                    (Some(_), Some(before)) => board = before,
                    (None, Some(_)) | (Some(_), None) => return Err(NotShorthand),
                }
                stands.settled = true;
                if at_end == Interest::Enough { Interest::Enough } else { Interest::GoOn }
            }
        };
    }
}

/// Skips the rest of a line. Returns the board at which the line left the outer one, if there is one.
fn end_of_line(
    codes: &mut Codes<'_>,
    outer: &mut Vec<FollowedBoard>,
) -> Result<Option<FollowedBoard>, NotShorthand> {
    let mut depth = 0_usize;
    while let Some(code) = codes.take()? {
        match code {
            ShorthandCode::Moves(_) | ShorthandCode::Passes => {}
            ShorthandCode::Opens => depth += 1,
            ShorthandCode::Closes if depth == 0 => {
                return outer.pop().map(Some).ok_or(NotShorthand);
            }
            ShorthandCode::Closes => depth -= 1,
        }
    }
    if outer.is_empty() && depth == 0 { Ok(None) } else { Err(NotShorthand) }
}

fn begin(game: &[u8]) -> Result<(FollowedBoard, Codes<'_>), NotShorthand> {
    let (form, mut bytes) = game.split_first().ok_or(NotShorthand)?;
    let width = if form & IS_WIDE == 0 { CodeWidth::One } else { CodeWidth::Two };
    if form & WITH_START == 0 {
        return Ok((FollowedBoard::of(&Position::initial()), Codes { bytes, width }));
    }
    let (length, rest) = bytes.split_first().ok_or(NotShorthand)?;
    let length = usize::from(*length);
    if length > LONGEST_FEN {
        return Err(NotShorthand);
    }
    let (fen, rest) = rest.split_at_checked(length).ok_or(NotShorthand)?;
    bytes = rest;
    let variant = if form & IS_960 == 0 { Variant::Standard } else { Variant::Chess960 };
    let fen = std::str::from_utf8(fen).map_err(|_| NotShorthand)?;
    let start = Position::from_fen_as(fen, variant).map_err(|_| NotShorthand)?;
    Ok((FollowedBoard::of(&start), Codes { bytes, width }))
}

//! From an announcement to the legal move that it means in a position, or why
//! there is none. Never weighs what was said of check and mate: the Laws ask for
//! no such word.

use super::announcement::{Announced, AnnouncedStep, Announcement, Capture};
use crate::chess::{Move, Origin, Position, Refusal, Role, Square, judge};

/// Finds the one legal move that an announcement means.
///
/// # Errors
/// When no legal move, or more than one, answers to it, or a capture was said that
/// the move would not make.
pub fn resolve(announcement: &Announcement, position: &Position) -> Result<Move, Unplayable> {
    let legal = judge(position, &announcement.claim()).map_err(|refusal| match refusal {
        Refusal::Ambiguous { candidates, .. } => Unplayable::Ambiguous {
            choices: candidates
                .into_iter()
                .map(|from| from_there(announcement, position, from))
                .collect(),
        },
        refusal => Unplayable::Impossible(refusal),
    })?;
    let Announced::Step(AnnouncedStep { capture: Some(said), to, .. }) = announcement.announced
    else {
        return Ok(legal);
    };
    match (said, legal.capture()) {
        (Capture::Takes(_), None) => Err(Unplayable::TakesNothing { at: to }),
        (Capture::Takes(Some(named)), Some(found)) if named != found => {
            Err(Unplayable::TakesAnother { at: to, named, found })
        }
        (Capture::EnPassant, _) if !legal.is_en_passant() => {
            Err(Unplayable::NotEnPassant { at: to })
        }
        _ => Ok(legal),
    }
}

/// Why an announcement means no one legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplayable {
    /// It means several.
    Ambiguous {
        /// Each of them, announced in full.
        choices: Vec<Announcement>,
    },
    /// It means none.
    Impossible(Refusal),
    /// A capture was announced, and nothing stands there.
    TakesNothing {
        /// Where the move goes.
        at: Square,
    },
    /// Another piece stands there than the one announced as taken.
    TakesAnother {
        /// Where the move goes.
        at: Square,
        /// The piece that was announced.
        named: Role,
        /// The piece that stands there.
        found: Role,
    },
    /// A capture en passant was announced, and the move is none.
    NotEnPassant {
        /// Where the move goes.
        at: Square,
    },
}

/// The announcement again, its origin in full.
fn from_there(announcement: &Announcement, position: &Position, from: Square) -> Announcement {
    let mut full = *announcement;
    if let Announced::Step(step) = &mut full.announced {
        step.from = Origin::from(from);
        step.piece =
            position.piece_at(from).map(|piece| piece.role).filter(|role| *role != Role::Pawn);
    }
    full
}

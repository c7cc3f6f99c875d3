//! From an announcement to the legal move that it means in a position, or the reason why no move fits. Words for check
//! and mate are not checked: the Laws do not ask for them.

use super::announcement::{Announced, AnnouncedStep, Announcement, Capture};
use crate::chess::{Move, Origin, Position, Refusal, Role, Square, judge};

/// Finds the one legal move that an announcement means.
///
/// # Errors
/// Returns an error if no legal move or more than one fits, or if the move does not make the capture that was said.
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

/// Why an announcement does not mean exactly one legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplayable {
    /// It means several.
    Ambiguous {
        /// Each move, announced in full.
        choices: Vec<Announcement>,
    },
    /// It means none.
    Impossible(Refusal),
    /// A capture was announced, but the square is empty.
    TakesNothing {
        /// The target of the move.
        at: Square,
    },
    /// The captured piece is another than the announced one.
    TakesAnother {
        at: Square,
        /// The piece that was announced.
        named: Role,
        found: Role,
    },
    /// A capture en passant was announced, but the move is not one.
    NotEnPassant {
        /// The target of the move.
        at: Square,
    },
}

/// The announcement with its full origin.
fn from_there(announcement: &Announcement, position: &Position, from: Square) -> Announcement {
    let mut full = *announcement;
    if let Announced::Step(step) = &mut full.announced {
        step.from = Origin::from(from);
        step.piece =
            position.piece_at(from).map(|piece| piece.role).filter(|role| *role != Role::Pawn);
    }
    full
}

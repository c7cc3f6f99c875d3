//! A move as announced: what the words meant, before legality is checked. Independent of language.

use crate::chess::{CastlingSide, ClaimedMove, ClaimedStep, Origin, Role, Square};

/// Everything that an announcement said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Announcement {
    pub announced: Announced,
    /// Check or mate, if it was said. The Laws ask for neither.
    pub threat: Option<Threat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Announced {
    /// A piece goes to a square.
    Step(AnnouncedStep),
    /// Castling, by the side of the king's destination, in Chess960 too.
    Castling(CastlingSide),
}

/// A piece goes to a square; as much of it as was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnnouncedStep {
    pub piece: Option<Role>,
    /// Where the piece comes from, as far as that was said.
    pub from: Origin,
    pub capture: Option<Capture>,
    pub to: Square,
    /// The piece that a pawn becomes, if one was said.
    pub promotion: Option<Role>,
}

/// What was said of a capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Capture {
    /// It takes, perhaps a piece that was named.
    Takes(Option<Role>),
    /// It takes a pawn en passant.
    EnPassant,
}

/// What was said of the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Threat {
    /// It is attacked.
    Check,
    /// It is mated.
    Mate,
}

impl Announcement {
    /// The move that is claimed. Without a piece or a whole first square it is a pawn's, as on every score sheet; but
    /// "takes David five" may be said of any piece.
    #[must_use]
    pub fn claim(&self) -> ClaimedMove {
        match self.announced {
            Announced::Castling(side) => ClaimedMove::Castle(side),
            Announced::Step(AnnouncedStep { piece, from, capture, to, promotion }) => {
                let takes_only = capture.is_some() && from == Origin::default();
                let unnamed = piece.is_none() && from.square().is_none() && !takes_only;
                let role = if unnamed { Some(Role::Pawn) } else { piece };
                ClaimedMove::Step(ClaimedStep { role, from, to, promotion })
            }
        }
    }
}

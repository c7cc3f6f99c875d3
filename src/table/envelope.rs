//! The state of an adjournment, and the envelope with its contents (Guidelines I).

use crate::chess::{ByColor, Color};
use crate::clock::{Moment, Reading as Times, Span};

use super::offer::OfferKind;
use super::said::Said;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjournment {
    /// The arbiter has asked the player on move to seal (I.1.1), possibly before the end of the session (I.1.2).
    Asked {
        /// How long before the end of the session; zero at its end.
        early: Span,
    },
    /// The move is in the envelope.
    Sealed(Box<Envelope>),
    /// A player is late: that player's time runs, the envelope is closed (I.9, I.11).
    Waiting {
        envelope: Box<Envelope>,
        /// When the player's time began to run.
        since: Moment,
    },
    /// An earlier position was restored after the move was sealed. The move no longer counts, its envelope stays
    /// closed, and the game rests until it is resumed without it (7.5.1).
    Void {
        /// Date, time and place of the resumption, once the arbiter has set them.
        resumption: Option<String>,
        /// Whose clock runs after the resumption.
        on_move: Color,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AskedToSeal {
    /// The player on move (I.1.1).
    OnMove,
    /// Black, who has the move (paragraph 21 of 1929, without a time limit).
    Black,
    /// Black, once White has moved.
    BlackAfterWhitesMove,
}

/// Whose move is to be sealed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sealing {
    /// This side's.
    By(Color),
    /// The player on move; it is not known here which side that is.
    ByWhoeverIsOnMove,
}

/// The move in an envelope, as far as known here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SealedMove {
    /// It was sealed here.
    Known(Said),
    /// It was read out of the envelope.
    Read {
        said: Said,
        /// What was made on the board after the request.
        made: Option<Said>,
    },
    /// It is on paper or at the other place.
    Unseen {
        /// What was made on the board after the request; the envelope must contain the same (I.1.1).
        made: Option<Said>,
    },
}

/// What is written on the envelope and in it (I.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    /// Where in the game the move is sealed, if moves were heard.
    pub place: Option<EnvelopePlace>,
    pub times: Times,
    pub sealed_by: Color,
    /// The draw offers that wait for an answer (I.4).
    pub offers: ByColor<Option<OfferKind>>,
    /// Date, time and place of the resumption, once the arbiter has set them.
    pub resumption: Option<String>,
    /// The move. Secret until the envelope is opened.
    pub(super) sealed: SealedMove,
}

impl Envelope {
    /// Whether the sealed move is known here.
    #[must_use]
    pub fn is_known_here(&self) -> bool {
        self.move_known().is_some()
    }

    /// The sealed move, if it is known here.
    pub(super) fn move_known(&self) -> Option<&Said> {
        match &self.sealed {
            SealedMove::Known(said) | SealedMove::Read { said, .. } => Some(said),
            SealedMove::Unseen { .. } => None,
        }
    }

    /// Whether it was sealed here, not read from an envelope of paper.
    pub(super) fn was_sealed_here(&self) -> bool {
        matches!(self.sealed, SealedMove::Known(_))
    }
}

/// Where in the game a move is sealed (I.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnvelopePlace {
    /// The position before the sealed move.
    pub position: String,
    /// The number of the sealed move.
    pub move_number: usize,
}

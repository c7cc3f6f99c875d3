//! How far a game is adjourned, and what is on the envelope and in it (Guidelines I). Never
//! adjourns one.

use crate::chess::{ByColor, Color};
use crate::clock::{Moment, Reading as Times, Span};

use super::offer::OfferKind;
use super::said::Said;

/// An interruption of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjournment {
    /// The arbiter has asked the player on move to seal (I.1.1), so long before the end of
    /// the session (I.1.2).
    Asked {
        /// Nothing at the end of the session.
        early: Span,
    },
    /// The move is in the envelope.
    Sealed(Box<Envelope>),
    /// Time runs for a player who is not there, the envelope closed (I.9, I.11).
    Waiting {
        /// The envelope.
        envelope: Box<Envelope>,
        /// Since when.
        since: Moment,
    },
    /// An earlier position was restored since a move was sealed: it answers nothing any more, its envelope
    /// stays closed, and the game rests until it is taken up without it (7.5.1).
    Void {
        /// Date, time and place of the resumption, once the arbiter has set them.
        resumption: Option<String>,
        /// Whose clock runs then.
        on_move: Color,
    },
}

/// Who is asked to seal.
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
    /// That of the player on move: nobody here knows who that is.
    ByWhoeverIsOnMove,
}

/// The move in an envelope, as far as it is known here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SealedMove {
    /// It was sealed here.
    Known(Said),
    /// It was read out of the envelope.
    Read {
        /// What was read.
        said: Said,
        /// What was made on the board after the request.
        made: Option<Said>,
    },
    /// It stands on paper, or at the other place.
    Unseen {
        /// What was made on the board after the request, which must be what is in there (I.1.1).
        made: Option<Said>,
    },
}

/// What is written on the envelope and in it (I.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    /// Where in the game the move is sealed, as far as moves were heard.
    pub place: Option<EnvelopePlace>,
    /// The times of both.
    pub times: Times,
    /// Who sealed.
    pub sealed_by: Color,
    /// The draw offers that wait for an answer (I.4).
    pub offers: ByColor<Option<OfferKind>>,
    /// Date, time and place of the resumption, once the arbiter has set them.
    pub resumption: Option<String>,
    /// The move. Nobody is told of it before the envelope is opened.
    pub(super) sealed: SealedMove,
}

impl Envelope {
    /// Whether the move in it is known here.
    #[must_use]
    pub fn is_known_here(&self) -> bool {
        self.move_known().is_some()
    }

    /// The move in it, where it is known here.
    pub(super) fn move_known(&self) -> Option<&Said> {
        match &self.sealed {
            SealedMove::Known(said) | SealedMove::Read { said, .. } => Some(said),
            SealedMove::Unseen { .. } => None,
        }
    }

    /// Whether it was sealed here, and not only read out of an envelope of paper.
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

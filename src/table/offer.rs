//! A draw that was offered. Never answers it.

use crate::chess::Color;

/// A draw offer that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Who offered.
    pub by: Color,
    /// As what.
    pub kind: OfferKind,
}

/// What made an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// A player said it (9.1.2.1).
    Said,
    /// A claim or request counts as one (9.1.2.3, III.4).
    ByClaim,
}

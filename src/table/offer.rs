//! A draw that was offered. Never answers it.

/// What made an offer. It waits for its answer; the offer of one side takes nothing from that of the other (9.1.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// A player said it (9.1.2.1).
    Said,
    /// A claim or request counts as one (9.1.2.3, III.4).
    ByClaim,
}

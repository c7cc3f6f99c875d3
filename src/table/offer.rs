//! The kinds of draw offers.

/// How an offer was made. It waits for its answer; the offers of both sides are independent (9.1.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// A player said it (9.1.2.1).
    Said,
    /// A claim or request counts as one (9.1.2.3, III.4).
    ByClaim,
}

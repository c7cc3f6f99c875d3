//! Why a letter of another place is not believed. Never looks at one.

/// Why something that comes from elsewhere is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overreach {
    /// It acts for the side that sits here.
    OtherSide,
    /// It acts in the name of somebody who is not at that place.
    OtherPerson,
    /// Only the device at which it happens can find it; no letter brings it.
    NoDeed,
    /// It acts as the arbiter, without the arbiter's proof.
    NoProof,
    /// It acts as the arbiter, with a proof that does not belong to it.
    WrongProof,
    /// The game has its result.
    AfterResult,
    /// A clock shows more than it can.
    ClockTooHigh,
}

//! Why a letter from another place is refused.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overreach {
    /// It acts for the side that sits here.
    OtherSide,
    /// It acts in the name of someone who is not at that place.
    OtherPerson,
    /// Only a device can find this for itself; a letter may not bring it.
    NoDeed,
    /// It acts as the arbiter, without the arbiter's proof.
    NoProof,
    /// It acts as the arbiter, with a proof that does not belong to it.
    WrongProof,
    /// The game already has its result.
    AfterResult,
    /// A clock shows more than is possible.
    ClockTooHigh,
}

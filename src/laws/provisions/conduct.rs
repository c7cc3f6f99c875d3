//! Provisions on the conduct of players, on sanctions, and on blind players. Which edition has which is in `tables`.

/// The penalty for an unapproved electronic device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DevicePenalty {
    /// Not regulated.
    NotRegulated,
    /// A sound loses the game.
    SoundLoses,
    /// Possession loses the game.
    PossessionLoses,
    /// Bringing it into the venue loses, but the event may be milder.
    InVenueLoses,
    /// Having it on the person loses, but the event may be milder.
    OnPersonLoses,
}

/// Who decides on sanctions, and how many kinds there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sanctions {
    /// The committee decides.
    Committee,
    /// Seven kinds.
    SevenKinds,
    /// Eight kinds.
    EightKinds,
    /// Nine kinds.
    NineKinds,
}

/// The clause on cheating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FairPlay {
    /// No such rule.
    Absent,
    /// Anti-cheating.
    AntiCheating,
    /// Fair play.
    FairPlay,
}

/// Where the rules for blind players are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlindRules {
    /// No such rule.
    Absent,
    /// Appendix E.
    AppendixE,
    /// Appendix D.
    AppendixD,
}

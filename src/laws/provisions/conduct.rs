//! What players may not do, who lays penalties down, and which rules blind players have. Never says
//! which edition gives which answer.

/// What an unapproved electronic device costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DevicePenalty {
    /// Not regulated.
    NotRegulated,
    /// A sound loses the game.
    SoundLoses,
    /// Possession loses the game.
    PossessionLoses,
    /// Bringing it into the venue loses, the event may be milder.
    InVenueLoses,
    /// Having it on the person loses, the event may be milder.
    OnPersonLoses,
}

/// Who lays penalties down, and how many kinds there are.
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

/// Where the rules for blind players stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlindRules {
    /// No such rule.
    Absent,
    /// Appendix E.
    AppendixE,
    /// Appendix D.
    AppendixD,
}

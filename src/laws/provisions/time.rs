//! Clocks, flags and coming late. Never says which edition gives which answer.

/// How late a player may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultTime {
    /// Not regulated.
    NotRegulated,
    /// Zero unless the event says otherwise.
    ZeroUnlessSet,
    /// The event must say, no default.
    MustBeSet,
    /// The event must say, unset is zero.
    UnsetIsZero,
}

/// How a win on time is claimed in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeWinClaim {
    /// Not regulated.
    NotRegulated,
    /// The claimant must stop both clocks with the own flag up.
    StopBothOwnFlagUp,
    /// The claimant must stop the clock and have time left.
    StopWithTimeLeft,
    /// The claimant may stop the clock and must have time left.
    MayStopWithTimeLeft,
    /// The claimant may stop the clock, time left or not.
    MayStop,
}

/// Whether the arbiter calls a fallen flag in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagCall {
    /// Not regulated.
    NotRegulated,
    /// Must not, unless both have fallen.
    MustNot,
    /// May.
    May,
    /// Shall.
    Shall,
}

/// Both flags down and nobody knows which fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BothFlags {
    /// Not regulated.
    NotRegulated,
    /// Continues, in the last period draw.
    Law,
    /// Continues, in the last period draw, as an appendix if announced.
    OptInAppendix,
    /// Continues, in the last period draw, as a guideline if announced.
    Guideline,
}

/// The claim that the opponent cannot win, or does not try, by normal means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastTwoMinutes {
    /// No such rule.
    Absent,
    /// A law.
    Law,
    /// An appendix, if announced.
    OptInAppendix,
    /// A guideline, if announced.
    Guideline,
}

/// What the clock for a blind player offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlindClock {
    /// No such rule.
    Absent,
    /// Raised dots and a flag that can be felt.
    RaisedDots,
    /// Raised dots and a flag that can be felt, a spoken count allowed.
    RaisedDotsSpokenCount,
    /// Speaks time and number of moves, or raised dots.
    SpeaksTimeAndMoves,
}

/// The word for what a player or the arbiter does to the chess clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockVerb {
    /// Not mentioned.
    NotMentioned,
    /// Stop.
    Stop,
    /// Pause.
    Pause,
}

//! Provisions on clocks, flags and arriving late. Which edition has which is in `tables`.

/// How late a player may arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultTime {
    /// Not regulated.
    NotRegulated,
    /// Zero unless the event says otherwise.
    ZeroUnlessSet,
    /// The event must set it; there is no default.
    MustBeSet,
    /// The event must set it; the default is zero.
    UnsetIsZero,
}

/// How a win on time is claimed in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeWinClaim {
    /// Not regulated.
    NotRegulated,
    /// The claimant must stop both clocks, and the claimant's own flag must be up.
    StopBothOwnFlagUp,
    /// The claimant must stop the clock and have time left.
    StopWithTimeLeft,
    /// The claimant may stop the clock and must have time left.
    MayStopWithTimeLeft,
    /// The claimant may stop the clock, with or without time left.
    MayStop,
}

/// Whether the arbiter calls a fallen flag in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagCall {
    /// Not regulated.
    NotRegulated,
    /// The arbiter must not call it, unless both have fallen.
    MustNot,
    /// The arbiter may call it.
    May,
    /// The arbiter must call it.
    Shall,
}

/// What happens if both flags are down and it is not known which fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BothFlags {
    /// Not regulated.
    NotRegulated,
    /// The game continues, but in the last period it is drawn.
    Law,
    /// The same, as an appendix, if announced.
    OptInAppendix,
    /// The same, as a guideline, if announced.
    Guideline,
}

/// The claim that the opponent cannot win by normal means, or is not trying to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastTwoMinutes {
    /// No such rule.
    Absent,
    /// It is part of the Laws.
    Law,
    /// It is in an appendix, and applies if announced.
    OptInAppendix,
    /// It is in a guideline, and applies if announced.
    Guideline,
}

/// The features of the clock for a blind player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlindClock {
    /// No such rule.
    Absent,
    /// Raised dots and a tactile flag.
    RaisedDots,
    /// Raised dots and a tactile flag; a spoken count is allowed.
    RaisedDotsSpokenCount,
    /// Speaks time and number of moves, or raised dots.
    SpeaksTimeAndMoves,
}

/// The verb for stopping the chess clock in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockVerb {
    /// Not mentioned.
    NotMentioned,
    /// Stop.
    Stop,
    /// Pause.
    Pause,
}

//! The number of the next move if the scores cannot be completed (8.6).

/// Where the count of moves continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResumedCount {
    /// The number of the next move.
    pub next_move: u32,
    /// The article that this rests on.
    pub article: &'static str,
}

/// The number of the next move after a flag fell, if the scores cannot be completed to show whether the player
/// overstepped the time: the first move of the next period, unless it is known that more moves were made than the
/// control asked for.
///
/// ```
/// use hector_clock::move_after_reconstruction;
///
/// assert_eq!(move_after_reconstruction(40, 37).next_move, 41);
/// assert_eq!(move_after_reconstruction(40, 42).next_move, 43);
/// ```
#[must_use]
pub const fn move_after_reconstruction(control: u32, reconstructed: u32) -> ResumedCount {
    let made = if reconstructed > control { reconstructed } else { control };
    ResumedCount { next_move: made.saturating_add(1), article: "8.6" }
}

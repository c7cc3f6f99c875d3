//! How much of a game file is read: more than anybody ever wrote.

/// How many variations may stand one within the other.
pub const DEEPEST_VARIATION: usize = 64;

/// More text than any game on paper ever had.
pub const MOST_BYTES_A_GAME: usize = 4 << 20;

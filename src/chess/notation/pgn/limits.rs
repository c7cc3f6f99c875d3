//! Limits for reading game files, well above any real game.

/// How deep variations may be nested.
pub const DEEPEST_VARIATION: usize = 64;

/// The most bytes of text for one game.
pub const MOST_BYTES_A_GAME: usize = 4 << 20;

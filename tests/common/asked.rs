//! Environment variables that set how much a test does.

/// The number in a variable.
pub(crate) fn number(variable: &str) -> Option<u64> {
    let asked = std::env::var(variable).ok()?;
    Some(asked.parse().unwrap_or_else(|_| panic!("{variable} is a number, and not \"{asked}\"")))
}

/// Which games to play.
pub(crate) enum Games {
    /// Only the game with this seed, to examine it.
    One(u64),
    /// The games with the first seeds, this many.
    Many(u64),
}

/// The game of `HECTOR_GAME`, or as many games as `HECTOR_GAMES` says, or else the usual number.
pub(crate) fn games(usual: u64) -> Games {
    match number("HECTOR_GAME") {
        Some(seed) => Games::One(seed),
        None => Games::Many(number("HECTOR_GAMES").unwrap_or(usual)),
    }
}

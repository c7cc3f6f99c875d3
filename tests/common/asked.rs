//! How much of a test is asked for, by variables of the environment.

/// A number that a variable gives.
pub(crate) fn number(variable: &str) -> Option<u64> {
    let asked = std::env::var(variable).ok()?;
    Some(asked.parse().unwrap_or_else(|_| panic!("{variable} is a number, and not \"{asked}\"")))
}

/// Which games are to be played.
pub(crate) enum Games {
    /// That of one seed, to look at it.
    One(u64),
    /// Those of the first seeds.
    Many(u64),
}

/// The game of `HECTOR_GAME`, or as many as `HECTOR_GAMES` says, or as usual.
pub(crate) fn games(usual: u64) -> Games {
    match number("HECTOR_GAME") {
        Some(seed) => Games::One(seed),
        None => Games::Many(number("HECTOR_GAMES").unwrap_or(usual)),
    }
}

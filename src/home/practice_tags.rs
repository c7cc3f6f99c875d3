//! What a practice game is called in its file, the same in every language, and what it is called
//! where it is told. Never reads a file.

use crate::words::Texts;

/// The event of every practice game.
pub(crate) const EVENT: &str = "Practice with Hector";

/// Hector as a player, before the number of its level.
const HECTOR: &str = "Hector, level ";

/// The player who is Hector at a level.
pub(crate) fn hector_at(level: u8) -> String {
    format!("{HECTOR}{level}")
}

/// A player of a practice game, as told to whoever played it.
pub fn player_told(name: &str, texts: &Texts) -> String {
    match name.strip_prefix(HECTOR).and_then(|level| level.parse().ok()) {
        Some(level) => texts.opponent_is_level(level),
        None if name.is_empty() => texts.you_as_player(),
        None => name.to_owned(),
    }
}

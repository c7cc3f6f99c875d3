//! Names in the file of a practice game, the same in every language, and what the user hears instead.

use crate::words::Texts;

pub(crate) const EVENT: &str = "Practice with Hector";

/// Hector as a player, followed by the number of its level.
const HECTOR: &str = "Hector, level ";

pub(crate) fn hector_at(level: u8) -> String {
    format!("{HECTOR}{level}")
}

/// The name of a player, as told to the person who played the game.
pub fn player_told(name: &str, texts: &Texts) -> String {
    match name.strip_prefix(HECTOR).and_then(|level| level.parse().ok()) {
        Some(level) => texts.opponent_is_level(level),
        None if name.is_empty() => texts.you_as_player(),
        None => name.to_owned(),
    }
}

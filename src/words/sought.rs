//! What games are sought by, in every language of the user. Never seeks.

use super::spelling::is_typed_as_any;

/// By what games are sought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sought {
    /// The name of a player, or a part of it.
    Player,
    /// The event.
    Event,
    /// The year.
    Year,
    /// The opening, by its code or its name.
    Opening,
    /// How the game ended.
    Result,
    /// A position that it passed.
    Position,
    /// The pawns of a position, wherever the other men stand.
    Pawns,
    /// The men that were left.
    Material,
}

/// In English, German and French.
const WORDS: [(Sought, [&str; 3]); 8] = [
    (Sought::Player, ["player", "spieler", "joueur"]),
    (Sought::Event, ["event", "turnier", "tournoi"]),
    (Sought::Year, ["year", "jahr", "année"]),
    (Sought::Opening, ["opening", "eröffnung", "ouverture"]),
    (Sought::Result, ["result", "ergebnis", "résultat"]),
    (Sought::Position, ["position", "stellung", "position"]),
    (Sought::Pawns, ["pawns", "bauern", "pions"]),
    (Sought::Material, ["material", "material", "matériel"]),
];

/// What a word says is sought.
#[must_use]
pub fn sought(word: &str) -> Option<Sought> {
    let found = WORDS.iter().find(|(_, words)| is_typed_as_any(word, words));
    found.map(|(sought, _)| *sought)
}

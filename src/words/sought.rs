//! The words for what games are searched by, in every language.

use super::spelling::is_typed_as_any;

/// What games are searched by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sought {
    /// A player's name, or a part of it.
    Player,
    Event,
    Year,
    /// The opening, by its code or its name.
    Opening,
    /// How the game ended.
    Result,
    /// A position in the game.
    Position,
    /// The pawns of a position, regardless of the other men.
    Pawns,
    /// The material that was left.
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

/// What a word says to search by.
#[must_use]
pub fn sought(word: &str) -> Option<Sought> {
    let found = WORDS.iter().find(|(_, words)| is_typed_as_any(word, words));
    found.map(|(sought, _)| *sought)
}

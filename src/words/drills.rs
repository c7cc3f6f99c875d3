//! The names of the drills in each language. Never knows what is drilled.

use super::language::Language;

/// The names, in the order in which the drills are offered. The English ones are also those
/// by which progress is kept.
#[must_use]
pub fn drill_names(language: Language) -> [&'static str; 8] {
    match language {
        Language::English => {
            ["alphabet", "colours", "knight", "diagonals", "memory", "mate", "endings", "procedure"]
        }
        Language::German => [
            "alphabet",
            "farben",
            "springer",
            "diagonalen",
            "gedächtnis",
            "matt",
            "endspiele",
            "verfahren",
        ],
        Language::French => [
            "alphabet",
            "couleurs",
            "cavalier",
            "diagonales",
            "mémoire",
            "mat",
            "finales",
            "procédure",
        ],
    }
}

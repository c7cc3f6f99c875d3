//! What is written down of a game so that it is found by its opening. Never opens a file.

use crate::chess::notation::pgn::{GameHead, Tags};
use crate::words::{CODED_PLIES, OPENING_PLIES, opening_code};

/// What a code begins with that the moves say: it is for finding, and not told as the file's.
const BY_MOVES: char = '~';

/// How many moves of a game are needed to know its opening: a code by the moves takes more of them, and
/// is wanted where the tags have none.
pub fn opening_plies(tags: &Tags) -> usize {
    if has_code(tags) { OPENING_PLIES } else { CODED_PLIES }
}

/// What the tags say of the opening: "B90 Sicilian Defense, Najdorf". Where they have no code,
/// that of the moves stands before it.
pub fn opening_text(head: &GameHead) -> String {
    let tags = ["ECO", "Opening", "Variation"].into_iter();
    let told: Vec<&str> = tags.filter_map(|name| head.tags.get(name)).collect();
    let told = told.join(" ");
    let code = if has_code(&head.tags) { None } else { opening_code(&head.opening) };
    code.map_or_else(|| told.clone(), |code| format!("{BY_MOVES}{code} {told}"))
}

/// What the tags alone say, of such a text.
pub fn opening_by_tags(opening: &str) -> &str {
    match opening.strip_prefix(BY_MOVES) {
        Some(found) => found.split_once(' ').map_or("", |(_, told)| told),
        None => opening,
    }
}

fn has_code(tags: &Tags) -> bool {
    tags.get("ECO").is_some()
}

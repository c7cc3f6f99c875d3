//! What is stored of a game so that it can be found by its opening.

use crate::chess::notation::pgn::{GameHead, Tags};
use crate::words::{CODED_PLIES, OPENING_PLIES, opening_code};

/// Marks a code derived from the moves: it serves searching and is not told as the file's.
const BY_MOVES: char = '~';

/// How many moves are needed to know the opening of a game: more if the tags have no code, because the code then comes
/// from the moves.
pub fn opening_plies(tags: &Tags) -> usize {
    if has_code(tags) { OPENING_PLIES } else { CODED_PLIES }
}

/// What the tags say about the opening: "B90 Sicilian Defense, Najdorf". If they have no code, the one from the moves
/// is put in front.
pub fn opening_text(head: &GameHead) -> String {
    let tags = ["ECO", "Opening", "Variation"].into_iter();
    let told: Vec<&str> = tags.filter_map(|name| head.tags.get(name)).collect();
    let told = told.join(" ");
    let code = if has_code(&head.tags) { None } else { opening_code(&head.opening) };
    code.map_or_else(|| told.clone(), |code| format!("{BY_MOVES}{code} {told}"))
}

/// The part of such a text that comes from the tags.
pub fn opening_by_tags(opening: &str) -> &str {
    match opening.strip_prefix(BY_MOVES) {
        Some(found) => found.split_once(' ').map_or("", |(_, told)| told),
        None => opening,
    }
}

fn has_code(tags: &Tags) -> bool {
    tags.get("ECO").is_some()
}

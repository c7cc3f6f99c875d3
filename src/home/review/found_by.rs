//! What is written down of a game so that it is found: its opening as a text, and the positions that it
//! passes as numbers. Never opens a file.

use crate::chess::Position;
use crate::chess::notation::pgn::{GameHead, Line, PgnGame, Tags};
use crate::words::{CODED_PLIES, OPENING_PLIES, opening_code};

/// What a code begins with that the moves say: it is for finding, and not told as the file's.
const BY_MOVES: char = '~';

/// How many moves of a game are needed to know its opening: a code by the moves takes more of them, and
/// is wanted where the tags have none.
pub(crate) fn opening_plies(tags: &Tags) -> usize {
    if has_code(tags) { OPENING_PLIES } else { CODED_PLIES }
}

/// What the tags say of the opening: "B90 Sicilian Defense, Najdorf". Where they have no code,
/// that of the moves stands before it.
pub(crate) fn opening_text(head: &GameHead) -> String {
    let tags = ["ECO", "Opening", "Variation"].into_iter();
    let told: Vec<&str> = tags.filter_map(|name| head.tags.get(name)).collect();
    let told = told.join(" ");
    let code = if has_code(&head.tags) { None } else { opening_code(&head.opening) };
    code.map_or_else(|| told.clone(), |code| format!("{BY_MOVES}{code} {told}"))
}

/// What the tags alone say, of such a text.
pub(crate) fn opening_by_tags(opening: &str) -> &str {
    match opening.strip_prefix(BY_MOVES) {
        Some(found) => found.split_once(' ').map_or("", |(_, told)| told),
        None => opening,
    }
}

fn has_code(tags: &Tags) -> bool {
    tags.get("ECO").is_some()
}

/// A position as it is written down: half of its key. Of a hundred million positions, every fiftieth
/// search finds one too many, which is seen when the game is opened.
pub(crate) fn position_number(position: &Position) -> [u8; 4] {
    ((position.key() >> 32) as u32).to_le_bytes()
}

/// The numbers of all positions that a game passes, on the line that was played and in its branches.
pub(crate) fn passed_numbers(game: &PgnGame) -> Vec<u8> {
    let mut numbers = position_number(game.start()).to_vec();
    let mut lines: Vec<(&Line, Position)> = vec![(game.main_line(), game.start().clone())];
    while let Some((line, mut position)) = lines.pop() {
        for played in line.moves() {
            lines.extend(played.variations().iter().map(|branch| (branch, position.clone())));
            position.play(played.legal());
            numbers.extend_from_slice(&position_number(&position));
        }
    }
    numbers
}

/// Whether such numbers have that of a position.
pub(crate) fn passes(numbers: &[u8], position: [u8; 4]) -> bool {
    numbers.as_chunks::<4>().0.contains(&position)
}

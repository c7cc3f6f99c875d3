//! Where one letter ends and the next begins, and how many places a letter takes in a
//! row of a terminal. Knows the marks that people type, not every script.

/// The byte at which the letter before this place begins.
pub(super) fn start_before(text: &str, place: usize) -> usize {
    let before = text.get(..place).unwrap_or_default();
    let mut start = before.len();
    for (index, character) in before.char_indices().rev() {
        start = index;
        if !continues(character) && !before.get(..index).is_some_and(ends_joined) {
            break;
        }
    }
    start
}

/// The byte at which the letter at this place ends.
pub(super) fn end_after(text: &str, place: usize) -> usize {
    let after = text.get(place..).unwrap_or_default();
    let mut joined = true;
    for (index, character) in after.char_indices() {
        if !joined && !continues(character) {
            return place + index;
        }
        joined = character == JOINER;
    }
    text.len().max(place)
}

/// Joins its two neighbours into one picture.
const JOINER: char = '\u{200d}';

fn ends_joined(text: &str) -> bool {
    text.ends_with(JOINER)
}

/// Whether a character belongs to the letter before it: accents, vowel signs, joiners,
/// and the signs that choose the look of a picture.
pub(super) fn continues(character: char) -> bool {
    matches!(character,
        '\u{300}'..='\u{36f}'
        | '\u{483}'..='\u{489}'
        | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}'
        | '\u{93c}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{200b}'..='\u{200f}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0100}'..='\u{e01ef}')
}

/// How many columns characters take.
pub(super) fn width(characters: &[char]) -> usize {
    characters.iter().copied().map(width_of).sum()
}

pub(super) fn width_of(character: char) -> usize {
    match character {
        '\u{1f3fb}'..='\u{1f3ff}' => 2,
        _ if continues(character) => 0,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f300}'..='\u{1f64f}'
        | '\u{1f680}'..='\u{1f6ff}'
        | '\u{1f900}'..='\u{1f9ff}'
        | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    }
}

/// Whether this character takes one column on every terminal.
pub(super) fn is_surely_one_wide(character: char) -> bool {
    matches!(character, ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}')
}

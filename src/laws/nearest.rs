//! The nearest known name to one that was misspelt.

/// The candidate whose name differs from the text in the fewest letters, if it is
/// near enough that a person could have meant it.
pub(super) fn nearest<T>(
    text: &str,
    candidates: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> &'static str,
) -> Option<T> {
    // A text far longer than any name was not meant as one; measuring it would cost.
    if text.chars().count() > 64 {
        return None;
    }
    candidates
        .into_iter()
        .map(|candidate| (distance(text, name(&candidate)), candidate))
        .filter(|(distance, candidate)| *distance <= name(candidate).chars().count() / 3)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// The number of letters to insert, remove or change between two words.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut diagonal = line;
        let mut left = line + 1;
        let mut next = vec![left];
        for (column, found) in other.iter().enumerate() {
            let above = row.get(column + 1).copied().unwrap_or(usize::MAX - 1);
            let cell = (diagonal + usize::from(letter != *found)).min(above + 1).min(left + 1);
            diagonal = above;
            left = cell;
            next.push(cell);
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

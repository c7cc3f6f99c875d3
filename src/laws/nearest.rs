//! Finds the known name that is most similar to a misspelt one.

/// The candidate whose name differs from the text in the fewest letters, if it is similar enough to be meant.
pub(super) fn nearest<T>(
    text: &str,
    candidates: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> &'static str,
) -> Option<T> {
    // A text much longer than any name is not a misspelt name, and comparing it would be slow.
    if text.chars().count() > 64 {
        return None;
    }
    let text: Vec<char> = text.chars().collect();
    let distance =
        |name: &str| steps_apart(&text, &name.chars().collect::<Vec<_>>(), Swapped::TwoSteps);
    candidates
        .into_iter()
        .map(|candidate| (distance(name(&candidate)), candidate))
        .filter(|(distance, candidate)| *distance <= name(candidate).chars().count() / 3)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How two swapped neighbours count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Swapped {
    /// As one step.
    OneStep,
    /// As two steps.
    TwoSteps,
}

/// How many parts, letters or words, must be changed, added or left out to turn one into the other.
#[must_use]
pub fn steps_apart<T: PartialEq>(one: &[T], other: &[T], swapped: Swapped) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (line, part) in one.iter().enumerate() {
        let mut left = line + 1;
        let mut next = vec![left];
        for (column, (above, against)) in last.windows(2).zip(other).enumerate() {
            let &[diagonal, above] = above else { continue };
            left = (diagonal + usize::from(part != against)).min(above + 1).min(left + 1);
            if swapped == Swapped::OneStep
                && line > 0
                && column > 0
                && one[line - 1] == *against
                && other[column - 1] == *part
            {
                left = left.min(before_last[column - 1] + 1);
            }
            next.push(left);
        }
        before_last = std::mem::replace(&mut last, next);
    }
    last.last().copied().unwrap_or(0)
}

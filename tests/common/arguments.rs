//! The words of a command line in a test file.

/// Splits a line at spaces, keeping what stands between quotes together.
pub(crate) fn arguments(words: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    for (index, part) in words.split('"').enumerate() {
        match index % 2 {
            1 => arguments.push(part.to_owned()),
            _ => arguments.extend(part.split_whitespace().map(str::to_owned)),
        }
    }
    arguments
}

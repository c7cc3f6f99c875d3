//! Splits a command line in a test file into words.

/// Splits at spaces, but not inside quotation marks.
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

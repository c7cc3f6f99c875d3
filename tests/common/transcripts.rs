//! Transcripts in files: each is played, and the result must equal the file. `UPDATE=1` writes the results, to be read
//! before they are committed.

use std::fs;
use std::path::Path;

/// The differences between transcripts and results.
#[derive(Default)]
pub(crate) struct Differing(Vec<String>);

impl Differing {
    /// Compares an answer with the transcript in a file.
    pub(crate) fn hold(&mut self, path: &Path, expected: &str, answered: &str) {
        if super::golden::is_updated() {
            fs::write(path, answered).expect("the transcript is written");
        } else if answered != expected {
            let line = answered.lines().zip(expected.lines()).position(|(a, e)| a != e);
            let shorter = || answered.lines().count().min(expected.lines().count());
            let line = line.unwrap_or_else(shorter);
            self.0.push(format!(
                "{} line {}:\n  expected {:?}\n  answered {:?}",
                path.display(),
                line + 1,
                expected.lines().nth(line).unwrap_or_default(),
                answered.lines().nth(line).unwrap_or_default()
            ));
        }
    }

    /// Fails if there are differences.
    pub(crate) fn is_nothing(&self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

//! Transcripts that are files: each is played, and what comes of it is the file again.
//! `UPDATE=1` writes what came, to be looked at before it is kept.

use std::fs;
use std::path::Path;

/// What differs between transcripts and what was answered.
#[derive(Default)]
pub(crate) struct Differing(Vec<String>);

impl Differing {
    /// Holds an answer against the transcript in a file.
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

    /// Nothing may differ.
    pub(crate) fn is_nothing(&self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

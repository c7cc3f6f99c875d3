//! The list of recordings to test a model on.

use std::path::{Component, Path, PathBuf};

use super::list;
use crate::language::Language;

/// The file name of the list in which each recording has its language.
pub const EXPECTED: &str = "expected.tsv";

/// A recording and its words. Empty if it should be rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TriedRecording {
    pub file: PathBuf,
    /// The language of the words. `None`: that of the options.
    pub language: Option<Language>,
    pub text: String,
}

impl TriedRecording {
    /// Reads a list with a file, a language and words in each line, separated by tabs. On error, the number and start
    /// of the first malformed line.
    pub fn read(text: &str) -> Result<Vec<TriedRecording>, (usize, String)> {
        let lines = text.lines().enumerate().filter(|(_, line)| says_something(line));
        lines
            .map(|(at, line)| {
                TriedRecording::of_line(line.trim_end_matches('\r'))
                    .ok_or_else(|| (at + 1, line.replace('\t', " ")))
            })
            .collect()
    }

    /// Reads the list of recordings for learning a voice.
    pub fn read_prompts(text: &str) -> Result<Vec<TriedRecording>, (usize, String)> {
        let listed = list::read(text).map_err(|unlisted| (unlisted.number, unlisted.line))?;
        let tried =
            |one: list::Listed| TriedRecording { file: one.file, language: None, text: one.text };
        Ok(listed.into_iter().map(tried).collect())
    }

    fn of_line(line: &str) -> Option<TriedRecording> {
        let mut fields = line.split('\t');
        let (file, language) = (Path::new(fields.next()?), fields.next()?);
        let text = fields.next().unwrap_or_default().trim().to_owned();
        let mut parts = file.components();
        let is_inside = parts.all(|part| matches!(part, Component::Normal(_)));
        let is_named = is_inside && file.components().next().is_some() && fields.next().is_none();
        let language = Language::ALL.into_iter().find(|one| one.code() == language.trim())?;
        is_named.then(|| TriedRecording { file: file.to_owned(), language: Some(language), text })
    }
}

fn says_something(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_a_file_a_language_and_words_or_none() {
        let text = "# real\n\na.wav\tde\tSpringer Gustav eins\r\nb/c.wav\tfr\t\nd.wav\ten\n";
        let read = TriedRecording::read(text).expect("a list");
        let told: Vec<(&Path, Option<Language>, &str)> =
            read.iter().map(|one| (one.file.as_path(), one.language, one.text.as_str())).collect();
        assert_eq!(
            told,
            [
                (Path::new("a.wav"), Some(Language::German), "Springer Gustav eins"),
                (Path::new("b/c.wav"), Some(Language::French), ""),
                (Path::new("d.wav"), Some(Language::English), ""),
            ]
        );
        for bad in
            ["a.wav", "a.wav\txx\ta", "../a.wav\tde\ta", "/a.wav\tde\ta", "\tde\ta", "a\tde\tb\tc"]
        {
            assert_eq!(TriedRecording::read(bad), Err((1, bad.replace('\t', " "))), "{bad}");
        }
    }
}

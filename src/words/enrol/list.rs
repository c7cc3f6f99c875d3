//! The list of a folder of recordings, `prompts.tsv`: a line each with the name of a file, a
//! tab and what is said in it. Never opens a recording.

use std::path::{Component, Path, PathBuf};

/// The name of the list.
pub const LIST: &str = "prompts.tsv";

/// A recording, and what is said in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub file: PathBuf,
    pub text: String,
}

/// A line of the list that names no recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unlisted {
    /// Which line, from 1.
    pub number: usize,
    /// Its beginning.
    pub line: String,
}

/// Reads the list. Empty lines and lines that begin with # say nothing.
pub fn read(text: &str) -> Result<Vec<Listed>, Unlisted> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end_matches('\r')));
    lines
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            listed(line).ok_or_else(|| Unlisted {
                number,
                line: line.chars().take(60).collect::<String>().replace('\t', " "),
            })
        })
        .collect()
}

/// As a line of the list.
pub fn line(listed: &Listed) -> String {
    format!("{}\t{}\n", listed.file.display(), listed.text)
}

/// A text as models spell it: lower case, compounds apart, no commas.
pub fn spelled(text: &str) -> String {
    let apart = text.to_lowercase().replace(['-', ',', '.'], " ");
    apart.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn listed(line: &str) -> Option<Listed> {
    let (file, text) = line.split_once('\t')?;
    let (file, text) = (Path::new(file.trim()), text.trim());
    // Inside the folder: a list from elsewhere reads nothing else.
    let inside = file.components().all(|part| matches!(part, Component::Normal(_)));
    let named = inside && file.components().next().is_some() && !text.is_empty();
    named.then(|| Listed { file: file.to_owned(), text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_and_written() {
        let text =
            "# Anna's voice\n\n01.wav\tSpringer Gustav eins\r\nmore/02.wav\t Kurze Rochade \n";
        let listed = read(text).expect("a list");
        let lines: String = listed.iter().map(line).collect();
        assert_eq!(lines, "01.wav\tSpringer Gustav eins\nmore/02.wav\tKurze Rochade\n");
    }

    #[test]
    fn what_names_no_recording_is_refused_with_its_line() {
        for other in ["01.wav Anna", "\tAnna", "01.wav\t", "../01.wav\tAnna", "/01.wav\tAnna"] {
            let refused = read(&format!("01.wav\tAnna\n{other}"));
            assert_eq!(refused, Err(Unlisted { number: 2, line: other.replace('\t', " ") }));
        }
    }
}

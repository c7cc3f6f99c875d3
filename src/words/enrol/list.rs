//! The list of a folder of recordings, `prompts.tsv`: each line has a file name, a tab and the words in it.

use std::path::{Component, Path, PathBuf};

/// The file name of the list.
pub const LIST: &str = "prompts.tsv";

/// A recording and its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub file: PathBuf,
    pub text: String,
}

/// A malformed line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unlisted {
    /// The line, from 1.
    pub number: usize,
    /// The start of the line.
    pub line: String,
}

/// Reads the list. Empty lines and lines that begin with # are ignored.
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

/// A recording as a line of the list.
pub fn line(listed: &Listed) -> String {
    format!("{}\t{}\n", listed.file.display(), listed.text)
}

/// A text as models spell it: lower case, compounds split, no commas.
pub fn spelled(text: &str) -> String {
    let apart = text.to_lowercase().replace(['-', ',', '.'], " ");
    apart.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn listed(line: &str) -> Option<Listed> {
    let (file, text) = line.split_once('\t')?;
    let (file, text) = (Path::new(file.trim()), text.trim());
    // Only inside the folder: a list from elsewhere must not read other files.
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

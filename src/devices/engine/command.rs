//! The command that starts an engine: the path of its program, and its arguments.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

/// An extra folder to search. Debian installs games where not every path leads; on Windows few programs are on the
/// path, so look in Hector's folder.
fn more_folders() -> Option<PathBuf> {
    if cfg!(windows) {
        return Some(std::env::current_exe().ok()?.parent()?.to_owned());
    }
    Some(PathBuf::from("/usr/games"))
}

/// The path of a program that is given by name or by path.
fn find(program: &str) -> Option<PathBuf> {
    if program.contains(std::path::is_separator) {
        return Some(PathBuf::from(program)).filter(|path| path.is_file());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(more_folders());
    folders
        .flat_map(|folder| [folder.join(program), folder.join(format!("{program}{EXE_SUFFIX}"))])
        .find(|path| path.is_file())
}

/// The program of an engine, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineCommand {
    /// The program, by its path or by its name on the path.
    pub program: PathBuf,
    /// Arguments, such as `--uci`.
    pub arguments: Vec<String>,
}

impl EngineCommand {
    /// A program without arguments.
    #[must_use]
    pub fn alone(program: impl Into<PathBuf>) -> EngineCommand {
        EngineCommand { program: program.into(), arguments: Vec::new() }
    }

    /// Reads a command line: a program, or a program and its arguments, each in quotes if it has blanks in it. The
    /// path of a program alone needs no quotes. A program that is not found is taken literally.
    #[must_use]
    pub fn read(written: &str) -> EngineCommand {
        EngineCommand::found(written).unwrap_or_else(|| EngineCommand::alone(written))
    }

    /// The same. `None` if the program is not found.
    #[must_use]
    pub fn found(written: &str) -> Option<EngineCommand> {
        if let Some(program) = find(written) {
            return Some(EngineCommand::alone(program));
        }
        let mut words = words(written).into_iter();
        let program = find(&words.next()?)?;
        Some(EngineCommand { program, arguments: words.collect() })
    }
}

/// The words of a line. Quotes around a word or a part of it are removed.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_program_and_its_words() {
        for (line, expected) in [
            ("gnuchess --uci", &["gnuchess", "--uci"][..]),
            (
                "lc0 --weights='my nets/one.pb'  -t 2",
                &["lc0", "--weights=my nets/one.pb", "-t", "2"],
            ),
            ("\"/opt/my engines/strong\" \"\"", &["/opt/my engines/strong", ""]),
            ("  ", &[]),
        ] {
            assert_eq!(words(line), expected, "{line}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_path_with_blanks_is_found_with_and_without_quotes() {
        let folder = std::env::temp_dir().join(format!("hector engines {}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = folder.join("strong one");
        std::fs::write(&program, "").expect("a file");
        let path = program.display().to_string();
        assert_eq!(EngineCommand::found(&path), Some(EngineCommand::alone(&program)));
        let with = EngineCommand { program, arguments: vec!["--uci".to_owned()] };
        assert_eq!(EngineCommand::found(&format!("\"{path}\" --uci")), Some(with));
        assert_eq!(EngineCommand::found("\"no such engine\" --uci"), None);
        std::fs::remove_dir_all(folder).expect("the folder goes");
    }
}

//! The examples at the start of each scene's help: a few command lines and what they do, in each language. A test lets
//! the scenes parse every line.

use super::super::language::Language;
use super::super::scene_names::opened_in;

/// The command lines of a scene, as this program opens it, and what each does.
pub fn examples(program: &str, scene: &str, language: Language) -> Vec<(String, &'static str)> {
    let heading = format!("[{scene}]");
    let lines = language.words().examples.lines().skip_while(|line| *line != heading).skip(1);
    let own = lines.take_while(|line| !line.is_empty());
    own.filter_map(|line| {
        let (opened, does) = line.split_once(": ")?;
        let (opened, options) = opened.split_once(' ').unwrap_or((opened, ""));
        Some((opened_in(program, opened, options, language), does))
    })
    .collect()
}

//! Checks that no text names a command of a program itself: the caller that knows the program passes it in. Two
//! programs use these texts, and one of them has fewer commands.

use std::fs;
use std::path::Path;

use crate::source_files::SOURCE;

/// The lines in a file of texts in which the name of the program is followed by a word.
fn named(source: &str) -> Vec<&str> {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    let names = |line: &&str| {
        let behind = line.match_indices("hector").map(|(at, name)| &line[at + name.len()..]);
        let behind = behind.map(|rest| rest.strip_prefix("-recorder").unwrap_or(rest));
        behind
            .filter_map(|rest| rest.strip_prefix(' '))
            .any(|rest| rest.starts_with(char::is_alphanumeric))
    };
    lines.filter(names).collect()
}

#[test]
fn no_text_names_a_command_of_a_program_by_itself() {
    let mut files = 0;
    for language in ["de", "en", "fr"] {
        let folder = Path::new(SOURCE).join("words/lang").join(language).join("texts");
        for entry in fs::read_dir(folder).expect("the texts") {
            let path = entry.expect("a file").path();
            let source = fs::read_to_string(&path).expect("texts");
            assert!(named(&source).is_empty(), "{}: {:?}", path.display(), named(&source));
            files += 1;
        }
    }
    assert!(files > 90, "only {files} files");
}

#[test]
fn a_text_that_does_so_is_found() {
    for text in ["a = Use hector doctor.", "a = hector-recorder play", "a = « hector écouter »."]
    {
        assert_eq!(named(text), [text]);
    }
    for text in [
        "a = For training take hector.",
        "# hector doctor",
        "a = { $hector } x",
        "a = Hector hört.",
    ] {
        assert_eq!(named(text), [""; 0]);
    }
}

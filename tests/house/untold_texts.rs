//! Every text is told by something. The compiler finds one that is not only in lists of `pub(crate) fn`: what is
//! `pub` might be told by whoever uses the library.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::source_files::{SOURCE, source_files};

/// Where rows name their texts without a path, and a macro tells them.
const BY_NAME_ALONE: [&str; 2] = ["words/commands/rows.rs", "words/notices/provisions.rs"];

/// The start and the end of a list of texts.
const LIST: (&str, &str) = ("\ntexts! {\n", "\n}\n");

/// The names in the list of texts of a source, and the source without it.
fn list(source: &str) -> (Vec<String>, String) {
    let parts = source.split_once(LIST.0).and_then(|(before, rest)| {
        rest.split_once(LIST.1).map(|(list, after)| (before, list, after))
    });
    let Some((before, list, after)) = parts else { return (Vec::new(), source.to_owned()) };
    let name = |line: &str| {
        let (name, _) = line.strip_prefix("    ")?.split_once('(')?;
        (!name.starts_with(' ') && name != "pub").then(|| name.to_owned())
    };
    (list.lines().filter_map(name).collect(), format!("{before}\n{after}"))
}

/// The words of a program behind a point or a colon, as in `texts.pawn()` and `Texts::pawn`, or all of them.
fn mentioned(source: &str, behind: &[char]) -> BTreeSet<String> {
    let program = source.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = program.lines().filter(|line| !line.trim_start().starts_with("//"));
    let (mut found, mut before) = (BTreeSet::new(), ' ');
    for line in lines {
        let mut rest = line;
        while let Some(start) = rest.find(|sign: char| is_of_a_name(sign)) {
            let sign = rest[..start].trim_end().chars().next_back().unwrap_or(before);
            let end = rest[start..].find(|sign: char| !is_of_a_name(sign));
            let end = end.map_or(rest.len(), |length| start + length);
            if behind.is_empty() || behind.contains(&sign) {
                found.insert(rest[start..end].to_owned());
            }
            (before, rest) = (' ', &rest[end..]);
        }
        before = rest.trim_end().chars().next_back().unwrap_or(before);
    }
    found
}

fn is_of_a_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

#[test]
fn every_text_is_told() {
    let root = Path::new(SOURCE);
    let (mut listed, mut told) = (Vec::new(), BTreeSet::new());
    for file in source_files() {
        let source = fs::read_to_string(&file).expect("a source");
        let (names, program) = list(&source);
        listed.extend(names);
        let is_by_name = BY_NAME_ALONE.iter().any(|path| file == root.join(path));
        told.extend(mentioned(&program, if is_by_name { &[] } else { &['.', ':'] }));
    }
    assert!(listed.len() > 2_000, "only {} texts", listed.len());
    let untold: Vec<&String> = listed.iter().filter(|name| !told.contains(*name)).collect();
    assert!(untold.is_empty(), "nothing tells {untold:?}");
}

#[test]
fn a_text_is_told_where_its_function_is_named() {
    let source = "use a::b;\ntexts! {\n    pub(crate) fn:\n    pawn();\n    rook(at: u8);\n}\nfn c() {\n    texts\n        .pawn()\n}\n";
    let (names, program) = list(source);
    assert_eq!(names, ["pawn", "rook"]);
    let told = mentioned(&program, &['.', ':']);
    assert!(told.contains("pawn") && !told.contains("rook"), "{told:?}");
    assert!(!mentioned("// texts.king()\nlet queen = 1;", &['.', ':']).contains("king"));
    assert!(mentioned("ROWS, queen, 1", &[]).contains("queen"));
}

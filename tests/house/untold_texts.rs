//! Checks that every text is used. The compiler does not notice an unused one, because the functions of the texts are
//! public.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::source_files::{SOURCE, source_files};

/// Files in which rows name their texts without a path, because a macro makes the calls.
const BY_NAME_ALONE: [&str; 3] =
    ["words/commands/rows.rs", "words/notices/provisions.rs", "words/texts/rules.rs"];

/// The texts with the types of their arguments.
const WRITTEN: &str = "words/lang/en/texts";

/// The names of the texts in a file of texts.
fn names(file: &str) -> impl Iterator<Item = &str> {
    let begins = |line: &&str| line.starts_with(is_of_a_name);
    file.lines().filter(begins).filter_map(|line| Some(line.split_once(" =")?.0))
}

/// The words in a source after one of these characters, as in `texts.pawn()` and `Texts::pawn`; all words if there are
/// none.
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
    let mut listed = Vec::new();
    for file in fs::read_dir(root.join(WRITTEN)).expect("the texts") {
        let file = fs::read_to_string(file.expect("a file").path()).expect("texts");
        listed.extend(names(&file).map(str::to_owned));
    }
    let mut told = BTreeSet::new();
    for file in source_files() {
        let source = fs::read_to_string(&file).expect("a source");
        let is_by_name = BY_NAME_ALONE.iter().any(|path| file == root.join(path));
        told.extend(mentioned(&source, if is_by_name { &[] } else { &['.', ':'] }));
    }
    assert!(listed.len() > 2_000, "only {} texts", listed.len());
    let untold: Vec<&String> = listed.iter().filter(|name| !told.contains(*name)).collect();
    assert!(untold.is_empty(), "nothing tells {untold:?}");
}

#[test]
fn a_text_is_told_where_its_function_is_named() {
    let file =
        "# $at (u8)\nrook = rook at { $at }\npawn =\n    { $n ->\n       *[other] a\n    }\n";
    assert!(names(file).eq(["rook", "pawn"]));
    let told = mentioned("fn c() {\n    texts\n        .pawn()\n}\n", &['.', ':']);
    assert!(told.contains("pawn") && !told.contains("rook"), "{told:?}");
    assert!(!mentioned("// texts.king()\nlet queen = 1;", &['.', ':']).contains("king"));
    assert!(mentioned("ROWS, queen, 1", &[]).contains("queen"));
}

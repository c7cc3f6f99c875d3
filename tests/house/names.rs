//! Holds the house to one thing a name: no two types, traits or aliases of it are called the same.
//! Devices are left out: they are named after what the systems call things, each by itself, and no
//! room but the scenes sees two of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::source_files::{SOURCE, source_files};

#[test]
fn a_name_means_one_thing() {
    let (source, files) = (Path::new(SOURCE), source_files());
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in &files {
        let named = file.strip_prefix(source).expect("a file of this house").display().to_string();
        if file.starts_with(source.join("devices")) {
            continue;
        }
        let text = fs::read_to_string(file).expect("a source file");
        for name in names(&text) {
            let at = places.entry(name).or_default();
            // Twice in a file it is built in or stands in for what is not.
            if !at.contains(&named) {
                at.push(named.clone());
            }
        }
    }
    assert!(places.len() > 700, "{} names", places.len());
    let twice: Vec<(&str, &Vec<String>)> =
        places.iter().filter(|(_, at)| at.len() > 1).map(|(name, at)| (&**name, at)).collect();
    assert!(twice.is_empty(), "of {} names: {twice:#?}", places.len());
}

/// The types, traits and aliases of a source that are not in its tests.
fn names(text: &str) -> Vec<String> {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    text.lines().filter_map(name).collect()
}

/// The name that a line gives. What belongs to an `impl` is deeper, and belongs to its type.
fn name(line: &str) -> Option<String> {
    let mut words = line.strip_prefix("    ").unwrap_or(line).split(' ');
    let first = words.next()?;
    let kind = if first.starts_with("pub") {
        words.find(|word| ["struct", "enum", "trait", "type", "union"].contains(word))?
    } else {
        first
    };
    let is_deep = line.starts_with(' ');
    let gives = match kind {
        "struct" | "enum" | "trait" | "union" => true,
        "type" => !is_deep,
        _ => false,
    };
    let named = words.next().filter(|_| gives)?;
    let end = named.find(|sign: char| !sign.is_alphanumeric()).unwrap_or(named.len());
    named[..end].starts_with(char::is_uppercase).then(|| named[..end].to_owned())
}

#[test]
fn names_are_found_where_they_are_given() {
    let text = "pub(crate) struct Cell<T>(T);\nenum Way {\n    In,\n}\n    pub(super) struct Inner {\n\
                impl A for B {\n    type Deed = ();\n}\ntype Row = u8;\npub trait Reads: Sized {\n\
                pub fn type_of() {}\n#[cfg(test)]\nmod tests {\n    struct Tried;\n}\n";
    assert_eq!(names(text), ["Cell", "Way", "Inner", "Row", "Reads"]);
}

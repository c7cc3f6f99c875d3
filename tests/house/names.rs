//! Holds the house to one thing a name: no two types, traits or aliases of it are called the same.
//! What a device is on each system, in its files for `unix` and for `windows`, is one thing.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::source_files::{SOURCE, source_files};

#[test]
fn a_name_means_one_thing() {
    let (source, files) = (Path::new(SOURCE), source_files());
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in &files {
        let named = on_any_system(file.strip_prefix(source).expect("a file of this house"));
        let text = fs::read_to_string(file).expect("a source file");
        for name in names(&text) {
            let at = places.entry(name).or_default();
            // Twice in a file it is built in or stands in for what is not.
            if !at.contains(&named) {
                at.push(named.clone());
            }
        }
    }
    assert!(places.len() > 1_200, "{} names", places.len());
    let twice: Vec<(&str, &Vec<String>)> =
        places.iter().filter(|(_, at)| at.len() > 1).map(|(name, at)| (&**name, at)).collect();
    assert!(twice.is_empty(), "of {} names: {twice:#?}", places.len());
}

/// The place of a file, without the system that it is for.
fn on_any_system(file: &Path) -> String {
    let parts = file.with_extension("");
    let parts = parts.iter().take_while(|part| *part != "unix" && *part != "windows");
    parts.collect::<PathBuf>().display().to_string()
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
fn a_device_of_both_systems_is_one_place() {
    let check = |file: &str, expected: &str| {
        assert_eq!(on_any_system(Path::new(file)), expected, "{file}");
    };
    check("devices/terminal/unix/news.rs", "devices/terminal");
    check("devices/terminal/windows/orders.rs", "devices/terminal");
    check("devices/answer/unix.rs", "devices/answer");
    check("devices/answer/mod.rs", "devices/answer/mod");
    check("chess/judge.rs", "chess/judge");
}

#[test]
fn names_are_found_where_they_are_given() {
    let text = "pub(crate) struct Cell<T>(T);\nenum Way {\n    In,\n}\n    pub(super) struct Inner {\n\
                impl A for B {\n    type Deed = ();\n}\ntype Row = u8;\npub trait Reads: Sized {\n\
                pub fn type_of() {}\n#[cfg(test)]\nmod tests {\n    struct Tried;\n}\n";
    assert_eq!(names(text), ["Cell", "Way", "Inner", "Row", "Reads"]);
}

//! Comments and documents in plain English: constructions that make a reader stop are not used again. STYLE.md
//! shows them with what people say instead.

use std::fs;
use std::path::{Path, PathBuf};

use crate::source_files::files_with;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

const BANNED: [&str; 7] =
    ["whoever", "so many", "none where", "is to be had", "what comes of", "of before", "anew"];

/// Where one stands for a reason. Help texts of options are behaviour; they change with the texts.
const ALLOWED: [(&str, &str); 6] = [
    ("docs/STYLE.md", "every one of them, as an example"),
    ("src/laws/rule.rs", "the pattern of a macro"),
    ("src/scenes/hall/mod.rs", "the help of an option"),
    ("src/scenes/place/wishes.rs", "the help of options"),
    ("src/scenes/play/options.rs", "the help of an option"),
    ("tests/house/plain_english.rs", "the list"),
];

#[test]
fn comments_and_documents_are_in_plain_english() {
    let places = ["src", "benches", "docs", "tests/common", "tests/house"];
    let mut files: Vec<PathBuf> = places
        .iter()
        .flat_map(|place| files_with(&Path::new(ROOT).join(place), &["rs", "md"]))
        .collect();
    files.extend(["README.md", "CONTRIBUTING.md"].map(|file| Path::new(ROOT).join(file)));
    let mut found = Vec::new();
    for file in files {
        let name = file.strip_prefix(ROOT).expect("a file of Hector").display().to_string();
        if ALLOWED.iter().any(|(allowed, _)| *allowed == name.replace('\\', "/")) {
            continue;
        }
        let is_code = name.ends_with(".rs");
        let text = fs::read_to_string(&file).expect("a text");
        for (number, line) in text.lines().enumerate() {
            let comment = if is_code { line.trim_start().strip_prefix("//") } else { Some(line) };
            found.extend(
                comment.and_then(banned).map(|words| format!("{name}:{}: {words}", number + 1)),
            );
        }
    }
    assert!(found.is_empty(), "STYLE.md says what people say instead:\n{}", found.join("\n"));
}

/// The first construction in a line that is banned.
fn banned(line: &str) -> Option<&'static str> {
    let plain: String = line
        .to_lowercase()
        .chars()
        .map(|sign| if sign.is_alphabetic() || sign == '_' { sign } else { ' ' })
        .collect();
    let words = format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "));
    BANNED.into_iter().find(|banned| words.contains(&format!(" {banned} ")))
}

#[test]
fn banned_words_are_found_as_whole_words() {
    assert_eq!(banned(" Told to whoever, asks."), Some("whoever"));
    assert_eq!(banned("/ So  many are there"), Some("so many"));
    assert_eq!(banned("also many, anewly, something of beforehand"), None);
}

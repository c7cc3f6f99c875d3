//! Checks that sentences for people are only in the Fluent files of `src/words/lang`, once for each language.

use std::fs;
use std::path::Path;

use crate::source_files::{SOURCE, source_files};

/// The ends of paths of files that may contain German and French words, and the reason.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("chess/notation/descriptive/letters.rs", "the notation of 1929 has its words"),
    ("words/enrol/talk.rs", "what people read aloud into recordings"),
    ("words/openings.rs", "names of openings, by which they are sought"),
];

/// One folder for each language. A text that is missing in one of them does not compile.
const LANGUAGES: &str = "words/lang/";

/// More words than a name or a short phrase has.
const WORDS_OF_A_SENTENCE: usize = 3;

/// The quoted texts of a file with their lines, without comments and tests.
fn quoted(source: &str) -> Vec<(usize, String)> {
    let program = source.split("\n#[cfg(test)]\n").next().unwrap_or_default();
    let mut found = Vec::new();
    for (number, line) in program.lines().enumerate() {
        if line.trim_start().starts_with("//") {
            continue;
        }
        let line = line.replace("\\\"", "'");
        found.extend(line.split('"').skip(1).step_by(2).map(|text| (number + 1, text.to_owned())));
    }
    found
}

/// Whether a text is a German or French sentence, judging by its characters.
fn is_foreign_sentence(text: &str) -> bool {
    let has_accent = text.chars().any(|sign| "äöüÄÖÜßàâçéèêëîïôûùœÀÂÇÉÈÊ«»„“".contains(sign));
    let words = text.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
    has_accent && words.count() >= WORDS_OF_A_SENTENCE
}

/// Whether a text is an error message that begins with a word of its own.
fn is_complaint(text: &str) -> bool {
    let said = text.strip_prefix("hector: ").unwrap_or_default();
    said.starts_with(|sign: char| sign.is_alphabetic())
}

#[test]
fn no_sentence_stands_beside_the_texts() {
    let (root, files, mut beside) = (Path::new(SOURCE), source_files(), Vec::new());
    let mut unneeded = EXCEPTIONS.map(|(path, _)| path).to_vec();
    assert!(files.len() > 300, "only {} files", files.len());
    for file in files {
        let name = file.strip_prefix(root).expect("a path in src").display().to_string();
        let is_listed =
            EXCEPTIONS.iter().any(|(path, _)| name.ends_with(path)) || name.starts_with(LANGUAGES);
        for (line, text) in quoted(&fs::read_to_string(&file).expect("a source")) {
            let is_foreign = is_foreign_sentence(&text);
            unneeded.retain(|path| !(is_foreign && name.ends_with(path)));
            if is_complaint(&text) || (is_foreign && !is_listed) {
                beside.push(format!("src/{name}, line {line}: {text}"));
            }
        }
    }
    assert!(beside.is_empty(), "move these to src/words/lang:\n{}", beside.join("\n"));
    assert!(unneeded.is_empty(), "no exceptions any more: {}", unneeded.join(", "));
}

#[test]
fn a_sentence_is_told_from_a_word() {
    assert!(is_foreign_sentence("Die Braillezeile ist wieder zurück."));
    assert!(is_foreign_sentence("Rien à répéter"));
    assert!(!is_foreign_sentence("gedächtnis"));
    assert!(!is_foreign_sentence("The display is back again."));
    assert!(is_complaint("hector: Line {number}: {sentence}"));
    assert!(!is_complaint("hector: {sentence}"));
    let source = "let a = \"Noch einmal, für alle\"; // \"nicht\"\n    // \"Das wäre keiner\"\n";
    assert_eq!(quoted(source)[0], (1, "Noch einmal, für alle".to_owned()));
}

//! Checks every sentence that a player's seat can say, and whether it is allowed in a tournament (12.6, 11.3.1). The
//! list is `tests/seeds/laws/told_at_the_seat.txt`. A sentence that is not in it fails, so that a person decides.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The sources of a seat's sentences.
const SAID_IN: [&str; 9] = [
    "src/seat/player",
    "src/seat/relayed",
    "src/seat/relayed.rs",
    "src/seat/overseen.rs",
    "src/seat/layer.rs",
    "src/seat/guest.rs",
    "src/seat/board_shown.rs",
    "src/seat/clocks.rs",
    "src/seat/beside_boards",
];

const LANGUAGES: [&str; 3] = ["de", "en", "fr"];

/// Words about pressing the clock or a running clock.
const OF_PRESSES: [(&str, &[&str]); 3] = [
    ("de", &["drück", "Uhr läuft", "Uhr von { $side } läuft"]),
    ("en", &["press", "clock runs", "clock is running"]),
    ("fr", &["appuy", "pendule des { $side } tourne", "pendule tourne"]),
];

fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for place in SAID_IN {
        let path = Path::new(HERE).join(place);
        if path.is_dir() {
            let inside =
                fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("a file").path());
            files.extend(inside);
        } else {
            files.push(path);
        }
    }
    files
}

/// The texts that a source calls as `texts.name(` or `texts().name(`, also across lines.
fn texts_in(source: &str) -> BTreeSet<String> {
    let source: String = source.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut found = BTreeSet::new();
    for behind in ["texts.", "texts .", "texts().", "texts() ."] {
        for rest in source.split(behind).skip(1) {
            let name: String =
                rest.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect();
            if rest[name.len()..].starts_with('(') && !name.is_empty() {
                found.insert(name);
            }
        }
    }
    found
}

/// The sentences of a language by their names.
fn sentences(language: &str) -> BTreeMap<String, String> {
    let folder = format!("{HERE}/src/words/lang/{language}/texts");
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the texts") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let mut name = String::new();
        for line in text.lines() {
            if let Some((begins, rest)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                name = begins.to_owned();
                all.insert(name.clone(), rest.trim().to_owned());
            } else if line.starts_with(' ') {
                let sentence = all.entry(name.clone()).or_default();
                sentence.push(' ');
                sentence.push_str(line.trim());
            }
        }
    }
    all
}

/// The list: the name of each text, and its category.
fn list() -> BTreeMap<String, String> {
    let path = format!("{HERE}/tests/seeds/laws/told_at_the_seat.txt");
    let text = fs::read_to_string(path).expect("the list");
    let row =
        |line: &str| line.split_once(": ").map(|(name, what)| (name.to_owned(), what.to_owned()));
    text.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect()
}

/// The categories allowed in a tournament. The others belong to training or to the arbiter.
const AT_TOURNAMENTS: [&str; 8] =
    ["key", "own words", "own question", "own decision", "draw", "adjournment", "end", "device"];
const ELSEWHERE: [&str; 2] = ["training", "arbiter"];

#[test]
fn every_sentence_of_a_seat_is_listed() {
    let mut said = BTreeSet::new();
    for file in files() {
        said.extend(texts_in(&fs::read_to_string(&file).expect("a source")));
    }
    assert!(said.len() > 150, "{}", said.len());
    let list = list();
    let missing: Vec<&String> = said.iter().filter(|name| !list.contains_key(*name)).collect();
    assert!(missing.is_empty(), "may a tournament let these be said? {missing:?}");
    let gone: Vec<&String> = list.keys().filter(|name| !said.contains(*name)).collect();
    assert!(gone.is_empty(), "no seat says {gone:?}");
    for (name, what) in &list {
        let is_known =
            AT_TOURNAMENTS.contains(&what.as_str()) || ELSEWHERE.contains(&what.as_str());
        assert!(is_known, "{name}: {what}");
    }
}

#[test]
fn no_sentence_of_a_tournament_tells_of_a_press() {
    let list = list();
    for (language, words) in OF_PRESSES {
        let all = sentences(language);
        for (name, what) in &list {
            // Keys are named where they are explained, and confirmed to the player who presses them.
            if !AT_TOURNAMENTS.contains(&what.as_str()) || what == "key" {
                continue;
            }
            let sentence = all.get(name).map(String::as_str).unwrap_or_default();
            let told = words.iter().find(|word| sentence.contains(**word));
            assert_eq!(told, None, "{language}, {name}: {sentence}");
        }
    }
}

/// The fixed parts of a sentence, between the placeholders.
fn fixed_parts(sentence: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for sign in sentence.chars() {
        match sign {
            '{' => {
                depth += 1;
                parts.push(String::new());
            }
            '}' => depth -= 1,
            sign if depth == 0 => parts.last_mut().expect("one").push(sign),
            _ => {}
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

fn is_said(line: &str, parts: &[String]) -> bool {
    let mut rest = line;
    for part in parts {
        match rest.find(part.as_str()) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    true
}

#[test]
fn no_seat_of_a_tournament_says_what_is_for_training() {
    let list = list();
    let mut games = 0;
    for entry in fs::read_dir(format!("{HERE}/tests/seat")).expect("the seats") {
        let path = entry.expect("a transcript").path();
        let text = fs::read_to_string(&path).expect("a transcript");
        let chosen = ["turnier", "tournament", "tournoi"];
        if !text.lines().any(|line| chosen.contains(&line.trim().to_lowercase().as_str())) {
            continue;
        }
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let language = name.split('-').next().unwrap_or_default().to_owned();
        let all = sentences(&language);
        let switched = &all["training_mode"];
        if LANGUAGES.contains(&language.as_str()) && !text.contains(switched.as_str()) {
            games += 1;
            for line in text.lines().filter_map(|line| line.strip_prefix("hector: ")) {
                // If a line fits several sentences, the one with the most fixed text counts.
                let fixed = |name: &String| {
                    let parts = fixed_parts(&all[name]);
                    is_said(line, &parts).then(|| parts.iter().map(String::len).sum::<usize>())
                };
                let known = list.iter().filter(|(name, _)| all.contains_key(*name));
                let said = known
                    .filter_map(|(name, what)| Some((fixed(name)?, name, what)))
                    .max_by_key(|(length, ..)| *length);
                if let Some((length, name, what)) = said.filter(|(length, ..)| *length > 8) {
                    assert_ne!(what, "training", "{}, {name}, {length}: {line}", path.display());
                }
            }
        }
    }
    assert!(games >= 8, "{games}");
}

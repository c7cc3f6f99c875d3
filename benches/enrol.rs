//! What learning a voice achieves, with the whole program: for each voice in a folder, announcements understood, taken
//! rightly and taken wrongly, before and after, and how long learning takes.
//! `./hector bench enrol FOLDER`, where FOLDER has a folder for each voice, with the folders `enrol` and `test` in it.
//! Both hold recordings and their list, `prompts.tsv`, as `hector enrol --from` takes them.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use hector::words::{Expectation, Language, Listening, Wording};
use serde_json::Value;

/// The share of whole announcements that should be right after learning.
const GOAL: f64 = 0.97;

fn main() {
    // Cargo adds an option.
    let folder = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let Some(folder) = folder else {
        panic!("Expected a folder with a folder a voice, each with enrol and test in it.");
    };
    let home = std::env::temp_dir().join(format!("hector-enrol-{}", std::process::id()));
    println!(
        "voice: whole right, taken right of what may be taken, taken wrong before, and in numbers; \
         the same after; seconds"
    );
    let mut all = Vec::new();
    for voice in folders(Path::new(&folder)) {
        let name = voice.file_name().expect("a name").to_string_lossy().into_owned();
        let before = Understood::of(&voice.join("test"), &home, &[]);
        let begun = Instant::now();
        let learned = hector(&home, &["enrol", "bench", "--from", text(&voice.join("enrol"))]);
        let seconds = begun.elapsed().as_secs_f64();
        // If the voice is not kept, nothing has changed.
        let after = if learned.contains("Saved as bench.") {
            let after = Understood::of(&voice.join("test"), &home, &["--voice", "bench"]);
            hector(&home, &["enrol", "bench", "--remove"]);
            after
        } else {
            before
        };
        println!("{name}: {before}; {after}; {seconds:.1}");
        all.push(after.whole.share());
    }
    let _ = fs::remove_dir_all(&home);
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    let verdict = if mean >= GOAL { "reaches" } else { "is BELOW" };
    println!("whole announcements after learning: {mean:.3}, {verdict} {GOAL}");
}

#[derive(Clone, Copy)]
struct Understood {
    whole: Part,
    /// Believed, among those that need no question if every word is certain.
    taken: Part,
    /// Believed but wrong.
    wrong: Part,
}

#[derive(Clone, Copy)]
struct Part {
    count: usize,
    of: usize,
}

impl Part {
    fn share(self) -> f64 {
        self.count as f64 / self.of as f64
    }
}

impl Understood {
    fn of(folder: &Path, home: &Path, options: &[&str]) -> Understood {
        let list = fs::read_to_string(folder.join("prompts.tsv")).expect("a list");
        let (files, texts): (Vec<PathBuf>, Vec<&str>) = list
            .lines()
            .map(|line| line.split_once('\t').expect("a file and a text"))
            .map(|(file, text)| (folder.join(file), text))
            .unzip();
        let mut arguments = vec!["transcribe", "--json"];
        arguments.extend(options);
        arguments.extend(files.iter().map(|file| text(file)));
        let heard = hector(home, &arguments);
        assert_eq!(heard.lines().count(), texts.len(), "one line a recording");
        let expected = Expectation::of(Wording::default(), Language::German);
        let (mut whole, mut takable, mut taken, mut wrong) = (0, 0, 0, 0);
        for (said, line) in texts.iter().zip(heard.lines()) {
            let heard: Value = serde_json::from_str(line).expect("an object a line");
            let (right, accepted) = (heard["text"] == *said, heard["accepted"] == true);
            whole += usize::from(right);
            takable += usize::from(expected.believes(&[Listening::Announcement], said));
            taken += usize::from(right && accepted);
            wrong += usize::from(!right && accepted);
        }
        Understood {
            whole: Part { count: whole, of: texts.len() },
            taken: Part { count: taken, of: takable },
            wrong: Part { count: wrong, of: texts.len() },
        }
    }
}

impl fmt::Display for Understood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [self.whole, self.taken, self.wrong];
        let shares = parts.map(|part| format!("{:.3}", part.share())).join(", ");
        let counts = parts.map(|part| format!("{} of {}", part.count, part.of)).join(", ");
        write!(f, "{shares}; {counts}")
    }
}

fn hector(home: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_hector"))
        .args(arguments)
        .env("HECTOR_HOME", home)
        .env("LC_ALL", "en")
        .stderr(Stdio::inherit())
        .output()
        .expect("the program runs");
    String::from_utf8(output.stdout).expect("text")
}

/// Sorted by name.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of voices");
    let mut folders: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.join("enrol").is_dir())
        .collect();
    folders.sort();
    assert!(!folders.is_empty(), "{} has no folder of a voice", folder.display());
    folders
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

//! Holds the sections of docs/KEYS.md that are written from the code to it: each stands
//! between two marks. `UPDATE=1` writes them again.

use std::fmt::Write as _;
use std::fs;
use std::sync::{Mutex, PoisonError};

use crate::present::conversation::{KeyList, key_called};
use crate::present::editor::Key;
use crate::words::{Activity, Command, CommandRow, Language, Texts};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/KEYS.md");
const END: &str = "<!-- Up to here. -->\n";

/// Sections are written one after the other.
static WRITES: Mutex<()> = Mutex::new(());

/// Holds the section that a test writes to what is written now.
pub(super) fn hold(test: &str, written: &str) {
    let _alone = WRITES.lock().unwrap_or_else(PoisonError::into_inner);
    let begin = format!("<!-- From here on written by the test {test}. -->\n");
    let known = fs::read_to_string(FILE).expect("docs/KEYS.md");
    let (before, rest) = known.split_once(&begin).expect("the first mark");
    let (section, after) = rest.split_once(END).expect("the second mark");
    if std::env::var_os("UPDATE").is_some() {
        let text = format!("{before}{begin}{written}{END}{after}");
        fs::write(FILE, text).expect("docs/KEYS.md");
    } else {
        assert!(section == written, "docs/KEYS.md is stale: UPDATE=1 writes it again");
    }
}

/// Every key and what it does, a line each; one that does what another does is told with it.
pub(super) fn keys(activity: Activity) -> String {
    let texts = Texts::new(Language::English);
    let list: Vec<(Key, Command)> = KeyList::at(activity).keys().collect();
    let mut text = String::new();
    for told in list.chunk_by(|(_, one), (_, other)| one == other) {
        let keys: Vec<String> = told.iter().map(|(key, _)| key_called(*key, &texts)).collect();
        let does = told.iter().map(|(_, command)| command.does_in(activity, &texts)).next();
        let _ = writeln!(text, "- {}: {}.", keys.join(" or "), does.unwrap_or_default());
    }
    text
}

/// Every word of commands and what it does, a line each, language by language: whoever listens hears their own.
pub(super) fn words(activity: Activity) -> String {
    by_language(|language, text| {
        let texts = Texts::new(language);
        for row in Command::table().given_in(activity) {
            let does = row.does_at(activity, &texts);
            // In French a space stands before a colon.
            let space = if language == Language::French { " " } else { "" };
            let _ = writeln!(text, "- {}{space}: {does}", said(row, language));
        }
    })
}

/// A list in each language, under its name.
pub(super) fn by_language(list: impl Fn(Language, &mut String)) -> String {
    let named = [
        ("In English", Language::English),
        ("Auf Deutsch", Language::German),
        ("En français", Language::French),
    ];
    let mut text = String::new();
    for (place, (name, language)) in named.into_iter().enumerate() {
        let between = if place == 0 { "" } else { "\n" };
        let _ = writeln!(text, "{between}### {name}\n");
        list(language, &mut text);
    }
    text
}

fn said(row: &CommandRow<Command>, language: Language) -> String {
    let more = if row.takes_more() { " …" } else { "" };
    let words: Vec<&str> = row.words_in(language).collect();
    format!("{}{more}", words.join(", "))
}

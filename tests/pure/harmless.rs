//! What strangers write is read by people, and obeyed by nothing: escape sequences and turns
//! of the writing direction come out of every file, record and letter as spaces.

use hector::chess::notation::is_harmful;
use hector::chess::notation::pgn::{Comment, Tags};
use hector::laws::read_event;
use hector::present::editor::{EditorRow, Rewriting};
use hector::record::{read_fact, read_head, read_place_message, write_head};
use hector::words::{Language, Texts};

/// Clears a screen, renames a window, rings, and reads backwards.
const HOSTILE: &str = "Carla\u{1b}[2J\u{1b}]0;x\u{7} \u{9b}1m\u{202e}ßieW\u{2066}\u{200f}\u{2028}";

fn is_harmless(text: &str) {
    assert!(!text.chars().any(is_harmful), "{text:?}");
    assert!(text.contains("Carla"), "{text:?}");
}

#[test]
fn game_files_say_nothing_to_a_terminal() {
    let mut tags = Tags::default();
    tags.set("White", HOSTILE).expect("a name");
    is_harmless(tags.get("White").expect("it was set"));
    is_harmless(&Comment::read(HOSTILE).to_string());
    is_harmless(&Comment::read(&format!("[%eval {HOSTILE}]")).to_string());
}

#[test]
fn event_files_say_nothing_to_a_terminal() {
    let text: String = HOSTILE.chars().map(|sign| format!("\\U{:08X}", u32::from(sign))).collect();
    let event = format!("[time]\ncontrol = \"90+30\"\n[device]\nadaptations = [\"{text}\"]\n");
    let event = read_event(&event).expect("an event");
    event.adaptations.iter().for_each(|text| is_harmless(text));
}

#[test]
fn records_and_letters_say_nothing_to_a_terminal() {
    let text: String =
        HOSTILE.chars().map(|sign| format!("\\u{{{:x}}}", u32::from(sign))).collect();
    let line = format!("0 arbiter adjourns \"{text}\"");
    is_harmless(&format!("{:?}", read_fact(&line).expect("a fact")));
    let post = read_place_message(&format!("letter 0 0 - {line}")).expect("a letter");
    is_harmless(&format!("{post:?}"));
    let seed = include_str!("../seeds/record/head-1.txt");
    let name = seed.lines().find(|line| line.starts_with("white ")).expect("a line");
    let (before, _) = name.split_once('"').expect("a name");
    let mut head = read_head(&seed.replacen(name, &format!("{before}\"{text}\""), 1)).expect("one");
    is_harmless(&head.names.white);
    head.names.black = HOSTILE.to_owned();
    is_harmless(&read_head(&write_head(&head)).expect("a head").names.black);
}

#[test]
fn sentences_and_rows_say_nothing_to_a_terminal() {
    let texts = Texts::new(Language::English);
    is_harmless(&texts.not_on_record(HOSTILE));
    let mut row = EditorRow::new(80, Rewriting::InPlace);
    for line in row.put_above(HOSTILE).lines() {
        assert!(!line.trim_start_matches('\r').chars().any(is_harmful), "{line:?}");
    }
}

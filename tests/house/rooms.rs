//! Holds the house to its plan: the arrows between its rooms run one way, pure rooms
//! touch no clock, file, thread, network or randomness, and every file is short and
//! says what it is for.

mod corridors;
mod paths;

use std::collections::BTreeMap;
use std::fs;

use corridors::{Module, circles};
use paths::{Mention, mentions};

use crate::source_files::source_files;

/// Each room, and the rooms it may know.
const ROOMS: [(&str, &[&str]); 11] = [
    ("chess", &[]),
    ("laws", &["chess"]),
    ("clock", &["chess"]),
    ("table", &["chess", "laws", "clock"]),
    ("record", &["chess", "laws", "clock", "table"]),
    ("words", &["chess", "laws", "clock", "table"]),
    ("present", &["chess", "laws", "clock", "table", "words"]),
    ("home", &["chess", "laws", "clock", "table", "words", "present"]),
    ("seat", &["chess", "laws", "clock", "table", "record", "words", "present"]),
    ("devices", &[]),
    (
        "scenes",
        &[
            "chess", "laws", "clock", "table", "record", "words", "present", "home", "seat",
            "devices",
        ],
    ),
];

/// The rooms that may act on the world.
const ACTING: [&str; 2] = ["devices", "scenes"];

/// What pure rooms must not name: paths of the standard library, from their start.
const ACTS: [&str; 18] = [
    "std::*",
    "std::env",
    "std::fs",
    "std::io::*",
    "std::io::stderr",
    "std::io::stdin",
    "std::io::stdout",
    "std::net",
    "std::os",
    "std::process",
    "std::random",
    "std::thread",
    "std::time::*",
    "std::time::Instant",
    "std::time::SystemTime",
    "io::stderr",
    "io::stdin",
    "io::stdout",
];

/// Modules of which pure rooms may name parts, but never the whole.
const NEVER_WHOLE: [&str; 2] = ["std", "std::time"];

const ACTING_MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];

/// The dependencies that do nothing but compute. Any other is a device.
const PURE_CRATES: [&str; 5] = ["fluent_bundle", "serde", "shakmaty", "thiserror", "toml"];

const LONGEST_FILE: usize = 600;

#[test]
fn the_house_stands_as_planned() {
    let dependencies = dependencies();
    let files = source_files();
    let mut faults = Vec::new();
    let mut rooms_seen = Vec::new();
    for file in &files {
        let name = file
            .strip_prefix(env!("CARGO_MANIFEST_DIR"))
            .expect("a file of this house")
            .to_str()
            .expect("a name in UTF-8");
        let source = fs::read_to_string(file).expect("a source file");
        rooms_seen.extend(module_path(name).into_iter().next());
        faults.extend(faults_of(name, &source, &dependencies));
    }
    for (room, _) in ROOMS {
        assert!(rooms_seen.iter().any(|seen| seen == room), "there is no room {room}");
    }
    for room in rooms_seen {
        assert!(ROOMS.iter().any(|(known, _)| *known == room), "{room} is not in the plan");
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// What a file that is in a circle says in its first lines, before the reason.
const IN_A_CIRCLE: &str = "In a circle with `";

#[test]
fn no_two_files_import_each_other_unless_they_say_why() {
    let files = source_files();
    let sources: BTreeMap<Module, String> = files
        .iter()
        .map(|file| {
            let name = file.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("a file of this house");
            let source = fs::read_to_string(file).expect("a source file");
            (module_path(name.to_str().expect("a name in UTF-8")), source)
        })
        .collect();
    let faults = unexplained_circles(&sources);
    assert!(faults.is_empty(), "{} files:\n{}", faults.len(), faults.join("\n"));
}

/// The files in circles that do not say why, and those that say it and are in none.
fn unexplained_circles(sources: &BTreeMap<Module, String>) -> Vec<String> {
    let circles = circles(sources);
    let fault = |(file, source): (&Module, &String)| {
        let head: String = source.lines().take_while(|line| line.starts_with("//!")).collect();
        match (circles.get(file), head.contains(IN_A_CIRCLE)) {
            (Some(others), false) => {
                let others: Vec<String> = others.iter().map(|other| other.join("/")).collect();
                Some(format!("{} is in a circle with {}", file.join("/"), others.join(", ")))
            }
            (None, true) => Some(format!("{} is in no circle", file.join("/"))),
            _ => None,
        }
    };
    sources.iter().filter_map(fault).collect()
}

#[test]
fn circles_are_found_and_those_with_a_reason_let_be() {
    let check = |files: &[(&str, &str)], expected: &[&str]| {
        let module = |name: &str| name.split('/').map(str::to_owned).collect::<Module>();
        let sources =
            files.iter().map(|(name, source)| (module(name), (*source).to_owned())).collect();
        assert_eq!(unexplained_circles(&sources), expected, "{files:?}");
    };
    let both = ["laws/a is in a circle with laws/b", "laws/b is in a circle with laws/a"];
    check(&[("laws/a", "use super::b::B;"), ("laws/b", "fn f(a: crate::laws::a::A) {}")], &both);
    check(&[("laws/a", "use super::b::B;"), ("laws/b", "use super::c::C;"), ("laws/c", "")], &[]);
    // By another name, over three files, and in tests alone.
    let handed_on = [("laws", "pub use a::A;"), ("laws/a", "use super::b::B;")];
    check(&[handed_on[0], handed_on[1], ("laws/b", "use crate::laws::A;")], &both);
    let three = [("a", "use crate::b::B;"), ("b", "use crate::c::C;"), ("c", "use crate::a::A;")];
    assert_eq!(
        unexplained_circles(&three.map(|(a, b)| (vec![a.to_owned()], b.to_owned())).into()).len(),
        3
    );
    let tested = "#[cfg(test)]\nmod tests { use crate::laws::a::A; }";
    check(&[("laws/a", "use super::b::B;"), ("laws/b", tested)], &[]);
    // A folder and its files are one.
    check(&[("laws", "mod a; use a::A;"), ("laws/a", "use super::B;")], &[]);
    let why = "//! Asks. In a circle with `b`: they ask each other.\nuse super::b::B;";
    let because = "//! Answers. In a circle with `a`: see there.\nuse super::a::A;";
    check(&[("laws/a", why), ("laws/b", because)], &[]);
    check(&[("laws/a", why), ("laws/b", "")], &["laws/a is in no circle"]);
}

/// What leads to a file of any size, or to a folder that others may look into, stands in one file
/// each. What the system itself says has no end that anybody could set.
#[test]
fn files_are_read_up_to_a_size_and_folders_are_private() {
    let one_place = [
        ("fs::read_to_string(", "src/devices/whole.rs"),
        ("fs::read(", "src/devices/whole.rs"),
        ("create_dir_all(", "src/devices/folders.rs"),
        ("fs::create_dir_all", "src/devices/folders.rs"),
        ("temp_dir(", "src/devices/folders.rs"),
    ];
    let mut files = source_files();
    let mut faults = Vec::new();
    // Compiled for tests alone, as a whole.
    files.retain(|file| !file.ends_with("src/scenes/guide.rs"));
    for file in &files {
        let source = fs::read_to_string(file).expect("a source file");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let source = source.split("#[test]").next().unwrap_or_default();
        for (number, line) in source.lines().enumerate() {
            let is_system = ["\"/proc/", "\"/sys/", "\"/etc/"].iter().any(|at| line.contains(at));
            for (call, place) in one_place {
                if line.contains(call) && !is_system && !file.ends_with(place) {
                    faults.push(format!("{}:{}: {call}, see {place}", file.display(), number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All that a file does against the plan, a sentence each.
fn faults_of(file: &str, source: &str, dependencies: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |sentence: String| faults.push(format!("{file} {sentence}"));
    if !source.starts_with("//! ") {
        fault("does not open with a line that says its job".to_owned());
    }
    let lines = source.lines().count();
    if lines > LONGEST_FILE {
        fault(format!("has {lines} lines; {LONGEST_FILE} are the most"));
    }
    let module = module_path(file);
    let Some((room, known)) =
        ROOMS.iter().find(|(room, _)| module.first().is_some_and(|first| first == room))
    else {
        return faults;
    };
    for mention in mentions(source) {
        if let Some(other) = room_named(&module, &mention)
            && other != *room
            && !known.contains(&other)
        {
            fault(format!("knows the room {other}, which {room} must not"));
        }
        if !ACTING.contains(room)
            && let Some(act) = act_named(&mention, dependencies)
        {
            fault(format!("names {act}; {room} only computes"));
        }
        if mention.segments == ["unsafe"] && *room != "devices" {
            fault("is unsafe; only devices may be".to_owned());
        }
    }
    faults.dedup();
    faults
}

/// The module a file holds, from the root of the crate.
fn module_path(file: &str) -> Vec<String> {
    let inside = file.strip_prefix("src/").unwrap_or(file).trim_end_matches(".rs");
    let inside = inside.trim_end_matches("/mod");
    // A program opens a scene and is no room.
    let inside = if inside.starts_with("bin/") { "main" } else { inside };
    inside.split('/').filter(|part| !matches!(*part, "lib" | "main")).map(str::to_owned).collect()
}

/// The room that a path leads into, if it starts in this crate and leads into one.
fn room_named(module: &[String], mention: &Mention) -> Option<&'static str> {
    let mut place = module.len() + mention.inner_modules;
    let mut rest = mention.segments.as_slice();
    match rest.first()?.as_str() {
        "crate" | "hector" => {
            rest = rest.get(1..)?;
            place = 0;
        }
        "self" | "super" => {
            while let Some((first, others)) = rest.split_first()
                && matches!(first.as_str(), "self" | "super")
            {
                place = place.saturating_sub(usize::from(first == "super"));
                rest = others;
            }
        }
        _ => return None,
    }
    let named = rest.first()?;
    if place > 0 {
        return None;
    }
    if named == "*" {
        return Some("of everything");
    }
    ROOMS.iter().map(|(room, _)| *room).find(|room| room == named)
}

/// What a path names that only acting rooms may.
fn act_named(mention: &Mention, dependencies: &[String]) -> Option<String> {
    let path = mention.segments.join("::");
    let first = mention.segments.first()?;
    let acts = ACTS.iter().any(|act| {
        path.strip_prefix(act).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    });
    let device = mention.segments.len() > 1
        && dependencies.iter().any(|dependency| dependency == first)
        && !PURE_CRATES.contains(&first.as_str());
    let prints = mention.is_macro && ACTING_MACROS.contains(&path.as_str());
    (acts || device || prints || NEVER_WHOLE.contains(&path.as_str())).then_some(path)
}

/// The names of this crate's dependencies, as its code writes them.
fn dependencies() -> Vec<String> {
    let manifest =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).expect("Cargo.toml");
    let names: Vec<String> = manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.replace('-', "_"))
        .collect();
    for pure in PURE_CRATES {
        assert!(names.iter().any(|name| name == pure), "{pure} is no dependency any more");
    }
    names
}

/// Each is caught, for the reason beside it.
const BAD: [(&str, &str, &str); 29] = [
    ("src/chess/a.rs", "use crate::laws::Edition;", "knows the room laws"),
    ("src/chess/a.rs", "use crate::{chess::Square, words};", "knows the room words"),
    ("src/chess/a.rs", "use super::super::clock::Moment;", "knows the room clock"),
    ("src/chess/mod.rs", "use super::clock::Moment;", "knows the room clock"),
    ("src/chess/notation/uci.rs", "use super::{super::super::table};", "knows the room table"),
    ("src/chess/a.rs", "mod tests { use super::super::super::laws; }", "knows the room laws"),
    ("src/chess/a.rs", "fn f() { hector::scenes::hector::open() }", "knows the room scenes"),
    ("src/clock/a.rs", "use crate::laws::{self as l, Edition};", "knows the room laws"),
    ("src/laws/a.rs", "pub use crate::clock::*;", "knows the room clock"),
    ("src/words/a.rs", "use crate::*;", "knows the room of everything"),
    ("src/words/a.rs", "fn f(x: Option<crate::present::Line>) {}", "knows the room present"),
    ("src/devices/a.rs", "use crate::chess::Position;", "knows the room chess"),
    ("src/devices/a.rs", "use crate::present::Cells;", "knows the room present"),
    ("src/present/a.rs", "use crate::scenes;", "knows the room scenes"),
    ("src/present/a.rs", "use crate::home::drills::Drill;", "knows the room home"),
    ("src/home/a.rs", "fn f() { std::thread::spawn(g); }", "names std::thread"),
    ("src/chess/a.rs", "use std::{fmt, fs};", "names std::fs"),
    ("src/clock/a.rs", "use std::time::{Duration, Instant as Now};", "names std::time::Instant"),
    ("src/clock/a.rs", "use std::time; ", "names std::time;"),
    ("src/laws/a.rs", "fn f() { ::std::thread::spawn(g); }", "names std::thread"),
    ("src/laws/a.rs", "fn f() { std::env::var(\"A\"); }", "names std::env"),
    ("src/laws/a.rs", "use std as s;", "names std;"),
    ("src/table/a.rs", "fn f() { io::stdout().lock(); }", "names io::stdout"),
    ("src/table/a.rs", "fn f() { println!(\"{}\", '\"'); }", "names println"),
    ("src/words/a.rs", "fn f<'a>(x: &'a str) { dbg!(x) }", "names dbg"),
    ("src/words/a.rs", "use cpal::Stream;", "names cpal::Stream"),
    ("src/present/a.rs", "fn f() { /* /* */ */ std::process::exit(1) }", "names std::process"),
    ("src/scenes/a.rs", "fn f() { unsafe { g() } }", "is unsafe"),
    ("src/laws/a.rs", "const A: &str = r#\"\"//\"#; use std::net::IpAddr;", "names std::net"),
];

/// None is caught.
const GOOD: [(&str, &str); 9] = [
    ("src/words/a.rs", "use crate::{chess::Square, clock, laws, table::Game};"),
    ("src/scenes/a.rs", "use crate::devices::speaker; fn f() { println!(); std::fs::read(a); }"),
    ("src/chess/notation/uci.rs", "use super::super::{Position, laws};"),
    ("src/chess/a.rs", "mod tests { use super::*; use super::super::laws; }"),
    ("src/chess/a.rs", "// use std::fs\n/// [`crate::laws`]\nconst A: &str = \"std::fs\";"),
    ("src/chess/a.rs", "const A: char = '\"'; const B: &[u8] = br#\"\"std::fs\"#;"),
    ("src/clock/a.rs", "use std::time::Duration; fn f() -> std::fmt::Result { a != b }"),
    ("src/chess/a.rs", "struct Print { laws: u8, print: bool } fn f() { self.laws; x.fs::<u8>() }"),
    ("src/devices/a.rs", "fn f() { unsafe { g() } std::thread::sleep(d); cpal::host() }"),
];

#[test]
fn a_file_against_the_plan_is_caught() {
    for (file, code, reason) in BAD {
        let faults = faults_of(file, &format!("//! A file.\n{code}"), &["cpal".to_owned()]);
        assert!(
            faults.len() == 1 && faults.iter().all(|fault| fault.contains(reason)),
            "{file}: {code}\nexpected: {reason}\nfound: {faults:?}"
        );
    }
}

#[test]
fn a_file_that_keeps_to_the_plan_is_let_be() {
    for (file, code) in GOOD {
        let faults = faults_of(file, &format!("//! A file.\n{code}"), &["cpal".to_owned()]);
        assert!(faults.is_empty(), "{file}: {code}\n{faults:?}");
    }
}

#[test]
fn a_file_that_is_long_or_does_not_say_its_job_is_caught() {
    let long = format!("//! A file.\n{}", "\n".repeat(LONGEST_FILE));
    assert_eq!(
        faults_of("src/chess/a.rs", &long, &[]),
        ["src/chess/a.rs has 601 lines; 600 are the most"]
    );
    assert_eq!(
        faults_of("src/main.rs", "// A file.\n", &[]),
        ["src/main.rs does not open with a line that says its job"]
    );
}

//! Files that are larger, longer or slower than anything that people write: each is refused with a sentence,
//! soon, whatever it is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::common::records::{hector, home, play, told};
use hector::devices::journal::{DeviceKey, Journal, NewRow, Row, RowKind, read, verify};
use hector::record::read_fact;

/// More than a busy machine needs. Before these files were refused as they are read, they took from 9 s to a minute
/// on one with nothing else to do.
const SOON: Duration = Duration::from_secs(8);

fn asked(home: &Path, arguments: &[&str]) -> (Output, Duration) {
    let begun = Instant::now();
    let output = hector(home)
        .env("LC_ALL", "C")
        .current_dir(home)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    (output, begun.elapsed())
}

/// Refused with exactly one sentence.
#[track_caller]
fn refuses(home: &Path, arguments: &[&str], sentence: &str) {
    let (output, took) = asked(home, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(said.contains(sentence), "{arguments:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    assert!(took < SOON, "{arguments:?}: {took:?}");
}

#[test]
fn a_hundred_thousand_lines_of_junk_are_no_score() {
    let home = home("junk");
    let many = "has too many moves for one game. Expected 20000 at most";
    for (line, sentence) in [
        ("asdf qwer zxcv", many),
        ("e2e5", many),
        ("Anna eins", many),
        ("Eva zwei Eva vier", many),
        ("1. e4 e5", many),
        ("a8 b8 c8", many),
        ("( ( (", many),
        ("; nothing", many),
        ("[Event \"junk\"]", many),
        ("{ nothing }", many),
        ("$1 +++", many),
        ("", "has no move in it."),
    ] {
        fs::write(home.join("junk"), format!("{line}\n").repeat(100_000)).expect("a file");
        refuses(&home, &["compare", "junk", "junk"], sentence);
        let descriptive = ["compare", "junk", "junk", "--first-notation", "descriptive"];
        refuses(&home, &descriptive, sentence);
    }
    for word in ["x".repeat(10_000_000), "\u{1ff}\u{1fe}".repeat(1_000_000)] {
        fs::write(home.join("junk"), word).expect("a file");
        let sentence = "has a word that is too long for a move. Expected 1000 bytes at most.";
        refuses(&home, &["compare", "junk", "junk"], sentence);
    }
    // More moves than in any game that was ever played.
    let knights = "Nf3 Nf6 Ng1 Ng8\n".repeat(300);
    fs::write(home.join("long"), knights).expect("a file");
    let (output, _) = asked(&home, &["compare", "long", "long"]);
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
}

/// A record that was played, and one of as many rows.
fn played(home: &Path, rows: u64) -> PathBuf {
    let record = home.join("game.hector");
    let script =
        "arbiter starts\nwhite announces Eva zwei Eva vier\nwhite presses\nblack asks the moves\n";
    let played = play(home, &["--record", record.to_str().expect("a path")], script);
    assert!(record.exists(), "{}", told(&played));
    let short = read(&record).expect("a record");
    let rows_of = |row: &Row| NewRow {
        wall: row.wall,
        kind: match row.number {
            0 => RowKind::Head,
            _ if read_fact(&row.body).is_ok() => RowKind::Fact,
            _ => RowKind::Began,
        },
        body: row.body.clone(),
    };
    let mut wanted: Vec<NewRow> = short.rows.iter().map(rows_of).collect();
    let last = wanted.last().expect("a row").clone();
    while (wanted.len() as u64) < rows {
        wanted.push(last.clone());
    }
    let long = home.join("long.hector");
    let key = DeviceKey::load_or_create(home).expect("a key");
    let mut journal = Journal::create(&long, &key, &wanted[0]).expect("a journal");
    journal.append(&wanted[1..]).expect("rows");
    drop(journal);
    assert_eq!(verify(&read(&long).expect("a record")).expect("unaltered").rows, rows);
    long
}

#[test]
fn a_record_of_three_million_rows_is_refused_and_one_of_twenty_thousand_is_read() {
    let home = home("rows");
    let long = played(&home, 20_000);
    for arguments in [&["verify", "long.hector"][..], &["games", "pgn", "long.hector"]] {
        let (output, _) = asked(&home, arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {said}");
    }
    let database = Connection::open(&long).expect("the record");
    let more =
        "WITH RECURSIVE n(i) AS (VALUES(20000) UNION ALL SELECT i + 1 FROM n WHERE i < 2999999)
        INSERT INTO rows SELECT i, 0, 'fact', '', x'', NULL FROM n";
    assert_eq!(database.execute(more, []).expect("rows"), 2_980_000);
    database.close().expect("closed");
    let sentence = "has too many rows for a record of Hector. Expected 200000 at most.";
    for arguments in [
        &["verify", "long.hector"][..],
        &["compare", "long.hector"],
        &["games", "pgn", "long.hector"],
        &["play", "--resume", "long.hector"],
    ] {
        refuses(&home, arguments, sentence);
    }
}

/// Whatever a name leads to: a pipe into which nobody writes, a folder, what never ends, a line that never ends,
/// and a hundred megabytes of junk.
#[cfg(unix)]
#[test]
fn whatever_a_name_leads_to_is_refused_soon_and_in_a_sentence() {
    let home = home("whatever");
    let pipe = home.join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
    assert!(made.success());
    fs::create_dir(home.join("folder")).expect("a folder");
    fs::write(home.join("line"), vec![b'a'; 50 << 20]).expect("a file");
    fs::write(home.join("junk"), "Nf9 [xx] 1.. {\n".repeat((100 << 20) / 15)).expect("a file");
    for name in ["pipe", "folder", "line", "junk"] {
        std::os::unix::fs::symlink(name, home.join(format!("{name}.hector"))).expect("a link");
    }
    std::os::unix::fs::symlink("/dev/zero", home.join("zero.hector")).expect("a link");
    for name in ["pipe", "folder", "/dev/zero", "line", "junk"] {
        let record = format!("{}.hector", name.trim_start_matches("/dev/"));
        for (arguments, at) in [
            (&["convert", "--to", "uci", "FILE"][..], name),
            (&["convert", "--to", "pgn", "--from", "algebraic", "FILE"], name),
            (&["convert", "--to", "pgn", "--from", "uci", "FILE"], name),
            (&["convert", "--to", "pgn", "--from", "descriptive", "FILE"], name),
            (&["compare", "FILE", "FILE"], name),
            (&["compare", "8/8/8/8/8/8/8/8", "FILE"], name),
            (&["compare", "FILE"], &record),
            (&["verify", "FILE"], name),
            (&["verify", "FILE"], &record),
            (&["games", "pgn", "FILE"], &record),
            (&["play", "--resume", "FILE"], &record),
            (&["play", "--event", "FILE"], name),
            (&["rule", "event", "FILE"], name),
            (&["practice", "FILE"], name),
            (&["drill", "--file", "FILE"], name),
        ] {
            let arguments: Vec<&str> =
                arguments.iter().map(|word| if *word == "FILE" { at } else { word }).collect();
            refuses_beside(&home, &arguments);
        }
        // The games of a file are counted to its end, and that is told meanwhile.
        let (output, took) = asked(&home, &["review", name]);
        assert_eq!(output.status.code(), Some(2), "{name}: {}", told(&output));
        assert!(took < 4 * SOON, "{name}: {took:?}");
    }
    for command in ["hear", "say", "play"] {
        let begun = Instant::now();
        let zero = fs::File::open("/dev/zero").expect("it is there");
        let output = hector(&home).arg(command).stdin(zero).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{command}: {}", told(&output));
        assert!(begun.elapsed() < SOON, "{command}: {:?}", begun.elapsed());
    }
    // A pipe with a writer is read.
    let writer = std::thread::spawn(move || fs::write(pipe, "1. e4 e5 *").expect("written"));
    let (output, _) = asked(&home, &["convert", "--to", "uci", "pipe"]);
    writer.join().expect("it wrote");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "e2e4 e7e5\n");
}

/// Refused with one sentence, whichever it is.
#[cfg(unix)]
#[track_caller]
fn refuses_beside(home: &Path, arguments: &[&str]) {
    let (output, took) = asked(home, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert_eq!((said.lines().count(), output.stdout.len()), (1, 0), "{arguments:?}: {said}");
    // A pipe is waited for a second, by some commands twice.
    assert!(took < SOON, "{arguments:?}: {took:?}");
}

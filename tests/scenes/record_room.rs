//! The record of `hector play` that is full or taken away: the game goes on, and what was lost is written again
//! when there is room.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::common::fed::fed;
use crate::common::records::{facts, hector, home, told};
use hector::devices::journal::{read, verify};
use hector::record::fact_line;

/// A game on a disk that has room for so many blocks a file: the size of files is limited for
/// this one program, and a signal it ignores says so.
fn with_room_for(blocks: u32, home: &Path, path: &Path) -> Child {
    played_with_room_for(blocks, "--transcript", home, path)
}

fn played_with_room_for(blocks: u32, options: &str, home: &Path, path: &Path) -> Child {
    let limited =
        format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" play {options} --record \"$1\"");
    Command::new("bash")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_hector"), path.to_str().unwrap()])
        .env("HECTOR_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("bash starts")
}

fn gets_room(child: &Child) {
    let pid = child.id().to_string();
    let lifted = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status();
    assert!(lifted.expect("prlimit of util-linux").success());
}

#[test]
fn when_there_is_room_again_everything_is_written_and_nothing_is_missing() {
    let home = home("full");
    let path = home.join("game.hector");
    let mut child = with_room_for(24, &home, &path);
    let mut input = child.stdin.take().expect("an input");
    let output = BufReader::new(child.stdout.take().expect("an output"));
    let (mut failed, mut lifted, mut again) = (false, false, false);
    let mut answers = output.lines();
    let mut say = |input: &mut std::process::ChildStdin, line: &str| {
        writeln!(input, "{line}\n#").expect("it is read");
        let mut heard = String::new();
        loop {
            let answer = answers.next().expect("an answer").expect("text");
            if answer == "#" {
                return heard;
            }
            heard += &answer;
            heard.push('\n');
        }
    };
    say(&mut input, "arbiter starts");
    for number in 0..200 {
        let heard = say(&mut input, &format!("arbiter sets white moves {number}"));
        if heard.contains("to white: Not on record. ") {
            failed = true;
        } else if heard.contains("On record again. Nothing is missing.") {
            again = true;
            break;
        }
        if failed && !lifted {
            gets_room(&child);
            lifted = true;
        }
    }
    assert!(failed && again, "failed {failed}, again {again}");
    drop(input);
    child.wait().expect("it ends");
    let facts = facts(&path);
    let last = facts.last().map(fact_line).expect("a fact");
    assert_eq!(
        facts.len(),
        2 + last.rsplit(' ').next().unwrap().parse::<usize>().unwrap(),
        "{last}"
    );
}

/// Who leaves while the disk is full hears that not all of the game comes back.
#[test]
fn a_player_who_leaves_without_room_hears_how_much_of_the_game_comes_back() {
    let home = home("full-when-left");
    let path = home.join("game.hector");
    let mut child = played_with_room_for(24, "--seat --language en", &home, &path);
    // Every pawn goes one square, and then one more.
    let steps = [[2, 3, 7, 6], [3, 4, 6, 5]];
    let pawns: String = steps
        .into_iter()
        .flat_map(|step| ('a'..='h').map(move |file| (file, step)))
        .map(|(file, [from, to, back, forth])| {
            format!("{file}{from}{file}{to}\n\n{file}{back}{file}{forth}\nkey Tab\n")
        })
        .collect();
    let lines = format!("white\n90+30\n\nstart\n{pawns}quit\nyes\n");
    let mut input = child.stdin.take().expect("an input");
    input.write_all(lines.as_bytes()).expect("it is read");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.contains("Not on record. "), "{told}");
    assert!(told.contains("hector: Leave? What happened last could not be recorded; "), "{told}");
    let file = path.display();
    let last = format!(
        "hector: Only the beginning of the game is on record. hector play --resume {file} continues it.\n"
    );
    assert!(told.ends_with(&last), "{told}");
    let mut again = hector(&home);
    again.args(["play", "--seat", "--language", "en", "--resume"]).arg(&path);
    let goes_on = fed(&mut again, b"quit\nyes\n");
    let goes_on = String::from_utf8_lossy(&goes_on.stdout).into_owned();
    assert!(goes_on.starts_with("hector: The game continues. Moves made: "), "{goes_on}");
}

/// The disk is full when the game begins: what is missing is written as soon as there is room,
/// the key that signs and the file of the record too.
#[test]
fn a_game_that_begins_without_room_is_on_record_when_there_is_some() {
    for blocks in [0, 1, 8] {
        let home = home(&format!("full-at-start-{blocks}"));
        let path = home.join("games/game.hector");
        let mut child = with_room_for(blocks, &home, &path);
        let mut input = child.stdin.take().expect("an input");
        let output = BufReader::new(child.stdout.take().expect("an output"));
        let mut answers = output.lines();
        let mut say = |line: &str| {
            writeln!(input, "{line}\n#").expect("it is read");
            let next = || answers.next().expect("an answer").expect("text");
            std::iter::repeat_with(next).take_while(|answer| answer != "#").collect::<Vec<_>>()
        };
        let begun = say("arbiter starts").join("\n");
        assert!(begun.contains("to white: Not on record. "), "{blocks}: {begun}");
        assert!(say("moves e4").iter().any(|line| line == "to arbiter: Not on record."));
        gets_room(&child);
        let again = say("moves e5").join("\n");
        assert!(again.contains("to black: On record again. Nothing is missing."), "{again}");
        assert!(!say("moves Nf3").join("\n").contains("record"), "nothing more to say");
        drop(input);
        child.wait().expect("it ends");
        let told =
            told(&hector(&home).args(["games", "pgn", path.to_str().unwrap()]).output().unwrap());
        assert!(told.contains("1. e4") && told.contains("2. Nf3"), "{told}");
        let names = fs::read_dir(home.join("games")).unwrap().count();
        assert_eq!(names, 1, "nothing else is left");
    }
}

/// A record that is taken away or cut while it is written is told, and written again from memory. Windows
/// lets nobody take away what a program has open: `journal` tests that there.
#[test]
fn a_record_that_is_taken_away_is_written_again_whole() {
    let home = home("taken-away");
    let path = home.join("game.hector");
    let elsewhere = home.join("elsewhere.hector");
    let mut child = hector(&home)
        .args(["play", "--transcript", "--record", path.to_str().unwrap()])
        .spawn()
        .expect("hector starts");
    let mut input = child.stdin.take().expect("an input");
    let mut answers = BufReader::new(child.stdout.take().expect("an output")).lines();
    let mut say = |line: &str| {
        writeln!(input, "{line}\n#").expect("it is read");
        let next = || answers.next().expect("an answer").expect("text");
        let heard: Vec<String> =
            std::iter::repeat_with(next).take_while(|answer| answer != "#").collect();
        heard.join("\n")
    };
    say("arbiter starts");
    say("moves e4 e5");
    // Deleted: it is written again under its name.
    fs::remove_file(&path).expect("the record");
    let sentence = format!(
        "The record was removed or changed. It has been written again in full, as \"{}\".",
        path.display()
    );
    let heard = say("moves Nf3");
    for person in ["white", "black", "arbiter"] {
        assert!(heard.contains(&format!("to {person}: {sentence}")), "{heard}");
    }
    assert!(!say("moves Nc6").contains("record"), "told once");
    // Something else is in its place: that is left alone, and it goes on under another name.
    fs::rename(&path, &elsewhere).expect("the record");
    fs::write(&path, "mine").expect("another file");
    let heard = say("moves Bb5");
    let other = home.join("game-2.hector");
    assert!(heard.contains(&format!("in full, as \"{}\"", other.display())), "{heard}");
    // Somebody cuts it and leaves it where it is.
    fs::File::options().write(true).open(&other).unwrap().set_len(4_096).expect("cut");
    let heard = say("moves a6");
    let other = home.join("game-2-2.hector");
    assert!(heard.contains(&format!("in full, as \"{}\"", other.display())), "{heard}");
    assert!(!say("moves Ba4").contains("record"), "told once");
    let hash = say("arbiter asks for the record");
    drop(input);
    child.wait().expect("it ends");
    assert_eq!(fs::read_to_string(&path).expect("the other file"), "mine");
    let verified = verify(&read(&other).expect("a record")).expect("unaltered");
    assert!(hash.contains(&verified.last.to_string()), "{hash}");
    let (moved, whole) = (facts(&elsewhere), facts(&other));
    assert!(whole.starts_with(&moved) && whole.len() > moved.len());
}

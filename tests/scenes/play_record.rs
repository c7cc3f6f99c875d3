//! The record of `hector play` through the program itself: taken up again it goes on as
//! if nothing had been, and killed at any moment it has lost nothing that was acknowledged.
//!
//! `HECTOR_KILLS` says how often the program is killed; 50 times if it is not set.

use crate::common::asked;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::Child;
use std::time::{Duration, Instant};

use crate::common::dice::Dice;
use crate::common::fed::fed;
use crate::common::records::{facts, hector, home, play, told};
use hector::chess::ByColor;
use hector::devices::journal::{DeviceKey, Journal, NewRow, RowKind, read, verify};
use hector::laws::read_event;
use hector::record::{ArbiterNumber, Began, Head, Occasion, fact_line, read_fact, write_head};
use hector::table::{Absence, ArbiterAct, Fact, Player, Recorded, Setting};
use hector::words::{Language, Precision};

/// The lines of an answer but for those about the record itself.
fn about_the_game(answer: &str) -> Vec<&str> {
    answer.lines().filter(|line| !line.starts_with("to arbiter: Record:")).collect()
}

fn transcripts() -> Vec<(PathBuf, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("the scripts").map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a script");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// The input lines of a transcript.
fn script(transcript: &str) -> Vec<&str> {
    transcript.lines().filter(|line| !line.starts_with("to ") && !line.starts_with('#')).collect()
}

/// What is answered to them all in one game.
fn answers(transcript: &str) -> String {
    transcript
        .lines()
        .filter(|line| line.starts_with("to "))
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn where_no_record_can_be_kept_it_is_said_and_the_game_goes_on() {
    let home = home("unrecorded");
    fs::write(home.join("file"), "not a folder").unwrap();
    let path = home.join("file/game.hector");
    let script =
        "arbiter starts\nwhite announces Eva zwei Eva vier\nwhite presses\nblack asks the moves\n";
    let output = play(&home, &["--record", path.to_str().unwrap()], script);
    assert!(output.status.success());
    let answer = told(&output);
    let reason = format!(
        "Not on record. The record \"{}\" cannot be opened or created. Expected a folder that you may write in. The game goes on.",
        path.display()
    );
    for person in ["white", "black", "arbiter"] {
        assert!(answer.contains(&format!("to {person}: {reason}")), "{answer}");
    }
    assert_eq!(answer.matches("to arbiter: Not on record.\n").count(), 4, "{answer}");
    assert!(answer.contains("Moves completed: yours 0, opponent's 1."), "{answer}");
}

#[test]
fn a_game_taken_up_again_goes_on_as_if_nothing_had_been() {
    let home = home("split");
    let mut dice = Dice::new(11);
    let mut split = 0;
    for (path, transcript) in transcripts() {
        let lines = script(&transcript);
        // Time that passed before a fact is on record with it; so the cut comes after one.
        let is_refused = |line: &str| {
            ["white", "black", "arbiter"]
                .iter()
                .any(|to| transcript.contains(&format!("{line}\nto {to}: Not provided")))
        };
        let cuts: Vec<usize> = (1..lines.len())
            .filter(|at| {
                let before = lines[at - 1];
                ["presses", "announces", "repeats", "starts"]
                    .iter()
                    .any(|verb| before.contains(verb))
                    && !is_refused(before)
            })
            .collect();
        if cuts.is_empty() {
            continue;
        }
        let cut = dice.pick(&cuts);
        let name = path.file_stem().unwrap().to_str().unwrap();
        let record = home.join(format!("{name}.hector"));
        let record = record.to_str().unwrap();
        let whole = answers(&transcript);
        let first = play(&home, &["--record", record], &lines[..cut].join("\n"));
        let second = play(&home, &["--resume", record], &lines[cut..].join("\n"));
        let over = String::from_utf8_lossy(&second.stderr).contains("is over.");
        let (first, second) = (told(&first), told(&second));
        let parts: Vec<&str> =
            about_the_game(&first).into_iter().chain(about_the_game(&second)).collect();
        if over {
            // A game that is over is not taken up again.
            assert!(first.contains("Result: "), "{name}: {first}");
            continue;
        }
        assert_eq!(parts, about_the_game(&whole), "{name}, cut before line {cut}");
        split += 1;
    }
    assert!(split > 80, "only {split} games were cut in two");
}

/// A game that brings about facts of every weight.
const KILLED: &str = "arbiter starts
wait 7 s
white announces Eva zwei Eva vier
black repeats Eva zwei Eva vier
white presses
wait 12 s
black announces Eva sieben Eva fünf
white repeats Eva sieben Eva fünf
black presses
wait 3 s
white announces Springer Gustav eins Felix drei
white corrects Springer Gustav eins Hector drei
black repeats Springer Gustav eins Hector drei
white presses
black asks the time
wait 1 min
black announces Dame David acht Hector vier
white repeats Dame David acht Hector vier
black offers a draw
black presses
arbiter gives white 1 min
white touches b1
white announces Springer Bella eins Cesar drei
black repeats Springer Bella eins Cesar drei
white presses
black calls the arbiter
arbiter settles 1
wait 4 s
black announces Dame Hector vier Felix zwei
black presses
white resigns
white signs
black signs
";

/// Plays line by line and stops dead at a line and some moments later. Says how many
/// lines were acknowledged: the echo of a line means that the one before it is done.
fn played_until_killed(mut child: Child, lines: &[&str], at: usize, later: Duration) -> usize {
    let mut input = child.stdin.take().expect("an input");
    let mut output = BufReader::new(child.stdout.take().expect("an output"));
    for (number, line) in lines.iter().enumerate() {
        if writeln!(input, "{line}").is_err() {
            break;
        }
        if number == at {
            std::thread::sleep(later);
            break;
        }
        let mut answer = String::new();
        while answer.trim_end() != *line {
            answer.clear();
            assert!(output.read_line(&mut answer).expect("an answer") > 0, "no echo of {line}");
        }
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it is dead");
    let mut rest = String::new();
    let _ = std::io::Read::read_to_string(&mut output, &mut rest);
    // The line it was killed at may have been echoed, and that acknowledges those before.
    at
}

#[test]
fn killed_at_any_moment_no_acknowledged_fact_is_lost() {
    let home = home("killed");
    let lines: Vec<&str> = KILLED.lines().collect();
    let whole = home.join("whole.hector");
    let output = play(&home, &["--record", whole.to_str().unwrap()], KILLED);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let all = facts(&whole);
    // How many facts are on record when so many lines are done.
    let after: Vec<usize> = (0..=lines.len())
        .map(|done| {
            let path = home.join(format!("prefix-{done}.hector"));
            let script = format!("{}\n", lines[..done].join("\n"));
            play(&home, &["--record", path.to_str().unwrap()], &script);
            if path.exists() { facts(&path).len() } else { 0 }
        })
        .collect();
    assert_eq!(after.last(), Some(&all.len()));
    let kills = asked::number("HECTOR_KILLS").unwrap_or(50);
    let mut dice = Dice::new(kills);
    for round in 0..kills {
        let path = home.join("killed.hector");
        for suffix in ["", "-wal"] {
            let _ = fs::remove_file(format!("{}{suffix}", path.display()));
        }
        let at = 1 + dice.below(lines.len() - 1);
        let later = Duration::from_micros(dice.below(1_500) as u64);
        let child = hector(&home)
            .args(["play", "--transcript", "--record", path.to_str().unwrap()])
            .spawn()
            .expect("hector starts");
        let done = played_until_killed(child, &lines, at, later);
        let kept = facts(&path);
        assert!(kept.len() >= after[done], "round {round}: {} facts, {at} lines", kept.len());
        assert!(all.starts_with(&kept), "round {round}: the record tells another game");
        assert!(after.contains(&kept.len()), "round {round}: a line is on record in part");
        // Taken up again, the rest of the game gives the same record. Time that a line let
        // pass without a fact is not on record, so the rest begins with it.
        let mut rest = after.iter().rposition(|facts| *facts == kept.len()).unwrap();
        while rest > 0 && lines[rest - 1].starts_with("wait") {
            rest -= 1;
        }
        if kept.len() < all.len() && !has_ended(&home, &path) {
            let script = format!("{}\n", lines[rest..].join("\n"));
            let output = play(&home, &["--resume", path.to_str().unwrap()], &script);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let expected: Vec<String> = all.iter().map(fact_line).collect();
            let found: Vec<String> = facts(&path).iter().map(fact_line).collect();
            assert_eq!(found, expected, "round {round}");
        }
    }
}

fn has_ended(home: &Path, path: &Path) -> bool {
    let output = hector(home).arg("games").args(["sheet", path.to_str().unwrap()]).output();
    !told(&output.expect("an answer")).contains("The game is not finished.")
}

#[test]
fn the_clock_goes_on_while_the_program_is_dead() {
    let home = home("real-time");
    let record = home.join("game.hector");
    let record = record.to_str().unwrap();
    let begun = Instant::now();
    let mut child = hector(&home)
        .args(["play", "--real-time", "--transcript", "--record", record])
        .spawn()
        .expect("hector starts");
    let mut input = child.stdin.take().expect("an input");
    let mut output = BufReader::new(child.stdout.take().expect("an output"));
    writeln!(input, "time 60\narbiter starts").expect("it is read");
    let mut line = String::new();
    while !line.contains("clock is started") {
        line.clear();
        assert!(output.read_line(&mut line).expect("an answer") > 0);
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it is dead");
    // The clock shall show more than two seconds without a program.
    std::thread::sleep(Duration::from_millis(2_200));
    let answer =
        told(&play(&home, &["--real-time", "--resume", record], "arbiter asks for a report\n"));
    let passed = begun.elapsed().as_secs();
    assert!(answer.contains("and is back. The clock went on."), "{answer}");
    // Two seconds at least are gone from White's hour, and no more than really passed.
    let white = answer.split("White ").find(|part| part.contains("fifty-nine minutes"));
    let seconds = white.unwrap_or_else(|| panic!("{answer}"));
    let gone: Vec<u64> = (2..=passed.max(2) + 1).collect();
    let words = |left: u64| {
        let left = Duration::from_secs(left);
        hector::words::duration(left, Precision::Seconds, Language::English)
    };
    assert!(
        gone.iter().any(|gone| seconds.contains(&words(3_600 - gone))),
        "{answer} after {passed} s"
    );
}

/// A recorder has no clock that could run, and no case that could stop one: how long it was away is measured all the same.
#[test]
fn a_recorder_that_was_away_says_how_long_and_nothing_of_a_clock() {
    let home = home("recorder-away");
    let record = home.join("game.hector");
    let path = record.to_str().unwrap();
    let mut child = hector(&home)
        .args(["play", "--real-time", "--record", path])
        .spawn()
        .expect("hector starts");
    let mut input = child.stdin.take().expect("an input");
    writeln!(input, "profile recorder\nblack writes e4").expect("it is read");
    let until = Instant::now() + Duration::from_secs(30);
    while !read(&record).is_ok_and(|read| read.rows.iter().any(|row| row.kind == "alive")) {
        assert!(Instant::now() < until, "no sign of life");
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it is dead");
    let answer = told(&play(&home, &["--real-time", "--resume", path], ""));
    assert!(answer.contains("The device was away for "), "{answer}");
    assert!(!answer.contains("clock"), "{answer}");
}

#[test]
fn after_a_power_cut_the_clock_stands_and_the_arbiter_is_told() {
    let home = home("power");
    let path = home.join("game.hector");
    let key = DeviceKey::load_or_create(&home).expect("a key");
    let event =
        read_event("[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"full announcement\"\n");
    let players = ByColor { white: Player::SIGHTED, black: Player::BLIND };
    let setting = Setting::new(event.unwrap(), players).unwrap();
    let head = Head {
        program: "0.1.0".to_owned(),
        arbiter_number: ArbiterNumber::Plain("17".to_owned()),
        // Another start of the machine than this one.
        began: Began { boot: "another".to_owned(), micros: 5 },
        occasion: Occasion::default(),
        names: ByColor { white: String::new(), black: String::new() },
        setting,
    };
    let three_minutes_ago = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .expect("after 1970")
        .as_millis() as i64
        - 180_000;
    let row = |kind, body| NewRow { wall: three_minutes_ago, kind, body };
    let mut journal = Journal::create(&path, &key, &row(RowKind::Head, write_head(&head))).unwrap();
    let at = hector::clock::Moment::ZERO;
    let started = Recorded { at, fact: Fact::Arbiter(ArbiterAct::Starts) };
    journal.append(&[row(RowKind::Fact, fact_line(&started))]).unwrap();
    journal.stay_alive(three_minutes_ago, "42000000").unwrap();
    drop(journal);
    let answer = told(&play(
        &home,
        &["--real-time", "--resume", path.to_str().unwrap()],
        "white asks the time\narbiter settles 1\n",
    ));
    // How long it was off stands in the record, and reaches to the moment at which that was written.
    let record = read(&path).expect("a record");
    let returned = record.rows.iter().find_map(|row| match read_fact(&row.body).ok()?.fact {
        Fact::Returned(Absence::ByTheWall(away)) => Some((away.as_micros(), row.wall)),
        _ => None,
    });
    let (away, written) = returned.expect("the return is on record");
    let away = Duration::from_micros(away);
    let longest = Duration::from_millis(u64::try_from(written - three_minutes_ago).unwrap());
    assert!((Duration::from_secs(180)..=longest).contains(&away), "{away:?} of {longest:?}");
    let took = hector::words::duration(away, Precision::Seconds, Language::English);
    let expected = format!("to arbiter: The device was off and is back. By the computer's clock that took {took}. The chess clock shows what was last recorded.
to arbiter: Case 1: the times since the last record are lost, and both clocks are stopped. By article 6.10.1 of 2023. Remedy: start White's clock again.
to white: Yours one hour, twenty-nine minutes, forty-eight seconds. Opponent's one hour, thirty minutes, thirty seconds.
to arbiter: Case 1 is settled with remedy 1.
");
    // Whoever takes a game up is told where its record stands.
    let (heads, answer): (Vec<&str>, Vec<&str>) =
        answer.lines().partition(|line| line.starts_with("to arbiter: Record: 4 rows. "));
    assert_eq!(heads.len(), 1);
    let answer = answer.iter().map(|line| format!("{line}\n")).collect::<String>();
    assert_eq!(answer, expected);
    assert!(record.rows.iter().any(|row| row.kind == "began"), "the new start is on record");
    verify(&record).expect("unaltered");
    // A second power cut is no other: the record says where its own time began.
    let again = told(&play(&home, &["--real-time", "--resume", path.to_str().unwrap()], ""));
    assert!(again.contains("The clock went on."), "{again}");
}

/// Nobody else on the machine reads who played, and what.
#[cfg(unix)]
#[test]
fn folders_and_records_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = home("private").join("new");
    let path = home.join("games/game.hector");
    let output = play(&home, &["--record", path.to_str().unwrap()], "arbiter starts\n");
    assert!(output.status.success(), "{output:?}");
    for (place, mode) in [(&home, 0o700), (&home.join("games"), 0o700), (&path, 0o600)] {
        let found = fs::metadata(place).unwrap().permissions().mode() & 0o777;
        assert_eq!(found, mode, "{}", place.display());
    }
}

#[test]
fn an_event_file_of_a_hundred_megabytes_is_refused_by_its_size() {
    let home = home("large-event");
    let event = home.join("event.toml");
    fs::File::create(&event).unwrap().set_len(100 << 20).unwrap();
    let begun = Instant::now();
    // A file without an end, where the system has one.
    let endless = Some("/dev/zero").filter(|_| cfg!(unix));
    for event in [event.to_str()].into_iter().chain([endless]).flatten() {
        let output = play(&home, &["--event", event], "arbiter starts\n");
        assert_eq!(output.status.code(), Some(2));
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(sentence.contains("it is too large"), "{sentence}");
    }
    assert!(begun.elapsed() < Duration::from_secs(5));
}

/// While the clock runs a signed row every minute says that the program is alive, and whoever
/// changes the last sign is found.
#[test]
fn signs_of_life_are_on_record_and_cannot_be_moved() {
    let home = home("signs");
    let path = home.join("game.hector");
    let record = path.to_str().unwrap();
    let mut child =
        hector(&home).args(["play", "--real-time", "--record", record]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("an input");
    writeln!(input, "arbiter starts").expect("it is read");
    let until = Instant::now() + Duration::from_secs(60);
    while !read(&path).is_ok_and(|record| record.rows.iter().any(|row| row.kind == "alive")) {
        assert!(Instant::now() < until, "no sign of life");
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it is dead");
    let record = read(&path).expect("a record");
    verify(&record).expect("unaltered");
    let key = DeviceKey::load_or_create(&home).expect("the key");
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    // The wall's clock jumped, and the program was silent for an hour.
    let last = record.rows.last().expect("a row");
    let at = last.body.parse::<u64>().expect("a moment") + 3_600_000_000;
    journal.stay_alive(last.wall + 7_000_000, &at.to_string()).expect("a sign");
    drop(journal);
    let proof = hector(&home).args(["verify", path.to_str().unwrap()]).output().expect("a proof");
    let proof = told(&proof);
    assert!(
        proof.contains("Nothing was recorded for one hour while a clock was running, "),
        "{proof}"
    );
    assert!(
        proof.contains("The computer's clock was set forward by fifty-six minutes, forty seconds"),
        "{proof}"
    );
    let database = rusqlite::Connection::open(&path).unwrap();
    database.execute("UPDATE alive SET body = '1' || body", []).unwrap();
    database.close().unwrap();
    for arguments in [
        vec!["verify", path.to_str().unwrap()],
        vec!["play", "--real-time", "--resume", path.to_str().unwrap()],
    ] {
        let refused = fed(hector(&home).args(arguments), b"");
        assert_ne!(refused.status.code(), Some(0));
        let sentence = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(
            sentence.contains("the last sign of life does not match its signature."),
            "{sentence}"
        );
    }
}

#[test]
fn what_cannot_be_taken_up_is_said_in_a_sentence() {
    let home = home("refused");
    let refused = |options: &[&str]| {
        let output = play(&home, options, "");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&["--resume"]).contains("There is no unfinished game in"));
    let text = home.join("text.hector");
    fs::write(&text, "no record").unwrap();
    let sentence = refused(&["--resume", text.to_str().unwrap()]);
    assert!(sentence.contains("is not a record of Hector."), "{sentence}");
    let record = home.join("game.hector");
    let record = record.to_str().unwrap();
    play(&home, &["--record", record], "arbiter starts\nwhite resigns\n");
    assert!(refused(&["--resume", record]).contains("is over."));
    let twice = play(&home, &["--record", record], "arbiter starts\n");
    assert_eq!(twice.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&twice.stderr).contains("already exists."));
}

/// A sealed device does nothing but its game until the arbiter opens it, though it was
/// switched off meanwhile.
#[test]
fn a_sealed_device_does_nothing_but_its_game() {
    let home = home("sealed");
    let record = home.join("a.hector");
    let record = record.to_str().unwrap();
    let ask = |arguments: &[&str]| fed(hector(&home).args(arguments), b"e4\n");
    let refused = |arguments: &[&str]| {
        let output = ask(arguments);
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {sentence}");
        assert!(sentence.contains("is sealed for the game in"), "{arguments:?}: {sentence}");
    };
    assert!(ask(&["say"]).status.success());
    let began =
        play(&home, &["--record", record], "arbiter starts\narbiter seals the device\nmoves e4\n");
    assert!(told(&began).contains("to arbiter: The device is sealed"), "{began:?}");
    for arguments in [&["say"][..], &["games"], &["play"], &["rule", "table"], &["hear"]] {
        refused(arguments);
    }
    assert!(ask(&["verify", record]).status.success());
    let other = home.join("b.hector");
    refused(&["play", "--resume", other.to_str().unwrap()]);
    let opened = play(&home, &["--resume", record, "--real-time"], "arbiter opens the device\n");
    let opened = told(&opened);
    assert!(opened.contains("It has been away once since it was sealed."), "{opened}");
    assert!(ask(&["say"]).status.success());
    // The end of the game opens it too, whoever forgets.
    play(&home, &["--resume", record], "arbiter seals the device\nwhite resigns\n");
    assert!(ask(&["say"]).status.success());
}

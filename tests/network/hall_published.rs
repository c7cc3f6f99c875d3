//! What a hall gives to others: pairings in, results out, games as they are played, in files and at a server.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::games_server::GamesServer;
use crate::common::hall_at_terminals::{OPEN, open_hall, open_table, opening, plays, starts};
use crate::common::in_a_hall::Folder;
use crate::common::records::hector;

/// Waits until a file says what it should.
fn file_says(path: &Path, what: &str, holds: impl Fn(&str) -> bool) -> String {
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if holds(&text) {
            return text;
        }
        assert!(Instant::now() < until, "{what}: {} says {text:?}", path.display());
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_round_is_played_from_its_pairings_to_its_results() {
    let folder = Folder::new();
    let server = GamesServer::start(vec![503]);
    let broadcast = folder.0.join("broadcast.txt");
    std::fs::write(&broadcast, format!("{}\nlip_secret\n", server.address())).expect("a file");
    let arguments = format!("--live 0 --broadcast {}", broadcast.display());
    let mut hall = open_hall(&folder.0, "", &arguments);
    hall.sees("The hall is open, with 3 tables.");
    hall.sees("Round 2: 3 pairings read from ");
    hall.sees("open.trf. \"pairings\" tells them.");
    hall.types("pairings");
    hall.sees("Table 1: Carter, Will against Müller, Jörg.");
    hall.sees("Table 3: ");
    hall.types("all");
    hall.sees("Table 1: Carter, Will against Müller, Jörg, no game yet.");
    let mut table = open_table(&mut hall, &folder.0, 1);
    hall.types("all");
    hall.sees("Table 1: Carter, Will against Müller, Jörg, 0 moves.");
    starts(&mut hall, 1);
    plays(&mut table, &["e2e4"]);
    let live: PathBuf = folder.0.join("event.hall/live/round-2/game-1.pgn");
    let text = file_says(&live, "the first move", |text| text.contains("1. e4"));
    for tag in [
        "[Event \"Open of the Blind\"]",
        "[Site \"Laufen\"]",
        "[Round \"2\"]",
        "[Board \"1\"]",
        "[White \"Carter, Will\"]",
        "[Black \"Müller, Jörg\"]",
        "[WhiteFideId \"400003\"]",
        "[BlackFideId \"4600001\"]",
        "[Result \"*\"]",
        "{[%clk 1:30:",
    ] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    let of_clocks = text.split("[%clk ").skip(1).filter_map(|after| after.split(']').next());
    let whole = |shown: &str| shown.bytes().all(|sign| sign.is_ascii_digit() || sign == b':');
    assert!(of_clocks.clone().all(whole), "whole seconds: {text}");
    // The server was out of order once, and then it had everything.
    hall.sees(
        "Not published: The broadcast server refused the games, with code 503. It is tried again.",
    );
    hall.sees("The broadcast server takes the games again.");
    let handed = server.handed();
    let last = handed.last().expect("a request");
    assert_eq!(last.authorization, "Bearer lip_secret");
    assert!(last.request.starts_with("POST /api/broadcast/round/abc/push "), "{}", last.request);
    assert!(last.games.contains("[Board \"1\"]"), "{}", last.games);
    // An illegal move stands until the arbiter has decided, and nobody sees it before.
    table.types("e7e5");
    table.sees("Noted.");
    table.presses("\t");
    table.types("d1d5");
    table.sees("Noted.");
    table.types("");
    hall.sees("Case 1: White completed an illegal move");
    let text = file_says(&live, "the second move", |text| text.contains("e5"));
    assert!(!text.contains("d5") && text.contains("[Result \"*\"]"), "{text}");
    hall.types("scores");
    hall.sees("One game is written to ");
    file_says(&folder.0.join("event.hall/scores.pgn"), "the game", |text| text.contains("e5"));
    // The hall adjourns the game as well, and what is sealed nobody is shown.
    hall.types("settles 1");
    hall.sees("Case 1 is settled");
    hall.types("asks to seal");
    table.sees("You are asked to seal your move.");
    table.types("seal ng1f3");
    table.sees("Seal Springer Gustav eins Felix drei?");
    table.types("yes");
    table.sees("Adjourned.");
    hall.sees("Envelope: sealed by White");
    hall.types("adjourns until Sunday 10:00");
    table.sees("The game is to be resumed: Sunday 10:00.");
    hall.types("scores");
    hall.sees("One game is written to ");
    for file in [&live, &folder.0.join("event.hall/scores.pgn")] {
        let text = file_says(file, "the game", |text| text.contains("e5"));
        assert!(!text.contains("Nf3"), "{text}");
    }
    assert!(!hall.shown().contains("Felix drei"), "{}", hall.shown());
    hall.types("takes up with both present");
    hall.sees("The envelope is open. Sealed: \"Springer Gustav eins Felix drei\".");
    file_says(&live, "the sealed move", |text| text.contains("Nf3"));
    hall.types("declares black wins");
    hall.sees("That ends the game. Sure?");
    hall.types("yes");
    hall.sees("Table 1: Carter, Will against Müller, Jörg: 0-1.");
    file_says(&live, "the result", |text| text.contains("[Result \"0-1\"]"));
    let results = folder.0.join("event.hall/results-2.trf");
    let report = file_says(&results, "the result", |text| text.contains("3 b 1"));
    let changed = OPEN.lines().zip(report.lines()).filter(|(old, new)| old != new).count();
    assert_eq!((changed, OPEN.lines().count()), (2, report.lines().count()), "{report}");
    // The token is nowhere in the folder of the hall.
    let kept = std::process::Command::new("grep")
        .args(["-rl", "lip_secret"])
        .arg(folder.0.join("event.hall"))
        .output()
        .expect("grep");
    assert_eq!(String::from_utf8_lossy(&kept.stdout), "");
}

/// Whoever sits down at a table hears against whom, in their own language, and both names stand on the score sheet.
#[test]
fn a_table_is_told_its_pair_and_keeps_both_names() {
    let folder = Folder::new();
    let mut hall = open_hall(&folder.0, "", "--arbiter Anna");
    hall.sees("Round 2: 3 pairings read from ");
    let mut table = open_table(&mut hall, &folder.0, 1);
    table.sees(
        "Round 2, table 1: you have White against Müller, Jörg. By the pairings you are Carter, Will.",
    );
    let mut anna = arbiter(&folder.0);
    anna.types("pairings");
    anna.sees("Table 1: Carter, Will against Müller, Jörg.");
    starts(&mut hall, 1);
    plays(&mut table, &["e2e4"]);
    let home = folder.0.join("table 1");
    let code = folder.0.join("event.hall/codes/table-1.hall");
    let told = [
        (
            "de",
            "Runde 2, Tisch 1: Sie haben Weiß gegen Müller, Jörg. Nach den Paarungen sind Sie Carter, Will.",
        ),
        (
            "fr",
            "Ronde 2, table 1 : vous avez les Blancs contre Müller, Jörg. D'après les appariements, vous êtes Carter, Will.",
        ),
    ];
    ends_at_once(table);
    for (language, told) in told {
        let settings = format!("language = {language}\n");
        let play = format!("play --resume --hall {} --silent", code.display());
        let mut again = AtTerminal::begin("again", &home, &settings, &play);
        again.sees(told);
        ends_at_once(again);
    }
    // The device is sealed; the organiser looks at the record on another one.
    let record = std::fs::read_dir(home.join("games")).expect("a folder").flatten();
    let record = record
        .map(|file| file.path())
        .find(|path| path.extension().is_some_and(|end| end == "hector"));
    let (record, other) = (record.expect("a record"), folder.0.join("another device"));
    let sheet = hector(&other)
        .args(["games", "sheet", "--language", "en"])
        .arg(&record)
        .output()
        .expect("hector");
    let sheet = String::from_utf8_lossy(&[sheet.stdout, sheet.stderr].concat()).into_owned();
    for told in ["White, Carter, Will", "Black, Müller, Jörg", "Round: 2"] {
        assert!(sheet.contains(told), "{told}: {sheet}");
    }
    let verified = hector(&other).arg("verify").arg(&record).output().expect("hector");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

/// Ends a table as a power cut does.
fn ends_at_once(mut table: AtTerminal) {
    let program = table.program().to_string();
    std::process::Command::new("kill").args(["-9", &program]).status().expect("kill");
    table.ends();
}

/// An arbiter comes from another machine.
fn arbiter(folder: &Path) -> AtTerminal {
    let code = folder.join("event.hall/codes/desk-1.hall");
    let desk = format!("arbiter --hall {} --silent", code.display());
    let mut anna = AtTerminal::begin("anna", &folder.join("anna"), "language = en\n", &desk);
    anna.sees("The hall is open, with ");
    anna
}

/// A hall that goes on from day to day has the games of all rounds: none of before is taken for one of those who sit there now.
#[test]
fn the_games_of_one_round_are_not_those_of_the_next() {
    let folder = Folder::new();
    let mut hall = open_hall(&folder.0, "", "--live 0 --arbiter Anna");
    hall.sees("The hall is open, with 3 tables.");
    let table = open_table(&mut hall, &folder.0, 1);
    starts(&mut hall, 1);
    let mut anna = arbiter(&folder.0);
    anna.types("all");
    anna.sees("Table 1: Carter, Will against Müller, Jörg, 0 moves.");
    hall.types("declares black wins");
    hall.types("yes");
    hall.sees("Table 1: Carter, Will against Müller, Jörg: 0-1.");
    anna.sees("Table 1: Carter, Will against Müller, Jörg: 0-1.");
    anna.types("quit");
    anna.types("yes");
    anna.ends();
    hall.types("quit");
    hall.types("yes");
    hall.ends();
    drop(table);
    let next = |line: &str| match line.get(..8) {
        Some("001    1") => format!("{line:<111}   2 w\r\n"),
        Some("001    2") => format!("{line:<111}   1 b\r\n"),
        _ => format!("{line}\r\n"),
    };
    let played =
        std::fs::read_to_string(folder.0.join("event.hall/results-2.trf")).expect("a report");
    let again = |round: u16| {
        let report: String = played.lines().map(next).collect();
        std::fs::write(folder.0.join("open.trf"), report).expect("a file");
        // Each opening of a test has ports of its own, which stand in the code.
        let arguments = format!("--live 0 --round {round} --new-code Anna");
        let open = opening(&folder.0, "", &arguments);
        AtTerminal::begin("hall", &folder.0.join("hall"), "language = en\n", &open)
    };
    for _ in 0..2 {
        let mut hall = again(3);
        hall.sees("The hall is open, with one table. One game is on record.");
        hall.types("all");
        hall.sees("Table 1: ");
        hall.sees(" against ");
        hall.sees(", no game yet.");
        hall.types("results");
        hall.sees("No results yet.");
        hall.types("round");
        hall.sees("No game is being played, none is over, one has not begun.");
        let mut anna = arbiter(&folder.0);
        anna.types("results");
        anna.sees("No results yet.");
        anna.types("quit");
        anna.types("yes");
        anna.ends();
        hall.types("quit");
        hall.types("yes");
        hall.ends();
        assert!(!folder.0.join("event.hall/results-3.trf").exists());
        assert!(!folder.0.join("event.hall/live/round-3").exists());
    }
    let mut hall = again(2);
    hall.sees("The hall is open, with 3 tables. One game is on record.");
    hall.types("results");
    hall.sees("Table 1: Carter, Will against Müller, Jörg: 0-1.");
}

/// What the event holds back nobody sees, and the arbiter sees it at once.
#[test]
fn a_game_is_shown_as_late_as_the_event_wants() {
    let folder = Folder::new();
    let mut hall = open_hall(&folder.0, "[hall]\nlive_delay = 10\n", "");
    hall.sees("The hall is open, with 3 tables.");
    let mut table = open_table(&mut hall, &folder.0, 1);
    starts(&mut hall, 1);
    plays(&mut table, &["e2e4"]);
    // Until the arbiter has it, however busy the machine is.
    let has_come = |hall: &mut AtTerminal| {
        hall.types("all");
        hall.sees_one_of(&["Müller, Jörg, 0 moves.", "Müller, Jörg, 1 move."]).0 == 1
    };
    assert!((0..500).any(|_| has_come(&mut hall)), "{}", hall.shown());
    // The file for the organiser has it, and is written after any file for others would be.
    hall.types("scores");
    file_says(&folder.0.join("event.hall/scores.pgn"), "the move", |text| text.contains("e4"));
    assert!(!folder.0.join("event.hall/live").exists());
}

#[test]
fn what_cannot_be_used_is_named_before_the_hall_is_opened() {
    let folder = Folder::new();
    let spoiled = folder.0.join("spoiled.trf");
    std::fs::write(&spoiled, OPEN.replace("   6 w\r\n", "   6 b\r\n")).expect("a file");
    let broadcast = folder.0.join("broadcast.txt");
    std::fs::write(&broadcast, "http://example.org/push\ntoken\n").expect("a file");
    let good = folder.0.join("open.trf");
    std::fs::write(&good, OPEN).expect("a file");
    let event = folder.0.join("event.toml");
    std::fs::write(&event, "[time]\ncontrol = \"90+30\"\n").expect("a file");
    let shown = |path: &PathBuf| path.display().to_string();
    for (arguments, told) in [
        (vec!["--pairings".to_owned(), shown(&spoiled)], "Line 11: player 2 meets 6, but"),
        (
            vec!["--pairings".to_owned(), shown(&good), "--round".into(), "4".into()],
            "Nobody is paired in round 4.",
        ),
        (vec!["--pairings".to_owned(), shown(&folder.0.join("none.trf"))], "cannot be read"),
        (
            vec!["--live".into(), "0".into(), "--broadcast".into(), shown(&broadcast)],
            "Expected two lines: an address such as https://",
        ),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_hector"))
            .env("HECTOR_HOME", folder.0.join("home"))
            .args(["hall", &shown(&event), "--language", "en"])
            .args(&arguments)
            .output()
            .expect("hector");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(told), "{arguments:?}: {said}");
        assert!(!folder.0.join("event.hall").exists(), "nothing was opened");
    }
}

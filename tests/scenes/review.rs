//! Games listened to by lines: every transcript in `tests/review` with its exact answers, in
//! the language that its name begins with; what is kept from one time to the next; files that
//! are no game files. Set `UPDATE=1` to write the answers anew, then read them by eye.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::at_home::{home, told};
use crate::common::fed::fed;
use crate::common::many_games;
use crate::common::own_folder::OwnFolder;
use crate::common::stranger;
use crate::common::transcripts::Differing;
use hector::chess::notation::pgn::{MoveText, Reader};
use hector::words::{self, Activity, Language, command};

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");

fn review(home: &Path, file: &Path, options: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.arg("review").arg(file).args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

#[test]
fn every_transcript_is_what_the_listener_hears() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review");
    let entries = fs::read_dir(folder).expect("the transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    paths.sort();
    assert!(paths.len() >= 10, "only {} transcripts", paths.len());
    let mut differing = Differing::default();
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let language = name.split('-').next().expect("a language");
        let home = home(&format!("review-{name}"));
        let options = ["--transcript", "--language", language];
        let answered = told(review(&home, Path::new(GAMES), &options, &expected));
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}

/// Two games of somebody's own, one in practice and one at the board.
fn home_with_games(name: &str) -> OwnFolder {
    let home = home(name);
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/drill/en-mistakes.pgn");
    fs::create_dir_all(home.join("practice")).expect("a folder");
    fs::copy(game, home.join("practice/2026-11-28-101500.pgn")).expect("a game");
    let mut play = Command::new(env!("CARGO_BIN_EXE_hector"));
    let record = home.join("games/2026-11-29-101500.hector");
    play.arg("play").arg("--record").arg(&record).env("HECTOR_HOME", &home).env("LC_ALL", "C");
    let lines = "date 2026.11.29\narbiter starts\nmoves d4 d5 c4\nwhite resigns\n";
    told(fed(&mut play, lines.as_bytes()));
    home
}

#[test]
fn without_a_file_the_own_games_are_offered_and_one_is_named_by_its_number() {
    let asked = |home: &Path, options: &[&str], lines: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.arg("review").args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
        fed(&mut program, lines.as_bytes())
    };
    for (language, none, own, first, next) in [
        (
            "en",
            "No game of yours is saved yet.",
            "Your games, the latest first: 2. 29 November 2026: White against Black, 2 moves, 0-1. 1. ",
            "Game 2 of 2",
            "next",
        ),
        (
            "de",
            "Es ist noch keine Partie von Ihnen gespeichert.",
            "Ihre Partien, die neueste zuerst: 2. 29. November 2026: Weiß gegen Schwarz, 2 Züge, 0-1. 1. ",
            "Partie 2 von 2",
            "weiter",
        ),
        (
            "fr",
            "Aucune partie de vous n'est encore enregistrée.",
            "Vos parties, la dernière d'abord : 2. 29 novembre 2026 : Blancs contre Noirs, 2 coups, 0-1. 1. ",
            "Partie 2 sur 2",
            "suivant",
        ),
    ] {
        let empty = home(&format!("review-none-{language}"));
        let output = asked(&empty, &["--language", language], "");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(none), "{output:?}");
        let home = home_with_games(&format!("review-own-{language}"));
        let next = format!("{next}\n");
        for options in [
            &["--language", language][..],
            &["last", "--language", language],
            &["2", "--language", language],
        ] {
            let heard = told(asked(&home, options, &next));
            assert!(heard.contains(own) && heard.contains(first), "{heard}");
            assert!(heard.to_lowercase().contains("1. david"), "{heard}");
        }
        let heard = told(asked(&home, &["1", "--language", language], &next));
        assert!(heard.to_lowercase().contains("1. eva"), "{heard}");
        let output = asked(&home, &["3", "--language", language], "");
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn every_command_stands_in_a_transcript_of_every_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review");
    for language in Language::ALL {
        let entries = fs::read_dir(folder).expect("the transcripts");
        let paths = entries.map(|entry| entry.expect("a file").path());
        let is_own = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with(&format!("{}-", language.code())) && name.ends_with(".txt")
        };
        let texts =
            paths.filter(is_own).map(|path| fs::read_to_string(path).expect("a transcript"));
        let all: String = texts.collect();
        let lines: Vec<&str> = all.lines().filter(|line| !line.contains(": ")).collect();
        let own = words::Command::table().given_in(Activity::Review);
        let own = own.filter(|row| row.belongs_to(Activity::Review));
        for wanted in own.map(|row| row.command()) {
            let is_it = |line: &&str| command(line).is_some_and(|(found, _)| found == wanted);
            assert!(lines.iter().any(is_it), "{wanted:?} in {language:?}");
        }
    }
}

/// Every sentence of the header of every game, by its number.
fn headers(home: &Path, file: &Path, count: usize) -> Vec<String> {
    let lines: String = (1..=count).map(|number| format!("game {number}\n")).collect();
    let lines = format!("no\n{lines}");
    let told = told(review(home, file, &["--language", "en"], &lines));
    told.lines().filter(|line| line.starts_with("hector: Game ")).map(str::to_owned).collect()
}

#[test]
fn a_place_is_kept_and_offered_and_a_bookmark_lasts() {
    let home = home("review-kept");
    let options = ["--language", "en"];
    let file = Path::new(GAMES);
    told(review(&home, file, &options, "game 2\nnext 2\nbookmark here\nquit\nyes\n"));
    let again = told(review(&home, file, &options, "\nmoves\ngame 1\nto bookmark 1\n"));
    let offer = "hector: You stopped in game 2 at move 1. Continue there?";
    assert!(again.contains(offer), "{again}");
    assert!(again.contains("hector: Game 2, after Black's move 1."), "{again}");
    assert!(again.trim_end().ends_with("hector: 1, Black: Eva seven Eva five."), "{again}");
    // The end of the lines is an end as well.
    let third = told(review(&home, file, &options, "no\nbookmarks\n"));
    assert!(third.contains("hector: 1: here, game 2, move 1."), "{third}");
    let named = told(review(&home, file, &["--language", "en", "--game", "5"], ""));
    assert!(named.contains("hector: Game 5 of 5"), "{named}");
}

#[test]
fn a_game_that_does_not_exist_is_refused_before_anybody_listens() {
    let home = home("review-no-such-game");
    let one = home.join("one.pgn");
    fs::write(&one, "1. e4 e5 *\n").expect("a file");
    let name = |file: &Path| {
        let whole = file.canonicalize().expect("it is there").display().to_string();
        // Windows puts a sign before it that nobody types.
        whole.trim_start_matches(r"\\?\").to_owned()
    };
    let many = Path::new(GAMES);
    let sentences = [
        ("en", "There is no game 6 in", "It has only one game.", "Expected 1 to 5."),
        (
            "de",
            "gibt es keine Partie 6.",
            "Die Datei hat nur eine Partie.",
            "Erwartet wird 1 bis 5.",
        ),
        ("fr", "Il n'y a pas de partie 6", "Le fichier n'a qu'une partie.", "On attend 1 à 5."),
    ];
    for (language, no_such, only_one, of_many) in sentences {
        for (file, how_many) in [(&*one, only_one), (many, of_many)] {
            // The second time the games are counted already.
            for _ in 0..2 {
                let output =
                    review(&home, file, &["--language", language, "--game", "6"], "next\n");
                let complaint = String::from_utf8(output.stderr).expect("text");
                assert_eq!(output.status.code(), Some(2), "{complaint}");
                for part in [no_such, how_many, &name(file)] {
                    assert!(complaint.contains(part), "{complaint}");
                }
                assert!(output.stdout.is_empty(), "{:?}", String::from_utf8_lossy(&output.stdout));
            }
        }
    }
    // While somebody listens it costs a sentence and no more.
    let stays = told(review(&home, many, &["--language", "en"], "game 6\ngame 2\n"));
    assert!(stays.contains("There is no game \"6\". Expected 1 to 5."), "{stays}");
    assert!(stays.contains("hector: Game 2 of 5"), "{stays}");
}

#[test]
fn a_file_that_is_no_game_file_costs_a_sentence() {
    let home = home("review-odd");
    let cases: [(&str, &[u8], &str); 6] = [
        ("packed.pgn.gz", b"\x1f\x8b\x08\0packed", "is compressed"),
        ("zipped.zip", b"PK\x03\x04zipped", "is compressed"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0", "is not a game file"),
        ("letter.txt", b"Dear Anna,\n\nall is well.\n", "is not a game file"),
        ("empty.pgn", b"", "has no game in it"),
        ("words.pgn", b"; nothing but a remark\n{and another}\n", "is not a game file"),
    ];
    for (name, bytes, sentence) in cases {
        let file = home.join(name);
        fs::write(&file, bytes).expect("a file");
        let output = review(&home, &file, &["--language", "en"], "next\n");
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{name}: {complaint}");
        assert!(complaint.contains(sentence), "{name}: {complaint}");
    }
    // Whoever else reads games says the same.
    let utf_16 = home.join("notepad.pgn");
    let letters: Vec<u8> =
        "\u{feff}1. e4 e5 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(&utf_16, letters).expect("a file");
    for (file, sentence) in [
        (home.join("packed.pgn.gz"), "is compressed"),
        (home.join("zipped.zip"), "is compressed"),
        (home.join("picture.png"), "is not a game file"),
        (utf_16, "is saved in UTF-16. Expected UTF-8: open it in a text editor"),
    ] {
        for scene in [&["convert", "--to", "pgn"][..], &["rule", "claim"]] {
            let mut hector = stranger::hector();
            let output = hector.args(scene).arg(&file).args(["--language", "en"]).output();
            let output = output.expect("hector");
            let complaint = String::from_utf8(output.stderr).expect("text");
            assert_eq!(output.status.code(), Some(2), "{scene:?} {file:?}: {complaint}");
            assert!(complaint.contains(sentence), "{scene:?} {file:?}: {complaint}");
        }
    }
    let nowhere = review(&home, &home.join("nowhere.pgn"), &[], "");
    assert_eq!(nowhere.status.code(), Some(2));
}

/// What each of those who read games says of these bytes, in a file and at the standard input.
#[test]
fn a_text_in_utf_16_is_told_with_what_to_do() {
    let home = home("review-utf-16");
    let file = home.join("notepad.pgn");
    let in_cyrillic = "{\u{43d}\u{430}\u{447}\u{430}\u{43b}\u{43e}} 1. e4 e5 *\n";
    let wide = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    };
    let texts = [
        wide("\u{feff}1. e4 e5 *\n", u16::to_le_bytes),
        wide("\u{feff}1. e4 e5 *\n", u16::to_be_bytes),
        wide(&format!("\u{feff}{in_cyrillic}"), u16::to_le_bytes),
        wide("1. e4 e5 *\n", u16::to_le_bytes),
        wide("1. e4 e5 *\n", u16::to_be_bytes),
    ];
    let told_of = [
        (
            "en",
            "notepad.pgn\" is saved in UTF-16. Expected UTF-8:",
            "The standard input is in UTF-16. Expected UTF-8:",
        ),
        (
            "de",
            "notepad.pgn“ ist in UTF-16 gespeichert. Erwartet wird UTF-8:",
            "Die Standardeingabe ist in UTF-16. Erwartet wird UTF-8:",
        ),
        (
            "fr",
            "notepad.pgn » est enregistré en UTF-16. On attend de l'UTF-8",
            "L'entrée standard est en UTF-16. On attend de l'UTF-8",
        ),
    ];
    for bytes in texts {
        fs::write(&file, &bytes).expect("a file");
        for (language, of_file, of_input) in told_of {
            let output = review(&home, &file, &["--language", language], "next\n");
            let complaint = String::from_utf8(output.stderr).expect("text");
            assert_eq!(output.status.code(), Some(2), "{complaint}");
            assert!(complaint.contains(of_file), "{complaint}");
            for scene in [&["convert", "--to", "pgn"][..], &["rule", "claim"]] {
                for (path, sentence) in [(file.as_os_str(), of_file), ("-".as_ref(), of_input)] {
                    let mut hector = stranger::hector();
                    hector.args(scene).arg(path).args(["--language", language]);
                    let output = fed(&mut hector, &bytes);
                    let complaint = String::from_utf8(output.stderr).expect("text");
                    assert_eq!(output.status.code(), Some(2), "{scene:?} {path:?}: {complaint}");
                    assert!(complaint.contains(sentence), "{scene:?} {path:?}: {complaint}");
                }
            }
        }
    }
    // What else is no text has no name at the standard input either.
    for (bytes, sentence) in [
        (&b"\x1f\x8b\x08\0packed"[..], "The standard input is compressed. "),
        (b"\x89PNG\r\n\x1a\n\0\0", "The standard input is not a game file. "),
    ] {
        let mut hector = stranger::hector();
        let output = fed(hector.args(["convert", "--to", "pgn", "--language", "en"]), bytes);
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains(sentence), "{complaint}");
    }
}

#[test]
fn odd_files_are_heard_all_the_same() {
    let home = home("review-mended");
    let cases: [(&str, &[u8], &str); 5] = [
        ("mark.pgn", b"\xef\xbb\xbf[White \"Anna\"]\n\n1. e4 *\n", "Anna against somebody"),
        (
            "windows.pgn",
            b"[White \"Anna\"]\r\n[Black \"Eva\"]\r\n\r\n1. e4 *\r\n",
            "Anna against Eva",
        ),
        ("latin.pgn", b"[White \"M\xfcller\"]\n\n1. e4 *\n", "M\u{fc}ller against somebody"),
        ("no-end.pgn", b"[White \"Anna\"]\n\n1. e4", "Anna against somebody"),
        ("moves.pgn", b"1. e4 e5 1-0 1. d4 *", "Game 1 of 2. White wins"),
    ];
    for (name, bytes, header) in cases {
        let file = home.join(name);
        fs::write(&file, bytes).expect("a file");
        let told = told(review(&home, &file, &["--language", "en"], "next\n"));
        assert!(told.contains(header), "{name}: {told}");
        assert!(told.contains("hector: 1. Eva two Eva four."), "{name}: {told}");
    }
    // A day that nobody knows does not hide the month.
    for (language, month) in [("en", "May 2020."), ("de", "Mai 2020."), ("fr", "Mai 2020.")] {
        let file = home.join(format!("{language}.pgn"));
        fs::write(&file, "[Date \"2020.05.??\"]\n\n1. e4 *\n").expect("a file");
        let heard = told(review(&home, &file, &["--language", language], ""));
        assert!(heard.contains(month), "{heard}");
    }
    // The highest number that a file can begin at.
    let file = home.join("highest.pgn");
    let from = b"[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 4294967295\"]\n\n1. Rh2 Kd8 2. Rh3 *\n";
    fs::write(&file, from).expect("a file");
    let told = told(review(&home, &file, &["--language", "en"], "next\nnext\nnext\n"));
    assert!(told.contains("hector: 4294967295. Rook Hector two Hector three."), "{told}");
}

#[test]
fn a_practice_game_of_the_user_is_told_in_the_language_of_the_user() {
    let tags = "[Event \"Practice with Hector\"]\n[White \"?\"]\n[Black \"Hector, level 3\"]\n";
    for (language, header) in [
        ("de", "Partie 1 von 1: Sie gegen Hector auf Stufe 3. Übungspartie."),
        ("fr", "Partie 1 sur 1 : vous contre Hector au niveau 3. Partie d'entraînement."),
        ("en", "Game 1 of 1: you against Hector at level 3. Practice game."),
    ] {
        // A game that was listened to before would be taken up again.
        let home = home(&format!("review-own-{language}"));
        let file = home.join("own.pgn");
        fs::write(&file, format!("{tags}\n1. e4 *\n")).expect("a file");
        let told = told(review(&home, &file, &["--language", language], ""));
        assert!(told.contains(header), "{told}");
    }
}

/// The catalogue of the one file that was listened to.
fn catalogue(home: &Path, ending: &str) -> PathBuf {
    let files = fs::read_dir(home.join("library")).expect("the library");
    let mut files = files.map(|entry| entry.expect("a file").path());
    let is_it = |path: &PathBuf| path.extension().is_some_and(|found| found == ending);
    files.find(is_it).expect("a catalogue")
}

#[test]
fn a_catalogue_that_is_damaged_is_made_again_with_a_sentence() {
    let home = home("review-damaged");
    let file = Path::new(GAMES);
    let right = headers(&home, file, 5);
    assert_eq!(right.len(), 6, "{right:?}");
    let kept = fs::read(catalogue(&home, "rows")).expect("a catalogue");
    let mut without_end = kept.clone();
    without_end.truncate(kept.len() / 2);
    let mut spoiled_head = kept.clone();
    spoiled_head[20] ^= 1;
    let mut longer = kept.clone();
    longer.push(0);
    for (name, bytes) in [("cut", without_end), ("spoiled", spoiled_head), ("longer", longer)] {
        fs::write(catalogue(&home, "rows"), bytes).expect("a spoiled catalogue");
        let told = told(review(&home, file, &["--language", "en"], "no\n"));
        assert!(told.contains("The index of this file is damaged."), "{name}: {told}");
        assert!(told.contains("hector: 5 games."), "{name}: {told}");
        assert_eq!(headers(&home, file, 5), right, "{name}");
    }
    assert_eq!(fs::read(catalogue(&home, "rows")).expect("a catalogue"), kept);
    // A spoiled row is found when it is read, and the next start mends it.
    let mut spoiled_row = kept.clone();
    spoiled_row[120] ^= 1;
    fs::write(catalogue(&home, "rows"), &spoiled_row).expect("a spoiled catalogue");
    let told = told(review(&home, file, &["--language", "en"], "no\n"));
    assert!(told.contains("damaged"), "{told}");
    assert_eq!(headers(&home, file, 5), right);
}

#[test]
fn a_catalogue_of_moves_that_is_damaged_is_made_again() {
    let home = home("review-moves");
    let file = Path::new(GAMES);
    let lines = "no\nmove 3\nfind position\n";
    told(review(&home, file, &["--language", "en"], lines));
    let mut kept = fs::read(catalogue(&home, "moves")).expect("a catalogue");
    kept[90] ^= 1;
    fs::write(catalogue(&home, "moves"), kept).expect("a spoiled catalogue");
    let told = told(review(&home, file, &["--language", "en"], lines));
    assert!(told.contains("damaged"), "{told}");
    assert!(told.contains("hector: 2 games found."), "{told}");
}

#[test]
fn a_file_that_has_changed_is_counted_again() {
    let home = home("review-changed");
    let file = home.join("games.pgn");
    let mut text = fs::read_to_string(GAMES).expect("games");
    fs::write(&file, &text).expect("a file");
    assert_eq!(headers(&home, &file, 5).len(), 6);
    text.push_str("\n[White \"Late\"]\n\n1. d4 *\n");
    fs::write(&file, &text).expect("a file");
    let told = told(review(&home, &file, &["--language", "en"], "no\ngame 6\n"));
    assert!(told.contains("The file has changed. Its games are counted again."), "{told}");
    assert!(told.contains("hector: Game 6 of 6: Late against somebody."), "{told}");
}

#[test]
fn a_file_that_changes_while_somebody_listens_costs_a_sentence() {
    let home = home("review-changing");
    let file = home.join("games.pgn");
    fs::copy(GAMES, &file).expect("a file");
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(["review", "--language", "en"]).arg(&file).env("HECTOR_HOME", &home);
    let pipe = std::process::Stdio::piped;
    let mut running = program.stdin(pipe()).stdout(pipe()).spawn().expect("the program starts");
    let mut input = running.stdin.take().expect("an input");
    let mut output = BufReader::new(running.stdout.take().expect("an output"));
    let mut heard = String::new();
    while !heard.contains("They play every Tuesday.") {
        assert!(output.read_line(&mut heard).expect("words") > 0, "{heard}");
    }
    fs::write(&file, "1. e4 *\n").expect("another file");
    input.write_all(b"game 2\nnext\n").expect("it listens");
    drop(input);
    output.read_to_string(&mut heard).expect("words");
    assert!(heard.contains("The file has changed in the meantime."), "{heard}");
    assert!(running.wait().expect("it ends").success());
}

/// What a straight read of a file finds: the players of every game, or that it is broken.
fn straight(text: &[u8]) -> Vec<Option<(String, usize)>> {
    let mut reader = Reader::new(MoveText::default());
    let mut rest = text;
    let mut games = Vec::new();
    while let Some(read) = reader.read(&mut rest).or_else(|| reader.finish()) {
        games.push(read.ok().map(|read| {
            let players = ["White", "Black"].map(|name| read.game.tags.get(name));
            let told = match players {
                [None, None] => ".".to_owned(),
                [white, black] => {
                    let player = |name: Option<&str>| name.unwrap_or("somebody").to_owned();
                    format!(": {} against {}.", player(white), player(black))
                }
            };
            (told, read.game.main_line().moves().len())
        }));
    }
    games
}

#[test]
fn the_games_of_the_catalogue_are_those_of_a_straight_read() {
    let home = home("review-property");
    let file = home.join("many.pgn");
    let mut text = Vec::new();
    for number in 0..700 {
        text.extend_from_slice(many_games::game(number).as_bytes());
    }
    // Files as they are found: without tags, broken, with words between.
    for folder in ["tests/seeds/pgn", "tests/review"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let entries = fs::read_dir(folder).expect("games");
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "pgn"));
        paths.sort();
        for path in paths {
            text.extend_from_slice(&fs::read(path).expect("games"));
            text.extend_from_slice(b"\n\n");
        }
    }
    fs::write(&file, &text).expect("a file");
    let expected = straight(&text);
    assert!(expected.len() > 740, "{}", expected.len());
    // Beyond a block of the catalogue and back, and the odd ones at the end.
    let numbers: Vec<usize> =
        (0..30).chain(250..260).chain(508..516).chain(690..expected.len()).collect();
    let lines: String =
        numbers.iter().map(|number| format!("game {}\nend\nmoves\n", number + 1)).collect();
    let told = told(review(&home, &file, &["--language", "en"], &lines));
    let mut rest = told.as_str();
    for number in numbers {
        let place =
            |what: &str| format!("game {}: {what} in {}", number + 1, &rest[..rest.len().min(300)]);
        let mut after = |what: &str| {
            let at = rest.find(what).unwrap_or_else(|| panic!("{}", place(what)));
            rest = &rest[at + what.len()..];
        };
        match &expected[number] {
            // It is heard up to where it breaks off, if it has any moves before.
            None => {
                after(&format!("hector: Game {} ", number + 1));
                let told = rest.lines().next().unwrap_or_default();
                assert!(told.contains("is broken.") || told.contains("breaks off"), "{told}");
            }
            Some((players, 0)) => {
                after(&format!("Game {} of {}{players}", number + 1, expected.len()));
                after("at the start.");
            }
            Some((players, _)) => {
                after(&format!("Game {} of {}{players}", number + 1, expected.len()));
                after(&format!("Game {}, after ", number + 1));
            }
        }
    }
}

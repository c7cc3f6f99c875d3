//! A player's own seat, typed line by line: every transcript in `tests/seat` with its
//! exact answers, in the language that its name begins with. What its comments have behind
//! `# event:` is the event that it is played at. Set `UPDATE=1` to write the
//! answers anew, then read them by eye.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::at_home::{documents_in, home};
use crate::common::fed::fed;
use crate::common::transcripts::Differing;

/// The arbiter's number of every transcript, typed twice before it.
const NUMBER: &str = "471100";

fn transcripts() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seat");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn sit(home: &Path, options: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(["play", "--seat"]).args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

#[test]
fn every_transcript_is_what_the_player_hears() {
    let mut differing = Differing::default();
    for path in transcripts() {
        let expected = fs::read_to_string(&path).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let language = name.split('-').next().unwrap();
        let home = home(name);
        // Of a tournament the number is asked for, unless it was given before.
        let (given, lines) = match name.ends_with("without-number") {
            true => (&[][..], expected.clone()),
            false => (&["--arbiter-number"][..], format!("{NUMBER}\n{NUMBER}\n{expected}")),
        };
        let event = home.join("event.toml");
        let settings: String = expected
            .lines()
            .filter_map(|line| line.strip_prefix("# event: "))
            .map(|line| format!("{line}\n"))
            .collect();
        fs::write(&event, &settings).unwrap();
        let at_event = ["--event", event.to_str().unwrap()];
        let at_event = if settings.is_empty() { &at_event[..0] } else { &at_event[..] };
        let options = [&["--transcript", "--language", language], given, at_event].concat();
        let output = sit(&home, &options, &lines);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.is_empty() && output.status.success(), "{name}: {errors}");
        let answered = String::from_utf8(output.stdout).unwrap();
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}

#[test]
fn what_stands_on_a_square_changes_no_answer_in_a_tournament() {
    // The same lines, where a square has an own piece, one of the opponent's, or none.
    let probes = "e5e6\ne4e5\nno\ncorrect d5d4\nd4d5\nyes\nkey Enter\ne4e5\nd4d5\nno\ncorrect e2e3\n\
        correct d7d6\nd2d3\nyes\nkey Tab\ne7e6\no-o\nno\n";
    let heard = |name: &str, opening: [&str; 2]| {
        let home = home(name);
        let [own, theirs] = opening;
        let lines = format!(
            "{NUMBER}\n{NUMBER}\nwhite\n90+30\ntournament\n\n{own}\nkey Enter\n{theirs}\nkey Tab\n{probes}"
        );
        let output = sit(&home, &["--language", "en", "--arbiter-number"], &lines);
        let answered = String::from_utf8(output.stdout).unwrap();
        let is_for_the_player = |line: &&str| !line.starts_with("arbiter's desk: ");
        answered.lines().filter(is_for_the_player).map(str::to_owned).collect::<Vec<_>>()
    };
    let (one, other) = (heard("e", ["e2e4", "e7e5"]), heard("d", ["d2d4", "d7d5"]));
    assert_eq!(one, other);
    assert!(one.iter().any(|line| line.contains("Is it your move?")), "{one:?}");
}

#[test]
fn after_a_game_comes_another_or_the_game_is_listened_to_or_sent() {
    let home = home("after");
    let record = home.join("a.hector");
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(["play", "--seat", "--language", "en", "--record"]).arg(&record);
    program.env("HECTOR_HOME", &home).env("HOME", &home).env("LC_ALL", "C");
    let (papers, (variable, place)) = documents_in(home.join("papers"));
    program.env(variable, place);
    let lines = "white\n5+3\ntraining\n\nnew game\nsg1f3\n\nresign\nyes\nsaved\nsend\nreview\nnext\nquit\nyes\n";
    let heard = String::from_utf8(fed(&mut program, lines.as_bytes()).stdout).unwrap();
    assert!(
        heard.contains("hector: The game is not over: resign ends it, quit leaves it for later.\n"),
        "{heard}"
    );
    assert!(heard.contains("hector: Saved: a.pgn, a.txt and a.html.\n"), "{heard}");
    let called = papers.file_name().and_then(|name| name.to_str()).unwrap();
    assert!(heard.contains(&format!(", in your folder {called}.\n")), "{heard}");
    assert!(papers.exists(), "{heard}");
    assert!(heard.contains("hector: 1. Knight Gustav one Felix three. White: "), "{heard}");
    let lines = "white\n5+3\ntraining\n\nresign\nyes\nnew game\n";
    let heard = String::from_utf8(sit(&home, &["--language", "en"], lines).stdout).unwrap();
    assert!(heard.ends_with("hector: Your colour? White or black; Enter for white.\n"), "{heard}");
}

#[test]
fn a_signature_stands_on_the_saved_sheets_as_soon_as_it_is_given() {
    for (language, lines, text, page) in [
        (
            "de",
            "weiß\n5+3\ntraining\n\ngebe auf\nja\nunterschreibe\n",
            "Unterschrieben von Weiß.",
            "Weiß: unterschrieben.",
        ),
        (
            "fr",
            "noirs\n5+3\n\n\nabandonne\noui\nsigne\n",
            "Signé par les Noirs.",
            "Noirs : feuille signée.",
        ),
        ("en", "white\n5+3\ntraining\n\nresign\nyes\nsign\n", "Signed by White.", "White: signed."),
    ] {
        let home = home(&format!("signed-{language}"));
        let record = home.join("a.hector");
        let output =
            sit(&home, &["--language", language, "--record", record.to_str().unwrap()], lines);
        let told = String::from_utf8(output.stdout).unwrap();
        for (end, part) in [("txt", text), ("html", page)] {
            let written = fs::read_to_string(record.with_extension(end)).unwrap();
            assert!(written.contains(part), "{told}{written}");
        }
    }
}

#[test]
fn the_own_name_is_asked_for_once_after_a_game_and_stands_on_every_sheet() {
    for (language, lines, question, sheet, move_written, month, listed) in [
        (
            "de",
            ["weiß\n5+3\ntraining\n\nsg1f3\n\ngebe auf\nja\n", "gegner heißt Max\nunterschreibe\n"],
            "Ihr Name für das Partieformular? Eingabetaste für keinen.",
            "Unterschrieben von Weiß.",
            "1. Sf3",
            "Datum: ",
            "Anna Müller gegen Max",
        ),
        (
            "fr",
            ["blancs\n5+3\n\n\ncg1f3\n\nabandonne\noui\n", "adversaire s'appelle Max\nsigne\n"],
            "Votre nom pour la feuille de partie ? Entrée pour aucun.",
            "Signé par les Blancs.",
            "1. Cf3",
            "Date : ",
            "Anna Müller contre Max",
        ),
        (
            "en",
            ["white\n5+3\ntraining\n\nng1f3\n\nresign\nyes\n", "opponent is Max\nsign\n"],
            "Your name for the score sheet? Enter for none.",
            "Signed by White.",
            "1. Nf3",
            "Date: ",
            "Anna Müller against Max",
        ),
    ] {
        let home = home(&format!("named-{language}"));
        let record = home.join("games/a.hector");
        fs::create_dir_all(record.parent().unwrap()).unwrap();
        let options = ["--language", language, "--record", record.to_str().unwrap()];
        let [played, after] = lines;
        let told = sit(&home, &options, &format!("{played}Anna Müller\n{after}")).stdout;
        let told = String::from_utf8(told).unwrap();
        assert_eq!(told.matches(question).count(), 1, "{told}");
        assert!(told.contains("Anna Müller."), "{told}");
        let read = |end| fs::read_to_string(record.with_extension(end)).unwrap();
        for part in [sheet, move_written, "Anna Müller", "Max"] {
            assert!(read("txt").contains(part) || read("html").contains(part), "{part}: {told}");
        }
        // The date is in words.
        let text = read("txt");
        let date = text.lines().find_map(|line| line.strip_prefix(month)).unwrap();
        assert!(date.split_whitespace().count() >= 3, "{date}");
        for part in ["[White \"Anna Müller\"]", "[Black \"Max\"]", "1. Nf3"] {
            assert!(read("pgn").contains(part), "{}", read("pgn"));
        }
        let settings = fs::read_to_string(home.join("settings.txt")).unwrap();
        assert!(settings.contains("name = Anna Müller\n"), "{settings}");
        // The next game has the name without a question.
        let second = home.join("games/b.hector");
        let options = ["--language", language, "--record", second.to_str().unwrap()];
        let told = String::from_utf8(sit(&home, &options, played).stdout).unwrap();
        assert!(!told.contains(question), "{told}");
        assert!(fs::read_to_string(second.with_extension("pgn")).unwrap().contains("Anna Müller"));
        let mut games = Command::new(env!("CARGO_BIN_EXE_hector"));
        games.args(["games", "--language", language]).env("HECTOR_HOME", &home);
        let told = String::from_utf8(games.output().unwrap().stdout).unwrap();
        assert!(told.contains(listed), "{told}");
    }
}

#[test]
fn nobody_has_to_give_a_name_and_a_command_is_no_name() {
    let home = home("nameless");
    let record = home.join("a.hector");
    let options = ["--language", "en", "--record", record.to_str().unwrap()];
    let played = "white\n5+3\ntraining\n\nresign\nyes\n";
    let question = "Your name for the score sheet?";
    // A command is obeyed, and the question waits for the next game.
    let told = sit(&home, &options, &format!("{played}sign\nmy name is Eve\nname\nname none\n"));
    let told = String::from_utf8(told.stdout).unwrap();
    assert_eq!(told.matches(question).count(), 1, "{told}");
    assert_eq!(told.matches("Your name: Eve.").count(), 2, "{told}");
    assert!(told.ends_with("No name. For example: my name is Anna.\n"), "{told}");
    assert!(fs::read_to_string(record.with_extension("txt")).unwrap().contains("Signed by White."));
    // Who wants none is not asked again.
    let record = home.join("b.hector");
    let options = ["--language", "en", "--record", record.to_str().unwrap()];
    let told = String::from_utf8(sit(&home, &options, &format!("{played}\n")).stdout).unwrap();
    assert!(!told.contains(question), "{told}");
}

#[test]
fn a_name_that_is_changed_in_a_game_that_was_resumed_is_on_its_sheet() {
    let home = home("renamed");
    let record = home.join("a.hector");
    let kept = ["--language", "en", "--record", record.to_str().unwrap()];
    let begun = "white\n5+3\ntraining\n\nng1f3\n\nmy name is Anna\nopponent is Max\nquit\nyes\n";
    sit(&home, &kept, begun);
    let resumed = ["--language", "en", "--resume", record.to_str().unwrap()];
    let told = sit(&home, &resumed, "my name is Eve\nopponent is\nresign\nyes\n").stdout;
    let told = String::from_utf8(told).unwrap();
    assert!(told.contains("Your opponent: Max."), "{told}");
    let pgn = fs::read_to_string(record.with_extension("pgn")).unwrap();
    assert!(pgn.contains("[White \"Eve\"]\n[Black \"Max\"]\n"), "{pgn}");
}

#[test]
fn what_is_no_name_has_the_question_told_again_and_what_comes_next_follows_the_name() {
    let home = home("unfit-name");
    let record = home.join("a.hector");
    let options = ["--language", "en", "--record", record.to_str().unwrap()];
    let long = "a".repeat(200);
    let lines = format!(
        "white\n5+3\ntraining\n\nresign\nyes\nhelp\ne4\nEva vier\n\u{1b}[2J\n{long}\nAnna \"Bob\" [x] \\\n"
    );
    let told = String::from_utf8(sit(&home, &options, &lines).stdout).unwrap();
    let question = "Your name for the score sheet? Enter for none.\n";
    assert_eq!(told.matches(question).count(), 6, "{told}");
    assert_eq!(told.matches("That is not a name: at most 60 letters, and no digits.").count(), 4);
    let (_, after) = told.rsplit_once(question).unwrap();
    let named = "hector: Your name: Anna \"Bob\" [x] \\.\nhector: What next?";
    assert!(after.starts_with(named), "{told}");
    // Read again, the game file has the name as it was typed.
    let pgn = fs::read_to_string(record.with_extension("pgn")).unwrap();
    assert!(pgn.contains(r#"[White "Anna \"Bob\" [x] \\"]"#), "{pgn}");
    let mut games = Command::new(env!("CARGO_BIN_EXE_hector"));
    games.args(["games", "pgn", "--language", "en"]).arg(&record).env("HECTOR_HOME", &home);
    assert_eq!(String::from_utf8(games.output().unwrap().stdout).unwrap(), pgn);
}

#[test]
fn two_numbers_that_differ_cost_a_sentence_and_no_line_of_the_game() {
    let home = home("two-numbers");
    for (lines, expected) in [
        ("123456\n123457\nwhite\n", "The two numbers are not the same."),
        ("4711\n4711\nwhite\n", "Expected six to thirty-two digits"),
        ("123456\n", "Expected six to thirty-two digits"),
    ] {
        let output = sit(&home, &["--language", "en", "--arbiter-number"], lines);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{lines:?}: {errors}");
        assert!(errors.contains(expected), "{lines:?}: {errors}");
    }
}

#[test]
fn a_game_that_was_left_is_offered_first_and_goes_on_where_it_stood() {
    let home = home("resumed");
    let record = home.join("games/a.hector");
    fs::create_dir_all(record.parent().unwrap()).unwrap();
    let file = record.to_str().unwrap();
    let begun = "black\n15+10\n\nstart\ne2e4\nkey Tab\ne7e5\n\nquit\ny\n";
    let first = sit(&home, &["--record", file, "--language", "en"], begun);
    let told = String::from_utf8(first.stdout).unwrap();
    assert!(told.ends_with("hector play --resume continues it.\n"), "{told}");
    // Which is the latest, Hector says, since there may be others.
    let unnamed = sit(&home, &["--resume", "--language", "en"], "quit\ny\n");
    let told = String::from_utf8(unnamed.stdout).unwrap();
    let which = "hector: The latest unfinished game goes on: ";
    assert!(told.starts_with(which), "{told}");
    assert!(told.contains("hector: The game continues. Moves made: 1.\n"), "{told}");
    let on = "times\nscore\nresign\nyes\n";
    let second = sit(&home, &["--resume", file, "--language", "en"], on);
    let told = String::from_utf8(second.stdout).unwrap();
    assert!(told.starts_with("hector: The game continues. Moves made: 1.\n"), "{told}");
    assert!(told.contains("hector: 1. Eva zwei Eva vier, Eva sieben Eva fünf.\n"), "{told}");
    assert!(told.contains("Yours: fifteen minutes, twenty seconds left."), "{told}");
    for ending in ["pgn", "txt"] {
        let saved = fs::read_to_string(record.with_extension(ending)).unwrap();
        assert!(saved.contains("e4"), "{ending}: {saved}");
    }
}

/// What is said at the end is typed at the next start: it must bring back this game and no other.
#[test]
fn who_leaves_hears_how_this_very_game_comes_back() {
    let home = home("left");
    let games = home.join("games");
    fs::create_dir_all(&games).unwrap();
    let begun = "white\n15+10\n\nstart\nquit\ny\n";
    let left = |options: &[&str], lines: &str| {
        let output = sit(&home, &[&["--language", "en"], options].concat(), lines);
        let told = String::from_utf8(output.stdout).unwrap();
        let last: Vec<&str> = told.lines().rev().take(2).collect();
        last.into_iter().rev().map(str::to_owned).collect::<Vec<String>>().join("\n")
    };
    let told = left(&["--no-record"], begun);
    assert!(told.contains("is not being recorded and cannot be resumed"), "{told}");
    assert!(told.ends_with("The game is not on record."), "{told}");
    // Where nothing could be written, nothing comes back either.
    fs::write(home.join("file"), "in the way").unwrap();
    let nowhere = home.join("file/a.hector");
    let told = left(&["--record", nowhere.to_str().unwrap()], begun);
    assert!(told.contains("is not being recorded and cannot be resumed"), "{told}");
    assert!(told.ends_with("The game is not on record."), "{told}");
    let [first, second] = ["a.hector", "b.hector"].map(|name| games.join(name));
    let [first, second] = [&first, &second].map(|path| path.to_str().unwrap());
    for file in [first, second] {
        let told = left(&["--record", file], begun);
        assert!(told.ends_with("hector play --resume continues it."), "{told}");
    }
    // The one that was begun later would be found first.
    let told = left(&["--resume", first], "quit\ny\n");
    assert!(told.ends_with(&format!("hector play --resume {first} continues it.")), "{told}");
    let elsewhere = home.join("my games").join("c.hector");
    fs::create_dir_all(elsewhere.parent().unwrap()).unwrap();
    let file = elsewhere.to_str().unwrap();
    let told = left(&["--record", file], begun);
    assert!(told.ends_with(&format!("hector play --resume \"{file}\" continues it.")), "{told}");
}

#[test]
fn an_adjourned_game_is_left_and_found_adjourned_on_another_day() {
    let home = home("adjourned");
    let record = home.join("a.hector");
    let file = record.to_str().unwrap();
    let lines = "white\n90+30\n\nstart\ne2e4\n\ne7e5\nkey Tab\narbiter asks to seal\nquit\nyes\n";
    let told = sit(&home, &["--record", file, "--language", "en"], lines).stdout;
    assert!(String::from_utf8(told).unwrap().contains("You are asked to seal your move."));
    // The request is remembered by whoever was asked.
    let goes_on = |lines: &str| {
        let output = sit(&home, &["--resume", file, "--language", "en"], lines);
        String::from_utf8(output.stdout).unwrap()
    };
    let told = goes_on("seal ng1f3\nyes\narbiter adjourns until Sunday 10:00, hall B\nquit\nyes\n");
    assert!(told.starts_with("hector: The game continues. Moves made: 1.\n"), "{told}");
    assert!(told.contains("You are asked to seal your move."), "{told}");
    assert!(told.ends_with(&format!("hector play --resume {file} continues it.\n")), "{told}");
    // Nothing of the move is told before the envelope is opened.
    let told = goes_on("score\nlast\nboard\nsend\nreview\narbiter asks for a report\nquit\nyes\n");
    let adjourned = "hector: The game is adjourned. It is to be resumed: Sunday 10:00, hall B.\n";
    assert!(told.starts_with(adjourned) && !told.contains("clock runs"), "{told}");
    for secret in ["Felix drei", "Nf3", "Sf3", "g1f3"] {
        assert!(!told.contains(secret), "{told}");
    }
    let told = goes_on("arbiter takes up with both present\nscore\ntimes\nresign\nyes\n");
    assert!(told.contains("2. Springer Gustav eins Felix drei."), "{told}");
    assert!(told.contains("Yours: one hour, thirty-one minutes left."), "{told}");
    assert!(fs::read_to_string(record.with_extension("pgn")).unwrap().contains("2. Nf3"));
}

#[test]
fn a_tournament_that_was_begun_by_lines_gets_its_number_where_it_goes_on_at_a_seat() {
    let home = home("by-hand");
    let (record, event) = (home.join("a.hector"), home.join("event.toml"));
    fs::create_dir_all(&home).unwrap();
    fs::write(&event, "[time]\ncontrol = \"15+10\"\n[device]\nmode = \"tournament\"\n").unwrap();
    let mut lines = Command::new(env!("CARGO_BIN_EXE_hector"));
    lines.args(["play", "--lines", "--record"]).arg(&record).arg("--event").arg(&event);
    lines.env("HECTOR_HOME", &home).env("LC_ALL", "C");
    let begun = "arbiter starts\nwhite announces Eva zwei Eva vier\nwhite presses\n";
    assert!(fed(&mut lines, begun.as_bytes()).status.success());
    let file = record.to_str().unwrap();
    let goes_on = |lines: &str| sit(&home, &["--resume", file, "--language", "en"], lines);
    // Without a number nobody goes on with it.
    let asked = String::from_utf8(goes_on("\nscore\n").stdout).unwrap();
    assert!(asked.starts_with("hector: Tournament: now the arbiter, please,"), "{asked}");
    assert!(!asked.contains("The game continues."), "{asked}");
    // Enter alone is no number that could be wrong: what is wanted is said again.
    assert_eq!(asked.matches("Tournament: now the arbiter, please,").count(), 2, "{asked}");
    // With one it is sealed, and the acts of the arbiter are asked for by it.
    let desk = "arbiter asks for a report\n123456\n471100\n";
    let told = String::from_utf8(goes_on(&format!("471100\n471100\n{desk}")).stdout).unwrap();
    assert!(told.contains("hector: The device is sealed for this game.\n"), "{told}");
    assert!(told.contains("hector: Wrong number.") && told.contains("No open case."), "{told}");
    // The number is on record, and not asked for twice.
    let told = String::from_utf8(goes_on("arbiter asks for a report\n471100\n").stdout).unwrap();
    assert!(told.starts_with("hector: The game continues. "), "{told}");
    assert!(told.contains("No open case.") && !told.contains("471100"), "{told}");
}

#[test]
fn what_comes_after_a_sealed_game_is_told_without_a_way_out_that_is_closed() {
    let number = format!("{NUMBER}\n{NUMBER}\n");
    for (language, wanted, not_over, sealed) in [
        (
            "de",
            "neue partie",
            "Die Partie ist nicht beendet: gebe auf beendet sie. Das Gerät ist",
            "ende",
        ),
        (
            "fr",
            "envoie",
            "La partie n'est pas finie : abandonne la termine. L'appareil est",
            "quitter",
        ),
        ("en", "review", "The game is not over: resign ends it. The device is", "quit"),
    ] {
        let home = home(&format!("sealed-after-{language}"));
        let record = home.join("a.hector");
        let lines = format!("\n\ntournament\n{number}\n{wanted}\n{sealed}\n");
        let options = ["--language", language, "--record", record.to_str().unwrap()];
        let told = String::from_utf8(sit(&home, &options, &lines).stdout).unwrap();
        let last: Vec<&str> = told.lines().rev().take(2).collect();
        let [left, after] = last.as_slice() else { panic!("{told}") };
        assert!(after.contains(not_over), "{told}");
        // What is told of leaving is what leaving itself says.
        let leaving = left.strip_prefix("hector: ").unwrap();
        assert!(after.ends_with(leaving), "{told}");
    }
}

#[test]
fn a_line_that_never_ends_costs_a_sentence_in_the_language_of_the_player() {
    let home = home("long-line");
    let lines = format!("\n\n\n\n{}\ne2e4\n", "a".repeat(10_000));
    for (language, sentence, noted) in [
        ("de", "Diese Zeile ist nicht lesbar. Erwartet: Text in UTF-8, höchstens", "Notiert"),
        ("fr", "Cette ligne est illisible. Attendu : du texte en UTF-8,", "Noté"),
        ("en", "This line cannot be read. Expected text in UTF-8 of", "Noted"),
    ] {
        let told = sit(&home, &["--no-record", "--language", language], &lines).stdout;
        let told = String::from_utf8(told).unwrap();
        assert!(told.contains(sentence) && told.contains(noted), "{told}");
        assert!(!told.contains("aaaa"), "{told}");
    }
}

#[test]
fn what_a_player_chose_is_kept() {
    let home = home("settings");
    let chosen = "\n\n\nfaster\nlouder\nsofter\nverbosity\nprecision\nremind 1 min, 90 s\nmicrophone\ndeutsch\n";
    sit(&home, &["--language", "en"], chosen);
    let kept = fs::read_to_string(home.join("settings.txt")).unwrap();
    let expected = "language = de\nrate = 10\npitch = 0\nvolume = 90\nverbosity = full\nprecision = seconds-alone\n\
                    times = 90 s, 60 s\near = open\nrecordings = off\nearphones = no\n";
    assert_eq!(kept, expected);
    let again = sit(&home, &[], "");
    assert!(String::from_utf8(again.stdout).unwrap().starts_with("hector: Ihre Farbe?"));
    fs::write(home.join("settings.txt"), "language = fr\nrate = fast\n").unwrap();
    let spoiled = String::from_utf8(sit(&home, &[], "").stdout).unwrap();
    assert!(spoiled.starts_with("« rate = fast » dans "), "{spoiled}");
    assert!(spoiled.contains("hector: Votre couleur ?"), "{spoiled}");
}

#[test]
fn a_newcomer_is_told_once_in_which_words_moves_are_announced() {
    for (language, told, ready) in [
        ("de", "in den internationalen Wörtern, Eva zwei Eva vier; ansagen englisch", "Bereit."),
        ("fr", "les mots internationaux, Eva zwei Eva vier ; annonces français", "Prêt."),
        ("en", "the international words, Eva zwei Eva vier; announcements english", "Ready."),
    ] {
        let home = home(&format!("words-{language}"));
        let settings = home.join("settings.txt");
        fs::write(&settings, format!("language = {language}\nannouncements = ask\n")).unwrap();
        let first = String::from_utf8(sit(&home, &[], "\n\n\n").stdout).unwrap();
        let places = [told, ready].map(|words| first.find(words));
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{first}");
        let kept = fs::read_to_string(&settings).unwrap();
        assert!(!kept.contains("ask"), "{kept}");
        let second = String::from_utf8(sit(&home, &[], "\n\n\n").stdout).unwrap();
        assert!(!second.contains(told) && second.contains(ready), "{second}");
    }
}

#[test]
fn the_language_of_announcements_is_an_option() {
    let home = home("announcements");
    let settings = home.join("settings.txt");
    fs::write(&settings, "language = en\nannouncements = ask\n").unwrap();
    let output = sit(&home, &["--announcements", "fr"], "\n\n\n\ng1f3\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Cavalier Gustav un Felix trois"), "{told}");
    assert!(!told.contains("Announcements in which language?"), "{told}");
    let refused = sit(&home, &["--announcements", "latin"], "");
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("\"latin\" is not a value of --announcements."), "{told}");
    assert_eq!(refused.status.code(), Some(2));
}

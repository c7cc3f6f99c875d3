//! The command line as people write it: in their own language, with options first, misspelled,
//! and with files and settings that are not what they seem.

use std::fs;
use std::process::{Command, Output};

use crate::common::fed::fed;
use crate::common::somebody::home;

fn hector(home: &std::path::Path, arguments: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(arguments).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

fn told(output: &Output) -> String {
    let parts = [&output.stdout, &output.stderr].map(|part| String::from_utf8_lossy(part));
    parts.concat()
}

#[test]
fn what_is_missing_or_misspelled_on_the_command_line_is_named() {
    let home = home("command-line");
    for (arguments, part) in [
        (&["rule"][..], "Expected over, flag, resign"),
        (&["pracitce"], "Did you mean practice?"),
        (&["spieel"], "Did you mean spiel?"),
        (&["--langue", "fr"], "« --langue » est inconnu ici. Vouliez-vous dire --language ?"),
        (&["--sprache", "de"], "„--sprache“ ist hier unbekannt. Meinten Sie --language?"),
        (&["--lang", "en", "say", "e4"], "\"--lang\" is not known here. Did you mean --language?"),
        (&["say", "--langue=fr", "e4"], "Vouliez-vous dire --language ?"),
        (&["--silnet", "nonsense"], "\"--silnet\" is not known here. Did you mean --silent?"),
        (&["--forward", "5", "drill"], "\"--forward\" is not known here."),
        (&["--silent", "pracitce"], "Did you mean practice?"),
        (&["games", "sheet", "/nope"], "There is no record \"/nope\"."),
        (&["Üben", "--help"], "hector practice"),
        (&["--language", "fr", "--help"], "Aussi : jouer"),
        (&["--language", "de", "practise", "--help"], "hector practice"),
        (&["hilfe", "regel"], "hector rule"),
    ] {
        let output = hector(&home, arguments, "");
        assert!(told(&output).contains(part), "{arguments:?}: {}", told(&output));
    }
    let help = told(&hector(&home, &["--help"], ""));
    assert!(!help.contains("perft") && help.contains("practice"), "{help}");
    let perft = hector(&home, &["perft", "2"], "");
    assert!(told(&perft).contains("400"), "{}", told(&perft));
}

/// At a terminal too, and whatever is asked for: a colour says nothing to whoever listens.
#[test]
fn no_answer_has_a_colour() {
    let home = home("no-colour");
    for asked in [&[("NO_COLOR", "1")][..], &[("CLICOLOR_FORCE", "1"), ("TERM", "xterm-256color")]]
    {
        for arguments in
            ["--help", "play --help", "drill --progress", "say e4", "say e5", "rule article 9.2"]
        {
            let mut program = at_terminal(arguments);
            program.env_remove("NO_COLOR").envs(asked.iter().copied());
            let output = fed(program.env("HECTOR_HOME", &home), b"");
            let told = told(&output);
            assert!(told.len() > 5, "{arguments}: {output:?}");
            assert!(!told.contains('\x1b'), "{arguments}: {told:?}");
        }
    }
}

/// The program at a terminal.
#[cfg(unix)]
fn at_terminal(arguments: &str) -> Command {
    let command = format!("'{}' {arguments}", env!("CARGO_BIN_EXE_hector"));
    let mut terminal = Command::new("script");
    terminal.args(["-qec", &command, "/dev/null"]);
    terminal
}

/// Windows has no program that gives another one a terminal. There the answers are read from a pipe.
#[cfg(windows)]
fn at_terminal(arguments: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(arguments.split(' '));
    program
}

#[test]
fn options_before_the_scene_are_taken() {
    let home = home("options-first");
    let words = told(&hector(&home, &["--language", "fr", "say", "--words", "fr", "e4"], ""));
    assert_eq!(
        words,
        told(&hector(&home, &["say", "--language", "fr", "--words", "fr", "e4"], ""))
    );
    let lines = "white\n5+0\n\nquit\ny\n";
    let played =
        told(&hector(&home, &["--language", "fr", "spiel", "--seat", "--no-record"], lines));
    assert!(played.contains("Votre couleur"), "{played}");
}

#[test]
fn every_line_of_the_settings_that_is_not_understood_is_told() {
    let home = home("odd-settings");
    fs::write(
        home.join("settings.txt"),
        "language = en\nrade = 10\n\n# a remark\nloud\nrate = 20\n",
    )
    .expect("a file");
    for scene in [&["play", "--seat", "--no-record"][..], &["practice"], &["drill"], &["clock"]] {
        let told = told(&hector(&home, scene, "quit\nyes\n"));
        assert!(told.contains("\"rade = 10\", \"loud\" in "), "{scene:?}: {told}");
        assert!(told.contains("settings.txt cannot be read and are ignored."), "{scene:?}: {told}");
    }
}

#[test]
fn what_is_expected_in_the_settings_is_told_for_the_line_that_is_wrong() {
    let home = home("wrong-settings");
    for (line, expected) in [
        ("language = klingon", "Expected such as language = de, fr or en."),
        ("screen = sideways", "Expected such as screen = in-place or append."),
        ("verbosity = loud", "Expected such as verbosity = brief, normal or full."),
        ("loud", "Expected such as rate = 10."),
    ] {
        fs::write(home.join("settings.txt"), format!("{line}\n")).expect("a file");
        let told = told(&hector(&home, &["clock", "--language", "en"], ""));
        assert!(told.contains(expected), "{line}: {told}");
    }
}

#[test]
fn settings_that_are_no_text_are_told_and_never_lost() {
    let home = home("settings-no-text");
    let file = home.join("settings.txt");
    let lines = "\n\n\nfaster\nquit\nyes\n";
    // A line of another coding costs no other, and stays as a remark; so do the remarks there are.
    fs::write(&file, b"# mine\nlanguage = en\nmicrophone = Caf\xe9\nrate = 40\n").expect("a file");
    let heard = told(&hector(&home, &["practice", "--new"], lines));
    assert!(heard.contains("\"microphone = Caf\u{fffd}\" in "), "{heard}");
    assert!(heard.contains("Faster: about"), "{heard}");
    let kept = fs::read_to_string(&file).expect("text");
    assert!(kept.contains("rate = 50\n") && kept.contains("language = en\n"), "{kept}");
    assert!(kept.ends_with("# mine\n# microphone = Caf\u{fffd}\n"), "{kept}");
    let again = told(&hector(&home, &["practice", "--new"], lines));
    assert!(!again.contains("ignored"), "{again}");
    let kept = fs::read_to_string(&file).expect("text");
    assert!(kept.ends_with("earphones = no\n# mine\n# microphone = Caf\u{fffd}\n"), "{kept}");
    // A whole file of another coding gets out of the way.
    let utf_16: Vec<u8> = "language = de\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(&file, &utf_16).expect("a file");
    let heard = told(&hector(&home, &["practice", "--new", "--language", "en"], lines));
    assert!(heard.contains("settings.txt cannot be read: it is not UTF-8 text."), "{heard}");
    let others =
        fs::read_dir(&home).expect("the folder").map(|other| other.expect("a file").path());
    // Windows removes no folder that somebody is still reading.
    let aside: Vec<_> = others
        .filter(|path| path.to_string_lossy().contains("settings.unreadable-"))
        .map(|path| fs::read(path).expect("bytes"))
        .collect();
    assert_eq!(aside, [utf_16]);
}

#[test]
fn a_record_that_is_not_there_is_missed_wherever_it_is_named() {
    let home = home("no-record");
    for arguments in [
        &["verify", "nope"][..],
        &["games", "pgn", "nope"],
        &["games", "sheet", "nope"],
        &["play", "--seat", "--resume", "nope"],
    ] {
        for (language, wanted) in [
            ("en", "There is no record \"nope\". The command games lists"),
            ("de", "Es gibt keine Aufzeichnung „nope“. Der Befehl partien nennt"),
            ("fr", "Il n'y a pas d'enregistrement « nope ». La commande parties montre"),
        ] {
            let output = hector(&home, &[arguments, &["--language", language]].concat(), "");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
            assert!(said.contains(wanted), "{arguments:?}: {said}");
        }
    }
}

#[test]
fn help_about_what_is_not_there_says_so() {
    let home = home("no-such-help");
    for (arguments, status, part) in [
        (&["help", "fo"][..], 2, "\"fo\" is not known here. See hector --help."),
        (&["help", "prac"], 2, "\"prac\" is not known here."),
        (&["hilfe", "fo", "--language", "de"], 2, "„fo“ ist hier unbekannt. Siehe hector --help."),
        (
            &["aide", "rule", "fo", "--language=fr"],
            2,
            "« fo » est inconnu ici. Voir hector règle --help.",
        ),
        (&["rule", "help", "fo"], 2, "\"fo\" is not known here. See hector rule --help."),
        (&["help", "--nonsense"], 2, "\"--nonsense\" is not known here."),
        (&["help", "--language", "de"], 0, "Der Schachbegleiter"),
        (&["help", "--language", "de", "sagen"], 0, "Aufruf: hector say"),
        (&["help", "say", "--language=de"], 0, "Aufruf: hector say"),
        (&["rule", "help"], 0, "hector rule <COMMAND>"),
        (&["rule", "help", "all"], 0, "hector rule [OPTIONS]"),
        (&["rule", "help", "over", "--language", "fr"], 0, "Utilisation : hector rule over"),
    ] {
        let output = hector(&home, arguments, "");
        let told = told(&output);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {told}");
        assert!(told.contains(part) && !told.contains("error:"), "{arguments:?}: {told}");
    }
}

#[test]
fn a_file_that_cannot_be_read_or_written_is_told_in_a_whole_sentence() {
    let home = home("no-file");
    let folder = home.display().to_string();
    for (arguments, part) in [
        (["practice", "nope.pgn"].as_slice(), "\"nope.pgn\" cannot be read: it does not exist."),
        (&["practice", &folder], "cannot be read: it is a folder."),
        (&["drill", "--file", &folder], "cannot be read: it is a folder."),
        (&["drill", "--progress", "--file", &folder], "cannot be read: it is a folder."),
        (
            &["drill", "--export", "/nowhere/x"],
            "\"/nowhere/x\" cannot be written: it does not exist.",
        ),
        (
            &["drill", "--picture", "/nowhere/x"],
            "\"/nowhere/x\" cannot be written: it does not exist.",
        ),
        (&["convert", &folder, "--to", "uci"], "cannot be read: it is a folder."),
    ] {
        let output = hector(&home, arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        assert!(told(&output).contains(part), "{arguments:?}: {}", told(&output));
    }
}

#[test]
fn help_is_asked_for_by_the_word_of_each_language_and_told_in_it() {
    let home = home("help-words");
    for (arguments, status, part) in [
        (&["--hilfe"][..], 0, "Aufruf: hector"),
        (&["--aide"], 0, "Utilisation : hector"),
        (&["-?"], 0, "Usage: hector"),
        (&["/?"], 0, "Usage: hector"),
        (&["üben", "--hilfe"], 0, "Aufruf: hector practice"),
        (&["règle", "over", "--aide"], 0, "Utilisation : hector rule over"),
        (&["say", "-?"], 0, "Usage: hector say"),
        (&["--hilfe", "--language", "en"], 0, "Usage: hector"),
        (&["hilfe", "sagen"], 0, "Aufruf: hector say"),
        (&["aide", "dire"], 0, "Utilisation : hector say"),
        (&["say", "--", "--hilfe"], 2, "\"--hilfe\" is "),
        (&["partie", "--language", "fr"], 2, "Vouliez-vous dire parties ?"),
        (&["üb", "--language", "de"], 2, "Meinten Sie üben?"),
        (&["compare"], 2, "Something is missing: SHEET."),
        (&["vergleichen", "--language", "de"], 2, "Etwas fehlt: MITSCHRIFT."),
        (&["comparer", "--language", "fr"], 2, "Il manque quelque chose : FEUILLE."),
        (&["practice", "3"], 2, "\"3\" is not an unfinished practice game."),
        (&["üben", "3", "--language", "de"], 2, "„3“ ist keine angefangene Übungspartie."),
        (&["entraînement", "3", "--language", "fr"], 2, "« 3 » n'est pas une partie commencée."),
    ] {
        let output = hector(&home, arguments, "");
        let told = told(&output);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {told}");
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
    // The same ports are the example in every language.
    for scene in ["play", "practice", "review"] {
        for language in ["en", "de", "fr"] {
            let output = hector(&home, &[scene, "--help", "all", "--language", language], "");
            let told = told(&output);
            assert_eq!(told.contains("COM3"), cfg!(windows), "{scene} {language}: {told}");
            assert_eq!(told.contains("/dev/ttyUSB0"), !cfg!(windows), "{scene} {language}: {told}");
        }
    }
}

/// Also where it is the last thing that is said, by the door.
#[cfg(target_os = "linux")]
#[test]
fn what_fails_at_last_is_told_in_the_language_that_was_asked_for() {
    let home = home("last-words");
    let full = || fs::File::options().write(true).open("/dev/full").expect("a full disk");
    let folder = || fs::File::open(&home).expect("a folder");
    let asked = |language: &str, output: Option<fs::File>, arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args(arguments).args(["--language", language]).stdin(folder());
        program.env("HECTOR_HOME", &home).env("LC_ALL", "C");
        if let Some(output) = output {
            program.stdout(output);
        }
        let output = program.output().expect("the program");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for (language, unwritten, unread, named) in [
        (
            "en",
            "The answer could not be written",
            "The input could not be read",
            "cannot be read: it",
        ),
        (
            "de",
            "Die Antwort konnte nicht geschrieben",
            "Die Eingabe konnte nicht gelesen",
            "nicht lesbar: ein",
        ),
        ("fr", "La réponse n'a pas pu être écrite", "L'entrée n'a pas pu être lue", "être lu : un"),
    ] {
        let (status, said) = asked(language, Some(full()), &["say", "e4"]);
        assert!(status == Some(1) && said.contains(unwritten), "{said}");
        for scene in ["say", "hear", "play"] {
            let (status, said) = asked(language, None, &[scene]);
            assert!(status == Some(1) && said.contains(unread), "{scene}: {said}");
        }
        let (status, said) = asked(language, None, &["convert", ".", "--to", "pgn"]);
        assert!(status == Some(2) && said.contains(named), "{said}");
    }
}

#[test]
fn what_nobody_can_have_meant_is_not_said_back_at_length() {
    let home = home("long-line");
    let endless = "x".repeat(4_000);
    let lines = format!("white\n5+0\n\n{endless}\n{endless}\nquit\ny\n");
    let played = told(&hector(&home, &["play", "--seat", "--no-record"], &lines));
    let longest = played.lines().map(|line| line.chars().count()).max();
    assert!(longest.is_some_and(|longest| longest < 400), "{longest:?} {played}");
}

#[test]
fn what_is_no_number_of_a_game_is_told_with_what_is_expected() {
    let home = home("number-of-a-game");
    for (language, given, expected) in [
        ("en", "0", "Expected a number from 1."),
        ("en", "x", "Expected a whole number."),
        ("de", "0", "Erwartet: eine Zahl ab 1."),
        ("fr", "0", "Attendu : un nombre à partir de 1."),
    ] {
        let arguments = ["review", "x.pgn", "--game", given, "--language", language];
        let output = hector(&home, &arguments, "");
        assert_eq!(output.status.code(), Some(2), "{given}");
        assert!(told(&output).contains(expected), "{}", told(&output));
    }
}

#[test]
fn an_empty_file_is_no_game_wherever_one_is_read() {
    let home = home("empty-file");
    let file = home.join("empty.pgn");
    fs::write(&file, " \n").expect("a file");
    let path = file.display().to_string();
    for arguments in [["convert", &path, "--to", "pgn"], ["convert", &path, "--to", "spoken"]] {
        let output = hector(&home, &arguments, "");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]));
        assert!(told(&output).contains("empty.pgn\" has no game in it."), "{}", told(&output));
    }
}

/// Whose a board is, and where, is understood before anything else is asked.
#[cfg(feature = "boards")]
#[test]
fn two_boards_are_named_by_whose_they_are_and_are_two() {
    let home = home("two-boards");
    let nobody = "nobody whose board is known here. Expected opponent or mine";
    for (arguments, part) in [
        (&["opponent=COM3", "mine=COM4"][..], "A board is played on at a terminal."),
        (&["mine=dgt:COM3"], "A board is played on at a terminal."),
        (&["COM3"], "A board is played on at a terminal."),
        (&["COM3", "COM4"], "Of two boards it has to be said whose each is."),
        (&["opponent=COM3", "COM4"], "Of two boards it has to be said whose each is."),
        (&["mine=COM3", "mine=COM4"], "Two boards are named for the same player."),
        (&["opponent=COM3", "opponent=COM4"], "Two boards are named for the same player."),
        (&["mine=COM3", "opponent=COM4", "mine=COM5"], "Two boards are named for the same player."),
        (&["mine=COM3", "opponent=com3"], "\"com3\" and \"COM3\" may be the same board."),
        (&["opponent=dgt:/dev/null", "mine=/dev/./null"], "may be the same board."),
        (&["opponent=bluetooth", "mine=bluetooth:Air"], "may be the same board."),
        (&["yours=COM3"], nobody),
        (&["opponent=COM3", "Mine=COM4"], nobody),
        (&["opponent=", "mine=COM4"], "\"\" names no board."),
        (&["mine=COM4", "--board-of", "mine"], "Leave --board-of out"),
        (&["mine=COM4", "opponent=COM3", "--board-of", "mine"], "Leave --board-of out"),
        (&["COM4", "COM3", "--board-of", "mine"], "Of two boards it has to be said whose each is."),
    ] {
        let named = arguments.iter().flat_map(|argument| match argument.contains("board-of") {
            true => vec![*argument],
            // What stands behind it.
            false if *argument == "mine" => vec![*argument],
            false => vec!["--board", *argument],
        });
        let all: Vec<&str> = ["--language", "en", "play"].into_iter().chain(named).collect();
        let output = hector(&home, &all, "");
        assert!(told(&output).contains(part), "{arguments:?}: {}", told(&output));
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
    for (scene, part) in [
        (
            &["practice", "--board", "COM3", "--board", "COM4"][..],
            "There is one board here, your own, and 2 are named.",
        ),
        (
            &["review", "a.pgn", "--board", "COM3", "--board", "COM4"],
            "There is one board here, your own, and 2 are named.",
        ),
        (&["practice", "--board", "opponent=COM4"], "and the opponent's is named."),
        (&["practice", "--board", "mine=COM4"], "A board is played on at a terminal."),
    ] {
        let all: Vec<&str> = ["--language", "en"].iter().chain(scene).copied().collect();
        let output = hector(&home, &all, "");
        assert!(told(&output).contains(part), "{scene:?}: {}", told(&output));
        assert_eq!(output.status.code(), Some(2), "{scene:?}");
    }
}

/// Who can name a file could else clear the screen of whoever looks at it, or turn a line around.
#[test]
fn no_file_name_does_anything_where_it_is_told() {
    let home = home("harmful-names");
    let (games, odd) = (home.join("games"), "ev\u{1b}[2Jil\u{202e}");
    fs::create_dir_all(&games).expect("a folder");
    for ending in ["hector", "pgn", "txt"] {
        fs::write(games.join(format!("{odd}.{ending}")), "junk").expect("a file");
    }
    let file = games.join(format!("{odd}.txt")).display().to_string();
    let game = games.join(format!("{odd}.pgn")).display().to_string();
    let mut named = 0;
    for arguments in [
        &["games"][..],
        &["games", "sheet", "1"],
        &["games", "pgn", &file],
        &["games", "--folder", &file],
        &["verify", &file],
        &["convert", &file],
        &["convert", &game, "--out", &file],
        &["review", &game],
        &["play", "--event", &file],
        &["play", "--resume", &file],
        &["rule", "event", &file],
        &["arbiter", "--check", "--event", &file],
        &["hall", &file],
        &["transcribe", &file],
        &["compare", &file, &game],
        &[&file],
        &["--language", odd],
    ] {
        let told = told(&hector(&home, arguments, ""));
        assert!(!told.contains(['\u{1b}', '\u{202e}']), "{arguments:?}: {told:?}");
        named += usize::from(told.contains("ev [2Jil"));
    }
    assert!(named >= 12, "{named} of them tell the name");
}

//! Game files as they are found: what stands in them that chess does not know, and comments that end in the
//! middle of a sentence.

use std::fs;
use std::process::{Command, Output};

use crate::common::at_home::{home, told};
use crate::common::fed::fed;

/// What becomes of a file that is listened to.
fn listened(name: &str, language: &str, games: &str, lines: &str) -> Output {
    let home = home(&format!("review-{name}"));
    let file = home.join(format!("{name}.pgn"));
    fs::write(&file, games).expect("a file");
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.arg("review").arg(&file).args(["--language", language]);
    program.env("HECTOR_HOME", &home).env("LC_ALL", "C");
    let output = fed(&mut program, lines.as_bytes());
    fs::remove_dir_all(&home).expect("the home");
    output
}

#[test]
fn a_variation_that_passes_a_turn_is_told() {
    let one = "1. e4 e5 (1... d5 2. -- dxe4) 2. Nf3 *\n";
    let two = "1. e4 e5 (1... d5 2. Z0 dxe4) 2. Nf3 (2. -- Nc6) 2... Nc6 *\n";
    for (language, games, sentence) in [
        ("en", one, "One variation passes a turn, which chess does not allow: it stops there."),
        ("en", two, "2 variations pass a turn, which chess does not allow: they stop there."),
        ("de", one, "Eine Variante setzt einmal aus, was im Schach nicht geht: Sie endet dort."),
        ("fr", two, "2 variantes passent un tour, ce qui n'est pas permis aux échecs"),
    ] {
        let heard = told(listened("passing", language, games, "next\n"));
        assert_eq!(heard.matches(sentence).count(), 1, "{heard}");
    }
}

#[test]
fn what_is_no_move_in_a_variation_is_told_and_the_game_goes_on() {
    let one = "1. e4 e5 (1... d5 2. Ke3 dxe4) 2. Nf3 Nc6 *\n";
    let two = "1. e4 e5 (1... d5 2. Ke3 dxe4) (1... Ke6) 2. Nf3 Nc6 *\n";
    for (language, games, told, into, cut, on) in [
        (
            "en",
            one,
            "One variation has a move that is not possible: it stops before it.",
            "branch 1",
            "The variation breaks off here. Line 1, column 22: White's move 2, Ke3",
            "Knight",
        ),
        (
            "en",
            two,
            "2 variations have a move that is not possible: they stop before it.",
            "branch 1",
            "The variation breaks off here.",
            "Knight",
        ),
        (
            "de",
            one,
            "Eine Variante enthält einen Zug, der nicht geht: Sie endet davor.",
            "variante 1",
            "Die Variante bricht hier ab. Zeile 1, Spalte 22",
            "Springer",
        ),
        (
            "fr",
            one,
            "Une variante contient un coup impossible : elle s'arrête avant.",
            "variante 1",
            "La variante s'interrompt ici. Ligne 1, colonne 22",
            "Cavalier",
        ),
    ] {
        let next = match language {
            "de" => "weiter",
            "fr" => "suivant",
            _ => "next",
        };
        let lines =
            format!("{next}\n{next}\n{into}\n{next}\ngame 1\n{next}\n{next}\n{next}\n{next}\n");
        let heard = told_of(language, games, &lines);
        assert_eq!(heard.matches(told).count(), 2, "{heard}");
        assert!(heard.contains(cut), "{heard}");
        assert!(heard.matches(on).count() >= 2, "{heard}");
        assert!(!heard.contains("breaks off after"), "{heard}");
    }
}

fn told_of(language: &str, games: &str, lines: &str) -> String {
    told(listened("cut", language, games, lines))
}

#[test]
fn words_that_end_without_a_sign_are_ended_for_the_voice() {
    let games =
        "1. e4 {good} {(better than d4)} e5 {Really?} (1... c5) 2. Nf3 {as \"played.\"} *\n";
    let heard = told(listened("comments", "en", games, "next\nnext\nnext\n"));
    assert!(heard.contains("hector: 1. Eva two Eva four. good. (better than d4).\n"), "{heard}");
    assert!(heard.contains("hector: Eva seven Eva five. Really? One variation.\n"), "{heard}");
    assert!(heard.contains("Felix three. as \"played.\"\n"), "{heard}");
}

#[test]
fn a_file_whose_only_game_is_broken_says_what_is_wrong_with_it() {
    let games = "[Event \"x\"]\n[FEN \"8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
    let heard = told(listened("broken-alone", "en", games, "next\n"));
    assert!(heard.contains("Game 1 is broken. Line 2"), "{heard}");
    let no_game = listened("no-game", "en", "[settings]\nrate = 10\n", "next\n");
    assert_eq!(no_game.status.code(), Some(2));
}

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
    fed(&mut program, lines.as_bytes())
}

/// A pass is told where a move would be, in a branch and in the game, and what comes after it can be reached.
#[test]
fn a_side_that_passes_is_told_and_the_game_goes_on() {
    let games = "1. e4 -- 2. d4 (2. -- e5 {threatens}) d5 3. Z0 dxe4 *\n";
    for (language, next, branch, back, black, white, last) in [
        ("en", "next", "branch 1", "back", "Black passes.", "White passes.", "takes"),
        (
            "de",
            "weiter",
            "variante 1",
            "zurück",
            "Schwarz setzt aus.",
            "Weiß setzt aus.",
            "schlägt",
        ),
        (
            "fr",
            "suivant",
            "variante 1",
            "retour",
            "Les Noirs passent.",
            "Les Blancs passent.",
            "prend",
        ),
    ] {
        let lines =
            format!("{next}\n{next}\n{next}\n{branch}\n{next}\n{back}\n{next}\nboard\n{next} 3\n");
        let heard = told(listened("passing", language, games, &lines));
        assert!(heard.contains(&format!("hector: {black}")), "{heard}");
        assert!(heard.matches(white).count() >= 2, "{heard}");
        assert!(heard.contains("threatens"), "{heard}");
        let on =
            told(listened("passed", language, games, &format!("{next} 3\n{back}\n{next} 4\n")));
        assert!(on.contains(white) && on.contains(last), "{on}");
        assert!(on.contains(&format!("hector: 1. {black}")), "{on}");
    }
}

#[test]
fn a_result_that_is_written_another_way_is_told() {
    for (language, end, told) in
        [("en", "1–0", "White wins."), ("de", "½-½", "Remis."), ("fr", "0:1", "Les Noirs gagnent.")]
    {
        let heard = listened("odd-result", language, &format!("1. e4 e5 {end}\n"), "");
        let heard = self::told(heard);
        assert!(heard.contains(told) && heard.contains(end), "{heard}");
    }
}

/// Whatever was repaired in a game is told when it is opened, in the words of `hector convert`.
#[test]
fn what_was_repaired_is_told_with_its_place() {
    let games = "1. e4 N e5 Diagram 2. Nf3 ) Nc6 3. Bb5+ a6 4. Ba4 resigns 1–0\n";
    for (language, first, third, more) in [
        (
            "en",
            "Line 1, column 7: \"N\" after the move was read as the sign for a novelty.",
            "Line 1, column 27: The bracket \")\" closes nothing. It was left out.",
            "3 more things were corrected.",
        ),
        ("de", "Zeile 1, Spalte 7: ", "Zeile 1, Spalte 27: ", "Noch 3 Stellen wurden berichtigt."),
        ("fr", "Ligne 1, colonne 7", "Ligne 1, colonne 27", "3 autres corrections ont été faites."),
    ] {
        let heard = told(listened("repaired", language, games, ""));
        for told in [first, third, more] {
            assert!(heard.contains(told), "{heard}");
        }
    }
    let heard = told(listened("latin", "en", "[Event \"Frühling\"]\n\n1. e4 e5 *\n", ""));
    assert!(!heard.contains("Line"), "{heard}");
    let whole = told(listened("broken", "en", "[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 d5 *\n", ""));
    assert!(!whole.contains("without a result"), "{whole}");
}

/// Nobody is asked to guess a pass: it is told, and the next move is asked for.
#[test]
fn a_pass_is_not_guessed() {
    let games = "1. e4 e5 2. -- d5 3. exd5 *\n";
    let heard = told(listened("guessing-passes", "en", games, "guess white\ne4\nexd5\n"));
    assert!(heard.contains("White passes.") && heard.contains("Right: 2."), "{heard}");
}

/// What is asked about a position after a pass is answered from the position.
#[test]
fn a_position_after_a_pass_is_a_position() {
    let games = "1. e4 e5 2. Bc4 -- 3. Qh5 Nc6 4. Qxf7# *\n";
    let lines = "end\nevaluation\nlast moves 6\nopening\nback\nevaluation\nchanged\nwalk\n";
    let heard = told(listened("after-a-pass", "en", games, lines));
    assert!(heard.contains("Black passes.") && heard.contains("Mate. White wins."), "{heard}");
}

#[test]
fn a_position_without_moves_is_opened() {
    for (tags, language, board, said) in [
        ("[SetUp \"1\"]\n", "en", "board", "White: king e1, pawn e2."),
        ("", "de", "brett", "Weiß: König e1, Bauer e2."),
        ("[Event \"?\"]\n[SetUp \"1\"]\n", "fr", "échiquier", "Blancs : roi e1, pion e2."),
    ] {
        let game = format!("{tags}[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*\n");
        let heard = told(listened("no-moves", language, &game, &format!("{board}\n")));
        assert!(heard.contains(said), "{heard}");
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

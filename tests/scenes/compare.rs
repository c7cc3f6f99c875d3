//! `hector compare` through the program itself: every pair with its exact answer. Set
//! `UPDATE=1` to write the answers anew, then read them by eye.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::fed::fed;
use crate::common::games::random_game;
use crate::common::questions::{ODD, every_question_is_answered, status_after};
use hector::chess::notation::{Form, Letters, SignSet, WritingManner, descriptive, write_moves};
use hector::chess::{History, Variant};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/compare");

#[test]
fn every_pair_is_compared_as_written_down() {
    for file in ["questions.txt", "questions-de.txt", "questions-fr.txt"] {
        let count = every_question_is_answered("compare", &format!("{FOLDER}/{file}"), FOLDER);
        assert!(count >= 30, "only {count} questions were read");
    }
}

#[test]
fn no_score_makes_the_program_panic() {
    for bytes in ODD {
        let status = status_after(&["compare", "-", "english.score"], FOLDER, bytes);
        assert!(matches!(status, Some(0..=2)), "{status:?} for {bytes:?}");
    }
}

/// A folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("compare-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn compare(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hector"));
    command.env("LC_ALL", "C").env("HECTOR_HOME", folder).current_dir(folder);
    command.arg("compare").args(arguments).output().expect("the program runs")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

/// The moves of a game below the tags that say where it begins.
fn sheet(game: &History, moves: &str) -> String {
    let variant = match game.start().variant() {
        Variant::Standard => "Standard",
        Variant::Chess960 => "Chess960",
    };
    let fen = game.start().to_fen();
    format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n{moves} *\n")
}

#[test]
fn what_hector_writes_of_a_game_agrees_in_all_letters_and_forms() {
    let home = folder("written");
    let mut number = 0;
    for letters in Letters::ALL {
        for form in [Form::Short, Form::Long] {
            for signs in [SignSet::GameFile, SignSet::ScoreSheet, SignSet::Bare] {
                let variant = [Variant::Standard, Variant::Chess960][number % 2];
                let game = random_game(variant, number as u64);
                number += 1;
                if game.moves().is_empty() {
                    continue;
                }
                let written = write_moves(&game, WritingManner { letters, form, signs });
                let plain = write_moves(&game, WritingManner::GAME_FILE);
                fs::write(home.join("one.pgn"), sheet(&game, &plain)).expect("a file");
                fs::write(home.join("other.pgn"), sheet(&game, &written)).expect("a file");
                let options = ["one.pgn", "other.pgn", "--second-letters", letters.code()];
                let answer = compare(&home, &options);
                assert_eq!(answer.status.code(), Some(0), "{written}\n{}", told(&answer));
            }
        }
    }
}

#[test]
fn a_descriptive_score_agrees_with_the_same_game_in_algebraic_notation() {
    let home = folder("descriptive");
    let languages = [
        (descriptive::DescriptiveLanguage::French, "fr"),
        (descriptive::DescriptiveLanguage::English, "en"),
        (descriptive::DescriptiveLanguage::Spanish, "es"),
    ];
    for number in 0..12 {
        let game = random_game(Variant::Standard, number);
        if game.moves().is_empty() {
            continue;
        }
        let (language, code) = languages[number as usize % 3];
        let style = descriptive::DescriptiveStyle::Short;
        let written = descriptive::write_game(&game, language, style);
        let plain = write_moves(&game, WritingManner::GAME_FILE);
        fs::write(home.join("one.pgn"), sheet(&game, &plain)).expect("a file");
        fs::write(home.join("other.pgn"), sheet(&game, &written)).expect("a file");
        let answer = compare(
            &home,
            &["one.pgn", "other.pgn", "--second-notation", "descriptive", "--second-letters", code],
        );
        assert_eq!(answer.status.code(), Some(0), "{written}\n{}", told(&answer));
    }
}

#[test]
fn a_record_is_ruled_by_its_own_edition() {
    let home = folder("record");
    let script = "edition 2009\narbiter starts\nwhite announces Eva zwei Eva vier\n\
                  black repeats Eva zwei Eva vier\nwhite presses\narbiter reads white: Eva vier leer\n";
    let mut play = Command::new(env!("CARGO_BIN_EXE_hector"));
    play.env("HECTOR_HOME", &home).args(["play", "--record", "game.hector"]).current_dir(&home);
    fed(&mut play, script.as_bytes());
    let board = ["--first-board", "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR"];
    let ruled =
        |edition: &[&str]| compare(&home, &[&["game.hector"][..], &board[..], edition].concat());
    let own = ruled(&[]);
    assert!(told(&own).contains("By article E.2.7 of 2009"), "{}", told(&own));
    assert_eq!(told(&ruled(&["--edition", "2009"])), told(&own));
    let other = ruled(&["--edition", "2017"]);
    assert_eq!(other.status.code(), Some(2));
    assert_eq!(
        told(&other),
        "hector: \"game.hector\" is a record under the edition of 2009. Expected no other \
         --edition.\n"
    );
}

/// A record of this script, compared with itself.
fn compared_record(name: &str, script: &str, options: &[&str]) -> (Option<i32>, String) {
    let home = folder(name);
    let mut play = Command::new(env!("CARGO_BIN_EXE_hector"));
    play.env("HECTOR_HOME", &home).args(["play", "--record", "game.hector"]).current_dir(&home);
    fed(&mut play, script.as_bytes());
    let answer = compare(&home, &[&["game.hector"][..], options].concat());
    (answer.status.code(), told(&answer))
}

#[test]
fn a_board_that_nobody_has_read_is_not_said_to_agree() {
    let script = "edition 2023\narbiter starts\nwhite announces Eva zwei Eva vier\n\
                  black repeats Eva zwei Eva vier\nwhite presses\n\
                  black writes ply 1 Eva zwei Eva drei\n";
    let (code, told) = compared_record("unread", script, &[]);
    assert_eq!(code, Some(1));
    assert!(!told.contains("Both boards show the same position."), "{told}");
    for side in ["White", "Black"] {
        let unread =
            format!("Nobody has read {side}'s board: what really stands there is not known.");
        assert!(told.contains(&unread), "{told}");
    }
}

#[test]
fn a_board_that_was_read_is_held_against_the_scores() {
    let script = "edition 2023\narbiter starts\nwhite announces Eva zwei Eva vier\n\
                  white moves Eva zwei Eva vier\nblack repeats Eva zwei Eva vier\nwhite presses\n";
    let (code, told) = compared_record("half-read", script, &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(!told.contains("White's board"), "{told}");
    assert!(told.contains("Nobody has read Black's board"), "{told}");
}

#[test]
fn a_device_that_hears_no_moves_knows_no_board() {
    let script = "edition 2023\nprofile recorder and clock\narbiter starts\n\
                  black writes Eva zwei Eva vier\nwhite writes Eva zwei Eva vier\nwhite presses\n";
    let (code, told) = compared_record("unheard", script, &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(!told.contains("board is wrong") && told.contains("Nobody has read White's board"));
    let after = ["--first-board", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"];
    let (code, told) = compared_record("unheard-one-given", script, &after);
    assert_eq!(code, Some(0), "{told}");
    assert!(!told.contains("White's board") && told.contains("Nobody has read Black's board"));
}

const BEGIN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

/// What is told of this record in each language, each with its exit status.
fn told_in_all(name: &str, script: &str, options: &[&str]) -> [(Option<i32>, String); 3] {
    ["en", "de", "fr"].map(|language| {
        let name = format!("{name}-{language}");
        compared_record(&name, script, &[options, &["--language", language]].concat())
    })
}

#[test]
fn a_board_is_not_wrong_while_a_move_is_being_made_or_copied() {
    let begin = "edition 2023\narbiter starts\n";
    let announced = "white announces Eva zwei Eva vier\n";
    let repeated = "black repeats Eva zwei Eva vier\n";
    let (made, pressed) = ("white moves Eva zwei Eva vier\n", "white presses\n");
    let being_made = [
        "A move is still being made: White's move 1, Eva zwei Eva vier.",
        "Ein Zug wird noch ausgeführt: Zug 1 von Weiß, Eva zwei Eva vier.",
        "Un coup est encore en train d'être joué : le coup 1 des Blancs, Eva zwei Eva vier.",
    ];
    let copied = [
        "A move is still being copied to Black's board: White's move 1, Eva zwei Eva vier.",
        "Ein Zug wird auf dem Brett von Schwarz noch nachgezogen: Zug 1 von Weiß, Eva zwei Eva vier.",
        "Un coup est encore en train d'être reproduit sur l'échiquier des Noirs : le coup 1 des Blancs, Eva zwei Eva vier.",
    ];
    let first = ["--first-board", BEGIN];
    let second = ["--second-board", BEGIN];
    type Case<'c> = (&'c str, &'c [&'c str], &'c [&'c str], [&'c str; 3]);
    let cases: [Case<'_>; 6] = [
        ("announced", &[announced], &[], being_made),
        ("made", &[announced, made], &[], being_made),
        ("hand-alone", &[made], &[], being_made),
        ("repeated", &[announced, repeated], &first, being_made),
        ("pressed", &[announced, made, pressed], &[], copied),
        ("copying", &[announced, repeated, pressed], &second, copied),
    ];
    for (name, script, options, sentences) in cases {
        let script = [&[begin], script].concat().concat();
        for ((_, told), sentence) in
            told_in_all(&format!("under-way-{name}"), &script, options).iter().zip(sentences)
        {
            assert!(told.contains(sentence), "{name}: {told}");
            for wrong in ["is wrong", "ist falsch", "est faux"] {
                assert!(!told.contains(wrong), "{name}: {told}");
            }
        }
    }
    // A square that the move does not touch is wrong all the same, and a board as it should be needs no word.
    let script = [begin, announced, repeated, pressed].concat();
    let no_knight = "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let (code, told) = compared_record("under-way-wrong", &script, &["--second-board", no_knight]);
    assert_eq!(code, Some(1));
    assert!(told.contains("Black's board is wrong on Gustav acht. To correct it:"), "{told}");
    let (code, told) = compared_record("under-way-right", &script, &["--second-board", AFTER_E4]);
    assert_eq!(code, Some(0), "{told}");
    assert!(!told.contains("still being"), "{told}");
}

#[test]
fn a_score_that_is_kept_elsewhere_is_not_compared_as_if_it_had_a_gap() {
    let script = "edition 2023\nblack keeps the score elsewhere\narbiter starts\n\
                  white announces Eva zwei Eva vier\nwhite presses\n\
                  black announces Eva sieben Eva fünf\nwhite repeats Eva sieben Eva fünf\nblack presses\n";
    let sentences = [
        "Only White's score is in this record; Black's score is kept elsewhere.\n\
         White's score is as the moves were announced: 2 plies.\n",
        "In dieser Aufzeichnung ist nur die Mitschrift von Weiß; die von Schwarz wird anderswo geführt.\n\
         Die Mitschrift von Weiß ist so, wie die Züge angesagt wurden: 2 Halbzüge.\n",
        "Seule la feuille des Blancs est dans cet enregistrement ; celle des Noirs est tenue ailleurs.\n\
         La feuille des Blancs est telle que les coups ont été annoncés : 2 demi-coups.\n",
    ];
    for ((code, told), sentence) in told_in_all("kept-elsewhere", script, &[]).iter().zip(sentences)
    {
        assert!(told.starts_with(sentence), "{told}");
        assert_eq!(*code, Some(0), "{told}");
    }
    let (code, told) = compared_record("elsewhere-wrong", script, &["--second-board", BEGIN]);
    assert_eq!(code, Some(1));
    assert!(told.contains("Black's board is wrong on Eva zwei, Eva vier"), "{told}");
    // What was heard otherwise stands in the score, and the words count.
    let misheard = script.replace("repeats Eva sieben Eva fünf", "repeats Eva sieben Eva sechs");
    let (code, told) = compared_record("elsewhere-misheard", &misheard, &[]);
    assert_eq!(code, Some(1));
    let line = "White's score is not as the moves were announced. The first difference is Black's move 1: \
                it has \"Eva sieben Eva sechs\", announced was \"Eva sieben Eva fünf\".";
    assert!(told.contains(line), "{told}");
    // An own move that is still being made stands in the own score.
    let ahead = format!("{script}white announces Gustav eins Felix drei\n");
    let (code, told) = compared_record("elsewhere-ahead", &ahead, &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("White's score is as the moves were announced: 3 plies."), "{told}");
}

#[test]
fn a_record_says_what_it_has_where_both_scores_are_kept_elsewhere() {
    let elsewhere = "white keeps the score elsewhere\nblack keeps the score elsewhere\n";
    let script = format!(
        "edition 2023\n{elsewhere}arbiter starts\nwhite announces Eva zwei Eva vier\nwhite presses\n\
         black announces Eva sieben Eva fünf\nblack presses\n"
    );
    let (code, told) = compared_record("no-score", &script, &[]);
    assert_eq!(code, Some(0), "{told}");
    let first = "Both players keep their scores elsewhere. This record has the moves as they were announced: 2 plies.\n";
    assert!(told.starts_with(first), "{told}");
    let script = format!("profile recorder and clock\n{elsewhere}arbiter starts\nwhite presses\n");
    let (code, told) = compared_record("nothing", &script, &[]);
    assert_eq!(code, Some(2), "{told}");
    assert!(
        told.contains("\"game.hector\" has nothing to compare: both scores are kept elsewhere"),
        "{told}"
    );
}

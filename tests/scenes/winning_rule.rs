//! `hector rule flag`, `resign` and `dead` as a filter: positions in, one answer a line
//! out, in the order asked, as words or as JSON.

use std::io::Write as _;
use std::process::{Output, Stdio};

use crate::common::stranger;

use hector::chess::Position;
use hector::chess::notation::legal_in_uci;
use serde_json::Value;

/// What the program answers to lines of standard input.
fn answered(arguments: &[&str], lines: &str) -> Output {
    let mut child = stranger::hector()
        .arg("rule")
        .args(arguments)
        .args(["--language", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("its input").write_all(lines.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn objects(output: &Output) -> Vec<Value> {
    text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .collect()
}

const POSITIONS: &str = "\
6kb/4p1p1/4P1P1/7K/8/8/8/8 w - - 0 1
8/5k2/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3BK3/8 w - -
k1b5/8/8/1p1p1p1p/1PbP1PpP/6P1/6P1/K1B5 w - - 0 1
";

#[test]
fn every_position_gets_an_object_in_the_order_asked() {
    let output = answered(&["flag", "--fallen", "white", "--json", "--quick"], POSITIONS);
    assert_eq!(output.status.code(), Some(0));
    let keys =
        ["fen", "verdict", "winner", "line", "result", "article", "reason", "nodes", "micros"];
    for (line, asked) in text(&output.stdout).lines().zip(POSITIONS.lines()) {
        let places: Vec<usize> =
            keys.iter().map(|key| line.find(&format!("\"{key}\":")).expect("the key")).collect();
        assert!(places.is_sorted(), "{line}");
        assert!(line.contains(asked), "{line}");
    }
    let objects = objects(&output);
    let verdicts: Vec<&str> = objects.iter().filter_map(|one| one["verdict"].as_str()).collect();
    assert_eq!(verdicts, ["unknown", "unwinnable", "unknown"]);
    assert_eq!(objects[1]["result"], "1/2-1/2");
    assert_eq!(objects[1]["article"], "5.2.2");
    assert_eq!(
        objects[1]["reason"],
        "No piece can ever attack a square that the other king can go to."
    );
    assert!(objects[0]["result"].is_null() && objects[0]["line"].is_null());
}

#[test]
fn the_line_of_a_mate_can_be_played() {
    let output = answered(&["flag", "--fallen", "white", "--json"], POSITIONS);
    let first = &objects(&output)[0];
    assert_eq!(
        (first["verdict"].as_str(), first["winner"].as_str()),
        (Some("winnable"), Some("black"))
    );
    assert_eq!(first["result"], "0-1");
    let mut position = Position::from_fen(first["fen"].as_str().expect("a FEN")).expect("legal");
    for step in first["line"].as_array().expect("moves") {
        let uci = step.as_str().expect("a move");
        let legal = legal_in_uci(&position, uci).expect("a legal move");
        position.play(legal);
    }
    assert!(position.is_check() && position.legal_moves().is_empty());
}

#[test]
fn a_bad_line_costs_a_sentence_and_the_others_are_answered() {
    let lines = "8/8/3k4/8/8/3K4/8/8 w - -\nno position\n\n8/8/3k4/8/8/3KR3/8/8 w - - 0 1\n";
    let output = answered(&["dead"], lines);
    assert_eq!(output.status.code(), Some(2));
    let answers: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(answers.len(), 2);
    assert!(answers[0].starts_with("Draw. Article 5.2.2 of 2023: "), "{}", answers[0]);
    assert!(answers[1].starts_with("The game goes on. "), "{}", answers[1]);
    assert!(text(&output.stderr).starts_with("hector: Line 2: "), "{}", text(&output.stderr));
}

#[test]
fn the_articles_of_an_edition_are_named() {
    const DEAD: &str = "8/5k2/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3BK3/8 w - - 0 1";
    const WHITE_CAN_MATE: &str = "8/5k2/8/8/8/8/3RK3/8 w - - 0 1";
    const RESIGN: &[&str] = &["resign", "--by", "white"];
    const FLAG: &[&str] = &["flag", "--fallen", "white"];
    for (edition, question, position, article) in [
        ("2023", RESIGN, WHITE_CAN_MATE, "5.1.2"),
        ("2018", FLAG, WHITE_CAN_MATE, "6.9"),
        ("2017", &["dead"], DEAD, "5.2.2"),
        ("2009", &["dead"], DEAD, "5.2b"),
        // A position that was dead had ended the game before.
        ("2023", RESIGN, DEAD, "5.2.2"),
        ("2018", FLAG, DEAD, "5.2.2"),
        ("2009", FLAG, DEAD, "5.2b"),
    ] {
        let arguments = [question, &["--json", "--edition", edition]].concat();
        let output = answered(&arguments, position);
        assert_eq!(objects(&output)[0]["article"], article, "{edition} {question:?}");
    }
}

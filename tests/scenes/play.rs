//! Whole games as transcripts: what `hector play` answers to every file under
//! tests/scripts, line by line, and that the record of each game, played again, gives
//! the same game. `UPDATE=1` writes the files anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::common::dice::Dice;
use crate::common::fed::fed;
use crate::common::stranger;
use crate::common::transcripts::Differing;

fn play(script: &str) -> Output {
    let mut hector = stranger::hector();
    fed(hector.args(["play", "--transcript", "--replay"]), script.as_bytes())
}

fn transcripts() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the scripts")
        .map(|entry| entry.expect("a script").path())
        .collect();
    paths.sort();
    paths
}

#[test]
fn every_transcript_is_what_hector_answers() {
    let mut differing = Differing::default();
    for path in transcripts() {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let output = play(&expected);
        let answered = String::from_utf8(output.stdout).expect("text");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.is_empty() && output.status.success(), "{}: {errors}", path.display());
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}

#[test]
fn every_transcript_begins_with_what_it_shows_and_its_articles() {
    for path in transcripts() {
        let text = fs::read_to_string(&path).expect("a transcript");
        let first = text.lines().next().unwrap_or_default();
        let names_an_article =
            first.starts_with("# ") && first.contains('(') && first.ends_with(").");
        assert!(names_an_article, "{}: {first}", path.display());
    }
}

#[test]
fn nothing_a_player_must_not_know_is_told_in_tournament_mode() {
    // The words that every leak would need (11.3.1, 12.6).
    const LEAKS: [&str; 8] =
        ["illegal", "legal", "check", "mate", "Case", "impossible", "ambiguous", "differ"];
    for path in transcripts() {
        let text = fs::read_to_string(&path).expect("a transcript");
        if text.contains("training") {
            continue;
        }
        for line in text
            .lines()
            .filter(|line| line.starts_with("to white:") || line.starts_with("to black:"))
        {
            let leak = LEAKS.iter().find(|word| line.contains(*word));
            assert_eq!(leak, None, "{}: {line}", path.display());
        }
    }
}

#[test]
fn what_cannot_be_read_costs_a_sentence_and_no_game() {
    let script = "white announces Eva zwei Eva vier\nwhite dances\ntable\nwait long\n\
                  white touches z9\nblack writes ply 7 Eva zwei Eva vier\narbiter settles soon\n\
                  arbiter sees nothing\nblack repeats Eva zwei Eva vier\nmoves e5\n";
    let output = play(script);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).expect("text");
    let lines: Vec<&str> = errors.lines().collect();
    assert_eq!(lines.len(), 6, "{errors}");
    assert!(
        lines.iter().all(|line| line.starts_with("hector: Line ") && line.contains("Expected"))
    );
    let answers = String::from_utf8(output.stdout).expect("text");
    assert!(answers.contains("to black: There is no ply 7."), "{answers}");
}

/// Lines each of which is refused with another expectation.
const REFUSED: &str = "default-time soon\ndraws never\nchess960 1000\narbiter number 12\n\
    white gives a horse\nwhite gives the moves Zz9\nevent /nowhere\nprofile x\nnonsense\n\
    white sings\nwhite's coach sings\nwhite asks why\nwhite claims a pony\n\
    white puts a red knight on f3\nwhite sets fire\nwhite reads the board x\n\
    white writes ply x\nwhite touches z9\nwait long\narbiter gives red 2 min\n\
    arbiter adjourns\nmoves Zz9\n";

#[test]
fn a_refused_line_says_what_was_expected_in_the_language_of_the_user() {
    for language in ["de", "en", "fr"] {
        let mut hector = stranger::hector();
        let hector = hector.args(["play", "--lines", "--no-record", "--language", language]);
        let output = fed(hector, REFUSED.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        let errors = String::from_utf8(output.stderr).expect("text");
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/seeds/refused_lines/{language}.txt"));
        let mut differing = Differing::default();
        differing.hold(&path, &fs::read_to_string(&path).unwrap_or_default(), &errors);
        differing.is_nothing();
    }
}

#[test]
fn what_a_line_lacks_is_told_at_that_line() {
    let script = "time x\ntime 5+0\nmoves\narbiter starts\narbiter settles\n\
                  white announces\nwhite reads\nwhite puts\nblack asks the time\n";
    let output = play(script);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).expect("text");
    let lines: Vec<&str> = errors.lines().collect();
    assert_eq!(
        lines,
        [
            "hector: Line 1: \"x\" is not a time control. Expected a time, such as 90 or 90 min.",
            "hector: Line 3: Something is missing here. Expected moves such as e4 e5.",
            "hector: Line 5: Something is missing here. Expected the number of a case, and with and the number of a remedy if there are several.",
            "hector: Line 8: Something is missing here. Expected a piece and a square, such as white knight f3.",
        ]
    );
    let answers = String::from_utf8(output.stdout).expect("text");
    assert!(answers.contains("to white: No words were found. Expected the words of a move."));
    assert!(answers.contains("to black: Yours five minutes."), "{answers}");
}

/// What is pasted with a text and not seen is no part of the game, in which the record would lack it.
#[test]
fn invisible_signs_in_a_line_leave_the_game_as_its_record_has_it() {
    for sign in ['\0', '\u{1b}', '\u{200e}', '\u{202e}', '\u{feff}'] {
        let script = format!(
            "arbiter starts\nwhite announces Eva zwei{sign} Eva vier\nwhite presses\n\
             arbiter asks to seal\narbiter sees black's envelope\n\
             arbiter adjourns until Sunday{sign} 10:00\n"
        );
        let output = play(&script);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{sign:?}: {errors}");
        let answers = String::from_utf8(output.stdout).expect("text");
        assert!(answers.contains("to be resumed: Sunday  10:00."), "{sign:?}: {answers}");
    }
}

#[test]
fn spoiled_scripts_cost_sentences_and_never_the_program() {
    let lines: Vec<String> = transcripts()
        .iter()
        .flat_map(|path| {
            let text = fs::read_to_string(path).expect("a transcript");
            text.lines().map(ToOwned::to_owned).collect::<Vec<_>>()
        })
        .filter(|line| !line.starts_with("to "))
        .collect();
    let known: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut dice = Dice::new(5);
    for run in 0..40 {
        let mut script = String::new();
        for _ in 0..120 {
            let mut line = dice.pick(&known).to_owned();
            if dice.one_in(4) {
                let other = dice.pick(&known);
                let cut = |text: &str, at: usize| text.chars().take(at).collect::<String>();
                line =
                    cut(&line, dice.below(30)) + other.split_once(' ').map_or("", |(_, rest)| rest);
            }
            script += &line;
            script.push(match dice.below(100) {
                0 => '\0',
                1 => '\u{200e}',
                _ => '\n',
            });
        }
        let output = play(&script);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!errors.contains("panicked"), "run {run}: {errors}\n{script}");
        assert!(matches!(output.status.code(), Some(0 | 2)), "run {run}: {errors}");
        assert!(errors.lines().all(|line| line.starts_with("hector: ")), "run {run}: {errors}");
    }
}

#[cfg(unix)]
#[test]
fn at_a_terminal_time_passes_by_itself() {
    use std::io::{BufRead as _, Write as _};
    use std::process::{Command, Stdio};
    // `script` gives the program a terminal for its input.
    let hector = env!("CARGO_BIN_EXE_hector");
    let mut terminal = Command::new("script")
        .args(["-qec", &format!("'{hector}' play --lines"), "/dev/null"])
        .env("HECTOR_HOME", stranger::HOME)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script, of bsdutils, which every Debian has");
    let mut typing = terminal.stdin.take().expect("an input");
    typing.write_all(b"time 1 s\narbiter starts\n").expect("typed");
    let screen = std::io::BufReader::new(terminal.stdout.take().expect("an output"));
    // Nobody types anything more: the flag is told because time passed.
    let told =
        screen.lines().map_while(Result::ok).find(|line| line.contains("White's flag is down"));
    drop(typing);
    terminal.kill().expect("the terminal is closed");
    terminal.wait().expect("the terminal is gone");
    assert!(told.is_some());
}

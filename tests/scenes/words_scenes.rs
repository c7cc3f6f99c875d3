//! `hector say` and `hector hear` through the program itself: every conversation with
//! its exact answer. Set `UPDATE=1` to write the answers anew, then read them by eye.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::Once;

use crate::common::arguments::arguments;
use crate::common::fed::fed;
use crate::common::golden;
use crate::common::stranger;

const CONVERSATIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/conversations.txt");

#[test]
fn every_conversation_goes_as_written_down() {
    let expected = std::fs::read_to_string(CONVERSATIONS).expect("the conversations are there");
    let mut found = String::new();
    let mut count = 0;
    for conversation in expected.split("\n\n") {
        let asked: Vec<&str> = conversation
            .lines()
            .filter(|line| ["$ ", "< ", "# "].iter().any(|sign| line.starts_with(sign)))
            .collect();
        if !asked.is_empty() {
            found += &hold(&asked);
            count += 1;
        }
    }
    golden::holds(CONVERSATIONS, &found);
    assert!(count >= 40, "only {count} conversations were read");
}

/// Runs one command and writes it down: remarks, the command, its input, its output,
/// its complaints and its exit status if that is not 0.
fn hold(asked: &[&str]) -> String {
    let command = asked.iter().find_map(|line| line.strip_prefix("$ ")).expect("a command");
    let input: String = asked
        .iter()
        .filter_map(|line| line.strip_prefix("< "))
        .map(|line| format!("{line}\n"))
        .collect();
    let (output, complaints, status) = run(&arguments(command), input.as_bytes());
    let mut written: String = asked.iter().map(|line| format!("{line}\n")).collect();
    written += &output;
    written += &complaints;
    if status != 0 {
        written += &format!("exit {status}\n");
    }
    written + "\n"
}

/// The home of somebody whose announcements are those of Appendix D.
fn announcers_home() -> &'static str {
    const HOME: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/announcer");
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        std::fs::create_dir_all(HOME).expect("a folder");
        std::fs::write(format!("{HOME}/settings.txt"), "announcements = de\n").expect("a file");
    });
    HOME
}

fn hector(arguments: &[String]) -> Command {
    let mut command = stranger::hector();
    command.env("HECTOR_HOME", announcers_home());
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[String], input: &[u8]) -> (String, String, i32) {
    let output = fed(&mut hector(arguments), input);
    (
        String::from_utf8(output.stdout).expect("an answer in UTF-8"),
        String::from_utf8(output.stderr).expect("complaints in UTF-8"),
        output.status.code().expect("a status"),
    )
}

#[test]
fn a_filter_answers_each_line_before_the_next_one_comes() {
    let mut program = hector(&["say".to_owned()]).spawn().expect("the program starts");
    let mut stdin = program.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    for (typed, said) in [("e4", "Eva zwei Eva vier"), ("e5", "Eva sieben Eva fünf")] {
        writeln!(stdin, "{typed}").expect("the program listens");
        assert_eq!(answers.next().expect("an answer").expect("UTF-8"), said);
    }
    drop(stdin);
    assert!(program.wait().expect("the program ends").success());
}

#[test]
fn a_filter_survives_lines_that_are_no_text_or_never_end() {
    let mut input = b"e4\n\xff\xfe\n".to_vec();
    input.extend(std::iter::repeat_n(b'e', 100_000));
    input.extend(b"\ne5");
    let (said, complaints, status) = run(&["say".to_owned()], &input);
    assert_eq!(said, "Eva zwei Eva vier\nEva sieben Eva fünf\n");
    assert_eq!(
        complaints,
        "hector: Line 2: Not text. Expected UTF-8.\n\
         hector: Line 3: Too long. Expected 4096 bytes at most.\n"
    );
    assert_eq!(status, 2);
}

#[test]
fn what_is_said_can_be_piped_into_hearing() {
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4";
    for style in ["full", "short", "literate"] {
        for language in ["de", "fr", "en"] {
            let settings = format!("--words {language} --ranks {language}");
            let say = arguments(&format!("say --style {style} {settings} {moves}"));
            let (said, _, _) = run(&say, b"");
            let (heard, complaints, status) =
                run(&arguments(&format!("hear {settings}")), said.as_bytes());
            assert_eq!((complaints.as_str(), status), ("", 0));
            let written: Vec<&str> =
                heard.lines().map(|line| line.split('\t').nth(1).expect("a tab")).collect();
            assert_eq!(written.join(" "), moves);
        }
    }
}

/// Moves are typed in the letters of one's own language, said in the words of Appendix D, and heard in both.
#[test]
fn moves_are_read_in_the_letters_of_whoever_asks() {
    for (asked, wanted) in [
        ("--language de sagen Sf3", "Springer Gustav eins Felix drei\n"),
        ("--language de sagen Nf3", "Springer Gustav eins Felix drei\n"),
        ("--language fr dire Cf3", "Springer Gustav eins Felix drei\n"),
        ("--language fr dire Nf3", "Springer Gustav eins Felix drei\n"),
        ("--language fr dire --words fr --letters de Sf3", "Cavalier Gustav eins Felix drei\n"),
        ("--language fr dire --words de Cf3", "Springer Gustav eins Felix drei\n"),
        ("--language en say Nf3", "Springer Gustav eins Felix drei\n"),
        ("--language de verstehen Sf3", "g1f3\tSf3\n"),
        ("--language fr entendre Cf3", "g1f3\tCf3\n"),
        ("--language en hear Nf3", "g1f3\tNf3\n"),
        ("--language fr entendre Eva deux Eva quatre", "e2e4\te4\n"),
        ("--language fr entendre Springer Gustav eins Felix drei", "g1f3\tCf3\n"),
        // A rook in English letters, where the king of the own ones cannot go.
        (
            "--language fr dire --fen 4k3/8/8/8/8/8/8/4K2R_w_-_-_0_1 Rh8",
            "Turm Hector eins Hector acht\n",
        ),
    ] {
        let arguments: Vec<String> = asked
            .split(' ')
            .map(|word| if word.contains('/') { word.replace('_', " ") } else { word.to_owned() })
            .collect();
        let mut program = stranger::hector();
        program.args(&arguments).env("LC_ALL", "C");
        let output = program.output().expect("the program");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(told, wanted, "{asked}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

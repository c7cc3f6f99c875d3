//! The whole program where NVDA speaks for it: what it speaks is not written in the window, which NVDA
//! reads by itself, and nothing is lost by that.

use std::path::PathBuf;
use std::process::Command;

use crate::common::at_terminal::AtTerminal;
use crate::common::nvda::{Made, Nvda};

const SETTINGS: &str = "language = en\nspeaker = nvda\n";

/// A copy of the program beside NVDA's library, where it is looked for.
fn program(nvda: &Nvda) -> PathBuf {
    let copy = nvda.library.with_file_name("hector");
    // Another process copies: a file that this one has written to can be busy for a moment.
    let copied = Command::new("cp").arg(env!("CARGO_BIN_EXE_hector")).arg(&copy).status();
    assert!(copied.expect("cp").success());
    copy
}

fn sit_down(nvda: &Nvda, arguments: &str) -> AtTerminal {
    let program = program(nvda);
    let home = program.with_file_name("home");
    let command = format!("'{}' play --language en {arguments}; exit $?", program.display());
    AtTerminal::begin_with("player", &home, SETTINGS, &command, &[])
}

/// A game of training under way, as NVDA hears it.
fn play(nvda: &mut Nvda) -> AtTerminal {
    let mut player = sit_down(nvda, "");
    nvda.was_told_of("Your colour?");
    player.presses("\r");
    nvda.was_told_of("Which time control?");
    player.presses("\r");
    nvda.was_told_of("Training or tournament?");
    player.presses("\r");
    nvda.was_told_of("Ready.");
    player.types("start");
    nvda.was_told_of("White's clock runs.");
    player
}

#[test]
fn what_nvda_speaks_is_not_written_where_nvda_reads_it() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut player = play(&mut nvda);
    player.types("e2e4");
    let told = nvda.was_told_of("Noted:");
    let expected = "<voice xml:lang=\"en\">Eva two Eva four.</voice>";
    assert!(told.ends_with(&format!("{expected}</speak>")), "{told}");
    // What is typed is shown. A terminal may be behind; with the next line everything before it is there.
    player.sees("e2e4");
    player.types("clock");
    nvda.was_told_of("Yours:");
    player.sees("clock");
    let shown = player.shown();
    for spoken in ["Your colour?", "Ready.", "White's clock runs.", "Noted:"] {
        assert!(!shown.contains(spoken), "{spoken} is heard twice: {shown:?}");
    }
}

#[test]
fn what_nvda_did_not_speak_is_written_when_it_ends() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut player = play(&mut nvda);
    nvda.set("hold");
    player.types("clock");
    nvda.was_told_of("Yours:");
    nvda.ends();
    let seen = player.sees("No voice for now.");
    assert!(seen.contains("Yours:"), "{seen:?}");
    player.types("clock");
    player.sees("Yours:");
    nvda.unset("hold");
    nvda.runs();
    player.sees("The voice is back.");
    player.types("my time");
    nvda.was_told_of("Yours:");
    assert!(!player.unseen().contains("Yours:"), "{:?}", player.unseen());
}

#[test]
fn a_silent_player_reads_everything_and_nvda_is_told_nothing() {
    let nvda = Nvda::start(Made::In2024);
    let mut player = sit_down(&nvda, "--silent");
    player.sees("Your colour?");
    player.presses("\r");
    player.sees("Which time control?");
    assert!(nvda.was_told_no_more());
}

#[test]
fn moves_said_aloud_are_not_written_where_nvda_reads_them() {
    let mut nvda = Nvda::start(Made::In2024);
    let program = program(&nvda);
    let home = program.with_file_name("home");
    let said = |arguments: &str| {
        let command = format!("'{}' say --language en --aloud {arguments}", program.display());
        AtTerminal::begin_with("moves", &home, SETTINGS, &format!("{command}; echo over=$?"), &[])
    };
    let mut window = said("e4");
    nvda.was_told_of("Eva vier");
    let shown = window.sees("over=0");
    assert!(!shown.contains("Eva"), "heard twice: {shown:?}");
    // One a line, as they are typed.
    let mut window = said("");
    window.types("d4");
    nvda.was_told_of("David vier");
    window.presses("\u{4}");
    let shown = window.sees("over=0");
    assert!(!shown.contains("David"), "heard twice: {shown:?}");
    // A file is no window: whoever asked for one has every line in it.
    let mut window = said("e4 e5 >\"$HECTOR_HOME/said\"");
    nvda.was_told_of("Eva fünf");
    window.sees("over=0");
    let said_to_file = std::fs::read_to_string(home.join("said")).expect("a file");
    assert_eq!(said_to_file, "Eva zwei Eva vier\nEva sieben Eva fünf\n");
    // What NVDA did not speak is read.
    nvda.set("hold");
    let mut window = said("Nf3");
    nvda.was_told_of("Gustav");
    nvda.ends();
    let shown = window.sees("over=2");
    assert!(shown.contains("Springer Gustav eins Felix drei"), "{shown:?}");
}

#[test]
fn the_doctor_says_that_nvda_speaks_or_what_helps() {
    let mut nvda = Nvda::start(Made::In2024);
    let program = program(&nvda);
    let home = program.with_file_name("home");
    std::fs::create_dir_all(&home).expect("a folder");
    std::fs::write(home.join("settings.txt"), SETTINGS).expect("a file");
    let examined = || {
        let mut doctor = Command::new(&program);
        doctor.args(["doctor", "--check", "voice", "--language", "en"]).env("HECTOR_HOME", &home);
        String::from_utf8(doctor.output().expect("the program").stdout).expect("a text")
    };
    let works = examined();
    assert!(works.contains("The voice works, through NVDA."), "{works}");
    nvda.was_told_of("Hector");
    nvda.ends();
    let absent = examined();
    assert!(absent.contains("NVDA is not running"), "{absent}");
    assert!(absent.contains("start NVDA with Control, Alt and N"), "{absent}");
    std::fs::remove_file(&nvda.library).expect("a file");
    let missing = examined();
    assert!(
        missing.contains("is missing or damaged. Without it Hector cannot reach NVDA."),
        "{missing}"
    );
}

//! The drills at a real terminal: tmux presses the keys and shows the screen, and progress is
//! there again when the program is.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "terminal/screen.rs"]
#[allow(dead_code, reason = "written for more than this test")]
mod screen;

use std::fs;
use std::path::{Path, PathBuf};

use screen::Screen;

fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("hector-drill-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).expect("a folder");
    // Somebody who has been here before.
    fs::write(home.join("settings.txt"), "language = en\n").expect("a file");
    home
}

fn start(screen: &Screen, home: &Path) {
    let program = env!("CARGO_BIN_EXE_hector");
    let home = home.display();
    let options = "--silent --language en --seed 4711";
    screen.run(&format!("clear; HECTOR_HOME={home} {program} drill {options}"));
}

#[test]
fn drills_are_chosen_answered_and_helped_with_by_keys() {
    let home = home("keys");
    let screen = Screen::with_shell("drill-keys");
    start(&screen, &home);
    screen.shows("Which drill? 1 alphabet, 2 colours");
    screen.shows("Nothing is due;");
    screen.enter("2");
    screen.shows("David vier. Light or dark?");
    screen.press(&["F11"]);
    screen.shows("Anna vier light.");
    // A letter begins an answer, a key alone does not.
    screen.enter("dark");
    screen.shows("Right.");
    screen.shows("Eva sieben. Light or dark?");
    screen.press(&["F7"]);
    screen.shows("Eva sieben dark.");
    screen.press(&["Tab"]);
    screen.shows("Skipped.");
    screen.press(&["F6"]);
    screen.shows("Colours: right 1, wrong 1, kept");
    screen.press(&["C-c"]);
    screen.shows("Right: 1. Wrong: 1.");
    screen.shows("2 questions are due");
    screen.press(&["C-c"]);
    screen.run("clear");
    start(&screen, &home);
    screen.shows("2 questions are due");
    screen.press(&["Enter"]);
    screen.shows("What is due.");
    screen.enter("stop");
    screen.shows("Right: 0. Wrong: 0.");
    drop(screen);
    fs::remove_dir_all(home).expect("the folder goes");
}

//! A practice game at a real terminal: tmux presses the keys and shows the screen, the
//! opponent thinks in its own time, and the letters of a walk are no longer moves.

use std::fs;

use crate::common::program::write_program;
use crate::common::screen::Screen;
use crate::common::shell_engine::engine_that;
use crate::common::somebody::{home, start};

#[test]
fn a_game_is_played_and_walked_over_by_keys() {
    let home = home("practice-keys");
    let screen = Screen::with_shell("practice-keys");
    start(&screen, &home, "practice --options --seed 11");
    screen.shows("Your colour?");
    screen.enter("black");
    screen.shows("Against whom?");
    screen.enter("1");
    screen.shows("With a clock?");
    screen.press(&["Enter"]);
    // Nobody typed anything: the opponent's move comes by itself.
    screen.shows("Black against");
    screen.shows("Eva two Eva three.");
    screen.press(&["Tab"]);
    screen.shows("Walking over the board.");
    screen.shows("h8 black rook.");
    screen.type_text("k");
    screen.shows("e1 white king.");
    screen.press(&["Up"]);
    screen.shows("Edge of the board.");
    // Letters that are keys of the walk answer while a question is open, and are keys again after it.
    screen.press(&["C-c"]);
    screen.shows("Leave?");
    screen.enter("no");
    screen.shows("No. Nothing changes.");
    screen.type_text("k");
    screen.shows("e8 black king.");
    screen.type_text("i");
    screen.shows("You can type moves again.");
    screen.enter("sg8f6");
    // A hint is for the own move.
    screen.shows("Knight Gustav eight Felix six.\nWhite: Knight Gustav one Felix three.");
    screen.press(&["F11"]);
    screen.shows("Hint:");
    screen.press(&["C-c"]);
    screen.shows("Leave?");
    screen.enter("y");
    screen.shows("hector practice continues it.");
    start(&screen, &home, "practice --options --seed 11");
    screen.shows("There is an unfinished practice game: Black against Hector");
    screen.press(&["Enter"]);
    screen.shows("The game continues after 2 moves.");
    drop(screen);
}

#[test]
fn keys_give_help_and_settings_at_the_questions_too() {
    let home = home("practice-question-keys");
    let screen = Screen::with_shell("practice-question-keys");
    start(&screen, &home, "practice --options");
    screen.shows("Your colour?");
    screen.press(&["F1"]);
    screen.shows("back asks the question before once more");
    screen.enter("black");
    screen.shows("Against whom?");
    screen.press(&["PageDown"]);
    screen.shows("Volume 90.");
    screen.enter("back");
    screen.shows("back\nYour colour?");
    drop(screen);
}

#[test]
fn no_hint_is_given_for_the_moves_of_the_opponent() {
    let home = home("practice-hint");
    let engine = home.join("slow");
    fs::create_dir_all(&home).expect("a home");
    write_program(&engine, &engine_that("slow", "sleep 60"));
    let screen = Screen::with_shell("practice-hint");
    start(&screen, &home, "practice --options --seed 11");
    screen.shows("Your colour?");
    screen.enter("white");
    screen.shows("Against whom?");
    screen.enter(&engine.display().to_string());
    screen.shows("With a clock?");
    screen.press(&["Enter"]);
    screen.shows("White against");
    screen.enter("hint");
    screen.shows("Hint:");
    screen.enter("e2e4");
    screen.shows("Eva two Eva four.");
    screen.press(&["F11"]);
    screen.shows("It is the opponent's move.");
    drop(screen);
}

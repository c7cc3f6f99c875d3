//! A practice game at a real terminal: tmux presses the keys and shows the screen, the
//! opponent thinks in its own time, and the letters of a walk are no longer moves.

use std::fs;

use crate::common::screen::Screen;
use crate::common::somebody::{home, start};

#[test]
fn a_game_is_played_and_walked_over_by_keys() {
    let home = home("practice-keys");
    let screen = Screen::with_shell("practice-keys");
    start(&screen, &home, "practice --seed 11");
    screen.shows("Your colour?");
    screen.enter("black");
    screen.shows("Against whom?");
    screen.enter("1");
    screen.shows("With a clock?");
    screen.press(&["Enter"]);
    // Nobody typed anything: the opponent's move comes by itself.
    screen.shows("Ready. You play Black");
    screen.shows("Eva two Eva three.");
    screen.press(&["Tab"]);
    screen.shows("Walking over the board.");
    screen.shows("Hector eight black rook.");
    screen.type_text("k");
    screen.shows("Eva one white king.");
    screen.press(&["Up"]);
    screen.shows("Edge of the board.");
    // Letters that are keys of the walk answer while a question is open, and are keys again after it.
    screen.press(&["C-c"]);
    screen.shows("Leave?");
    screen.enter("no");
    screen.shows("No. Nothing changes.");
    screen.type_text("k");
    screen.shows("Eva eight black king.");
    screen.type_text("i");
    screen.shows("You can type moves again.");
    screen.enter("sg8f6");
    screen.shows("Knight Gustav eight Felix six.");
    screen.press(&["F11"]);
    screen.shows("Hint:");
    screen.press(&["C-c"]);
    screen.shows("Leave?");
    screen.enter("y");
    screen.shows("hector practice continues it.");
    start(&screen, &home, "practice --seed 11");
    screen.shows("There is an unfinished practice game: Black against Hector");
    screen.press(&["Enter"]);
    screen.shows("The game continues after 2 moves.");
    drop(screen);
    fs::remove_dir_all(home).expect("the folder goes");
}

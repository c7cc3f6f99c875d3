//! The drills at a real terminal: tmux presses the keys and shows the screen, and progress is
//! there again when the program is.

use crate::common::screen::Screen;
use crate::common::somebody::{home, start};

#[test]
fn drills_are_chosen_answered_and_helped_with_by_keys() {
    let home = home("drill-keys");
    let screen = Screen::with_shell("drill-keys");
    start(&screen, &home, "drill --seed 4711");
    screen.shows("Which drill? 1 alphabet, 2 colours");
    screen.shows("is due; Enter for lessons.");
    screen.enter("2");
    screen.shows("David four. Light or dark?");
    screen.press(&["F11"]);
    screen.shows("Anna four is light.");
    // A letter begins an answer, a key alone does not.
    screen.enter("dark");
    screen.shows("Right.");
    screen.shows("Eva seven. Light or dark?");
    screen.press(&["F7"]);
    screen.shows("Eva seven is dark.");
    screen.press(&["Tab"]);
    screen.shows("Skipped.");
    screen.press(&["F6"]);
    screen.shows("Colours: right 1, wrong 1, to be repeated");
    screen.press(&["C-c"]);
    screen.shows("Right: 1. Wrong: 1.");
    screen.shows("are due; Enter takes them.");
    screen.press(&["C-c"]);
    screen.run("clear");
    start(&screen, &home, "drill --seed 4711");
    screen.shows("are due; Enter takes them.");
    screen.press(&["Enter"]);
    screen.shows("What is due.");
    screen.enter("stop");
    screen.shows("Right: 0. Wrong: 0.");
    drop(screen);
}

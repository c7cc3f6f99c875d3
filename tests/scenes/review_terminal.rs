//! Games listened to at a real terminal: tmux presses the keys and shows the screen, moves
//! come by themselves until a key stops them, and what was left is offered again.

use crate::common::screen::Screen;
use crate::common::somebody::{home, start};

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");

#[test]
fn games_are_listened_to_by_keys() {
    let home = home("review-keys");
    let screen = Screen::with_shell("review-keys");
    start(&screen, &home, &format!("review {GAMES}"));
    screen.shows("Game 1 of 5");
    screen.press(&["Right"]);
    screen.shows("1. Eva two Eva four.");
    screen.press(&["Enter"]);
    screen.shows("Eva seven Eva five.");
    screen.press(&["End"]);
    screen.shows("End. White wins.");
    screen.press(&["Home"]);
    screen.shows("Start. They play every Tuesday.");
    screen.enter("go to 2 black");
    screen.shows("2 variations.");
    screen.press(&["Down"]);
    screen.shows("2, Black: David seven David six.");
    screen.press(&["Up"]);
    screen.shows("Back:");
    screen.press(&["Tab"]);
    screen.shows("Walking over the board.");
    screen.type_text("k");
    screen.shows("white king.");
    screen.type_text("i");
    screen.shows("You can type moves again.");
    screen.enter("pace 0");
    screen.shows("Silence between moves: 0 seconds.");
    screen.press(&["F12"]);
    screen.shows("Any key stops.");
    screen.shows("3. Bishop Felix one Bella five.");
    screen.press(&["F8"]);
    screen.shows("Stopped.");
    screen.press(&["C-c"]);
    screen.shows("Leave?");
    screen.enter("y");
    screen.shows("hector review with this file continues");
    start(&screen, &home, &format!("review {GAMES}"));
    screen.shows("You stopped in game 1 at move");
    screen.press(&["Enter"]);
    screen.shows("Game 1 of 5");
    drop(screen);
}

//! Practice, drills and games listened to under the fingers: the whole program with a real
//! BRLTTY and its virtual display. Nobody types at the terminal; every key is one of the
//! display.

use crate::common::braille::brltty_is_here;
use crate::common::braille_player::Player;

#[test]
fn a_practice_game_is_played_and_asked_about_under_the_fingers() {
    if !brltty_is_here() {
        return;
    }
    let options = ["practice", "--options", "--seed", "11"];
    let mut player = Player::sit_down("practice", 40, 1, "de", &options);
    player.shows("Ihre Farbe?");
    player.chooses("Weiß");
    player.shows("Gegen wen?");
    player.enters("1");
    player.shows("Mit Uhr?");
    player.press("KEY_ENTER");
    player.shows("Weiß gegen Hector");
    player.selects("e2");
    player.selects("e4");
    player.shows("e2e4");
    player.routes_over_the_cursor();
    // The opponent's answer comes while the own move is read.
    player.finds("Eva zwei Eva vier.");
    player.enters("feld e4");
    player.shows("e4 weißer Bauer.");
    player.chooses("nimm zurück");
    player.finds("Zurückgenommen.");
    player.enters("blindspiel 2");
    player.shows("Blindspiel 2.");
    player.chooses("gebe auf");
    // The question may still be on its way to the fingers.
    player.chooses("ja");
    player.finds("Weiß gibt auf.");
}

#[test]
fn a_drill_is_asked_and_answered_under_the_fingers() {
    if !brltty_is_here() {
        return;
    }
    let options = ["drill", "farben", "--seed", "4711"];
    let mut player = Player::sit_down("drill", 40, 1, "de", &options);
    player.shows("Übung: farben.");
    player.finds("David vier. Hell oder dunkel?");
    player.chooses("dunkel");
    player.shows("Richtig.");
}

#[test]
fn a_game_is_listened_to_under_the_fingers() {
    if !brltty_is_here() {
        return;
    }
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");
    let mut player = Player::sit_down("review", 40, 1, "de", &["review", games]);
    player.finds("Partie 1 von 5:");
    player.press("KEY_ENTER");
    player.shows("1. Eva zwei Eva vier.");
    // A number may follow.
    player.chooses("weiter");
    player.shows("weiter ");
    player.press("KEY_ENTER");
    player.shows("Eva sieben Eva fünf.");
    player.enters("feld e5");
    player.shows("e5 schwarzer Bauer.");
    player.selects("e4");
    player.chooses("ende");
    player.chooses("ja");
    player.ends();
}

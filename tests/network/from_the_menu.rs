//! A game at two places that is begun from the menu at both, and gone on with from the menu at both.

use std::fs;

use crate::common::at_terminal::AtTerminal;
use crate::common::two_places::answer_questions;

#[test]
fn a_game_at_two_places_is_begun_and_gone_on_with_from_the_menu() {
    let home = std::env::temp_dir().join(format!("hector-from-menu-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let seat =
        |name: &str| AtTerminal::begin(name, &home.join(name), "language = en\n", "menu --silent");
    let mut host = seat("host");
    host.answers(&[
        ("something else?", "something else"),
        ("Two places, arbiter", "two places"),
        ("Enter waits here", ""),
    ]);
    answer_questions(&mut host, "", "");
    host.sees("The other place finds this one at ");
    let door = host.sees(". The code: ");
    let door = door.trim_end_matches(". The code: ").to_owned();
    let code = host.sees(".").trim_end_matches('.').to_owned();
    let mut guest = seat("guest");
    guest.answers(&[
        ("something else?", "something else"),
        ("Two places, arbiter", "two places"),
        ("Enter waits here", &door),
        ("four squares.", &code),
    ]);
    host.sees("The other place is connected.");
    host.types("");
    host.sees("White's clock runs.");
    host.types("Eva zwei Eva vier");
    guest.sees("Eva zwei Eva vier");
    drop(guest);
    drop(host);
    let mut host = seat("host");
    host.answers(&[("Unfinished: at two places, you have White", "")]);
    host.sees("The game continues.");
    let mut guest = seat("guest");
    guest.answers(&[("Unfinished: at two places, you have Black", "")]);
    host.sees("The other place is connected.");
    host.types("");
    guest.types("Eva zwei Eva vier");
    guest.types("Eva sieben Eva fünf");
    host.sees("Eva sieben Eva fünf");
    // Where nobody waits, the menu says so and asks again.
    drop(guest);
    drop(host);
    let mut guest = seat("guest");
    guest.answers(&[
        ("Unfinished: at two places, you have Black", "no"),
        ("something else?", "something else"),
        ("Two places, arbiter", "two places"),
        ("Enter waits here", "no.such.place.invalid"),
    ]);
    guest.sees("no.such.place.invalid");
    guest.sees("Unfinished: at two places, you have Black");
    drop(guest);
    fs::remove_dir_all(&home).expect("the folder goes");
}

//! What a hall says about tables whose moves are not heard: it invents neither a position nor a number of moves.

use super::busy_hall::BusyHall;
use crate::chess::Color;
use crate::hall::table_in_hall::TableGame;
use crate::table::Points;

const HEAD: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/seeds/record/head-5.txt"));

/// A hall with one table of this profile, after these facts.
fn hall(profile: &str, facts: &[&str]) -> BusyHall {
    let head = HEAD.replace("full announcement", profile);
    let mut hall = BusyHall::after(&head, facts);
    hall.desk.print_desk(hall.now);
    hall
}

fn page(hall: &BusyHall, path: &str) -> String {
    hall.printed.0.borrow().pages.get(path).expect(path).1.clone()
}

const PRESSES: [&str; 4] = [
    "arbiter starts",
    "did white player white presses",
    "did black player black presses",
    "did white player white presses",
];

#[test]
fn where_a_clock_alone_is_kept_moves_are_counted_by_it_and_no_board_is_drawn() {
    let mut hall = hall("recorder and clock", &PRESSES);
    let line = hall.answered("all");
    assert!(
        line.starts_with("Table 1: White against Black, 2 moves by the clock. White "),
        "{line}"
    );
    let desk = page(&hall, "/en/desk");
    assert!(desk.contains("<td>2</td>"), "{desk}");
    let game = page(&hall, "/en/game/1");
    assert!(game.contains("moves and position are not known here"), "{game}");
    assert!(!game.contains("rook") && !game.contains("No move yet"), "{game}");
    let list = page(&hall, "/en/");
    assert!(list.contains("<td>2</td>"), "{list}");
    let file = hall.printed.0.borrow().game_files["/game/1.pgn"].clone();
    assert!(file.contains("{No moves were announced to the device.} *"), "{file}");
}

#[test]
fn where_another_clock_runs_neither_moves_nor_times_are_made_up() {
    let mut hall = hall("recorder", &["arbiter observes late white 5"]);
    let line = hall.answered("all");
    assert!(!line.contains("one hour"), "{line}");
    assert!(line.starts_with("Table 1: White against Black, moves not announced."), "{line}");
    let desk = page(&hall, "/en/desk");
    assert!(desk.contains("<td>moves not announced</td>\n<td>not shown</td>"), "{desk}");
    let game = page(&hall, "/en/game/1");
    assert!(!game.contains("rook") && !game.contains("one hour"), "{game}");
}

#[test]
fn what_is_written_into_a_score_is_told_as_what_that_score_says() {
    let mut hall = hall(
        "recorder",
        &[
            "did white player white writes - \"e4\" ? e2 e4 ?",
            "did white player white writes - \"e5\" ? e7 e5 ?",
            "did white player white writes - \"Dd8\" ? d1 d8 ?",
        ],
    );
    let line = hall.answered("all");
    assert!(line.starts_with("Table 1: White against Black, 2 moves by White's score."), "{line}");
    let game = page(&hall, "/en/game/1");
    assert!(game.contains("Moves and position as White&#39;s own score has them."), "{game}");
    assert!(game.contains("Black, move 1: ") && !game.contains("move 2"), "{game}");
    let file = hall.printed.0.borrow().game_files["/game/1.pgn"].clone();
    assert!(file.contains("These are from White's score.} 1. e4 e5\n*"), "{file}");
}

/// A report that calls a played game a forfeit would keep it from being rated.
#[test]
fn a_game_is_no_forfeit_because_nobody_heard_its_moves() {
    let ended = |profile: &str, facts: &[&str]| {
        let hall = hall(profile, &[facts, &["arbiter declares win white"]].concat());
        hall.desk.tables[&1].game().and_then(TableGame::ended).expect("an end")
    };
    let played = ended("recorder and clock", &PRESSES);
    assert_eq!((played.points, played.plies), (Points::Win(Color::White), Some(3)));
    assert_eq!(ended("recorder and clock", &[]).plies, Some(0), "no clock was started");
    let unknown = ended("recorder", &[]);
    assert_eq!(unknown.plies, None);
    assert!(unknown.may_be_a_forfeit());
}

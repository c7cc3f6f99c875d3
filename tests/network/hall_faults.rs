//! What goes wrong beside a hall while games are played: a disk that is full, and a hall that is away when a game
//! ends and another begins. The whole program, at terminals.

use std::path::Path;
use std::process::Command;

use hector::devices::hall::{ActOutcome, DeskAct, DeskWish, HallNews};
use hector::devices::journal::RowKind;

use crate::common::at_terminal::{AtTerminal, shell_line};
use crate::common::in_a_hall::{
    Folder, OpenDesk, OpenHall, OpenTable, WrittenRecord, arbiters, place,
};
use crate::common::two_places::answer_questions;

use super::clocks_that_part::{by_clocks, set_clocks};

const SETTINGS: &str = "language = en\n";

/// A hall with two tables and a table at it, at which a game begins.
fn hall_and_table(folder: &Path, open: &str) -> (AtTerminal, AtTerminal) {
    std::fs::write(folder.join("event.toml"), "[time]\ncontrol = \"90+30\"\n").expect("a file");
    let mut hall = hall_again(folder, open);
    hall.sees("The hall is open, with 2 tables. No game has begun.");
    let mut table = table_begins(folder);
    table.sees("The hall is connected.");
    hall.sees("Table 2: A game begins.");
    hall.types("table 2");
    hall.types("starts");
    hall.sees("White's clock is started.");
    (hall, table)
}

/// A hall that lives on when the system lets it write no more.
fn hall_again(folder: &Path, open: &str) -> AtTerminal {
    let line = shell_line("trap '' XFSZ;", &format!("{open} --silent"));
    AtTerminal::begin_with("hall", &folder.join("hall"), SETTINGS, &line, &[])
}

/// A program that begins a game at table 2.
fn table_begins(folder: &Path) -> AtTerminal {
    let code = folder.join("event.hall/codes/table-2.hall");
    let play = format!("play --hall {} --silent", code.display());
    let mut table = AtTerminal::begin("table", &folder.join("table"), SETTINGS, &play);
    answer_questions(&mut table, "", "tournament");
    table
}

fn opened(folder: &Path) -> String {
    let port = place(folder, 2).port;
    let event = folder.join("event.toml");
    format!("hall {} --tables 2 --address 127.0.0.1:{port} --name Clara", event.display())
}

fn resigns(table: &mut AtTerminal) {
    table.types("resign");
    table.sees("Resign?");
    table.types("yes");
    table.sees("wins.");
}

/// The process of a hall: the last that it has started is its server.
fn process_of(hall: &AtTerminal) -> u32 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", hall.program()));
    let status = status.expect("its server");
    let parent = status.lines().find_map(|line| line.strip_prefix("PPid:"));
    parent.and_then(|number| number.trim().parse().ok()).expect("the hall")
}

/// So much may a program write into a file from now on.
fn may_write(program: u32, most: &str) {
    let limit = format!("--fsize={most}:unlimited");
    let done = Command::new("prlimit").args(["--pid", &program.to_string(), &limit]).status();
    assert!(done.expect("prlimit of util-linux").success());
}

#[test]
fn a_hall_whose_disk_is_full_says_so_and_gets_everything_when_there_is_room() {
    let folder = Folder::new();
    let (mut hall, mut table) = hall_and_table(&folder.0, &opened(&folder.0));
    may_write(process_of(&hall), "1");
    resigns(&mut table);
    hall.sees("What the tables report cannot be saved: ");
    hall.types("results");
    hall.sees("No results yet.");
    may_write(process_of(&hall), "unlimited");
    hall.sees("What the tables report is saved again.");
    hall.sees("Table 2: White against Black: 0-1.");
}

/// A disk that refuses is no hall that is away: desks elsewhere are told at once, and answered meanwhile.
#[test]
fn a_desk_elsewhere_hears_that_the_disk_refuses_and_acts_all_the_same() {
    let folder = Folder::new();
    let mut place = place(&folder.0, 1);
    place.arbiters = arbiters(&[("Anna", "1")]);
    let (hall, codes) = OpenHall::open(&place);
    drop(hall);
    // There is no room for this move until somebody has taken a case, which has a table of its own.
    let kept = rusqlite::Connection::open(folder.0.join("hall.sqlite")).expect("what is kept");
    kept.execute_batch(
        "CREATE TRIGGER full BEFORE INSERT ON rows
         WHEN NEW.body = 'white e4' AND (SELECT count(*) FROM cases) = 0
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
    )
    .expect("a trigger");
    drop(kept);
    let (mut hall, _) = OpenHall::open(&place);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &record);
    hall.heard.wait("the game", |heard| heard.has(&record));
    let mut anna = OpenDesk::open(&codes.arbiters[0].1);
    anna.heard.hears(&HallNews::Together);
    table.outbox.take(vec![record.write(RowKind::Move, "white e4")]);
    let refused = |news: &HallNews| matches!(news, HallNews::NotKept(why) if why == "no room");
    for heard in [&mut hall.heard, &mut anna.heard] {
        heard.wait("that the disk refuses", |heard| heard.told.iter().any(refused));
    }
    // Whoever comes now is let in, and what is done here and there is answered.
    let mut again = OpenDesk::open(&codes.arbiters[0].1);
    again.heard.hears(&HallNews::Together);
    let act = |case| DeskWish { table: 1, game: record.game(), act: DeskAct::Take(case) };
    let nobody = DeskWish { game: "another".to_owned(), ..act(1) };
    hall.does(nobody.clone());
    hall.heard.hears(&HallNews::Acted { wish: nobody, outcome: ActOutcome::OtherGame });
    anna.does(act(1));
    let outcome = ActOutcome::CaseOf(Some("Anna".to_owned()));
    anna.heard.hears(&HallNews::Acted { wish: act(1), outcome });
    for heard in [&mut hall.heard, &mut anna.heard] {
        heard.hears(&HallNews::KeptAgain);
        heard.wait("the move", |heard| heard.has(&record));
        assert_eq!(heard.told.iter().filter(|news| refused(news)).count(), 1, "told once");
        assert!(!heard.told.contains(&HallNews::Alone), "{:?}", heard.told);
    }
}

/// The program of the table ends too, and another begins the next game.
#[test]
fn the_end_of_a_game_comes_though_the_table_was_started_again_for_the_next() {
    let folder = Folder::new();
    let open = opened(&folder.0);
    let (mut hall, mut table) = hall_and_table(&folder.0, &open);
    hall.types("quit");
    hall.types("yes");
    hall.ends();
    table.sees("The hall cannot be reached.");
    resigns(&mut table);
    table.types("quit");
    table.ends();
    let mut table = table_begins(&folder.0);
    table.sees("The hall cannot be reached.");
    let mut hall = hall_again(&folder.0, &open);
    table.sees("The hall is connected.");
    hall.sees("Table 2: White against Black: 0-1.");
    hall.sees("Table 2: A game begins.");
}

/// The clock of a table's machine is hours behind, and is set forward while the game is played.
#[test]
fn a_table_whose_clock_is_wrong_by_hours_is_told_of_and_its_game_is_as_ever() {
    let folder = Folder::new();
    let event = folder.0.join("event.toml");
    std::fs::write(&event, "[time]\ncontrol = \"90+30\"\n[hall]\nlow_clock = 60\n")
        .expect("a file");
    let open = opened(&folder.0);
    let mut hall = hall_again(&folder.0, &open);
    hall.sees("The hall is open, with 2 tables.");
    let home = folder.0.join("table");
    std::fs::create_dir_all(&home).expect("a folder");
    let (clocks, code) = (home.join("clocks"), folder.0.join("event.hall/codes/table-2.hall"));
    set_clocks(&clocks, 0, -3 * 3600);
    let play = format!("play --hall {} --silent --language en", code.display());
    let (command, environment) = by_clocks(&clocks, &play);
    let mut table = AtTerminal::begin_with("table", &home, SETTINGS, &command, &environment);
    answer_questions(&mut table, "", "tournament");
    let begins = [
        "Table 2: A game begins.",
        "Table 2: The computer's clock at this table is three hours slow.",
    ];
    let (first, _) = hall.sees_one_of(&begins);
    hall.sees(begins[1 - first]);
    hall.types("table 2");
    hall.types("starts");
    hall.sees("Table 2: White's clock is started.");
    // The hall goes and comes back, and knows only from the rows how long nothing has come.
    hall.types("quit");
    hall.types("yes");
    hall.ends();
    table.sees("The hall cannot be reached.");
    let mut hall = hall_again(&folder.0, &open);
    hall.sees("The hall is open, with 2 tables. One game is on record.");
    hall.sees("Table 2: The computer's clock at this table is three hours slow.");
    hall.types("all");
    hall.sees("0 moves. White one hour, ");
    set_clocks(&clocks, 0, 2 * 3600);
    hall.sees("Table 2: The computer's clock at this table is two hours fast.");
    set_clocks(&clocks, 0, 0);
    hall.sees("Table 2: The computer's clock at this table is right again.");
    resigns(&mut table);
    hall.sees("Table 2: White against Black: 0-1.");
    let told = hall.shown();
    assert!(!told.contains("little time left"), "{told}");
}

//! Tables and a hall, with a real nats-server between them that the test starts and ends.

use std::process::Command;

use hector::devices::hall::{HallCode, HallNews, NotOfTheRecord, TableNews, server_program};
use hector::devices::journal::{Altered, RowFault, RowKind};

use crate::common::at_terminal::AtTerminal;
use crate::common::in_a_hall::{Folder, OpenHall, OpenTable, WrittenRecord, greet, place};
use crate::common::two_places::answer_questions;

/// Five tables play, the hall has every row once and in order, and says so after it was started again.
#[test]
fn five_tables_and_a_hall_that_is_started_again() {
    let folder = Folder::new();
    let place = place(&folder.0, 5);
    let (mut hall, codes) = OpenHall::open(&place);
    assert_eq!(codes.len(), 5);
    let mut records: Vec<WrittenRecord> =
        (1..=5).map(|table| WrittenRecord::begin(&folder.0, &format!("table {table}"))).collect();
    let tables: Vec<OpenTable> =
        codes.iter().zip(&records).map(|(code, record)| OpenTable::open(code, record)).collect();
    for round in 0..40 {
        for (table, record) in tables.iter().zip(&mut records) {
            let kind = if round % 3 == 0 { RowKind::Move } else { RowKind::Fact };
            table.outbox.take(vec![record.write(kind, &format!("fact {round}"))]);
        }
    }
    hall.wait("all rows", |hall| records.iter().all(|record| hall.has(record)));
    drop(hall);
    // Nobody is there, and the tables go on.
    for (table, record) in tables.iter().zip(&mut records) {
        table.hears(&TableNews::Alone);
        table.outbox.take(vec![record.write(RowKind::Result, "nobody saw this")]);
    }
    let (mut hall, codes) = OpenHall::open(&place);
    assert_eq!(codes, [], "every table keeps its code");
    hall.wait("what came meanwhile", |hall| records.iter().all(|record| hall.has(record)));
    let foreign = |news: &HallNews| matches!(news, HallNews::Foreign { .. });
    assert!(!hall.told.iter().any(foreign), "{:?}", hall.told);
}

/// The server is killed in the middle of it; nothing is lost or doubled.
#[test]
fn what_was_under_way_when_the_hall_died_comes_again() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    let (hall, codes) = OpenHall::open(&place);
    let table = OpenTable::open(&codes[0], &record);
    for number in 0..300 {
        table.outbox.take(vec![record.write(RowKind::Fact, &number.to_string())]);
        if number == 150 {
            let server = hall.end.server_process().to_string();
            Command::new("kill").args(["-9", &server]).status().expect("kill");
        }
    }
    drop(hall);
    // What the stream had not written is gone with its folder, and the table still has it.
    std::fs::remove_dir_all(folder.0.join("stream")).expect("a stream");
    let (mut hall, _) = OpenHall::open(&place);
    hall.wait("every row", |hall| hall.has(&record));
}

#[test]
fn an_order_reaches_its_table_once_and_no_other() {
    let folder = Folder::new();
    let place = place(&folder.0, 2);
    let (mut hall, codes) = OpenHall::open(&place);
    let records = ["one", "two"].map(|name| WrittenRecord::begin(&folder.0, name));
    let tables = [0, 1].map(|at| OpenTable::open(&codes[at], &records[at]));
    hall.wait("both", |hall| records.iter().all(|record| hall.has(record)));
    for text in ["gives white 2 minutes", "settles 1"] {
        assert!(hall.end.order(2, text.to_owned()));
    }
    let order = |number, text: &str| TableNews::Order { number, text: text.to_owned() };
    tables[1].hears(&order(1, "gives white 2 minutes"));
    tables[1].hears(&order(2, "settles 1"));
    tables[1].end.has_taken(2);
    hall.wait("both are taken", |hall| {
        hall.told.contains(&HallNews::Taken { table: 2, number: 2 })
    });
    // A table that has not taken them is told again after a cut, and one that has is not.
    drop(tables);
    let again = OpenTable::open(&codes[1], &records[1]);
    again.hears(&order(1, "gives white 2 minutes"));
    again.hears(&order(2, "settles 1"));
}

#[test]
fn a_row_that_was_altered_on_its_way_is_told_and_not_taken() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes[0], &record);
    let mut forged = record.write(RowKind::Move, "white e4");
    forged.row.body = "white d4".to_owned();
    table.outbox.take(vec![forged]);
    hall.wait("the forgery is found", |hall| {
        let altered = Altered { row: 1, fault: RowFault::Hash };
        hall.told.contains(&HallNews::Foreign { table: 1, why: NotOfTheRecord::Altered(altered) })
    });
    assert_eq!(hall.rows[&record.game()].len(), 1);
}

#[test]
fn two_tables_with_one_code_are_found_out() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut first = WrittenRecord::begin(&folder.0, "one");
    let second = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes[0], &first);
    table.outbox.take(vec![first.write(RowKind::Move, "white e4")]);
    hall.wait("the first", |hall| hall.has(&first));
    // The same game, as another table has gone on with it.
    let mut other = second;
    let differing = other.write(RowKind::Move, "white d4");
    let table = OpenTable::open(&codes[0], &other);
    table.outbox.take(vec![differing]);
    table.hears(&TableNews::Doubled);
}

#[test]
fn who_has_not_the_code_gets_nothing_and_is_told_nothing() {
    let folder = Folder::new();
    let place = place(&folder.0, 2);
    let (hall, codes) = OpenHall::open(&place);
    let record = WrittenRecord::begin(&folder.0, "one");
    // The secret of another table, and one that is nobody's.
    let swapped = HallCode { secret: codes[1].secret.clone(), ..codes[0].clone() };
    let table = OpenTable::open(&swapped, &record);
    table.hears(&TableNews::NotTheHall);
    for said in [
        &b"\n"[..],
        b"GET / HTTP/1.1\r\n\r\n",
        b"hector-hall 1 3 00000000000000000000000000000000\n",
        b"hector-hall 1 1 zz\n",
        b"hector-hall 2 1 00000000000000000000000000000000\n",
        &[0xff; 600],
    ] {
        let said = [said, b"\n"].concat();
        assert_eq!(greet(place.port, &said), b"", "{said:?}");
    }
    drop(hall);
}

/// The program is what the packages ask for.
#[test]
fn the_server_is_found_where_it_was_installed() {
    assert!(server_program().is_some(), "install nats-server: apt install nats-server");
}

/// Two programs at terminals of their own: a table that plays a tournament, and the desk of its hall.
#[test]
fn an_arbiter_follows_a_table_from_the_desk_of_the_hall() {
    let folder = Folder::new();
    let port = place(&folder.0, 2).port;
    let event = folder.0.join("event.toml");
    std::fs::write(&event, "[time]\ncontrol = \"90+30\"\n").expect("a file");
    let silent = |name: &str, arguments: &str| {
        let arguments = format!("{arguments} --silent");
        AtTerminal::begin(name, &folder.0.join(name), "language = en\n", &arguments)
    };
    let open = format!("hall {} --tables 2 --address 127.0.0.1:{port}", event.display());
    let mut hall = silent("hall", &open);
    hall.sees("The hall is open, with 2 tables. No game has begun.");
    let code = folder.0.join("event.hall/codes/table-2.hall");
    let mut table = silent("table", &format!("play --hall {}", code.display()));
    answer_questions(&mut table, "", "tournament");
    table.sees("The hall is connected.");
    hall.sees("Table 2: A game begins.");
    hall.types("all");
    hall.sees("Table 1: no game yet.");
    hall.sees("Table 2: White against Black, 0 moves.");
    hall.types("results");
    hall.sees("No results yet.");
    // What is done at a table is done at the one that is looked at.
    hall.types("settles 1");
    hall.sees("is not understood here");
    hall.types("table 3");
    hall.sees("There is no table 3. Expected a number from 1 to 2.");
    hall.types("table 2");
    hall.types("starts");
    hall.sees("Sent to table 2.");
    hall.sees("Table 2: White's clock is started.");
    // A hall that is gone and comes back has the game, and the order is not done twice.
    hall.types("quit");
    hall.types("yes");
    hall.ends();
    table.sees("The hall cannot be reached. The game goes on, and the hall gets everything later.");
    let mut hall = silent("hall again", &open);
    hall.sees("The hall is open, with 2 tables. One game is on record.");
    table.sees("The hall is connected.");
    hall.types("table 2");
    hall.types("gives white 1 minute");
    hall.sees("Sent to table 2.");
    hall.types("declares white wins");
    hall.sees("That ends the game. Sure?");
    hall.types("yes");
    hall.sees("Table 2: White against Black: 1-0.");
    hall.types("results");
    hall.sees("Table 2: White against Black: 1-0.");
    // What is kept of the arbiter's number never came here.
    let kept = std::fs::read(folder.0.join("event.hall/hall.sqlite")).expect("a file");
    let log = std::fs::read(folder.0.join("event.hall/hall.sqlite-wal")).unwrap_or_default();
    let text = String::from_utf8_lossy(&[kept, log].concat()).into_owned();
    assert!(text.contains("arbiter-number salt "), "the head says with what salt");
    assert!(!text.contains("argon2id"), "and nothing that can be guessed at");
}

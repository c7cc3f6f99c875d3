//! Tables and a hall, with a real nats-server between them that the test starts and ends.

use std::path::Path;
use std::process::Command;

use hector::devices::hall::{
    ActOutcome, DeskAct, DeskWish, HallCode, HallNews, NewCodes, NotOfTheRecord, Outbox, TableNews,
    WhoseCode, server_program,
};
use hector::devices::journal::{DeviceKey, RowKind};

use crate::common::at_terminal::AtTerminal;
use crate::common::in_a_hall::{
    Folder, OpenDesk, OpenHall, OpenTable, WrittenRecord, arbiters, greet, place,
};
use crate::common::two_places::answer_questions;

/// Five tables play, the hall has every row once and in order, and says so after it was started again.
#[test]
fn five_tables_and_a_hall_that_is_started_again() {
    let folder = Folder::new();
    let place = place(&folder.0, 5);
    let (mut hall, codes) = OpenHall::open(&place);
    assert_eq!(codes.tables.len(), 5);
    let mut records: Vec<WrittenRecord> =
        (1..=5).map(|table| WrittenRecord::begin(&folder.0, &format!("table {table}"))).collect();
    let tables = OpenTable::all(&codes.tables, &records);
    for round in 0..40 {
        for (table, record) in tables.iter().zip(&mut records) {
            let kind = if round % 3 == 0 { RowKind::Move } else { RowKind::Fact };
            table.outbox.take(vec![record.write(kind, &format!("fact {round}"))]);
        }
    }
    hall.heard.wait("all rows", |heard| heard.has_all(&records));
    drop(hall);
    // Nobody is there, and the tables go on.
    for (table, record) in tables.iter().zip(&mut records) {
        table.hears(&TableNews::Alone);
        table.outbox.take(vec![record.write(RowKind::Result, "nobody saw this")]);
    }
    let (mut hall, codes) = OpenHall::open(&place);
    assert_eq!(codes, NewCodes::default(), "every table keeps its code");
    hall.heard.wait("what came meanwhile", |heard| heard.has_all(&records));
    let foreign = |news: &HallNews| matches!(news, HallNews::Foreign { .. });
    assert!(!hall.heard.told.iter().any(foreign), "{:?}", hall.heard.told);
}

/// What a hall keeps has every code and every game in it. A copy of it, as programs for backups and `cp` make them, is for
/// everybody to read.
#[test]
fn a_hall_is_its_owners_alone_also_where_it_was_copied() {
    let folder = Folder::new();
    let place = place(&folder.0.join("open.hall"), 1);
    for _ in 0..2 {
        let record = WrittenRecord::begin(&folder.0, "one");
        let (mut hall, codes) = OpenHall::open(&place);
        hall.heard.wait("that it is open", |heard| heard.told.contains(&HallNews::Together));
        let own: Vec<String> = open_to_others(&place.folder);
        assert!(own.is_empty(), "{own:?}");
        drop((record, codes, hall));
        let everybody = Command::new("chmod").args(["-R", "a+rX"]).arg(&place.folder).status();
        assert!(everybody.expect("chmod").success());
        assert!(open_to_others(&place.folder).len() > 5);
    }
}

/// The files and folders that others than their owner may use; of what lies in the folder of the stream, which is
/// closed itself, the server of the hall makes more at any time.
fn open_to_others(folder: &Path) -> Vec<String> {
    let found = Command::new("find")
        .arg(folder)
        .args(["-path", "*/stream/*", "-prune", "-o", "-perm", "/077", "-print"])
        .output()
        .expect("find");
    String::from_utf8_lossy(&found.stdout).lines().map(str::to_owned).collect()
}

/// The server is killed in the middle of it; nothing is lost or doubled.
#[test]
fn what_was_under_way_when_the_hall_died_comes_again() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    let (hall, codes) = OpenHall::open(&place);
    let table = OpenTable::open(&codes.tables[0], &record);
    for number in 0..300 {
        table.outbox.take(vec![record.write(RowKind::Fact, &number.to_string())]);
        if number == 150 {
            let server = hall.end.server_process().expect("its own").to_string();
            Command::new("kill").args(["-9", &server]).status().expect("kill");
        }
    }
    drop(hall);
    // What the stream had not written is gone with its folder, and the table still has it.
    std::fs::remove_dir_all(folder.0.join("stream")).expect("a stream");
    let (mut hall, _) = OpenHall::open(&place);
    hall.heard.wait("every row", |heard| heard.has(&record));
}

/// The hall is away at the end of a game and at the beginning of the next; it gets both, in order.
#[test]
fn the_last_rows_of_a_game_come_before_the_next_one() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut first = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &first);
    hall.heard.wait("the first game", |heard| heard.has(&first));
    drop(hall);
    table.hears(&TableNews::Alone);
    table.outbox.take(vec![first.write(RowKind::Move, "white e4")]);
    table.outbox.take(vec![first.write(RowKind::Result, "white resigns")]);
    let mut second = WrittenRecord::begin(&folder.0, "two");
    table.outbox.take(second.all());
    table.outbox.take(vec![second.write(RowKind::Move, "white d4")]);
    let (mut hall, _) = OpenHall::open(&place);
    hall.heard.wait("both games", |heard| heard.has(&first) && heard.has(&second));
    // A program that was started again has read an earlier game from its record; what is done with it is
    // done when the hall has it, and what the hall has is not sent again.
    drop(table);
    let (tell, arrived) = std::sync::mpsc::channel();
    let outbox = Outbox::default();
    let third = WrittenRecord::begin(&folder.0, "three");
    outbox.take(third.all());
    second.write(RowKind::Result, "draw");
    for record in [&first, &second] {
        let (tell, game) = (tell.clone(), record.game());
        outbox.take_earlier(record.all(), Box::new(move || drop(tell.send(game))));
    }
    let table = OpenTable::with(&codes.tables[0], outbox);
    hall.heard.wait("all three", |heard| {
        [&first, &second, &third].iter().all(|record| heard.has(record))
    });
    // Which of them is whole first depends on what the hall looks at first: an answer, or a row.
    let one = || arrived.recv_timeout(std::time::Duration::from_secs(30)).expect("arrived");
    let both = std::collections::BTreeSet::from([one(), one()]);
    assert_eq!(both, [&first, &second].map(WrittenRecord::game).into());
    let foreign = |news: &HallNews| matches!(news, HallNews::Foreign { .. });
    assert!(!hall.heard.told.iter().any(foreign), "{:?}", hall.heard.told);
    drop(table);
}

#[test]
fn an_order_reaches_its_table_once_and_no_other() {
    let folder = Folder::new();
    let place = place(&folder.0, 2);
    let (mut hall, codes) = OpenHall::open(&place);
    let records = ["one", "two"].map(|name| WrittenRecord::begin(&folder.0, name));
    let tables = [0, 1].map(|at| OpenTable::open(&codes.tables[at], &records[at]));
    hall.heard.wait("both", |heard| heard.has_all(&records));
    for text in ["gives white 2 minutes", "settles 1"] {
        hall.does(order(2, &records[1], text));
    }
    let ordered = |number, text: &str| TableNews::Order {
        number,
        arbiter: "Chief".to_owned(),
        text: text.to_owned(),
    };
    tables[1].hears(&ordered(1, "gives white 2 minutes"));
    tables[1].hears(&ordered(2, "settles 1"));
    tables[1].end.has_taken(2);
    // A table that has not taken them is told again after a cut, and one that has hears what comes next.
    drop(tables);
    let again = OpenTable::open(&codes.tables[1], &records[1]);
    again.hears(&ordered(1, "gives white 2 minutes"));
    again.hears(&ordered(2, "settles 1"));
    drop(again);
    hall.does(order(2, &records[1], "stops"));
    let has_taken = OpenTable::that_has_taken(2, &codes.tables[1], &records[1]);
    let is_order = |news: &TableNews| matches!(news, TableNews::Order { .. });
    let news = || has_taken.news.recv_timeout(std::time::Duration::from_secs(30)).ok();
    let first = std::iter::from_fn(news).find(is_order);
    assert_eq!(first, Some(ordered(3, "stops")));
}

#[test]
fn a_row_that_was_altered_on_its_way_is_told_and_not_taken() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &record);
    let mut forged = record.write(RowKind::Move, "white e4");
    forged.row.body = "white d4".to_owned();
    table.outbox.take(vec![forged]);
    hall.heard.wait("the forgery is found", |heard| {
        let why = NotOfTheRecord::Altered { row: 1 };
        heard.told.contains(&HallNews::Foreign { table: 1, why })
    });
    hall.heard.wait("the row before it", |heard| heard.rows.contains_key(&record.game()));
    assert_eq!(hall.heard.rows[&record.game()].len(), 1);
}

#[test]
fn two_tables_with_one_code_are_found_out() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut first = WrittenRecord::begin(&folder.0, "one");
    let second = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &first);
    table.outbox.take(vec![first.write(RowKind::Move, "white e4")]);
    hall.heard.wait("the first", |heard| heard.has(&first));
    // The same game, as another table has gone on with it.
    let mut other = second;
    let differing = other.write(RowKind::Move, "white d4");
    let table = OpenTable::open(&codes.tables[0], &other);
    table.outbox.take(vec![differing]);
    table.hears(&TableNews::Doubled);
}

/// Two devices at the same time, each with a game of its own: both are kept, and the arbiter is told.
#[test]
fn two_devices_with_one_code_and_a_game_each_are_told_of() {
    let folder = Folder::new();
    let place = place(&folder.0, 2);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut records = ["one", "other"].map(|name| WrittenRecord::begin(&folder.0, name));
    let first = OpenTable::open(&codes.tables[0], &records[0]);
    hall.heard.wait("the first", |heard| heard.has(&records[0]));
    let second = OpenTable::open(&codes.tables[0], &records[1]);
    let two = HallNews::Foreign { table: 1, why: NotOfTheRecord::TwoGames };
    hall.heard.hears(&two);
    for (table, record) in [&first, &second].into_iter().zip(&mut records) {
        table.outbox.take(vec![record.write(RowKind::Move, "white e4")]);
    }
    hall.heard.wait("both", |heard| heard.has_all(&records));
}

/// Whoever takes up an earlier game again is one device.
#[test]
fn a_game_that_is_taken_up_again_is_no_second_device() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let records = ["one", "two"].map(|name| WrittenRecord::begin(&folder.0, name));
    let ordered =
        TableNews::Order { number: 1, arbiter: "Chief".to_owned(), text: "stops".to_owned() };
    for record in &records {
        let table = OpenTable::open(&codes.tables[0], record);
        hall.heard.wait("the game", |heard| heard.has(record));
        hall.does(order(1, record, "stops"));
        table.hears(&ordered);
        drop(table);
        // It is told again to whoever asks and has not taken it: so the hall has heard which game is played.
        OpenTable::open(&codes.tables[0], record).hears(&ordered);
    }
    OpenTable::open(&codes.tables[0], &records[0]).hears(&ordered);
    let late = order(1, &records[0], "starts");
    hall.does(late.clone());
    hall.heard.hears(&HallNews::Acted { wish: late, outcome: ActOutcome::OtherGame });
    let foreign = |news: &HallNews| matches!(news, HallNews::Foreign { .. });
    assert!(!hall.heard.told.iter().any(foreign), "{:?}", hall.heard.told);
}

/// The chain of hashes is right, and the signature is that of another device.
#[test]
fn a_row_that_another_device_has_signed_is_told_and_not_taken() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let record = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &record);
    let stranger = DeviceKey::load_or_create(&folder.0.join("stranger")).expect("a key");
    table.outbox.take(vec![record.forged(&stranger, RowKind::Move, "white e4")]);
    hall.heard.hears(&HallNews::Foreign { table: 1, why: NotOfTheRecord::Altered { row: 1 } });
    hall.heard.wait("the row before it", |heard| heard.has(&record));
}

#[test]
fn who_has_not_the_code_gets_nothing_and_is_told_nothing() {
    let folder = Folder::new();
    let place = place(&folder.0, 2);
    let (hall, codes) = OpenHall::open(&place);
    let record = WrittenRecord::begin(&folder.0, "one");
    // The secret of another table, and one that is nobody's.
    let swapped = HallCode { secret: codes.tables[1].secret.clone(), ..codes.tables[0].clone() };
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

fn order(table: u32, record: &WrittenRecord, text: &str) -> DeskWish {
    DeskWish { table, game: record.game(), act: DeskAct::Order(text.to_owned()) }
}

/// Two arbiters from other machines: both follow every game, one case has one owner, and what each orders
/// bears their name.
#[test]
fn arbiters_from_other_machines_follow_every_game_and_share_the_cases() {
    let folder = Folder::new();
    let mut place = place(&folder.0, 2);
    place.arbiters = arbiters(&[("Anna", "1"), ("Ben von Ü", "2")]);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut records = ["one", "two"].map(|name| WrittenRecord::begin(&folder.0, name));
    let tables = [0, 1].map(|at| OpenTable::open(&codes.tables[at], &records[at]));
    hall.heard.wait("both", |heard| heard.has_all(&records));
    let code_of = |name: &str| {
        codes.arbiters.iter().find(|(known, _)| known == name).map(|(_, code)| code.clone())
    };
    let (anna_code, ben_code) =
        (code_of("Anna").expect("hers"), code_of("Ben von Ü").expect("his"));
    let mut anna = OpenDesk::open(&anna_code);
    anna.heard.hears(&HallNews::Together);
    anna.heard.hears(&HallNews::Desk {
        name: "Anna".to_owned(),
        sections: "1".to_owned(),
        tables: 2,
        low_clock: Some(30),
    });
    assert!(anna.heard.has_all(&records), "what was before");
    // What comes now reaches her, in order; a long game too.
    for number in 0..600 {
        for (table, record) in tables.iter().zip(&mut records) {
            table.outbox.take(vec![record.write(RowKind::Fact, &format!("{number} ").repeat(40))]);
        }
    }
    anna.heard.wait("what is new", |heard| heard.has_all(&records));
    let mut ben = OpenDesk::open(&ben_code);
    ben.heard.wait("everything", |heard| heard.has_all(&records));
    ben.heard.hears(&HallNews::Together);
    // Anna is first; Ben is told whose it is, and cannot give it back.
    let wish = |act: DeskAct| DeskWish { table: 2, game: records[1].game(), act };
    let came = |act: DeskAct, outcome| HallNews::Acted { wish: wish(act), outcome };
    let of_anna = ActOutcome::CaseOf(Some("Anna".to_owned()));
    anna.does(wish(DeskAct::Take(1)));
    anna.heard.hears(&came(DeskAct::Take(1), of_anna.clone()));
    for act in [DeskAct::Take(1), DeskAct::Leave(1)] {
        ben.does(wish(act.clone()));
        ben.heard.hears(&came(act, of_anna.clone()));
    }
    let owned = |arbiter: Option<&str>, is_of_before| HallNews::Case {
        table: 2,
        game: records[1].game(),
        case: 1,
        arbiter: arbiter.map(str::to_owned),
        is_of_before,
    };
    ben.heard.hears(&owned(Some("Anna"), false));
    hall.heard.hears(&owned(Some("Anna"), false));
    // What each orders bears the name, once, in one row of numbers.
    ben.does(order(2, &records[1], "settles 1"));
    ben.heard.hears(&came(DeskAct::Order("settles 1".to_owned()), ActOutcome::Ordered));
    anna.does(order(2, &records[1], "stops"));
    let ordered = |number, arbiter: &str, text: &str| TableNews::Order {
        number,
        arbiter: arbiter.to_owned(),
        text: text.to_owned(),
    };
    tables[1].hears(&ordered(1, "Ben von Ü", "settles 1"));
    tables[1].hears(&ordered(2, "Anna", "stops"));
    // Nobody orders at a game that is over at that table.
    let other = DeskWish { game: records[0].game(), ..order(2, &records[1], "stops") };
    anna.does(other.clone());
    anna.heard.hears(&HallNews::Acted { wish: other, outcome: ActOutcome::OtherGame });
    // The hall is started again: desks come back, and know what was before.
    drop(hall);
    anna.heard.hears(&HallNews::Alone);
    anna.does(wish(DeskAct::Leave(1)));
    anna.heard.hears(&came(DeskAct::Leave(1), ActOutcome::HallAway));
    place.arbiters.clear();
    let (mut hall, codes) = OpenHall::open(&place);
    assert_eq!(codes, NewCodes::default(), "arbiters keep their codes");
    hall.heard.hears(&owned(Some("Anna"), true));
    anna.heard.told.clear();
    anna.heard.hears(&HallNews::Together);
    for (table, record) in tables.iter().zip(&mut records) {
        table.outbox.take(vec![record.write(RowKind::Result, "over")]);
    }
    anna.heard.wait("the end", |heard| heard.has_all(&records));
    ben.heard.wait("the end", |heard| heard.has_all(&records));
    // Whoever leads the hall may give a case back for who is away.
    let wish = |act: DeskAct| DeskWish { table: 2, game: records[1].game(), act };
    hall.does(wish(DeskAct::Leave(1)));
    anna.heard.hears(&HallNews::Case {
        table: 2,
        game: records[1].game(),
        case: 1,
        arbiter: None,
        is_of_before: false,
    });
}

#[test]
fn a_new_code_opens_the_hall_and_the_old_one_nothing() {
    let folder = Folder::new();
    let mut place = place(&folder.0, 1);
    place.arbiters = arbiters(&[("Anna", "")]);
    let (hall, codes) = OpenHall::open(&place);
    drop(hall);
    place.new_codes = vec![WhoseCode::Table(1), WhoseCode::Arbiter("Anna".to_owned())];
    let (mut hall, renewed) = OpenHall::open(&place);
    assert_eq!((renewed.tables.len(), renewed.arbiters.len()), (1, 1));
    let record = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &record);
    table.hears(&TableNews::NotTheHall);
    let mut desk = OpenDesk::open(&codes.arbiters[0].1);
    desk.heard.hears(&HallNews::NotTheHall);
    drop(table);
    let _table = OpenTable::open(&renewed.tables[0], &record);
    hall.heard.wait("the game", |heard| heard.has(&record));
    let mut desk = OpenDesk::open(&renewed.arbiters[0].1);
    desk.heard.wait("the game", |heard| heard.has(&record));
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
    let open = format!(
        "hall {} --tables 2 --address 127.0.0.1:{port} --name Clara --arbiter Anna=2",
        event.display()
    );
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
    hall.types("settles 7");
    hall.sees("Table 2: There is no open case 7.");
    hall.types("starts");
    hall.sees("Sent to table 2.");
    hall.sees("Table 2: White's clock is started.");
    // Another arbiter, at another machine.
    let code = folder.0.join("event.hall/codes/desk-1.hall");
    let mut anna = silent("anna", &format!("arbiter --hall {}", code.display()));
    anna.sees("You are Anna. Your tables: 2.");
    anna.sees("The hall is open, with 2 tables. One game is on record.");
    anna.types("table 2");
    anna.sees("Table 2: White against Black, 0 moves.");
    anna.types("sees two hands by white");
    anna.sees("Sent to table 2.");
    anna.sees("Case 1");
    hall.sees("Case 1");
    anna.types("take case 1");
    anna.sees("Case 1 at table 2 is yours.");
    hall.sees("Table 2: Anna has taken case 1.");
    hall.types("take 1");
    hall.sees("Anna has case 1.");
    hall.types("cases");
    hall.sees("Anna has it.");
    hall.types("settles 1");
    hall.sees("Anna has case 1. Decide it all the same?");
    hall.types("no");
    anna.types("dismisses 1");
    hall.sees("By Anna:");
    hall.types("round");
    hall.sees("One game is being played, none is over, one has not begun. No open cases.");
    anna.types("quit");
    anna.sees("Leave the desk?");
    anna.types("yes");
    anna.ends();
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

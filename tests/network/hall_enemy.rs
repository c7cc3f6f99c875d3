//! Enemies of a hall: a crowd at its door, and a table that reports what it likes. With a real server.

use std::collections::VecDeque;
use std::io::Write as _;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hector::devices::hall::{HallNews, NotOfTheRecord, TableNews};
use hector::devices::journal::RowKind;

use crate::common::in_a_hall::{Folder, OpenHall, OpenTable, WrittenRecord, place};

/// A table that comes finds the hall in this time, whoever else is at the door.
const SOON: Duration = Duration::from_secs(10);

#[test]
fn two_hundred_who_say_nothing_and_one_who_drips_keep_no_table_out_and_no_hall_open() {
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let record = WrittenRecord::begin(&folder.0, "one");
    let is_over = Arc::new(AtomicBool::new(false));
    let (over, port) = (is_over.clone(), place.port);
    // They come again and again.
    let crowd = std::thread::spawn(move || {
        let mut there = VecDeque::new();
        while !over.load(Ordering::Relaxed) {
            there.extend(TcpStream::connect(("127.0.0.1", port)));
            if there.len() > 200 {
                there.pop_front();
                std::thread::sleep(Duration::from_millis(20));
            }
        }
    });
    std::thread::sleep(Duration::from_secs(1));
    let mut dripper = TcpStream::connect(("127.0.0.1", place.port)).expect("a door");
    dripper.write_all(b"h").expect("a letter");
    let began = Instant::now();
    let table = OpenTable::open(&codes.tables[0], &record);
    table.hears(&TableNews::Together);
    let came = began.elapsed();
    hall.heard.wait("the game", |heard| heard.has(&record));
    let began = Instant::now();
    drop(hall);
    let left = began.elapsed();
    eprintln!("came within {came:?}, left within {left:?}");
    is_over.store(true, Ordering::Relaxed);
    crowd.join().expect("a crowd");
    assert!(came < SOON, "{came:?}");
    assert!(left < Duration::from_secs(3), "{left:?}");
}

/// Each row of a game comes twice, the second time with another text, as fast as it goes.
#[test]
fn a_row_that_is_written_twice_is_found_out_however_fast_it_comes() {
    const ROWS: usize = 60;
    let folder = Folder::new();
    let place = place(&folder.0, 1);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    let table = OpenTable::open(&codes.tables[0], &record);
    let twice = (0..ROWS).flat_map(|number| {
        let row = record.write(RowKind::Move, &format!("move {number}"));
        let mut other = row.clone();
        other.row.body.push('!');
        other.row.hash.reverse();
        [row, other]
    });
    table.outbox.take(twice.collect());
    let rewritten = HallNews::Foreign { table: 1, why: NotOfTheRecord::Rewritten };
    hall.heard.wait("all of them are found", |heard| {
        heard.told.iter().filter(|news| **news == rewritten).count() == ROWS
    });
    hall.heard.wait("the rows that were first", |heard| heard.has(&record));
}

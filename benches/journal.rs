//! How many facts a second the journal can put on the disk, compared with SQLite alone, which writes rows of the same
//! length with the same settings.
//! `cargo bench --no-default-features --bench journal`
//!
//! Last measured on 2026-11-24: 0.94 times the time of SQLite alone, 1.02 times on busy cores.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

mod timing;

use std::path::Path;
use std::time::Duration;

use hector::devices::journal::{DeviceKey, Journal, NewRow, RowKind};
use rusqlite::Connection;

/// Runs of both in turn, so that a busy disk slows both.
const RUNS: usize = 7;
const FACTS: u32 = 400;
const FACT: &str = "322763000 spoke white player white announced \"Springer Gustav eins Felix drei\" knight g1 f3 ?";

fn main() {
    let folder = std::env::temp_dir().join(format!("hector-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let key = DeviceKey::load_or_create(&folder).expect("a key");
    let mut ratios = Vec::new();
    let (mut ours, mut bare) = (Vec::new(), Vec::new());
    for run in 0..RUNS {
        ours.push(journal(&folder.join(format!("game-{run}.hector")), &key));
        bare.push(sqlite(&folder.join(format!("bare-{run}.sqlite"))));
        ratios.push(ours[run].as_secs_f64() / bare[run].as_secs_f64());
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    ratios.sort_by(f64::total_cmp);
    #[allow(clippy::cast_precision_loss, reason = "figures for people")]
    let rate = |times: &mut Vec<Duration>| {
        times.sort();
        f64::from(FACTS) / times[RUNS / 2].as_secs_f64()
    };
    println!(
        "{:.0} facts a second durable in the journal, {:.0} rows in SQLite alone; ratio {:.2} (median of {RUNS})",
        rate(&mut ours),
        rate(&mut bare),
        ratios[RUNS / 2]
    );
}

fn journal(path: &Path, key: &DeviceKey) -> Duration {
    let entry = |kind, body: &str| NewRow { wall: 1_795_219_200_000, kind, body: body.to_owned() };
    let mut journal = Journal::create(path, key, &entry(RowKind::Head, "head")).expect("a journal");
    timing::median(1, || {
        for fact in 0..FACTS {
            // Every fifth fact is a move, which is signed.
            let kind = if fact % 5 == 0 { RowKind::Move } else { RowKind::Fact };
            journal.append(&[entry(kind, FACT)]).expect("a row");
        }
    })
}

fn sqlite(path: &Path) -> Duration {
    let connection = Connection::open(path).expect("a database");
    connection
        .execute_batch(
            "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
             CREATE TABLE rows(
                 number INTEGER PRIMARY KEY, wall INTEGER, kind TEXT, body TEXT, hash BLOB,
                 signature BLOB
             ) STRICT;",
        )
        .expect("a table");
    timing::median(1, || {
        for fact in 0..FACTS {
            let signature = (fact % 5 == 0).then_some([7_u8; 64]);
            let mut insert = connection
                .prepare_cached("INSERT INTO rows VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
                .expect("a statement");
            insert
                .execute((fact, 1_795_219_200_000_i64, "fact", FACT, [3_u8; 32], signature))
                .expect("a row");
        }
    })
}

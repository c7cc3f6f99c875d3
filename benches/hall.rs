//! How long a fact takes from a table to the desk of its hall, which tells it after it is committed; how many facts a
//! second are possible; and how much memory the hall needs. For comparison, in the same run and at the same server,
//! async-nats alone publishes letters of the same length and waits until they are acknowledged.
//! `./hector bench hall`, or `HECTOR_TABLES="10 100" cargo bench --no-default-features --features hall --bench hall`
//!
//! Last measured on 2026-11-25 on two idle cores: 100 tables 0.65 ms in the median, async-nats alone 0.16 ms; at most
//! 59,670 facts a second, 1.08 times what async-nats takes alone. 10,000 tables: 1.9 ms and 196 ms at the latest.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "hall/bare.rs"]
mod bare;
#[path = "hall/hall_alone.rs"]
mod hall_alone;
#[path = "../tests/common/piped.rs"]
mod piped;
#[path = "hall/tables_alone.rs"]
mod tables_alone;

use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use hector::devices::folders;

use hall_alone::HallAlone;
use tables_alone::AllTables;

/// Facts that a table writes each second in a blitz game.
const FACTS_OF_BLITZ: f64 = 2.0;
/// With more tables than this, the games are slow ones as at an olympiad.
const BLITZ: u32 = 1000;
/// Facts that a table writes each second in such a game.
const FACTS_OF_AN_OLYMPIAD: f64 = 0.13;
/// How long facts are written.
const LASTS: Duration = Duration::from_secs(10);
/// Facts that each table writes at once, to measure the throughput.
const AT_ONCE: u32 = 100;
/// The same for very many tables.
const FEW_AT_ONCE: u32 = 10;

fn main() {
    if let Ok(told) = std::env::var(hall_alone::TOLD) {
        return hall_alone::stay_open(&told);
    }
    if let Ok(folder) = std::env::var(tables_alone::FOLDER) {
        return tables_alone::write_as_told(&folder);
    }
    let sizes = std::env::var("HECTOR_TABLES").unwrap_or("10 100 200 1000".to_owned());
    for tables in sizes.split(' ').filter_map(|text| text.parse().ok()) {
        measure(tables);
    }
}

fn measure(count: u32) {
    let folder = folders::make_temporary("hector-bench-hall").expect("a folder");
    let mut hall = HallAlone::start(&folder, count);
    let mut tables = AllTables::join(&hall.codes, &folder);
    hall.waits_for(u64::from(count));
    let load = || std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("{count} tables; load {}", load().trim());

    let of_a_table = if count > BLITZ { FACTS_OF_AN_OLYMPIAD } else { FACTS_OF_BLITZ };
    let interval = Duration::from_secs_f64(1.0 / of_a_table);
    let facts = tables.write_paced(interval, LASTS);
    hall.waits_for(u64::from(count) + u64::from(facts));
    let paced = hall.tells();
    // With very many tables, fewer connections publish the same number of letters.
    let ways = count.min(BLITZ);
    let bare_paced = bare::paced(&folder, hall.port + 1, ways, interval / count, LASTS);
    println!("  {facts} facts, from the table to the desk of the hall: {}", paced.latencies());
    println!("  this disk alone, until it has such a row: {}", told(flushes(&folder)));
    println!("  async-nats alone, until acknowledged: {bare_paced}");

    let began = Instant::now();
    let each = if count > BLITZ { FEW_AT_ONCE } else { AT_ONCE };
    let all = tables.write_at_once(each);
    hall.waits_for(u64::from(count) + u64::from(facts) + u64::from(all));
    let ours = f64::from(all) / began.elapsed().as_secs_f64();
    let by_bare = bare::at_once(&folder, hall.port + 1, ways, all / ways);
    let alone = f64::from(all) / by_bare.as_secs_f64();
    println!(
        "  {ours:.0} facts a second at most, async-nats alone {alone:.0}; ratio {:.2}",
        ours / alone
    );
    println!("  memory of the hall: {}; load {}", hall.tells().memory, load().trim());
    drop(tables);
    drop(hall);
    std::fs::remove_dir_all(folder).expect("nothing stays");
}

/// How long this disk alone takes to write a fact to a log.
fn flushes(folder: &Path) -> Vec<u64> {
    let mut file = std::fs::File::create(folder.join("flushed")).expect("a file");
    let mut flushed = || {
        let began = Instant::now();
        file.write_all(&[7; 12_288]).and_then(|()| file.sync_all()).expect("written");
        u64::try_from(began.elapsed().as_micros()).expect("short")
    };
    (0..200).map(|_| flushed()).collect()
}

/// Microseconds of the machine's clock, which all its programs share.
fn now() -> u64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().expect("after 1970");
    u64::try_from(since.as_micros()).expect("a moment of these centuries")
}

/// The median and the 99th percentile, in a sentence.
fn told(mut micros: Vec<u64>) -> String {
    micros.sort_unstable();
    let at = |of_a_hundred: usize| {
        let at = micros.len() * of_a_hundred / 100;
        Duration::from_micros(micros.get(at).copied().unwrap_or(0))
    };
    format!("median {:.1?}, of a hundred the latest {:.1?}", at(50), at(99))
}

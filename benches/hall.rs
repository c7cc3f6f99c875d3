//! How long a fact is under way from a table to the desk of its hall, where it is told once it is committed;
//! how many there may be in a second; and how much memory the hall takes. Beside it, in the same run and at the
//! same server, async-nats alone publishes letters of the same length and waits until they are acknowledged.
//! `./hector bench hall`, or `HECTOR_TABLES="10 100" cargo bench --no-default-features --features hall --bench hall`

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "hall/bare.rs"]
mod bare;
#[path = "hall/hall_alone.rs"]
mod hall_alone;

use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use hector::devices::folders;
use hector::devices::hall::{HallCode, HallRow, Outbox, TableEnd, TableNews};
use hector::devices::journal::{Chain, DeviceKey, NewRow, RowKind};

use hall_alone::HallAlone;

/// Facts that each table writes in a second, as in a game of blitz.
const FACTS_A_SECOND: f64 = 2.0;
/// How long they are written.
const LASTS: Duration = Duration::from_secs(10);
/// Facts that each table writes at once where it is asked how many go through.
const AT_ONCE: u32 = 100;
const FACT: &str = "322763000 spoke white player white announced \"Springer Gustav eins Felix drei\" knight g1 f3 ?";

fn main() {
    if let Ok(told) = std::env::var(hall_alone::TOLD) {
        return hall_alone::stay_open(&told);
    }
    let sizes = std::env::var("HECTOR_TABLES").unwrap_or("10 100 200 1000".to_owned());
    for tables in sizes.split(' ').filter_map(|text| text.parse().ok()) {
        measure(tables);
    }
}

fn measure(count: u32) {
    let folder = folders::make_temporary("hector-bench-hall").expect("a folder");
    let mut hall = HallAlone::start(&folder, count);
    let mut tables: Vec<SimulatedTable> =
        hall.codes.iter().map(|code| SimulatedTable::join(code, &folder)).collect();
    hall.waits_for(u64::from(count));
    let load = || std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("{count} tables; load {}", load().trim());

    let interval = Duration::from_secs_f64(1.0 / FACTS_A_SECOND / f64::from(count));
    let (began, mut facts) = (Instant::now(), 0_u32);
    while began.elapsed() < LASTS {
        let at = interval * facts;
        std::thread::sleep(at.saturating_sub(began.elapsed()));
        let table = usize::try_from(facts % count).expect("few");
        tables[table].writes(1);
        facts += 1;
    }
    hall.waits_for(u64::from(count) + u64::from(facts));
    let paced = hall.tells();
    let bare_paced = bare::paced(&folder, hall.port + 1, count, interval, LASTS);
    println!("  {facts} facts, from the table to the desk of the hall: {}", paced.latencies());
    println!("  this disk alone, until it has such a row: {}", told(flushes(&folder)));
    println!("  async-nats alone, until acknowledged: {bare_paced}");

    let began = Instant::now();
    tables.iter_mut().for_each(|table| table.writes(AT_ONCE));
    let all = count * AT_ONCE;
    hall.waits_for(u64::from(count) + u64::from(facts) + u64::from(all));
    let ours = f64::from(all) / began.elapsed().as_secs_f64();
    let alone =
        f64::from(all) / bare::at_once(&folder, hall.port + 1, count, AT_ONCE).as_secs_f64();
    println!(
        "  {ours:.0} facts a second at most, async-nats alone {alone:.0}; ratio {:.2}",
        ours / alone
    );
    println!("  memory of the hall: {}; load {}", hall.tells().memory, load().trim());
    drop(tables);
    drop(hall);
    std::fs::remove_dir_all(folder).expect("nothing stays");
}

/// How long this disk takes to have what a fact writes into a log.
fn flushes(folder: &Path) -> Vec<u64> {
    let mut file = std::fs::File::create(folder.join("flushed")).expect("a file");
    let mut flushed = || {
        let began = Instant::now();
        file.write_all(&[7; 12_288]).and_then(|()| file.sync_all()).expect("written");
        u64::try_from(began.elapsed().as_micros()).expect("short")
    };
    (0..200).map(|_| flushed()).collect()
}

/// A table that writes facts as a game does, with its own way to the hall.
struct SimulatedTable {
    key: DeviceKey,
    chain: Chain,
    outbox: Outbox,
    _end: TableEnd,
}

impl SimulatedTable {
    fn join(code: &HallCode, folder: &Path) -> SimulatedTable {
        let key = DeviceKey::load_or_create(&folder.join("keys")).expect("a key");
        let chain = Chain::of(key.public());
        let outbox = Outbox::default();
        // Nobody listens to what a table is told.
        let (tell, _) = std::sync::mpsc::sync_channel::<TableNews>(1);
        let end = TableEnd::join(code, outbox.clone(), 0, |news| news, tell).expect("a table");
        let mut table = SimulatedTable { key, chain, outbox, _end: end };
        table.write(RowKind::Head, &format!("the game of {}", code.member));
        table
    }

    /// Writes so many facts; every fifth is a move, which is signed.
    fn writes(&mut self, facts: u32) {
        for _ in 0..facts {
            let kind =
                if self.chain.rows().is_multiple_of(5) { RowKind::Move } else { RowKind::Fact };
            self.write(kind, &format!("{} {FACT}", now()));
        }
    }

    fn write(&mut self, kind: RowKind, body: &str) {
        let row = self.chain.write(&self.key, &NewRow { wall: 0, kind, body: body.to_owned() });
        let key = (row.number == 0).then(|| self.key.public());
        self.outbox.take(vec![HallRow { row, withheld: false, key }]);
    }
}

/// Microseconds by the clock of this machine, which all its programs share.
fn now() -> u64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().expect("after 1970");
    u64::try_from(since.as_micros()).expect("a moment of these centuries")
}

/// The middle and the hundredth of the latest, in a sentence.
fn told(mut micros: Vec<u64>) -> String {
    micros.sort_unstable();
    let at = |of_a_hundred: usize| {
        let at = micros.len() * of_a_hundred / 100;
        Duration::from_micros(micros.get(at).copied().unwrap_or(0))
    };
    format!("median {:.1?}, of a hundred the latest {:.1?}", at(50), at(99))
}

//! Tables that write facts as games do, in groups with a process each: one process cannot have enough open connections
//! for ten thousand tables. Each table has its own connection to the hall.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use hector::devices::hall::{HallCode, HallRow, Outbox, TableEnd, TableNews};
use hector::devices::journal::{Chain, DeviceKey, NewRow, RowKind};

use crate::piped::PipedProcess;

/// The variable that tells such a process its folder.
pub(crate) const FOLDER: &str = "HECTOR_TABLES_OF_A_BENCH";
/// How many tables share a process.
const TOGETHER: usize = 2500;
const FACT: &str = "322763000 spoke white player white announced \"Springer Gustav eins Felix drei\" knight g1 f3 ?";

/// All tables, as the parent process sees them.
pub(crate) struct AllTables(Vec<PipedProcess>);

impl AllTables {
    /// Starts a table for each code.
    pub(crate) fn join(codes: &[HallCode], folder: &Path) -> AllTables {
        let groups: Vec<PipedProcess> = codes
            .chunks(TOGETHER)
            .enumerate()
            .map(|(number, codes)| {
                let folder = folder.join(format!("tables-{number}"));
                std::fs::create_dir_all(&folder).expect("a folder");
                started(codes, &folder)
            })
            .collect();
        let mut tables = AllTables(groups);
        tables.0.iter_mut().for_each(|group| {
            answer(group);
        });
        tables
    }

    /// Each table writes a fact in each interval. Returns how many facts were written.
    pub(crate) fn write_paced(&mut self, interval: Duration, lasts: Duration) -> u32 {
        self.ask(&format!("paced {} {}", interval.as_micros(), lasts.as_micros()))
    }

    /// Each table writes this many facts as fast as it can. Returns how many facts were written.
    pub(crate) fn write_at_once(&mut self, facts: u32) -> u32 {
        self.ask(&format!("at-once {facts}"))
    }

    fn ask(&mut self, wish: &str) -> u32 {
        for group in &mut self.0 {
            group.ask(wish);
        }
        self.0.iter_mut().map(answer).sum()
    }
}

impl Drop for AllTables {
    fn drop(&mut self) {
        self.0.iter_mut().for_each(|group| group.ends("end"));
    }
}

fn started(codes: &[HallCode], folder: &Path) -> PipedProcess {
    let mut program = Command::new(std::env::current_exe().expect("this program"));
    let mut process = PipedProcess::start(program.env(FOLDER, folder));
    let codes: Vec<String> = codes.iter().map(HallCode::to_string).collect();
    process.ask(&codes.join(" "));
    process
}

fn answer(process: &mut PipedProcess) -> u32 {
    process.hears().parse().expect("a number")
}

/// The work of such a process.
pub(crate) fn write_as_told(folder: &str) {
    let folder = PathBuf::from(folder);
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let codes = lines.next().expect("the codes");
    let codes = codes.split(' ').map(|code| code.parse().expect("a code"));
    let mut tables: Vec<SimulatedTable> =
        codes.map(|code| SimulatedTable::join(&code, &folder)).collect();
    println!("{}", tables.len());
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let facts = match words[..] {
            ["paced", interval, lasts] => {
                let micros = |text: &str| Duration::from_micros(text.parse().expect("a number"));
                paced(&mut tables, micros(interval), micros(lasts))
            }
            ["at-once", facts] => {
                let facts = facts.parse().expect("a number");
                tables.iter_mut().for_each(|table| table.writes(facts));
                facts * u32::try_from(tables.len()).expect("few")
            }
            _ => break,
        };
        println!("{facts}");
    }
}

/// The tables take turns, so that each writes one fact in each interval.
fn paced(tables: &mut [SimulatedTable], interval: Duration, lasts: Duration) -> u32 {
    let count = u32::try_from(tables.len()).expect("few");
    let (began, mut facts) = (Instant::now(), 0_u32);
    while began.elapsed() < lasts {
        let at = interval * facts / count;
        std::thread::sleep(at.saturating_sub(began.elapsed()));
        tables[usize::try_from(facts % count).expect("few")].writes(1);
        facts += 1;
    }
    facts
}

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
        // News for a table is not needed.
        let (tell, _) = std::sync::mpsc::sync_channel::<TableNews>(1);
        let end = TableEnd::join(code, outbox.clone(), 0, |news| news, tell).expect("a table");
        let mut table = SimulatedTable { key, chain, outbox, _end: end };
        table.write(RowKind::Head, &format!("the game of {}", code.member));
        table
    }

    /// Writes facts. Every fifth is a move, which is signed.
    fn writes(&mut self, facts: u32) {
        for _ in 0..facts {
            let kind =
                if self.chain.rows().is_multiple_of(5) { RowKind::Move } else { RowKind::Fact };
            self.write(kind, &format!("{} {FACT}", super::now()));
        }
    }

    fn write(&mut self, kind: RowKind, body: &str) {
        let row = self.chain.write(&self.key, &NewRow { wall: 0, kind, body: body.to_owned() });
        let key = (row.number == 0).then(|| self.key.public());
        self.outbox.take(vec![HallRow { row, withheld: false, key }]);
    }
}

//! Tables in processes of their own, which write facts at the pace of real games: one process may not have as many
//! ways open as ten thousand tables need.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use hector::devices::hall::{HallCode, TableRow};
use hector::devices::journal::{Chain, NewRow, RowKind};

use crate::common::in_a_hall::{Heard, OpenTable, WrittenRecord, device_key};
use crate::common::itself::only;
use crate::common::piped::PipedProcess;

/// So many tables are in one process.
const TOGETHER: usize = 2500;
/// How often each writes: in games of blitz, and in the slow games of an olympiad where there are more than
/// so many.
const OF_BLITZ: Duration = Duration::from_millis(500);
const OF_AN_OLYMPIAD: Duration = Duration::from_millis(7700);
const MOST_OF_BLITZ: usize = 1000;
/// Every third table is cut at a death, and no more than so many: what follows from a code is slow to make.
const MOST_CUT: usize = 300;

/// In which variable such a process is told where its records are, how often each table writes and which are cut.
const TOLD: &str = "HECTOR_TABLES_OF_A_TEST";
/// What it says stands behind this, among the lines of the program that runs tests.
const SAYS: &str = "crowd: ";

/// All tables, as who started them sees them.
pub(crate) struct Crowd(Vec<PipedProcess>);

/// What a table has written, all told.
pub(crate) struct Written {
    name: String,
    game: String,
    rows: u64,
    last: String,
}

impl Crowd {
    /// Has a table join with each of the codes, and write from then on.
    pub(crate) fn join(codes: &[HallCode], records: &Path) -> Crowd {
        let interval = if codes.len() > MOST_OF_BLITZ { OF_AN_OLYMPIAD } else { OF_BLITZ };
        let each_cut = codes.len().div_ceil(MOST_CUT).max(3);
        let told = format!("{} {each_cut} {}", interval.as_millis(), records.display());
        let start = |codes: &[HallCode]| started(codes, &told);
        let mut crowd = Crowd(codes.chunks(TOGETHER).map(start).collect());
        crowd.0.iter_mut().for_each(|process| assert_eq!(said(process), "here"));
        crowd
    }

    /// Cuts some tables, which have nobody then.
    pub(crate) fn cut(&mut self) {
        self.0.iter_mut().for_each(|process| process.ask("cut"));
    }

    /// Has them come back, as from a program that was started again.
    pub(crate) fn come_back(&mut self) {
        self.0.iter_mut().for_each(|process| process.ask("back"));
    }

    /// No table writes any more; each sends on what the hall has not yet.
    pub(crate) fn stop_writing(&mut self) -> Vec<Written> {
        self.0.iter_mut().for_each(|process| process.ask("stop"));
        let mut all = Vec::new();
        for process in &mut self.0 {
            let tables = said(process).parse().expect("a number");
            all.extend((0..tables).map(|_| Written::read(&said(process))));
        }
        all
    }
}

fn started(codes: &[HallCode], told: &str) -> PipedProcess {
    let program = "hall_crowd::tables_in_a_process_of_their_own";
    let mut process = PipedProcess::start(only(program).env(TOLD, told));
    let codes: Vec<String> = codes.iter().map(HallCode::to_string).collect();
    process.ask(&codes.join(" "));
    process
}

/// The next that it says itself.
fn said(process: &mut PipedProcess) -> String {
    loop {
        if let Some((_, said)) = process.hears().split_once(SAYS) {
            return said.to_owned();
        }
    }
}

impl Written {
    fn read(line: &str) -> Written {
        let parts: Vec<&str> = line.split('/').collect();
        let [name, game, rows, last] = parts[..] else { panic!("{line}") };
        let [name, game, last] = [name, game, last].map(str::to_owned);
        Written { name, game, rows: rows.parse().expect("a number"), last }
    }

    pub(crate) fn rows(&self) -> u64 {
        self.rows
    }

    /// Whether the hall has told of exactly these rows, in order: written again,
    /// they end in the hash that the table has.
    pub(crate) fn is_proven(&self, heard: &Heard, records: &Path) -> bool {
        let key = device_key(records, &self.name);
        let mut chain = Chain::of(key.public());
        let rows = heard.rows.get(&self.game).map_or(&[][..], Vec::as_slice);
        for TableRow { number, wall, kind, body, .. } in rows {
            assert_eq!(*number, chain.rows(), "in order");
            let _ = chain.write(&key, &NewRow { wall: *wall, kind: *kind, body: body.clone() });
        }
        chain.rows() == self.rows && chain.last().to_string() == self.last
    }
}

/// No test: what a crowd starts as another process.
#[test]
#[ignore = "is started by a test"]
fn tables_in_a_process_of_their_own() {
    let Ok(told) = std::env::var(TOLD) else { return };
    let words: Vec<&str> = told.splitn(3, ' ').collect();
    let [interval, each_cut, records] = words[..] else { panic!("{told}") };
    let (heard, wishes) = channel();
    std::thread::spawn(move || {
        std::io::stdin().lines().map_while(Result::ok).try_for_each(|line| heard.send(line))
    });
    let codes = wishes.recv().expect("the codes");
    let mut tables = Tables::join(&codes, &PathBuf::from(records));
    println!("{SAYS}here");
    let interval = Duration::from_millis(interval.parse().expect("a number"));
    tables.write_as_told(&wishes, interval, each_cut.parse().expect("a number"));
}

/// The tables of such a process.
struct Tables {
    codes: Vec<HallCode>,
    records: Vec<WrittenRecord>,
    /// None while it is cut.
    ends: Vec<Option<OpenTable>>,
}

impl Tables {
    fn join(codes: &str, folder: &Path) -> Tables {
        let codes: Vec<HallCode> =
            codes.split(' ').map(|code| code.parse().expect("a code")).collect();
        let begun = |code: &HallCode| WrittenRecord::begin(folder, &name_of(code));
        let records: Vec<WrittenRecord> = codes.iter().map(begun).collect();
        let mut tables = Tables { ends: codes.iter().map(|_| None).collect(), codes, records };
        tables.come_back();
        tables
    }

    /// One table after the other writes, each in its interval, until who started them has gone.
    fn write_as_told(&mut self, wishes: &Receiver<String>, interval: Duration, each_cut: usize) {
        let count = u32::try_from(self.codes.len()).expect("few");
        let (began, mut facts, mut is_writing) = (Instant::now(), 0_u32, true);
        loop {
            let at = (interval * (facts / count)) + interval * (facts % count) / count;
            let wait = if is_writing { at.saturating_sub(began.elapsed()) } else { interval };
            match wishes.recv_timeout(wait).as_deref() {
                Ok("cut") => self.ends.iter_mut().step_by(each_cut).for_each(|end| *end = None),
                Ok("back") => self.come_back(),
                Ok("stop") => {
                    is_writing = false;
                    self.tell_what_was_written();
                }
                Ok(other) => panic!("{other}"),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) if is_writing => {
                    self.write(usize::try_from(facts % count).expect("few"), facts / count);
                    facts += 1;
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn write(&mut self, table: usize, fact: u32) {
        let kind = if fact.is_multiple_of(5) { RowKind::Move } else { RowKind::Fact };
        let row = self.records[table].write(kind, &format!("fact {fact}"));
        if let Some(end) = &self.ends[table] {
            end.outbox.take(vec![row]);
        }
    }

    fn come_back(&mut self) {
        for ((end, code), record) in self.ends.iter_mut().zip(&self.codes).zip(&self.records) {
            end.get_or_insert_with(|| OpenTable::open(code, record));
        }
    }

    fn tell_what_was_written(&self) {
        println!("{SAYS}{}", self.records.len());
        for (record, code) in self.records.iter().zip(&self.codes) {
            let (game, rows, last) = (record.game(), record.rows.len(), record.last());
            println!("{SAYS}{}/{game}/{rows}/{last}", name_of(code));
        }
    }
}

fn name_of(code: &HallCode) -> String {
    format!("table {}", code.member)
}

//! A bad day: whole games while what they stand on gives way, and ten hours of them in one
//! process. `HECTOR_BAD_DAY=10` takes ten times as many of everything; docs/RELIABILITY.md has the
//! figures.

#[cfg(target_os = "linux")]
mod disk;
#[cfg(all(feature = "voice", feature = "braille"))]
mod game;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fs;
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use hector::devices::journal::{DeviceKey, Journal, NewRow, RowKind, read, verify};

use crate::common::simulation;

/// How many times as much as in every test run.
fn length() -> usize {
    std::env::var("HECTOR_BAD_DAY")
        .map_or(1, |number| number.parse().expect("HECTOR_BAD_DAY is a number"))
}

fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bad-day-{name}"));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).expect("a folder");
    home
}

/// The program, asked line by line. A comment that comes back says that all before it is done.
struct Asked {
    program: Child,
    input: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Asked {
    fn start(home: &Path, options: &[&str]) -> Asked {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["play", "--transcript", "--language", "en"])
            .args(options)
            .env("HECTOR_HOME", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("hector starts");
        let input = program.stdin.take().expect("an input");
        let answers = BufReader::new(program.stdout.take().expect("an output")).lines();
        Asked { program, input, answers }
    }

    fn say(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}\n#").expect("it is read");
        let mut heard = String::new();
        loop {
            let answer = self.answers.next().expect("an answer").expect("text");
            if answer == "#" {
                return heard;
            }
            heard += &answer;
            heard.push('\n');
        }
    }

    fn cost(&self) -> Cost {
        let place = PathBuf::from(format!("/proc/{}", self.program.id()));
        let status = fs::read_to_string(place.join("status")).expect("what the system knows");
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).expect(name);
            line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number")
        };
        let times = fs::read_to_string(place.join("stat")).expect("what the system knows");
        let times: Vec<&str> = times.rsplit(") ").next().expect("times").split(' ').collect();
        let time = |field: usize| times[field - 3].parse::<u64>().expect("a number");
        Cost {
            memory: number("RssAnon:"),
            threads: number("Threads:"),
            handles: fs::read_dir(place.join("fd")).expect("its handles").count(),
            reckoned: time(14) + time(15),
        }
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// What a process takes of the machine.
#[derive(Debug, Clone, Copy)]
struct Cost {
    /// Kilobytes of its own.
    memory: u64,
    threads: u64,
    handles: usize,
    /// Hundredths of a second of a processor since it began.
    reckoned: u64,
}

/// What a fact may take in memory: it stays for the whole game, to be replayed and written again.
const MOST_A_FACT: u64 = 512;

/// A wait and questions, in turn, for ten hours of the game's time.
fn ten_hours(mut asked: Asked, record: &Path, questions: &[&str]) {
    let rounds = 600 * length();
    let tenth = rounds / 10;
    let rows = || read(record).expect("a record").rows.len() as u64;
    let mut costs = vec![asked.cost()];
    let mut rows_early = 0;
    for round in 1..=rounds {
        assert_ne!(asked.say(&format!("wait {} s", (60 / length()).max(1))), "");
        for question in questions {
            let answer = asked.say(question);
            assert!(answer.lines().count() > 1, "{question}: {answer}");
        }
        if round % tenth == 0 {
            costs.push(asked.cost());
        }
        if round == tenth {
            rows_early = rows();
        }
    }
    println!("{costs:?}");
    // What is needed once is needed in the first hour.
    let (early, late) = (costs[1], costs[10]);
    let facts = (rows() - rows_early) * MOST_A_FACT / 1_024;
    let most = early.memory * 102 / 100 + facts;
    println!("{} kB after an hour, {} kB after ten, {most} kB at most", early.memory, late.memory);
    assert!(late.memory <= most, "memory grows: {costs:?}");
    assert_eq!((late.threads, late.handles), (early.threads, early.handles), "{costs:?}");
    let (first, last) = (costs[2].reckoned - costs[1].reckoned, late.reckoned - costs[9].reckoned);
    assert!(last * 2 <= first * 3 + 20, "an answer costs more and more: {costs:?}");
    drop(asked);
    verify(&read(record).expect("a record")).expect("unaltered");
}

const OPENING: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 \
    c4 c6 cxb5 axb5 Nc3 Bb7 Bg5 b4 Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6";

#[test]
fn ten_hours_of_play_cost_no_more_than_one_at_the_table() {
    let home = home("table");
    let record = home.join("game.hector");
    let mut asked = Asked::start(&home, &["--record", record.to_str().unwrap()]);
    asked.say("time 12 h");
    asked.say("arbiter starts");
    asked.say(&format!("moves {OPENING}"));
    let facts = ["white asks the time", "black asks the moves", "arbiter asks for a report"];
    ten_hours(asked, &record, &facts);
}

#[test]
fn ten_hours_of_play_cost_no_more_than_one_at_the_seat() {
    let home = home("seat");
    let record = home.join("game.hector");
    let mut asked = Asked::start(&home, &["--seat", "--record", record.to_str().unwrap()]);
    // A tournament would seal the device, and in a release that is the whole machine.
    for line in ["white", "12 h", "training", "start"] {
        asked.say(line);
    }
    for line in ["e2e4", "key Tab", "e7e5"] {
        asked.say(line);
    }
    // What is no fact leaves nothing.
    ten_hours(asked, &record, &["nothing that anybody says", "?", "key Up", "key Escape", "keys"]);
}

/// Bytes that this thread has and has not given back.
struct Counting;

thread_local! {
    static HELD: Cell<i64> = const { Cell::new(0) };
}

fn count(bytes: i64) {
    // At the end of a thread there is nobody left to count.
    let _ = HELD.try_with(|held| held.set(held.get() + bytes));
}

// SAFETY: all of it is the system's allocator, and a count beside it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as i64);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        count(-(layout.size() as i64));
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as i64 - layout.size() as i64);
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Game after game in one process, each with a record of its own: to the byte, nothing is kept
/// of any of them.
#[test]
fn game_after_game_keeps_nothing_of_the_last() {
    let home = home("games");
    let key = DeviceKey::load_or_create(&home).expect("a key");
    // Of other tests in this process there are some too.
    let handles = || {
        let all = fs::read_dir("/proc/self/fd").expect("our handles").flatten();
        let of_files = all.filter_map(|handle| fs::read_link(handle.path()).ok());
        of_files.filter(|file| file.starts_with(&home)).count()
    };
    let path = home.join("game.hector");
    let game = |seed: u64| {
        let tally = simulation::simulate(seed);
        let entry = |kind, body: String| NewRow { wall: 0, kind, body };
        let head = entry(RowKind::Head, "head".to_owned());
        let mut journal = Journal::create(&path, &key, &head).expect("a record");
        for row in 0..tally.plies {
            journal.append(&[entry(RowKind::Move, format!("{row}"))]).expect("a row");
        }
        journal.stay_alive(1, "1").expect("a sign");
        drop(journal);
        fs::remove_file(&path).expect("the record");
    };
    // What is made once for the whole program is made in the first games.
    (0..20).for_each(game);
    let (held, handles_before) = (HELD.get(), handles());
    (0..60 * length() as u64).for_each(game);
    let more = HELD.get() - held;
    println!("{more} bytes more after {} games", 60 * length());
    assert!(more <= 1_024, "{more} bytes are kept of {} games", 60 * length());
    assert_eq!(handles(), handles_before, "handles are kept");
}

//! A bad day: whole games while what they stand on gives way, and ten hours of them in one
//! process. `HECTOR_BAD_DAY=10` takes ten times as many of everything; docs/RELIABILITY.md has the
//! figures.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![allow(unsafe_code, reason = "an allocator that counts is one of C's kind")]

#[allow(dead_code, reason = "shared with other programs of tests")]
#[path = "../common"]
mod common {
    pub(crate) mod at_terminal;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod braille;
    pub(crate) mod dice;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod itself;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod program;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod recording;
    pub(crate) mod seats;
    pub(crate) mod simulation;
    #[cfg(all(feature = "voice", feature = "braille"))]
    pub(crate) mod sound;
}

#[cfg(target_os = "linux")]
mod disk;

#[cfg(all(feature = "voice", feature = "braille"))]
use crate::common::at_terminal;
#[cfg(all(feature = "voice", feature = "braille"))]
use crate::common::braille;
#[cfg(all(feature = "voice", feature = "braille"))]
use crate::common::dice;
use crate::common::simulation;
#[cfg(all(feature = "voice", feature = "braille"))]
use crate::common::sound;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fs;
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use hector::devices::journal::{DeviceKey, Journal, NewRow, RowKind, read, verify};

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
    for line in ["white", "12 h", "tournament", "start"] {
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

/// A whole game at a terminal, by voice, while everything under it gives way in turn: what the
/// player is told, each fact, is on record at the end.
#[cfg(all(feature = "voice", feature = "braille"))]
#[test]
fn a_game_goes_on_whatever_gives_way_under_it() {
    sound::in_a_private_world(
        module_path!(),
        "a_game_goes_on_whatever_gives_way_under_it",
        |world| {
            let mut dice = dice::Dice::new(24);
            // Those that are started in place of others serve to the end.
            let mut servers = Vec::new();
            for game in 0..length() {
                let faults = a_game_on_a_bad_day(world, &mut servers, &mut dice);
                println!("game {game}: {faults} faults, no loss");
            }
        },
    );
}

/// What gives way, and comes back.
#[cfg(all(feature = "voice", feature = "braille"))]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    SpeechKilled,
    SpeechStopped,
    SoundKilled,
    BrailleKilled,
    BrailleStopped,
    /// Of a game of practice that goes on beside.
    EngineKilled,
    EngineStopped,
    ThousandKeys,
    RecordDeleted,
    /// The folder of the games, and the record is not in it any more.
    FolderReadOnly,
    DiskFull,
}

#[cfg(all(feature = "voice", feature = "braille"))]
impl Fault {
    const ALL: [Fault; 11] = [
        Fault::SpeechKilled,
        Fault::SpeechStopped,
        Fault::SoundKilled,
        Fault::BrailleKilled,
        Fault::BrailleStopped,
        Fault::EngineKilled,
        Fault::EngineStopped,
        Fault::ThousandKeys,
        Fault::RecordDeleted,
        Fault::FolderReadOnly,
        Fault::DiskFull,
    ];

    /// Each once, in an order of its own; none of a device that this machine may do without.
    fn in_some_order(dice: &mut dice::Dice, has_braille: bool) -> Vec<Fault> {
        let of_braille = [Fault::BrailleKilled, Fault::BrailleStopped];
        let mut order = Fault::ALL.to_vec();
        order.retain(|fault| has_braille || !of_braille.contains(fault));
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last + 1));
        }
        order
    }
}

/// A cat on the keyboard: as many keys at once as somebody may press in an hour, each answered.
#[cfg(all(feature = "voice", feature = "braille"))]
fn a_thousand_keys(player: &mut at_terminal::AtTerminal) {
    use std::time::{Duration, Instant};

    let answers = |player: &at_terminal::AtTerminal| player.shown().matches("Yours: ").count();
    let (before, pressed) = (answers(player), Instant::now());
    player.presses(&"\x1b[15~".repeat(1_000));
    while answers(player) < before + 1_000 {
        let taken = pressed.elapsed();
        assert!(taken < Duration::from_secs(180), "{} answers", answers(player) - before);
        std::thread::sleep(Duration::from_millis(20));
    }
    println!("a thousand keys were answered in {:?}", pressed.elapsed());
}

/// What is typed stands under the fingers.
#[cfg(all(feature = "voice", feature = "braille"))]
fn is_felt(display: &braille::Brltty, player: &mut at_terminal::AtTerminal) {
    player.presses("abc");
    let typed = ["1", "12", "14"].map(braille::cell);
    display.wait_for("what is typed", |cells| cells.windows(3).any(|three| three == typed));
    player.presses(&"\x7f".repeat(3));
    display.wait_for("an empty line", |cells| !cells.windows(3).any(|three| three == typed));
}

/// A command of a shell for the program, without the right of an administrator to write where
/// nobody may: whoever runs the tests, a folder that is read-only is so for the program.
#[cfg(all(feature = "voice", feature = "braille"))]
fn without_rights_of_its_own() -> String {
    use std::os::unix::fs::MetadataExt as _;

    let hector = format!("'{}' play", env!("CARGO_BIN_EXE_hector"));
    match fs::metadata("/proc/self").expect("this process").uid() {
        0 => format!("exec setpriv --bounding-set=-dac_override,-dac_read_search {hector}"),
        _ => format!("exec {hector}"),
    }
}

#[cfg(all(feature = "voice", feature = "braille"))]
fn allow(folder: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;

    fs::set_permissions(folder, fs::Permissions::from_mode(mode)).expect("a folder of our own");
}

/// A game of practice against an engine, beside the other.
#[cfg(all(feature = "voice", feature = "braille"))]
struct Beside {
    player: at_terminal::AtTerminal,
    moves: std::array::IntoIter<&'static str, 3>,
}

#[cfg(all(feature = "voice", feature = "braille"))]
impl Beside {
    /// No own move names a rank that the moves of Black begin on.
    const OF_BLACK: [&str; 5] = ["vier", "fünf", "sechs", "sieben", "acht"];

    fn begin(home: &Path) -> Beside {
        // An unfinished game would be gone on with.
        let _ = fs::remove_dir_all(home);
        let arguments = "practice --silent --seed 11";
        let mut player =
            at_terminal::AtTerminal::begin("beside", home, "language = en\n", arguments);
        let answers = [("Your colour?", "white"), ("Against whom?", "engine"), ("A clock?", "")];
        for (asked, answer) in answers {
            player.sees(asked);
            player.types(answer);
        }
        player.sees("Ready. You play White");
        let moves = ["a2a3", "h2h3", "g2g3"].into_iter();
        let mut beside = Beside { player, moves };
        beside.moves_and_is_answered();
        beside
    }

    fn moves_and_is_answered(&mut self) {
        self.player.types(self.moves.next().expect("a move a fault"));
        self.player.sees_one_of(&Beside::OF_BLACK);
    }

    /// To the engine, the one program that this game has started.
    fn signals(&self, signal: &str) {
        let [engine] = self.player.started()[..] else { panic!("no engine, or several") };
        let engine = engine.to_string();
        let sent = Command::new("kill").args([&format!("-{signal}"), &engine]).status();
        assert!(sent.expect("kill").success());
    }

    /// The first loss is made good, the second is Hector's turn to play.
    fn outlives(&mut self) {
        self.player.types(self.moves.next().expect("a move a fault"));
        let said = ["It was started anew.", "Go on against Hector"];
        if self.player.sees_one_of(&said).0 == 1 {
            self.player.types("yes");
        }
        self.player.sees_one_of(&Beside::OF_BLACK);
    }
}

/// Plays a game in which every fault comes once, in another order. Returns how many there were.
#[cfg(all(feature = "voice", feature = "braille"))]
fn a_game_on_a_bad_day(
    world: &sound::World,
    servers: &mut Vec<sound::Server>,
    dice: &mut dice::Dice,
) -> usize {
    const MOVES: [&str; 22] = [
        "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1",
        "b7b5", "a4b3", "d7d6", "c2c3", "e8g8", "h2h3", "c6b8", "d2d4", "b8d7", "c3c4", "c7c6",
    ];
    let home = sound::home();
    let games = home.join("games");
    let _ = fs::remove_dir_all(&games);
    let mut display = braille::brltty_is_here().then(|| braille::Brltty::with_display(40, 1));
    let environment = display.as_ref().map(braille::Brltty::environment);
    let mut player = at_terminal::AtTerminal::begin_with(
        "bad day",
        &home,
        "language = en\n",
        &without_rights_of_its_own(),
        environment.as_ref().map_or(&[], |both| &both[..]),
    );
    for asked in ["Your colour?", "The time?", "Training or tournament?", "Ready. You play White"] {
        player.sees(asked);
        player.presses("\r");
    }
    player.sees("White's clock runs.");
    let mut beside = Beside::begin(&home.with_file_name("beside"));
    let order = Fault::in_some_order(dice, display.is_some());
    let limit = |player: &at_terminal::AtTerminal, size: &str| {
        let number = player.program().to_string();
        let set = Command::new("prlimit").args(["--pid", &number, size]).status();
        assert!(set.expect("prlimit of util-linux").success());
    };
    let record = || {
        let found = fs::read_dir(&games).expect("the games").flatten().map(|file| file.path());
        found.filter(|path| path.extension().is_some_and(|end| end == "hector")).max()
    };
    let failures =
        |player: &at_terminal::AtTerminal| player.shown().matches("Not on record.").count();
    for (number, announced) in MOVES.iter().enumerate() {
        let fault = order.get(number / 2).copied().filter(|_| number % 2 == 0);
        println!("{announced} {fault:?}");
        let failed_before = failures(&player);
        match (fault, &mut display) {
            (Some(Fault::SpeechKilled), _) => world.stop_speech(),
            (Some(Fault::SpeechStopped), _) => world.signal_speech("STOP"),
            (Some(Fault::SoundKilled), _) => world.stop_pulse(),
            (Some(Fault::BrailleKilled), Some(display)) => display.kill(),
            (Some(Fault::BrailleStopped), Some(display)) => display.signal("STOP"),
            (Some(Fault::EngineKilled), _) => beside.signals("KILL"),
            (Some(Fault::EngineStopped), _) => beside.signals("STOP"),
            // F5 asks for the times.
            (Some(Fault::ThousandKeys), _) => a_thousand_keys(&mut player),
            (Some(Fault::RecordDeleted), _) => {
                fs::remove_file(record().expect("a record")).expect("it goes");
            }
            (Some(Fault::FolderReadOnly), _) => {
                fs::remove_file(record().expect("a record")).expect("it goes");
                allow(&games, 0o500);
            }
            (Some(Fault::DiskFull), _) => limit(&player, "--fsize=0:unlimited"),
            (Some(Fault::BrailleKilled | Fault::BrailleStopped), None) | (None, _) => {}
        }
        player.types(announced);
        player.sees("Noted.");
        player.presses(if number % 2 == 0 { "\r" } else { "\t" });
        let shown = || player.shown();
        match (fault, &mut display) {
            (Some(Fault::SpeechKilled), _) => servers.push(world.start_speech()),
            (Some(Fault::SpeechStopped), _) => world.signal_speech("CONT"),
            (Some(Fault::SoundKilled), _) => servers.push(world.start_pulse()),
            (Some(Fault::BrailleKilled), Some(display)) => {
                display.forget();
                display.start(40, 1);
                is_felt(display, &mut player);
            }
            (Some(Fault::BrailleStopped), Some(display)) => {
                display.signal("CONT");
                is_felt(display, &mut player);
            }
            (Some(Fault::EngineKilled | Fault::EngineStopped), _) => beside.outlives(),
            (Some(Fault::RecordDeleted), _) => {
                assert!(shown().contains("The record was taken away."));
            }
            (Some(Fault::FolderReadOnly), _) => {
                assert!(failures(&player) > failed_before, "{}", shown());
                allow(&games, 0o700);
            }
            (Some(Fault::DiskFull), _) => {
                assert!(failures(&player) > failed_before, "{}", shown());
                limit(&player, "--fsize=unlimited:unlimited");
            }
            _ => {}
        }
    }
    player.types("score");
    player.sees("Cesar sieben Cesar sechs");
    player.types("resign");
    player.sees("Resign?");
    player.types("yes");
    player.sees("Saved:");
    let again = player.shown().matches("On record again. Nothing is missing.").count();
    assert_eq!(again, 2, "{}", player.shown());
    drop(player);
    let record = read(&record().expect("a record")).expect("a record");
    verify(&record).expect("unaltered");
    let presses = record.rows.iter().filter(|row| row.body.ends_with(" presses")).count();
    assert_eq!(presses, MOVES.len(), "every press is on record");
    order.len()
}

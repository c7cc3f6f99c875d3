//! The whole program on a machine that sleeps and whose clock on the wall is set, through the one
//! place where it looks at any clock: the clock of the game follows neither, and what differs is
//! told with the next sign of life.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::itself;
use hector::devices::journal::read;
use hector::devices::timepiece::{Counts, SystemCounts, count_by};

/// Names the file that says how the clocks stand, in the process that counts by it.
const CLOCKS: &str = "HECTOR_CLOCKS_OF_A_TEST";

/// Longer than from one sign of life to the next.
const SIGN: Duration = Duration::from_secs(30);

/// The clocks of this machine, had it slept and had its clock on the wall been set.
struct Parted(PathBuf);

impl Parted {
    /// How many seconds it has slept, and by how many the clock on the wall was set.
    fn read(&self) -> (i64, i64) {
        let text = fs::read_to_string(&self.0).expect("how the clocks stand");
        let (slept, set) = text.trim().split_once(' ').expect("two numbers");
        (slept.parse().expect("a number"), set.parse().expect("a number"))
    }
}

impl Counts for Parted {
    fn since_boot(&self) -> i64 {
        SystemCounts.since_boot() + self.read().0 * 1_000_000
    }

    fn awake(&self) -> i64 {
        SystemCounts.awake()
    }

    fn wall(&self) -> i64 {
        let (slept, set) = self.read();
        SystemCounts.wall() + (slept + set) * 1_000
    }
}

/// The program itself, in a process of its own; in that of the tests it has nothing to do.
#[test]
fn the_program_by_the_clocks_of_a_test() {
    let Some(clocks) = std::env::var_os(CLOCKS) else { return };
    count_by(Box::new(Parted(clocks.into()))).expect("nobody has looked");
    let arguments = std::env::var("HECTOR_ARGUMENTS_OF_A_TEST").expect("arguments");
    let arguments = arguments.split(' ').map(OsString::from);
    let _ = hector::scenes::hector::open([OsString::from("hector")].into_iter().chain(arguments));
}

/// What starts the program with these arguments by the clocks of a file, and in which environment.
pub(super) fn by_clocks(clocks: &Path, arguments: &str) -> (String, [(&'static str, String); 2]) {
    let myself = std::env::current_exe().expect("this program");
    let test = itself::full_name(module_path!(), "the_program_by_the_clocks_of_a_test");
    let command = format!("exec '{}' {test} --exact --nocapture", myself.display());
    let clocks = clocks.display().to_string();
    (command, [(CLOCKS, clocks), ("HECTOR_ARGUMENTS_OF_A_TEST", arguments.to_owned())])
}

/// From now on the machine has slept and its clock on the wall was set by so many seconds.
pub(super) fn set_clocks(clocks: &Path, slept: i64, set: i64) {
    let draft = clocks.with_extension("new");
    fs::write(&draft, format!("{slept} {set}")).expect("a file");
    fs::rename(draft, clocks).expect("a file");
}

/// A player at this machine.
struct Played {
    player: AtTerminal,
    home: PathBuf,
}

impl Played {
    fn begin(name: &str, options: &str) -> Played {
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("clocks-{name}"));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).expect("a folder");
        let clocks = home.join("clocks");
        fs::write(&clocks, "0 0").expect("a file");
        let record = home.join("game.hector");
        let arguments = format!("play --language en --record {} {options}", record.display());
        let (command, environment) = by_clocks(&clocks, &arguments);
        let settings = "language = en\n";
        let player = AtTerminal::begin_with(name, &home, settings, &command, &environment);
        Played { player, home }
    }

    /// Waits for two signs of life. The first may have looked at the clocks a moment before.
    fn has_signed_twice(&self) {
        let record = self.home.join("game.hector");
        let sign = || read(&record).ok().and_then(|record| record.alive).map(|alive| alive.body);
        for _ in 0..2 {
            let (before, until) = (sign(), Instant::now() + SIGN);
            while sign().is_none_or(|sign| Some(sign) == before) {
                assert!(Instant::now() < until, "no sign of life");
                std::thread::sleep(Duration::from_millis(100));
            }
        }
    }

    /// From now on the machine has slept and its clock on the wall was set by so many seconds.
    fn clocks(&self, slept: i64, set: i64) {
        set_clocks(&self.home.join("clocks"), slept, set);
    }
}

#[test]
fn a_machine_that_slept_says_so_to_the_player_and_the_clock_went_on() {
    let mut played = Played::begin("seat", "--silent");
    let answers = [
        ("Your colour?", "white"),
        ("Which time control?", "2 h"),
        ("Training or tournament?", "tournament"),
        ("Tournament: now the arbiter", "471100"),
        ("The same number again.", "471100"),
        ("Ready. You play White", "start"),
    ];
    for (asked, answer) in answers {
        played.player.sees(asked);
        played.player.types(answer);
    }
    played.player.sees("White's clock runs.");
    played.clocks(600, 0);
    let slept = "The device was asleep for ten minutes. The chess clock went on.";
    let told = played.player.sees_within(slept, SIGN);
    assert!(!told.contains("on the wall"), "{told}");
    // F5 asks for the times.
    played.player.presses("\x1b[15~");
    played.player.sees("Yours: one hour, forty-nine minutes");
    // The clock on the wall is the arbiter's matter, and no clock of the game.
    played.clocks(600, -7_200);
    played.has_signed_twice();
    played.player.presses("\x1b[15~");
    let told = played.player.sees("Yours: one hour, forty-nine minutes");
    assert!(!told.contains("on the wall"), "{told}");
    // A tournament seals the device, and to its seal the clock matters too.
    played.player.types("arbiter");
    played.player.sees("The arbiter's number, please.");
    played.player.types("471100");
    played.player.sees("The computer's clock was set back by two hours.");
}

#[test]
fn a_clock_on_the_wall_that_is_set_is_told_to_the_arbiter_and_stands_on_record() {
    let mut played = Played::begin("lines", "--lines");
    played.player.types("time 2 h");
    played.player.types("arbiter starts");
    played.player.sees("to arbiter: White's clock is started.");
    played.clocks(0, 10_800);
    let forward = "to arbiter: The computer's clock was set forward by three hours.";
    played.player.sees_within(forward, SIGN);
    played.clocks(0, 3_600);
    let back = "to arbiter: The computer's clock was set back by two hours.";
    played.player.sees_within(back, SIGN);
    played.player.types("white asks the time");
    played.player.sees("one hour, fifty-nine minutes");
    played.clocks(600, 3_600);
    let told =
        played.player.sees_within("to arbiter: The device was asleep for ten minutes.", SIGN);
    assert!(told.contains("to white: The device was asleep for ten minutes."), "{told}");
    played.player.types("white asks the time");
    played.player.sees("one hour, forty-nine minutes");
    // Asleep when the flag fell.
    played.clocks(7_800, 3_600);
    played.player.sees_within("to arbiter: The device was asleep for two hours.", SIGN);
    played.player.sees("White's flag");
    drop(played.player);
    let verified = Command::new(env!("CARGO_BIN_EXE_hector"))
        .args(["verify", "--language", "en"])
        .arg(played.home.join("game.hector"))
        .env("HECTOR_HOME", &played.home)
        .output()
        .expect("hector runs");
    let verified = String::from_utf8_lossy(&verified.stdout);
    assert!(verified.contains("Nothing was recorded for ten minutes"), "{verified}");
}

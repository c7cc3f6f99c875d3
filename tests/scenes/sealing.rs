//! A tournament game at a seat, and a cheat in a second terminal: the device does nothing else
//! from start to result, whatever home it is given, and the arbiter is told what was tried.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use crate::common::fed::fed;
use crate::common::forger::forge_after;

const NUMBER: &str = "471100";

/// A table of a game: its home, another home of the same person, and the lock of both.
struct Table {
    folder: PathBuf,
}

impl Table {
    fn new(name: &str) -> Table {
        let folder = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        for home in ["home", "other"] {
            fs::create_dir_all(folder.join(home)).expect("a folder");
        }
        Table { folder }
    }

    fn record(&self) -> PathBuf {
        self.folder.join("game.hector")
    }

    /// The program as people have it, but for a folder of the test in the place of the system's.
    #[cfg(target_os = "linux")]
    fn met_by_number(&self, mut program: Command) -> Command {
        let meeting = self.folder.join("meeting");
        fs::create_dir_all(&meeting).expect("a folder");
        program.env_remove("HECTOR_WITNESS").env("HECTOR_MEETING", meeting);
        program
    }

    fn hector(&self, home: &str) -> Command {
        let mut hector = Command::new(env!("CARGO_BIN_EXE_hector"));
        hector
            .env("HECTOR_HOME", self.folder.join(home))
            .env("HECTOR_WITNESS", self.folder.join("witness"))
            .env("LC_ALL", "C");
        hector
    }

    /// What a program in a second terminal says.
    fn second(&self, home: &str, arguments: &[&str]) -> Output {
        fed(self.hector(home).args(arguments), b"e4\n")
    }

    #[track_caller]
    fn refuses(&self, home: &str, arguments: &[&str]) {
        let output = self.second(home, arguments);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.contains("is sealed for the game in"), "{arguments:?}: {told}");
    }

    /// A tournament that has begun, with one move.
    fn begins(&self) -> Seat {
        let record = self.record();
        let seat = self.sits(&["--record", record.to_str().expect("a path")]);
        Table::begins_at(seat)
    }

    fn begins_at(mut seat: Seat) -> Seat {
        for line in ["white", "15+10", "tournament", NUMBER] {
            seat.types(line);
        }
        let told = seat.told(NUMBER);
        assert!(told.contains("The device is sealed for this game."), "{told}");
        for line in ["start", "e2e4"] {
            seat.types(line);
        }
        seat.told("");
        seat
    }

    fn sits(&self, arguments: &[&str]) -> Seat {
        Table::sits_at(self.hector("home"), arguments)
    }

    fn sits_at(mut program: Command, arguments: &[&str]) -> Seat {
        let mut program = program
            .args(["play", "--seat", "--language", "en"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let typing = program.stdin.take().expect("an input");
        let told = BufReader::new(program.stdout.take().expect("an output"));
        Seat { program, typing, told }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Somebody at the seat.
struct Seat {
    program: Child,
    typing: ChildStdin,
    told: BufReader<ChildStdout>,
}

impl Seat {
    fn types(&mut self, line: &str) {
        writeln!(self.typing, "{line}").expect("it is read");
    }

    /// What is told up to the answer to a line that asks nothing back.
    fn told(&mut self, line: &str) -> String {
        self.types(line);
        self.types("spell");
        self.sees("does: spell, letters")
    }

    /// What is told until this is.
    fn sees(&mut self, text: &str) -> String {
        let mut told = String::new();
        while !told.contains(text) {
            let length = self.told.read_line(&mut told).expect("text");
            assert!(length > 0, "it has ended: {told}");
        }
        told
    }

    /// What the arbiter reads at the desk.
    fn desk(&mut self, act: &str) -> String {
        self.types(act);
        self.told(NUMBER)
    }
}

/// As by a power cut.
impl Drop for Seat {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path")
}

#[test]
fn a_tournament_seals_the_device_from_start_to_result() {
    let table = Table::new("sealing");
    let record = table.record();
    let record = text(&record);
    assert!(table.second("home", &["say"]).status.success());
    let mut seat = table.begins();
    for arguments in [
        &["compare", record, record][..],
        &["games", "pgn", record],
        &["games"],
        &["review", record],
        &["practice"],
        &["drill"],
        &["model"],
        &["hear"],
        &["rule", "table"],
        &["convert", record, "--to", "pgn"],
        &["play"],
        &["play", "--no-record", "--lines"],
    ] {
        table.refuses("home", arguments);
        table.refuses("other", arguments);
    }
    let said = |mut program: Command, arguments: &[&str]| {
        let output = fed(program.args(arguments), b"");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    // In the language that is asked for, and with a program that is there.
    for (arguments, part) in [
        (&["drill", "--language", "de"][..], "Erwartet wird hector spiel --resume"),
        (&["play", "--language", "fr"], "hector jouer --resume"),
        (&["hear", "--language", "en"], "Expected hector play --resume"),
    ] {
        let told = said(table.hector("home"), arguments);
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
    for arguments in [&["play", "--seat"][..], &["games"]] {
        let mut recorder = Command::new(env!("CARGO_BIN_EXE_hector-recorder"));
        recorder.env("HECTOR_HOME", table.folder.join("home"));
        recorder.env("HECTOR_WITNESS", table.folder.join("witness")).env("LC_ALL", "C");
        let told = said(recorder, arguments);
        assert!(told.contains("Expected hector-recorder play --resume"), "{arguments:?}: {told}");
    }
    assert!(table.second("home", &["verify", record]).status.success());
    let told = seat.desk("arbiter");
    assert!(
        told.contains("Something other than the game was asked of the sealed device"),
        "{told}"
    );
    assert!(told.contains("with another home folder."), "{told}");
    // However often it was asked.
    let times = told.matches("asked of the sealed device").count();
    assert_eq!(times, 1, "{told}");
    // Told once.
    assert!(!seat.desk("arbiter").contains("sealed device"));
    // Nobody leaves, and nobody switches.
    assert!(seat.told("quit").contains("The device is sealed."));
    seat.types("arbiter declares a draw");
    seat.types(NUMBER);
    let told = seat.told("yes");
    assert!(told.contains("Result: half a point each, draw."), "{told}");
    for home in ["home", "other"] {
        assert!(table.second(home, &["say"]).status.success(), "{home}");
    }
    let left: Vec<_> = fs::read_dir(table.folder.join("witness")).expect("a folder").collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_seal_that_was_taken_away_is_told_and_put_back() {
    let table = Table::new("seal-gone");
    let mut seat = table.begins();
    let (own, lock) = (table.folder.join("home/sealed"), table.folder.join("witness/seal"));
    for (path, away) in [(&own, "own"), (&lock, "lock")] {
        take_away(path, &table.folder.join("taken"));
        // The other holds until the game looks again.
        table.refuses("home", &["hear"]);
        let told = seat.desk("arbiter");
        assert!(told.contains("The seal of this device was removed. It"), "{away}: {told}");
        assert!(path.exists(), "{away}");
        table.refuses("home", &["hear"]);
        // Away and back again.
        let aside = table.folder.join("aside");
        fs::rename(path, &aside).expect("it is there");
        fs::rename(&aside, path).expect("it is back");
        let told = seat.desk("arbiter");
        assert!(told.contains("was removed or replaced."), "{away}: {told}");
        // What was seen before is not told again.
        let told = seat.desk("arbiter");
        assert!(!told.contains("seal"), "{away}: {told}");
    }
    // Both at once, the record too: the lock is in the hands of the program that plays. Windows gives
    // nobody the record of a program that runs.
    let elsewhere = table.folder.join("elsewhere");
    let moved = fs::rename(table.record(), &elsewhere);
    assert_eq!(moved.is_ok(), cfg!(unix), "{moved:?}");
    take_away(&own, &table.folder.join("taken"));
    table.refuses("home", &["hear"]);
    let record = if moved.is_ok() { elsewhere } else { table.record() };
    let shown = table.second("home", &["verify", text(&record)]);
    assert!(shown.status.success(), "{shown:?}");
}

/// Under Wine, as once under Windows, a file that is open keeps its name when it is deleted.
fn take_away(path: &Path, aside: &Path) {
    let taken = if cfg!(windows) { fs::rename(path, aside) } else { fs::remove_file(path) };
    taken.expect("it is there");
}

#[test]
fn a_game_that_was_killed_stays_sealed_and_what_was_done_meanwhile_is_told() {
    let table = Table::new("seal-killed");
    drop(table.begins());
    for home in ["home", "other"] {
        table.refuses(home, &["hear"]);
    }
    // The lock went away and came back while nobody looked.
    let (lock, aside) = (table.folder.join("witness/seal"), table.folder.join("aside"));
    fs::rename(&lock, &aside).expect("it is there");
    table.refuses("home", &["hear"]);
    fs::rename(&aside, &lock).expect("it is back");
    let record = table.record();
    let mut seat = table.sits(&["--resume", text(&record)]);
    let told = seat.desk("arbiter");
    assert!(told.contains("was removed or replaced."), "{told}");
    drop(seat);
    fs::remove_file(&lock).expect("it is there");
    let mut seat = table.sits(&["--resume", text(&record)]);
    let told = seat.desk("arbiter");
    assert!(told.contains("The seal of this device was removed. It"), "{told}");
    drop(seat);
    // Lines of the whole table would need no number.
    let lines = table.second("home", &["play", "--lines", "--resume", text(&record)]);
    let told = String::from_utf8_lossy(&lines.stderr).into_owned();
    assert!(told.contains("is continued at the player's seat"), "{told}");
    // What is done goes on record, and on what it rests.
    let mut seat = table.sits(&["--resume", text(&record)]);
    assert!(seat.desk("arbiter opens the device").contains("The device is open."));
    assert!(table.second("other", &["say"]).status.success());
    drop(seat);
    // Killed, it is kept in two files.
    let mut facts = fs::read(&record).expect("the record");
    facts.extend(fs::read(record.with_extension("hector-wal")).unwrap_or_default());
    for (words, wanted) in [
        (&b"warranted player white"[..], true),
        (b"sealed-itself", true),
        (b"warranted number", true),
        (b"seal-doubted came-back", true),
        (b"seal-doubted vanished", true),
        (NUMBER.as_bytes(), false),
    ] {
        let has = facts.windows(words.len()).any(|window| window == words);
        assert_eq!(has, wanted, "{}", String::from_utf8_lossy(words));
    }
    // The arbiter has opened it: it does not seal itself again.
    let mut seat = table.sits(&["--resume", text(&record)]);
    seat.told("score");
    assert!(table.second("home", &["say"]).status.success());
}

/// A row that says that the game is over was enough, and needed no key.
#[test]
fn an_end_that_somebody_wrote_into_the_record_opens_no_device() {
    let table = Table::new("seal-forged");
    drop(table.begins());
    forge_after(&table.record(), "fact", "9000000 did white player white resigns");
    table.refuses("home", &["hear"]);
}

#[test]
fn a_game_that_nobody_goes_on_with_is_ended_by_its_player_after_a_day() {
    let table = Table::new("seal-day");
    let mut seat = table.begins();
    seat.types("wait 23 h");
    assert!(seat.told("quit").contains("The device is sealed."));
    seat.types("wait 61 min");
    seat.types("quit");
    seat.sees("Nobody has continued this game for 24 hours.");
    let told = seat.told("no");
    assert!(told.contains("Nothing changes."), "{told}");
    table.refuses("home", &["hear"]);
    seat.types("quit");
    let told = seat.told("yes");
    assert!(told.contains("Result: annulled"), "{told}");
    let told = seat.desk("arbiter");
    assert!(told.contains("White ended the game: nobody had continued it"), "{told}");
    assert!(table.second("home", &["say"]).status.success());
}

/// What `unshare` is given so that the same user has another number there, or none.
#[cfg(target_os = "linux")]
const NAMESPACES: [&[&str]; 4] = [&["-U"], &["-Ur"], &["-Urm"], &["-Urmn"]];

/// Somebody makes a namespace in which they are root, or nobody, and starts Hector there with another home.
#[cfg(target_os = "linux")]
#[test]
fn a_namespace_of_users_leads_around_no_seal() {
    if !may_unshare() {
        return;
    }
    let table = Table::new("seal-apart");
    let record = table.record();
    let seated = table.met_by_number(table.hector("home"));
    let mut seat = Table::begins_at(Table::sits_at(seated, &["--record", text(&record)]));
    let asked = |namespace: &[&str], words: &[&str]| {
        let mut apart = Command::new("unshare");
        apart.args(namespace).arg(env!("CARGO_BIN_EXE_hector")).args(words);
        apart.env("HECTOR_HOME", table.folder.join("other")).env("LC_ALL", "C");
        fed(&mut table.met_by_number(apart), b"e4\n")
    };
    for namespace in NAMESPACES {
        for words in [&["hear"][..], &["say"], &["practice"], &["compare", text(&record)]] {
            let output = asked(namespace, words);
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{namespace:?} {words:?}: {told}");
            assert!(told.contains("is sealed for the game in"), "{namespace:?} {words:?}: {told}");
        }
    }
    let told = seat.desk("arbiter");
    assert!(told.contains("asked of the sealed device"), "{told}");
    assert!(told.contains("with another home folder."), "{told}");
    // It holds after the game was killed too.
    drop(seat);
    for namespace in NAMESPACES {
        let output = asked(namespace, &["hear"]);
        assert_eq!(output.status.code(), Some(2), "{namespace:?}: {output:?}");
    }
}

/// Where the folders of the system are hidden as well, nothing of the seal is found. Whoever plays there for longer
/// is seen by the game.
#[cfg(target_os = "linux")]
#[test]
fn a_hector_in_a_namespace_that_hides_the_seal_is_told_to_the_arbiter() {
    if !may_unshare() {
        return;
    }
    let table = Table::new("seal-hidden");
    let record = table.record();
    let seated = table.met_by_number(table.hector("home"));
    let mut seat = Table::begins_at(Table::sits_at(seated, &["--record", text(&record)]));
    let told = seat.desk("arbiter");
    assert!(!told.contains("namespace"), "{told}");
    let mut hidden = Command::new("unshare");
    let hides = "mount -t tmpfs none \"$HECTOR_MEETING\" && exec \"$0\" hear";
    hidden.args(["-Urm", "sh", "-c", hides, env!("CARGO_BIN_EXE_hector")]);
    hidden.env("HECTOR_HOME", table.folder.join("other")).env("LC_ALL", "C");
    let mut hidden = table
        .met_by_number(hidden)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("unshare");
    let mut typing = hidden.stdin.take().expect("an input");
    writeln!(typing, "Eva vier").expect("it is read");
    let mut answer = String::new();
    let mut answers = BufReader::new(hidden.stdout.take().expect("an output"));
    answers.read_line(&mut answer).expect("text");
    assert!(!answer.is_empty(), "what docs/SECURITY.md says is not stopped is stopped");
    let told = seat.desk("arbiter");
    assert!(told.contains("A second Hector runs on this sealed device"), "{told}");
    drop(typing);
    hidden.wait().expect("it ends");
    // Told once.
    assert!(!seat.desk("arbiter").contains("A second Hector"));
    drop(seat);
    let mut facts = fs::read(&record).expect("the record");
    facts.extend(fs::read(record.with_extension("hector-wal")).unwrap_or_default());
    let words = b"seal-doubted runs-apart";
    assert!(facts.windows(words.len()).any(|window| window == words));
}

/// Whether this machine lets its users make namespaces; where it does not, nobody gets around a seal so either.
#[cfg(target_os = "linux")]
fn may_unshare() -> bool {
    let may = |options: &&[&str]| {
        let tried = Command::new("unshare").args(*options).arg("true").output();
        tried.is_ok_and(|tried| tried.status.success())
    };
    let may = NAMESPACES.iter().all(may);
    if !may {
        println!(
            "NOT TRIED: this machine has no unshare, or lets nobody make a namespace of users."
        );
    }
    may
}

/// The record is moved away, the date set to the next year, and back: what a player can do after killing the game.
#[cfg(target_os = "linux")]
#[test]
fn a_record_that_is_away_leaves_the_device_sealed_for_a_day_whatever_the_date_is() {
    let table = Table::new("seal-date");
    drop(table.begins());
    fs::rename(table.record(), table.folder.join("elsewhere")).expect("it is there");
    let kept = table.folder.join("home/sealed");
    let lock = table.folder.join("witness/seal");
    // As if the date were another: the seal says when it was written.
    for millis in [-400_i64, 400].map(|days| days * 86_400_000) {
        for file in [&kept, &lock] {
            let text = fs::read_to_string(file).expect("a seal");
            let wall = text.lines().find_map(|line| line.strip_prefix("wall ")).expect("a date");
            let other = wall.parse::<i64>().expect("a number") + millis;
            let text = text.replace(&format!("wall {wall}"), &format!("wall {other}"));
            fs::write(file, text).expect("written");
        }
        for home in ["home", "other"] {
            table.refuses(home, &["hear"]);
        }
    }
    // A namespace in which the machine has been on for two days longer.
    let shifted = ["-UrT", "--boottime", "172800", "--monotonic", "172800"];
    if Command::new("unshare")
        .args(shifted)
        .arg("true")
        .output()
        .is_ok_and(|one| one.status.success())
    {
        let mut apart = Command::new("unshare");
        apart.args(shifted).arg(env!("CARGO_BIN_EXE_hector")).arg("hear");
        apart.env("HECTOR_HOME", table.folder.join("home")).env("LC_ALL", "C");
        apart.env("HECTOR_WITNESS", table.folder.join("witness"));
        assert_eq!(fed(&mut apart, b"e4\n").status.code(), Some(2));
    } else {
        println!("NOT TRIED: this machine lets nobody make a namespace of time.");
    }
}

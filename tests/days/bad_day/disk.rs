//! A whole game on a disk that becomes read-only, and on one that is slow: a file system of the
//! test's own where the machine allows it, and where it does not, or for what no file system does
//! when it is asked, the system calls of the program answered as such a disk would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use hector::devices::journal::{read, verify};

use crate::common::at_terminal::AtTerminal;

const SETTINGS: &str = "language = en\n";

/// Everything that changes a disk.
const CHANGES: &str = "pwrite64,pwritev,pwritev2,ftruncate,fallocate,rename,renameat,renameat2,\
    link,linkat,unlink,unlinkat,mkdir,mkdirat";
/// What waits until the disk has done it.
const WAITS: &str = "fsync,fdatasync,pwrite64";

fn home(name: &str) -> PathBuf {
    let home = super::home(name);
    // No path in a script of a shell has to be quoted.
    assert!(!home.to_string_lossy().contains([' ', '\'']), "{home:?}");
    home
}

/// Whether a command of a shell can be run here; if not, the sentence is told.
fn can(command: &str, sentence: &str) -> bool {
    let tried = Command::new("sh").args(["-c", command]).stderr(Stdio::null()).status();
    let can = tried.is_ok_and(|status| status.success());
    if !can {
        println!("Passed over: {sentence}");
    }
    can
}

/// White at the board, up to the first move.
fn sits_down(player: &mut AtTerminal) {
    for asked in
        ["Your colour?", "Which time control?", "Training or tournament?", "Ready. You play White"]
    {
        player.sees(asked);
        player.presses("\r");
    }
    player.sees("White's clock runs.");
}

const MOVES: [&str; 10] =
    ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7"];

/// A move of the side whose turn it is, and its press.
fn plays(player: &mut AtTerminal, number: usize) {
    player.types(MOVES[number]);
    player.sees("Noted");
    player.presses(if number.is_multiple_of(2) { "\r" } else { "\t" });
}

fn resigns(player: &mut AtTerminal) {
    player.types("resign");
    player.sees("Resign?");
    player.types("yes");
    player.sees("wins.");
}

fn has_every_press(record: &Path) {
    let record = read(record).expect("a record");
    verify(&record).expect("unaltered");
    let presses = record.rows.iter().filter(|row| row.body.ends_with(" presses")).count();
    assert_eq!(presses, MOVES.len(), "every press is on record");
}

fn record_in(home: &Path) -> PathBuf {
    let found = fs::read_dir(home.join("games")).expect("the games").flatten();
    let mut records = found.map(|file| file.path());
    records.find(|path| path.extension().is_some_and(|end| end == "hector")).expect("a record")
}

/// The system calls of a program, answered otherwise until this is dropped.
struct Meddled(Child);

impl Meddled {
    /// With strace, which knows how: `retval`, `error` or `delay_enter` for these calls.
    fn with(process: u32, calls: &str, how: &str) -> Meddled {
        let strace = Command::new("strace")
            .args(["-f", "-qq", "-o", "/dev/null", "-e", &format!("trace={calls}")])
            .args(["-e", &format!("inject={calls}:{how}"), "-p", &process.to_string()])
            .stdin(Stdio::null())
            .spawn()
            .expect("strace");
        let until = Instant::now() + Duration::from_secs(20);
        while tracer(process) != Some(strace.id()) {
            assert!(Instant::now() < until, "strace does not come");
            std::thread::sleep(Duration::from_millis(10));
        }
        Meddled(strace)
    }
}

/// Who looks at every call of all threads of a process; nobody while one of them is free.
fn tracer(process: u32) -> Option<u32> {
    let threads = fs::read_dir(format!("/proc/{process}/task")).ok()?.flatten();
    let of = |thread: fs::DirEntry| {
        let status = fs::read_to_string(thread.path().join("status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("TracerPid:"))?;
        line.trim().parse::<u32>().ok().filter(|tracer| *tracer != 0)
    };
    let tracers: Vec<Option<u32>> = threads.map(of).collect();
    tracers.iter().all(|tracer| *tracer == tracers[0]).then(|| tracers[0]).flatten()
}

impl Drop for Meddled {
    fn drop(&mut self) {
        let asked = Command::new("kill").args(["-INT", &self.0.id().to_string()]).status();
        assert!(asked.is_ok_and(|status| status.success()), "strace is there");
        let _ = self.0.wait();
    }
}

fn can_meddle() -> bool {
    can(
        "sleep 1 & strace -f -qq -o /dev/null -e inject=fsync:error=EIO -p $! 2>/dev/null",
        "strace is not here, or may not look at another program. On Debian: apt-get install strace",
    )
}

/// A file system of its own, in memory, mounted read-only before the program begins: it says
/// so, plays on, and writes all of it when the disk can be written again.
#[test]
fn a_file_system_that_is_read_only_costs_nothing_once_it_can_be_written() {
    const ALLOWED: &str = "unshare -rm mount -t tmpfs none /tmp";
    if !can(ALLOWED, "this machine lets nobody mount a file system of his own.") {
        return;
    }
    let home = home("read-only");
    let disk = home.join("disk");
    fs::create_dir_all(&disk).expect("a folder");
    let (settings, disk) = (home.join("settings.txt"), disk.display().to_string());
    let begin = format!(
        "exec unshare -rm sh -c 'mount -t tmpfs none {disk} && cp {settings} {disk} && \
         mkdir -m 700 {disk}/games && mount -o remount,ro {disk} && \
         HECTOR_HOME={disk} exec {hector} play --silent'",
        settings = settings.display(),
        hector = env!("CARGO_BIN_EXE_hector"),
    );
    let mut player = AtTerminal::begin_with("read-only", &home, SETTINGS, &begin, &[]);
    sits_down(&mut player);
    (0..4).for_each(|number| plays(&mut player, number));
    assert!(player.shown().contains("Not on record"), "{}", player.shown());
    let inside = |command: &str| {
        let process = player.program().to_string();
        let done = Command::new("nsenter")
            .args(["-t", &process, "-U", "-m", "--preserve-credentials", "sh", "-c", command])
            .status();
        assert!(done.expect("nsenter of util-linux").success(), "{command}");
    };
    inside(&format!("mount -o remount,rw {disk}"));
    (4..MOVES.len()).for_each(|number| plays(&mut player, number));
    resigns(&mut player);
    assert!(player.shown().contains("Nothing is missing."), "{}", player.shown());
    // What is in that file system only its own processes see.
    let copied = home.join("copied");
    fs::create_dir_all(&copied).expect("a folder");
    let player = &player;
    let process = player.program().to_string();
    let all = Command::new("nsenter")
        .args(["-t", &process, "-U", "-m", "--preserve-credentials", "cp", "-r"])
        .args([format!("{disk}/games"), copied.display().to_string()])
        .status();
    assert!(all.expect("nsenter of util-linux").success());
    has_every_press(&record_in(&copied));
}

/// What a disk does that has found a fault in itself: from one moment on every change is refused.
#[test]
fn a_file_system_that_becomes_read_only_in_the_midst_of_a_game_costs_nothing() {
    if !can_meddle() {
        return;
    }
    let home = home("becomes-read-only");
    let mut player = AtTerminal::begin("becomes read-only", &home, SETTINGS, "play --silent");
    sits_down(&mut player);
    (0..2).for_each(|number| plays(&mut player, number));
    let meddled = Meddled::with(player.program(), CHANGES, "error=EROFS");
    (2..6).for_each(|number| plays(&mut player, number));
    assert!(player.shown().contains("Not on record."), "{}", player.shown());
    drop(meddled);
    (6..MOVES.len()).for_each(|number| plays(&mut player, number));
    resigns(&mut player);
    let again = "On record again. Nothing is missing.";
    assert!(player.shown().contains(again), "{}", player.shown());
    drop(player);
    has_every_press(&record_in(&home));
}

/// Each sync and each write takes a third of a second: an answer comes later, and not before what
/// it answers is on the disk.
#[test]
fn a_slow_disk_loses_nothing_and_is_told_to_nobody() {
    if !can_meddle() {
        return;
    }
    let home = home("slow-disk");
    let mut player = AtTerminal::begin("slow disk", &home, SETTINGS, "play --silent");
    sits_down(&mut player);
    let meddled = Meddled::with(player.program(), WAITS, "delay_enter=300000");
    let mut longest = Duration::ZERO;
    for number in 0..MOVES.len() {
        let began = Instant::now();
        plays(&mut player, number);
        longest = longest.max(began.elapsed());
    }
    drop(meddled);
    println!("on a slow disk a move was noted after {longest:?} at most");
    assert!(longest < Duration::from_secs(15), "{longest:?}");
    resigns(&mut player);
    assert!(!player.shown().contains("Not on record"), "{}", player.shown());
    drop(player);
    has_every_press(&record_in(&home));
}

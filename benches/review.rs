//! How long it takes to index the games of a large file, to open one and to search for some, compared with grep on the
//! same file.
//! `cargo bench --bench review`, or with a number of games:
//! `cargo bench --bench review -- 1000000`. The file takes about 700 bytes for each game.
//!
//! Last measured on 2026-11-25: a million games (885 MB) counted in 9.5 s within 20 MB, a game opened in 0.3 ms, the
//! first search by position 6.9 s, the next 0.29 s.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/many_games.rs"]
mod many_games;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use dice::Dice;
use many_games::write_games;

/// The default number of games.
const GAMES: u64 = 20_000;
/// How many games are opened, anywhere in the file.
const SEEKS: usize = 200;

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(GAMES);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("review");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("games.pgn");
    let begun = Instant::now();
    write_games(&file, games);
    let length = fs::metadata(&file).expect("the file just made").len();
    println!("{games} games, {:.1} MB, made in {}", megabytes(length), told(begun.elapsed()));
    let begun = Instant::now();
    let grep = Command::new("grep").args(["-c", "^\\[White "]).arg(&file).output();
    let grep_took = begun.elapsed();
    assert!(grep.is_ok_and(|found| found.stdout == format!("{games}\n").as_bytes()), "grep");
    println!("grep for one tag: {}", told(grep_took));
    index(&folder, &file, grep_took);
    listen(&folder, &file, games);
    fs::remove_dir_all(&folder).expect("the folder goes");
}

/// The first start, with its memory, and the second.
fn index(folder: &Path, file: &Path, grep: Duration) {
    let begun = Instant::now();
    let output = Command::new("/usr/bin/time")
        .args(["-f", "%M"])
        .arg(env!("CARGO_BIN_EXE_hector"))
        .args(["review", "--language", "en"])
        .arg(file)
        .env("HECTOR_HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output();
    let took = begun.elapsed();
    match output {
        Ok(output) => {
            let peak = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            let ratio = took.as_secs_f64() / grep.as_secs_f64();
            println!("counted: {}, {ratio:.1} times grep; at most {peak} KiB", told(took));
        }
        Err(_) => println!("memory needs /usr/bin/time. On Debian: apt-get install time"),
    }
    println!("catalogue of games: {:.1} MB", megabytes(size(folder, "rows")));
}

fn listen(folder: &Path, file: &Path, games: u64) {
    let begun = Instant::now();
    let mut listener = Listener::start(folder, file);
    println!("opened again: {}", told(begun.elapsed()));
    listener.ask("no", "Game 1 of");
    let mut dice = Dice::new(7);
    let mut times: Vec<Duration> = (0..SEEKS)
        .map(|_| {
            let number = 1 + dice.next() % games;
            listener.ask(&format!("game {number}"), &format!("Game {number} of"))
        })
        .collect();
    times.sort_unstable();
    let worst = times.last().copied().unwrap_or_default();
    println!("a game opened: {} in the middle, {} at most", told(times[SEEKS / 2]), told(worst));
    for sought in ["player 77", "opening sicilian result draw", "year 1999"] {
        let took = listener.ask(&format!("find {sought}"), "found");
        println!("find {sought}: {}", told(took));
    }
    listener.ask("game 1", "Game 1 of");
    listener.ask("move 12", "12.");
    let took = listener.ask("find position", "found.");
    println!("find position, the first time: {}", told(took));
    println!("catalogue of moves: {:.1} MB", megabytes(size(folder, "moves")));
    let took = listener.ask("find position", "found.");
    println!("find position, again: {}", told(took));
    listener.ask("move 2", "2.");
    let took = listener.ask("find position", "found.");
    println!("find a position of many games: {}", told(took));
    println!("at most {} KiB", listener.peak());
    listener.end();
}

/// A running program that answers.
struct Listener {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Listener {
    fn start(folder: &Path, file: &Path) -> Listener {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["review", "--language", "en"])
            .arg(file)
            .env("HECTOR_HOME", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = program.stdin.take().expect("an input");
        let output = BufReader::new(program.stdout.take().expect("an output"));
        let mut listener = Listener { program, input, output };
        listener.hear("Continue there?");
        listener
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// How long an answer takes.
    fn ask(&mut self, line: &str, answer: &str) -> Duration {
        let begun = Instant::now();
        self.say(line);
        self.hear(answer);
        begun.elapsed()
    }

    fn hear(&mut self, words: &str) {
        let mut line = String::new();
        loop {
            line.clear();
            let read = self.output.read_line(&mut line).expect("it answers");
            assert!(read > 0, "the program ended before it said {words}");
            if line.contains(words) {
                return;
            }
        }
    }

    /// In kibibytes, as the system measures it.
    fn peak(&self) -> String {
        let status = fs::read_to_string(format!("/proc/{}/status", self.program.id()));
        let status = status.unwrap_or_default();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        peak.unwrap_or("?").trim().trim_end_matches(" kB").to_owned()
    }

    fn end(mut self) {
        drop(self.input);
        let _ = self.program.wait();
    }
}

fn size(folder: &Path, ending: &str) -> u64 {
    let files = fs::read_dir(folder.join("library")).expect("a library");
    let files = files.filter_map(|entry| Some(entry.ok()?.path()));
    let of_kind = files.filter(|path| path.extension().is_some_and(|found| found == ending));
    of_kind.map(|path| fs::metadata(path).map_or(0, |found| found.len())).sum()
}

fn told(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1.0 => format!("{:.1} ms", seconds * 1e3),
        seconds => format!("{seconds:.1} s"),
    }
}

#[allow(clippy::cast_precision_loss, reason = "a file has far fewer than 2^52 bytes")]
fn megabytes(length: u64) -> f64 {
    length as f64 / 1e6
}

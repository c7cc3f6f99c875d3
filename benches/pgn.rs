//! How fast `hector convert` converts and checks whole games, compared with pgn-extract and python-chess on the same
//! file; and how much memory that takes.
//! `cargo bench --bench pgn`; python-chess alone takes minutes.
//!
//! Last measured on 2026-11-26 on two idle cores: 20,000 games (22.2 MB) in 0.39 s, 0.27 of the time of pgn-extract, on
//! one core 0.74 s, 0.50 of it; 17 MiB. python-chess took 52 s.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/games.rs"]
mod games;
mod timing;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use dice::Dice;
use games::random_game;
use hector::chess::notation::pgn::{Comment, GameResult, PgnGame, Tags};
use hector::chess::{Color, Ending, Variant, ending};
use timing::{median, seconds};

const GAMES: u64 = 20_000;

/// Runs of each. The median counts.
const RUNS: usize = 5;

fn main() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join("games.pgn");
    let tenfold = folder.join("games-tenfold.pgn");
    make_games(&file, &tenfold);
    let length = fs::metadata(&file).expect("the file just made").len();
    println!("{GAMES} games, {:.1} MB", megabytes(length));

    let hector = median(RUNS, || run(&mut hector(&file)));
    report("hector convert", hector, length);
    match works(Command::new(pgn_extract_program()).arg("--version")) {
        true => {
            let extract = median(RUNS, || run(&mut pgn_extract(&file)));
            report("pgn-extract", extract, length);
            println!("  {:.2} times hector's time", extract.as_secs_f64() / hector.as_secs_f64());
        }
        false => println!("pgn-extract is not installed. On Debian: apt-get install pgn-extract"),
    }
    let python = std::env::var("HECTOR_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    match works(Command::new(&python).args(["-c", "import chess.pgn"])) {
        true => {
            let chess = median(1, || run(&mut python_chess(&python, &file)));
            report("python-chess", chess, length);
            println!("  {:.1} times hector's time", chess.as_secs_f64() / hector.as_secs_f64());
        }
        false => println!(
            "{python} has no package chess. Name a Python that has, in HECTOR_PYTHON: \
             pip install chess==1.11.2"
        ),
    }
    let (once, ten_times) = (peak_memory(&file), peak_memory(&tenfold));
    match (once, ten_times) {
        (Some(once), Some(ten_times)) => println!(
            "peak memory of hector: {once} KiB, and {ten_times} KiB on ten times the length"
        ),
        _ => println!("peak memory needs /usr/bin/time. On Debian: apt-get install time"),
    }
}

fn hector(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hector"));
    command.args(["convert", "--to", "pgn"]).arg(file);
    command
}

fn pgn_extract(file: &Path) -> Command {
    let mut command = Command::new(pgn_extract_program());
    // It counts games on standard error even with `-s`.
    command.arg("-s").arg(file).stderr(Stdio::null());
    command
}

/// Debian keeps it in the folder of games, which is not in every PATH.
fn pgn_extract_program() -> &'static str {
    const OF_DEBIAN: &str = "/usr/games/pgn-extract";
    if Path::new(OF_DEBIAN).exists() { OF_DEBIAN } else { "pgn-extract" }
}

fn python_chess(python: &str, file: &Path) -> Command {
    const COPY: &str = "import sys, chess.pgn\n\
        with open(sys.argv[1]) as games:\n    \
            while (game := chess.pgn.read_game(games)) is not None:\n        \
                assert not game.errors, game.errors\n        \
                print(game, end='\\n\\n')";
    let mut command = Command::new(python);
    command.args(["-c", COPY]).arg(file);
    command
}

fn run(command: &mut Command) {
    let status = command.stdout(Stdio::null()).status().expect("a program that was there");
    assert!(status.success(), "{command:?} failed");
}

fn works(command: &mut Command) -> bool {
    let silent = command.stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

/// In kibibytes, as the system measures it.
fn peak_memory(file: &Path) -> Option<u64> {
    let converter = hector(file);
    let output = Command::new("/usr/bin/time")
        .args(["-f", "%M"])
        .arg(converter.get_program())
        .args(converter.get_args())
        .stdout(Stdio::null())
        .output()
        .ok()?;
    String::from_utf8_lossy(&output.stderr).trim().parse().ok()
}

fn report(program: &str, time: Duration, length: u64) {
    let rate = megabytes(length) / time.as_secs_f64();
    println!("{program}: {}, {rate:.1} MB a second", seconds(time));
}

#[allow(clippy::cast_precision_loss, reason = "a file has far fewer than 2^52 bytes")]
fn megabytes(length: u64) -> f64 {
    length as f64 / 1e6
}

/// Writes the games once, and ten times over.
fn make_games(file: &Path, tenfold: &Path) {
    let mut text = String::new();
    for number in 0..GAMES {
        write!(text, "{}", game(number)).expect("writing to memory");
    }
    fs::write(file, &text).expect("room for the games");
    fs::write(tenfold, text.repeat(10)).expect("room for the games");
}

/// A random game with tags; every fourth has clock times and comments.
fn game(number: u64) -> PgnGame {
    let history = random_game(Variant::Standard, number);
    let mut dice = Dice::new(number);
    let mut tags = Tags::default();
    for (name, value) in [
        ("Event", "A benchmark".to_owned()),
        ("Site", "Nowhere".to_owned()),
        ("Date", format!("2026.{:02}.{:02}", 1 + dice.below(12), 1 + dice.below(28))),
        ("Round", format!("{}", 1 + dice.below(9))),
        ("White", format!("Player {}", dice.below(5000))),
        ("Black", format!("Player {}", dice.below(5000))),
        ("WhiteElo", format!("{}", 1000 + dice.below(1500))),
        ("BlackElo", format!("{}", 1000 + dice.below(1500))),
    ] {
        tags.set(name, &value).expect("the name of a tag");
    }
    let result = match ending(history.position()) {
        Some(Ending::Checkmate { winner }) => GameResult::Won(winner),
        Some(_) => GameResult::Drawn,
        None => dice.pick(&[
            GameResult::Won(Color::White),
            GameResult::Won(Color::Black),
            GameResult::Drawn,
        ]),
    };
    let mut game = PgnGame::of(&history, tags, result);
    if dice.one_in(4) {
        let mut left = Duration::from_secs(5400);
        for played in game.main_line_mut().moves_mut() {
            left = left.saturating_sub(Duration::from_secs(dice.below(40) as u64));
            played.add_comment(Comment::of_clock(left));
            if dice.one_in(10) {
                played.add_comment(Comment::read("a move that somebody had something to say of"));
            }
        }
    }
    game
}

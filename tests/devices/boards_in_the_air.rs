//! Boards that are reached by Bluetooth Low Energy, at a game: the program talks with a stand-in for the
//! system's Bluetooth, and the boards speak the real bytes in pieces as the air carries them.

use std::fs;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use hector::devices::boards::BoardKind;

use crate::boards_at_the_seat::{settles_the_game, takes_the_opponents_move};
use crate::common::at_terminal::{AtTerminal, shell_line};
use crate::common::board_in_the_air::{Air, InTheAir};
use crate::common::emulated_board::PEGASUS_KEY;

fn home(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("hector-air-{name}-{}", std::process::id()))
}

/// A game that has begun, with the board that is named so.
fn seat(name: &str, air: &InTheAir, board: &str) -> (AtTerminal, PathBuf) {
    let home = home(name);
    let line = shell_line("", &format!("play --silent --no-record --board '{board}'"));
    let settings = "language = en\n";
    let mut seat = AtTerminal::begin_with(name, &home, settings, &line, &air.environment());
    settles_the_game(&mut seat);
    (seat, home)
}

/// What the doctor finds in this environment, in silence.
pub(crate) fn doctor(environment: &[(&str, String)], home: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hector"))
        .args(["doctor", "--language", "en"])
        .envs(environment.iter().cloned())
        .env("SPEECHD_ADDRESS", "unix_socket:/nowhere/speech")
        .env("SPEECHD_CMD", "/bin/false")
        .env("HECTOR_HOME", home)
        .output()
        .expect("the program")
}

pub(crate) fn text_of(told: &Output) -> String {
    String::from_utf8_lossy(&told.stdout).into_owned()
}

#[test]
fn every_family_is_found_and_its_moves_are_taken() {
    let boards = [
        (BoardKind::Chessnut, "Chessnut", "bluetooth".to_owned()),
        (BoardKind::ChessLink, "ChessLink", "bluetooth:01:23:45:67:89:ab".to_owned()),
        (BoardKind::Pegasus, "Pegasus", format!("pegasus/{PEGASUS_KEY}:bluetooth")),
    ];
    for (kind, told, named) in boards {
        let air = InTheAir::new(kind);
        let (mut seat, home) = seat(kind.name(), &air, &named);
        seat.sees(&format!("The board answers: {told}."));
        takes_the_opponents_move(&mut seat, |at, stands| air.does(Air::Changes(at, stands)));
        assert_eq!(air.trespasses(), 0, "{kind:?}");
        drop(seat);
        fs::remove_dir_all(home).expect("the folder goes");
    }
}

#[test]
fn a_board_that_knows_the_game_is_found_by_its_service_whatever_its_name() {
    let air = InTheAir::new(BoardKind::Peripheral);
    let (mut seat, home) = seat("peripheral", &air, "bluetooth");
    seat.sees("The board answers: Chess Peripheral Protocol.");
    seat.sees("The board stands as the game does.");
    assert_eq!(air.trespasses(), 0);
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
fn a_board_goes_out_of_reach_and_comes_back_and_so_does_the_radio() {
    let air = InTheAir::new(BoardKind::ChessLink);
    let (mut seat, home) = seat("lost", &air, "chesslink:bluetooth");
    seat.sees("The board answers: ChessLink.");
    seat.sees("The board stands as the game does.");
    let patience = Duration::from_secs(40);
    air.does(Air::Leaves);
    seat.sees("No board that Hector knows is found by Bluetooth.");
    air.does(Air::Returns);
    seat.sees_within("The board answers: ChessLink.", patience);
    air.does(Air::Switched(false));
    seat.sees_within("this machine has no Bluetooth, or it is off.", patience);
    air.does(Air::Switched(true));
    seat.sees_within("The board answers: ChessLink.", patience);
    // Whoever leaves lets the board go, so that the next one finds it.
    assert!(air.is_connected());
    seat.presses("\u{4}");
    seat.sees("Leave?");
    seat.types("y");
    let until = Instant::now() + Duration::from_secs(20);
    while air.is_connected() && Instant::now() < until {
        thread::sleep(Duration::from_millis(20));
    }
    assert!(!air.is_connected(), "the board is still held: {}", seat.unseen());
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
fn a_bluetooth_that_never_answers_keeps_nobody() {
    let home = home("hung");
    fs::create_dir_all(&home).expect("a folder");
    let bus = home.join("bus");
    // Whoever comes is let in, and is told nothing.
    let door = UnixListener::bind(&bus).expect("a bus");
    let environment = [("DBUS_SYSTEM_BUS_ADDRESS", format!("unix:path={}", bus.display()))];
    let line = shell_line("", "play --silent --no-record --board bluetooth");
    let mut seat = AtTerminal::begin_with("hung", &home, "language = en\n", &line, &environment);
    settles_the_game(&mut seat);
    let (_guest, _) = door.accept().expect("the radio");
    let leaves = Instant::now();
    seat.presses("\u{4}");
    seat.sees("Leave?");
    seat.types("y");
    seat.ends();
    assert!(leaves.elapsed() < Duration::from_secs(12), "{:?}", leaves.elapsed());
    let began = Instant::now();
    let told = doctor(&environment, &home);
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}: {told:?}", began.elapsed());
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
fn a_board_that_wants_a_key_says_so_and_one_that_is_not_there_is_looked_for() {
    let air = InTheAir::new(BoardKind::Pegasus);
    let (mut locked, locked_home) = seat("locked", &air, "pegasus:bluetooth");
    locked.sees("The board tells nothing: it wants a key");
    drop(locked);
    fs::remove_dir_all(locked_home).expect("the folder goes");
    let (mut other, other_home) = seat("other", &air, "bluetooth:No such board");
    other.sees_within("No board that Hector knows is found by Bluetooth.", Duration::from_secs(40));
    drop(other);
    fs::remove_dir_all(other_home).expect("the folder goes");
}

#[test]
fn the_doctor_names_the_boards_in_the_air_and_no_printer() {
    let air = InTheAir::new(BoardKind::Chessnut);
    let home = home("doctor");
    let began = Instant::now();
    let told = doctor(&air.environment(), &home);
    let told = text_of(&told);
    assert!(told.contains("Electronic boards by Bluetooth: Chessnut [2J, Chessnut Air."), "{told}");
    assert!(!told.contains('\u{1b}'), "{told:?}");
    assert!(!told.contains("Printer"), "{told}");
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
    drop(fs::remove_dir_all(home));
}

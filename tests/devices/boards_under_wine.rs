//! Hector for Windows under Wine beside emulated boards, which sit at terminals of Linux that are the ports of that Windows.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use hector::devices::boards::BoardKind;

use crate::boards_at_the_seat::{settles_the_game, takes_the_opponents_move};
use crate::common::board_at_a_port::{AtAPort, Deeds};
use crate::common::under_wine::{WindowsPort, at_windows};
use crate::two_boards_at_the_seat::{Table, arguments, moves_are_one_and_a_lost_board_comes_back};

/// What takes long.
const LONG: Duration = Duration::from_secs(60);

const SETTINGS: &str = "language = en\n";

fn home(name: &str) -> PathBuf {
    env::temp_dir().join(format!("hector-wine-{name}-{}", std::process::id()))
}

#[test]
#[ignore = "needs Hector for Windows: ./hector test windows"]
fn a_board_of_every_family_is_known_at_a_port_of_windows() {
    for (kind, told) in [(BoardKind::ChessLink, "ChessLink"), (BoardKind::Dgt, "DGT")] {
        let board = AtAPort::new(kind);
        let port = WindowsPort::to(&board.name);
        let home = home(told);
        let play = format!("play --silent --no-record --board {}", port.name);
        let mut seat = at_windows(told, &home, SETTINGS, &play);
        settles_the_game(&mut seat);
        seat.sees(&format!("The board answers: {told}."));
        takes_the_opponents_move(&mut seat, |at, stands| board.does(Deeds::Changes(at, stands)));
        drop(seat);
        fs::remove_dir_all(home).expect("the folder goes");
    }
}

/// Wine lets several programs open a port, and Windows refuses the second with the number that it has for a folder, too.
#[test]
#[ignore = "needs Hector for Windows: ./hector test windows"]
fn a_port_that_is_refused_as_one_that_somebody_has_is_said_to_be_taken_and_one_that_is_none_is_not()
{
    let home = home("taken");
    fs::create_dir_all(&home).expect("a folder");
    let taken = WindowsPort::to(home.to_str().expect("a name"));
    let free = AtAPort::new(BoardKind::ChessLink);
    taken.is_listed();
    let line = arguments(&taken.name, "COM199");
    let mut seat = at_windows("taken", &home, SETTINGS, &line);
    settles_the_game(&mut seat);
    let told = [
        "The opponent's board cannot be used: another program has its port.",
        "Your board is not there: its port does not exist.",
    ];
    seat.sees_all(&told, LONG);
    // Whoever had it lets it go.
    taken.leads_to(&free.name);
    seat.sees_within("The opponent's board answers: ChessLink.", LONG);
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
#[ignore = "needs Hector for Windows: ./hector test windows"]
fn two_boards_at_two_ports_are_felt_at_once_and_one_that_was_lost_comes_back_alone() {
    let mut ports = Vec::new();
    let table = Table::laid_for("two-boards-wine", "en", |opponents, own, home, settings| {
        let [opponents, own] = [opponents, own].map(|board| WindowsPort::to(&board.name));
        let line = arguments(&opponents.name, &own.name);
        ports.extend([opponents, own]);
        at_windows("two-boards-wine", home, settings, &line)
    });
    // That Windows does not show who has a port.
    let silent = "At the port of your board nothing answers that Hector knows.";
    moves_are_one_and_a_lost_board_comes_back(table, silent);
}

//! A game between two boards that are both reached by Bluetooth Low Energy, through one radio: found one after the other,
//! each for itself, lost and found again while the other goes on.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use hector::chess::{Color, Piece, Square};
use hector::devices::boards::BoardKind;

use crate::boards_at_the_seat::settles_the_game;
use crate::boards_in_the_air::{doctor, text_of};
use crate::common::air_state::address;
use crate::common::at_terminal::{AtTerminal, shell_line};
use crate::common::board_in_the_air::{Air, InTheAir};

/// What takes long: a board that is lost is looked for, and so is the other.
const LONG: Duration = Duration::from_secs(60);

const OPPONENTS: usize = 0;
const OWN: usize = 1;

/// The air, the player's home and the seat in it.
struct Table {
    air: InTheAir,
    seat: AtTerminal,
    home: PathBuf,
}

impl Table {
    /// The opponent's board and the player's own, named so.
    fn laid(name: &str, kinds: [BoardKind; 2], named: [&str; 2]) -> Table {
        let air = InTheAir::with(&kinds);
        let home = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
        let [opponents, own] = named;
        let line = shell_line(
            "",
            &format!(
                "play --silent --no-record --board 'opponent={opponents}' --board 'mine={own}'"
            ),
        );
        let settings = "language = en\n";
        let mut seat = AtTerminal::begin_with(name, &home, settings, &line, &air.environment());
        settles_the_game(&mut seat);
        Table { air, seat, home }
    }

    fn on(&self, board: usize, from: Square, to: Square, piece: Piece) {
        self.air.does_with(board, Air::Changes(from, None));
        self.air.does_with(board, Air::Changes(to, Some(piece)));
    }

    fn leaves(self) {
        assert_eq!(self.air.trespasses(), 0);
        drop(self.seat);
        fs::remove_dir_all(self.home).expect("the folder goes");
    }
}

#[test]
fn both_are_found_by_one_radio_and_one_that_was_lost_comes_back_alone() {
    let kinds = [BoardKind::Chessnut, BoardKind::ChessLink];
    let mut table =
        Table::laid("two-in-the-air", kinds, ["chessnut:bluetooth", "chesslink:bluetooth"]);
    table.seat.sees_all(
        &[
            "The opponent's board answers: Chessnut.",
            "Your board answers: ChessLink.",
            "board stands as the game does.",
            "board stands as the game does.",
        ],
        LONG,
    );
    table.seat.types("");
    table.seat.sees("White's clock runs.");
    let (white, black) = (Color::White.pawn(), Color::Black.pawn());
    table.on(OWN, Square::E2, Square::E4, white);
    table.seat.sees("Your board shows: Eva zwei Eva vier. Take it? Yes or no.");
    table.on(OPPONENTS, Square::E2, Square::E4, white);
    table.seat.types("y");
    table.seat.sees("Noted: Eva two Eva four.");
    table.seat.types("");
    table.seat.sees("Clock pressed.");
    table.air.does_with(OWN, Air::Leaves);
    table
        .seat
        .sees_within("Your board is not found by Bluetooth, or Hector does not know it.", LONG);
    // The other goes on, and is not let go for it.
    table.on(OPPONENTS, Square::E7, Square::E5, black);
    table.seat.sees("The opponent's board shows: Eva sieben Eva fünf. Take it? Yes or no.");
    table.seat.types("y");
    table.seat.sees("Noted, Black: Eva seven Eva five.");
    table.seat.presses("\t");
    table.air.does_with(OWN, Air::Returns);
    table.seat.sees_within("Your board answers: ChessLink.", LONG);
    table.leaves();
}

#[test]
fn two_boards_of_one_name_are_told_apart_by_their_addresses() {
    let kinds = [BoardKind::Chessnut, BoardKind::Chessnut];
    let [opponents, own] = [OPPONENTS, OWN].map(|board| format!("bluetooth:{}", address(board)));
    let mut table = Table::laid("alike-in-the-air", kinds, [&opponents, &own]);
    table.seat.sees_all(
        &[
            "The opponent's board answers: Chessnut.",
            "Your board answers: Chessnut.",
            "board stands as the game does.",
            "board stands as the game does.",
        ],
        LONG,
    );
    table.seat.types("");
    table.seat.sees("White's clock runs.");
    table.on(OWN, Square::E2, Square::E4, Color::White.pawn());
    table.seat.sees("Your board shows: Eva zwei Eva vier. Take it? Yes or no.");
    let home = table.home.join("doctor");
    let told = text_of(&doctor(&table.air.environment(), &home));
    let both = format!("Chessnut Air {}, Chessnut Air {}.", address(OPPONENTS), address(OWN));
    assert!(told.contains(&both), "{told}");
    table.leaves();
}

#[test]
fn one_board_that_is_named_twice_is_one_board() {
    let own = format!("bluetooth:{}", address(0));
    let kinds = [BoardKind::Chessnut];
    let air_of_one = InTheAir::with(&kinds);
    let home = std::env::temp_dir().join(format!("hector-one-air-{}", std::process::id()));
    let line = shell_line(
        "",
        &format!(
            "play --silent --no-record --board 'opponent=bluetooth:Chessnut Air' --board 'mine={own}'"
        ),
    );
    let environment = air_of_one.environment();
    let mut seat = AtTerminal::begin_with("one-air", &home, "language = en\n", &line, &environment);
    settles_the_game(&mut seat);
    // Whichever looks first has it, and the other finds none.
    seat.sees_within("board answers: Chessnut.", LONG);
    seat.sees_within("the only one that it may be is used as the other player's already.", LONG);
    assert_eq!(seat.shown().matches("board answers: Chessnut.").count(), 1, "{}", seat.shown());
    assert_eq!(air_of_one.trespasses(), 0);
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

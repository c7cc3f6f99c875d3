//! A game at a terminal beside an emulated board: what stands there is asked about, words decide, and a
//! board that shows something else is told of.

use std::fs;

use hector::chess::{Color, Square};
use hector::devices::boards::BoardKind;

use super::boards::{AtAPort, Deeds};
use crate::common::at_terminal::AtTerminal;

#[test]
fn a_move_on_the_opponents_board_is_taken_with_one_word_and_a_slip_is_told() {
    let board = AtAPort::new(BoardKind::ChessLink);
    let home = std::env::temp_dir().join(format!("hector-board-seat-{}", std::process::id()));
    let arguments = format!("play --silent --no-record --board chesslink:{}", board.name);
    let settings = "language = en\n";
    let mut seat = AtTerminal::begin("board", &home, settings, &arguments);
    seat.sees("Your colour?");
    seat.types("");
    seat.sees("Which time control?");
    seat.types("");
    seat.sees("Training or tournament?");
    seat.types("");
    seat.sees("Ready. You play White");
    seat.sees("The board answers: ChessLink.");
    seat.sees("The board stands as the game does.");
    seat.types("");
    seat.sees("White's clock runs.");
    seat.types("eva vier");
    seat.sees("Noted: Eva zwei Eva vier.");
    seat.types("");
    let moves = |from: Square, to: Square, color: Color| {
        board.does(Deeds::Changes(from, None));
        board.does(Deeds::Changes(to, Some(color.pawn())));
    };
    moves(Square::E2, Square::E4, Color::White);
    moves(Square::E7, Square::E5, Color::Black);
    seat.sees("The board shows: Eva sieben Eva fünf. Take it? Yes or no.");
    seat.types("y");
    seat.sees("Noted: Eva sieben Eva fünf.");
    seat.presses("\t");
    // The next one is announced before anybody looks at the board, and another piece is missing there.
    seat.types("springer gustav eins felix drei");
    seat.sees("Noted: Springer Gustav eins Felix drei.");
    seat.types("");
    seat.sees("Clock pressed.");
    board.does(Deeds::Changes(Square::G1, None));
    board.does(Deeds::Changes(Square::F3, Some(Color::White.knight())));
    board.does(Deeds::Changes(Square::A7, Some(Color::Black.knight())));
    seat.sees_within(
        "Black's board has differed from the game since move 2, on Anna sieben.",
        std::time::Duration::from_secs(60),
    );
    board.does(Deeds::Changes(Square::A7, Some(Color::Black.pawn())));
    seat.sees("The board stands as the game does again.");
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

//! A game at a terminal beside an emulated board: what stands there is asked about, words decide, and a
//! board that shows something else is told of.

use std::fs;
use std::thread;
use std::time::Duration;

use hector::chess::{Color, Piece, Square};
use hector::devices::boards::BoardKind;

use crate::common::at_terminal::AtTerminal;
use crate::common::board_at_a_port::{AtAPort, Deeds};

/// Answers what is asked before a game.
pub(crate) fn settles_the_game(seat: &mut AtTerminal) {
    let questions = ["Your colour?", "Which time control?", "Training or tournament?"];
    seat.answers(&questions.map(|question| (question, "")));
    seat.sees("Ready. You play White");
}

/// Both sides move, on the board too, and what the opponent did there is taken with one word.
pub(crate) fn takes_the_opponents_move(
    seat: &mut AtTerminal,
    changes: impl Fn(Square, Option<Piece>),
) {
    seat.sees("The board stands as the game does.");
    seat.types("");
    seat.sees("White's clock runs.");
    seat.types("eva vier");
    seat.sees("Noted: Eva two Eva four.");
    seat.types("");
    for (from, to, color) in
        [(Square::E2, Square::E4, Color::White), (Square::E7, Square::E5, Color::Black)]
    {
        changes(from, None);
        changes(to, Some(color.pawn()));
    }
    seat.sees("The board shows: Eva sieben Eva fünf. Take it? Yes or no.");
    seat.types("y");
    seat.sees("Noted, Black: Eva seven Eva five.");
}

#[test]
fn a_move_on_the_opponents_board_is_taken_with_one_word_and_a_slip_is_told() {
    let board = AtAPort::new(BoardKind::ChessLink);
    let home = std::env::temp_dir().join(format!("hector-board-seat-{}", std::process::id()));
    let arguments = format!("play --silent --no-record --board chesslink:{}", board.name);
    let settings = "language = en\n";
    let mut seat = AtTerminal::begin("board", &home, settings, &arguments);
    settles_the_game(&mut seat);
    seat.sees("The board answers: ChessLink.");
    takes_the_opponents_move(&mut seat, |at, stands| board.does(Deeds::Changes(at, stands)));
    seat.presses("\t");
    // The next one is announced before anybody looks at the board, and another piece is missing there.
    seat.types("springer gustav eins felix drei");
    seat.sees("Noted: Knight Gustav one Felix three.");
    seat.types("");
    seat.sees("Clock pressed.");
    board.does(Deeds::Changes(Square::G1, None));
    board.does(Deeds::Changes(Square::F3, Some(Color::White.knight())));
    board.does(Deeds::Changes(Square::A7, Some(Color::Black.knight())));
    seat.sees_within(
        "Black's board has differed from the game since move 2, on Anna sieben.",
        Duration::from_secs(60),
    );
    board.does(Deeds::Changes(Square::A7, Some(Color::Black.pawn())));
    seat.sees("The board stands as the game does again.");
    drop(seat);
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
fn the_arbiter_learns_which_piece_was_touched_first_where_the_event_wants_it() {
    let board = AtAPort::new(BoardKind::ChessLink);
    let home = std::env::temp_dir().join(format!("hector-board-touches-{}", std::process::id()));
    let event = home.with_extension("toml");
    let wanted = "[time]\ncontrol = \"90+30\"\n[device]\nmode = \"training\"\nprofile = \"full announcement\"\ntouches = \"arbiter\"\n";
    fs::write(&event, wanted).expect("the event");
    let arguments = format!(
        "play --event {} --silent --no-record --board chesslink:{}",
        event.display(),
        board.name
    );
    let mut seat = AtTerminal::begin("board-touches", &home, "language = en\n", &arguments);
    seat.sees("Your colour?");
    seat.types("");
    seat.sees("The board stands as the game does.");
    seat.types("");
    seat.sees("White's clock runs.");
    seat.types("eva vier");
    seat.sees("Noted: Eva two Eva four.");
    seat.types("");
    // A hand takes its time: so long each piece is in the air, and the board at rest afterwards.
    let hand = || thread::sleep(Duration::from_millis(1_500));
    let lifts = |from: Square| {
        board.does(Deeds::Changes(from, None));
        hand();
    };
    lifts(Square::E2);
    board.does(Deeds::Changes(Square::E4, Some(Color::White.pawn())));
    hand();
    // The knight is touched and put back; then a pawn moves.
    lifts(Square::G8);
    board.does(Deeds::Changes(Square::G8, Some(Color::Black.knight())));
    hand();
    lifts(Square::E7);
    board.does(Deeds::Changes(Square::E5, Some(Color::Black.pawn())));
    seat.sees("The board shows: Eva sieben Eva fünf. Take it? Yes or no.");
    seat.types("y");
    seat.sees("Noted, Black: Eva seven Eva five.");
    seat.presses("\t");
    seat.types("arbiter");
    seat.sees("On Black's board these pieces were touched before the move");
    seat.sees("Springer Gustav acht, Bauer Eva sieben");
    drop(seat);
    fs::remove_file(event).expect("the event goes");
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
fn a_practice_game_is_played_on_the_board() {
    let board = AtAPort::new(BoardKind::ChessLink);
    let home = std::env::temp_dir().join(format!("hector-board-practice-{}", std::process::id()));
    let arguments =
        format!("practice --options --seed 11 --silent --board chesslink:{}", board.name);
    let mut game = AtTerminal::begin("board-practice", &home, "language = en\n", &arguments);
    game.sees("Your colour?");
    game.types("black");
    game.sees("Against whom?");
    game.types("1");
    game.sees("With a clock?");
    game.types("");
    game.sees("The board answers: ChessLink.");
    // The opponent's move may be told before the board was read.
    if !game.shown().contains("Eva two Eva three.") {
        game.sees("Eva two Eva three.");
    }
    let moves = |from: Square, to: Square, color: Color| {
        board.does(Deeds::Changes(from, None));
        board.does(Deeds::Changes(to, Some(color.pawn())));
    };
    // It is set where Hector says; then the own move is made, and played as if it had been typed.
    moves(Square::E2, Square::E3, Color::White);
    game.sees("The board stands as the game does.");
    moves(Square::E7, Square::E5, Color::Black);
    game.sees("Eva seven Eva five.");
    // What is typed counts as well; what stands otherwise is told with its squares.
    board.does(Deeds::Changes(Square::A8, None));
    board.does(Deeds::Changes(Square::A5, Some(Color::Black.rook())));
    let told = game.sees_within("Your board differs from the game on", Duration::from_secs(60));
    assert!(!told.contains("Anna eight Anna five."), "{told}");
    game.types("quit");
    game.sees("Leave?");
    game.types("y");
    game.sees("hector practice continues it.");
    drop(game);
    fs::remove_dir_all(home).expect("the folder goes");
}

#[test]
fn a_game_that_is_listened_to_is_set_on_the_board_at_the_pace_of_a_hand() {
    let board = AtAPort::new(BoardKind::ChessLink);
    let home = std::env::temp_dir().join(format!("hector-board-review-{}", std::process::id()));
    fs::create_dir_all(&home).expect("a folder");
    let file = home.join("games.pgn");
    fs::write(&file, "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n")
        .expect("a game");
    let arguments = format!("review {} --silent --board chesslink:{}", file.display(), board.name);
    let mut listener = AtTerminal::begin("board-review", &home, "language = en\n", &arguments);
    // The file is read while the board answers, and which is told first is chance.
    let told = ["The board stands as the game does.", "Game 1 of 1"];
    let (first, _) = listener.sees_one_of(&told);
    listener.sees(told[1 - first]);
    let sets = |from: Square, to: Square, piece: Piece| {
        board.does(Deeds::Changes(from, None));
        board.does(Deeds::Changes(to, Some(piece)));
    };
    listener.types("next");
    listener.sees("Eva two Eva four");
    sets(Square::E2, Square::E4, Color::White.pawn());
    // The next one is made before it was told.
    sets(Square::E7, Square::E5, Color::Black.pawn());
    listener.sees("Eva seven Eva five");
    listener.types("pace 0");
    listener.types("play");
    listener.sees("Gustav one Felix three");
    // A hand that takes its time: no move is told into it.
    thread::sleep(Duration::from_secs(4));
    assert!(!listener.unseen().contains("Bella eight"), "{}", listener.unseen());
    sets(Square::G1, Square::F3, Color::White.knight());
    listener.sees("Bella eight");
    sets(Square::B8, Square::C6, Color::Black.knight());
    listener.sees("Felix one");
    listener.types("quit");
    listener.sees("Leave?");
    listener.types("y");
    drop(listener);
    fs::remove_dir_all(home).expect("the folder goes");
}

//! A game at a terminal between two emulated boards of two families, which speak their real bytes at the same time: the
//! opponent's a ChessLink, the player's own a DGT that lies the other way round.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use hector::chess::{Color, Piece, Position, Square};
use hector::devices::boards::BoardKind;
use hector::table::Standing;

use crate::boards_at_the_seat::settles_the_game;
use crate::common::at_terminal::AtTerminal;
use crate::common::board_at_a_port::{AtAPort, Deeds};
use crate::common::emulated_board::EmulatedBoard;

/// What takes long.
const LONG: Duration = Duration::from_secs(60);

/// Both boards, and the player between them.
pub(crate) struct Table {
    opponents: AtAPort,
    /// Turned: what it calls a1 is h8.
    own: AtAPort,
    seat: AtTerminal,
    home: PathBuf,
}

impl Table {
    fn laid(name: &str, language: &str) -> Table {
        Table::laid_for(name, language, |opponents, own, home, settings| {
            let arguments = arguments(&opponents.name, &own.name);
            AtTerminal::begin(name, home, settings, &arguments)
        })
    }

    /// With a seat that is begun beside both, in this home and with these settings.
    pub(crate) fn laid_for(
        name: &str,
        language: &str,
        begins: impl FnOnce(&AtAPort, &AtAPort, &Path, &str) -> AtTerminal,
    ) -> Table {
        let (opponents, own) = (AtAPort::new(BoardKind::ChessLink), AtAPort::new(BoardKind::Dgt));
        let mut turned = Standing::Regular(Position::initial()).board();
        turned.rotate_180();
        *own.board.lock().expect("a board") =
            EmulatedBoard::new(BoardKind::Dgt, turned).at_a_cable();
        let home = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
        let settings = format!("language = {language}\n");
        let seat = begins(&opponents, &own, &home, &settings);
        Table { opponents, own, seat, home }
    }

    fn on_own(&self, from: Square, to: Square, piece: Piece) {
        self.own.does(Deeds::Changes(from.rotate_180(), None));
        self.own.does(Deeds::Changes(to.rotate_180(), Some(piece)));
    }

    fn on_opponents(&self, from: Square, to: Square, piece: Piece) {
        self.opponents.does(Deeds::Changes(from, None));
        self.opponents.does(Deeds::Changes(to, Some(piece)));
    }

    fn leaves(self) {
        let trespasses =
            [&self.opponents, &self.own].map(|port| port.board.lock().expect("a board").trespasses);
        assert_eq!(trespasses, [0, 0]);
        drop(self.seat);
        fs::remove_dir_all(self.home).expect("the folder goes");
    }
}

/// How a seat with two boards at these ports is started.
pub(crate) fn arguments(opponents: &str, own: &str) -> String {
    format!("play --silent --no-record --board mine=dgt:{own} --board opponent={opponents}")
}

#[test]
fn a_move_on_both_boards_is_one_and_a_board_that_was_lost_comes_back_alone() {
    // What sits at the other end of its terminal has it, as far as Linux shows.
    let silent = "Your board cannot be used: ";
    moves_are_one_and_a_lost_board_comes_back(Table::laid("two-boards", "en"), silent);
}

/// Plays on both, has one lost and found again, and misses the copy on that one alone. Of a board that says nothing any
/// more this is said.
pub(crate) fn moves_are_one_and_a_lost_board_comes_back(mut table: Table, silent: &str) {
    settles_the_game(&mut table.seat);
    let told = [
        "Your board answers: DGT.",
        "The opponent's board answers: ChessLink.",
        "Your board stands as the game does.",
        "The opponent's board stands as the game does.",
    ];
    table.seat.sees_all(&told, LONG);
    table.seat.types("");
    table.seat.sees("White's clock runs.");
    // It is made on the own board, copied on the other, and asked about once.
    let (white, black) = (Color::White.pawn(), Color::Black.pawn());
    table.on_own(Square::E2, Square::E4, white);
    table.seat.sees("Your board shows: Eva zwei Eva vier. Take it? Yes or no.");
    table.on_opponents(Square::E2, Square::E4, white);
    table.seat.types("y");
    table.seat.sees("Noted: Eva two Eva four.");
    table.seat.types("");
    table.seat.sees("Clock pressed.");
    table.on_opponents(Square::E7, Square::E5, black);
    table.seat.sees("The opponent's board shows: Eva sieben Eva fünf. Take it? Yes or no.");
    table.on_own(Square::E7, Square::E5, black);
    table.seat.types("y");
    table.seat.sees("Noted, Black: Eva seven Eva five.");
    let told = table.seat.shown();
    assert_eq!(told.matches("Take it?").count(), 2, "{told}");
    table.seat.presses("\t");
    // One is lost and comes back; the other goes on meanwhile.
    table.own.mute.store(true, Ordering::Relaxed);
    table.seat.sees_within(silent, LONG);
    table.on_opponents(Square::G1, Square::F3, Color::White.knight());
    table.seat.sees("The opponent's board shows: Springer Gustav eins Felix drei.");
    table.seat.types("y");
    table.seat.sees("Noted: Knight Gustav one Felix three.");
    table.seat.types("");
    table.own.mute.store(false, Ordering::Relaxed);
    table.seat.sees_within("Your board answers: DGT.", LONG);
    // The copy on the board that was away is waited for, and then missed: on that board alone.
    table.seat.sees_within(
        "White's board has differed from the game since move 2, on Gustav eins, Felix drei.",
        LONG,
    );
    assert!(!table.seat.shown().contains("Black's board"), "{}", table.seat.shown());
    table.on_own(Square::G1, Square::F3, Color::White.knight());
    table.seat.sees("Your board stands as the game does again.");
    table.leaves();
}

#[test]
fn boards_that_show_another_move_than_the_announced_one_are_told_in_one_sentence() {
    let mut table = Table::laid("two-boards-alike", "de");
    let questions = ["Ihre Farbe?", "Welche Bedenkzeit?", "Training oder Turnier?"];
    table.seat.answers(&questions.map(|question| (question, "")));
    let told = ["Ihr Brett steht wie die Partie.", "Das Brett des Gegners steht wie die Partie."];
    table.seat.sees_all(&told, LONG);
    table.seat.types("");
    table.seat.sees("Die Uhr von Weiß läuft.");
    table.seat.types("eva vier");
    table.seat.sees("Notiert: Eva zwei Eva vier.");
    table.on_own(Square::D2, Square::D4, Color::White.pawn());
    table.on_opponents(Square::D2, Square::D4, Color::White.pawn());
    table.seat.sees_within(
        "Beide Bretter stehen gleich und weichen seit Zug 1 von der Partie ab, auf David zwei, Eva zwei, David vier, Eva vier.",
        LONG,
    );
    // Where only one is put right, they differ.
    table.on_own(Square::D4, Square::D2, Color::White.pawn());
    table.on_own(Square::E2, Square::E4, Color::White.pawn());
    table.seat.sees("Ihr Brett steht wieder wie die Partie.");
    table.on_opponents(Square::D4, Square::D2, Color::White.pawn());
    table.on_opponents(Square::E2, Square::E4, Color::White.pawn());
    table.seat.sees("Das Brett des Gegners steht wieder wie die Partie.");
    table.leaves();
}

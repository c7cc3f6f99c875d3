//! The opponent at the second board with a telephone: what is entered there, what the page shows, and what it never
//! does. From the program itself, over TLS.

use std::path::Path;

use crate::common::at_terminal::AtTerminal;
use crate::common::in_a_hall::{Folder, ports};
use crate::common::phone::Phone;
use crate::common::two_places::answer_questions;

/// A game in which the player has White, and a telephone whose code is given.
pub(super) fn begin(folder: &Path, mode: &str) -> (AtTerminal, Phone) {
    let (seat, mut phone, code) = before_the_code(folder, mode);
    phone.enters(&code);
    (seat, phone)
}

pub(super) fn before_the_code(folder: &Path, mode: &str) -> (AtTerminal, Phone, String) {
    let play = format!("play --silent --page 127.0.0.1:{}", ports(1));
    let mut seat = AtTerminal::begin("seat", folder, "language = en\n", &play);
    answer_questions(&mut seat, "", mode);
    let (phone, code) = Phone::told_by(&mut seat);
    (seat, phone, code)
}

/// A whole exchange of moves.
#[test]
fn the_opponent_enters_a_move_the_player_takes_it_and_the_opponent_presses() {
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "");
    seat.sees("Somebody has opened the opponent's page with the code.");
    let page = phone.page("de").body;
    assert!(page.contains("Die Partie hat noch nicht begonnen."), "{page}");
    assert!(phone.page("fr").body.contains("La partie n&#39;a pas encore commencé."));
    seat.types("");
    seat.sees("White's clock runs.");
    let page = phone.sees("It is the other player&#39;s move.").body;
    assert!(page.contains("aria-label=\"e7, black pawn\""), "{page}");
    seat.types("eva vier");
    seat.sees("Noted: Eva zwei Eva vier.");
    let page = phone.sees("The other player announces:").body;
    assert!(page.contains("<p class=\"words\" lang=\"de\">Eva zwei Eva vier</p>"), "{page}");
    seat.types("");
    phone.sees("It is your move. Announce it aloud, then enter it here.");
    let page = phone.does("do=move&move=eva+sieben+eva+f%C3%BCnf");
    assert!(page.contains("Entered; the other player is asked to take it:"), "{page}");
    seat.sees("The opponent's page says: Eva sieben Eva fünf. Take it? Yes or no.");
    // A question about the time leaves it open.
    seat.types("opponent time");
    seat.sees("The opponent has");
    seat.types("y");
    seat.sees("Noted: Eva sieben Eva fünf.");
    let page = phone.sees("You have announced:").body;
    assert!(page.contains("The other player has taken the move."), "{page}");
    let page = phone.does("do=press");
    assert!(page.contains("Clock pressed."), "{page}");
    seat.sees("The opponent has pressed the clock.");
    assert!(page.contains("aria-label=\"e5, black pawn\""), "{page}");
}

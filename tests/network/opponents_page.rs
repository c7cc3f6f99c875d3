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
    seat.sees("Noted: Eva two Eva four.");
    let page = phone.sees("The other player announces:").body;
    assert!(page.contains("<p class=\"words\" lang=\"de\">Eva vier</p>"), "{page}");
    seat.types("");
    phone.sees("It is your move. Announce it aloud, then enter it here.");
    let page = phone.does("do=move&move=eva+sieben+eva+f%C3%BCnf");
    assert!(page.contains("Entered; the other player is asked to take it:"), "{page}");
    seat.sees("The opponent's page says: Eva sieben Eva fünf. Take it? Yes or no.");
    // A question about the time leaves it open.
    seat.types("opponent time");
    seat.sees("Opponent's: one hour");
    seat.types("y");
    seat.sees("Noted, Black: Eva seven Eva five.");
    let page = phone.sees("You have announced:").body;
    assert!(page.contains("The other player has taken the move."), "{page}");
    let page = phone.does("do=press");
    assert!(page.contains("Clock pressed."), "{page}");
    seat.sees("The opponent has pressed the clock.");
    assert!(page.contains("aria-label=\"e5, black pawn\""), "{page}");
}

/// What is tapped says the same as what is typed.
#[test]
fn a_move_is_tapped_by_two_squares() {
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "");
    seat.types("");
    seat.types("e4");
    seat.sees("Noted: Eva two Eva four.");
    seat.types("");
    phone.sees("It is your move.");
    let page = phone.does("do=tap&square=g8&at=squares");
    assert!(page.contains("You move from g8."), "{page}");
    assert!(page.contains("aria-label=\"g8, black knight, chosen\""), "{page}");
    // The same square again, and another one.
    let page = phone.does("do=tap&square=g8&at=squares");
    assert!(page.contains("Choose the square from which you move."), "{page}");
    phone.does_in("fr", "do=tap&square=e7");
    let page = phone.does_in("fr", "do=tap&square=e5&promotion=");
    assert!(page.contains("Entré ; on demande à l&#39;autre joueur de le prendre :"), "{page}");
    seat.sees("The opponent's page says: Eva sieben Eva fünf. Take it? Yes or no.");
    seat.types("n");
    let page = phone.sees("The other player has not taken the move.").body;
    assert!(page.contains("It is your move."), "{page}");
    // Whoever has heard another move says it.
    std::thread::sleep(std::time::Duration::from_secs(1));
    phone.does("do=move&move=d7d6");
    seat.sees("The opponent's page says: David sieben David sechs. Take it? Yes or no.");
    seat.types("d7d5");
    seat.sees("Noted, Black: David seven David five.");
    let page = phone.sees("You have announced:").body;
    assert!(page.contains(">David sieben David fünf</p>"), "{page}");
    // A slip is corrected before the press (D.2.8).
    std::thread::sleep(std::time::Duration::from_secs(1));
    phone.does("do=move&move=d6&extra");
    seat.sees("The opponent's page says: David sechs. Take it? Yes or no.");
    seat.types("y");
    phone.sees(">David sechs</p>");
}

/// The Laws let nobody see more, and the clock waits for nobody.
#[test]
fn in_a_tournament_the_page_shows_no_pieces_and_a_press_needs_no_answer() {
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "tournament");
    assert!(seat.shown().contains("needs the arbiter's consent"), "{}", seat.shown());
    seat.types("");
    seat.sees("White's clock runs.");
    let page = phone.sees("It is the other player&#39;s move.").body;
    for piece in ["pawn\"", "knight\"", "\u{265f}", "\u{2659}"] {
        assert!(!page.contains(piece), "{piece}: {page}");
    }
    seat.types("e2e4");
    seat.sees("Noted.");
    seat.types("");
    phone.sees("It is your move.");
    let page = phone.does("do=move&move=Springer+felix+sechs");
    assert!(page.contains("Not entered: name the square from which you move"), "{page}");
    // An illegal move is entered as any other.
    let page = phone.does("do=move&move=springer+gustav+acht+gustav+sechs");
    assert!(page.contains("Entered; the other player is asked to take it:"), "{page}");
    seat.sees("The opponent's page says: Springer Gustav acht Gustav sechs. Take it? Yes or no.");
    let before = seat.unseen();
    let page = phone.does("do=press");
    assert!(page.contains("Clock pressed."), "{page}");
    assert!(page.contains("It is the other player&#39;s move."), "{page}");
    seat.types("y");
    seat.sees("Noted.");
    let told = seat.shown();
    assert!(!told.contains("pressed the clock"), "{before} {told}");
    assert!(!told.contains("llegal"), "{told}");
    seat.types("g1f3");
    seat.sees("Noted.");
    let page = phone.sees("The other player announces:").body;
    assert!(page.contains(">Gustav eins Felix drei</p>"), "{page}");
    assert!(page.contains("Repeat it aloud"), "{page}");
}

#[test]
fn the_opponent_stops_the_clock_to_call_the_arbiter_once() {
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "tournament");
    // Before the game there is nothing to press and nobody to call.
    let secret = phone.page("en").body;
    assert!(!secret.contains("<form method=\"post\" action=\"/en/board\">"), "{secret}");
    seat.types("");
    let page = phone.sees("It is the other player&#39;s move.");
    phone.key = page.form_key();
    let page = phone.does("do=call");
    assert!(page.contains("Tick the box first, then call."), "{page}");
    let page = phone.does("do=call&sure=yes");
    assert!(page.contains("The clock stands, and the arbiter is called."), "{page}");
    seat.sees("The opponent stops the clock and calls the arbiter.");
    for _ in 0..5 {
        let page = phone.does("do=call&sure=yes");
        assert!(page.contains("No clock runs. Call the arbiter aloud."), "{page}");
    }
    let page = phone.does("do=press");
    assert!(page.contains("Not pressed: your clock does not run."), "{page}");
    assert!(!seat.unseen().contains("calls the arbiter"), "{}", seat.shown());
}

/// A phone that slept finds what is there now.
#[test]
fn a_line_that_was_cut_comes_back_to_the_present_state() {
    use std::io::{Read as _, Write as _};
    let folder = Folder::new();
    let (mut seat, phone) = begin(&folder.0, "");
    let follow = || {
        let mut line = phone.line();
        let ask = format!("GET /board/events HTTP/1.1\r\nHost: hector\r\n{}\r\n", phone.cookie);
        line.write_all(ask.as_bytes()).expect("sent");
        let (mut heard, mut bytes) = (String::new(), [0; 512]);
        let mut until = move |wanted: &str| {
            while !heard.contains(wanted) {
                let read = line.read(&mut bytes).expect("something");
                assert!(read > 0, "{heard}");
                heard.push_str(&String::from_utf8_lossy(&bytes[..read]));
            }
        };
        until("text/event-stream");
        until
    };
    let mut until = follow();
    seat.types("");
    until("event: changed");
    // The clock counts without anybody writing it.
    until("event: count\ndata: 1:30:30 1:30:");
    drop(until);
    seat.types("e4");
    seat.sees("Noted");
    let page = phone.sees("The other player announces:").body;
    // White's first move has its thirty seconds before the first press, and so has Black's.
    assert!(page.contains("<span data-count=\"0\">1:30:30</span>"), "{page}");
    follow()("event: count\ndata: 1:30:30 1:30:");
}

/// What the player has heard and taken is not changed without a word.
#[test]
fn a_correction_that_was_not_taken_is_gone_with_the_press() {
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "");
    seat.types("");
    seat.types("e4");
    seat.sees("Noted: Eva two Eva four.");
    // Offered with the move, before the press (9.1.2.1).
    seat.types("offer draw");
    seat.sees("Yes or no.");
    seat.types("y");
    phone.sees("The other player offers a draw. Answer aloud.");
    seat.types("");
    phone.sees("It is your move.");
    seat.types("e7e5");
    phone.sees(">Eva sieben Eva fünf</p>");
    let page = phone.does("do=move&move=c7c5");
    assert!(page.contains("Entered; the other player is asked to take it:"), "{page}");
    seat.sees("The opponent's page says: Cesar sieben Cesar fünf. Take it? Yes or no.");
    let page = phone.does("do=press");
    assert!(page.contains("Clock pressed."), "{page}");
    assert!(page.contains("aria-label=\"e5, black pawn\""), "{page}");
    assert!(page.contains("aria-label=\"c5\""), "{page}");
    // What was entered is no question any more, and what was noted of the press goes with the next move.
    seat.types("g1f3");
    seat.sees("Noted: Knight Gustav one Felix three.");
    let page = phone.sees("The other player announces:").body;
    assert!(!page.contains("Clock pressed."), "{page}");
}

#[test]
fn a_page_that_cannot_be_served_is_told_in_a_sentence() {
    let folder = Folder::new();
    let seat = |page: &str| {
        let play = format!("play --silent --page {page}");
        AtTerminal::begin("seat", &folder.0, "language = en\n", &play)
    };
    let mut wrong = seat("nonsense");
    wrong.sees("\"nonsense\" is no address for the opponent's page. Expected a number and a port, such as 0.0.0.0:8443.");
    drop(wrong);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address");
    let mut busy = seat(&address.to_string());
    answer_questions(&mut busy, "", "");
    busy.sees(&format!("The opponent's page cannot be served at {address}: "));
}

/// The certificate is this machine's, so that a phone is asked about it once.
#[test]
fn the_next_game_has_the_same_certificate_and_another_code() {
    let folder = Folder::new();
    let told = [0, 1].map(|_| {
        let (seat, phone, code) = before_the_code(&folder.0.join("home"), "");
        drop(seat);
        std::fs::remove_dir_all(folder.0.join("home/games")).expect("the games");
        (phone.fingerprint().to_owned(), code)
    });
    assert_eq!(told[0].0, told[1].0);
    assert_ne!(told[0].1, told[1].1);
}

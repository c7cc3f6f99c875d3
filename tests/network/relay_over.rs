//! What two people at two places do when their game is over.

use std::fs;

use crate::common::at_terminal::AtTerminal;
use crate::common::two_places::{answer_questions, code_told, free_port};

#[test]
fn after_a_game_at_two_places_both_come_to_another_one_and_the_guest_listens_to_it() {
    let home = std::env::temp_dir().join(format!("hector-relay-over-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let seat = |name: &str, arguments: &str| {
        let settings = "language = en\n";
        AtTerminal::begin(name, &home.join(name), settings, &format!("{arguments} --silent"))
    };
    let mut host = seat("host", &format!("play --listen {door}"));
    answer_questions(&mut host, "", "");
    host.sees("Ready. You play White");
    let mut guest = seat("guest", &format!("relay {door}"));
    guest.sees("four squares.");
    guest.types(&code_told(&mut host));
    host.sees("The other place is connected.");
    host.types("");
    host.sees("White's clock runs.");
    host.types("Eva zwei Eva vier");
    guest.sees("Eva zwei Eva vier");
    host.types("offer draw");
    host.sees("Offer a draw?");
    host.types("yes");
    // An offer is a question, though Hector has not asked it.
    guest.sees("Draw offered.");
    guest.types("no");
    guest.sees("Declined.");
    guest.types("no");
    // Without an offer it begins a correction, as ever.
    guest.sees("Correct it to what?");
    host.types("offer draw");
    host.sees("Offer a draw?");
    host.types("yes");
    guest.sees("Draw offered.");
    guest.types("yes");
    guest.sees("Accept the draw? Yes or no.");
    guest.types("yes");
    for seat in [&mut guest, &mut host] {
        seat.sees("No draw can be agreed before both players have made a move.");
    }
    host.types("");
    guest.types("Eva zwei Eva vier");
    guest.types("Eva sieben Eva fünf");
    host.sees("Eva sieben Eva fünf");
    guest.types("");
    host.types("Eva sieben Eva fünf");
    guest.sees("Eva sieben Eva fünf");
    host.types("offer draw");
    host.sees("Offer a draw?");
    host.types("yes");
    guest.sees("Draw offered.");
    guest.types("accept");
    guest.sees("Accept the draw? Yes or no.");
    guest.types("yes");
    for seat in [&mut guest, &mut host] {
        seat.sees("Draw by agreement.");
    }

    guest.types("new game");
    guest.sees("The code that the other place gives: four squares.");
    host.types("new game");
    host.answers(&[("Your colour?", "black"), ("Which time control?", ""), ("Training or", "")]);
    host.sees("Ready. You play Black");
    guest.types(&code_told(&mut host));
    guest.sees("Ready. You play White");
    host.sees("The other place is connected.");
    host.types("resign");
    host.sees("Yes or no.");
    host.types("yes");
    guest.sees("White wins.");
    guest.types("review");
    guest.sees("Game 1 of 1");
    guest.types("quit");
    guest.sees("Leave?");
    guest.types("yes");
    // Who listened after a game is back where the game has ended.
    guest.sees("What next?");
    guest.types("quit");
    guest.ends();
    host.types("quit");
    host.ends();
    let _ = fs::remove_dir_all(&home);
}

//! The start of a game at two places, at a terminal: the port, the questions and the code.

use std::net::{SocketAddr, TcpListener};

use super::at_terminal::AtTerminal;

/// An address at which no program listens.
pub(crate) fn free_port() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("its address")
}

/// Answers the questions before a game. An empty answer takes the default.
pub(crate) fn answer_questions(seat: &mut AtTerminal, time: &str, mode: &str) {
    seat.answers(&[
        ("Your colour?", ""),
        ("Which time control?", time),
        ("Training or tournament?", mode),
    ]);
    if mode.is_empty() {
        return;
    }
    // For a tournament Hector asks for the arbiter's number, unless it was set before.
    let (asked, _) = seat.sees_one_of(&["Ready. You play", "Tournament: now the arbiter"]);
    if asked == 1 {
        sets_number(seat, "471100");
    }
}

/// The arbiter sets the number that Hector asks for.
pub(crate) fn sets_number(seat: &mut AtTerminal, number: &str) {
    seat.types(number);
    seat.sees("The same number again.");
    seat.types(number);
    seat.sees("The arbiter's number is set.");
}

/// The code that lets the other end in.
pub(crate) fn code_told(seat: &mut AtTerminal) -> String {
    seat.sees("The code: ");
    seat.sees(".").trim_end_matches('.').to_owned()
}

//! How a game at two places begins at a terminal: a door, the questions, and the code.

use std::net::{SocketAddr, TcpListener};

use super::at_terminal::AtTerminal;

/// Where nobody listens.
pub(crate) fn free_port() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("its address")
}

/// Answers what is asked before a game; nothing is the usual answer.
pub(crate) fn answer_questions(seat: &mut AtTerminal, time: &str, mode: &str) {
    for (question, answer) in
        [("Your colour?", ""), ("The time?", time), ("Training or tournament?", mode)]
    {
        seat.sees(question);
        seat.types(answer);
    }
}

/// The code that lets the other end in.
pub(crate) fn code_told(seat: &mut AtTerminal) -> String {
    seat.sees("The code: ");
    seat.sees(".").trim_end_matches('.').to_owned()
}

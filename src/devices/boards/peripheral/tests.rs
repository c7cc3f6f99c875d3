//! A board of the protocol, line by line: a round begins once, and a move is answered once.

use super::*;

const AFTER: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

fn at(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// A board that has answered all questions, and the start of a game.
fn begun() -> Peripheral {
    let mut board = Peripheral::default();
    let mut now = 0;
    let mut written = board.greets();
    board.shows(&GameOnBoard::at(START, None));
    while !written.starts_with(b"set_variant standard\nbegin ") {
        now += 100;
        let mut answered = board.takes(match written.starts_with(b"variant") {
            true => b"ok\n",
            false => b"nok\n",
        });
        answered.retain(|said| *said != BoardSaid::Here);
        written = board.passes(at(now));
    }
    board.takes(format!("sync {START}\n").as_bytes());
    board.passes(at(now + 100));
    board
}

#[test]
fn a_round_begins_once_and_moves_follow() {
    let mut board = begun();
    assert_eq!(board.shows(&GameOnBoard::at(AFTER, Some("e2e4"))), b"move e2e4\n");
    assert_eq!(board.shows(&GameOnBoard::at(AFTER, Some("e2e4"))), b"");
}

#[test]
fn every_move_of_its_own_is_taken_legal_or_not() {
    let mut board = begun();
    let taken = |made: &str| {
        [BoardSaid::Unseen, BoardSaid::Moved(made.to_owned()), BoardSaid::Answer(b"ok\n".to_vec())]
    };
    assert_eq!(board.takes(b"move e2e5\r\n"), taken("e2e5"));
    let illegal = AFTER.replace("8/8/4P3", "4P3/8/8");
    assert_eq!(board.shows(&GameOnBoard::at(illegal, Some("e2e5"))), b"", "it knows its own move");
    board.passes(at(60_000));
    assert_eq!(board.takes(b"move a2a1\n").len(), 2, "it waits");
    let promoted = AFTER.replace(" b KQkq - 0 1", " w KQkq - 0 2");
    assert_eq!(board.shows(&GameOnBoard::at(promoted, Some("a2a1n"))), b"promote a2a1n\n");
}

#[test]
fn what_is_no_line_of_the_protocol_is_nothing() {
    let mut board = begun();
    let begins = board.takes(b"move e2e9\n");
    assert!(
        matches!(&begins[..], [BoardSaid::Answer(said)] if said.starts_with(b"begin ")),
        "what was lost is found out by beginning again: {begins:?}"
    );
    for wrong in ["move e2e9\n", "move \u{e9}2e4\n", "hello\n"] {
        assert_eq!(board.takes(wrong.as_bytes()), [], "{wrong}, and not over and over");
    }
    assert_eq!(board.takes(b"move \xff\xff\n"), []);
    assert_eq!(board.takes(&[b'x'; 5_000]), []);
}

//! Boards that speak the open Chess Peripheral Protocol, a line a message. The board sees to it that
//! it shows the game; the game is Hector's. Never tells a board that a move was refused: the Laws forbid
//! to tell a player so.

use super::{BoardLanguage, BoardSaid, FeltBoard};

/// No line of the protocol is longer.
const LONGEST: usize = 512;

#[derive(Default)]
pub(super) struct Peripheral {
    pending: Vec<u8>,
    /// Whether a line is skipped to its end, because it is too long to be one.
    skips: bool,
    /// How the game stands by the words, once that was said.
    stands: Option<String>,
    /// The move that the board has said last, and that was taken.
    moved: Option<String>,
}

impl BoardLanguage for Peripheral {
    fn greets(&mut self) -> Vec<u8> {
        (self.pending, self.skips, self.moved) = (Vec::new(), false, None);
        self.begins()
    }

    /// Whoever begins is answered with what stands.
    fn asks(&mut self) -> Vec<u8> {
        self.begins()
    }

    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid> {
        let mut said = Vec::new();
        for byte in bytes {
            match byte {
                b'\n' | b'\r' => {
                    let line = std::mem::take(&mut self.pending);
                    if !std::mem::replace(&mut self.skips, false) && !line.is_empty() {
                        said.extend(self.read(&line));
                    }
                }
                _ if self.pending.len() == LONGEST => self.skips = true,
                _ => self.pending.push(*byte),
            }
        }
        said
    }

    fn shows(&mut self, position: &str, last: Option<&str>) -> Vec<u8> {
        let is_its_own = last.is_some_and(|last| {
            self.moved.take().is_some_and(|moved| last == moved || last.get(..4) == Some(&moved))
        });
        let is_first = self.stands.replace(position.to_owned()).is_none();
        match last {
            // It waits for the piece that its pawn became.
            Some(last) if is_its_own && last.len() > 4 => format!("promote {last}\n").into_bytes(),
            Some(_) if is_its_own => Vec::new(),
            Some(last) if !is_first => format!("move {last}\n").into_bytes(),
            _ => self.begins(),
        }
    }
}

impl Peripheral {
    fn begins(&self) -> Vec<u8> {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let position = self.stands.as_deref().unwrap_or(START);
        format!("begin {position}\n").into_bytes()
    }

    fn read(&mut self, line: &[u8]) -> Vec<BoardSaid> {
        let Ok(line) = std::str::from_utf8(line) else { return vec![BoardSaid::Spoiled] };
        let mut words = line.split_ascii_whitespace();
        match (words.next(), words.next()) {
            (Some("sync" | "unsync" | "state"), Some(placement)) => {
                let board = FeltBoard::from_placement(placement);
                vec![board.map_or(BoardSaid::Spoiled, BoardSaid::Reading)]
            }
            (Some("move"), Some(made)) if is_move(made) => {
                self.moved = Some(made.to_owned());
                let mut said = vec![BoardSaid::Moved(made.to_owned())];
                // A pawn that becomes something is answered once that was said.
                if !becomes_something(made) {
                    said.push(BoardSaid::Answer(b"ok\n".to_vec()));
                }
                said
            }
            (Some("ok" | "nok" | "err" | "moved" | "msg" | "resign"), _) => vec![BoardSaid::Here],
            _ => vec![BoardSaid::Spoiled],
        }
    }
}

/// Two squares, and what a pawn becomes.
fn is_move(text: &str) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    match text.as_bytes() {
        [from @ .., b'q' | b'r' | b'b' | b'n'] if from.len() == 4 => {
            is_square(&from[..2]) && is_square(&from[2..])
        }
        squares if squares.len() == 4 => is_square(&squares[..2]) && is_square(&squares[2..]),
        _ => false,
    }
}

/// Whether a piece goes from a last rank but one to a last one, which a pawn may have done.
fn becomes_something(made: &str) -> bool {
    matches!(made.as_bytes(), [_, b'7', _, b'8'] | [_, b'2', _, b'1'])
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_board_begins_where_the_game_stands_and_hears_the_moves_of_others() {
        let mut board = Peripheral::default();
        assert_eq!(board.greets(), format!("begin {START}\n").into_bytes());
        assert_eq!(board.shows(START, None), format!("begin {START}\n").into_bytes());
        assert_eq!(board.shows("after", Some("e2e4")), b"move e2e4\n");
        assert_eq!(board.greets(), b"begin after\n", "and after it was lost");
    }

    #[test]
    fn every_move_of_its_own_is_taken_legal_or_not() {
        let mut board = Peripheral::default();
        board.shows(START, None);
        assert_eq!(
            board.takes(b"move e2e5\r\n"),
            [BoardSaid::Moved("e2e5".to_owned()), BoardSaid::Answer(b"ok\n".to_vec())]
        );
        assert_eq!(board.shows("after", Some("e2e5")), b"", "it knows its own move");
        assert_eq!(board.takes(b"move a7a8\n"), [BoardSaid::Moved("a7a8".to_owned())]);
        assert_eq!(board.shows("after", Some("a7a8n")), b"promote a7a8n\n");
        assert_eq!(board.shows("after", Some("h7h6")), b"move h7h6\n");
    }

    #[test]
    fn what_is_no_line_of_the_protocol_is_nothing() {
        let mut board = Peripheral::default();
        assert_eq!(board.takes(b"unsync ????????/uuuuuuuu/8/8/8/8/UUUUUUUU/RNBQKBNR w\n").len(), 1);
        for wrong in ["move e2e9\n", "move \u{e9}2e4\n", "sync 8/8\n", "state\n", "hello\n"] {
            assert_eq!(board.takes(wrong.as_bytes()), [BoardSaid::Spoiled], "{wrong}");
        }
        assert_eq!(board.takes(b"move \xff\xff\n"), [BoardSaid::Spoiled]);
        assert_eq!(board.takes(&[b'x'; 5_000]), []);
        assert_eq!(board.takes(b"\nok\n"), [BoardSaid::Here]);
    }
}

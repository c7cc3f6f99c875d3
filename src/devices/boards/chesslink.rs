//! Boards of Millennium with ChessLink, by the maker's published protocol: letters with odd parity and a check over
//! each message.

use super::{BoardLanguage, BoardSaid, FeltBoard, FeltSquare};

/// The register that says when the board reports by itself, and the command that sets it to "at each change".
const REPORTS: &[u8] = b"R02";
const REPORTS_EACH_CHANGE: &[u8] = b"W0203";

#[derive(Default)]
pub(super) struct ChessLink {
    pending: Vec<u8>,
}

impl BoardLanguage for ChessLink {
    fn greets(&mut self) -> Vec<u8> {
        self.pending.clear();
        [framed(b"V"), framed(REPORTS), framed(b"S")].concat()
    }

    fn asks(&mut self) -> Vec<u8> {
        framed(b"S")
    }

    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid> {
        let mut said = Vec::new();
        for byte in bytes {
            // A byte with wrong parity is replaced by one that does not occur in messages, so that the check fails.
            let letter = if byte.count_ones() % 2 == 1 { byte & 0x7f } else { b'#' };
            self.pending.push(letter);
        }
        loop {
            let Some(start) = self.pending.iter().position(|byte| length_of(*byte).is_some())
            else {
                if !self.pending.is_empty() {
                    said.push(BoardSaid::Spoiled);
                }
                self.pending.clear();
                return said;
            };
            if start > 0 {
                self.pending.drain(..start);
                said.push(BoardSaid::Spoiled);
            }
            let first = self.pending.first().copied();
            let length = first.and_then(length_of).unwrap_or_default();
            let Some(message) = self.pending.get(..length) else {
                return said;
            };
            match read(message) {
                Some(read) => {
                    said.extend(read);
                    self.pending.drain(..length);
                }
                // A message may begin at the next letter.
                None => {
                    self.pending.drain(..1);
                    said.push(BoardSaid::Spoiled);
                }
            }
        }
    }
}

/// The length of a message that begins with this letter, including its check.
fn length_of(first: u8) -> Option<usize> {
    Some(match first {
        b's' => 1 + 64 + 2,
        b'v' | b'r' | b'w' => 1 + 4 + 2,
        _ => return None,
    })
}

/// The meaning of a complete message. `None` if its check does not fit.
fn read(message: &[u8]) -> Option<Vec<BoardSaid>> {
    let (body, check) = message.split_at_checked(message.len().checked_sub(2)?)?;
    if check != check_of(body) {
        return None;
    }
    Some(match body {
        [b's', squares @ ..] => {
            let squares: Option<Vec<FeltSquare>> =
                squares.iter().copied().map(FeltSquare::of_letter).collect();
            vec![BoardSaid::Reading(FeltBoard::from_far_left(squares?)?)]
        }
        // Written only if the value differs: the register wears out.
        [b'r', b'0', b'2', value @ ..] if value != b"03" => {
            vec![BoardSaid::Here, BoardSaid::Answer(framed(REPORTS_EACH_CHANGE))]
        }
        _ => vec![BoardSaid::Here],
    })
}

/// A message with its check, each letter with odd parity.
fn framed(body: &[u8]) -> Vec<u8> {
    let odd = |byte: &u8| if byte.count_ones() % 2 == 1 { *byte } else { byte | 0x80 };
    body.iter().chain(&check_of(body)).map(odd).collect()
}

/// The check of a message: the exclusive or of all its letters, as two digits.
fn check_of(body: &[u8]) -> [u8; 2] {
    let digit = |value: u8| match value {
        0..=9 => b'0' + value,
        _ => b'A' + value - 10,
    };
    let check = body.iter().fold(0, |check, byte| check ^ byte);
    [digit(check >> 4), digit(check & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &[u8] = b"srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";

    fn start() -> Option<FeltBoard> {
        FeltBoard::from_placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
    }

    #[test]
    fn a_board_is_asked_as_its_maker_says() {
        // V is 0x56, with a check of itself; bit 7 makes the number of ones odd.
        assert_eq!(framed(b"V"), [0xd6, 0xb5, 0xb6]);
        assert_eq!(framed(b"S"), [0xd3, 0xb5, 0xb3]);
    }

    #[test]
    fn a_status_is_read_in_pieces_of_any_size() {
        let sent = framed(START);
        for size in 1..=sent.len() {
            let mut board = ChessLink::default();
            let said: Vec<BoardSaid> =
                sent.chunks(size).flat_map(|piece| board.takes(piece)).collect();
            assert_eq!(said, start().map(BoardSaid::Reading).into_iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_spoiled_byte_gives_a_wrong_reading() {
        let sent = framed(START);
        for at in 0..sent.len() {
            for bit in 0..8 {
                let mut spoiled = sent.clone();
                spoiled[at] ^= 1 << bit;
                let mut board = ChessLink::default();
                let mut said = board.takes(&spoiled);
                // Messages after the spoiled one are read, however it was split.
                said.extend(board.takes(&sent));
                said.extend(board.takes(&sent));
                let readings: Vec<&BoardSaid> =
                    said.iter().filter(|said| matches!(said, BoardSaid::Reading(_))).collect();
                assert!(!readings.is_empty(), "byte {at}, bit {bit}");
                let right = start().map(BoardSaid::Reading);
                assert!(readings.iter().all(|said| Some(*said) == right.as_ref()));
            }
        }
    }

    #[test]
    fn the_register_is_written_only_where_it_is_another() {
        let mut board = ChessLink::default();
        assert_eq!(
            board.takes(&framed(b"r0200")),
            [BoardSaid::Here, BoardSaid::Answer(framed(REPORTS_EACH_CHANGE))]
        );
        assert_eq!(board.takes(&framed(b"r0203")), [BoardSaid::Here]);
    }
}

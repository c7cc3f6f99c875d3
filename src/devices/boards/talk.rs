//! A conversation with one board as a value: bytes and times in; its news, and bytes to write, out. Decides when to
//! ask a board again, and when it is gone. Reads no clock, and opens no port.

use std::time::Duration;

use super::{BoardKind, BoardLanguage, BoardSaid, FeltBoard, GameOnBoard};

/// After this much silence a board is gone.
const GONE_AFTER: Duration = Duration::from_secs(4);
/// How long it must be quiet before a reading without a check is asked for again. A hand rests longer.
const QUIET: Duration = Duration::from_millis(80);
/// How long to wait between two questions after something was spoiled.
const AGAIN: Duration = Duration::from_millis(50);

/// What a board says, for its keeper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardTells {
    /// It answers for the first time.
    Here,
    /// The content of all squares.
    Reading(FeltBoard),
    /// The move that the board says was made.
    Moved(String),
    /// It tells nothing without a key.
    Locked,
    /// It does not support the rules of this game.
    OtherRules,
}

/// Whether to ask a board for all its squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    No,
    /// It said something that has no check.
    OnceQuiet,
    /// Something that it said was lost.
    AtOnce,
}

pub struct BoardTalk {
    language: Box<dyn BoardLanguage>,
    is_known: bool,
    /// When it last said something, and when it was last asked, on the keeper's watch.
    heard: Duration,
    asked: Duration,
    wanted: Wanted,
}

impl BoardTalk {
    /// Begins a conversation, and returns the bytes to write first.
    #[must_use]
    pub fn begin(
        kind: BoardKind,
        game: Option<&GameOnBoard>,
        now: Duration,
    ) -> (BoardTalk, Vec<u8>) {
        let mut language = kind.language();
        let mut written = language.passes(now);
        written.extend(game.map(|game| language.shows(game)).unwrap_or_default());
        written.extend(language.greets());
        let (is_known, wanted) = (false, Wanted::No);
        (BoardTalk { language, is_known, heard: now, asked: now, wanted }, written)
    }

    /// Takes the bytes that came by now. Returns their meaning, and the bytes to write back at once.
    pub fn takes(&mut self, bytes: &[u8], now: Duration) -> (Vec<BoardTells>, Vec<u8>) {
        let (mut tells, mut written) = (Vec::new(), self.language.passes(now));
        for said in self.language.takes(bytes) {
            let told = match said {
                BoardSaid::Spoiled => {
                    self.wanted = Wanted::AtOnce;
                    continue;
                }
                BoardSaid::Unchecked => {
                    self.wanted = Wanted::OnceQuiet;
                    continue;
                }
                BoardSaid::Answer(bytes) => {
                    written.extend(bytes);
                    continue;
                }
                BoardSaid::Unseen => {
                    tells.push(BoardTells::Reading(FeltBoard::UNREAD));
                    continue;
                }
                BoardSaid::OtherRules => {
                    tells.push(BoardTells::OtherRules);
                    continue;
                }
                BoardSaid::Here => None,
                BoardSaid::Locked => Some(BoardTells::Locked),
                BoardSaid::Reading(board) => {
                    self.wanted = Wanted::No;
                    Some(BoardTells::Reading(board))
                }
                BoardSaid::Moved(made) => Some(BoardTells::Moved(made)),
            };
            self.heard = now;
            if !std::mem::replace(&mut self.is_known, true) {
                tells.push(BoardTells::Here);
            }
            tells.extend(told);
        }
        (tells, written)
    }

    /// The bytes to write to the board now, if any.
    pub fn due(&mut self, now: Duration) -> Vec<u8> {
        let mut written = self.language.passes(now);
        let (silent, waited) = (now.saturating_sub(self.heard), now.saturating_sub(self.asked));
        let is_due = match self.wanted {
            Wanted::AtOnce => waited >= AGAIN,
            Wanted::OnceQuiet => silent >= QUIET,
            Wanted::No => {
                self.language.asked_after().is_some_and(|after| silent >= after && waited >= after)
            }
        };
        if is_due {
            (self.asked, self.wanted) = (now, Wanted::No);
            written.extend(self.language.asks());
        }
        written
    }

    /// Returns the bytes that tell the board the state of the game, if it follows the game.
    pub fn shows(&mut self, game: &GameOnBoard, now: Duration) -> Vec<u8> {
        let mut written = self.language.passes(now);
        written.extend(self.language.shows(game));
        written
    }

    /// Whether it has been silent for so long that it is gone or is not a board.
    #[must_use]
    pub fn is_over(&self, now: Duration) -> bool {
        let silent = now.saturating_sub(self.heard);
        match self.is_known {
            true => self.language.asked_after().is_some() && silent >= GONE_AFTER,
            false => silent >= self.language.first_answer(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn a_board_is_asked_when_it_is_silent_and_gone_when_it_stays_so() {
        let (mut talk, written) = BoardTalk::begin(BoardKind::Dgt, None, at(0));
        assert_eq!(written, [0x4d, 0x42, 0x44]);
        assert!(!talk.is_over(at(1_400)) && talk.is_over(at(1_500)));
        assert_eq!(talk.takes(&[0x93, 0, 5, 1, 2], at(1_000)).0, [BoardTells::Here]);
        assert!(talk.due(at(1_240)).is_empty());
        assert_eq!(talk.due(at(1_250)), [0x42]);
        assert!(talk.due(at(1_490)).is_empty(), "now and then");
        assert!(!talk.is_over(at(4_900)) && talk.is_over(at(5_000)));
    }

    #[test]
    fn what_is_spoiled_is_asked_for_at_once_and_what_has_no_check_when_it_is_quiet() {
        let (mut talk, _) = BoardTalk::begin(BoardKind::Dgt, None, at(0));
        talk.takes(&[0x05], at(100));
        assert_eq!(talk.due(at(100)), [0x42]);
        let board = [&[0x86, 0, 67][..], &[0; 64]].concat();
        talk.takes(&board, at(200));
        talk.takes(&[0x8e, 0, 5, 0, 1], at(300));
        assert!(talk.due(at(340)).is_empty());
        assert_eq!(talk.due(at(380)), [0x42]);
        assert!(talk.due(at(500)).is_empty());
    }
}

//! A place in the text of one game, and steps forward from it: blanks, comments, words.
//! Never knows what a word means.

use super::place::TextPlace;
use super::problem::{PgnError, Problem, Remark, RemarkKind};

/// More is not said of one game.
const MOST_REMARKS: usize = 20;

/// Reads the text of one game from its beginning.
pub(super) struct GameCursor<'t> {
    text: &'t str,
    at: usize,
    origin: TextPlace,
    pub(super) remarks: Vec<Remark>,
}

impl<'t> GameCursor<'t> {
    pub(super) fn new(text: &'t str, origin: TextPlace) -> GameCursor<'t> {
        GameCursor { text, at: 0, origin, remarks: Vec::new() }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn byte_after(&self, offset: usize) -> Option<u8> {
        self.text.as_bytes().get(self.at + offset).copied()
    }

    pub(super) fn skip(&mut self, bytes: usize) {
        self.at = (self.at + bytes).min(self.text.len());
    }

    /// What is left of the text, which stays where it is.
    pub(super) fn ahead(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Goes over blanks, and over lines that a percent sign takes out of the game.
    pub(super) fn skip_blanks(&mut self) {
        while let Some(byte) = self.byte() {
            if is_blank(byte) {
                self.at += 1;
            } else if byte == b'%' && self.is_line_start() {
                self.rest_of_line();
            } else {
                return;
            }
        }
    }

    pub(super) fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Takes one character, whatever it is.
    pub(super) fn take_char(&mut self) -> &'t str {
        self.take(self.ahead().chars().next().map_or(0, char::len_utf8))
    }

    /// Takes signs of so many bytes.
    pub(super) fn take_signs(&mut self, length: usize) -> &'t str {
        self.take(length)
    }

    /// Takes bytes as long as they fit.
    pub(super) fn take_while(&mut self, fits: impl Fn(u8) -> bool) -> &'t str {
        let rest = self.ahead().as_bytes();
        let length = rest.iter().position(|byte| !fits(*byte)).unwrap_or(rest.len());
        self.take(length)
    }

    /// Takes what is left of the line, without its end.
    pub(super) fn rest_of_line(&mut self) -> &'t str {
        self.take_while(|byte| !matches!(byte, b'\n' | b'\r'))
    }

    /// Takes what is in a comment, if one stands here.
    pub(super) fn comment(&mut self) -> Result<Option<&'t str>, PgnError> {
        match self.byte() {
            Some(b';') => {
                self.skip(1);
                Ok(Some(self.rest_of_line()))
            }
            Some(b'{') => {
                let opened = self.at;
                self.skip(1);
                let inside = self.take_while(|byte| byte != b'}');
                if self.byte().is_none() {
                    return Err(self.error(opened, Problem::OpenComment));
                }
                self.skip(1);
                Ok(Some(inside))
            }
            _ => Ok(None),
        }
    }

    pub(super) fn error(&self, at: usize, problem: Problem) -> PgnError {
        PgnError { place: self.place(at), problem }
    }

    /// Keeps a remark, unless there are so many that nobody would read another.
    pub(super) fn remark(&mut self, at: usize, kind: RemarkKind) {
        let kind = match self.remarks.len() {
            ..MOST_REMARKS => kind,
            MOST_REMARKS => RemarkKind::AndMore,
            _ => return,
        };
        self.remarks.push(Remark { place: self.place(at), kind });
    }

    fn place(&self, at: usize) -> TextPlace {
        self.origin.after(self.text.as_bytes().get(..at).unwrap_or_default())
    }

    fn is_line_start(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|at| self.text.as_bytes().get(at));
        matches!(before, None | Some(b'\n' | b'\r'))
    }

    /// Takes so many bytes, which end where a character ends.
    fn take(&mut self, length: usize) -> &'t str {
        let taken = self.text.get(self.at..self.at + length).unwrap_or_default();
        self.skip(length);
        taken
    }
}

pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

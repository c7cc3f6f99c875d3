//! A cursor in the text of one game, with steps over blanks, comments and words. What a word means is for `parse`.

use super::limits::MOST_BYTES_A_GAME;
use super::place::TextPlace;
use super::problem::{PgnError, Problem, Remark, RemarkKind};

/// The most remarks about one game. More would be of no use to the reader.
const MOST_REMARKS: usize = 20;

/// Reads the text of one game from start to end.
pub(super) struct GameCursor<'t> {
    text: &'t str,
    at: usize,
    origin: TextPlace,
    pub(super) remarks: Vec<Remark>,
    /// How many more bytes may be read ahead to find where nested comments end.
    effort: usize,
}

impl<'t> GameCursor<'t> {
    pub(super) fn new(text: &'t str, origin: TextPlace) -> GameCursor<'t> {
        GameCursor { text, at: 0, origin, remarks: Vec::new(), effort: MOST_BYTES_A_GAME }
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

    /// The rest of the text. Does not move the cursor.
    pub(super) fn ahead(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Skips blanks, and lines that a percent sign excludes from the game.
    pub(super) fn skip_blanks(&mut self) {
        while let Some(byte) = self.byte() {
            if is_blank(byte) {
                self.at += 1;
            } else if byte >= 0x80
                && let Some(odd) = odd_space_at_start(self.ahead())
            {
                self.remark_once(self.at, RemarkKind::OddSpace);
                self.at += odd;
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

    /// Takes the next character, whatever it is.
    pub(super) fn take_char(&mut self) -> &'t str {
        self.take(self.ahead().chars().next().map_or(0, char::len_utf8))
    }

    /// Takes `length` bytes.
    pub(super) fn take_signs(&mut self, length: usize) -> &'t str {
        self.take(length)
    }

    /// Takes bytes as long as they fit.
    pub(super) fn take_while(&mut self, fits: impl Fn(u8) -> bool) -> &'t str {
        let rest = self.ahead().as_bytes();
        let length = rest.iter().position(|byte| !fits(*byte)).unwrap_or(rest.len());
        self.take(length)
    }

    /// Takes the rest of the line, without its end.
    pub(super) fn rest_of_line(&mut self) -> &'t str {
        self.take_while(|byte| !matches!(byte, b'\n' | b'\r'))
    }

    /// Takes the text of a comment, if one begins here. A comment that is never closed contains the rest of the game.
    pub(super) fn comment(&mut self) -> Option<&'t str> {
        match self.byte() {
            Some(b';') => {
                self.skip(1);
                Some(self.rest_of_line())
            }
            Some(b'{') => {
                let opened = self.at;
                self.skip(1);
                let length = length_of_comment(self.ahead(), &mut self.effort);
                let inside = self.take(length.unwrap_or(self.ahead().len()));
                if length.is_none() {
                    self.remark(opened, RemarkKind::OpenComment);
                }
                self.skip(1);
                Some(inside)
            }
            _ => None,
        }
    }

    pub(super) fn error(&self, at: usize, problem: Problem) -> PgnError {
        PgnError { place: self.place(at), problem }
    }

    /// Keeps a remark, up to the limit.
    pub(super) fn remark(&mut self, at: usize, kind: RemarkKind) {
        let kind = match self.remarks.len() {
            ..MOST_REMARKS => kind,
            MOST_REMARKS => RemarkKind::AndMore,
            _ => return,
        };
        self.remarks.push(Remark { place: self.place(at), kind });
    }

    /// Keeps a remark, unless there is one of the same kind.
    pub(super) fn remark_once(&mut self, at: usize, kind: RemarkKind) {
        if self.remarks.iter().all(|remark| remark.kind != kind) {
            self.remark(at, kind);
        }
    }

    fn place(&self, at: usize) -> TextPlace {
        self.origin.after(self.text.as_bytes().get(..at).unwrap_or_default())
    }

    fn is_line_start(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|at| self.text.as_bytes().get(at));
        matches!(before, None | Some(b'\n' | b'\r'))
    }

    /// Takes `length` bytes, which must end at the end of a character.
    fn take(&mut self, length: usize) -> &'t str {
        let taken = self.text.get(self.at..self.at + length).unwrap_or_default();
        self.skip(length);
        taken
    }
}

/// The length of a comment after its opening brace; `None` if it is never closed. PGN has no nested comments, but a
/// brace that would close nothing shows that the author wrote some.
fn length_of_comment(text: &str, effort: &mut usize) -> Option<usize> {
    let first = text.find('}')?;
    let is_nested = text.get(..first)?.contains('{')
        && leaves_a_brace(text.get(first + 1..).unwrap_or_default(), effort);
    let outer = if is_nested { outer_end(text, effort) } else { None };
    Some(outer.unwrap_or(first))
}

/// Whether a closing brace follows that closes no comment.
fn leaves_a_brace(text: &str, effort: &mut usize) -> bool {
    let mut bytes = text.bytes().take(*effort).enumerate();
    let mut looked_at = 0;
    let found = loop {
        let Some((at, byte)) = bytes.next() else { break false };
        looked_at = at;
        let end = match byte {
            b'}' => break true,
            b'{' => b'}',
            b';' => b'\n',
            _ => continue,
        };
        looked_at = bytes.find(|(_, byte)| *byte == end).map_or(text.len(), |(at, _)| at);
    };
    *effort = effort.saturating_sub(looked_at + 1);
    found
}

/// The place at which all opened braces are closed.
fn outer_end(text: &str, effort: &mut usize) -> Option<usize> {
    let mut depth = 1_usize;
    for (at, byte) in text.bytes().enumerate().take(*effort) {
        *effort -= 1;
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The length in bytes of a space outside ASCII, or of a sign without width, at the start of a text.
pub(super) fn odd_space_at_start(text: &str) -> Option<usize> {
    let first = text.chars().next().filter(|first| !first.is_ascii())?;
    let is_odd =
        first.is_whitespace() || matches!(first, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    is_odd.then(|| first.len_utf8())
}

pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

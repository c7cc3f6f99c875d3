//! Finds where one game of a text ends and the next begins, byte by byte, without
//! understanding moves. Never keeps text.

/// What was seen of the present game, at whatever byte the text was cut.
#[derive(Debug, Clone)]
pub(super) struct Seam {
    inside: Inside,
    open_variations: usize,
    seen: SeamSeen,
    event_seen: bool,
    /// The last eight bytes, the newest lowest.
    last: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Inside {
    Moves,
    /// A comment in braces.
    Braces,
    /// A comment or an escape that goes to the end of the line.
    Rest,
    /// A tag, outside its value.
    Tag,
    Value,
    /// After a backslash in a value.
    Escape,
    /// After a quotation mark in a value, which may or may not be its end.
    Quote,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SeamSeen {
    Nothing,
    Tags,
    Moves,
}

/// Where a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameEnd {
    /// Before this byte of the piece.
    Before(usize),
    /// Before [`NEXT_EVENT_TAG`], which had to be read to be recognised.
    AtNextEvent {
        /// How much of the piece has been read.
        read: usize,
    },
}

/// A line that only a new game begins with, as the last eight bytes.
const NEXT_EVENT: u64 = u64::from_be_bytes(*b"\n[Event ");
/// What of it belongs to the next game.
pub(super) const NEXT_EVENT_TAG: &[u8] = b"[Event ";

const BLANK: u64 = u64::from_be_bytes(*b"        ");

impl Seam {
    pub(super) fn new() -> Seam {
        Seam {
            inside: Inside::Moves,
            open_variations: 0,
            seen: SeamSeen::Nothing,
            event_seen: false,
            // A line has just begun.
            last: BLANK << 8 | b'\n' as u64,
        }
    }

    /// Reads on; the end of the game, if it is in this piece.
    pub(super) fn find(&mut self, piece: &[u8]) -> Option<GameEnd> {
        for (at, &byte) in piece.iter().enumerate() {
            if self.inside == Inside::Moves {
                if let Some(end) = self.step_in_moves(byte) {
                    return Some(GameEnd::Before(at + end));
                }
            } else {
                self.step_aside(byte);
            }
            self.last = self.last << 8 | u64::from(byte);
            if self.last == NEXT_EVENT && self.is_next_event() {
                return Some(GameEnd::AtNextEvent { read: at + 1 });
            }
        }
        None
    }

    /// Where the game ends, counted from this byte, if it does.
    fn step_in_moves(&mut self, byte: u8) -> Option<usize> {
        if is_plain(byte) {
            self.seen = SeamSeen::Moves;
            return None;
        }
        if self.open_variations == 0 && self.result_ended() {
            return Some(0);
        }
        match byte {
            b'{' => self.inside = Inside::Braces,
            b';' => self.inside = Inside::Rest,
            b'%' if self.at_line_start() => self.inside = Inside::Rest,
            b'%' => self.seen = SeamSeen::Moves,
            b'[' if self.seen == SeamSeen::Moves => return Some(0),
            b'[' => {
                self.seen = SeamSeen::Tags;
                self.inside = Inside::Tag;
            }
            b'*' if self.open_variations == 0 => return Some(1),
            b'(' => {
                self.seen = SeamSeen::Moves;
                self.open_variations += 1;
            }
            b')' => {
                self.seen = SeamSeen::Moves;
                self.open_variations = self.open_variations.saturating_sub(1);
            }
            _ => {}
        }
        None
    }

    fn step_aside(&mut self, byte: u8) {
        self.inside = match (self.inside, byte) {
            (Inside::Braces, b'}') => Inside::Moves,
            (Inside::Braces, _) => Inside::Braces,
            // A line's end closes whatever was meant to end in it.
            (_, b'\n' | b'\r') => Inside::Moves,
            (Inside::Tag, b'"') => Inside::Value,
            (Inside::Tag | Inside::Quote, b']') => Inside::Moves,
            (Inside::Value, b'\\') => Inside::Escape,
            (Inside::Value | Inside::Quote, b'"') => Inside::Quote,
            (Inside::Quote, b' ' | b'\t') => Inside::Quote,
            (Inside::Quote, b'\\') => Inside::Escape,
            (Inside::Escape | Inside::Quote, _) => Inside::Value,
            (inside, _) => inside,
        };
    }

    fn at_line_start(&self) -> bool {
        matches!(self.last as u8, b'\n' | b'\r')
    }

    /// Whether the bytes just read are a result.
    fn result_ended(&self) -> bool {
        let [before_draw, draw @ ..] = self.last.to_be_bytes();
        let [.., before_win, a, b, c] = self.last.to_be_bytes();
        let free = |before| !is_plain(before) || matches!(before, b'.' | b'!' | b'?');
        (matches!(&[a, b, c], b"1-0" | b"0-1") && free(before_win))
            || (draw == *b"1/2-1/2" && free(before_draw))
    }

    /// Whether a line that looks like the first tag of a game is one.
    fn is_next_event(&mut self) -> bool {
        match self.inside {
            // Nobody writes that in a comment: its closing brace is missing.
            Inside::Braces => true,
            Inside::Tag => std::mem::replace(&mut self.event_seen, true),
            _ => false,
        }
    }
}

/// Bytes of moves, move numbers and signs beside them, which nothing ends with.
fn is_plain(byte: u8) -> bool {
    !matches!(
        byte,
        b' ' | b'\t'
            | b'\n'
            | b'\r'
            | 0x0b
            | 0x0c
            | b'{'
            | b'}'
            | b';'
            | b'%'
            | b'['
            | b']'
            | b'('
            | b')'
            | b'*'
    )
}

/// What may stand between two games: white space, and the mark that UTF-8 files begin
/// with on some systems.
pub(super) fn is_between_games(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0xef | 0xbb | 0xbf)
}

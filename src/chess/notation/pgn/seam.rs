//! Finds where one game of a text ends and the next begins, byte by byte, without understanding moves.

use super::seam_state::{
    ALL_BUT_ITS_END, BLOCK, Before, CALM, Inside, NEXT, STIRS, SeamState, UNDECIDED,
};

/// The state within the current game, at any byte at which the text may be cut.
#[derive(Debug, Clone)]
pub(super) struct Seam {
    /// The row of a [`SeamState`].
    row: u16,
    open_variations: usize,
    event_seen: bool,
}

/// Where a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameEnd {
    /// Before this byte of the piece of text.
    Before(usize),
    /// Before the start of the next game, which was already read to recognise it.
    AtNextGame {
        /// How many bytes of the piece were read.
        read: usize,
        /// The part of the next game that was read.
        beginning: &'static [u8],
    },
}

/// The part of such a line that belongs to the next game.
pub(super) const NEXT_EVENT_TAG: &[u8] = b"[Event ";
/// The number of a first move after an empty line, with its dot and perhaps a blank.
const FIRST_NUMBER: &[u8] = b"1. ";

impl Seam {
    pub(super) fn new() -> Seam {
        Seam { row: SeamState::START.row(), open_variations: 0, event_seen: false }
    }

    /// Continues with a piece of text. Returns the end of the game, if it is in this piece.
    pub(super) fn find(&mut self, piece: &[u8]) -> Option<GameEnd> {
        let mut row = self.row;
        let mut at = 0;
        while at < piece.len() {
            (row, at) = after_calm_blocks(row, piece, at);
            for &byte in piece.iter().skip(at).take(BLOCK) {
                let mut next = NEXT[usize::from(row) + usize::from(byte)];
                if next == UNDECIDED {
                    self.row = row;
                    if let Some(end) = self.decide(byte, at) {
                        return Some(end);
                    }
                    next = self.row;
                }
                row = next;
                at += 1;
            }
        }
        self.row = row;
        None
    }

    /// Handles a byte that the table leaves undecided. Returns the end of the game, if it is here.
    fn decide(&mut self, byte: u8, at: usize) -> Option<GameEnd> {
        let SeamState { mut inside, mut has_moves } = SeamState::at_row(self.row);
        match (inside, byte) {
            // A comment does not contain the first tag of a game: its closing brace is missing.
            (Inside::Braces(ALL_BUT_ITS_END), _) => {
                return Some(GameEnd::AtNextGame { read: at + 1, beginning: NEXT_EVENT_TAG });
            }
            (Inside::Tag(_), _) if std::mem::replace(&mut self.event_seen, true) => {
                return Some(GameEnd::AtNextGame { read: at + 1, beginning: NEXT_EVENT_TAG });
            }
            (Inside::Tag(_), _) => inside = Inside::Tag(0),
            (Inside::Moves(Before::Result), _) if self.open_variations == 0 => {
                return Some(GameEnd::Before(at));
            }
            (Inside::Moves(before @ (Before::FirstDot | Before::FirstBlank)), _) => {
                if self.open_variations == 0 {
                    let length = if before == Before::FirstDot { 2 } else { 3 };
                    let beginning = FIRST_NUMBER.get(..length).unwrap_or_default();
                    return Some(GameEnd::AtNextGame { read: at, beginning });
                }
                self.row = SeamState { inside: Inside::Moves(Before::Gap), has_moves }.row();
                return self.go_on(byte, at);
            }
            // The result of a variation counts as a word.
            (Inside::Moves(Before::Result), _) => {
                let inside = Inside::Moves(Before::Word);
                self.row = SeamState { inside, has_moves }.row();
                return self.go_on(byte, at);
            }
            (_, b'[') => return Some(GameEnd::Before(at)),
            (_, b'*') if self.open_variations == 0 => return Some(GameEnd::Before(at + 1)),
            (_, b'(') => {
                self.open_variations += 1;
                (inside, has_moves) = (Inside::Moves(Before::Gap), true);
            }
            (_, b')') => {
                self.open_variations = self.open_variations.saturating_sub(1);
                (inside, has_moves) = (Inside::Moves(Before::Gap), true);
            }
            _ => inside = Inside::Moves(Before::Gap),
        }
        self.row = SeamState { inside, has_moves }.row();
        None
    }
}

impl Seam {
    /// Handles a byte in the current state.
    fn go_on(&mut self, byte: u8, at: usize) -> Option<GameEnd> {
        let next = NEXT[usize::from(self.row) + usize::from(byte)];
        if next == UNDECIDED {
            return self.decide(byte, at);
        }
        self.row = next;
        None
    }
}

/// Skips all blocks in which no byte matters. Returns the row and the place after them.
fn after_calm_blocks(mut row: u16, piece: &[u8], mut at: usize) -> (u16, usize) {
    let rest = piece.get(at..).unwrap_or_default();
    for block in rest.as_chunks::<BLOCK>().0 {
        let calm = &CALM[usize::from(row / 256)];
        let stirs = block.iter().fold(0, |stirs, byte| stirs | STIRS[usize::from(*byte)]);
        if stirs & calm.stirred_by != 0 {
            break;
        }
        let [.., last_but_one, last] = *block;
        row = NEXT[usize::from(calm.base) + usize::from(last_but_one)];
        row = NEXT[usize::from(row) + usize::from(last)];
        at += BLOCK;
    }
    (row, at)
}

/// Bytes between two games: white space, and the byte order mark of UTF-8.
pub(super) fn is_between_games(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0xef | 0xbb | 0xbf)
}

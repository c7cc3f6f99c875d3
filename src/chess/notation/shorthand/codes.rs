//! How the moves and variations of a game are coded as bytes.
//!
//! A move is a piece, numbered among the pieces of its side in the order of their squares, and a target, numbered
//! among those of the piece. Both fit in one byte, four bits each; a target from the fifteenth on has a byte of its
//! own. A game that began with more pieces than a set has uses two bytes for every move.

/// A move: the number of a piece, and the number of its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ManCode {
    pub(super) man: u8,
    pub(super) target: u8,
}

/// The next item of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShorthandCode {
    Moves(ManCode),
    /// A null move: the other side is to move.
    Passes,
    /// A variation begins: it replaces the move after its end.
    Opens,
    Closes,
}

/// The number of bytes for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CodeWidth {
    One,
    Two,
}

/// Four bits can number this many pieces of a side.
pub(super) const MEN_IN_A_BYTE: usize = 16;

/// A target of this value means that the target is in the next byte.
const FAR: u8 = 15;
/// Values that no target has: a queen has at most 27.
const OPENS: u8 = 255;
const CLOSES: u8 = 254;
const PASSES: u8 = 253;

impl ShorthandCode {
    pub(super) fn write(self, width: CodeWidth, bytes: &mut Vec<u8>) {
        let (man, target) = match self {
            ShorthandCode::Moves(ManCode { man, target }) => (man, target),
            ShorthandCode::Opens => (0, OPENS),
            ShorthandCode::Closes => (0, CLOSES),
            ShorthandCode::Passes => (0, PASSES),
        };
        match width {
            CodeWidth::One if target < FAR => bytes.push(man << 4 | target),
            CodeWidth::One => bytes.extend([man << 4 | FAR, target]),
            CodeWidth::Two => bytes.extend([man, target]),
        }
    }
}

pub(super) struct Codes<'b> {
    pub(super) bytes: &'b [u8],
    pub(super) width: CodeWidth,
}

/// The bytes end in the middle of a code.
pub(super) struct HalfACode;

impl Codes<'_> {
    /// The next code; `None` at the end.
    #[inline]
    pub(super) fn take(&mut self) -> Result<Option<ShorthandCode>, HalfACode> {
        let Some(first) = self.byte() else { return Ok(None) };
        let (man, target) = match self.width {
            CodeWidth::One if first & 15 < FAR => (first >> 4, first & 15),
            CodeWidth::One => (first >> 4, self.byte().ok_or(HalfACode)?),
            CodeWidth::Two => (first, self.byte().ok_or(HalfACode)?),
        };
        Ok(Some(match target {
            OPENS => ShorthandCode::Opens,
            CLOSES => ShorthandCode::Closes,
            PASSES => ShorthandCode::Passes,
            target => ShorthandCode::Moves(ManCode { man, target }),
        }))
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }
}

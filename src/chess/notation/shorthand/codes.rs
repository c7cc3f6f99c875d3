//! How the moves of a game and its branches are bytes. Never knows what stands on a board.
//!
//! A move is a man, counted among its side's men in the order of the squares, and a target, counted among
//! those that it has. Both are one byte, four bits each; a target from the fifteenth on has a byte of its own.
//! A game that began with more men than a set holds has two bytes for every move.

/// A move: which man of its side, and to which of its targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ManCode {
    pub(super) man: u8,
    pub(super) target: u8,
}

/// What comes next in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShorthandCode {
    Moves(ManCode),
    /// Nobody moves, and it is the other side's turn.
    Passes,
    /// A branch begins: what follows replaces the move that follows its end.
    Opens,
    Closes,
}

/// How many bytes a move has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CodeWidth {
    One,
    Two,
}

/// So many men of a side can be told apart in four bits.
pub(super) const MEN_IN_A_BYTE: usize = 16;

/// The target that says that it is in the next byte.
const FAR: u8 = 15;
/// Targets that no man has: the queen has 27 at most.
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

/// Codes, one after the other.
pub(super) struct Codes<'b> {
    pub(super) bytes: &'b [u8],
    pub(super) width: CodeWidth,
}

/// A code breaks off.
pub(super) struct HalfACode;

impl Codes<'_> {
    /// The next code; none at the end.
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

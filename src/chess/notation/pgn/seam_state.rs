//! The state machine that finds the ends of games, as a table from states and bytes to states. Where state and byte
//! alone do not decide, the entry says so and `seam` decides.

/// The state before the next byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SeamState {
    pub(super) inside: Inside,
    /// Whether there were moves. After moves, a tag begins the next game.
    pub(super) has_moves: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Inside {
    Moves(Before),
    /// In a comment in braces, with the number of bytes of [`NEXT_EVENT`] that were just read.
    Braces(u8),
    /// In a comment or an escape that goes to the end of the line.
    Rest,
    /// In a tag but outside its value, with the number of bytes of [`NEXT_EVENT`] that were just read.
    Tag(u8),
    Value,
    /// In a value, after a backslash.
    Escape,
    /// In a value, after a quotation mark that may be its end.
    Quote,
}

/// What came last among the moves, as far as a result or a line may begin or end there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// Something that a result may follow.
    Gap,
    LineFeed,
    Return,
    /// An empty line.
    EmptyLine,
    /// The number of a first move after an empty line, up to its dot.
    FirstNumber,
    /// The dot after that number.
    FirstDot,
    /// The blank after that dot.
    FirstBlank,
    /// A word that is not a result or the beginning of one.
    Word,
    One,
    OneDash,
    Zero,
    ZeroDash,
    OneSlash,
    Half,
    HalfDash,
    HalfOne,
    HalfOneSlash,
    Result,
}

/// A line that only a new game can begin with.
const NEXT_EVENT: [u8; 8] = *b"\n[Event ";
/// Its length without the last byte.
pub(super) const ALL_BUT_ITS_END: u8 = 7;

/// Every [`Before`], in order.
const BEFORE: [Before; 18] = [
    Before::Gap,
    Before::LineFeed,
    Before::Return,
    Before::EmptyLine,
    Before::FirstNumber,
    Before::FirstDot,
    Before::FirstBlank,
    Before::Word,
    Before::One,
    Before::OneDash,
    Before::Zero,
    Before::ZeroDash,
    Before::OneSlash,
    Before::Half,
    Before::HalfDash,
    Before::HalfOne,
    Before::HalfOneSlash,
    Before::Result,
];

/// The number of the first state of each kind without moves; the same state with moves has the next number.
const BRACES: u8 = 2 * BEFORE.len() as u8;
const REST: u8 = BRACES + 2 * NEXT_EVENT.len() as u8;
const TAG: u8 = REST + 2;
const VALUE: u8 = TAG + 2 * NEXT_EVENT.len() as u8;
const ESCAPE: u8 = VALUE + 2;
const QUOTE: u8 = ESCAPE + 2;
const STATES: usize = QUOTE as usize + 2;

/// How many bytes are skipped at once if none of them matters.
pub(super) const BLOCK: usize = 8;

/// How a block is skipped in a state.
#[derive(Clone, Copy)]
pub(super) struct Calm {
    /// A block can be skipped if none of its bytes has one of these bits in [`STIRS`].
    pub(super) stirred_by: u8,
    /// The row from which the last two bytes of the block lead on. The bytes before them no longer matter.
    pub(super) base: u16,
}

/// Where a byte matters: among moves, in a comment, in a value, and everywhere else.
const MOVES_STIR: u8 = 1;
const BRACES_STIR: u8 = 2;
const VALUE_STIRS: u8 = 4;
const ALL_STIR: u8 = 8;

/// For each byte, where it matters.
pub(super) static STIRS: [u8; 256] = every_stirring();

/// For each state, in the order of the rows.
pub(super) static CALM: [Calm; STATES] = every_calm();

/// Marks an entry for which the byte alone does not decide the next state.
pub(super) const UNDECIDED: u16 = u16::MAX;

/// The next state for each state and byte. States are stored as row offsets, to save a multiplication for every byte.
pub(super) static NEXT: [u16; STATES * 256] = every_next();

impl SeamState {
    /// The start of a game, at the start of a line.
    pub(super) const START: SeamState =
        SeamState { inside: Inside::Moves(Before::LineFeed), has_moves: false };

    /// The offset of its row.
    pub(super) const fn row(self) -> u16 {
        let kind = match self.inside {
            Inside::Moves(before) => 2 * before as u8,
            Inside::Braces(read) => BRACES + 2 * read,
            Inside::Rest => REST,
            Inside::Tag(read) => TAG + 2 * read,
            Inside::Value => VALUE,
            Inside::Escape => ESCAPE,
            Inside::Quote => QUOTE,
        };
        (kind + self.has_moves as u8) as u16 * 256
    }

    pub(super) const fn at_row(row: u16) -> SeamState {
        let number = (row / 256) as u8;
        let inside = match number {
            0..BRACES => Inside::Moves(BEFORE[number as usize / 2]),
            BRACES..REST => Inside::Braces((number - BRACES) / 2),
            REST..TAG => Inside::Rest,
            TAG..VALUE => Inside::Tag((number - TAG) / 2),
            VALUE..ESCAPE => Inside::Value,
            ESCAPE..QUOTE => Inside::Escape,
            QUOTE.. => Inside::Quote,
        };
        SeamState { inside, has_moves: number % 2 == 1 }
    }

    /// The next state after this byte, if the byte alone decides.
    const fn after(self, byte: u8) -> Option<SeamState> {
        let has_moves = self.has_moves;
        let inside = match (self.inside, byte) {
            (Inside::Moves(before), _) => return after_moves(before, has_moves, byte),
            (Inside::Braces(_), b'}') => Inside::Moves(Before::Gap),
            (Inside::Braces(ALL_BUT_ITS_END) | Inside::Tag(ALL_BUT_ITS_END), b' ') => return None,
            (Inside::Braces(read), _) => Inside::Braces(event_read(read, byte)),
            // The end of the line closes anything that should have ended in it.
            (_, b'\n') => Inside::Moves(Before::LineFeed),
            (_, b'\r') => Inside::Moves(Before::Return),
            (Inside::Rest, _) => Inside::Rest,
            (Inside::Tag(_), b'"') => Inside::Value,
            (Inside::Tag(_) | Inside::Quote, b']') => Inside::Moves(Before::Gap),
            (Inside::Tag(read), _) => Inside::Tag(event_read(read, byte)),
            (Inside::Value | Inside::Quote, b'\\') => Inside::Escape,
            (Inside::Value | Inside::Quote, b'"') => Inside::Quote,
            (Inside::Quote, b' ' | b'\t') => Inside::Quote,
            (Inside::Value | Inside::Escape | Inside::Quote, _) => Inside::Value,
        };
        Some(SeamState { inside, has_moves })
    }
}

const fn after_moves(before: Before, has_moves: bool, byte: u8) -> Option<SeamState> {
    let is_line_start = matches!(before, Before::LineFeed | Before::Return | Before::EmptyLine);
    let (inside, has_moves) = match byte {
        // The next byte decides whether Black's move or the first move of the next game comes.
        b' ' if has_moves && matches!(before, Before::FirstDot) => {
            (Inside::Moves(Before::FirstBlank), true)
        }
        _ if has_moves
            && matches!(before, Before::FirstDot | Before::FirstBlank)
            && is_plain(byte)
            && byte != b'.' =>
        {
            return None;
        }
        // Before the first move, an empty line does not end a game.
        _ if is_plain(byte) && !has_moves && matches!(before, Before::EmptyLine) => {
            (Inside::Moves(Before::LineFeed.and(byte)), true)
        }
        _ if is_plain(byte) => (Inside::Moves(before.and(byte)), true),
        // Whether the game ends depends on the open variations.
        _ if matches!(before, Before::Result) => return None,
        b'(' | b')' | b'*' => return None,
        b'[' if has_moves => return None,
        b'[' => {
            let after_line = matches!(before, Before::LineFeed | Before::EmptyLine);
            (Inside::Tag(if after_line { 2 } else { 0 }), has_moves)
        }
        b'{' => (Inside::Braces(0), has_moves),
        b';' => (Inside::Rest, has_moves),
        b'%' if is_line_start => (Inside::Rest, has_moves),
        b'%' => (Inside::Moves(Before::Gap), true),
        b'\n' if matches!(before, Before::LineFeed | Before::EmptyLine) => {
            (Inside::Moves(Before::EmptyLine), has_moves)
        }
        b'\r' if is_line_start => (Inside::Moves(Before::EmptyLine), has_moves),
        b'\n' => (Inside::Moves(Before::LineFeed), has_moves),
        b'\r' => (Inside::Moves(Before::Return), has_moves),
        b' ' | b'\t' if matches!(before, Before::EmptyLine) => {
            (Inside::Moves(Before::EmptyLine), has_moves)
        }
        _ => (Inside::Moves(Before::Gap), has_moves),
    };
    Some(SeamState { inside, has_moves })
}

impl Before {
    /// The state after one more byte of a word.
    const fn and(self, byte: u8) -> Before {
        match (self, byte) {
            (Before::EmptyLine, b'1') => Before::FirstNumber,
            (Before::FirstNumber, b'.') => Before::FirstDot,
            (Before::Gap | Before::LineFeed | Before::Return, b'1') => Before::One,
            (Before::Gap | Before::LineFeed | Before::Return | Before::EmptyLine, b'0') => {
                Before::Zero
            }
            (Before::One | Before::FirstNumber, b'-') => Before::OneDash,
            (Before::OneDash, b'0') | (Before::ZeroDash, b'1') => Before::Result,
            (Before::Zero, b'-') => Before::ZeroDash,
            (Before::One | Before::FirstNumber, b'/') => Before::OneSlash,
            (Before::OneSlash, b'2') => Before::Half,
            (Before::Half, b'-') => Before::HalfDash,
            (Before::HalfDash, b'1') => Before::HalfOne,
            (Before::HalfOne, b'/') => Before::HalfOneSlash,
            (Before::HalfOneSlash, b'2') => Before::Result,
            (_, b'.' | b'!' | b'?') => Before::Gap,
            _ => Before::Word,
        }
    }
}

/// How many bytes of [`NEXT_EVENT`] were read, including this byte.
const fn event_read(read: u8, byte: u8) -> u8 {
    if NEXT_EVENT[read as usize] == byte { read + 1 } else { (byte == NEXT_EVENT[0]) as u8 }
}

/// Bytes of moves, move numbers and their signs, which cannot end a game.
const fn is_plain(byte: u8) -> bool {
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

const fn every_next() -> [u16; STATES * 256] {
    let mut next = [UNDECIDED; STATES * 256];
    let mut at = 0;
    while at < next.len() {
        if let Some(after) = SeamState::at_row((at - at % 256) as u16).after((at % 256) as u8) {
            next[at] = after.row();
        }
        at += 1;
    }
    next
}

const fn every_stirring() -> [u8; 256] {
    let mut stirs = [ALL_STIR; 256];
    let mut byte = 0;
    while byte < 256 {
        let it = byte as u8;
        // A result that goes on or ends after its first byte has a dash or a slash. An empty line may come before the
        // next game.
        if matches!(
            it,
            b'{' | b'}'
                | b'('
                | b')'
                | b'['
                | b']'
                | b';'
                | b'%'
                | b'*'
                | b'-'
                | b'/'
                | b'\n'
                | b'\r'
        ) {
            stirs[byte] |= MOVES_STIR;
        }
        if matches!(it, b'}' | b'[') {
            stirs[byte] |= BRACES_STIR;
        }
        if matches!(it, b'"' | b'\\' | b'\n' | b'\r') {
            stirs[byte] |= VALUE_STIRS;
        }
        byte += 1;
    }
    stirs
}

const fn every_calm() -> [Calm; STATES] {
    let mut calm = [Calm { stirred_by: ALL_STIR, base: 0 }; STATES];
    let mut number = 0;
    while number < STATES {
        let state = SeamState::at_row(number as u16 * 256);
        let (stirred_by, inside) = match state.inside {
            Inside::Moves(
                Before::Gap
                | Before::LineFeed
                | Before::Return
                | Before::Word
                | Before::One
                | Before::Zero,
            ) if state.has_moves => (MOVES_STIR, Inside::Moves(Before::Word)),
            Inside::Braces(0 | 1) => (BRACES_STIR, Inside::Braces(0)),
            Inside::Value => (VALUE_STIRS, Inside::Value),
            _ => (ALL_STIR, state.inside),
        };
        calm[number] = Calm { stirred_by, base: SeamState { inside, ..state }.row() };
        number += 1;
    }
    calm
}

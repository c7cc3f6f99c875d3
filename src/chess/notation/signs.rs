//! The signs next to a written move: capture, check, mate, en passant, an offer of a draw, and what the writer thinks
//! of it.

/// The signs next to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Signs {
    /// `x`, `:` or `×`.
    pub capture: Option<Sign>,
    /// `+`, or `#` and `++` for mate (C.13).
    pub check: Option<CheckSign>,
    /// `e.p.`.
    pub en_passant: Option<Sign>,
    /// `(=)`, an offer of a draw (C.12).
    pub draw_offer: Option<Sign>,
    /// `!!` to `??`.
    pub glyph: Option<MoveGlyph>,
}

/// Marks that a sign is present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sign;

/// Check or mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckSign {
    Check,
    Mate,
}

/// What the writer thinks of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveGlyph {
    /// `!`
    Good,
    /// `?`
    Bad,
    /// `!!`
    VeryGood,
    /// `??`
    VeryBad,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl MoveGlyph {
    /// Every glyph with its sign, the longer signs first.
    pub const ALL: [(MoveGlyph, &'static str); 6] = [
        (MoveGlyph::VeryGood, "!!"),
        (MoveGlyph::VeryBad, "??"),
        (MoveGlyph::Interesting, "!?"),
        (MoveGlyph::Dubious, "?!"),
        (MoveGlyph::Good, "!"),
        (MoveGlyph::Bad, "?"),
    ];
}

/// A sign after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SignBehind {
    /// `e.p.`
    EnPassant,
    /// `+` or `#`
    Check(CheckSign),
    /// `(=)`
    DrawOffer,
    /// `!` to `??`
    Glyph(MoveGlyph),
}

/// Means mate since 2009, and meant double check before.
pub(super) const DOUBLE_PLUS: &str = "++";

/// Every sign after a move with its spellings. A spelling that begins another one comes after it.
const BEHIND: [(&[&str], SignBehind); 4] = [
    (&["(e.p.)", "(ep)", "e. p.", "e.p.", "e.p", "ep.", "ep", "en passant"], SignBehind::EnPassant),
    (&[DOUBLE_PLUS, "#", "‡"], SignBehind::Check(CheckSign::Mate)),
    (&["+", "†"], SignBehind::Check(CheckSign::Check)),
    (&["(=)", "="], SignBehind::DrawOffer),
];

impl Signs {
    /// Adds a sign that follows the move.
    pub(super) fn add(&mut self, sign: SignBehind) {
        match sign {
            SignBehind::EnPassant => self.en_passant = Some(Sign),
            SignBehind::Check(check) => self.check = Some(check),
            SignBehind::DrawOffer => self.draw_offer = Some(Sign),
            SignBehind::Glyph(glyph) => self.glyph = Some(glyph),
        }
    }
}

/// The sign at the start of a text, and its length in bytes.
#[must_use]
pub fn sign_at_start(text: &str) -> Option<(SignBehind, usize)> {
    let behind = BEHIND.iter().find_map(|(spellings, sign)| {
        let found = spellings.iter().find(|spelling| text.starts_with(**spelling))?;
        Some((*sign, found.len()))
    });
    behind.or_else(|| {
        let (glyph, sign) = MoveGlyph::ALL.into_iter().find(|(_, sign)| text.starts_with(*sign))?;
        Some((SignBehind::Glyph(glyph), sign.len()))
    })
}

/// How many bytes at the start of a text are only signs, up to a blank or a bracket: signs may be separate from their
/// move, in any order. `None` if the text begins with anything else.
///
/// ```
/// use hector_chess::notation::signs_at_start;
///
/// assert_eq!(signs_at_start("e.p.+ 6. Nf3"), Some(5));
/// assert_eq!(signs_at_start("e4"), None);
/// ```
#[must_use]
pub fn signs_at_start(text: &str) -> Option<usize> {
    let mut at = 0;
    while let Some((_, length)) = sign_at_start(&text[at..]) {
        at += length;
    }
    let ends = |next: char| next.is_whitespace() || "{}()[];$".contains(next);
    (at > 0 && text[at..].chars().next().is_none_or(ends)).then_some(at)
}

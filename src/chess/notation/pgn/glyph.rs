//! Numeric annotation glyphs, and the signs that stand for some of them. Never knows
//! their words in any language.

/// A numeric annotation glyph: `$1` is a good move, `$10` an even position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph(pub u8);

/// The signs that stand for a glyph, longest first where one begins another.
const SIGNS: [(&str, u8); 22] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("~", 13),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("□", 7),
];

impl Glyph {
    /// The glyph that a sign on its own stands for.
    #[must_use]
    pub fn of_sign(sign: &str) -> Option<Glyph> {
        SIGNS.iter().find(|(known, _)| *known == sign).map(|(_, number)| Glyph(*number))
    }
}

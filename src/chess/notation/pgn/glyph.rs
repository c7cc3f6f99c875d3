//! Numeric annotation glyphs, and the signs of some of them. Their names are in `words`.

/// A numeric annotation glyph: `$1` is a good move, `$10` an even position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph(pub u8);

/// The signs of glyphs. A longer sign comes before one that it begins with.
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
    /// The glyph of a sign.
    #[must_use]
    pub fn of_sign(sign: &str) -> Option<Glyph> {
        SIGNS.iter().find(|(known, _)| *known == sign).map(|(_, number)| Glyph(*number))
    }
}

//! The chess codes: the six-dot cells for each sign of a move.

use std::sync::LazyLock;

use super::cell::Cell;
use super::spelling::cells;
use crate::Language;

/// How the numbers of the ranks are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ranks {
    /// In the lower part of the cell, without a number sign.
    Lowered,
    /// With dot 6 added, without a number sign.
    DotSix,
    /// In the upper part of the cell, after a number sign.
    Upper,
}

impl Ranks {
    pub const ALL: [Ranks; 3] = [Ranks::Lowered, Ranks::DotSix, Ranks::Upper];

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Ranks::Lowered => "lowered",
            Ranks::DotSix => "dot-six",
            Ranks::Upper => "upper",
        }
    }

    /// The way of a country: dot 6 in France, lowered elsewhere.
    #[must_use]
    pub fn of(language: Language) -> Ranks {
        match language {
            Language::French => Ranks::DotSix,
            Language::German | Language::English => Ranks::Lowered,
        }
    }

    fn digits(self) -> &'static [&'static str; 8] {
        match self {
            Ranks::Lowered => &["⠂", "⠆", "⠒", "⠲", "⠢", "⠖", "⠶", "⠦"],
            Ranks::DotSix => &["⠡", "⠣", "⠩", "⠹", "⠱", "⠫", "⠻", "⠳"],
            Ranks::Upper => &["⠼⠁", "⠼⠃", "⠼⠉", "⠼⠙", "⠼⠑", "⠼⠋", "⠼⠛", "⠼⠓"],
        }
    }
}

/// A sign of a code: its text in English algebraic notation, and its cells.
pub(super) type CodeSign = (&'static str, &'static str);

/// Capture and check in one cell.
pub(super) const CAPTURE_WITH_CHECK: &str = "x+";

/// A check sign that stands after the move, not before its square.
pub(super) const PLUS_AFTER: &str = " +";

/// UKAAF, Braille Chess Code and Layout, 2015: pieces in 2.1, mate in 2.2, capture and
/// check in 3.4, as far as examples show them. Castling, en passant and the offer of a draw are our own, as is the plus
/// after castling, which 1.4 shows after a square; `!` and `?` follow the separator of 1.4.
const BRITISH: &[CodeSign] = &[
    ("K", "⠅"),
    ("Q", "⠟"),
    ("R", "⠗"),
    ("B", "⠇"),
    ("N", "⠎"),
    ("x", "⠰"),
    ("+", "⠘"),
    (CAPTURE_WITH_CHECK, "⠸"),
    ("#", "⠜⠍"),
    (PLUS_AFTER, "⠜⠏"),
    ("-", "⠤"),
    ("0-0", "⠕⠤⠕"),
    ("0-0-0", "⠕⠤⠕⠤⠕"),
    (" e.p.", "⠜⠑⠏"),
    ("(=)", "⠜⠶"),
    ("!!", "⠜⠖⠖"),
    ("??", "⠜⠦⠦"),
    ("!?", "⠜⠖⠦"),
    ("?!", "⠜⠦⠖"),
    ("!", "⠜⠖"),
    ("?", "⠜⠦"),
];

/// Our own code, from parts of the German Basisschrift: the capital sign, lowered numbers, plus and hash as in print.
const GERMAN: &[CodeSign] = &[
    ("K", "⠨⠅"),
    ("Q", "⠨⠙"),
    ("R", "⠨⠞"),
    ("B", "⠨⠇"),
    ("N", "⠨⠎"),
    ("x", "⠭"),
    ("+", "⠈⠖"),
    ("#", "⠈⠼"),
    ("-", "⠤"),
    ("0-0", "⠴⠤⠴"),
    ("0-0-0", "⠴⠤⠴⠤⠴"),
    (" e.p.", "⠑⠏"),
    ("(=)", "⠈⠶"),
    ("!!", "⠠⠖⠖"),
    ("??", "⠠⠢⠢"),
    ("!?", "⠠⠖⠢"),
    ("?!", "⠠⠢⠖"),
    ("!", "⠠⠖"),
    ("?", "⠠⠢"),
];

/// Our own code, from parts of the Code braille français uniformisé: the capital sign, numbers with dot 6, the signs of
/// sums after their modifier.
const FRENCH: &[CodeSign] = &[
    ("K", "⠨⠗"),
    ("Q", "⠨⠙"),
    ("R", "⠨⠞"),
    ("B", "⠨⠋"),
    ("N", "⠨⠉"),
    ("x", "⠭"),
    ("+", "⠠⠖"),
    ("#", "⠐⠼"),
    ("-", "⠤"),
    ("0-0", "⠼⠤⠼"),
    ("0-0-0", "⠼⠤⠼⠤⠼"),
    (" e.p.", "⠑⠏"),
    ("(=)", "⠠⠶"),
    ("!!", "⠐⠖⠖"),
    ("??", "⠐⠢⠢"),
    ("!?", "⠐⠖⠢"),
    ("?!", "⠐⠢⠖"),
    ("!", "⠐⠖"),
    ("?", "⠐⠢"),
];

pub(super) const FILES: [CodeSign; 8] = [
    ("a", "⠁"),
    ("b", "⠃"),
    ("c", "⠉"),
    ("d", "⠙"),
    ("e", "⠑"),
    ("f", "⠋"),
    ("g", "⠛"),
    ("h", "⠓"),
];

const RANKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

fn signs(language: Language) -> &'static [CodeSign] {
    match language {
        Language::German => GERMAN,
        Language::French => FRENCH,
        Language::English => BRITISH,
    }
}

/// A code with the cells of each sign, longer signs first.
pub(super) struct CodeSigns(Vec<(&'static str, Vec<Cell>)>);

impl CodeSigns {
    pub(super) fn of(language: Language, ranks: Ranks) -> &'static CodeSigns {
        let [lowered, dot_six, upper] = match language {
            Language::German => &*GERMAN_SIGNS,
            Language::French => &*FRENCH_SIGNS,
            Language::English => &*BRITISH_SIGNS,
        };
        match ranks {
            Ranks::Lowered => lowered,
            Ranks::DotSix => dot_six,
            Ranks::Upper => upper,
        }
    }

    fn ready(language: Language, ranks: Ranks) -> CodeSigns {
        let numbers = RANKS.into_iter().zip(ranks.digits().iter().copied());
        let every = signs(language).iter().copied().chain(FILES).chain(numbers);
        let mut ready: Vec<_> = every.map(|(text, own)| (text, cells(own))).collect();
        ready.sort_by_key(|(_, own)| std::cmp::Reverse(own.len()));
        CodeSigns(ready)
    }

    /// The signs of a move in print. Stops at the first unknown sign.
    pub(super) fn of_print(&self, text: &str) -> Vec<&'static str> {
        let mut found = Vec::new();
        let mut rest = text;
        while let Some(sign) = self
            .0
            .iter()
            .map(|(known, _)| *known)
            .filter(|known| rest.starts_with(known) && *known != CAPTURE_WITH_CHECK)
            .max_by_key(|known| known.len())
        {
            found.push(sign);
            rest = &rest[sign.len()..];
        }
        found
    }

    pub(super) fn cells(&self, text: &str) -> &[Cell] {
        let found = self.0.iter().find(|(known, _)| *known == text);
        found.map_or(&[], |(_, own)| own.as_slice())
    }

    /// The longest sign at the start of some cells, and its length.
    pub(super) fn at_start(&self, rest: &[Cell]) -> Option<(&'static str, usize)> {
        let found = self.0.iter().find(|(_, own)| rest.starts_with(own));
        found.map(|(text, own)| (*text, own.len()))
    }
}

/// One code with every way to write ranks, in the order of [`Ranks::ALL`].
type EveryWay = LazyLock<[CodeSigns; 3]>;

static GERMAN_SIGNS: EveryWay =
    LazyLock::new(|| Ranks::ALL.map(|ranks| CodeSigns::ready(Language::German, ranks)));
static FRENCH_SIGNS: EveryWay =
    LazyLock::new(|| Ranks::ALL.map(|ranks| CodeSigns::ready(Language::French, ranks)));
static BRITISH_SIGNS: EveryWay =
    LazyLock::new(|| Ranks::ALL.map(|ranks| CodeSigns::ready(Language::English, ranks)));

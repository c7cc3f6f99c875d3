//! Move numbers in braille, and the mark for a move of Black's after a number.

use super::cell::Cell;
use super::notation::Notation;
use super::spelling::cells;
use crate::Language;
use crate::chess::Color;

/// A move number that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbered {
    pub number: u32,
    /// The side to move, if the number shows it.
    pub mover: Option<Color>,
}

/// How a chess code writes numbers.
struct Numbers {
    sign: &'static str,
    digits: &'static str,
    /// After the number of Black's move.
    dots: &'static str,
    /// Before the move itself, if it is Black's.
    mark: &'static str,
}

/// British 1.2 and 1.3: lower numbers without a sign, and dots 3 and 6 before Black's move. In German an ordinal number
/// is lowered after the number sign. In French it is the number alone. Three dots are as in print.
fn numbers(language: Language) -> Numbers {
    match language {
        Language::English => Numbers { sign: "", digits: LOWERED, dots: "", mark: "⠤" },
        Language::German => Numbers { sign: "⠼", digits: LOWERED, dots: "⠄⠄⠄", mark: "" },
        Language::French => Numbers { sign: "⠠", digits: DOT_SIX, dots: "⠲⠲⠲", mark: "" },
    }
}

const LOWERED: &str = "⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔";
const DOT_SIX: &str = "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪";

impl Notation {
    /// The number before a move.
    #[must_use]
    pub fn number(self, number: u32, mover: Color) -> Vec<Cell> {
        match self {
            Notation::Chess { language, .. } => {
                let numbers = numbers(language);
                let digits = cells(numbers.digits);
                let mut written = cells(numbers.sign);
                let own = number.to_string();
                written.extend(own.bytes().filter_map(|b| digits.get(usize::from(b - b'0'))));
                if mover == Color::Black {
                    written.extend(cells(numbers.dots));
                }
                written
            }
            Notation::Print { table, .. } => {
                table.spell(&format!("{number}{}", mover.fold_wb(".", "...")))
            }
        }
    }

    /// The mark between a number and a move.
    #[must_use]
    pub fn mark_after_number(self, mover: Color) -> Vec<Cell> {
        match (self, mover) {
            (Notation::Chess { language, .. }, Color::Black) => cells(numbers(language).mark),
            _ => Vec::new(),
        }
    }

    /// Reads a move number. `None` if it is something else.
    #[must_use]
    pub fn read_number(self, word: &[Cell]) -> Option<Numbered> {
        let (digits, mover) = match self {
            Notation::Chess { language, .. } => {
                let numbers = numbers(language);
                let known = cells(numbers.digits);
                let rest = word.strip_prefix(cells(numbers.sign).as_slice())?;
                let dots = cells(numbers.dots);
                let (own, mover) = match rest.strip_suffix(dots.as_slice()) {
                    Some(own) if !dots.is_empty() => (own, Some(Color::Black)),
                    _ if dots.is_empty() => (rest, None),
                    _ => (rest, Some(Color::White)),
                };
                let digit = |cell: &Cell| known.iter().position(|known| known == cell);
                let digits: Option<String> =
                    own.iter().map(|cell| digit(cell).map(|digit| digit.to_string())).collect();
                (digits?, mover)
            }
            Notation::Print { table, .. } => {
                let text = table.read(word).ok()?;
                let (digits, mover) = match text.strip_suffix("...") {
                    Some(digits) => (digits, Color::Black),
                    None => (text.strip_suffix('.')?, Color::White),
                };
                (digits.to_owned(), Some(mover))
            }
        };
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| plain)?;
        Some(Numbered { number, mover })
    }
}

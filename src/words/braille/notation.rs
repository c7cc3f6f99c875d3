//! Moves in braille, written and read: in the chess code of a country, or in print's own
//! notation spelled with a table. Knows no page and no display.

use super::cell::{Cell, Dots};
use super::code::{CAPTURE_WITH_CHECK, CodeSigns, FILES, PLUS_AFTER, Ranks};
use super::table::{Table, Unspellable};
use crate::Language;
use crate::chess::notation::{
    AlgebraicError, Form, Letters, SignSet, Strictness, WritingManner, WrittenMove, read, write,
};
use crate::chess::{Move, Position};

/// How moves are written in braille.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The chess code of a language's country, in six dots.
    Chess {
        /// The language.
        language: Language,
        /// How its ranks are written.
        ranks: Ranks,
    },
    /// Print's notation, spelled letter by letter.
    Print {
        /// The table it is spelled with.
        table: Table,
        /// The letters of the pieces.
        letters: Letters,
    },
}

/// What a notation is chosen by: a chess code, or the table that print is spelled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BrailleCode {
    /// The chess code of a language's country.
    Chess(Language),
    /// Print's notation in a table.
    Print(Table),
}

impl BrailleCode {
    /// Every code, the chess codes first.
    pub const ALL: [BrailleCode; 9] = [
        BrailleCode::Chess(Language::German),
        BrailleCode::Chess(Language::French),
        BrailleCode::Chess(Language::English),
        BrailleCode::Print(Table::ALL[0]),
        BrailleCode::Print(Table::ALL[1]),
        BrailleCode::Print(Table::ALL[2]),
        BrailleCode::Print(Table::ALL[3]),
        BrailleCode::Print(Table::ALL[4]),
        BrailleCode::Print(Table::ALL[5]),
    ];

    /// Its name.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            BrailleCode::Chess(Language::German) => "de-chess",
            BrailleCode::Chess(Language::French) => "fr-chess",
            BrailleCode::Chess(Language::English) => "en-chess",
            BrailleCode::Print(table) => table.code(),
        }
    }

    /// The notation with everything as its language has it.
    #[must_use]
    pub fn notation(self) -> Notation {
        match self {
            BrailleCode::Chess(language) => Notation::chess(language),
            BrailleCode::Print(table) => {
                Notation::Print { table, letters: table.language.letters() }
            }
        }
    }
}

/// Why cells are no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no move in braille: {self:?}")]
pub enum UnreadableCells {
    /// A cell stands for nothing in the chess code.
    Cell {
        /// Its place, from 0.
        place: usize,
        /// The cell.
        cell: Cell,
    },
    /// A cell stands for nothing in the table.
    Spelling(#[from] Unspellable),
    /// The signs are known, but make no move.
    Move(#[from] AlgebraicError),
}

impl Notation {
    /// The code of the United Kingdom.
    pub const BRITISH: Notation =
        Notation::Chess { language: Language::English, ranks: Ranks::Lowered };

    /// The chess code of a language as its country has it.
    #[must_use]
    pub fn chess(language: Language) -> Notation {
        Notation::Chess { language, ranks: Ranks::of(language) }
    }

    /// The table for what stands beside the moves.
    #[must_use]
    pub fn table(self) -> Table {
        match self {
            Notation::Chess { language, .. } => Table { language, dots: Dots::Six },
            Notation::Print { table, .. } => table,
        }
    }

    /// Writes a legal move of a position.
    #[must_use]
    pub fn write(self, position: &Position, legal: Move) -> Vec<Cell> {
        match self {
            Notation::Chess { language, ranks } => {
                encode(&write(position, legal, PIVOT), language, ranks)
            }
            Notation::Print { table, .. } => table.spell(&self.print(position, legal)),
        }
    }

    /// A move in print, as it is spelled where print is; else in the letters of no country.
    #[must_use]
    pub(super) fn print(self, position: &Position, legal: Move) -> String {
        let manner = match self {
            Notation::Chess { .. } => PIVOT,
            Notation::Print { letters, .. } => WritingManner { letters, ..PIVOT },
        };
        // A move is one word, so that it is never torn from its "e.p.".
        write(position, legal, manner).replace(' ', "")
    }

    /// The cells of a sign that stands with a move, such as `!?`.
    #[must_use]
    pub fn sign(self, sign: &str) -> Vec<Cell> {
        match self {
            Notation::Chess { language, ranks } => {
                CodeSigns::of(language, ranks).cells(sign).to_vec()
            }
            Notation::Print { table, .. } => table.spell(sign),
        }
    }

    /// Reads a move.
    ///
    /// # Errors
    /// When a cell stands for nothing, or all of them together for no move.
    pub fn read(self, cells: &[Cell]) -> Result<WrittenMove, UnreadableCells> {
        match self {
            Notation::Chess { language, ranks } => {
                let text = decode(cells, language, ranks)?;
                Ok(read(&text, Letters::English, Strictness::Tolerant)?)
            }
            Notation::Print { table, letters } => {
                Ok(read(&table.read(cells)?, letters, Strictness::Tolerant)?)
            }
        }
    }
}

/// The print form whose signs the codes have cells for.
const PIVOT: WritingManner =
    WritingManner { letters: Letters::English, form: Form::Short, signs: SignSet::ScoreSheet };

/// A move in print as cells of a chess code.
fn encode(text: &str, language: Language, ranks: Ranks) -> Vec<Cell> {
    let code = CodeSigns::of(language, ranks);
    let mut signs = code.of_print(text);
    if language == Language::English {
        check_before_target(&mut signs);
    }
    signs.iter().flat_map(|sign| code.cells(sign)).copied().collect()
}

/// In the British code the sign of check stands before the square, in one cell with that
/// of capture if there is one; castling, which has no square, is followed by a plus.
fn check_before_target(signs: &mut Vec<&'static str>) {
    let Some(check) = signs.iter().position(|sign| *sign == "+") else { return };
    signs.remove(check);
    if let Some(capture) = signs.iter_mut().find(|sign| **sign == "x") {
        *capture = CAPTURE_WITH_CHECK;
        return;
    }
    match signs.iter().rposition(|sign| FILES.iter().any(|(file, _)| file == sign)) {
        Some(target) => signs.insert(target, "+"),
        None => signs.insert(check, PLUS_AFTER),
    }
}

/// The print of cells in a chess code.
fn decode(cells: &[Cell], language: Language, ranks: Ranks) -> Result<String, UnreadableCells> {
    let code = CodeSigns::of(language, ranks);
    let mut text = String::new();
    let mut check = "";
    let mut place = 0;
    while let Some(rest) = cells.get(place..).filter(|rest| !rest.is_empty()) {
        let cell = rest.first().copied().unwrap_or_default();
        let (sign, length) = code.at_start(rest).ok_or(UnreadableCells::Cell { place, cell })?;
        match sign {
            "+" | PLUS_AFTER => check = "+",
            CAPTURE_WITH_CHECK => {
                text.push('x');
                check = "+";
            }
            // 1.2 of the British code: a move of Black that stands alone.
            "-" if place == 0 && language == Language::English => {}
            sign => text.push_str(sign),
        }
        place += length;
    }
    text.push_str(check);
    Ok(text)
}

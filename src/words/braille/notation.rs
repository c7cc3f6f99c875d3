//! Writes and reads moves in braille: in the chess code of a country, or in print notation spelled with a table. Pages
//! are in `score`.

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
        language: Language,
        /// How its ranks are written.
        ranks: Ranks,
    },
    /// Print notation, spelled letter by letter.
    Print {
        table: Table,
        /// The letters of the pieces.
        letters: Letters,
    },
}

/// The choice of a notation: a chess code, or a table to spell print with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BrailleCode {
    /// The chess code of a language's country.
    Chess(Language),
    /// Print notation in a table.
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

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            BrailleCode::Chess(Language::German) => "de-chess",
            BrailleCode::Chess(Language::French) => "fr-chess",
            BrailleCode::Chess(Language::English) => "en-chess",
            BrailleCode::Print(table) => table.code(),
        }
    }

    /// The notation with the defaults of its language.
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

/// Why cells are not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no move in braille: {self:?}")]
pub enum UnreadableCells {
    /// A cell without a meaning in the chess code.
    Cell {
        /// Its place, from 0.
        place: usize,
        cell: Cell,
    },
    /// A cell without a meaning in the table.
    Spelling(#[from] Unspellable),
    /// Known signs that do not make a move.
    Move(#[from] AlgebraicError),
}

impl Notation {
    /// The code of the United Kingdom.
    pub const BRITISH: Notation =
        Notation::Chess { language: Language::English, ranks: Ranks::Lowered };

    /// The chess code of a language with its country's ranks.
    #[must_use]
    pub fn chess(language: Language) -> Notation {
        Notation::Chess { language, ranks: Ranks::of(language) }
    }

    /// The table for text other than moves.
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

    /// A move in print, in the letters of the table; for a chess code, in neutral letters.
    #[must_use]
    pub(super) fn print(self, position: &Position, legal: Move) -> String {
        let manner = match self {
            Notation::Chess { .. } => PIVOT,
            Notation::Print { letters, .. } => WritingManner { letters, ..PIVOT },
        };
        // A move is one word, so "e.p." stays with it.
        write(position, legal, manner).replace(' ', "")
    }

    /// The cells of a sign next to a move, such as `!?`.
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
    /// Returns an error if a cell is unknown, or if the signs do not make a move.
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

/// The print form whose signs the chess codes have cells for.
const PIVOT: WritingManner =
    WritingManner { letters: Letters::English, form: Form::Short, signs: SignSet::ScoreSheet };

/// Encodes a move in print in a chess code.
fn encode(text: &str, language: Language, ranks: Ranks) -> Vec<Cell> {
    let code = CodeSigns::of(language, ranks);
    let mut signs = code.of_print(text);
    if language == Language::English {
        check_before_target(&mut signs);
    }
    signs.iter().flat_map(|sign| code.cells(sign)).copied().collect()
}

/// In the British code the sign of check comes before the square, in one cell with the capture sign if there is one.
/// Castling has no square, so a plus follows it.
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

/// Decodes cells of a chess code to print.
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
            // 1.2 of the British code: a move of Black's without White's before it.
            "-" if place == 0 && language == Language::English => {}
            sign => text.push_str(sign),
        }
        place += length;
    }
    text.push_str(check);
    Ok(text)
}

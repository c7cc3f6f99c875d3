//! The board on a braille display: ranks, files or diagonals, eight squares side by side in a fixed place, as many
//! lines as fit. Showing a piece needs a permit.
//!
//! A piece is the letter of its name. Dot 7 makes it White's, dot 8 makes its square dark.

use shakmaty::Board;

use super::Window;
use crate::chess::notation::Letters;
use crate::chess::{Color, File, Rank, Role, Square};
use crate::table::Permit;
use crate::words::Language;
use crate::words::braille::{Cell, Dots, Table};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownBoard {
    /// The side that it is seen from.
    pub from: Color,
    /// Its pieces, if the player may feel them.
    pub pieces: Option<Pieces>,
}

/// Pieces that a player may feel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pieces(Board);

impl Pieces {
    /// The pieces of a board. Needs the permit to help, which tournament mode does not have.
    #[must_use]
    pub fn shown(_: Permit, board: Board) -> Pieces {
        Pieces(board)
    }
}

/// The lines along which the board is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Along {
    /// From rank to rank.
    #[default]
    Ranks,
    /// From file to file.
    Files,
    /// Diagonals parallel to a1-h8.
    Diagonals,
    /// Diagonals parallel to a8-h1.
    CounterDiagonals,
}

impl Along {
    /// The next way of reading, in a cycle.
    #[must_use]
    pub fn next(self) -> Along {
        match self {
            Along::Ranks => Along::Files,
            Along::Files => Along::Diagonals,
            Along::Diagonals => Along::CounterDiagonals,
            Along::CounterDiagonals => Along::Ranks,
        }
    }

    /// The lines, each from its first square to its last.
    fn lines(self, from: Color) -> Vec<Vec<Square>> {
        let mut lines: Vec<Vec<Square>> = match self {
            Along::Ranks => {
                Rank::ALL.into_iter().rev().map(|rank| squares(|at| at.rank() == rank)).collect()
            }
            Along::Files => {
                File::ALL.into_iter().map(|file| squares(|at| at.file() == file)).collect()
            }
            Along::Diagonals => (0..15_usize)
                .map(|line| {
                    squares(|at| usize::from(at.rank()) + 7 - usize::from(at.file()) == 14 - line)
                })
                .collect(),
            Along::CounterDiagonals => (0..15_usize)
                .map(|line| squares(|at| usize::from(at.rank()) + usize::from(at.file()) == line))
                .collect(),
        };
        if from == Color::Black {
            lines.reverse();
            lines.iter_mut().for_each(|line| line.reverse());
        }
        lines
    }

    /// The name of a line, in two characters.
    fn label(self, line: &[Square]) -> String {
        let Some(first) = line.first() else { return String::new() };
        match self {
            Along::Ranks => first.rank().char().to_string(),
            Along::Files => first.file().char().to_string(),
            Along::Diagonals | Along::CounterDiagonals => first.to_string(),
        }
    }
}

/// The squares of a line, from file a on, and from rank 1 on within a file.
fn squares(is_on: impl Fn(Square) -> bool) -> Vec<Square> {
    let mut squares: Vec<Square> = Square::ALL.into_iter().filter(|at| is_on(*at)).collect();
    squares.sort_by_key(|at| (at.file(), at.rank()));
    squares
}

/// The layout of squares on a display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BoardLayout {
    columns: usize,
    rows: usize,
    /// Cells before the squares of a line, for its name.
    label: usize,
    /// Squares of a line in each row.
    span: usize,
    /// Lines side by side.
    abreast: usize,
}

/// A line has eight squares and two cells for its name; the next one begins after ten cells.
const SPAN: usize = 8;
const LABEL: usize = 2;

impl BoardLayout {
    pub(super) fn of(window: Window) -> BoardLayout {
        let Window { columns, rows } = window;
        if columns < LABEL + SPAN {
            let span = columns.clamp(1, SPAN);
            return BoardLayout { columns, rows, label: 0, span, abreast: 1 };
        }
        // Always 1, 2, 4 or 8, so that eight ranks fill whole displays.
        let fitting = [8, 4, 2, 1].into_iter().find(|abreast| {
            abreast * (LABEL + SPAN) <= columns && (*abreast == 1 || abreast * rows <= SPAN)
        });
        BoardLayout { columns, rows, label: LABEL, span: SPAN, abreast: fitting.unwrap_or(1) }
    }

    /// The number of free cells at the right of a row.
    pub(super) fn free(self) -> usize {
        self.columns - (self.label + self.span) * self.abreast
    }

    /// The number of line parts that the display shows at once.
    pub(super) fn step(self) -> usize {
        self.abreast * self.rows
    }

    /// All lines in order, cut to the width of the display.
    fn units(self, along: Along, from: Color) -> Vec<Vec<Square>> {
        let lines = along.lines(from);
        lines.iter().flat_map(|line| line.chunks(self.span).map(<[Square]>::to_vec)).collect()
    }

    /// The number of line parts.
    pub(super) fn count(self, along: Along, from: Color) -> usize {
        self.units(along, from).len()
    }

    pub(super) fn square_at(
        self,
        cell: usize,
        first: usize,
        along: Along,
        from: Color,
    ) -> Option<Square> {
        let (row, column) = (cell / self.columns, cell % self.columns);
        let width = self.label + self.span;
        let (abreast, within) = (column / width, column % width);
        if abreast >= self.abreast || row >= self.rows {
            return None;
        }
        let unit = first + row * self.abreast + abreast;
        self.units(along, from).get(unit)?.get(within.checked_sub(self.label)?).copied()
    }

    /// The cells of the board, row by row, from a line part on.
    pub(super) fn cells(
        self,
        board: &ShownBoard,
        first: usize,
        along: Along,
        chosen: Option<Square>,
        language: Language,
    ) -> Vec<Cell> {
        let mut cells = vec![Cell::BLANK; self.columns * self.rows];
        let names = Table { language, dots: Dots::Eight };
        let units = self.units(along, board.from);
        for (place, unit) in units.iter().skip(first).take(self.step()).enumerate() {
            let (row, abreast) = (place / self.abreast, place % self.abreast);
            let start = row * self.columns + abreast * (self.label + self.span);
            let label = names.spell(&along.label(unit));
            let label = label.into_iter().take(self.label).enumerate();
            let content = unit.iter().enumerate().map(|(at, square)| {
                (self.label + at, cell_of(*square, board.pieces.as_ref(), chosen, names))
            });
            for (at, cell) in label.chain(content) {
                if let Some(place) = cells.get_mut(start + at) {
                    *place = cell;
                }
            }
        }
        cells
    }
}

const WHITES: Cell = Cell::of_bits(1 << 6);
const DARK: Cell = Cell::of_bits(1 << 7);
/// The square from which a move begins.
const CHOSEN: Cell = Cell::of_bits(0xff);

fn cell_of(at: Square, pieces: Option<&Pieces>, chosen: Option<Square>, names: Table) -> Cell {
    if chosen == Some(at) {
        return CHOSEN;
    }
    let ground = if at.is_dark() { DARK } else { Cell::BLANK };
    let Some(piece) = pieces.and_then(|Pieces(board)| board.piece_at(at)) else { return ground };
    let letter = names.spell(&letter(piece.role, names.language)).first().copied();
    let owner = piece.color.fold_wb(WHITES, Cell::BLANK);
    letter.unwrap_or_default().and(owner).and(ground)
}

/// The lower-case letter of a piece; here a pawn has one too.
fn letter(role: Role, language: Language) -> String {
    let letters = match language {
        Language::German => Letters::German,
        Language::French => Letters::French,
        Language::English => Letters::English,
    };
    match (role, language) {
        (Role::Pawn, Language::German) => "b".to_owned(),
        (Role::Pawn, Language::French | Language::English) => "p".to_owned(),
        _ => letters.letter(role).to_lowercase(),
    }
}

//! The paper: width, height, place of page numbers, and the script of the cells.

use std::ops::RangeInclusive;

use super::super::cell::Cell;
use super::super::table::Table;
use crate::Language;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    pub(super) script: CellScript,
    pub(super) width: usize,
    /// `None` for one endless page.
    pub(super) height: Option<usize>,
    pub(super) numbers: PageNumbers,
}

/// The characters for cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellScript {
    /// Unicode braille.
    Unicode,
    /// Braille ASCII, for embossers.
    Brf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageNumbers {
    /// On the first line, with the players.
    Top,
    /// On the last line, with the players.
    Bottom,
    /// No page numbers.
    None,
}

/// A layout that cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no layout: {self:?}")]
pub enum LayoutError {
    /// Too narrow or too wide.
    Width(usize),
    /// Too low or too high.
    Height(usize),
    /// Eight dots on an embosser.
    Dots(Table),
}

impl PageNumbers {
    pub const ALL: [PageNumbers; 3] = [PageNumbers::Top, PageNumbers::Bottom, PageNumbers::None];

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            PageNumbers::Top => "top",
            PageNumbers::Bottom => "bottom",
            PageNumbers::None => "none",
        }
    }
}

impl Layout {
    /// The usual width of embossers, in cells.
    pub const USUAL_WIDTH: usize = 40;

    /// The usual height of embossed pages, in lines.
    pub const USUAL_HEIGHT: usize = 25;

    /// The allowed number of cells in a line.
    pub const WIDTHS: RangeInclusive<usize> = 20..=200;

    /// The allowed number of lines on a page.
    pub const HEIGHTS: RangeInclusive<usize> = 6..=200;

    /// Pages for an embosser.
    ///
    /// # Errors
    /// Returns an error if the size is out of range.
    pub fn embossed(
        width: usize,
        height: usize,
        numbers: PageNumbers,
    ) -> Result<Layout, LayoutError> {
        if !Layout::HEIGHTS.contains(&height) {
            return Err(LayoutError::Height(height));
        }
        let endless = Layout::endless(width)?;
        Ok(Layout { script: CellScript::Brf, height: Some(height), numbers, ..endless })
    }

    /// Lines of Unicode braille without pages.
    ///
    /// # Errors
    /// Returns an error if the width is out of range.
    pub fn endless(width: usize) -> Result<Layout, LayoutError> {
        if !Layout::WIDTHS.contains(&width) {
            return Err(LayoutError::Width(width));
        }
        Ok(Layout { script: CellScript::Unicode, width, height: None, numbers: PageNumbers::None })
    }

    /// The lines of a page without its page number.
    pub(super) fn body(&self) -> Option<usize> {
        let furniture = usize::from(self.numbers != PageNumbers::None);
        self.height.map(|height| height - furniture)
    }
}

/// A page number: after the number sign, or in France after the modifier with dot 6.
pub(super) fn page_number(number: usize, language: Language) -> Vec<Cell> {
    let (sign, digits) = match language {
        Language::French => FRENCH_DIGITS,
        Language::German | Language::English => UPPER_DIGITS,
    };
    let digits: Vec<char> = digits.chars().collect();
    let number = number.to_string();
    let own = number.bytes().filter_map(|digit| digits.get(usize::from(digit - b'0')));
    sign.chars().chain(own.copied()).filter_map(Cell::of_unicode).collect()
}

/// Whether these cells are a page number of either kind.
pub(super) fn is_page_number(cells: &[Cell]) -> bool {
    [UPPER_DIGITS, FRENCH_DIGITS].iter().any(|(sign, digits)| {
        let mut rest = cells.iter().map(|cell| cell.unicode());
        rest.next().is_some_and(|first| sign.contains(first))
            && cells.len() > 1
            && rest.all(|cell| digits.contains(cell))
    })
}

const UPPER_DIGITS: (&str, &str) = ("⠼", "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊");
const FRENCH_DIGITS: (&str, &str) = ("⠠", "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪");

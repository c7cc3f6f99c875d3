//! The paper: how wide, how high, where its number stands, and the signs it is sent in.

use std::ops::RangeInclusive;

use super::super::cell::Cell;
use super::super::table::Table;
use crate::Language;

/// How games are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    pub(super) script: CellScript,
    pub(super) width: usize,
    /// None for one page without end.
    pub(super) height: Option<usize>,
    pub(super) numbers: PageNumbers,
}

/// The signs that stand for cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellScript {
    /// The braille signs of Unicode.
    Unicode,
    /// Braille ASCII, as embossers are sent it.
    Brf,
}

/// Where the number of a page stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageNumbers {
    /// On the first line, with the players.
    Top,
    /// On the last line, with the players.
    Bottom,
    /// Nowhere.
    None,
}

/// A layout on which nothing would fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no layout: {self:?}")]
pub enum LayoutError {
    /// Too narrow or too wide.
    Width(usize),
    /// Too low or too high.
    Height(usize),
    /// Eight dots for an embosser.
    Dots(Table),
}

impl PageNumbers {
    /// Every place.
    pub const ALL: [PageNumbers; 3] = [PageNumbers::Top, PageNumbers::Bottom, PageNumbers::None];

    /// Its name.
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

    /// The usual height of their pages, in lines.
    pub const USUAL_HEIGHT: usize = 25;

    /// How many cells a line may have.
    pub const WIDTHS: RangeInclusive<usize> = 20..=200;

    /// How many lines a page may have.
    pub const HEIGHTS: RangeInclusive<usize> = 6..=200;

    /// Pages for an embosser.
    ///
    /// # Errors
    /// When nothing would fit on them.
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
    /// When nothing would fit on a line.
    pub fn endless(width: usize) -> Result<Layout, LayoutError> {
        if !Layout::WIDTHS.contains(&width) {
            return Err(LayoutError::Width(width));
        }
        Ok(Layout { script: CellScript::Unicode, width, height: None, numbers: PageNumbers::None })
    }

    /// How many lines of a page are for games.
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

/// Whether these are a page number in either way.
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

//! The tables for spelling text letter by letter, so that it can be read back. Contractions are left to liblouis.

use std::sync::LazyLock;

use super::cell::{Cell, Dots};
use super::spelling::Speller;
use super::tables::{
    ENGLISH_EIGHT, ENGLISH_SIX, FRENCH_EIGHT, FRENCH_SIX, GERMAN_EIGHT, GERMAN_SIX,
};
use crate::Language;

/// One of Hector's own tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table {
    pub language: Language,
    /// The most dots that its cells have.
    pub dots: Dots,
}

/// Cells that a table cannot read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no text in braille: {self:?}")]
pub struct Unspellable {
    /// The place of the first such cell, from 0.
    pub place: usize,
    pub cell: Cell,
    pub table: Table,
}

impl Table {
    pub const ALL: [Table; 6] = [
        Table { language: Language::German, dots: Dots::Six },
        Table { language: Language::German, dots: Dots::Eight },
        Table { language: Language::French, dots: Dots::Six },
        Table { language: Language::French, dots: Dots::Eight },
        Table { language: Language::English, dots: Dots::Six },
        Table { language: Language::English, dots: Dots::Eight },
    ];

    /// Its name: that of the liblouis table with the same cells.
    #[must_use]
    pub fn code(self) -> &'static str {
        match (self.language, self.dots) {
            (Language::German, Dots::Six) => "de-comp6",
            (Language::German, Dots::Eight) => "de-comp8",
            (Language::French, Dots::Six) => "fr-comp6",
            (Language::French, Dots::Eight) => "fr-comp8",
            (Language::English, Dots::Six) => "en-ueb-g1",
            (Language::English, Dots::Eight) => "en-comp8",
        }
    }

    /// Spells a text. A sign that is not in the table is spelled by its number in Unicode.
    #[must_use]
    pub fn spell(self, text: &str) -> Vec<Cell> {
        self.spell_signs(text).into_iter().flat_map(|(_, cells)| cells).collect()
    }

    /// Spells a text. Returns each sign with its cells at that place.
    #[must_use]
    pub fn spell_signs(self, text: &str) -> Vec<(char, Vec<Cell>)> {
        self.speller().spell(text)
    }

    /// Reads text that was spelled with this table.
    ///
    /// # Errors
    /// Returns the place of the first unknown cell.
    pub fn read(self, cells: &[Cell]) -> Result<String, Unspellable> {
        self.speller().read(cells).map_err(|place| self.unspellable(cells, place))
    }

    /// Spells a text in which these signs, and blanks that the layout could lose, are spelled by their number.
    pub(super) fn spell_guarded(self, text: &str, guarded: &[char]) -> Vec<Vec<Cell>> {
        self.speller().spell_guarded(text, guarded)
    }

    /// Reads up to a sign that is not spelled by its number. Returns the text before it and the number of cells, both
    /// of the text and of the sign. `None` if the sign does not occur.
    pub(super) fn read_until(
        self,
        cells: &[Cell],
        end: char,
    ) -> Result<Option<(String, usize)>, Unspellable> {
        let read = self.speller().read_until(cells, Some(end));
        let (text, length) = read.map_err(|place| self.unspellable(cells, place))?;
        Ok(length.map(|length| (text, length)))
    }

    pub(super) fn escape(self) -> &'static [Cell] {
        self.speller().escape()
    }

    fn unspellable(self, cells: &[Cell], place: usize) -> Unspellable {
        Unspellable { place, cell: cells.get(place).copied().unwrap_or_default(), table: self }
    }

    fn speller(self) -> &'static Speller {
        match (self.language, self.dots) {
            (Language::German, Dots::Six) => &GERMAN_SIX_SPELLER,
            (Language::German, Dots::Eight) => &GERMAN_EIGHT_SPELLER,
            (Language::French, Dots::Six) => &FRENCH_SIX_SPELLER,
            (Language::French, Dots::Eight) => &FRENCH_EIGHT_SPELLER,
            (Language::English, Dots::Six) => &ENGLISH_SIX_SPELLER,
            (Language::English, Dots::Eight) => &ENGLISH_EIGHT_SPELLER,
        }
    }
}

static GERMAN_SIX_SPELLER: LazyLock<Speller> = LazyLock::new(|| Speller::of(&GERMAN_SIX));
static GERMAN_EIGHT_SPELLER: LazyLock<Speller> = LazyLock::new(|| Speller::of(&GERMAN_EIGHT));
static FRENCH_SIX_SPELLER: LazyLock<Speller> = LazyLock::new(|| Speller::of(&FRENCH_SIX));
static FRENCH_EIGHT_SPELLER: LazyLock<Speller> = LazyLock::new(|| Speller::of(&FRENCH_EIGHT));
static ENGLISH_SIX_SPELLER: LazyLock<Speller> = LazyLock::new(|| Speller::of(&ENGLISH_SIX));
static ENGLISH_EIGHT_SPELLER: LazyLock<Speller> = LazyLock::new(|| Speller::of(&ENGLISH_EIGHT));

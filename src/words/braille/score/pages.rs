//! Puts games on pages, one page after the other. Never breaks a pair of moves, and never leaves a box of tags at the
//! foot of a page.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::super::cell::{Cell, Dots};
use super::super::notation::Notation;
use super::WIDE_GAP;
use super::layout::{CellScript, Layout, LayoutError, PageNumbers, page_number};
use super::lines::{CellRow, filled};
use super::paragraphs::{Bond, Content, Paragraph, paragraphs};
use super::spellings::{SpellingSource, Spellings, TextMatter};
use crate::chess::notation::pgn::PgnGame;

/// Pages that are being written.
///
/// ```
/// use hector_chess::History;
/// use hector_chess::notation::pgn::{PgnGame, GameResult, Tags};
/// use hector_chess::Position;
/// use hector_words::braille::{Layout, Notation, Pages};
///
/// let game = PgnGame::of(&History::new(Position::initial()), Tags::default(), GameResult::Drawn);
/// let mut pages = Pages::new(Layout::endless(20)?, Notation::BRITISH)?;
/// pages.add(&game);
/// assert_eq!(pages.finish().lines().last(), Some("⠼⠁⠸⠌⠼⠃⠤⠼⠁⠸⠌⠼⠃"));
/// # Ok::<(), hector_words::braille::LayoutError>(())
/// ```
#[derive(Debug)]
pub struct Pages {
    layout: Layout,
    notation: Notation,
    /// The rows of this page, without head and number.
    page: Vec<CellRow>,
    /// The players of the first game on the page.
    head: CellRow,
    /// The players of the current game.
    players: CellRow,
    number: usize,
    text: String,
}

/// Lines. The first ones stay together.
#[derive(Default)]
struct PrintedGroup {
    kept: Vec<CellRow>,
    loose: Vec<CellRow>,
}

impl Pages {
    /// Empty pages.
    ///
    /// # Errors
    /// Returns an error if the embosser lacks dots that the notation needs.
    pub fn new(layout: Layout, notation: Notation) -> Result<Pages, LayoutError> {
        if layout.script == CellScript::Brf && notation.table().dots == Dots::Eight {
            return Err(LayoutError::Dots(notation.table()));
        }
        Ok(Pages {
            layout,
            notation,
            page: Vec::new(),
            head: CellRow::new(),
            players: CellRow::new(),
            number: 1,
            text: String::new(),
        })
    }

    /// Writes a game after the earlier ones.
    pub fn add(&mut self, game: &PgnGame) {
        self.write(game, SpellingSource::House);
    }

    /// The texts of a game that another program may spell.
    #[must_use]
    pub fn texts(&self, game: &PgnGame) -> BTreeSet<(TextMatter, String)> {
        let wanted = RefCell::default();
        let source = SpellingSource::Asking(&wanted);
        self.players_of(game, &source);
        paragraphs(game, self.notation, source);
        wanted.into_inner()
    }

    /// Writes a game with spellings from another program. Only that program can read it back.
    pub fn add_spelled(&mut self, game: &PgnGame, spellings: &Spellings) {
        self.write(game, SpellingSource::Given(spellings));
    }

    fn write(&mut self, game: &PgnGame, source: SpellingSource<'_>) {
        self.players = self.players_of(game, &source);
        let mut group = PrintedGroup::default();
        let is_first = self.page.is_empty() && (self.number == 1 || self.layout.height.is_some());
        if !is_first {
            group.kept.push(CellRow::new());
        }
        for paragraph in paragraphs(game, self.notation, source) {
            let bond = paragraph.bond;
            self.join(&mut group, paragraph);
            if bond == Bond::Free {
                self.place(std::mem::take(&mut group));
            }
        }
        self.place(group);
    }

    /// The finished pages. A page with room left is kept.
    pub fn take(&mut self) -> String {
        if self.layout.height.is_none() {
            self.end_page();
        }
        std::mem::take(&mut self.text)
    }

    /// The remaining pages, the last one included.
    #[must_use]
    pub fn finish(mut self) -> String {
        self.end_page();
        self.text
    }

    fn join(&self, group: &mut PrintedGroup, paragraph: Paragraph) {
        let lines = |words, indent| filled(words, indent, self.layout.width, self.notation.table());
        match paragraph.content {
            Content::Rule(cell) => group.kept.push(vec![cell; self.layout.width]),
            Content::Whole(indent, words) => group.kept.extend(lines(&words, indent)),
            Content::Long(indent, words) => {
                let mut lines = lines(&words, indent);
                let rest = lines.split_off(FEWEST_TOGETHER.min(lines.len()));
                group.kept.extend(lines);
                group.loose = rest;
            }
        }
    }

    /// Places lines on this page, and on the next ones if they do not fit.
    fn place(&mut self, group: PrintedGroup) {
        let Some(height) = self.layout.body() else {
            self.begin_page();
            self.page.extend(group.kept.into_iter().chain(group.loose));
            return;
        };
        if self.page.len() + group.kept.len() > height {
            self.end_page();
        }
        for row in group.kept {
            self.put(row, height);
        }
        let mut left = group.loose.len();
        for row in group.loose {
            // Never leave the last line of a paragraph alone on the next page.
            if left == 2 && self.page.len() + 1 == height {
                self.end_page();
            }
            self.put(row, height);
            left -= 1;
        }
    }

    fn put(&mut self, row: CellRow, height: usize) {
        if self.page.len() == height {
            self.end_page();
        }
        self.begin_page();
        if !(row.is_empty() && self.page.is_empty()) {
            self.page.push(row);
        }
    }

    fn begin_page(&mut self) {
        if self.page.is_empty() {
            self.head.clone_from(&self.players);
        }
    }

    fn end_page(&mut self) {
        if self.page.is_empty() {
            return;
        }
        let page = std::mem::take(&mut self.page);
        let furniture = self.furniture();
        let (top, bottom) = match self.layout.numbers {
            PageNumbers::Top => (Some(furniture), None),
            PageNumbers::Bottom => (None, Some(furniture)),
            PageNumbers::None => (None, None),
        };
        // A number at the bottom is on the last line, even on a short page.
        let missing = match (&bottom, self.layout.body()) {
            (Some(_), Some(height)) => height.saturating_sub(page.len()),
            _ => 0,
        };
        let blank = std::iter::repeat_n(CellRow::new(), missing);
        for row in top.into_iter().chain(page).chain(blank).chain(bottom) {
            self.send(&row);
        }
        if self.layout.height.is_some() {
            self.text.push('\u{c}');
        }
        self.number += 1;
    }

    /// The players, with the page number on the right.
    fn furniture(&self) -> CellRow {
        let number = page_number(self.number, self.notation.table().language);
        let room = self.layout.width.saturating_sub(number.len() + WIDE_GAP);
        let mut row = self.head.clone();
        row.truncate(room);
        row.resize(self.layout.width.saturating_sub(number.len()), Cell::BLANK);
        row.extend(number);
        row
    }

    fn players_of(&self, game: &PgnGame, source: &SpellingSource<'_>) -> CellRow {
        let known = ["White", "Black"].into_iter().filter_map(|side| game.tags.get(side));
        let single_spaced = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ");
        let names: Vec<String> = known.map(single_spaced).collect();
        let names = names.join(" - ");
        let own = source.spelling(TextMatter::Print, &names).map(<[Cell]>::to_vec);
        own.unwrap_or_else(|| self.notation.table().spell(&names))
    }

    fn send(&mut self, row: &[Cell]) {
        let end = row.iter().rposition(|cell| *cell != Cell::BLANK).map_or(0, |last| last + 1);
        let row = row.get(..end).unwrap_or_default();
        match self.layout.script {
            CellScript::Unicode => {
                self.text.extend(row.iter().map(|cell| cell.unicode()));
                self.text.push('\n');
            }
            CellScript::Brf => {
                self.text.extend(row.iter().map(|cell| cell.brf().unwrap_or(' ')));
                self.text.push_str("\r\n");
            }
        }
    }
}

/// At least this many lines of a paragraph stay together.
const FEWEST_TOGETHER: usize = 2;

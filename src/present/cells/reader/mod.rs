//! The player's place on the tall page, and what the display shows of it: from top to bottom the words that were
//! said, the line being typed, the last move and the turn, the board, and the commands.

mod moving;
mod showing;

use super::log::Log;
use super::strip::Strip;
use super::{Along, Choice, Chosen, ShownBoard, Touch, Window};
use crate::chess::Square;
use crate::words::braille::{Cell, Table};
use moving::Pan;

/// What the page has besides words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// The last move in a short form, then the side to move.
    pub standing: Vec<String>,
    /// The board, if there is one.
    pub board: Option<ShownBoard>,
    pub choices: Vec<Choice>,
}

/// When new words appear on the display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heed {
    /// At once: the player asked for them, or they cannot wait.
    Now,
    /// When the player has read the present words.
    Later,
}

/// A request of the player that others handle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// There is nothing in that direction.
    End,
    /// Asks about a square.
    Look(Square),
    /// Continues the line with this.
    Type(String),
    /// Puts the cursor before this letter of the line, counted from 0.
    Cursor(usize),
    /// Enters the line.
    Return,
    Choose(Chosen),
}

/// The player's place on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PageMode {
    /// In a line of words, from this row on.
    Words { line: usize, row: usize },
    /// In the line being typed; at the cursor if no row was chosen.
    Typed { row: Option<usize> },
    /// In the last move and the turn.
    Standing { row: usize },
    /// On the board, from a line part on.
    Board { first: usize },
    /// In the commands, from a row on.
    Commands { row: usize },
}

#[derive(Debug, Clone)]
pub struct PageReader {
    window: Window,
    table: Table,
    log: Log,
    typed: String,
    /// The letter of the line that the cursor is before.
    cursor: usize,
    around: Surroundings,
    place: PageMode,
    /// The player's place when new words came.
    left: Option<PageMode>,
    along: Along,
    /// The square last asked about.
    looked: Option<Square>,
    /// The square from which a move begins.
    chosen: Option<Square>,
}

impl PageReader {
    #[must_use]
    pub fn new(window: Window, table: Table) -> PageReader {
        PageReader {
            window,
            table,
            log: Log::default(),
            typed: String::new(),
            cursor: 0,
            around: Surroundings::default(),
            place: PageMode::Words { line: 0, row: 0 },
            left: None,
            along: Along::default(),
            looked: None,
            chosen: None,
        }
    }

    pub fn resize(&mut self, window: Window) {
        if window == self.window {
            return;
        }
        self.window = window;
        self.begin_anew();
    }

    /// Breaks all parts of the page into rows again.
    fn begin_anew(&mut self) {
        self.place = match self.place {
            PageMode::Words { line, .. } => PageMode::Words { line, row: 0 },
            PageMode::Typed { .. } => PageMode::Typed { row: None },
            PageMode::Standing { .. } => PageMode::Standing { row: 0 },
            PageMode::Board { .. } => PageMode::Board { first: 0 },
            PageMode::Commands { .. } => PageMode::Commands { row: 0 },
        };
        self.settle();
    }

    /// Changes the table that spells the words.
    pub fn spell_with(&mut self, table: Table) {
        self.table = table;
        self.begin_anew();
    }

    /// Whether words need more than the display at once, and so are worth contracting.
    #[must_use]
    pub fn is_long(&self, words: &str) -> bool {
        let Window { columns, rows } = self.window;
        Strip::of(words, self.table).cells.len() > columns * rows
    }

    /// Shows words in this contracted form. A text that the player has begun to read stays as it is.
    pub fn contract(&mut self, words: &str, cells: &[Cell]) {
        let being_read = match self.place {
            PageMode::Words { line, row } if row > 0 => Some(line),
            _ => None,
        };
        self.log.contract(words, cells, being_read);
        self.settle();
    }

    /// Removes all contractions.
    pub fn spell_out(&mut self) {
        self.log.spell_out();
        self.begin_anew();
    }

    /// Replaces what the page has besides words.
    pub fn look_around(&mut self, around: Surroundings) {
        self.around = around;
        self.settle();
    }

    /// Adds new words, all together.
    pub fn say(&mut self, lines: impl IntoIterator<Item = String>, heed: Heed) {
        let mut first = self.log.count();
        for line in lines {
            let gone = self.log.push(line);
            first = first.saturating_sub(gone);
            self.follow_log(gone);
        }
        if first >= self.log.count() {
            return;
        }
        let is_typing = matches!(self.place, PageMode::Typed { .. });
        match heed {
            Heed::Now => {
                self.log.pass_over(first);
                self.jump(first);
            }
            Heed::Later if is_typing => {}
            Heed::Later if matches!(self.place, PageMode::Words { .. }) => {
                if self.log.first_unread() == first {
                    self.jump(first);
                }
            }
            Heed::Later => self.jump(self.log.first_unread()),
        }
        self.settle();
    }

    /// Shows the newest words again.
    pub fn again(&mut self) {
        self.jump(self.log.last());
        self.settle();
    }

    /// Sets the line being typed, with its cursor before this letter.
    pub fn type_line(&mut self, text: &str, cursor: usize) {
        if text == self.typed && cursor == self.cursor {
            return;
        }
        text.clone_into(&mut self.typed);
        self.cursor = cursor;
        if !text.is_empty() {
            self.place = PageMode::Typed { row: None };
            self.left = None;
        } else if matches!(self.place, PageMode::Typed { .. }) {
            self.place = PageMode::Words { line: self.log.first_unread(), row: 0 };
        }
        self.settle();
    }

    /// The choice that Return makes here, if any, instead of entering the line.
    #[must_use]
    pub fn chooses(&self) -> Option<Wish> {
        let PageMode::Commands { row } = self.place else { return None };
        let rows = self.choice_rows();
        let chosen = rows.at(row, 0)?;
        Some(Wish::Choose(self.around.choices.get(chosen)?.chosen.clone()))
    }

    /// A choice was made: leaves the commands.
    pub fn leave_choices(&mut self) {
        if let PageMode::Commands { .. } = self.place {
            self.place = PageMode::Words { line: self.log.first_unread(), row: 0 };
            self.settle();
        }
    }

    /// Moves on the page; returns a request that others handle.
    pub fn touch(&mut self, touch: Touch) -> Option<Wish> {
        let wish = match touch {
            Touch::Left => self.pan(Pan::Left),
            Touch::Right => self.pan(Pan::Right),
            Touch::Up => self.step(Pan::Left),
            Touch::Down => self.step(Pan::Right),
            Touch::First => self.go(PageMode::Words { line: 0, row: 0 }),
            Touch::Newest => self.newest(),
            Touch::Commands => self.go(PageMode::Commands { row: 0 }),
            Touch::Standing => self.go(PageMode::Standing { row: 0 }),
            Touch::Board => self.board(),
            Touch::SectionUp => self.section(Pan::Left),
            Touch::SectionDown => self.section(Pan::Right),
            Touch::Over(cell) => self.over(cell),
        };
        self.settle();
        wish
    }

    /// Marks words as read when their end is shown.
    fn settle(&mut self) {
        if let PageMode::Words { line, row } = self.place
            && row + self.window.rows >= self.rows_of(&self.words(line))
        {
            self.log.has_read(line);
        }
        let rows = match self.place {
            PageMode::Standing { .. } => self.rows_of(&self.standing_strip()),
            PageMode::Commands { .. } => self.choice_rows().count(),
            _ => return,
        };
        match &mut self.place {
            PageMode::Standing { row } | PageMode::Commands { row } => {
                *row = (*row).min(rows.max(1) - 1)
            }
            _ => {}
        }
    }

    /// Shows new words, from this line on.
    fn jump(&mut self, line: usize) {
        match self.place {
            PageMode::Board { .. } | PageMode::Standing { .. } => self.left = Some(self.place),
            PageMode::Words { .. } => {}
            PageMode::Typed { .. } | PageMode::Commands { .. } => self.left = None,
        }
        self.place = PageMode::Words { line, row: 0 };
    }

    /// Adjusts places after lines were dropped from the log.
    fn follow_log(&mut self, gone: usize) {
        if let PageMode::Words { line, .. } = &mut self.place {
            *line = line.saturating_sub(gone);
        }
    }
}

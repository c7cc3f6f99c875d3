//! Reads pages back into games: takes bytes in pieces of any size, drops heads and page numbers, joins lines, and
//! returns one game at a time. `replay` reads the game itself.

use std::collections::VecDeque;

use super::super::cell::Cell;
use super::super::notation::Notation;
use super::draft::{GameDraft, PageLine};
use super::layout::{CellScript, is_page_number};
use super::lines::torn_mark;
use super::problem::{PageFault, ScoreError};
use super::replay::replay;
use super::{BOX_CLOSES, BOX_OPENS, WIDE_GAP};
use crate::chess::notation::pgn::PgnGame;

/// Reads games from braille.
#[derive(Debug)]
pub struct ScoreReader {
    notation: Notation,
    script: CellScript,
    /// The bytes of an unfinished line.
    line: Vec<u8>,
    /// Whether the last byte was a carriage return, which a line feed may follow.
    returned: bool,
    place: PageLine,
    /// The last line with content, which may be the foot of its page.
    held: Option<(PageLine, Vec<Cell>)>,
    page_has_begun: bool,
    game: GameStage,
    read: VecDeque<Result<PgnGame, ScoreError>>,
}

/// The part of a game that is being read.
#[derive(Debug)]
enum GameStage {
    /// Before the first line of a game.
    Before,
    /// Inside the box of tags.
    Tags(Box<GameDraft>),
    /// After the box.
    Moves(Box<GameDraft>),
    /// The game cannot be read. Waits for the next one.
    Spoiled,
}

/// Longer than "777", which can be a move number.
const SHORTEST_RULE: usize = 5;

/// No paper is wider, in bytes of UTF-8.
const LONGEST_LINE: usize = 4_000;

impl ScoreReader {
    #[must_use]
    pub fn new(notation: Notation, script: CellScript) -> ScoreReader {
        ScoreReader {
            notation,
            script,
            line: Vec::new(),
            returned: false,
            place: PageLine { page: 1, line: 1 },
            held: None,
            page_has_begun: false,
            game: GameStage::Before,
            read: VecDeque::new(),
        }
    }

    /// Takes the next bytes of a file.
    pub fn feed(&mut self, piece: &[u8]) {
        for byte in piece {
            match byte {
                b'\n' if self.returned => {}
                b'\n' | b'\r' => self.end_line(),
                b'\x0c' => self.end_page(),
                // Some programs end a file with this byte.
                b'\x1a' => {}
                _ if self.line.len() > LONGEST_LINE => {}
                byte => self.line.push(*byte),
            }
            self.returned = *byte == b'\r';
        }
    }

    /// Takes the end of the file.
    pub fn finish(&mut self) {
        self.end_page();
        self.end_game();
    }

    /// The next complete game, if there is one.
    pub fn next_game(&mut self) -> Option<Result<PgnGame, ScoreError>> {
        self.read.pop_front()
    }

    fn end_line(&mut self) {
        let bytes = std::mem::take(&mut self.line);
        let place = self.place;
        self.place.line += 1;
        let cells = match cells_of(&bytes, self.script) {
            Ok(cells) => cells,
            Err(fault) => {
                // The held line came first, so it was not the foot of a page.
                self.release();
                return self.spoil(place, fault);
            }
        };
        if cells.is_empty() {
            return;
        }
        if !std::mem::replace(&mut self.page_has_begun, true) && is_furniture(&cells) {
            return;
        }
        self.release();
        self.held = Some((place, cells));
    }

    fn end_page(&mut self) {
        if !self.line.is_empty() {
            self.end_line();
        }
        if let Some((place, cells)) = self.held.take()
            && !is_furniture(&cells)
        {
            self.accept(place, &cells);
        }
        self.page_has_begun = false;
        self.place = PageLine { page: self.place.page + 1, line: 1 };
    }

    fn release(&mut self) {
        if let Some((place, cells)) = self.held.take() {
            self.accept(place, &cells);
        }
    }

    fn spoil(&mut self, place: PageLine, fault: PageFault) {
        if !matches!(self.game, GameStage::Spoiled) {
            self.read.push_back(Err(ScoreError { page: place.page, line: place.line, fault }));
        }
        self.game = GameStage::Spoiled;
    }

    /// Takes a line of a game.
    fn accept(&mut self, place: PageLine, cells: &[Cell]) {
        if is_rule(cells, BOX_OPENS) {
            self.end_game();
            self.game = GameStage::Tags(Box::new(GameDraft::begun(place)));
            return;
        }
        if is_rule(cells, BOX_CLOSES)
            && let GameStage::Tags(draft) = &mut self.game
        {
            let draft = std::mem::take(draft);
            self.game = GameStage::Moves(draft);
            return;
        }
        let text = cells.iter().position(|cell| *cell != Cell::BLANK).unwrap_or(0);
        let (indent, text) = cells.split_at(text);
        if text.windows(WIDE_GAP).any(|gap| gap.iter().all(|cell| *cell == Cell::BLANK)) {
            return self.spoil(place, PageFault::Columns);
        }
        let mark = torn_mark(self.notation.table());
        let (text, torn) = match text.strip_suffix(mark.as_slice()) {
            Some(text) => (text, true),
            None => (text, false),
        };
        let fault = match &mut self.game {
            GameStage::Before => Some(PageFault::NoGame),
            GameStage::Spoiled => None,
            GameStage::Tags(draft) => {
                draft.tag(place, indent, text, torn);
                draft.is_too_long()
            }
            GameStage::Moves(draft) => {
                draft.words(place, text, torn);
                draft.is_too_long()
            }
        };
        if let Some(fault) = fault {
            self.spoil(place, fault);
        }
    }

    fn end_game(&mut self) {
        let game = match std::mem::replace(&mut self.game, GameStage::Before) {
            GameStage::Before | GameStage::Spoiled => return,
            GameStage::Tags(draft) => {
                let PageLine { page, line } = draft.opened;
                Err(ScoreError { page, line, fault: PageFault::OpenBox })
            }
            GameStage::Moves(draft) => replay(&draft, self.notation),
        };
        self.read.push_back(game);
    }
}

/// The cells of a line, without trailing blanks.
fn cells_of(bytes: &[u8], script: CellScript) -> Result<Vec<Cell>, PageFault> {
    if bytes.len() > LONGEST_LINE {
        return Err(PageFault::LongLine(LONGEST_LINE));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|_| PageFault::NotText)?;
    let cell_of = |sign: char| match (script, sign) {
        (_, ' ') => Ok(Cell::BLANK),
        (CellScript::Unicode, sign) => {
            Cell::of_unicode(sign).ok_or(PageFault::Sign { sign, script })
        }
        (CellScript::Brf, sign) => Cell::of_brf(sign).ok_or(PageFault::Sign { sign, script }),
    };
    let mut cells = text.chars().map(cell_of).collect::<Result<Vec<Cell>, PageFault>>()?;
    let end = cells.iter().rposition(|cell| *cell != Cell::BLANK).map_or(0, |last| last + 1);
    cells.truncate(end);
    Ok(cells)
}

/// Whether this is a head or a foot: a page number on the right, after a wide gap.
fn is_furniture(cells: &[Cell]) -> bool {
    let number = cells.rsplit(|cell| *cell == Cell::BLANK).next().unwrap_or_default();
    let before = cells.get(..cells.len() - number.len()).unwrap_or_default();
    let gap = before.iter().rev().take_while(|cell| **cell == Cell::BLANK).count();
    gap >= WIDE_GAP && is_page_number(number)
}

/// Whether the line repeats a single cell.
fn is_rule(cells: &[Cell], of: Cell) -> bool {
    cells.len() >= SHORTEST_RULE && cells.iter().all(|cell| *cell == of)
}

//! The contents of a braille display and the meanings of its keys: the page, letters made of dots, and the lesson in
//! which each key says what it does.

use std::time::Duration;

use crate::cells::{KeyAct, KeyMap, PageReader, Pressed, Touch, Window, Wish};
use crate::editor::Key;
use crate::words::braille::{Cell, Table};
use crate::words::{Command, Language, Texts};

use super::key_name::key_called;

/// In every table a sign takes fewer cells.
const LONGEST_SIGN: usize = 8;

pub enum DisplayNews {
    Here { columns: usize, rows: usize, driver: String },
    Lost,
    Pressed { at: Duration, pressed: Pressed },
    Nothing,
}

/// The page, part of which a display shows, and the display's keys.
pub struct DisplayPage {
    pub reader: PageReader,
    table: Table,
    texts: Texts,
    driver: String,
    keys: KeyMap,
    presence: DisplayPresence,
    /// During the lesson, the last key.
    learning: Option<Option<Pressed>>,
    /// Dots that do not yet make a sign.
    begun: Vec<Cell>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum DisplayPresence {
    /// No display has been seen.
    Never,
    Here,
    Lost,
}

/// The outcome of an event of the display.
pub enum Felt {
    Nothing,
    /// Words about the display itself.
    Told(String),
    /// Words for the fingers and the ear.
    Said(String),
    /// A key was pressed at this moment.
    Pressed(Duration, Vec<Meant>),
}

/// The result of a key.
pub enum Meant {
    /// A request that the page itself cannot fulfil.
    Wish(Wish),
    /// A key for the line.
    Key(Key),
    /// A command.
    Command(Command),
    Nothing,
}

impl DisplayPage {
    /// A page of this size, until a display reports its own.
    pub fn new(window: Window, table: Table, keys: KeyMap, language: Language) -> Self {
        DisplayPage {
            reader: PageReader::new(window, table),
            table,
            texts: Texts::new(language),
            driver: String::new(),
            keys,
            presence: DisplayPresence::Never,
            learning: None,
            begun: Vec::new(),
        }
    }

    pub fn table(&self) -> Table {
        self.table
    }

    /// Changes the table and the language.
    pub fn set(&mut self, table: Table, language: Language) {
        self.texts.go_on_in(language);
        if self.table != table {
            self.table = table;
            self.reader.spell_with(table);
        }
    }

    /// Takes an event of the display.
    pub fn settle(&mut self, news: DisplayNews) -> Felt {
        match news {
            DisplayNews::Here { columns, rows, driver } => {
                self.driver = driver;
                self.reader.resize(Window::new(columns, rows));
                let was = std::mem::replace(&mut self.presence, DisplayPresence::Here);
                if was == DisplayPresence::Lost {
                    Felt::Told(self.texts.display_back())
                } else {
                    Felt::Nothing
                }
            }
            DisplayNews::Lost if self.presence == DisplayPresence::Here => {
                self.presence = DisplayPresence::Lost;
                Felt::Told(self.texts.display_gone())
            }
            DisplayNews::Lost | DisplayNews::Nothing => Felt::Nothing,
            DisplayNews::Pressed { at, pressed } => self.pressed(at, pressed),
        }
    }

    fn pressed(&mut self, at: Duration, pressed: Pressed) -> Felt {
        let act = self.keys.act(&pressed, &self.driver);
        if self.learning.is_some() {
            return Felt::Said(self.learn(pressed, act));
        }
        let meant = match act {
            KeyAct::Touch(touch) => self.reader.touch(touch).map(Meant::Wish).into_iter().collect(),
            KeyAct::Key(Key::Enter) => match self.reader.chooses() {
                Some(wish) => vec![Meant::Wish(wish)],
                None => vec![Meant::Key(Key::Enter)],
            },
            KeyAct::Key(key) => vec![Meant::Key(key)],
            KeyAct::Dots(cell) => self.letters(cell),
            KeyAct::Command(command) => vec![Meant::Command(command)],
            KeyAct::Learn => {
                self.learning = Some(None);
                return Felt::Said(self.texts.learn_keys());
            }
            KeyAct::Nothing => vec![Meant::Nothing],
        };
        if !matches!(act, KeyAct::Dots(_)) {
            self.begun.clear();
        }
        Felt::Pressed(at, meant)
    }

    /// The letters that the dots make, with earlier dots that were not a sign alone.
    fn letters(&mut self, cell: Cell) -> Vec<Meant> {
        self.begun.push(cell);
        match self.table.read(&self.begun) {
            Ok(text) => {
                self.begun.clear();
                text.chars().map(|letter| Meant::Key(Key::Character(letter))).collect()
            }
            Err(_) if self.begun.len() < LONGEST_SIGN => Vec::new(),
            Err(_) => {
                self.begun.clear();
                vec![Meant::Nothing]
            }
        }
    }

    /// Names a key and what it does; the same key twice ends the lesson.
    fn learn(&mut self, pressed: Pressed, act: KeyAct) -> String {
        if self.learning.as_ref().and_then(Option::as_ref) == Some(&pressed) {
            self.learning = None;
            return self.texts.keys_act_again();
        }
        let does = does(act, &self.texts, self.table);
        let called = match &pressed {
            Pressed::Over(cell) => self.texts.key_over_cell(cell + 1),
            Pressed::Dots(cell) => cell.to_string(),
            Pressed::Character(character) => character.to_string(),
            Pressed::Named(name) => {
                self.keys.called(&pressed, &self.driver).unwrap_or(name).to_owned()
            }
        };
        self.learning = Some(Some(pressed));
        self.texts.key_does(&called, &does)
    }
}

/// What a key does, in words.
fn does(act: KeyAct, texts: &Texts, table: Table) -> String {
    match act {
        KeyAct::Touch(touch) => match touch {
            Touch::Left => texts.key_left(),
            Touch::Right => texts.key_right(),
            Touch::Up => texts.key_up(),
            Touch::Down => texts.key_down(),
            Touch::First => texts.key_first_words(),
            Touch::Newest => texts.key_newest_words(),
            Touch::Standing => texts.key_last_move_and_turn(),
            Touch::Board => texts.key_board(),
            Touch::Commands => texts.key_commands(),
            Touch::SectionUp => texts.key_section_up(),
            Touch::SectionDown => texts.key_section_down(),
            Touch::Over(cell) => texts.key_over_cell(cell + 1),
        },
        KeyAct::Dots(cell) => table.read(&[cell]).unwrap_or_default(),
        KeyAct::Key(key) => key_called(key, texts),
        KeyAct::Command(command) => command.does(texts),
        KeyAct::Learn => texts.learn_keys(),
        KeyAct::Nothing => texts.key_does_nothing(),
    }
}

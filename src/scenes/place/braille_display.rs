//! The braille display of a place: what is said and typed comes under the fingers, and keys
//! come back as what they mean. Never decides what is told.

use std::sync::mpsc::SyncSender;
use std::time::Duration;

use crate::devices::liblouis::LiblouisError;
use crate::devices::timepiece::Timepiece;
use crate::present::cells::{
    Heed, KeyAct, KeyMap, PageReader, Pressed, Surroundings, Touch, Window, Wish,
};
use crate::present::conversation::{Out, Settings, key_called};
use crate::present::editor::Key;
use crate::words::Texts;
use crate::words::braille::{Cell, Table};

use super::came::DisplayNews;
use super::contraction::{Contracted, Contraction};
use super::{BrailleSignal, Device, PlaceEvent, news};

/// A sign takes fewer cells in every table.
const LONGEST_SIGN: usize = 8;

/// The display, and the page that it shows a part of.
pub(super) struct BrailleDisplay {
    device: Device,
    reader: PageReader,
    /// The newest cells that the display was given.
    shown: Vec<Cell>,
    table: Table,
    texts: Texts,
    driver: String,
    keys: KeyMap,
    /// Who contracts long texts, and the table of liblouis.
    contraction: Option<(String, Contraction)>,
    sender: SyncSender<PlaceEvent>,
    presence: DisplayPresence,
    /// While keys are learned, the last of them.
    learning: Option<Option<Pressed>>,
    /// Dots that are no sign yet.
    begun: Vec<Cell>,
}

/// Whether there is a display.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DisplayPresence {
    /// None has been seen.
    Never,
    Here,
    Lost,
}

/// What comes of what the display tells.
pub(super) enum Felt {
    Nothing,
    /// Words about the display itself.
    Told(String),
    /// Words for the fingers and the ear.
    Said(String),
    /// A key was pressed at this moment.
    Pressed(Duration, Vec<Meant>),
}

/// What a key comes to.
pub(super) enum Meant {
    /// What the page itself cannot do.
    Wish(Wish),
    /// A key for the line.
    Key(Key),
    /// A command.
    Command(crate::words::Command),
    /// It means nothing here.
    Nothing,
}

impl BrailleDisplay {
    pub(super) fn open(
        settings: &Settings,
        watch: Timepiece,
        sender: &SyncSender<PlaceEvent>,
        keys: KeyMap,
    ) -> BrailleDisplay {
        let (columns, rows) = Device::USUAL;
        let table = settings.braille_table();
        let mut display = BrailleDisplay {
            device: Device::open(watch, sender),
            reader: PageReader::new(Window::new(columns, rows), table),
            shown: Vec::new(),
            table,
            texts: Texts::new(settings.language),
            driver: String::new(),
            keys,
            contraction: None,
            sender: sender.clone(),
            presence: DisplayPresence::Never,
            learning: None,
            begun: Vec::new(),
        };
        display.contract_with(settings.contracted.as_deref());
        display
    }

    /// Long texts are contracted by this table from now on, or spelled out.
    fn contract_with(&mut self, louis: Option<&str>) {
        self.contraction = louis.map(|louis| {
            let own = Contraction::with(louis.to_owned(), self.table, self.sender.clone());
            (louis.to_owned(), own)
        });
    }

    /// Takes in what was contracted; why nothing is any more.
    pub(super) fn take_contracted(&mut self, contracted: Contracted) -> Option<LiblouisError> {
        match contracted {
            Contracted::Cells(text, cells) => {
                if self.contraction.is_some() {
                    self.reader.contract(&text, &cells);
                }
                None
            }
            Contracted::Failed(error) => {
                self.contraction = None;
                Some(error)
            }
        }
    }

    pub(super) fn set(&mut self, settings: &Settings) {
        self.texts.go_on_in(settings.language);
        if self.table != settings.braille_table() {
            self.table = settings.braille_table();
            self.reader.spell_with(self.table);
        }
        let now = self.contraction.as_ref().map(|(louis, _)| louis.as_str());
        if now != settings.contracted.as_deref() {
            self.reader.spell_out();
            self.contract_with(settings.contracted.as_deref());
        }
    }

    pub(super) fn say(&mut self, lines: Vec<String>, heed: Heed) {
        if let Some((_, contraction)) = &self.contraction {
            let long = lines.iter().filter(|line| self.reader.is_long(line));
            long.for_each(|line| contraction.take(line.clone()));
        }
        self.reader.say(lines, heed);
    }

    /// The newest words again.
    pub(super) fn say_again(&mut self) {
        self.reader.again();
    }

    pub(super) fn look_around(&mut self, around: Surroundings) {
        self.reader.look_around(around);
    }

    /// Shows what is under the fingers now: the line as it is typed is always newest.
    pub(super) fn show(&mut self, typed: &str, cursor: usize) {
        let before = typed.get(..cursor).unwrap_or(typed);
        self.reader.type_line(typed, before.chars().count());
        let cells = self.reader.cells();
        if cells != self.shown {
            self.device.show(&cells);
            self.shown = cells;
        } else {
            self.device.catch_up();
        }
    }

    /// A choice of the page was made.
    pub(super) fn leave_choices(&mut self) {
        self.reader.leave_choices();
    }

    /// What of these comes under the fingers.
    pub(super) fn felt(&self, all: &[Out]) -> Vec<String> {
        all.iter().filter_map(|one| one.under_fingers()).collect()
    }

    /// Takes in what the display tells.
    pub(super) fn settle(&mut self, signal: BrailleSignal) -> Felt {
        match news(signal) {
            DisplayNews::Here { columns, rows, driver } => {
                self.driver = driver;
                self.reader.resize(Window::new(columns, rows));
                self.shown.clear();
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

    /// The letters that dots come to, with those before them that were no sign alone.
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

    /// Names a key and what it does; the same twice ends the lesson.
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

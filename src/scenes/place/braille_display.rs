//! The braille display of a place: shows what is said and typed, and translates its keys.

use std::sync::mpsc::SyncSender;

use crate::devices::liblouis::LiblouisError;
use crate::devices::timepiece::Timepiece;
use crate::present::cells::{Heed, KeyMap, Surroundings, Window};
use crate::present::conversation::{DisplayNews, DisplayPage, Felt, Out, Settings};
use crate::words::braille::Cell;

use super::contraction::{Contracted, Contraction};
use super::{BrailleSignal, Device, PlaceEvent, news};

/// The display, and the page that it shows a part of.
pub(super) struct BrailleDisplay {
    device: Device,
    page: DisplayPage,
    /// The cells that the display shows now.
    shown: Vec<Cell>,
    /// The worker that contracts long texts, and its liblouis table.
    contraction: Option<(String, Contraction)>,
    sender: SyncSender<PlaceEvent>,
}

impl BrailleDisplay {
    pub(super) fn open(
        settings: &Settings,
        watch: Timepiece,
        sender: &SyncSender<PlaceEvent>,
        keys: KeyMap,
    ) -> BrailleDisplay {
        let (columns, rows) = Device::USUAL;
        let (window, table) = (Window::new(columns, rows), settings.braille_table());
        let mut display = BrailleDisplay {
            device: Device::open(watch, sender),
            page: DisplayPage::new(window, table, keys, settings.language),
            shown: Vec::new(),
            contraction: None,
            sender: sender.clone(),
        };
        display.contract_with(settings.contracted.as_deref());
        display
    }

    /// From now on contracts long texts by this table, or spells them out.
    fn contract_with(&mut self, louis: Option<&str>) {
        self.contraction = louis.map(|louis| {
            let own = Contraction::with(louis.to_owned(), self.page.table(), self.sender.clone());
            (louis.to_owned(), own)
        });
    }

    /// Takes a contracted text. Returns the error if contraction has failed for good.
    pub(super) fn take_contracted(&mut self, contracted: Contracted) -> Option<LiblouisError> {
        match contracted {
            Contracted::Cells(text, cells) => {
                if self.contraction.is_some() {
                    self.page.reader.contract(&text, &cells);
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
        self.page.set(settings.braille_table(), settings.language);
        let now = self.contraction.as_ref().map(|(louis, _)| louis.as_str());
        if now != settings.contracted.as_deref() {
            self.page.reader.spell_out();
            self.contract_with(settings.contracted.as_deref());
        }
    }

    pub(super) fn say(&mut self, lines: Vec<String>, heed: Heed) {
        if let Some((_, contraction)) = &self.contraction {
            let long = lines.iter().filter(|line| self.page.reader.is_long(line));
            long.for_each(|line| contraction.take(line.clone()));
        }
        self.page.reader.say(lines, heed);
    }

    /// Shows the newest words again.
    pub(super) fn say_again(&mut self) {
        self.page.reader.again();
    }

    pub(super) fn look_around(&mut self, around: Surroundings) {
        self.page.reader.look_around(around);
    }

    /// Shows the current page. The typed line is always the newest.
    pub(super) fn show(&mut self, typed: &str, cursor: usize) {
        let before = typed.get(..cursor).unwrap_or(typed);
        self.page.reader.type_line(typed, before.chars().count());
        let cells = self.page.reader.cells();
        if cells != self.shown {
            self.device.show(&cells);
            self.shown = cells;
        } else {
            self.device.catch_up();
        }
    }

    /// Leaves the choices of the page, because one was made.
    pub(super) fn leave_choices(&mut self) {
        self.page.reader.leave_choices();
    }

    /// The texts among these that appear on the display.
    pub(super) fn felt(&self, all: &[Out]) -> Vec<String> {
        all.iter().filter_map(|one| one.under_fingers()).collect()
    }

    pub(super) fn settle(&mut self, signal: BrailleSignal) -> Felt {
        let news = news(signal);
        if matches!(news, DisplayNews::Here { .. }) {
            // A new display does not show these cells.
            self.shown.clear();
        }
        self.page.settle(news)
    }
}

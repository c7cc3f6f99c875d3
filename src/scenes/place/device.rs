//! The braille display of a place as a device: shows cells, and translates its keys for the place.

use std::sync::mpsc::SyncSender;

use super::PlaceEvent;
use crate::devices::braille::{DisplayEvent as Told, DisplayKey, UsualDisplay};
use crate::devices::timepiece::Timepiece;
use crate::present::cells::Pressed;
use crate::present::conversation::DisplayNews;
use crate::words::braille::Cell;

pub(super) type BrailleSignal = Told;

impl From<Told> for PlaceEvent {
    fn from(told: Told) -> PlaceEvent {
        PlaceEvent::Braille(told)
    }
}

pub(super) struct Device(Option<UsualDisplay>);

impl Device {
    /// Columns and rows, until the display has reported its size.
    pub(super) const USUAL: (usize, usize) = (UsualDisplay::SIZE.columns, UsualDisplay::SIZE.rows);

    pub(super) fn open(watch: Timepiece, sender: &SyncSender<PlaceEvent>) -> Device {
        Device(UsualDisplay::usual(watch, sender.clone()).ok())
    }

    pub(super) fn show(&mut self, cells: &[Cell]) {
        if let Some(display) = &mut self.0 {
            display.show(cells.iter().map(|cell| cell.bits()).collect());
        }
    }

    pub(super) fn catch_up(&mut self) {
        if let Some(display) = &mut self.0 {
            display.catch_up();
        }
    }
}

pub(super) fn news(told: BrailleSignal) -> DisplayNews {
    match told {
        Told::Here { size, driver } => {
            DisplayNews::Here { columns: size.columns, rows: size.rows, driver }
        }
        Told::Lost(_) => DisplayNews::Lost,
        Told::Pressed { at, key } => match pressed(key) {
            Some(pressed) => DisplayNews::Pressed { at, pressed },
            None => DisplayNews::Nothing,
        },
    }
}

fn pressed(key: DisplayKey) -> Option<Pressed> {
    Some(match key {
        DisplayKey::Route(cell) => Pressed::Over(cell),
        DisplayKey::Dots(dots) => Pressed::Dots(Cell::of_bits(dots)),
        DisplayKey::Character(character) => Pressed::Character(character),
        DisplayKey::Command(name) => Pressed::Named(name),
        // BRLTTY keeps the chords that it uses, and passes on the rest.
        DisplayKey::Chord(_) => return None,
    })
}

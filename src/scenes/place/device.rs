//! The device under [`super::fingers`], where this Hector was built with one.

use std::time::Duration;

use crate::present::cells::Pressed;

#[cfg(feature = "braille")]
pub(super) use with_braille::{BrailleSignal, Device, news};
#[cfg(not(feature = "braille"))]
pub(super) use without_braille::{BrailleSignal, Device, news};

/// What the display tells, in the words of the place.
#[cfg_attr(not(feature = "braille"), allow(dead_code, reason = "no display tells anything"))]
pub(super) enum DisplayNews {
    Here { columns: usize, rows: usize, driver: String },
    Lost,
    Pressed { at: Duration, pressed: Pressed },
    Nothing,
}

#[cfg(feature = "braille")]
mod with_braille {
    use std::sync::mpsc::SyncSender;

    use super::DisplayNews;
    use crate::devices::braille::{Display, DisplayEvent as Told, DisplayKey, WhichBrltty};
    use crate::devices::timepiece::Timepiece;
    use crate::present::cells::Pressed;
    use crate::scenes::place::PlaceEvent;
    use crate::words::braille::Cell;

    pub(in super::super) type BrailleSignal = Told;

    impl From<Told> for PlaceEvent {
        fn from(told: Told) -> PlaceEvent {
            PlaceEvent::Braille(told)
        }
    }

    pub(in super::super) struct Device(Option<Display>);

    impl Device {
        pub(in super::super) fn open(watch: Timepiece, sender: &SyncSender<PlaceEvent>) -> Device {
            Device(Display::open(WhichBrltty::default(), watch, sender.clone()).ok())
        }

        pub(in super::super) fn show(&mut self, cells: &[Cell]) {
            if let Some(display) = &mut self.0 {
                display.show(cells.iter().map(|cell| cell.bits()).collect());
            }
        }

        pub(in super::super) fn catch_up(&mut self) {
            if let Some(display) = &mut self.0 {
                display.catch_up();
            }
        }
    }

    pub(in super::super) fn news(told: BrailleSignal) -> DisplayNews {
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
            // BRLTTY knows what every chord means to it, and hands on only what it leaves.
            DisplayKey::Chord(_) => return None,
        })
    }
}

#[cfg(not(feature = "braille"))]
mod without_braille {
    use std::sync::mpsc::SyncSender;

    use super::DisplayNews;
    use crate::devices::timepiece::Timepiece;
    use crate::scenes::place::PlaceEvent;
    use crate::words::braille::Cell;

    /// No display ever tells anything.
    pub(in super::super) enum BrailleSignal {}

    pub(in super::super) struct Device;

    impl Device {
        pub(in super::super) fn open(_: Timepiece, _: &SyncSender<PlaceEvent>) -> Device {
            Device
        }

        pub(in super::super) fn show(&mut self, _: &[Cell]) {}

        pub(in super::super) fn catch_up(&mut self) {}
    }

    pub(in super::super) fn news(told: BrailleSignal) -> DisplayNews {
        match told {}
    }
}

//! The device under [`super::fingers`], where this Hector was built with one.

use std::time::Duration;

use crate::present::cells::Pressed;

#[cfg(feature = "braille")]
pub(super) use with_braille::{BrailleSignal, Device, news};
#[cfg(not(feature = "braille"))]
pub(super) use without_braille::{BrailleSignal, Device, news};

/// What the display tells, in the words of the place.
#[cfg_attr(not(feature = "braille"), allow(dead_code, reason = "no display tells anything"))]
pub(super) enum News {
    Here { columns: usize, rows: usize, driver: String },
    Lost,
    Pressed { at: Duration, pressed: Pressed },
    Nothing,
}

#[cfg(feature = "braille")]
mod with_braille {
    use std::sync::mpsc::SyncSender;

    use super::News;
    use crate::devices::braille::{Display, Event as Told, Key, Service};
    use crate::devices::timepiece::Timepiece;
    use crate::present::cells::Pressed;
    use crate::scenes::place::Event;
    use crate::words::braille::Cell;

    pub(in super::super) type BrailleSignal = Told;

    impl From<Told> for Event {
        fn from(told: Told) -> Event {
            Event::Braille(told)
        }
    }

    pub(in super::super) struct Device(Option<Display>);

    impl Device {
        pub(in super::super) fn open(watch: Timepiece, sender: &SyncSender<Event>) -> Device {
            Device(Display::open(Service::default(), watch, sender.clone()).ok())
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

    pub(in super::super) fn news(told: BrailleSignal) -> News {
        match told {
            Told::Here { size, driver } => {
                News::Here { columns: size.columns, rows: size.rows, driver }
            }
            Told::Lost(_) => News::Lost,
            Told::Pressed { at, key } => match pressed(key) {
                Some(pressed) => News::Pressed { at, pressed },
                None => News::Nothing,
            },
        }
    }

    fn pressed(key: Key) -> Option<Pressed> {
        Some(match key {
            Key::Route(cell) => Pressed::Over(cell),
            Key::Dots(dots) => Pressed::Dots(Cell::of_bits(dots)),
            Key::Character(character) => Pressed::Character(character),
            Key::Command(name) => Pressed::Named(name),
            // BRLTTY knows what every chord means to it, and hands on only what it leaves.
            Key::Chord(_) => return None,
        })
    }
}

#[cfg(not(feature = "braille"))]
mod without_braille {
    use std::sync::mpsc::SyncSender;

    use super::News;
    use crate::devices::timepiece::Timepiece;
    use crate::scenes::place::Event;
    use crate::words::braille::Cell;

    /// No display ever tells anything.
    pub(in super::super) enum BrailleSignal {}

    pub(in super::super) struct Device;

    impl Device {
        pub(in super::super) fn open(_: Timepiece, _: &SyncSender<Event>) -> Device {
            Device
        }

        pub(in super::super) fn show(&mut self, _: &[Cell]) {}

        pub(in super::super) fn catch_up(&mut self) {}
    }

    pub(in super::super) fn news(told: BrailleSignal) -> News {
        match told {}
    }
}

//! Waits for a line at a place while nothing else happens there.

use super::Place;
use crate::clock::Moment;
use crate::devices::timepiece::Timepiece;
use crate::present::conversation::{Event, Out, Saying, Session};
use crate::present::editor::{Key, KeyEntry};
use crate::present::tone::Tone;
use crate::words::Trust;

struct AwaitedLine(Option<String>);

impl Session for AwaitedLine {
    fn take(&mut self, event: Event, _: Moment) -> Vec<Out> {
        let line = match event {
            Event::Line(line) => Some(line),
            Event::Saying(Saying { text, trust: Trust::Believed, .. }) => Some(text),
            Event::Key(Key::Enter) => Some(String::new()),
            Event::Leaving => None,
            Event::Key(Key::Character(' ')) => return vec![Out::Talk],
            Event::Saying(_) | Event::Command(_) => return vec![Out::Sound(Tone::Error)],
            _ => return Vec::new(),
        };
        self.0 = line;
        vec![Out::Leave]
    }
}

impl Place {
    /// The next line that is typed. `None` if the person leaves.
    pub(in crate::scenes) fn line(&mut self) -> Option<String> {
        let mut awaited = AwaitedLine(None);
        self.serve_on(&mut awaited, Timepiece::started());
        awaited.0
    }

    /// A line that is not shown, spoken or felt. `None` if the person leaves.
    pub(in crate::scenes) fn unseen_line(&mut self, afterwards: KeyEntry) -> Option<String> {
        self.typing.enter_by(KeyEntry::Secret);
        let line = self.line();
        self.typing.enter_by(afterwards);
        line
    }
}

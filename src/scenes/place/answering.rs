//! How a line is got at a place while nothing else is served. Never understands it.

use super::Place;
use crate::clock::Moment;
use crate::devices::timepiece::Timepiece;
use crate::present::conversation::{Event, Out, Saying, Session};
use crate::present::editor::{Key, KeyEntry};
use crate::present::tone::Tone;
use crate::words::Trust;

/// A line that is waited for.
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
    /// The next line that is typed; none when somebody leaves.
    pub(in crate::scenes) fn line(&mut self) -> Option<String> {
        let mut awaited = AwaitedLine(None);
        self.serve_on(&mut awaited, Timepiece::started());
        awaited.0
    }

    /// A line of which nothing is shown, spoken or felt; none when somebody leaves.
    pub(in crate::scenes) fn unseen_line(&mut self, afterwards: KeyEntry) -> Option<String> {
        self.typing.enter_by(KeyEntry::Secret);
        let line = self.line();
        self.typing.enter_by(afterwards);
        line
    }
}

//! The keys that are typed at a place: those for the session are passed on, those for the line are answered here.

use crate::present::editor::{EditEffect, Key};
use crate::scenes::typing::PressedAt;

use super::Place;
use crate::present::conversation::Event;

impl Place {
    /// Answers the waiting keys, up to the first one for the session. Each key silences the answer to the previous one,
    /// even if both arrive at once: a person who types wants silence.
    pub(super) fn answer_keys(&mut self) -> Option<Event> {
        loop {
            while let Some(effect) = self.typing.next_effect() {
                if let Some(event) = self.answer(effect) {
                    return Some(event);
                }
            }
            let is_late = self.typing.comes(Key::Character(' ')) && self.eared.is_key_late();
            // A talk key that came too late is being answered, and that answer must be heard.
            if self.typing.look_at_next_key()? == PressedAt::Terminal && !is_late {
                let told = self.voiced.hush();
                self.print_all(told);
            }
        }
    }

    /// What an effect of typing means here. Effects on the line alone are told at once.
    fn answer(&mut self, effect: EditEffect) -> Option<Event> {
        match effect {
            EditEffect::Line(line) => Some(Event::Line(line)),
            EditEffect::Key(key) => Some(Event::Key(key)),
            EditEffect::Interrupt => Some(Event::Leaving),
            EditEffect::EndOfInput => Some(Event::Leaving),
            EditEffect::Erased(text)
            | EditEffect::PutBack(text)
            | EditEffect::Pasted(text)
            | EditEffect::Recalled(text) => {
                self.voiced.echo(&text);
                None
            }
            EditEffect::Moved(text) => {
                self.voiced.echo(&text.unwrap_or_default());
                None
            }
            EditEffect::Refused(_) => {
                self.voiced.refuse();
                None
            }
            EditEffect::ShowAgain => {
                let text = self.typing.text().to_owned();
                self.voiced.echo(&text);
                None
            }
            EditEffect::Redraw { .. } | EditEffect::Suspend => None,
        }
    }
}

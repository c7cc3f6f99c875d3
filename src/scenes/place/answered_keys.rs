//! The keys that are typed at a place: what is for the person who is served goes on, what is about the line
//! is told at once. Never knows what a line means.

use crate::present::editor::{EditEffect, Key};
use crate::scenes::typing::PressedAt;

use super::Place;
use crate::present::conversation::Event;

impl Place {
    /// Answers the keys that wait, up to the first that is for others. Each silences what the one
    /// before has asked for, also where a busy machine brings both at once: whoever types wants
    /// silence.
    pub(super) fn answer_keys(&mut self) -> Option<Event> {
        loop {
            while let Some(effect) = self.typing.next_effect() {
                if let Some(event) = self.answer(effect) {
                    return Some(event);
                }
            }
            let is_late = self.typing.comes(Key::Character(' ')) && self.eared.is_key_late();
            // What a late key to talk was to end is being answered, which nobody wants silent.
            if self.typing.look_at_next_key()? == PressedAt::Terminal && !is_late {
                let told = self.voiced.hush();
                self.print_all(told);
            }
        }
    }

    /// What an effect of typing means here; what is only about the line is told at once.
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

//! The braille display at a place: its keys mean the same as other keys.

use crate::present::cells::{Chosen, Wish};
use crate::present::editor::Key;
use crate::present::spoken::{Priority, Utterance};
use crate::scenes::reasons;
use crate::words::Texts;

use super::contraction::Contracted;
use super::{BrailleSignal, Place};
use crate::present::conversation::{Event, Felt, Meant, Out};

impl Place {
    /// Updates the display.
    pub(super) fn show(&mut self) {
        self.braille.show(self.typing.text(), self.typing.cursor());
    }

    /// The result of a signal of the display, if it concerns more than the display.
    pub(super) fn feel(&mut self, signal: BrailleSignal) -> Option<Event> {
        match self.braille.settle(signal) {
            Felt::Nothing => None,
            Felt::Told(sentence) => {
                self.typing.print_line(&sentence);
                let utterance = Utterance::new(Priority::Telling, self.language, sentence);
                let told = self.voiced.say(utterance);
                self.print_all(told);
                None
            }
            Felt::Said(sentence) => {
                self.carry_out(vec![Out::Say(Utterance::new(
                    Priority::Answer,
                    self.language,
                    sentence,
                ))]);
                None
            }
            Felt::Pressed(at, all) => {
                self.done_at = at;
                all.into_iter().fold(None, |event, meant| event.or(self.mean(meant)))
            }
        }
    }

    /// Shows a contracted text. If contraction has failed for good, tells why.
    pub(super) fn take_contracted(&mut self, contracted: Contracted) {
        if let Some(error) = self.braille.take_contracted(contracted) {
            let why = reasons::liblouis(&error, &Texts::new(self.language));
            let told = Utterance::new(Priority::Telling, self.language, &why);
            self.carry_out(vec![Out::Say(told)]);
        }
    }

    /// Does what a key of the display means.
    fn mean(&mut self, meant: Meant) -> Option<Event> {
        match meant {
            Meant::Nothing | Meant::Wish(Wish::End) => self.voiced.refuse(),
            Meant::Key(key) => {
                let told = self.voiced.hush();
                self.print_all(told);
                self.typing.press(key);
            }
            Meant::Command(command) => {
                return Some(Event::Command(command));
            }
            Meant::Wish(Wish::Look(square)) => return Some(Event::Look(square)),
            Meant::Wish(Wish::Type(text)) => self.type_text(&text),
            Meant::Wish(Wish::Cursor(letter)) => self.go_to(letter),
            Meant::Wish(Wish::Return) => self.typing.press(Key::Enter),
            Meant::Wish(Wish::Choose(chosen)) => {
                self.braille.leave_choices();
                match chosen {
                    Chosen::Line(line) => return Some(Event::Line(line)),
                    Chosen::Command(command) => return Some(Event::Command(command)),
                    Chosen::Answer(answer) => return Some(Event::Answer(answer)),
                    Chosen::Beginning(text) => self.type_text(&text),
                    Chosen::Key(key) => self.typing.press(key),
                }
            }
        }
        None
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.typing.press(Key::Character(letter));
        }
    }

    /// Moves the cursor of the line to before a letter.
    fn go_to(&mut self, letter: usize) {
        let before = self.typing.text().get(..self.typing.cursor()).unwrap_or_default();
        let at = before.chars().count();
        let key = if letter < at { Key::Left } else { Key::Right };
        for _ in 0..at.abs_diff(letter) {
            self.typing.press(key);
        }
    }
}

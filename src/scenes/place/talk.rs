//! Speech at a place: what comes from the ear, and the talk key.

use super::came::EarCame;
use super::{EarSignal, Place};
use crate::present::conversation::Event;

impl Place {
    /// Handles a signal of the ear.
    pub(super) fn settle_ear(&mut self, signal: EarSignal) -> Option<Event> {
        match self.eared.settle(signal) {
            EarCame::Lines(lines) => self.print_all(lines),
            EarCame::Speech => self.voiced.give_way(),
            EarCame::Said { saying, began, sound } => {
                if !saying.text.is_empty() {
                    self.typing.print_line(&saying.text);
                }
                self.done_at = began;
                self.sound = Some(sound);
                return Some(Event::Saying(saying));
            }
        }
        None
    }

    /// Lets a speaker finish before news is told. The ear does not listen to Hector.
    pub(super) fn take_turns(&mut self) {
        if !self.eared.has_the_floor() {
            let told = self.voiced.speak_again();
            self.print_all(told);
        }
        self.eared.mind(self.voiced.is_heard());
    }

    /// The talk key was pressed, on whichever device. Faults of the ear are also spoken, because a player who talks may
    /// not read.
    pub(super) fn talk(&mut self) {
        if self.eared.is_key_late() {
            // Hector is already answering the utterance that this key was to end.
            self.eared.take_late_key();
            return;
        }
        // Otherwise the ear would mistake Hector's words, or the end of a tone, for the player's.
        self.voiced.give_way();
        for sentence in self.eared.talk() {
            self.typing.print_line(&sentence);
            self.voiced.echo(&sentence);
        }
    }
}

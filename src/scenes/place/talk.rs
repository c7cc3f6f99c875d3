//! What is said at a place: how it comes from the ear, and the key to talk. Never knows what
//! it means.

use super::came::EarCame;
use super::{EarSignal, Place};
use crate::present::conversation::Event;

impl Place {
    /// What came of a signal of the ear.
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

    /// Whoever talks is listened to: news waits until that is over. The ear does not listen to Hector.
    pub(super) fn take_turns(&mut self) {
        if !self.eared.has_the_floor() {
            let told = self.voiced.speak_again();
            self.print_all(told);
        }
        self.eared.mind(self.voiced.is_heard());
    }

    /// The key to talk was pressed, wherever it is. What is wrong with the ear is said, too:
    /// whoever talks may not read.
    pub(super) fn talk(&mut self) {
        if self.eared.is_key_late() {
            // Hector answers already what the key was to end.
            self.eared.take_late_key();
            return;
        }
        // The ear would take Hector's words, or the end of a tone, for the player's.
        self.voiced.give_way();
        for sentence in self.eared.talk() {
            self.typing.print_line(&sentence);
            self.voiced.echo(&sentence);
        }
    }
}

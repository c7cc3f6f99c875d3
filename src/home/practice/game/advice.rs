//! What a player may be advised in the game: a hint, and who stands better. Never plays a
//! move.

use crate::present::conversation::{Converses as _, Out};
use crate::words::{Style, announce};

use super::Practising;

impl Practising {
    /// A move that Hector would play, in the words of an announcement.
    pub(crate) fn hint(&mut self) -> Vec<Out> {
        let Some(thought) = self.thought() else {
            return self.refuse(self.tongue.texts.game_is_over());
        };
        self.kept.hints += 1;
        let words = self.tongue.wording.say(&announce(self.position(), thought.best, Style::Full));
        vec![
            self.board()
                .with_words(&self.tongue.texts.hint_is(), vec![self.said(format!("{words}."))]),
        ]
    }

    /// Who stands better, in words.
    pub(crate) fn evaluation(&self) -> Vec<Out> {
        let Some(thought) = self.thought() else {
            return self.refuse(self.tongue.texts.game_is_over());
        };
        let turn = self.position().turn();
        let sentence = self.board().worth(thought.worth, turn);
        vec![self.answer(&sentence)]
    }
}

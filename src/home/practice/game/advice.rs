//! Advice during the game: a hint, and who stands better.

use crate::chess::{CastlingSide, ClaimedMove};
use crate::clock::Moment;
use crate::present::conversation::{Dialogue as _, Out};
use crate::words::PracticeCommand;

use super::Practising;

impl Practising {
    /// A move that Hector would play, in the words of an announcement.
    pub(crate) fn hint(&mut self, now: Moment) -> Vec<Out> {
        let thought = match (self.over, self.is_own_move()) {
            (Some(_), _) => None,
            // A move of the opponent could be mistaken for the player's own.
            (None, false) => return self.refuse(self.tongue.texts.opponent_to_move()),
            (None, true) => self.thought(),
        };
        let Some(thought) = thought else {
            return self.refuse(self.tongue.texts.game_is_over());
        };
        self.kept.hints += 1;
        let told_of_keeping = self.keep(now);
        let words = self.in_squares(thought.best);
        let words = vec![self.said(format!("{words}."))];
        let told = self.board().with_words(&self.tongue.texts.hint_is(), words);
        std::iter::once(told).chain(told_of_keeping).collect()
    }

    /// How castling is typed and said, and on which sides it is possible now, if attacks may be told.
    pub(crate) fn tell_castling(&self) -> Vec<Out> {
        let (texts, wording) = (&self.tongue.texts, self.tongue.wording);
        let how = self.tongue.how_to_castle();
        let withheld = self.kept.blindfold.withholds(PracticeCommand::Attacked(()));
        if withheld || self.over.is_some() || !self.is_own_move() {
            return vec![how];
        }
        let legal = self.position().legal_moves();
        let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
        let can = |side: &CastlingSide| legal.iter().any(|one| one.castling_side() == Some(*side));
        let possible: Vec<String> = sides
            .into_iter()
            .filter(can)
            .map(|side| wording.say_claim(&ClaimedMove::Castle(side)))
            .collect();
        let now = match possible.as_slice() {
            [] => texts.castling_not_possible_now(),
            some => texts.castling_possible_now(&texts.any_of(some)),
        };
        vec![how, self.answer(now)]
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

//! What goes on record of a letter of the other end: whether it may be written, what comes
//! of it, and what is noted. The one way in for whatever the other end writes.

use std::borrow::Cow;

use crate::clock::Moment;

use super::authority::Proof;
use super::correspondence::{Correspondence, Letter, Taken};
use super::decide::decide;
use super::fact::Recorded;
use super::game::Game;

impl Correspondence {
    /// Takes a letter of the other end into a game that stands like this: what came of it,
    /// and the facts to be recorded and applied. Nothing is recorded of a letter that has
    /// come already, or comes before its turn.
    pub fn follow(
        &mut self,
        letter: &Letter,
        proof: Proof,
        game: &Game,
        now: Moment,
    ) -> (Taken, Vec<Recorded>) {
        let before = self.taken();
        let taken = self.take(letter, proof, game);
        if self.taken() == before {
            return (taken, Vec::new());
        }
        let decided = match &taken {
            Taken::Happens(intent) => decide(game, intent, now).ok(),
            Taken::Known | Taken::Missing | Taken::Refused(_) | Taken::Parted { .. } => None,
        };
        // What is declined here was not declined there: the two places will be found to differ.
        let mut facts = decided.unwrap_or_default();
        // Copied only where something happens: most letters of an enemy are refused.
        let mut after = Cow::Borrowed(game);
        for fact in &facts {
            self.followed(&fact.fact);
            after.to_mut().apply(fact);
        }
        let notes = self.notes(letter, &taken, facts.len(), &after, now);
        facts.extend(notes.into_iter().map(|fact| Recorded { at: now, fact }));
        (taken, facts)
    }
}

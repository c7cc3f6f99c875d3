//! Accepts letters from the other end: whether it may write them, and the facts that they cause. Every letter goes
//! through [`Correspondence::follow`].

use std::borrow::Cow;

use crate::clock::Moment;

use super::authority::Proof;
use super::correspondence::{Correspondence, Letter, Taken};
use super::decide::decide;
use super::fact::Recorded;
use super::game::Game;

impl Correspondence {
    /// Takes a letter of the other end into this game: returns the outcome, and the facts to record and apply. A
    /// letter that is a repeat or comes too early causes no facts.
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
        // An act declined here was not declined there: the places will be found to differ.
        let mut facts = decided.unwrap_or_default();
        // Copied only if something happens: most letters of an attacker are refused.
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

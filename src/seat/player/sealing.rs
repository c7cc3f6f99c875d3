//! The sealed move, of the player or of the opponent on paper, and what is told while the game is adjourned (Guidelines
//! I). The move is not told to anyone before the envelope is opened.

use crate::clock::Moment;
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::Priority;
use crate::table::{
    Act, Adjournment, Declined, Phase, PlayerTold, Sealing, WhoSealsMove, contradictions,
};
use crate::words::{Command, DrawSign, command_word, is_typed_as_any};

use super::declaring::Declaration;
use super::typed::TypedMove;
use super::{OpponentIs, Seat, SeatDeed};

/// Typed instead of the move if it is written on paper.
const ON_PAPER: [&str; 3] = ["on paper", "auf papier", "sur papier"];

impl Seat {
    /// Asks once, in words, whether to seal the player's move.
    pub(super) fn seals(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        if let Some(refusal) = self.may_not_seal() {
            return self.refuse(refusal);
        }
        if is_typed_as_any(typed, &ON_PAPER) {
            return self.declares(Declaration::SealOnPaper, now);
        }
        let made = self.running.game.turn().made.as_ref().map(|made| made.said.clone());
        match (typed.is_empty(), made) {
            (true, Some(made)) => self.ask_to_seal(TypedMove::shown(made), now),
            (true, None) => {
                let seal = command_word(Command::Seal, self.tongue.settings.language);
                self.refuse(self.tongue.texts.seal_which_move(seal))
            }
            (false, _) => match self.read_move(typed) {
                Ok(typed) => self.ask_to_seal(typed, now),
                Err(reason) => self.no_move_follows(typed, &reason),
            },
        }
    }

    /// A move made on the board after the request must be the one that is sealed (I.1.1), and a sealed move must be
    /// complete. Nothing more is checked before the envelope is opened (I.8).
    fn ask_to_seal(&mut self, typed: TypedMove, now: Moment) -> Vec<Out> {
        let made = self.running.game.turn().made.as_ref();
        let other =
            made.filter(|made| !contradictions(&made.said.claim, &typed.said.claim).is_empty());
        match other.map(|made| made.said.words.clone()) {
            Some(made) => self.refuse(self.tongue.texts.other_move_was_made(&made)),
            None => {
                let seals = Act::Seals(typed.said.clone());
                self.asks_where_taken(SeatDeed::Seal(typed), self.own, seals, now)
            }
        }
    }

    /// Seals the player's move. A draw may be offered with it (I.4).
    pub(super) fn sealed(&mut self, typed: TypedMove, now: Moment) -> Vec<Out> {
        let TypedMove { said, draw } = typed;
        let mut out = self.acts(Act::Seals(said), now);
        if draw == DrawSign::Written && self.running.game.envelope().is_some() {
            out.extend(self.offer_written(self.own, now));
        }
        out
    }

    /// Handles a move of the player when it is to be sealed or cannot be made now. It is not announced, because the
    /// opponent would hear it.
    pub(super) fn is_not_announced(&mut self, typed: &TypedMove, now: Moment) -> Option<Vec<Out>> {
        let game = &self.running.game;
        if game.waits_for_resumption() {
            return Some(self.refuse(self.said(&PlayerTold::Declined(Declined::Adjourned))));
        }
        let is_to_seal = game.asked_to_seal() == Some(Sealing::By(self.own));
        let is_made = game.turn().made.is_some();
        (is_to_seal && !is_made).then(|| self.ask_to_seal(typed.clone(), now))
    }

    /// Handles the move to be sealed if moves are only written down. A score may be visible to others, for example in a
    /// hall, so the move does not go there.
    pub(super) fn is_not_written(&mut self, typed: &TypedMove, now: Moment) -> Option<Vec<Out>> {
        let game = &self.running.game;
        if self.next_to_write() != self.own {
            return None;
        }
        if game.envelope().is_some_and(|envelope| envelope.sealed_by == self.own) {
            return Some(self.refuse(self.said(&PlayerTold::Declined(Declined::Adjourned))));
        }
        let is_to_seal = match game.asked_to_seal() {
            Some(Sealing::By(side)) => side == self.own,
            Some(Sealing::ByWhoeverIsOnMove) => true,
            None => false,
        };
        is_to_seal.then(|| self.ask_to_seal(typed.clone(), now))
    }

    /// The opponent has sealed on paper, according to the player or a helper.
    pub(super) fn opponent_seals(&mut self, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let game = &self.running.game;
        match game.asked_to_seal() {
            _ if self.opponent != OpponentIs::AtTheTable => {
                self.refuse(texts.opponent_seals_elsewhere())
            }
            Some(_) if game.may_seal(!self.own) => self.declares(Declaration::OpponentSealed, now),
            Some(_) => self.refuse(texts.you_are_to_seal()),
            None => self.refuse(self.nothing_to_seal()),
        }
    }

    fn may_not_seal(&self) -> Option<String> {
        let game = &self.running.game;
        match game.asked_to_seal() {
            Some(_) if game.may_seal(self.own) => None,
            Some(_) => Some(self.tongue.texts.opponent_is_to_seal()),
            None => Some(self.nothing_to_seal()),
        }
    }

    fn nothing_to_seal(&self) -> String {
        let texts = &self.tongue.texts;
        match self.running.game.phase() {
            Phase::Over(_) => self.said(&PlayerTold::Declined(Declined::GameOver)),
            Phase::Adjourned(Adjournment::Void { .. }) => self.said(&PlayerTold::SealVoid),
            Phase::Adjourned(_) => texts.sealed_already(),
            Phase::Playing | Phase::Referred(_) => texts.not_asked_to_seal(),
        }
    }

    /// The state of the adjournment, if the game is adjourned.
    pub(super) fn told_of_adjournment(&self) -> Option<String> {
        let texts = &self.tongue.texts;
        let Phase::Adjourned(adjournment) = self.running.game.phase() else { return None };
        let rests = || match self.running.game.resumption() {
            Some(when) => texts.adjourned_until(when),
            None => texts.adjourned_without_date(),
        };
        Some(match adjournment {
            Adjournment::Asked { .. } => {
                let sealing = self.running.game.asked_to_seal()?;
                let who = WhoSealsMove::seen_by(self.own, sealing);
                self.said(&PlayerTold::ToSeal(who))
            }
            Adjournment::Sealed(_) => rests(),
            Adjournment::Void { .. } => format!("{} {}", rests(), self.said(&PlayerTold::SealVoid)),
            Adjournment::Waiting { .. } => texts.resumption_waits(),
        })
    }

    /// Help while the game is adjourned.
    pub(super) fn help_adjourned(&self) -> Option<String> {
        let told = self.told_of_adjournment()?;
        match self.running.game.waits_for_resumption() {
            true => Some(format!("{told} {}", self.tongue.texts.help_adjourned())),
            false => Some(told),
        }
    }

    /// Tells the state of a game that is resumed from its record.
    pub fn tell_where_it_stands(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let told = self.told_of_adjournment();
        let rests = self.running.game.is_at_rest();
        let first = match &told {
            Some(told) if rests => told.clone(),
            _ => self.running.texts.game_resumed(self.moves_known()),
        };
        let mut out = vec![self.answer(first)];
        if rests {
            out.push(self.utter(Priority::Telling, texts.help_adjourned()));
        } else if let Some(told) = told {
            out.push(self.utter(Priority::Telling, told));
        }
        out
    }
}

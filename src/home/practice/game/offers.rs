//! Draw offers and resignations in practice, by either side. The opponent decides by its own evaluation.

use std::time::Duration;

use crate::chess::opponent::{Level, OpponentGesture, Worth};
use crate::clock::Moment;
use crate::present::conversation::{Dialogue as _, Opponents, Out};

use super::{PracticeDeed, Practising};
use crate::practice::adversary::Adversary;
use crate::practice::over::Over;
use crate::practice::rival::RivalOffer;

/// With less time than this, a player may still lose a won game.
const ENOUGH_TIME: Duration = Duration::from_secs(60);

/// A game is early before `EARLY_PLIES`, and long from `LONG_PLIES` on.
const EARLY_PLIES: usize = 20;
const LONG_PLIES: usize = 40;
/// Below this value, a position is lost, in hundredths of a pawn.
const LOSING: i32 = -300;

impl Practising {
    /// What the opponent does in addition to its move.
    pub(crate) fn gesture(&mut self, worth: Option<Worth>, now: Moment) -> Option<OpponentGesture> {
        if self.tongue.settings.opponents == Opponents::PlayOn {
            return None;
        }
        let bearing = self.kept.adversary.bearing();
        let gesture = self.temper.takes(&self.kept.game, worth?, bearing)?;
        (gesture == OpponentGesture::OffersDraw || self.has_time(now)).then_some(gesture)
    }

    /// Whether the player has enough time to win a won game.
    fn has_time(&self, now: Moment) -> bool {
        let left = self.clock.as_ref().map(|clock| clock.reading(now).of(self.kept.own).remaining);
        left.flatten().is_none_or(|left| Duration::from(left) >= ENOUGH_TIME)
    }

    /// The opponent offers a draw with its move.
    pub(crate) fn take_offer(&mut self, now: Moment) -> Vec<Out> {
        if self.over.is_some() {
            return Vec::new();
        }
        self.kept.offer = RivalOffer::Stands;
        let mut out = self.keep(now);
        out.push(self.tells(self.tongue.texts.opponent_offers_draw()));
        out
    }

    pub(crate) fn is_offered_a_draw(&self) -> bool {
        self.over.is_none() && self.kept.offer == RivalOffer::Stands
    }

    /// The player wants to accept, and is asked for confirmation.
    pub(crate) fn accept_draw(&mut self) -> Vec<Out> {
        match self.kept.offer {
            _ if self.over.is_some() => self.refuse(self.tongue.texts.game_is_over()),
            RivalOffer::Stands => self.ask(PracticeDeed::AcceptDraw),
            RivalOffer::None => self.refuse(self.tongue.texts.no_draw_offered()),
        }
    }

    pub(crate) fn decline_draw(&mut self, now: Moment) -> Vec<Out> {
        match std::mem::replace(&mut self.kept.offer, RivalOffer::None) {
            RivalOffer::Stands => {
                let mut out = vec![self.answer(self.tongue.texts.offer_declined())];
                out.extend(self.keep(now));
                out
            }
            RivalOffer::None => self.refuse(self.tongue.texts.no_draw_offered()),
        }
    }

    /// Switches whether the opponent plays on to the end or may resign and offer draws.
    pub(crate) fn change_opponents(&mut self) -> Vec<Out> {
        let sentence = self.tongue.settings.change_opponents(&self.tongue.texts);
        vec![Out::Set(self.tongue.settings.clone()), self.answer(&sentence)]
    }

    /// Whether the opponent accepts a draw, by its evaluation: early in the game only if it is losing, in a long game
    /// if it does not stand better.
    pub(crate) fn answer_draw_offer(&mut self, now: Moment) -> Vec<Out> {
        let worth = self.thought().map(|thought| {
            if self.is_own_move() { thought.worth.for_the_other() } else { thought.worth }
        });
        let takes = match worth {
            Some(Worth::Centipawns(count)) => match self.kept.game.moves().len() {
                ..EARLY_PLIES => count < LOSING,
                EARLY_PLIES..LONG_PLIES => count < -40,
                _ => count <= 20,
            },
            Some(Worth::Mated(_)) => true,
            Some(Worth::Mates(_)) | None => false,
        };
        if takes {
            let mut out = vec![self.answer(self.tongue.texts.draw_accepted())];
            out.extend(self.ends(Over::Agreement, now));
            out
        } else {
            vec![self.answer(self.tongue.texts.draw_declined())]
        }
    }
}

impl Adversary {
    /// When it resigns and offers draws: as Hector does at the level of about the same strength.
    fn bearing(&self) -> Level {
        let number = match self {
            Adversary::Level(level) => return *level,
            Adversary::Engine { rating: None, .. } => return Level::FULL,
            Adversary::Engine { rating: Some(rating), .. } => match rating {
                0..1_000 => 3,
                1_000..1_300 => 4,
                1_300..1_500 => 5,
                1_500..1_800 => 6,
                1_800..2_000 => 7,
                _ => 8,
            },
        };
        Level::try_from(number).unwrap_or(Level::FULL)
    }
}

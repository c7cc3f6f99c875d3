//! Adjourning and resuming (Guidelines I, paragraph 21 of 1929): the sealed move, the
//! envelope's fields, and every way to take the game up again.

use crate::chess::{ClaimedMove, ClaimedStep, Color, Origin, Refusal, Square};
use crate::clock::Reading;
use crate::laws::Rule;
use crate::laws::provisions::AmbiguousSeal;

use super::case::{Effect, Matter, Remedy, Timeliness};
use super::forced::without_castling;
use super::game::{Game, Offer, Phase};
use super::intent::{Points, TakingUp};
use super::news::News;
use super::said::Said;
use super::standing::Legality;
use super::turn::{Announced, Completion, Handling, Made};

/// An interruption of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjournment {
    /// The arbiter has asked the player on move to seal (I.1.1).
    Asked,
    /// The move is in the envelope.
    Sealed(Box<Envelope>),
    /// Time runs for a player who is not there, the envelope closed (I.9, I.11).
    Waiting(Box<Envelope>),
}

/// What is written on the envelope and in it (I.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    /// The position before the sealed move.
    pub position: String,
    /// The times of both.
    pub times: Reading,
    /// Who sealed.
    pub sealed_by: Color,
    /// The number of the sealed move.
    pub move_number: usize,
    /// The draw offer that waits for an answer (I.4).
    pub offer: Option<Offer>,
    /// Date, time and place of the resumption, once the arbiter has set them.
    pub resumption: Option<String>,
    /// The move. Nobody is told of it before the envelope is opened.
    pub(super) sealed: Said,
}

impl Game {
    pub(super) fn ask_to_seal(&mut self) {
        if self.phase == Phase::Playing {
            self.phase = Phase::Adjourned(Adjournment::Asked);
        }
    }

    /// The move goes into the envelope, and only then the clock stops (I.1.1).
    pub(super) fn seal(&mut self, by: Color, said: &Said) {
        if self.phase != Phase::Adjourned(Adjournment::Asked) || self.turn.by != by {
            self.news.push(News::NothingChanged);
            return;
        }
        // A move made on the board after the request must be the one sealed (I.1.1).
        let sealed = match self.turn.made.take() {
            Some(made) => made.said,
            None => said.clone(),
        };
        self.clock = self.clock.stopped(self.latest);
        let envelope = Box::new(self.envelope_of(by, sealed));
        self.news.push(News::Sealed(envelope.clone()));
        self.phase = Phase::Adjourned(Adjournment::Sealed(envelope));
    }

    /// Whether a side may still contest the times after a resumption: not once it has made
    /// its first move (I.13).
    pub(super) fn contests_resumed_times(&self, by: Color) -> Timeliness {
        let since = self.resumed_after.unwrap_or(0);
        let under_way = self.turn.by == by && self.turn.made.is_some();
        if under_way || self.plies.iter().skip(since).any(|ply| ply.by == by) {
            Timeliness::TooLate
        } else {
            Timeliness::InTime
        }
    }

    pub(super) fn adjourn(&mut self, resumption: &str) {
        match &mut self.phase {
            Phase::Adjourned(Adjournment::Sealed(envelope)) => {
                envelope.resumption = Some(resumption.to_owned());
                self.news.push(News::Sealed(envelope.clone()));
            }
            _ => self.news.push(News::NothingChanged),
        }
    }

    /// The envelope, while there is one.
    #[must_use]
    pub fn envelope(&self) -> Option<&Envelope> {
        match &self.phase {
            Phase::Adjourned(Adjournment::Sealed(envelope) | Adjournment::Waiting(envelope)) => {
                Some(envelope)
            }
            _ => None,
        }
    }

    pub(super) fn take_up(&mut self, how: &TakingUp) {
        let Some(envelope) = self.envelope().cloned() else {
            self.news.push(News::NothingChanged);
            return;
        };
        let replier = !envelope.sealed_by;
        match how {
            TakingUp::ReplierPresent | TakingUp::ReplierArrives => {
                self.open_envelope(&envelope, &envelope.sealed);
            }
            TakingUp::ReplierAbsent | TakingUp::BothAbsent => {
                self.phase = Phase::Adjourned(Adjournment::Waiting(Box::new(envelope)));
                self.resume(replier);
            }
            TakingUp::SealerAbsent(reply) => {
                self.open_envelope(&envelope, &envelope.sealed);
                if self.phase == Phase::Playing {
                    self.reply_under_seal(replier, reply);
                }
            }
            TakingUp::EnvelopeMissing(said) => self.open_envelope(&envelope, said),
            TakingUp::PositionLost => self.end(Points::Annulled),
        }
    }

    /// The fields of the envelope as they are now (I.2).
    fn envelope_of(&self, sealed_by: Color, sealed: Said) -> Envelope {
        Envelope {
            position: self.standing().to_fen(),
            times: self.clock.reading(self.latest),
            sealed_by,
            move_number: self.move_number(self.plies.len() + 1),
            offer: self.offer,
            resumption: None,
            sealed,
        }
    }

    /// The sealed move is played and the clock of the player who must reply runs.
    fn open_envelope(&mut self, envelope: &Envelope, sealed: &Said) {
        let by = envelope.sealed_by;
        self.news.push(News::Opened(sealed.clone()));
        self.phase = Phase::Playing;
        self.offer = envelope.offer;
        let made = self.judged(sealed, None, Announced::Yes);
        if !matches!(made.legality, Legality::Legal(_)) {
            self.clock = self.clock.stopped(self.latest);
            let remedies = self.remedies_of_bad_seal(by, &made);
            let matter = Matter::SealedMove { by, said: sealed.clone() };
            self.open(matter, [Rule::AmbiguousSeal], None, remedies);
            return;
        }
        self.play_sealed(by, sealed);
    }

    /// The sealed move is made, and the clock of the player who must reply runs.
    pub(super) fn play_sealed(&mut self, by: Color, sealed: &Said) {
        if self.turn.by != by || self.turn.made.is_some() {
            self.news.push(News::NothingChanged);
            return;
        }
        self.turn.handling = Handling::Moving;
        self.boards.get_mut(by).settle();
        self.boards.get_mut(by).says(by, self.start.variant(), &sealed.claim);
        self.scores.get_mut(by).write(self.plies.len(), sealed.clone());
        self.turn.made = Some(self.judged(sealed, None, Announced::Yes));
        // Nobody pressed for it, and it counts all the same.
        let counted = self.clock.reading(self.latest).of(by).moves;
        self.clock = self.clock.with_moves(by, counted.saturating_add(1), self.latest);
        self.pass_turn(Some(Completion::Pressed(self.latest)));
        self.resumed_after = Some(self.plies.len());
        if self.phase == Phase::Playing {
            self.resume(!by);
        }
    }

    /// The reply is sealed too: the sealer's clock runs until the sealer comes (I.9).
    fn reply_under_seal(&mut self, by: Color, reply: &Said) {
        self.clock = self.clock.stopped(self.latest);
        let envelope = self.envelope_of(by, reply.clone());
        self.phase = Phase::Adjourned(Adjournment::Waiting(Box::new(envelope)));
        self.resume(!by);
    }

    /// The sealer loses, save where the game is drawn all the same (I.8). In 1929 the
    /// opponent chose: the meaning, or else which piece was to move.
    fn remedies_of_bad_seal(&self, sealer: Color, made: &Made) -> Vec<Remedy> {
        if self.setting.edition().parameters().ambiguous_seal == AmbiguousSeal::SealerLoses {
            let endings = [Points::Win(!sealer), Points::Draw];
            return endings.map(|points| Remedy { effects: vec![Effect::End(points)] }).to_vec();
        }
        match (&made.legality, made.said.claim) {
            (Legality::Illegal(Refusal::Ambiguous { candidates, .. }), ClaimedMove::Step(step)) => {
                let meant = |from: &Square| {
                    let claim =
                        ClaimedMove::Step(ClaimedStep { from: Origin::from(*from), ..step });
                    let words = made.said.words.clone();
                    Remedy { effects: vec![Effect::PlaySealed(sealer, Said { words, claim })] }
                };
                candidates.iter().map(meant).collect()
            }
            (_, claim) => self.demands_of_seal(sealer, &claim),
        }
    }

    /// A sealed move that cannot be played binds its piece or the king (paragraph 16).
    fn demands_of_seal(&self, sealer: Color, claim: &ClaimedMove) -> Vec<Remedy> {
        let piece = match claim {
            ClaimedMove::Step(step) => step.from.square(),
            ClaimedMove::Castle(_) => None,
        };
        let king = self.standing().board().king_of(sealer);
        let demand = |square: Square| Remedy {
            effects: vec![Effect::Demand(sealer, vec![square]), Effect::Resume(sealer)],
        };
        let possible = |square: &Square| {
            self.standing()
                .position()
                .is_some_and(|position| !without_castling(position, &[*square]).is_empty())
        };
        let free =
            Remedy { effects: vec![Effect::Demand(sealer, Vec::new()), Effect::Resume(sealer)] };
        let mut squares: Vec<Square> = piece.into_iter().chain(king).collect();
        squares.dedup();
        squares.into_iter().filter(possible).map(demand).chain([free]).collect()
    }
}

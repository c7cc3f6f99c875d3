//! Adjourning (Guidelines I, paragraph 21 of 1929): who is asked to seal, the sealed move and the envelope's fields.
//! Resuming the game is in [`resumption`](super::resumption).

use crate::chess::Color;
use crate::clock::Span;
use crate::laws::Rule;
use crate::laws::provisions::{OfferAtTheSeal, ProvisionText, Sealer};

use super::case::{Effect, Remedy};
use super::case_end::HowFinished;
use super::envelope::{Adjournment, AskedToSeal, Envelope, EnvelopePlace, SealedMove, Sealing};
use super::game::{Game, Phase};
use super::matter::{Matter, Timeliness};
use super::news::News;
use super::offer::OfferKind;
use super::said::{Said, contradictions};
use super::turn::EarlyReply;

impl Game {
    /// Asks the player on move to seal; in 1929, without a time limit, always Black, who waits for White's move if
    /// White is to move. A player who adjourns early is charged the time up to the end of the session (I.1.2).
    pub(super) fn ask_to_seal(&mut self, early: Span) {
        if self.phase != Phase::Playing {
            self.news.push(News::NothingChanged);
            return;
        }
        let black_alone = self.black_alone_seals();
        let has_moved = self.turn.made.is_some();
        let on_move = self.side_to_run();
        let sealer = match on_move {
            _ if black_alone => Color::Black,
            // After making a move, a player no longer has the move (1.3).
            by if has_moved => !by,
            by => by,
        };
        // Without heard moves it is not known when the turn to seal has come.
        let seals_now = !self.hears_moves() || (sealer == on_move && !has_moved);
        self.news.push(News::AskedToSeal(match (black_alone, seals_now) {
            (false, _) => AskedToSeal::OnMove,
            (true, true) => AskedToSeal::Black,
            (true, false) => AskedToSeal::BlackAfterWhitesMove,
        }));
        if !early.is_zero() {
            self.news.push(News::AdjournedEarly(sealer, early));
        }
        if seals_now {
            self.phase = Phase::Adjourned(Adjournment::Asked { early });
        } else {
            self.seals_next = Some((sealer, early));
        }
    }

    /// The arbiter withdraws the request: play goes on as before.
    pub(super) fn ask_no_longer_to_seal(&mut self) {
        let was_to_come = self.seals_next.take().is_some();
        if let Phase::Adjourned(Adjournment::Asked { .. }) = self.phase {
            self.phase = Phase::Playing;
        } else if !was_to_come {
            self.news.push(News::NothingChanged);
        }
    }

    /// Whether a player is asked to seal, or will be when the turn comes.
    pub(super) fn is_to_be_sealed(&self) -> bool {
        self.asked_to_seal().is_some() || self.seals_next.is_some()
    }

    /// Another position was restored. The request to seal passes to the player on move, unless it was made to this
    /// player alone (I.1.2, paragraph 21 of 1929). A sealed move no longer fits the position.
    pub(super) fn adjourn_from_restored(&mut self, was_on_move: Color) {
        let black_alone = self.black_alone_seals();
        match (&self.phase, self.seals_next) {
            (Phase::Adjourned(Adjournment::Asked { early }), _)
                if self.turn.by != was_on_move && (black_alone || !early.is_zero()) =>
            {
                self.seals_next = Some((was_on_move, *early));
                self.phase = Phase::Playing;
            }
            (Phase::Playing, Some((_, early))) if early.is_zero() && !black_alone => {
                self.seals_next = Some((self.turn.by, early));
                self.ask_whoever_seals_next();
            }
            (Phase::Playing, Some(_)) => self.ask_whoever_seals_next(),
            _ => self.void_the_seal(self.turn.by),
        }
    }

    /// The sealed move no longer counts. A game that was being resumed goes on at once.
    pub(super) fn void_the_seal(&mut self, on_move: Color) {
        let phase = std::mem::replace(&mut self.phase, Phase::Playing);
        let by = envelope_in(&phase).map(|envelope| envelope.sealed_by);
        self.phase = match phase {
            Phase::Adjourned(Adjournment::Sealed(envelope)) => {
                let resumption = envelope.resumption;
                Phase::Adjourned(Adjournment::Void { resumption, on_move })
            }
            Phase::Adjourned(Adjournment::Waiting { .. }) => Phase::Playing,
            Phase::Adjourned(Adjournment::Void { resumption, .. }) => {
                Phase::Adjourned(Adjournment::Void { resumption, on_move })
            }
            other => other,
        };
        self.news.extend(by.map(News::SealVoid));
    }

    /// The turn to seal has come, for a player who was asked before having the move.
    pub(super) fn ask_whoever_seals_next(&mut self) {
        if self.phase == Phase::Playing
            && let Some((sealer, early)) = self.seals_next
            && sealer == self.turn.by
        {
            self.seals_next = None;
            self.phase = Phase::Adjourned(Adjournment::Asked { early });
        }
    }

    /// Whether only Black seals: in 1929, without a time limit (paragraph 21).
    fn black_alone_seals(&self) -> bool {
        let sealer = self.setting.edition().parameters().sealer;
        sealer == Sealer::BlackWithoutLimit && self.clock.control().is_untimed()
    }

    /// Whose move is to be sealed now (I.1.1). `None` if the game is over on the board.
    #[must_use]
    pub fn asked_to_seal(&self) -> Option<Sealing> {
        let Phase::Adjourned(Adjournment::Asked { .. }) = self.phase else { return None };
        if self.finish() == HowFinished::OnTheBoard {
            return None;
        }
        Some(match (self.hears_moves(), self.runs_clock()) {
            (true, _) => Sealing::By(self.turn.by),
            (false, _) if self.black_alone_seals() => Sealing::By(Color::Black),
            (false, true) => Sealing::By(self.side_to_run()),
            (false, false) => Sealing::ByWhoeverIsOnMove,
        })
    }

    /// Whether a side was asked to seal and has made a move instead: that move is to be sealed, and the clock stops
    /// only then (I.1.1).
    pub(super) fn has_moved_instead_of_sealing(&self, side: Color) -> bool {
        self.hears_moves()
            && self.turn.made.is_some()
            && self.asked_to_seal() == Some(Sealing::By(side))
    }

    /// Whether a side may put a move into an envelope now. Without heard moves it is not certain whose turn it is.
    #[must_use]
    pub fn may_seal(&self, side: Color) -> bool {
        match self.asked_to_seal() {
            Some(Sealing::By(asked)) => asked == side || !self.hears_moves(),
            Some(Sealing::ByWhoeverIsOnMove) => true,
            None => false,
        }
    }

    /// Tells the players who is asked to seal, as soon as that changes.
    pub(super) fn look_who_seals(&mut self, before: Option<Sealing>) {
        let asked = self.asked_to_seal();
        if asked.is_none() && before.is_some() && self.is_played() {
            self.news.push(News::NobodySeals);
        }
        self.news.extend(asked.filter(|sealing| before != Some(*sealing)).map(News::ToSeal));
    }

    /// Puts the move into the envelope; only then the clock stops (I.1.1).
    pub(super) fn seal(&mut self, by: Color, said: Option<&Said>) {
        let Phase::Adjourned(Adjournment::Asked { early }) = self.phase else {
            self.news.push(News::NothingChanged);
            return;
        };
        if self.hears_moves() && self.turn.by != by {
            self.news.push(News::NothingChanged);
            return;
        }
        let made = self.turn.made.take().map(|made| made.said);
        self.turn.reply = EarlyReply::default();
        self.clock = self.clock.stopped(self.latest).with_time_taken(by, early, self.latest);
        let sealed = match said {
            Some(said) => {
                let same = made.as_ref().filter(|made| is_same(made, said));
                SealedMove::Known(same.unwrap_or(said).clone())
            }
            None => SealedMove::Unseen { made: made.clone() },
        };
        let envelope = Box::new(self.envelope_of(by, sealed));
        self.news.push(News::Sealed(envelope.clone()));
        self.phase = Phase::Adjourned(Adjournment::Sealed(envelope));
        if let (Some(said), Some(made)) = (said, made) {
            self.compare_with_made(by, said, made);
        }
    }

    /// A move made on the board after the request must be the one sealed (I.1.1).
    fn compare_with_made(&mut self, by: Color, sealed: &Said, made: Said) {
        if !is_same(&made, sealed) {
            let matter = Matter::OtherMoveSealed { by, made: made.clone() };
            let remedies = vec![Remedy { effects: vec![Effect::Seal(by, made)] }];
            self.open(matter, [Rule::Adjournment], None, remedies);
        }
    }

    /// The arbiter reads out a sealed move that was not known here. After a wrong reading it can be read again before
    /// the game is resumed.
    pub(super) fn read_sealed_move(&mut self, said: &Said) {
        let unseen = self.envelope_mut().filter(|envelope| !envelope.was_sealed_here());
        let Some(envelope) = unseen else {
            self.news.push(News::NothingChanged);
            return;
        };
        let by = envelope.sealed_by;
        let made = match &envelope.sealed {
            SealedMove::Unseen { made } | SealedMove::Read { made, .. } => made.clone(),
            SealedMove::Known(_) => None,
        };
        envelope.sealed = SealedMove::Read { said: said.clone(), made: made.clone() };
        if let Some(made) = made {
            self.compare_with_made(by, said, made);
        }
    }

    /// Replaces the move in a side's envelope, or plays another one instead of it.
    pub(super) fn seal_instead(&mut self, by: Color, said: &Said) {
        if let Some(envelope) = self.envelope_mut().filter(|envelope| envelope.sealed_by == by) {
            envelope.sealed = SealedMove::Known(said.clone());
        } else if self.resumed_after == Some(self.plies.len()) && self.turn.by != by {
            let counted = self.clock.reading(self.latest).of(by).moves;
            self.clock = self.clock.with_moves(by, counted.saturating_sub(1), self.latest);
            self.restored(self.plies.len().saturating_sub(1));
            self.play_sealed(by, said);
        } else {
            self.news.push(News::NothingChanged);
        }
    }

    /// Whether a side may still contest the times after a resumption: not after its first move (I.13).
    pub(super) fn contests_resumed_times(&self, by: Color) -> Timeliness {
        if !self.hears_moves() {
            return self.contests_resumed_times_unheard(by);
        }
        let since = self.resumed_after.unwrap_or(0);
        let under_way = self.turn.by == by && self.turn.made.is_some();
        if under_way || self.plies.iter().skip(since).any(|ply| ply.by == by) {
            Timeliness::TooLate
        } else {
            Timeliness::InTime
        }
    }

    /// Takes an offer made while a move is sealed, which stays until it is answered (I.4); in 1929 nothing was to
    /// accompany the sealed move (27.3).
    pub(super) fn offers_at_the_seal(&mut self, side: Color) -> bool {
        let is_sealed = self.waits_for_resumption();
        let alone = ProvisionText::Verified(OfferAtTheSeal::Alone);
        let accompanies = matches!(self.phase, Phase::Adjourned(Adjournment::Asked { .. }))
            && self.setting.edition().parameters().offer_at_the_seal == alone
            && self.turn.by == side;
        if is_sealed || accompanies {
            *self.offers.get_mut(side) = Some(OfferKind::Said);
            self.news.push(News::OfferAtTheSeal(side));
        }
        is_sealed || accompanies
    }

    pub(super) fn adjourn(&mut self, resumption: &str) {
        match &mut self.phase {
            Phase::Adjourned(Adjournment::Sealed(envelope)) => {
                envelope.resumption = Some(resumption.to_owned());
                envelope.offers = self.offers;
                envelope.times = self.clock.reading(self.latest);
                self.news.push(News::Sealed(envelope.clone()));
            }
            Phase::Adjourned(Adjournment::Void { resumption: set, .. }) => {
                *set = Some(resumption.to_owned());
            }
            _ => self.news.push(News::NothingChanged),
        }
    }

    /// When and where an adjourned game is resumed, in the arbiter's words.
    #[must_use]
    pub fn resumption(&self) -> Option<&str> {
        match &self.phase {
            Phase::Adjourned(Adjournment::Void { resumption, .. }) => resumption.as_deref(),
            _ => self.envelope()?.resumption.as_deref(),
        }
    }

    /// The envelope, if there is one whose move counts.
    #[must_use]
    pub fn envelope(&self) -> Option<&Envelope> {
        envelope_in(&self.phase)
    }

    fn envelope_mut(&mut self) -> Option<&mut Envelope> {
        match &mut self.phase {
            Phase::Adjourned(
                Adjournment::Sealed(envelope) | Adjournment::Waiting { envelope, .. },
            ) => Some(envelope),
            _ => None,
        }
    }

    /// The fields of the envelope at this moment (I.2).
    pub(super) fn envelope_of(&self, sealed_by: Color, sealed: SealedMove) -> Envelope {
        Envelope {
            place: self.fen_known().map(|position| EnvelopePlace {
                position,
                move_number: self.move_number(self.plies.len() + 1),
            }),
            times: self.clock.reading(self.latest),
            sealed_by,
            offers: self.offers,
            resumption: None,
            sealed,
        }
    }
}

fn envelope_in(phase: &Phase) -> Option<&Envelope> {
    match phase {
        Phase::Adjourned(Adjournment::Sealed(envelope) | Adjournment::Waiting { envelope, .. }) => {
            Some(envelope)
        }
        _ => None,
    }
}

fn is_same(one: &Said, other: &Said) -> bool {
    contradictions(&one.claim, &other.claim).is_empty()
}

//! Resuming an adjourned game (I.5 to I.12, paragraphs 16 and 21 of 1929): who is present, what was in the envelope,
//! and what follows from a sealed move that cannot be played.

use crate::chess::{ClaimedMove, ClaimedStep, Color, Origin, Refusal, Role, Square, ending};
use crate::clock::Moment;
use crate::laws::provisions::AmbiguousSeal;
use crate::laws::{self, Rule};

use super::case::{Demanded, Effect, Remedy};
use super::case_life::ReviewOccasion;
use super::envelope::{Adjournment, Envelope, SealedMove};
use super::forced::without_castling;
use super::game::{Game, Phase};
use super::intent::Points;
use super::matter::Matter;
use super::news::News;
use super::said::Said;
use super::standing::Legality;
use super::taking_up::TakingUp;
use super::turn::{Completion, Handling, Made, WhetherAnnounced};

impl Game {
    pub(super) fn take_up(&mut self, how: &TakingUp) {
        let Some(envelope) = self.envelope().cloned() else {
            return self.take_up_void(how);
        };
        self.news.push(News::TakenUp(how.clone()));
        let replier = !envelope.sealed_by;
        match how {
            TakingUp::ReplierPresent | TakingUp::ReplierArrives => {
                let since = self.waits_since();
                self.open_known(&envelope);
                self.check_late(replier, since);
            }
            TakingUp::ReplierAbsent | TakingUp::BothAbsent => {
                let since = self.waits_since().unwrap_or(self.latest);
                let envelope = Box::new(envelope);
                self.phase = Phase::Adjourned(Adjournment::Waiting { envelope, since });
                self.resume(replier);
            }
            TakingUp::SealerAbsent(reply) => {
                // Neither was present, and both are late from then on (I.10, I.11).
                let since = self.waits_since();
                self.open_known(&envelope);
                self.check_late(replier, since);
                let last = self.known_position_after(self.plies.len());
                let is_over = last.and_then(ending).is_some();
                if self.is_played() && self.may_be_on_move(replier) && !is_over {
                    self.reply_under_seal(replier, reply, since.unwrap_or(self.latest));
                }
            }
            TakingUp::EnvelopeMissing(said) => self.open_envelope(&envelope, said),
            TakingUp::EnvelopeUnreadable => self.read_nothing(&envelope),
            TakingUp::PositionLost => self.end(Points::Annulled),
            // The sealed move still counts.
            TakingUp::WithoutSeal => self.news.push(News::NothingChanged),
        }
    }

    /// Resumes from the position that was restored after a move had been sealed: the clock of the player on move
    /// runs.
    fn take_up_void(&mut self, how: &TakingUp) {
        match (&self.phase, how) {
            (Phase::Adjourned(Adjournment::Void { on_move, .. }), TakingUp::WithoutSeal) => {
                let on_move = *on_move;
                self.news.push(News::TakenUp(how.clone()));
                self.phase = Phase::Playing;
                self.set_boards_up();
                self.resumed_after = Some(self.plies.len());
                self.count_presses_from_here();
                self.resume(on_move);
                self.review_cases(ReviewOccasion::BoardsCompared);
            }
            (Phase::Adjourned(Adjournment::Void { .. }), TakingUp::PositionLost) => {
                self.news.push(News::TakenUp(how.clone()));
                self.end(Points::Annulled);
            }
            _ => self.news.push(News::NothingChanged),
        }
    }

    /// Since when time runs for an absent player.
    fn waits_since(&self) -> Option<Moment> {
        match self.phase {
            Phase::Adjourned(Adjournment::Waiting { since, .. }) => Some(since),
            _ => None,
        }
    }

    /// Checks how late a player is, unless the sealed move has ended the game (I.10).
    fn check_late(&mut self, side: Color, since: Option<Moment>) {
        let Some(late) = since.map(|since| self.latest.since(since)) else { return };
        let last = self.known_position_after(self.plies.len());
        let is_over = last.and_then(ending).is_some();
        if !self.is_played() || !self.may_be_on_move(side) || is_over {
            return;
        }
        self.late_for_the_resumption(side, late);
    }

    /// Opens an envelope whose move is known here.
    fn open_known(&mut self, envelope: &Envelope) {
        match envelope.move_known() {
            Some(sealed) => self.open_envelope(envelope, sealed),
            None => self.news.push(News::NothingChanged),
        }
    }

    /// Sets up the position before the sealed move (I.5), plays the sealed move and starts the clock of the player
    /// who must reply.
    fn open_envelope(&mut self, envelope: &Envelope, sealed: &Said) {
        let by = envelope.sealed_by;
        self.news.push(News::Opened { by, said: sealed.clone() });
        self.phase = Phase::Playing;
        if !self.hears_moves() {
            return self.play_sealed(by, sealed);
        }
        self.set_boards_up();
        self.review_cases(ReviewOccasion::BoardsCompared);
        let made = self.judged(sealed, None, WhetherAnnounced::Yes);
        if matches!(made.legality, Legality::Legal(_) | Legality::AtOdds) {
            self.play_sealed(by, sealed);
            return;
        }
        self.clock = self.clock.stopped(self.latest);
        let (rules, remedies) = self.remedies_of_bad_seal(by, &made);
        if rules.contains(&Rule::DemandersClock) {
            self.resume(!by);
        }
        let ruling = self.ruling_on_bad_seal(by);
        self.open(Matter::SealedMove { by, said: sealed.clone() }, rules, ruling, remedies);
    }

    /// The envelope contains no readable move: the sealer loses (I.8, paragraph 16).
    fn read_nothing(&mut self, envelope: &Envelope) {
        self.phase = Phase::Playing;
        self.clock = self.clock.stopped(self.latest);
        let by = envelope.sealed_by;
        let (rule, remedies) = match self.setting.edition().parameters().ambiguous_seal {
            AmbiguousSeal::SealerLoses => (Rule::AmbiguousSeal, self.loss_of_sealer(by)),
            AmbiguousSeal::OpponentChooses => {
                let lost = Remedy { effects: vec![Effect::End(Points::Win(!by))] };
                (Rule::ForcedMove, vec![lost])
            }
        };
        let ruling = self.ruling_on_bad_seal(by);
        self.open(Matter::SealUnreadable(by), [rule], ruling, remedies);
    }

    /// Plays the sealed move and starts the clock of the player who must reply.
    pub(super) fn play_sealed(&mut self, by: Color, sealed: &Said) {
        if !self.hears_moves() {
            return self.sealed_move_unheard(by);
        }
        if self.turn.by != by || self.turn.made.is_some() {
            self.news.push(News::NothingChanged);
            return;
        }
        self.turn.handling = Handling::Moving;
        self.boards.get_mut(by).settle();
        self.boards.get_mut(by).says(by, self.start.variant(), &sealed.claim);
        self.scores.get_mut(by).write(self.plies.len(), sealed.clone());
        self.turn.made = Some(self.judged(sealed, None, WhetherAnnounced::Yes));
        // The sealed move counts without a press.
        self.tell_clock_of_next(by);
        let counted = self.clock.reading(self.latest).of(by).moves;
        self.clock = self.clock.with_moves(by, counted.saturating_add(1), self.latest);
        self.pass_turn(Some(Completion::Pressed(self.latest)));
        self.resumed_after = Some(self.plies.len());
        if self.phase == Phase::Playing {
            self.resume(!by);
        }
    }

    /// The reply is sealed too: the sealer's clock runs until the sealer comes (I.9).
    fn reply_under_seal(&mut self, by: Color, reply: &Said, since: Moment) {
        self.clock = self.clock.stopped(self.latest);
        let envelope = Box::new(self.envelope_of(by, SealedMove::Known(reply.clone())));
        self.phase = Phase::Adjourned(Adjournment::Waiting { envelope, since });
        self.resume(!by);
    }

    /// The sealer loses, unless the game is drawn anyway (I.8).
    fn loss_of_sealer(&self, sealer: Color) -> Vec<Remedy> {
        if let Some(ruling) = self.ruling_on_bad_seal(sealer) {
            return self.remedies_by_verdict(&ruling);
        }
        let endings = [Points::Win(!sealer), Points::Draw];
        endings.map(|points| Remedy { effects: vec![Effect::End(points)] }).to_vec()
    }

    /// The ruling on an unreadable or illegal sealed move, if the position is known and the opponent has no choice
    /// (I.8, 6.9).
    fn ruling_on_bad_seal(&self, sealer: Color) -> Option<laws::Ruling> {
        let edition = self.setting.edition();
        if edition.parameters().ambiguous_seal != AmbiguousSeal::SealerLoses {
            return None;
        }
        let position = self.known_position()?;
        Some(laws::bad_seal(edition, position, sealer, laws::Effort::default()))
    }

    /// The rules and remedies for a sealed move that cannot be played. In 1929 the opponent chose: the meaning, or
    /// else which piece was to move.
    fn remedies_of_bad_seal(&self, sealer: Color, made: &Made) -> (Vec<Rule>, Vec<Remedy>) {
        if self.setting.edition().parameters().ambiguous_seal == AmbiguousSeal::SealerLoses {
            return (vec![Rule::AmbiguousSeal], self.loss_of_sealer(sealer));
        }
        let ClaimedMove::Step(step) = made.said.claim else {
            return self.demands_of_seal(sealer, None, None);
        };
        let meanings: Vec<ClaimedStep> = match &made.legality {
            Legality::Illegal(Refusal::Ambiguous { candidates, .. }) => {
                let from = |from: &Square| ClaimedStep { from: Origin::from(*from), ..step };
                candidates.iter().map(from).collect()
            }
            Legality::Illegal(Refusal::PromotionMissing { .. }) => {
                [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
                    .map(|role| ClaimedStep { promotion: Some(role), ..step })
                    .to_vec()
            }
            _ => return self.demands_of_seal(sealer, step.from.square(), Some(step.to)),
        };
        let words = &made.said.words;
        let meant = |step: ClaimedStep| {
            let said = Said { words: words.clone(), claim: ClaimedMove::Step(step) };
            Remedy { effects: vec![Effect::PlaySealed(sealer, said)] }
        };
        let rules = vec![Rule::AmbiguousSeal, Rule::DemandersClock];
        (rules, meanings.into_iter().map(meant).collect())
    }

    /// An illegal sealed move binds its piece or the king, as the opponent chooses, and a capture also what it was to
    /// capture (paragraphs 16b, 16d, 14); if none of that is possible, the piece that the opponent names.
    fn demands_of_seal(
        &self,
        sealer: Color,
        piece: Option<Square>,
        to: Option<Square>,
    ) -> (Vec<Rule>, Vec<Remedy>) {
        let can_move = |square: &Square| {
            self.standing()
                .position()
                .is_some_and(|position| !without_castling(position, &[*square]).is_empty())
        };
        let board = self.standing().board();
        let captured = to.filter(|to| board.color_at(*to) == Some(!sealer));
        let mut squares: Vec<Square> = Vec::new();
        for square in captured.into_iter().chain(piece).chain(board.king_of(sealer)) {
            if !squares.contains(&square) && can_move(&square) {
                squares.push(square);
            }
        }
        let mut rules = vec![Rule::ForcedMove];
        if captured.is_some() {
            rules = vec![Rule::SealedCapture, Rule::Touched];
        }
        if squares.is_empty() {
            squares = board.by_color(sealer).into_iter().filter(can_move).collect();
            rules.push(Rule::PieceNamed);
        }
        if !squares.is_empty() {
            rules.push(Rule::DemandersClock);
        }
        let demand = |squares: Vec<Square>| {
            let demanded = Demanded::of(&board, sealer, &squares);
            Remedy { effects: vec![Effect::Demand(sealer, demanded), Effect::Resume(sealer)] }
        };
        let each = squares.into_iter().map(|square| vec![square]).chain([Vec::new()]);
        (rules, each.map(demand).collect())
    }
}

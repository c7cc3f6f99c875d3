//! What a press does. Every press is accepted, as on a real clock; whether it completed a move is worked out
//! separately (6.2.1, D.2.4).

use crate::chess::{ClaimedMove, Color, Refusal};
use crate::clock::PressOutcome;
use crate::laws::provisions::{MoveComplete, Provision};
use crate::laws::{Offence, OpponentReply, Rule};

use super::case::{Effect, Remedy};
use super::case_end::HowFinished;
use super::game::Game;
use super::matter::{ChosenBy, Matter};
use super::news::News;
use super::restoring::continued;
use super::said::{Said, contradictions};
use super::standing::Legality;
use super::touch::{Obligation, obligation};
use super::turn::{Completion, EarlyReply, Handling, OnOwnBoard, Ply, Turn, WhetherAnnounced};

impl Game {
    pub(super) fn press(&mut self, side: Color) {
        if self.has_moved_instead_of_sealing(side) && !self.needs_no_press(side) {
            self.news.push(News::MovedInsteadOfSealing(side));
        } else {
            self.press_as_ever(side);
        }
    }

    /// Presses for a side that does not have to seal, or has not heard the request yet.
    fn press_as_ever(&mut self, side: Color) {
        let at = self.latest;
        self.count_first_press_at_odds(side);
        // If the opponent's press crossed this one, and in records of an earlier Hector, the reply is pressed at the
        // same moment.
        let is_late = self.has_been_replied_to(side);
        if self.clock.running() == Some(side) {
            if is_late {
                self.tell_clock_of_next(side);
            }
            if self.turn.made.is_some() {
                self.tell_clock_of_next(self.turn.by);
            } else if self.owes_a_press(side).is_some() {
                self.tell_clock_of_next(side);
            }
        }
        let (clock, outcome) =
            if is_late { self.clock.pressed_late(side, at) } else { self.clock.pressed(side, at) };
        self.clock = clock;
        match outcome {
            PressOutcome::NotGoing | PressOutcome::AlreadyPressed => {
                self.news.push(News::IdlePress(side));
            }
            // A player who presses has moved, and so touched a piece (9.1.2.1).
            PressOutcome::Turned { .. } if !self.hears_moves() => self.drop_offer_of(!side),
            PressOutcome::Turned { .. } if is_late => {
                self.complete(self.plies.len() - 1, Completion::Pressed(at));
                self.pass_turn(Some(Completion::Pressed(at)));
            }
            PressOutcome::Turned { .. } if self.turn.by == side && self.turn.made.is_some() => {
                self.pass_turn(Some(Completion::Pressed(at)));
            }
            // A move that ends the game needs no press, and allows no further move (6.2.1.1).
            PressOutcome::Turned { .. } if self.needs_no_press(side) => {}
            PressOutcome::Turned { .. } => match self.owes_a_press(side) {
                Some(index) => {
                    self.news.push(News::LatePress(side));
                    self.complete(index, Completion::Pressed(at));
                }
                None => self.pressed_without_move(side),
            },
        }
    }

    /// The ply, counted from 0, of the latest move of the side to move, if it was not pressed: it still may be
    /// (6.2.2).
    fn owes_a_press(&self, side: Color) -> Option<usize> {
        let is_late = self.turn.by == side && self.turn.made.is_none();
        let index = self.plies.len().checked_sub(2).filter(|_| is_late)?;
        let ply = self.plies.get(index)?;
        (ply.by == side && ply.completion.is_none()).then_some(index)
    }

    /// A side presses after the opponent's reply (6.2.2). The opponent's time runs, and the opponent's own press
    /// completes the reply.
    pub(super) fn press_late(&mut self, side: Color) {
        if !self.has_been_replied_to(side) {
            return self.press(side);
        }
        if self.clock.running() == Some(side) {
            self.news.push(News::LatePress(side));
        }
        self.press_unaware(side);
    }

    /// As above for a side that had not heard the reply, so that the press is not late, or had not heard the request
    /// to seal.
    pub(super) fn press_unaware(&mut self, side: Color) {
        if !self.has_been_replied_to(side) {
            return self.press_as_ever(side);
        }
        if self.clock.running() == Some(side) {
            self.tell_clock_of_next(side);
        }
        let (clock, outcome) = self.clock.pressed(side, self.latest);
        self.clock = clock;
        match outcome {
            PressOutcome::Turned { .. } => {
                self.complete(self.plies.len() - 1, Completion::Pressed(self.latest));
            }
            PressOutcome::NotGoing | PressOutcome::AlreadyPressed => {
                self.news.push(News::IdlePress(side));
            }
        }
    }

    /// Whether the opponent has made the next move though a side has not pressed yet.
    #[must_use]
    pub fn has_been_replied_to(&self, side: Color) -> bool {
        self.turn.by != side
            && self.turn.made.is_some()
            && self.plies.last().is_some_and(|last| last.by == side && last.completion.is_none())
    }

    /// Whether the game is over on the board, or the side's last move was complete when it
    /// was made.
    fn needs_no_press(&self, side: Color) -> bool {
        let is_complete =
            |last: &Ply| last.by == side && last.completion == Some(Completion::EndedTheGame);
        self.finish() != HowFinished::NotYet
            || self.end_is_contested()
            || self.plies.last().is_some_and(is_complete)
    }

    /// Whether a press of a side would be one without a move (7.5.3), as far as known here.
    #[must_use]
    pub fn would_press_without_move(&self, side: Color) -> bool {
        self.hears_moves()
            && self.clock.running() == Some(side)
            && !self.has_been_replied_to(side)
            && (self.turn.by != side || self.turn.made.is_none())
            && !self.needs_no_press(side)
            && !self.has_moved_instead_of_sealing(side)
            && !self.gives_the_clock_back(side)
            // A move without a press may still be pressed after the reply (6.2.2).
            && self.owes_a_press(side).is_none()
    }

    /// Whether a press only returns the clock: the opponent has pressed without a move, or the clock runs for a side
    /// that is not to move.
    fn gives_the_clock_back(&self, side: Color) -> bool {
        self.opponent_pressed_without_move(side)
            || (self.turn.by != side && self.turn.made.is_none())
    }

    fn opponent_pressed_without_move(&self, side: Color) -> bool {
        let is_it = Matter::PressWithoutMove(!side);
        self.cases.iter().any(|case| case.is_open() && case.matter == is_it)
    }

    /// Nothing was made in this turn. If the opponent had pressed without a move, the press only returns the clock.
    fn pressed_without_move(&mut self, side: Color) {
        if self.gives_the_clock_back(side) {
            // A press after the reply is not one without a move (6.2.2).
            self.news.push(match self.opponent_pressed_without_move(side) {
                true => News::PressedBack(side),
                false => News::GaveTheClockBack(side),
            });
            return;
        }
        let ply = self.plies.len();
        let (ruling, remedies) =
            self.charge(side, Offence::PressWithoutMove, ply, OpponentReply::NotYet);
        let rules = if self.setting.is_blind(side) { vec![Rule::BlindPress] } else { Vec::new() };
        self.open(Matter::PressWithoutMove(side), rules, Some(ruling), remedies);
    }

    /// Ends the mover's turn and begins the opponent's.
    pub(super) fn pass_turn(&mut self, completion: Option<Completion>) {
        let by = self.turn.by;
        let next = Turn::of(!by, self.turn.serial.saturating_add(1), Handling::Copying);
        let turn = std::mem::replace(&mut self.turn, next);
        let Some(made) = turn.made else {
            self.turn = turn;
            return;
        };
        self.history = continued(self.history.take(), &made.legality, &made.after);
        self.boards.get_mut(by).settle();
        self.audit = None;
        self.plies.push(Ply {
            by,
            serial: turn.serial,
            made,
            touched: turn.touched,
            demanded: turn.demanded,
            new_piece: turn.new_piece,
            corrected: turn.corrected,
            copying: turn.copying,
            completion: None,
        });
        if turn.reply != EarlyReply::default() {
            let EarlyReply { touched, new_piece } = turn.reply;
            (self.turn.touched, self.turn.new_piece) = (touched, new_piece);
            self.begin_own_move();
        }
        self.count_challenge();
        self.ask_whoever_seals_next();
        if let Some(completion) = completion {
            self.complete(self.plies.len() - 1, completion);
        }
    }

    /// A player who makes the next move has completed the one before (6.2.1.2), if the edition says so.
    pub(super) fn complete_by_next_move(&mut self, side: Color) {
        let known = self.setting.edition().parameters().completed_by_next_move;
        if known == Provision::Present
            && let Some(index) = self.plies.len().checked_sub(2)
            && self.plies.get(index).is_some_and(|ply| ply.by == side && ply.completion.is_none())
        {
            self.complete(index, Completion::NextMove);
        }
    }

    /// Tells the clock that a side is about to complete one more move: a time control that it reaches adds the time
    /// of the next period (6.3.2).
    pub(super) fn tell_clock_of_next(&mut self, side: Color) {
        let moves = self.counted_at_odds(side, self.completed.get(side).saturating_add(1));
        self.clock = self.clock.with_completed(side, moves, self.latest);
    }

    /// Whether a move is complete as soon as it is made, whatever the clock does (paragraph 12 of 1929).
    pub(super) fn completes_on_the_board(&self) -> bool {
        self.setting.edition().parameters().move_complete == MoveComplete::OnTheBoard
    }

    /// The moves that a side has completed by the law of the edition. The clock may not count all of them yet.
    pub(super) fn completed_by_law(&self, side: Color) -> u32 {
        if !self.hears_moves() || !self.completes_on_the_board() {
            return self.completed(side);
        }
        let made = self.plies.iter().filter(|ply| ply.by == side).count();
        let under_way = usize::from(self.turn.by == side && self.turn.made.is_some());
        let made = u32::try_from(made + under_way).unwrap_or(u32::MAX);
        self.counted_at_odds(side, made)
    }

    /// The first move of a giver of several counts as many on the clock too (paragraph 22 of 1929).
    fn count_first_move_at_odds(&mut self, side: Color) {
        let made = *self.completed.get(side);
        let before = self.counted_at_odds(side, made.saturating_sub(1));
        let at_once = self.counted_at_odds(side, made).saturating_sub(before).saturating_sub(1);
        if at_once > 0 {
            let counter = self.clock.reading(self.latest).of(side).moves;
            self.clock = self.clock.with_moves(side, counter.saturating_add(at_once), self.latest);
        }
    }

    /// As above where only presses are known, before the first of them.
    fn count_first_press_at_odds(&mut self, side: Color) {
        let at_once = self.counted_at_odds(side, 1).saturating_sub(self.counted_at_odds(side, 0));
        if !self.hears_moves() && at_once > 1 && self.presses(side) == 0 {
            self.clock = self.clock.with_moves(side, at_once - 1, self.latest);
        }
    }

    /// Completes a move. A press also completes an earlier move that its player had not pressed for: in an edition
    /// that knows no other way, the clock still had to be stopped for it (6.7a of 2009).
    fn complete(&mut self, index: usize, completion: Completion) {
        let Some(by) = self.plies.get(index).map(|ply| ply.by) else { return };
        if matches!(completion, Completion::Pressed(_)) {
            for earlier in 0..index {
                if self.plies.get(earlier).is_some_and(|ply| ply.by == by) {
                    self.complete_one(earlier, completion);
                }
            }
        }
        self.complete_one(index, completion);
    }

    /// Completes one move. From now on an irregularity in it can be held against the player.
    fn complete_one(&mut self, index: usize, completion: Completion) {
        let Some(ply) = self.plies.get_mut(index) else { return };
        if ply.completion.is_some() {
            return;
        }
        ply.completion = Some(completion);
        let moves = self.completed.get_mut(ply.by);
        *moves = moves.saturating_add(1);
        let ply = ply.clone();
        self.count_first_move_at_odds(ply.by);
        // The clock does not know yet of a move completed without a press.
        self.clock = self.clock.with_completed(ply.by, self.completed(ply.by), self.latest);
        if completion != Completion::EndedTheGame {
            self.check_counter(ply.by);
        }
        self.check_legality(index, &ply);
        self.check_hands(index, &ply);
        self.check_touched(index, &ply);
        self.check_written(index, &ply);
        self.rule_again_on_seen(ply.by, index);
        if index + 1 == self.plies.len() {
            self.check_over();
        }
    }

    fn check_legality(&mut self, index: usize, ply: &Ply) {
        let Legality::Illegal(refusal) = &ply.made.legality else { return };
        let (by, number) = (ply.by, index + 1);
        let reply =
            if index + 1 < self.plies.len() { OpponentReply::Made } else { OpponentReply::NotYet };
        match refusal {
            Refusal::PromotionMissing { at } => {
                let (ruling, remedies) = self.charge(by, Offence::PawnNotReplaced, index, reply);
                let matter = Matter::PawnNotReplaced { by, ply: number, at: *at };
                self.open(matter, [], Some(ruling), remedies);
            }
            _ => {
                let (ruling, mut remedies) = self.charge(by, Offence::IllegalMove, index, reply);
                let rules = self.rules_of_irregular_move(index, &remedies);
                let is_copied_wrongly = ply.made.own_board == OnOwnBoard::Legal;
                let undone = Remedy { effects: vec![Effect::Restore(index)] };
                if is_copied_wrongly && !remedies.is_empty() && !remedies.contains(&undone) {
                    // The arbiter decides whether it was the player's fault (D.2.9, 12.2).
                    remedies.push(undone);
                }
                self.open(Matter::IllegalMove { by, ply: number }, rules, Some(ruling), remedies);
                if is_copied_wrongly {
                    self.link_to_boards(number);
                }
            }
        }
    }

    fn check_hands(&mut self, index: usize, ply: &Ply) {
        let (by, number) = (ply.by, index + 1);
        if ply.made.announced == WhetherAnnounced::NotYet {
            let matter = Matter::NotAnnounced { by, ply: number };
            self.open(matter, [Rule::BlindPress, Rule::Announcement], None, Vec::new());
        }
        let other_hand = ply
            .made
            .hand
            .as_ref()
            .is_some_and(|hand| !contradictions(&hand.claim, &ply.made.said.claim).is_empty());
        if other_hand {
            let corrections = self.corrections_of(by);
            let correct = Remedy { effects: vec![Effect::CorrectBoard(by, corrections)] };
            let restore = Remedy { effects: vec![Effect::Restore(index)] };
            let matter = Matter::HandAgainstWords { by, ply: number };
            let rules = [Rule::BlindMade, Rule::BoardsDiffer];
            self.open(matter, rules, None, vec![correct, restore]);
        }
    }

    fn check_touched(&mut self, index: usize, ply: &Ply) {
        let (Some(position), Legality::Legal(legal)) =
            (self.standing_after(index).position(), &ply.made.legality)
        else {
            return;
        };
        let edition = self.setting.edition();
        let (by, number) = (ply.by, index + 1);
        if self.forces_moves() {
            self.check_touched_by_demand(index, ply, *legal);
            return self.check_new_piece(index, ply);
        }
        let (is_wrong, article) = match obligation(position, &ply.touched) {
            Obligation::OneOf { moves, article } => {
                (!moves.contains(legal), edition.parameters().numbering.number(article))
            }
            Obligation::Free => (false, None),
        };
        if is_wrong {
            let remedies = vec![Remedy { effects: vec![Effect::Restore(index)] }];
            let matter = Matter::TouchedPiece { by, ply: number, article };
            let rule = if self.setting.is_blind(by) { Rule::BlindTouched } else { Rule::Touched };
            let ruling = self.only_on_request();
            self.open(matter, [Rule::Touched, rule], ruling, remedies);
        }
        self.check_new_piece(index, ply);
    }

    /// Checks that the pawn became the new piece that touched the square first (4.4.4), or that was announced first
    /// (paragraph 12d of 1929).
    fn check_new_piece(&mut self, index: usize, ply: &Ply) {
        if let (Some(first), Legality::Legal(legal)) = (ply.new_piece, &ply.made.legality)
            && legal.promotion().is_some_and(|chosen| chosen != first)
        {
            let names = |said: &Said| match said.claim {
                ClaimedMove::Step(step) => step.promotion == Some(first),
                ClaimedMove::Castle(_) => false,
            };
            let chosen = match self.completes_on_the_board() && ply.corrected.iter().any(names) {
                true => ChosenBy::Announcing,
                false => ChosenBy::SettingItDown,
            };
            let matter = Matter::OtherNewPiece { by: ply.by, ply: index + 1, first, chosen };
            let remedies = vec![Remedy { effects: vec![Effect::Restore(index)] }];
            self.open(matter, [Rule::PromotionTouched], None, remedies);
        }
    }

    fn check_written(&mut self, index: usize, ply: &Ply) {
        let Some((_, bound)) = self.bound.take_if(|(side, _)| *side == ply.by) else { return };
        if !contradictions(&bound.claim, &ply.made.said.claim).is_empty() {
            let matter = Matter::WrittenMoveNotPlayed { by: ply.by, ply: index + 1 };
            let effects = vec![Effect::Restore(index), Effect::MustPlay(ply.by, bound)];
            self.open(matter, [Rule::ClaimWrong], None, vec![Remedy { effects }]);
        }
    }
}

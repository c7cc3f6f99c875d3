//! Touching, copying and moving by hand (D.2.2, D.2.3, 4.3). Comparing the boards afterwards is in
//! [`agreement`](super::agreement).

use crate::chess::{ClaimedMove, Color, Piece, Role, Square};
use crate::laws::{Capability, Rule};

use super::case_end::HowFinished;
use super::game::{Game, Phase};
use super::hand::castling_meant;
use super::matter::Matter;
use super::news::News;
use super::said::Said;
use super::turn::{Copying, EarlyReply, Handling, Made, WhetherAnnounced};

impl Game {
    /// The player with the move lifts a peg or touches a piece, pressed or not (1.3). Touching a piece to copy the
    /// opponent's move obliges to nothing.
    pub(super) fn touch(&mut self, side: Color, square: Square) {
        if !self.has_the_move(side) {
            return;
        }
        let is_early = self.turn.by != side;
        let piece = self.boards.get(side).pieces().piece_at(square);
        let is_own = piece.is_some_and(|piece| piece.color == side);
        let is_copying = match is_early {
            true => self.turn.reply == EarlyReply::default(),
            false => self.turn.handling == Handling::Copying,
        };
        if is_copying
            && (self.belongs_to_copying(side, square) || !(is_own && self.heard_copied(side)))
        {
            return;
        }
        if !is_early {
            self.begin_own_move();
        }
        if piece.is_none() {
            return;
        }
        self.touched_by_mut(side).push(square);
        if self.offer_of(!side).is_some() {
            self.drop_offer_of(!side);
            self.news.push(News::OfferDeclinedByTouch(side));
        }
    }

    /// The first new piece that touches the square is the one the pawn becomes (4.4.4).
    pub(super) fn set_down_new(&mut self, side: Color, role: Role) {
        if self.turn.by == side {
            self.begin_own_move();
            self.turn.new_piece.get_or_insert(role);
        } else if self.has_the_move(side) {
            self.turn.reply.new_piece.get_or_insert(role);
        }
    }

    /// The pieces that a side has touched for its next move, in order.
    pub(super) fn touched_by(&self, side: Color) -> &[Square] {
        if self.turn.by == side { &self.turn.touched } else { &self.turn.reply.touched }
    }

    pub(super) fn touched_by_mut(&mut self, side: Color) -> &mut Vec<Square> {
        if self.turn.by == side { &mut self.turn.touched } else { &mut self.turn.reply.touched }
    }

    /// The move that a side copies, and how far it has got.
    fn taken_over(&self, side: Color) -> Option<(&Made, &Copying)> {
        if self.turn.by == side {
            self.plies.last().map(|last| (&last.made, &last.copying))
        } else {
            self.turn.made.as_ref().map(|made| (made, &self.turn.copying))
        }
    }

    /// Whether the piece on this square is lifted to copy the opponent's move: the piece that moved, or one that it
    /// captured.
    fn belongs_to_copying(&self, side: Color, square: Square) -> bool {
        let Some((made, _)) = self.taken_over(side).filter(|(_, copying)| !copying.carried_out)
        else {
            return false;
        };
        match made.said.claim {
            ClaimedMove::Castle(_) => {
                self.boards.get(!side).pieces().by_color(!side).contains(square)
            }
            ClaimedMove::Step(step) => {
                let beside = step.from.rank.map(|rank| Square::from_coords(step.to.file(), rank));
                step.from.admits(square) || square == step.to || beside == Some(square)
            }
        }
    }

    /// A hand takes a piece off or puts one down. After the repetition, a piece that is not part of the opponent's
    /// move begins an own move.
    pub(super) fn handles_piece(&mut self, side: Color, square: Square, put: Option<Piece>) {
        if self.turn.by == side
            && self.turn.handling == Handling::Copying
            && self.heard_copied(side)
            && !self.belongs_to_copying(side, square)
        {
            self.begin_own_move();
        }
        let board = self.boards.get_mut(side);
        match put {
            Some(piece) => board.puts(square, piece),
            None => board.removes(square),
        }
    }

    fn heard_copied(&self, side: Color) -> bool {
        self.taken_over(side).is_none_or(|(_, copying)| !copying.is_nothing())
    }

    /// The opponent's move has been carried out on the own board as it was announced.
    pub(super) fn copied_by_hand(&mut self, side: Color) {
        let Some((by, claim)) = self.move_to_copy(side) else {
            self.news.push(News::NothingChanged);
            return;
        };
        self.boards.get_mut(side).moves(by, self.start.variant(), &claim);
        self.carried_out(side);
    }

    /// A hand makes a move on the own board: the opponent's, if it moves the
    /// opponent's piece, otherwise an own one.
    pub(super) fn hand_moves(&mut self, side: Color, said: &Said) {
        let variant = self.start.variant();
        let copies = self.move_to_copy(side).is_some() && !self.moves_own_piece(side, &said.claim);
        if copies {
            self.boards.get_mut(side).moves(!side, variant, &said.claim);
            self.carried_out(side);
            return;
        }
        if self.turn.by != side {
            // A player who replies before the press has at least touched the piece.
            if let ClaimedMove::Step(step) = said.claim
                && self.turn.reply.touched.is_empty()
                && let Some(from) = step.from.square()
            {
                self.touch(side, from);
            }
            self.boards.get_mut(side).moves(side, variant, &said.claim);
            return;
        }
        self.begin_own_move();
        self.boards.get_mut(side).moves(side, variant, &said.claim);
        if self.turn.made.is_none()
            && self.turn.touched.is_empty()
            && let ClaimedMove::Step(step) = said.claim
        {
            self.turn.touched.extend(step.from.square());
        }
        match &mut self.turn.made {
            Some(made) if made.announced == WhetherAnnounced::Yes => made.hand = Some(said.clone()),
            _ => {
                let made = self.judged(said, Some(said.clone()), WhetherAnnounced::NotYet);
                self.turn.made = Some(made);
            }
        }
    }

    /// Whether the words or the hand move an own piece on the own board.
    pub(super) fn moves_own_piece(&self, side: Color, claim: &ClaimedMove) -> bool {
        match claim {
            ClaimedMove::Castle(_) => {
                let is_castling = |(by, announced): (Color, ClaimedMove)| match announced {
                    ClaimedMove::Castle(_) => true,
                    ClaimedMove::Step(step) => {
                        let board = self.boards.get(side).pieces();
                        castling_meant(board, by, self.start.variant(), &step).is_some()
                    }
                };
                !self.move_to_copy(side).is_some_and(is_castling)
            }
            ClaimedMove::Step(step) => step
                .from
                .square()
                .and_then(|from| self.boards.get(side).pieces().piece_at(from))
                .is_some_and(|piece| piece.color == side),
        }
    }

    /// The opponent's move that a side has yet to copy.
    pub(super) fn move_to_copy(&self, side: Color) -> Option<(Color, ClaimedMove)> {
        if self.turn.by == side {
            let last = self.plies.last()?;
            let open = self.turn.handling == Handling::Copying && !last.copying.carried_out;
            open.then_some((last.by, last.made.said.claim))
        } else {
            let announced = self.turn.announced()?;
            (!self.turn.copying.carried_out).then_some((self.turn.by, announced.claim))
        }
    }

    fn carried_out(&mut self, side: Color) {
        if self.turn.by == side {
            if let Some(last) = self.plies.last_mut() {
                last.copying.carried_out = true;
            }
            self.begin_own_move();
        } else {
            self.turn.copying.carried_out = true;
            self.end_if_made();
        }
    }

    /// A player writes or dictates a move.
    pub(super) fn writes(&mut self, side: Color, ply: Option<usize>, said: &Said) {
        let next = self.scores.get(side).entries().len();
        let ply = ply.map_or(next, |ply| ply.saturating_sub(1).min(next.max(self.plies.len())));
        self.scores.get_mut(side).write(ply, said.clone());
        self.check_scores(0);
        if ply >= self.moves_made() && self.may_not_record_in_advance(side) {
            self.news.push(News::RecordedInAdvance { side, ply: ply + 1 });
        }
    }

    /// Whether a side may record only moves that have been made: while play goes on and moves are heard here, except
    /// for a claim or a seal (8.1.2).
    fn may_not_record_in_advance(&self, side: Color) -> bool {
        let claims =
            |matter: &Matter| matches!(matter, Matter::DrawClaim { by, .. } if *by == side);
        self.phase == Phase::Playing
            && self.finish() == HowFinished::NotYet
            && self.setting.allows(Capability::HearAnnouncements)
            && Rule::RecordingInAdvance.article(self.setting.edition()).is_some()
            && !self.cases.iter().any(|case| case.is_open() && claims(&case.matter))
    }
}

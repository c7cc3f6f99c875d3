//! Whose move was typed: by the turn, by the player's answer, and in training by the player's board. Without the permit
//! of training, no answer reveals what is on a square.

use crate::chess::{ClaimedMove, Color};
use crate::table::{Legality, Permit, Said, contradictions};

use super::Seat;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Own,
    Opponents,
    /// Either is possible, so the player is asked.
    Unclear,
}

impl Seat {
    /// Training asks the player's board. A tournament must not reveal what is there: it goes by the turn, and asks if
    /// the turn does not tell.
    pub(super) fn whose(&self, claim: &ClaimedMove) -> Whose {
        match Permit::in_mode(self.running.game.mode()) {
            Some(_) => self.whose_by_the_board(claim),
            None => self.whose_by_the_turn(claim),
        }
    }

    /// By the turn alone. While a move waits for its repetition or the press, a different one may be a rewording of it
    /// or the reply.
    fn whose_by_the_turn(&self, claim: &ClaimedMove) -> Whose {
        let (by_turn, waiting) = (self.whose_turn_to_say(), self.move_that_waits());
        match waiting {
            Some(waiting) if !contradictions(&waiting.claim, claim).is_empty() => {
                // An incomplete move is first asked for both squares.
                if is_complete(claim) { Whose::Unclear } else { by_turn }
            }
            _ => by_turn,
        }
    }

    /// By the piece on the player's board, or by the turn if that does not tell. Before the press, the turn does not
    /// tell either: it may be the same move reworded, or the reply.
    fn whose_by_the_board(&self, claim: &ClaimedMove) -> Whose {
        match self.piece_of(claim) {
            Some(side) if side == self.own => return Whose::Own,
            Some(_) => return Whose::Opponents,
            None => {}
        }
        let by_turn = self.whose_turn_to_say();
        let waits = self.opponent_waits_for_repetition();
        let Some(announced) = self.running.game.turn().announced().filter(|_| !waits) else {
            return by_turn;
        };
        let has_squares = matches!(claim, ClaimedMove::Step(_)) && is_complete(claim);
        if has_squares || contradictions(&announced.claim, claim).is_empty() {
            return by_turn;
        }
        let can_be = |side| matches!(self.standing_for(side).judge(claim), Legality::Legal(_));
        match (can_be(self.own), can_be(!self.own)) {
            (true, false) => Whose::Own,
            (false, true) => Whose::Opponents,
            (true, true) => Whose::Unclear,
            // A mistyped correction is still a correction.
            (false, false) => by_turn,
        }
    }

    /// Who has to speak by the turn. The opponent's words come first, until they are repeated.
    pub(super) fn whose_turn_to_say(&self) -> Whose {
        let waits = self.opponent_waits_for_repetition();
        let on_move = if waits { !self.own } else { self.running.game.turn().by };
        if on_move == self.own { Whose::Own } else { Whose::Opponents }
    }

    /// The announced move that waits for its repetition or the press.
    pub(super) fn move_that_waits(&self) -> Option<&Said> {
        let game = &self.running.game;
        let last = || game.plies().last().filter(|_| self.opponent_waits_for_repetition());
        game.turn().announced().or_else(|| last().map(|ply| &ply.made.said))
    }

    /// The colour of the piece on the starting square, on the player's board.
    pub(super) fn piece_of(&self, claim: &ClaimedMove) -> Option<Color> {
        let from = match claim {
            ClaimedMove::Step(step) => step.from.square(),
            ClaimedMove::Castle(_) => None,
        };
        let board = self.running.game.board(self.own).pieces();
        from.and_then(|from| board.piece_at(from)).map(|piece| piece.color)
    }

    /// Whether the player still has to repeat the opponent's announced move.
    pub(super) fn opponent_waits_for_repetition(&self) -> bool {
        let game = &self.running.game;
        let turn = game.turn();
        if turn.by == self.own {
            let is_unrepeated = |by: Color, repeated: bool| by != self.own && !repeated;
            turn.made.is_none()
                && game
                    .plies()
                    .last()
                    .is_some_and(|last| is_unrepeated(last.by, last.copying.repeated.is_some()))
        } else {
            turn.announced().is_some() && turn.copying.repeated.is_none()
        }
    }
}

/// Whether a move names both squares, or is castling.
fn is_complete(claim: &ClaimedMove) -> bool {
    match claim {
        ClaimedMove::Step(step) => step.from.square().is_some(),
        ClaimedMove::Castle(_) => true,
    }
}

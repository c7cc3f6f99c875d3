//! Whose move was typed: by the turn, by what the player answers, and in training by the own board. Without the
//! permit of training no answer tells what stands on a square.

use crate::chess::{ClaimedMove, Color};
use crate::table::{Legality, Permit, Said, contradictions};

use super::Seat;

/// Whose move was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Own,
    Opponents,
    /// It may be either's, and the player is asked.
    Unclear,
}

impl Seat {
    /// Whose move was typed. Training asks the own board. Without its permit what stands there answers
    /// nothing: a tournament goes by the turn, and asks where the turn does not tell.
    pub(super) fn whose(&self, claim: &ClaimedMove) -> Whose {
        match Permit::in_mode(self.running.game.mode()) {
            Some(_) => self.whose_by_the_board(claim),
            None => self.whose_by_the_turn(claim),
        }
    }

    /// By the turn alone, until a move waits for its repetition or for the press: then another may be that
    /// move said otherwise, or the reply.
    fn whose_by_the_turn(&self, claim: &ClaimedMove) -> Whose {
        let (by_turn, waiting) = (self.whose_turn_to_say(), self.move_that_waits());
        match waiting {
            Some(waiting) if !contradictions(&waiting.claim, claim).is_empty() => {
                // Both squares are asked for first.
                if is_complete(claim) { Whose::Unclear } else { by_turn }
            }
            _ => by_turn,
        }
    }

    /// By the piece that stands on the own board, or by the turn where no square tells. Before the press the turn
    /// does not tell either: it may be the move that was made, said otherwise, or the reply.
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
            // Whoever mistypes a correction corrects.
            (false, false) => by_turn,
        }
    }

    /// Who has to say something by the turn: the opponent's words come first, until they are repeated.
    pub(super) fn whose_turn_to_say(&self) -> Whose {
        let waits = self.opponent_waits_for_repetition();
        let on_move = if waits { !self.own } else { self.running.game.turn().by };
        if on_move == self.own { Whose::Own } else { Whose::Opponents }
    }

    /// The announced move that waits for its repetition, or for the press.
    pub(super) fn move_that_waits(&self) -> Option<&Said> {
        let game = &self.running.game;
        let last = || game.plies().last().filter(|_| self.opponent_waits_for_repetition());
        game.turn().announced().or_else(|| last().map(|ply| &ply.made.said))
    }

    /// Whose piece stands where a move begins, on the own board.
    pub(super) fn piece_of(&self, claim: &ClaimedMove) -> Option<Color> {
        let from = match claim {
            ClaimedMove::Step(step) => step.from.square(),
            ClaimedMove::Castle(_) => None,
        };
        let board = self.running.game.board(self.own).pieces();
        from.and_then(|from| board.piece_at(from)).map(|piece| piece.color)
    }

    /// Whether the opponent has announced a move that the player has not repeated.
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

/// Whether a move says where it begins and where it ends, or that it is castling.
fn is_complete(claim: &ClaimedMove) -> bool {
    match claim {
        ClaimedMove::Step(step) => step.from.square().is_some(),
        ClaimedMove::Castle(_) => true,
    }
}

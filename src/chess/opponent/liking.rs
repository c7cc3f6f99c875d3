//! Which moves people like to play, apart from their worth: they recapture, castle, give check and develop pieces,
//! and do not leave pieces hanging.

use shakmaty::{Board, Chess, Color, Move, Position as _, Role, Square};

use super::exchange::{gain, hangs};
use super::order::{capture_on, takes_back};
use super::squares::{centrality, seen_by};
use super::valuation::officers;
use crate::History;

/// How much people like each thing, in hundredths of a pawn. Fitted to the moves of people rated from 1,000 to 2,200
/// in 8,000 positions, together with the worth of the moves.
const TAKES_WHAT_HANGS: i32 = 420;
const EXCHANGES: i32 = 250;
const TAKES_AND_LOSES: i32 = -120;
const TAKES_BACK: i32 = 330;
const GIVES_AWAY: i32 = -320;
const LEAVES_HANGING: i32 = -230;
const CHECKS: i32 = 270;
const CASTLES: i32 = 510;
const SAVES: i32 = 90;
const LEAVES_ATTACK: i32 = 100;
const ATTACKS: i32 = 130;
const ATTACKS_THE_LAST: i32 = 110;
const DEVELOPS: i32 = 220;
const ADVANCES: i32 = 210;
const GOES_ON: i32 = 80;
const GOES_BACK: i32 = -70;
const MOVES_A_ROOK: i32 = -50;
const TO_THE_MIDDLE: i32 = 30;

/// The moves before, on which the liking of a move depends.
#[derive(Clone, Copy)]
pub(super) struct MovesBefore {
    theirs: Option<Move>,
    own: Option<Move>,
}

impl MovesBefore {
    pub(super) fn of(game: &History) -> MovesBefore {
        let mut last = game.moves().iter().rev().copied();
        MovesBefore { theirs: last.next(), own: last.next() }
    }
}

/// How much people like a move.
pub(super) fn liking(board: &Chess, legal: Move, before: MovesBefore) -> i32 {
    let mut after = board.clone();
    after.play_unchecked(legal);
    let checks = if_true(after.is_check(), CHECKS);
    let moving = Moving { own: board.turn(), legal, now: board.board(), then: after.board() };
    let (from, to) = match legal.from() {
        Some(from) if !legal.is_castle() => (from, legal.to()),
        _ => return CASTLES + checks,
    };
    moving.taking(before)
        + moving.hanging(from, to)
        + moving.attacking(from, to, before)
        + moving.going(from, to)
        + checks
        + if_true(before.own.is_some_and(|own| own.to() == from), GOES_ON)
}

/// A move with the board before and after it.
struct Moving<'a> {
    own: Color,
    legal: Move,
    now: &'a Board,
    then: &'a Board,
}

impl Moving<'_> {
    fn taking(&self, before: MovesBefore) -> i32 {
        let gain = gain(self.now, self.own, self.legal);
        if !self.legal.is_capture() {
            return if_true(gain < 0, GIVES_AWAY);
        }
        let takes_back = takes_back(self.legal, before.theirs.and_then(capture_on));
        let takes = match gain {
            1.. => TAKES_WHAT_HANGS,
            0 => EXCHANGES,
            _ => TAKES_AND_LOSES,
        };
        takes + if_true(takes_back, TAKES_BACK)
    }

    /// The terms for what hung before and what hangs now.
    fn hanging(&self, from: Square, to: Square) -> i32 {
        let now = self.now;
        let is_attacked = now.attacks_to(from, !self.own, now.occupied()).any();
        let others = officers(self.then, self.own).without(to);
        let leaves = others.into_iter().any(|square| hangs(self.then, square));
        if_true(is_attacked, LEAVES_ATTACK)
            + if_true(is_attacked && hangs(now, from), SAVES)
            + if_true(leaves, LEAVES_HANGING)
    }

    fn attacking(&self, from: Square, to: Square, before: MovesBefore) -> i32 {
        let attacked = self.then.attacks_from(to);
        let newly = attacked & !self.now.attacks_from(from) & officers(self.then, !self.own);
        let is_last = |last: Move| !self.legal.is_capture() && attacked.contains(last.to());
        if_true(newly.any(), ATTACKS)
            + if_true(before.theirs.is_some_and(is_last), ATTACKS_THE_LAST)
    }

    fn going(&self, from: Square, to: Square) -> i32 {
        let rank = |square| seen_by(square, self.own).rank() as i32;
        let role = self.legal.role();
        let is_minor = matches!(role, Role::Knight | Role::Bishop);
        if_true(is_minor && rank(from) == 0, DEVELOPS)
            + if_true(role == Role::Pawn && rank(to) >= 5, ADVANCES)
            + if_true(rank(to) < rank(from), GOES_BACK)
            + if_true(role == Role::Rook, MOVES_A_ROOK)
            + TO_THE_MIDDLE * (centrality(to as usize) - centrality(from as usize))
    }
}

fn if_true(holds: bool, worth: i32) -> i32 {
    if holds { worth } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use crate::notation::legal_in_uci;

    /// How much the last of these moves is liked after the others.
    fn liked(moves: &str) -> i32 {
        let mut game = History::new(Position::initial());
        let mut found = 0;
        for uci in moves.split(' ') {
            let legal = legal_in_uci(game.position(), uci).expect("a legal move");
            found = liking(game.position().board(), legal, MovesBefore::of(&game));
            game.play(legal);
        }
        found
    }

    #[test]
    fn people_take_back_and_do_not_leave_a_piece() {
        let exchange = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6";
        let back = liked(&format!("{exchange} d7c6"));
        let elsewhere = liked(&format!("{exchange} g8f6"));
        assert!(back > elsewhere + 400, "{back}, {elsewhere}");
    }

    #[test]
    fn people_castle_and_bring_pieces_out() {
        let italian = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5";
        let castles = liked(&format!("{italian} e1g1"));
        let develops = liked(&format!("{italian} b1c3"));
        let waits = liked(&format!("{italian} a2a3"));
        assert!(castles > develops && develops > waits, "{castles}, {develops}, {waits}");
    }

    #[test]
    fn people_do_not_give_a_queen_away_and_move_the_attacked_one() {
        let chased = "e2e4 d7d5 e4d5 d8d5 b1c3";
        let gives = liked(&format!("{chased} d5f3"));
        let stays = liked(&format!("{chased} g8f6"));
        let saves = liked(&format!("{chased} d5d6"));
        assert!(gives < saves && stays < saves, "{gives}, {stays}, {saves}");
    }
}

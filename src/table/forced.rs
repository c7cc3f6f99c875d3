//! What the opponent may demand after a touched piece or an irregular move in the Laws of 1929, which cost no time
//! (paragraphs 14, 16 and 17). Lists the choices only.

use crate::chess::{ClaimedMove, Color, Move, Position, Role, Square};
use crate::laws::Rule;

use super::case::{Demanded, Effect, Remedy};
use super::game::Game;
use super::hand::placement;
use super::intent::Points;
use super::matter::Matter;
use super::touch::{Obligation, captures_on, obligation, owner};
use super::turn::{Made, Ply};

/// The ways in which touched pieces bind their player; the opponent chooses among several. Empty if none of them can
/// be moved or captured.
#[must_use]
pub(super) fn bound_by_touch(position: &Position, touched: &[Square]) -> Vec<Vec<Square>> {
    let turn = position.turn();
    let of = |wanted| -> Vec<Square> {
        let mut squares = Vec::new();
        for at in touched.iter().copied().filter(|at| owner(position, *at) == Some(wanted)) {
            if !squares.contains(&at) {
                squares.push(at);
            }
        }
        squares
    };
    let (own, theirs) = (of(turn), of(!turn));
    let binds = |squares: &Vec<Square>| !moves_with(position, squares).is_empty();
    if theirs.is_empty()
        && let Some((king, castles)) = castling_tried(position, &own)
        && !castles
        && binds(&vec![king])
    {
        // A player who touched both pieces to castle, and cannot, moves the king (16a).
        return vec![vec![king]];
    }
    let both: Vec<Vec<Square>> = own
        .iter()
        .flat_map(|own| theirs.iter().map(|theirs| vec![*own, *theirs]))
        .filter(|pair| {
            moves_with(position, pair)
                .iter()
                .any(|legal| legal.from() == Some(pair[0]) && captures_on(*legal, pair[1]))
        })
        .collect();
    if !both.is_empty() {
        return both;
    }
    let mut each: Vec<Vec<Square>> = own.into_iter().chain(theirs).map(|at| vec![at]).collect();
    each.retain(binds);
    each
}

/// The king, if a king and a rook alone were touched, and whether they may castle.
fn castling_tried(position: &Position, own: &[Square]) -> Option<(Square, bool)> {
    let [one, other] = *own else { return None };
    let role = |at: Square| position.piece_at(at).map(|piece| piece.role);
    let (king, rook) = match (role(one)?, role(other)?) {
        (Role::King, Role::Rook) => (one, other),
        (Role::Rook, Role::King) => (other, one),
        _ => return None,
    };
    Some((king, position.legal_moves().contains(&Move::Castle { king, rook })))
}

/// The moves with these pieces, including castling.
fn moves_with(position: &Position, squares: &[Square]) -> Vec<Move> {
    match obligation(position, squares) {
        Obligation::Free => Vec::new(),
        Obligation::OneOf { moves, .. } => moves,
    }
}

/// Whether a move uses these pieces. Castling uses the king and the rook.
fn is_with(position: &Position, squares: &[Square], legal: Move) -> bool {
    match (legal, squares) {
        (Move::Castle { king, rook }, [only]) => *only == king || *only == rook,
        _ => moves_with(position, squares).contains(&legal),
    }
}

/// The moves that satisfy a demand. Castling is never one (paragraph 17).
#[must_use]
pub(super) fn without_castling(position: &Position, demanded: &[Square]) -> Vec<Move> {
    let mut moves = moves_with(position, demanded);
    moves.retain(|legal| !legal.is_castle());
    moves
}

/// Whether a remedy leaves a side no choice but to move or capture certain pieces.
fn demands(remedy: &Remedy) -> bool {
    let is_demand = |effect: &Effect| matches!(effect, Effect::Demand(_, demanded) if *demanded != Demanded::Nothing);
    remedy.effects.iter().any(is_demand)
}

/// The remedies for an irregular move that was found after the reply, or for which the right to demand is lost:
/// restore the position, or annul the game (16e).
#[must_use]
pub(super) fn found_later(ply: usize) -> Vec<Remedy> {
    [Effect::Restore(ply), Effect::End(Points::Annulled)]
        .map(|effect| Remedy { effects: vec![effect] })
        .to_vec()
}

impl Game {
    /// Goes back to before a ply, counted from 0, with one remedy for each demand and one without: the right need not
    /// be used.
    fn remedies_by_demand(&self, ply: usize, demands: Vec<Vec<Square>>) -> Vec<Remedy> {
        let before = self.standing_after(ply);
        let (by, board) = (before.turn(), before.board());
        let restored = |squares: Vec<Square>| {
            let demanded = Demanded::of(&board, by, &squares);
            Remedy { effects: vec![Effect::Restore(ply), Effect::Demand(by, demanded)] }
        };
        demands.into_iter().chain([Vec::new()]).map(restored).collect()
    }

    /// What may be demanded for an irregular move (paragraph 16). If it is found after the reply, the position is
    /// restored or the game annulled.
    pub(super) fn remedies_of_irregular_move(&self, by: Color, ply: usize) -> Vec<Remedy> {
        // Without heard moves, only the boards show what can be demanded.
        if !self.hears_moves() {
            return vec![Remedy { effects: vec![Effect::RestoreByHand(by)] }];
        }
        if ply + 1 < self.plies.len() {
            return found_later(ply);
        }
        let (Some(position), Some(made)) = (self.standing_after(ply).position(), self.made_at(ply))
        else {
            return self.remedies_by_demand(ply, Vec::new());
        };
        let demanded = self.demanded_at(ply);
        if !demanded.is_empty() {
            return self.remedies_by_demand(ply, vec![demanded.to_vec()]);
        }
        let mut wanted: Vec<Vec<Square>> = match made.said.claim {
            // After an irregular castling the king must move (16a).
            ClaimedMove::Castle(_) => {
                let king = placement(position).king_of(position.turn());
                king.into_iter().map(|at| vec![at]).collect()
            }
            ClaimedMove::Step(step) => {
                let captured =
                    Some(step.to).filter(|to| owner(position, *to) == Some(!position.turn()));
                captured.into_iter().chain(step.from.square()).map(|at| vec![at]).collect()
            }
        };
        for bound in bound_by_touch(position, self.touched_at(ply)) {
            if !wanted.contains(&bound) {
                wanted.push(bound);
            }
        }
        wanted.retain(|squares| !without_castling(position, squares).is_empty());
        self.remedies_by_demand(ply, wanted)
    }

    /// What was touched for the move of a ply, counted from 0.
    fn touched_at(&self, ply: usize) -> &[Square] {
        self.plies.get(ply).map_or(&self.turn.touched, |ply| &ply.touched)
    }

    /// The move of a ply, counted from 0, including the move being made.
    fn made_at(&self, ply: usize) -> Option<&Made> {
        match self.plies.get(ply) {
            Some(ply) => Some(&ply.made),
            None => self.turn.made.as_ref().filter(|_| ply == self.plies.len()),
        }
    }

    /// What the opponent had demanded for the move of a ply, counted from 0.
    fn demanded_at(&self, ply: usize) -> &[Square] {
        self.plies.get(ply).map_or(&self.turn.demanded, |ply| &ply.demanded)
    }

    /// The paragraphs of an irregular move in an edition that forces moves.
    pub(super) fn rules_of_irregular_move(&self, ply: usize, remedies: &[Remedy]) -> Vec<Rule> {
        let Some(made) = self.made_at(ply).filter(|_| self.forces_moves()) else {
            return Vec::new();
        };
        if ply + 1 < self.plies.len() {
            return vec![Rule::IrregularFoundLater];
        }
        let mut rules = vec![Rule::ForcedMove];
        if matches!(made.said.claim, ClaimedMove::Castle(_)) {
            rules.push(Rule::IrregularCastling);
        }
        if self.standing_after(ply).position().is_some_and(Position::is_check) {
            rules.push(Rule::ParryingCheck);
        }
        if remedies.iter().any(demands) {
            rules.push(Rule::DemandersClock);
        }
        rules
    }

    /// Whether in this edition the opponent demands moves; in others the penalty is time.
    pub(super) fn forces_moves(&self) -> bool {
        self.setting.edition().parameters().illegal_move.is_none()
    }

    /// A touched or demanded piece has to be moved or captured; the opponent chooses among several (paragraphs 14 and
    /// 17). A move without an objection stands.
    pub(super) fn check_touched_by_demand(&mut self, index: usize, ply: &Ply, legal: Move) {
        let (by, number) = (ply.by, index + 1);
        let Some(position) = self.standing_after(index).position() else { return };
        let board = placement(position);
        let again = |squares: Vec<Square>| {
            let demanded = Demanded::of(&board, by, &squares);
            Remedy { effects: vec![Effect::Restore(index), Effect::Demand(by, demanded)] }
        };
        let stands = Remedy { effects: vec![Effect::Demand(by, Demanded::Nothing)] };
        if !ply.demanded.is_empty() {
            if !without_castling(position, &ply.demanded).contains(&legal) {
                let rules = [Rule::DemandedMove, Rule::DemandersClock];
                let remedies = vec![again(ply.demanded.clone()), stands];
                self.open(Matter::DemandNotMet { by, ply: number }, rules, None, remedies);
            }
            return;
        }
        let mut bound = bound_by_touch(position, &ply.touched);
        if bound.iter().all(|squares| is_with(position, squares, legal)) {
            return;
        }
        let mut rules = vec![Rule::Touched];
        if position.is_check() {
            rules.push(Rule::ParryingCheck);
        }
        bound.retain(|squares| !without_castling(position, squares).is_empty());
        if !bound.is_empty() {
            rules.push(Rule::DemandersClock);
        }
        let remedies = bound.into_iter().map(again).chain([stands]).collect();
        let matter = Matter::TouchedPiece { by, ply: number, article: None };
        self.open(matter, rules, None, remedies);
    }

    /// While a player considers what to demand, that player's clock runs (20b).
    pub(super) fn let_the_demander_consider(&mut self, remedies: &[Remedy]) {
        let culprit =
            remedies.iter().flat_map(|remedy| &remedy.effects).find_map(|effect| match effect {
                Effect::Demand(side, demanded) if *demanded != Demanded::Nothing => Some(*side),
                _ => None,
            });
        if let Some(culprit) = culprit
            && self.clock.running() == Some(culprit)
        {
            self.resume(!culprit);
        }
    }
}

//! What the opponent may demand after a touched piece or an irregular move in the Laws
//! of 1929, which cost no time (paragraphs 14, 16 and 17). Lists the choices, never chooses.

use crate::chess::{ClaimedMove, Position, Square};

use super::case::{Effect, Remedy};
use super::game::Game;
use super::intent::Points;
use super::touch::{Obligation, captures_on, obligation, owner};

/// The ways in which pieces that were touched may bind their player; the opponent
/// chooses among several. Nothing if none of them can be moved or captured.
#[must_use]
pub(super) fn demands(position: &Position, touched: &[Square]) -> Vec<Vec<Square>> {
    let turn = position.turn();
    let of =
        |wanted| touched.iter().copied().filter(move |at| owner(position, *at) == Some(wanted));
    let possible = |squares: &Vec<Square>| !without_castling(position, squares).is_empty();
    let both = of(turn)
        .flat_map(|own| of(!turn).map(move |theirs| vec![own, theirs]))
        .filter(|pair| {
            without_castling(position, pair)
                .iter()
                .any(|legal| legal.from() == Some(pair[0]) && captures_on(*legal, pair[1]))
        })
        .collect::<Vec<_>>();
    if !both.is_empty() {
        return both;
    }
    let mut each: Vec<Vec<Square>> = of(turn).chain(of(!turn)).map(|at| vec![at]).collect();
    each.retain(possible);
    each.dedup();
    each
}

/// The moves that satisfy a demand. Castling is never one (paragraph 17).
#[must_use]
pub(super) fn without_castling(
    position: &Position,
    demanded: &[Square],
) -> Vec<crate::chess::Move> {
    match obligation(position, demanded) {
        Obligation::Free => Vec::new(),
        Obligation::OneOf { moves, .. } => {
            moves.into_iter().filter(|legal| !legal.is_castle()).collect()
        }
    }
}

impl Game {
    /// Goes back before a ply, counted from 0, with one remedy for each demand, and one
    /// without: the right need not be used.
    pub(super) fn remedies_by_demand(&self, ply: usize, demands: Vec<Vec<Square>>) -> Vec<Remedy> {
        let by = self.standing_after(ply).turn();
        let restored = |squares: Vec<Square>| Remedy {
            effects: vec![Effect::Restore(ply), Effect::Demand(by, squares)],
        };
        demands.into_iter().chain([Vec::new()]).map(restored).collect()
    }

    /// What may be demanded for an irregular move (paragraph 16). Found only after the
    /// reply, the position is restored or the game annulled.
    pub(super) fn remedies_of_irregular_move(&self, ply: usize) -> Vec<Remedy> {
        if ply + 1 < self.plies.len() {
            let annulled = Remedy { effects: vec![Effect::End(Points::Annulled)] };
            return vec![Remedy { effects: vec![Effect::Restore(ply)] }, annulled];
        }
        let moved = self.plies.get(ply).map(|ply| ply.made.said.claim);
        let (Some(position), Some(ClaimedMove::Step(step))) =
            (self.standing_after(ply).position(), moved)
        else {
            return self.remedies_by_demand(ply, Vec::new());
        };
        let captured = Some(step.to).filter(|to| owner(position, *to) == Some(!position.turn()));
        let mut wanted: Vec<Vec<Square>> =
            captured.into_iter().chain(step.from.square()).map(|at| vec![at]).collect();
        wanted.retain(|squares| !without_castling(position, squares).is_empty());
        self.remedies_by_demand(ply, wanted)
    }
}

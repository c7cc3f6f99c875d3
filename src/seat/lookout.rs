//! Checks alongside the game whether either side can still mate: at once after every move, and more deeply in the
//! background, for which the game never waits. The game decides what follows.

use crate::chess::unwinnable::{Budget, Solver, Winnability};
use crate::chess::{Color, Position};
use crate::table::{Fact, Game};

use super::machine::{LookoutFound, Machine};

/// How many positions the background search examines for each side: a second or two.
const POSITIONS: u64 = 500_000;

pub(crate) struct Lookout {
    solver: Solver,
    /// The last position examined, and its ply.
    asked: Option<(usize, Position)>,
}

impl Lookout {
    pub(crate) fn new() -> Lookout {
        Lookout { solver: Solver::default(), asked: None }
    }

    /// What can be said about the present position: what is obvious at once, or what the background search has found by
    /// now.
    pub(crate) fn sees(&mut self, game: &Game, machine: &mut dyn Machine) -> Option<Fact> {
        let (ply, position) = game.may_be_dead()?;
        let is_known =
            self.asked.as_ref().is_some_and(|(then, before)| *then == ply && before == position);
        if is_known {
            let found = machine.pondered()?;
            return (found == LookoutFound::Dead).then_some(Fact::FoundDead(ply));
        }
        self.asked = Some((ply, position.clone()));
        let solver = &mut self.solver;
        if Color::ALL.into_iter().all(|side| solver.quick(position, side).is_some()) {
            return Some(Fact::FoundDead(ply));
        }
        machine.ponder(position);
        None
    }
}

/// Whether neither side can mate, as far as the search got before it had to stop.
pub fn think(position: Position, go_on: &mut dyn FnMut() -> bool) -> LookoutFound {
    let mut solver = Solver::default();
    let dead = Color::ALL.into_iter().all(|side| {
        let mut budget = Budget::positions(POSITIONS).while_asked(go_on);
        matches!(solver.solve(&position, side, &mut budget), Winnability::Unwinnable(_))
    });
    if dead { LookoutFound::Dead } else { LookoutFound::NotDead }
}

//! Looks beside the game whether anybody can still mate: at once after every move, and
//! further where the machine thinks behind it, which the game never waits for. Decides nothing.

use crate::chess::unwinnable::{Budget, Solver, Winnability};
use crate::chess::{Color, Position};
use crate::table::{Fact, Game};

use super::machine::{LookoutFound, Machine};

/// How many positions are looked at behind the game for a side: a second or two.
const POSITIONS: u64 = 500_000;

/// Somebody who looks.
pub(crate) struct Lookout {
    solver: Solver,
    /// What was looked at last, after how many plies.
    asked: Option<(usize, Position)>,
}

impl Lookout {
    pub(crate) fn new() -> Lookout {
        Lookout { solver: Solver::default(), asked: None }
    }

    /// What there is to say of the game as it stands: what is seen at once, or what the
    /// machine has found by now.
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

/// Whether no side can mate, as far as it was seen before it should stop.
pub fn think(position: Position, go_on: &mut dyn FnMut() -> bool) -> LookoutFound {
    let mut solver = Solver::default();
    let dead = Color::ALL.into_iter().all(|side| {
        let mut budget = Budget::positions(POSITIONS).while_asked(go_on);
        matches!(solver.solve(&position, side, &mut budget), Winnability::Unwinnable(_))
    });
    if dead { LookoutFound::Dead } else { LookoutFound::NotDead }
}

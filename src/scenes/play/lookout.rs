//! Looks beside the game whether anybody can still mate: at once after every move, and
//! further on a thread behind it, which the game never waits for. Decides nothing.

use crate::chess::unwinnable::{Budget, Solver, Winnability};
use crate::chess::{Color, Position};
use crate::devices::thinker::Thinker;
use crate::table::{Fact, Game};

/// How many positions the thread looks at for a side: a second or two.
const POSITIONS: u64 = 500_000;

/// Whether nobody can mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LookoutFound {
    Dead,
    NotDead,
}

/// Somebody who looks.
pub(super) struct Lookout {
    solver: Solver,
    /// The thread, once there was something to think about; none if the system gives none.
    behind: Option<Thinker<Position, LookoutFound>>,
    /// What was looked at last, after how many plies.
    asked: Option<(usize, Position)>,
}

impl Lookout {
    pub(super) fn new() -> Lookout {
        Lookout { solver: Solver::default(), behind: None, asked: None }
    }

    /// What there is to say of the game as it stands: what is seen at once, or what the
    /// thread has found by now.
    pub(super) fn sees(&mut self, game: &Game) -> Option<Fact> {
        let (ply, position) = game.may_be_dead()?;
        let is_known =
            self.asked.as_ref().is_some_and(|(then, before)| *then == ply && before == position);
        if is_known {
            let found = self.behind.as_ref()?.answer()?;
            return (found == LookoutFound::Dead).then_some(Fact::FoundDead(ply));
        }
        self.asked = Some((ply, position.clone()));
        let solver = &mut self.solver;
        if Color::ALL.into_iter().all(|side| solver.quick(position, side).is_some()) {
            return Some(Fact::FoundDead(ply));
        }
        if self.behind.is_none() {
            self.behind = Thinker::start(think).ok();
        }
        if let Some(behind) = &self.behind {
            behind.ask(position.clone());
        }
        None
    }
}

/// Whether no side can mate, as far as it was seen before it should stop.
fn think(position: Position, go_on: &mut dyn FnMut() -> bool) -> LookoutFound {
    let mut solver = Solver::default();
    let dead = Color::ALL.into_iter().all(|side| {
        let mut budget = Budget::positions(POSITIONS).while_asked(go_on);
        matches!(solver.solve(&position, side, &mut budget), Winnability::Unwinnable(_))
    });
    if dead { LookoutFound::Dead } else { LookoutFound::NotDead }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use std::time::Duration;

    use super::*;

    #[test]
    fn the_thread_finds_what_is_not_seen_at_once() {
        let thinker = Thinker::start(think).expect("a thread");
        for (fen, found) in [
            ("kBQ5/7P/8/1p1p1p1p/pPpPpPpP/P1P1P1PK/8/8 w - - 0 1", LookoutFound::Dead),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", LookoutFound::NotDead),
        ] {
            let position = Position::from_fen(fen).expect("a test's own FEN");
            assert!(
                Color::ALL
                    .into_iter()
                    .any(|side| { Solver::default().quick(&position, side).is_none() })
            );
            thinker.ask(position);
            assert_eq!(thinker.answer_within(Duration::from_secs(60)), Some(found), "{fen}");
        }
    }
}

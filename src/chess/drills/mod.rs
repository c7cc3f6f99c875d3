//! Training at home: squares, knight paths, short games to keep in mind, mates and simple endings. Everything follows
//! from a seed, and every mate and ending is proven before it is asked. Words, and when to ask again, are for the
//! caller.
//!
//! ```
//! use hector_chess::drills::{MateProblem, mating_moves};
//!
//! let problem = MateProblem::made(1, 7);
//! assert_eq!(mating_moves(&problem.position, 1).len(), 1);
//! ```

mod chance;
mod ending_problem;
mod ending_table;
mod knight;
mod lone_move;
mod mate;
mod mate_problem;
mod setting_up;
mod short_game;

pub use chance::Chance;
pub use ending_problem::{EndingKind, ending_problem};
pub use ending_table::EndingTable;
pub use knight::{RouteFault, judge_route, knight_moves, knight_route};
pub use lone_move::{LoneMove, lone_move};
pub use mate::{longest_resistance, mating_moves, shortest_mate};
pub use mate_problem::MateProblem;
pub use short_game::short_game;

use super::Square;

/// Whether two different squares are on the same diagonal.
#[must_use]
pub fn share_diagonal(one: Square, other: Square) -> bool {
    let across = u32::from(one.file()).abs_diff(u32::from(other.file()));
    let up = u32::from(one.rank()).abs_diff(u32::from(other.rank()));
    across == up && across > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::looking::{Rays, rays};

    #[test]
    fn squares_share_a_diagonal_when_a_ray_joins_them() {
        for one in Square::ALL {
            let joined: Vec<Square> = rays(one, Rays::Diagonals).concat();
            for other in Square::ALL {
                assert_eq!(share_diagonal(one, other), joined.contains(&other), "{one} {other}");
            }
        }
    }
}

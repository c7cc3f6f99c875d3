//! The static proof by cases: either a man is captured where it stands before it ever moves, or it is not, and
//! neither case allows a mate.

use shakmaty::{Bitboard, Chess, Color};

use super::gate;
use super::mobility::{Assumption, Mobility};
use super::picture;

/// The most cases that are examined.
const MOST: u32 = 600;

/// Whether `winner` can never mate, proven by the cases of up to `men` men at a time.
pub(super) fn refute(position: &Chess, winner: Color, men: u32) -> bool {
    if gate::has_rare_moves(position) {
        return false;
    }
    let mut cases = Cases { position, winner, left: MOST };
    (1..=men).any(|men| cases.refute(Assumption::default(), men))
}

struct Cases<'a> {
    position: &'a Chess,
    winner: Color,
    left: u32,
}

impl Cases<'_> {
    /// Whether there is no mate under this assumption.
    fn refute(&mut self, assumed: Assumption, men: u32) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let mobility = Mobility::assuming(self.position, self.winner, assumed);
        if picture::refute(&mobility, self.winner).is_some() {
            return true;
        }
        if men == 0 {
            return false;
        }
        mobility.opening().into_iter().any(|home| {
            let home = Bitboard::from(home);
            let kept = Assumption { sealed: assumed.sealed | home, ..assumed };
            let taken = Assumption { pinned: assumed.pinned | home, ..assumed };
            self.refute(kept, men - 1) && self.refute(taken, men - 1)
        })
    }
}

//! Which moves a player of a level overlooks: more often backward moves, long moves, knight moves and moves that
//! capture nothing, and not an expected recapture. The same player overlooks the same move in the same position.

use shakmaty::{Color, Move, Position as _, Role, Square};

use super::Seed;
use super::level::PlayingManner;
use super::order::takes_back;
use crate::Position;
use crate::key::{PositionNumber, mixed};

/// The view of one player.
pub(super) struct Eye<'a> {
    pub(super) manner: &'a PlayingManner,
    pub(super) seed: Seed,
}

impl Eye<'_> {
    /// Whether it sees every move, which saves asking for each.
    pub(super) fn sees_all(&self) -> bool {
        self.manner.oversight == 0 && self.manner.missed_mates == 0
    }

    /// Whether it sees a move in a later position. A recapture on `retaken` is always seen.
    pub(super) fn sees(
        &self,
        key: PositionNumber,
        own: Color,
        legal: Move,
        retaken: Option<Square>,
    ) -> bool {
        let chances = self.manner.oversight * difficulty(own, legal);
        takes_back(legal, retaken) || !self.happens(key, legal, chances)
    }

    /// Whether it sees a move in the current position, at which it looks longer.
    pub(super) fn sees_own(
        &self,
        position: &Position,
        key: PositionNumber,
        legal: Move,
        retaken: Option<Square>,
    ) -> bool {
        if position.after(legal).board().is_checkmate() {
            return !self.happens(key, legal, self.manner.missed_mates * USUAL);
        }
        let chances = self.manner.oversight * difficulty(position.turn(), legal) / 2;
        takes_back(legal, retaken) || !self.happens(key, legal, chances)
    }

    /// The error of its evaluation.
    pub(super) fn blur(&self, key: PositionNumber) -> i32 {
        within(self.manner.blur, mixed(key.0 ^ self.seed.0))
    }

    /// How much more or less than others it likes a move.
    pub(super) fn taste(&self, key: PositionNumber, legal: Move) -> i32 {
        within(self.manner.taste, self.thrown(key, legal).rotate_left(16))
    }

    fn happens(&self, key: PositionNumber, legal: Move, chances: u64) -> bool {
        self.thrown(key, legal) % (100 * USUAL) < chances
    }

    fn thrown(&self, key: PositionNumber, legal: Move) -> u64 {
        let from = legal.from().map_or(0, |square| square as u64);
        mixed(key.0 ^ mixed(self.seed.0 ^ (from | (legal.to() as u64) << 6)))
    }
}

/// A random number from -`most` to `most`. It is the mean of two draws, so small ones are more frequent.
fn within(most: i32, drawn: u64) -> i32 {
    let span = u64::from(most.unsigned_abs()) * 2 + 1;
    let of = |drawn: u64| i32::try_from(drawn % span).unwrap_or(0) - most;
    (of(drawn & 0xffff_ffff) + of(drawn >> 32)) / 2
}

const USUAL: u64 = 100;

/// How difficult a move is to see. The usual value is [`USUAL`].
fn difficulty(own: Color, legal: Move) -> u64 {
    let Some(from) = legal.from() else { return USUAL };
    let to = legal.to();
    if legal.is_castle() || legal.promotion().is_some() {
        return USUAL / 4;
    }
    let mut difficulty = if legal.is_capture() { USUAL / 2 } else { USUAL };
    if legal.is_en_passant() {
        difficulty *= 3;
    }
    let steps = |square: Square| match own {
        Color::White => square.rank() as u8,
        Color::Black => 7 - square.rank() as u8,
    };
    if steps(to) < steps(from) {
        difficulty = difficulty * 8 / 5;
    }
    if from.distance(to) > 3 {
        difficulty = difficulty * 7 / 5;
    }
    if legal.role() == Role::Knight {
        difficulty = difficulty * 7 / 5;
    }
    difficulty
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_way_back_is_harder_to_see_than_a_step_ahead() {
        let of = |from: &str, to: &str, role, capture| {
            let (from, to) = (from.parse().expect("a square"), to.parse().expect("a square"));
            difficulty(Color::White, Move::Normal { role, from, capture, to, promotion: None })
        };
        let ahead = of("c1", "d2", Role::Bishop, None);
        assert!(of("h8", "a1", Role::Bishop, None) > ahead);
        assert!(of("g5", "e4", Role::Knight, None) > of("g5", "e6", Role::Knight, None));
        assert!(of("c1", "d2", Role::Bishop, Some(Role::Pawn)) < ahead);
    }
}

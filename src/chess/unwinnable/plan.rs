//! How much each move promises for a mate. A plan only orders the moves of a search.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role, Square, attacks};

use super::steps;
use super::tableau::to_go;

/// The winner's material for a mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Means {
    /// There is a queen or a rook.
    Heavy,
    /// A pawn has to promote first.
    Pawns,
    /// Only knights and bishops, which often need the loser's men in the way of the king.
    Minor,
}

/// A plan for one position: where the kings should go and what counts as progress.
pub(super) struct Plan {
    winner: Color,
    means: Means,
    corner: Square,
    hunter: Square,
    prey: Square,
    /// The squares from which each kind of piece would attack the losing king.
    check_by: [Bitboard; 6],
    occupied: Bitboard,
    way: PawnsWay,
}

/// What is in the way of the winner's nearest pawn, if nothing else can mate.
#[derive(Default)]
struct PawnsWay {
    /// Squares on which the winner's pawns could capture.
    offers: Bitboard,
    /// The squares in front of the nearest one.
    ahead: Bitboard,
    /// The loser's pawn that blocks it.
    block: Option<Square>,
}

/// The cost of a blocked pawn, in steps.
const BLOCKED: u32 = 4;

impl PawnsWay {
    fn of(board: &Board, winner: Color) -> PawnsWay {
        let (own, others) = (board.by_color(winner), board.by_color(!winner));
        let pawns = own & board.pawns();
        let blocks = |pawn| steps::ahead(winner, Bitboard::from(pawn)) & others & board.pawns();
        let toll = |pawn| to_go(winner, pawn) + BLOCKED * u32::from(blocks(pawn).any());
        let offers = steps::pawn_attack(winner, pawns);
        let Some(nearest) = pawns.into_iter().min_by_key(|pawn| toll(*pawn)) else {
            return PawnsWay::default();
        };
        PawnsWay {
            offers,
            ahead: steps::ahead(winner, Bitboard::from(nearest)),
            block: blocks(nearest).into_iter().min_by_key(|block| block.distance(nearest)),
        }
    }
}

/// A move and its promise.
#[derive(Debug, Clone, Copy)]
pub(super) struct RankedMove {
    pub(super) legal: Move,
    pub(super) promise: i32,
}

/// A move that promises at least this much is progress. A negative promise is a step back.
pub(super) const PROGRESS: i32 = 100;

/// The corners of the board, the most likely for a mate first.
pub(super) fn corners(position: &Chess, winner: Color) -> [Square; 4] {
    let board = position.board();
    let own = board.by_color(winner);
    let bishops = own & board.bishops();
    let wrong = |corner: Square| {
        let other = own & !bishops & !board.kings();
        other.is_empty()
            && !bishops.into_iter().any(|bishop| bishop.is_light() == corner.is_light())
    };
    let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    if let (Some(hunter), Some(prey)) = (board.king_of(winner), board.king_of(!winner)) {
        corners.sort_by_key(|corner| {
            (wrong(*corner), prey.distance(*corner) * 4 + hunter.distance(*corner))
        });
    }
    corners
}

impl Plan {
    pub(super) fn of(position: &Chess, winner: Color, corner: Square) -> Option<Plan> {
        let board = position.board();
        let own = board.by_color(winner);
        let hunter = board.king_of(winner)?;
        let prey = board.king_of(!winner)?;
        let means = if (own & board.rooks_and_queens()).any() {
            Means::Heavy
        } else if (own & board.pawns()).any() {
            Means::Pawns
        } else {
            Means::Minor
        };
        let occupied = board.occupied();
        let diagonal = attacks::bishop_attacks(prey, occupied);
        let straight = attacks::rook_attacks(prey, occupied);
        let check_by = [
            attacks::pawn_attacks(!winner, prey),
            attacks::knight_attacks(prey),
            diagonal,
            straight,
            diagonal | straight,
            Bitboard::EMPTY,
        ];
        let way =
            if means == Means::Pawns { PawnsWay::of(board, winner) } else { PawnsWay::default() };
        Some(Plan { winner, means, corner, hunter, prey, check_by, occupied, way })
    }

    /// Whether a move attacks the losing king from its destination.
    pub(super) fn checks(&self, legal: Move) -> bool {
        let role = legal.promotion().unwrap_or(legal.role());
        self.check_by[role as usize - 1].contains(legal.to())
    }

    /// How much a move promises.
    pub(super) fn promise(&self, turn: Color, legal: Move) -> i32 {
        if turn == self.winner { self.of_winner(legal) } else { self.of_loser(legal) }
    }

    fn of_winner(&self, legal: Move) -> i32 {
        let mut promise = 50;
        if let Some(role) = legal.promotion() {
            return match (role, self.means) {
                (Role::Queen, _) => 180,
                (Role::Rook, Means::Heavy) => 50,
                (Role::Rook, _) => 110,
                _ => 40,
            };
        }
        if let Some(captured) = legal.capture() {
            promise = match (self.means, captured) {
                (Means::Minor, Role::Queen | Role::Rook) => 70,
                (Means::Minor, _) => -10,
                (_, Role::Pawn) => 101,
                _ => 140,
            };
        }
        match legal.role() {
            Role::King => {
                let goal = |from: Square| match self.way.block {
                    Some(block) => block.distance(from),
                    None => self.corner.distance(from).max(2),
                };
                let (before, after) = (goal(self.hunter), goal(legal.to()));
                promise += if after < before {
                    60
                } else if after > before {
                    -30
                } else {
                    0
                };
            }
            Role::Pawn if self.means == Means::Pawns => {
                promise += 70 + advance(self.winner, legal.to());
            }
            Role::Pawn => promise += 5,
            role => {
                let around = attacks::king_attacks(self.prey);
                let piece = role.of(self.winner);
                let after = attacks::attacks(legal.to(), piece, self.occupied) & around;
                let before = legal.from().map_or(Bitboard::EMPTY, |from| {
                    attacks::attacks(from, piece, self.occupied) & around
                });
                promise += 4 * (count(after) - count(before));
            }
        }
        promise
    }

    fn of_loser(&self, legal: Move) -> i32 {
        let mut promise = 50;
        if legal.is_capture() {
            promise -= 70;
        }
        if legal.role() != Role::King && self.way.offers.contains(legal.to()) {
            promise += 70;
        }
        let gone = legal.from().is_some_and(|from| self.way.ahead.contains(from));
        promise += match (gone, self.way.ahead.contains(legal.to())) {
            (true, false) => 60,
            (false, true) => -30,
            _ => 0,
        };
        match legal.role() {
            Role::King => {
                let (before, after) =
                    (self.corner.distance(self.prey), self.corner.distance(legal.to()));
                promise += if after < before {
                    60
                } else if after > before {
                    -30
                } else {
                    -5
                };
            }
            Role::Pawn => {
                promise += match (self.means, legal.promotion()) {
                    (Means::Minor, None) => 55,
                    (Means::Minor, Some(Role::Knight | Role::Bishop)) => 60,
                    (Means::Minor, Some(Role::Rook)) => 20,
                    (_, Some(Role::Queen)) => -20,
                    _ => 0,
                };
            }
            _ => promise += 2,
        }
        promise
    }
}

/// The promise of a move that changes the distance to a mate.
pub(super) fn nearer(before: u32, after: u32) -> i32 {
    let gain = i32::try_from(before).unwrap_or(0) - i32::try_from(after).unwrap_or(0);
    if gain > 0 { PROGRESS + gain } else { 50 + 10 * gain }
}

/// How far a side's pawn has advanced.
fn advance(side: Color, square: Square) -> i32 {
    let rank = square.rank().to_u32();
    i32::try_from(side.fold_wb(rank, 7 - rank)).unwrap_or(0)
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(8)
}

//! Mates by one knight, or by bishops of one colour, which need the loser's own men: where these have to stand, and
//! how far away they are. Only a heuristic for the search.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::steps;

/// The squares on which the loser's own men have to stand in a mate by one knight or by bishops of one colour, and
/// how the check is given.
#[derive(Debug, Clone)]
pub(super) struct Tableau {
    blocks: Vec<Block>,
    check: MateCheck,
}

/// How the check is given.
#[derive(Debug, Clone)]
enum MateCheck {
    /// By a knight. Holds the number of moves that a knight needs from each square.
    Knight([u8; 64]),
    /// By bishops, along one of these lines, outwards.
    Bishops(Vec<Vec<Square>>),
}

/// A square that the loser has to block, and the distances to it.
#[derive(Debug, Clone)]
struct Block {
    square: Square,
    by_knight: [u8; 64],
    by_bishop: [u8; 64],
}

/// The distance of a walk that is not possible.
pub(super) const NEVER: u8 = 16;

/// The cost of a walk that is not possible.
const LONG_WALK: u32 = 24;

/// A winner who has only one knight, or bishops of one colour, apart from pawns that can never move.
#[derive(Debug, Clone, Copy)]
pub(super) enum Lone {
    Knight,
    /// Bishops on squares of this colour.
    Bishops(Bitboard),
}

impl Lone {
    /// Whether a winner has only these pieces, apart from stuck pawns.
    pub(super) fn of(board: &Board, stuck: Bitboard, winner: Color) -> Option<Lone> {
        let own = board.by_color(winner) & !board.kings() & !stuck;
        let (light, dark) = (Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES);
        if own.count() == 1 && own.is_subset(board.knights()) {
            Some(Lone::Knight)
        } else if own.is_subset(board.bishops() & light) {
            Some(Lone::Bishops(light))
        } else if own.is_subset(board.bishops() & dark) {
            Some(Lone::Bishops(dark))
        } else {
            None
        }
    }
}

impl Tableau {
    /// The mates on one square with the winner's king on another, or with the king elsewhere if `hunter` is empty.
    /// `stuck` are pawns that never move.
    pub(super) fn all(
        target: Square,
        lone: Lone,
        hunter: Bitboard,
        stuck: Bitboard,
    ) -> Vec<Tableau> {
        let open = attacks::king_attacks(target) & !steps::neighbours(hunter);
        let with = |open: Bitboard, check| {
            let blocks = open.into_iter().map(|square| Block::on(square, stuck)).collect();
            Tableau { blocks, check }
        };
        match lone {
            Lone::Knight => (attacks::knight_attacks(target) & !hunter)
                .into_iter()
                .map(|from| {
                    let open = open.without(from) & !attacks::knight_attacks(from);
                    with(open, MateCheck::Knight(leaps(Bitboard::from(from))))
                })
                .collect(),
            Lone::Bishops(shade) => {
                vec![with(open & !shade, MateCheck::Bishops(diagonals(target)))]
            }
        }
    }

    /// How many squares the loser has to block.
    pub(super) fn blocks(&self) -> u32 {
        u32::try_from(self.blocks.len()).unwrap_or(8)
    }

    /// An estimate of how far the mate is away. Smaller is nearer.
    pub(super) fn remoteness(
        &self,
        board: &Board,
        winner: Color,
        own: Bitboard,
        others: Bitboard,
        is_there: bool,
    ) -> u32 {
        let (check, helpers) = match &self.check {
            MateCheck::Knight(walks) => {
                let walk = own.into_iter().map(|from| u32::from(walks[from.to_usize()])).min();
                (2 * walk.unwrap_or(8), others & !board.queens())
            }
            // A rook next to the king would come between, or capture the checking bishop.
            MateCheck::Bishops(lines) => {
                let toll = lines.iter().map(|line| toll(line, board, winner)).min();
                (toll.unwrap_or(0) / 2, others & !board.rooks_and_queens())
            }
        };
        check + 3 * self.blocking(board, winner, helpers, is_there)
    }

    /// How many moves the loser's men need to block the squares, if each blocks one square.
    fn blocking(&self, board: &Board, winner: Color, helpers: Bitboard, is_there: bool) -> u32 {
        let (mut left, mut moves, mut stands) = (helpers, 0, false);
        for block in &self.blocks {
            let walk = |from| Some((block.walk(board.role_at(from)?, from, !winner), from));
            let Some((walk, from)) = left.into_iter().filter_map(walk).min() else {
                moves += LONG_WALK;
                continue;
            };
            left = left.without(from);
            // Only one blocker may already be in place for free: a second would leave the winner's king no way in.
            let is_second = walk == 0 && std::mem::replace(&mut stands, true);
            let waits = is_second && !is_there && matches!(self.check, MateCheck::Bishops(_));
            moves += walk + u32::from(waits);
        }
        moves
    }
}

impl Block {
    fn on(square: Square, stuck: Bitboard) -> Block {
        let goal = Bitboard::from(square);
        let slide = |edge: Bitboard| {
            edge.into_iter()
                .fold(Bitboard::EMPTY, |all, from| all | attacks::bishop_attacks(from, stuck))
                & !stuck
        };
        Block { square, by_knight: leaps(goal), by_bishop: spread(goal, slide) }
    }

    /// About how many moves a man needs to reach the square.
    fn walk(&self, role: Role, from: Square, side: Color) -> u32 {
        let knight = |from: Square| u32::from(self.by_knight[from.to_usize()]);
        match role {
            Role::Knight => knight(from),
            Role::Bishop => match self.by_bishop[from.to_usize()] {
                NEVER => LONG_WALK,
                moves => u32::from(moves),
            },
            _ if from == self.square => 0,
            Role::Pawn => {
                let last = side.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
                let promoted = 1 + knight(Square::from_coords(from.file(), last));
                let way = to_go(side, from);
                if steps::ahead(side, Bitboard::from(from)).contains(self.square) {
                    from.distance(self.square)
                } else {
                    way + promoted
                }
            }
            Role::Rook | Role::Queen => 1 + u32::from(from.distance(self.square) > 1),
            Role::King => LONG_WALK,
        }
    }
}

/// The squares of each diagonal from a square outwards.
fn diagonals(target: Square) -> Vec<Vec<Square>> {
    attacks::king_attacks(target)
        .into_iter()
        .filter(|next| next.is_light() == target.is_light())
        .map(|next| {
            let line =
                attacks::ray(target, next) & attacks::bishop_attacks(target, Bitboard::EMPTY);
            let side = |square: &Square| square.distance(next) < square.distance(target);
            let mut line: Vec<Square> = line.into_iter().filter(side).collect();
            line.sort_by_key(|square| square.distance(target));
            line
        })
        .collect()
}

/// The number of men between the king and a bishop that checks along a line, or guards it.
fn toll(line: &[Square], board: &Board, winner: Color) -> u32 {
    let own = board.by_color(winner);
    let bishop =
        line.iter().position(|square| own.contains(*square) && board.bishops().contains(*square));
    let between = line.iter().take(bishop.unwrap_or(line.len()));
    let obstacles = between.filter(|square| board.occupied().contains(**square)).count();
    let guards = line.first().map_or(Bitboard::EMPTY, |next| {
        board.attacks_to(*next, !winner, board.occupied()) & !board.kings()
    });
    2 * u32::try_from(obstacles).unwrap_or(8) + u32::from(bishop.is_none()) + count(guards)
}

/// How many moves a knight needs from each square to reach the goal.
fn leaps(goal: Bitboard) -> [u8; 64] {
    spread(goal, steps::leap)
}

/// How many steps it takes from each square to the nearest square of the goal.
pub(super) fn spread(goal: Bitboard, step: impl Fn(Bitboard) -> Bitboard) -> [u8; 64] {
    let mut walks = [NEVER; 64];
    let (mut seen, mut edge, mut steps) = (goal, goal, 0);
    while edge.any() && steps < NEVER {
        for square in edge {
            walks[square.to_usize()] = steps;
        }
        edge = step(edge) & !seen;
        seen |= edge;
        steps += 1;
    }
    walks
}

/// The number of men.
pub(super) fn count(men: Bitboard) -> u32 {
    u32::try_from(men.count()).unwrap_or(64)
}

/// How many steps a pawn is away from promotion.
pub(super) fn to_go(side: Color, pawn: Square) -> u32 {
    let rank = pawn.rank().to_u32();
    side.fold_wb(7 - rank, rank)
}

//! How far a position looks from a mate on one square, both sides helping. Orders the
//! positions that wait to be looked at; decides nothing.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Square, attacks};

use super::mobility::Mobility;
use super::picture;

/// A square on which the losing king could be mated, and how far the kings have to walk.
#[derive(Debug, Clone)]
pub(super) struct Outlook {
    winner: Color,
    target: Square,
    prey: [u8; 64],
    hunter: [u8; 64],
}

/// A walk that is not possible.
const NEVER: u8 = 16;

impl Outlook {
    /// The squares worth trying, the likeliest first.
    pub(super) fn all(position: &Chess, winner: Color) -> Vec<Outlook> {
        let mobility = Mobility::of(position);
        let region = mobility.of_king(!winner);
        let Some(prey) = position.board().king_of(!winner) else { return Vec::new() };
        let walk = walks(Bitboard::from(prey), region);
        let mut squares: Vec<Square> = picture::possible(&mobility, winner)
            .into_iter()
            .filter(|square| walk[square.to_usize()] < NEVER)
            .collect();
        let edge = |square: &Square| {
            let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
            file.min(7 - file) + rank.min(7 - rank)
        };
        squares
            .sort_by_key(|square| (4 * edge(square) + u32::from(walk[square.to_usize()]), *square));
        squares
            .into_iter()
            .map(|target| {
                let near = attacks::king_attacks(target);
                let ring = Bitboard::FULL
                    .into_iter()
                    .filter(|square| square.distance(target) == 2)
                    .collect::<Bitboard>();
                let hunters = mobility.of_king(winner);
                let goal = if (ring & hunters).any() { ring & hunters } else { hunters & !near };
                Outlook {
                    winner,
                    target,
                    prey: walks(Bitboard::from(target), region),
                    hunter: walks(goal, hunters),
                }
            })
            .collect()
    }

    /// Smaller is nearer.
    pub(super) fn remoteness(&self, position: &Chess) -> u32 {
        let board = position.board();
        let winner = self.winner;
        let (Some(hunter), Some(prey)) = (board.king_of(winner), board.king_of(!winner)) else {
            return 0;
        };
        let own = board.by_color(winner);
        let heavies = own & board.rooks_and_queens();
        let pawns = own & board.pawns();
        let minors = own & (board.knights() | board.bishops());
        let others = board.by_color(!winner).without(prey);
        let means = if heavies.any() {
            let reach = heavies.into_iter().map(|from| from.distance(prey)).min();
            count(others) + reach.unwrap_or(0)
        } else if pawns.any() && minors.count() < 2 {
            let promotion = pawns.into_iter().map(|pawn| to_go(winner, pawn)).min().unwrap_or(6);
            6 + 3 * promotion + count(others)
        } else {
            self.by_minors(board, minors, others)
        };
        3 * u32::from(self.prey[prey.to_usize()])
            + 2 * u32::from(self.hunter[hunter.to_usize()])
            + escapes(board, winner, prey)
            + means
    }

    /// Knights and bishops have to come near, and so have the loser's men that block.
    fn by_minors(&self, board: &Board, minors: Bitboard, others: Bitboard) -> u32 {
        let distance = |from: Square| from.distance(self.target);
        let mut near: Vec<u32> = (minors & board.knights())
            .into_iter()
            .map(|from| distance(from).saturating_sub(1))
            .collect();
        near.sort_unstable();
        let knights: u32 = near.iter().take(2).sum();
        let bishops = minors & board.bishops();
        let one_kind = minors.count() < 2
            || minors.is_subset(bishops & Bitboard::LIGHT_SQUARES)
            || minors.is_subset(bishops & Bitboard::DARK_SQUARES);
        let heavy = 4 * count(others & board.rooks_and_queens());
        if !one_kind {
            return knights + heavy;
        }
        let away =
            if self.target.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
        let blockers = others & !board.pawns() & !board.queens() & !(board.bishops() & away);
        let piece = blockers.into_iter().map(|from| 2 * distance(from)).min();
        let pawn = (others & board.pawns())
            .into_iter()
            .map(|pawn| (16 + 3 * to_go(!self.winner, pawn)).min(2 + 4 * distance(pawn)))
            .min();
        knights + heavy + piece.into_iter().chain(pawn).min().unwrap_or(40)
    }
}

/// How many steps a king needs from each square of a region to the nearest of some squares.
fn walks(goal: Bitboard, region: Bitboard) -> [u8; 64] {
    let mut walks = [NEVER; 64];
    let (mut seen, mut edge, mut steps) = (goal, goal, 0);
    while edge.any() && steps < NEVER {
        for square in edge {
            walks[square.to_usize()] = steps;
        }
        edge = super::steps::neighbours(edge) & region & !seen;
        seen |= edge;
        steps += 1;
    }
    walks
}

fn count(men: Bitboard) -> u32 {
    u32::try_from(men.count()).unwrap_or(64)
}

fn to_go(side: Color, pawn: Square) -> u32 {
    let rank = pawn.rank().to_u32();
    side.fold_wb(7 - rank, rank)
}

/// The squares around the losing king that are neither attacked nor blocked.
fn escapes(board: &Board, winner: Color, prey: Square) -> u32 {
    let free = attacks::king_attacks(prey) & !board.by_color(!winner);
    let without = board.occupied().without(prey);
    let open =
        free.into_iter().filter(|square| board.attacks_to(*square, winner, without).is_empty());
    u32::try_from(open.count()).unwrap_or(8)
}

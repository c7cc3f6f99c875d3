//! How far a position is from a mate on one square, with both sides helping. Only orders the waiting positions.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Square, attacks};

use super::after;
use super::forced;
use super::mobility::Mobility;
use super::picture;
use super::steps;
use super::tableau::{Lone, NEVER, Tableau, count, spread, to_go};

/// A square on which the losing king could be mated, and the distances of all pieces to their places in that mate.
#[derive(Debug, Clone)]
pub(super) struct Outlook {
    target: Square,
    prey: [u8; 64],
    hunter: [u8; 64],
    tableau: Option<Tableau>,
}

/// The most outlooks that are used at a time.
const KEPT: usize = 6;

/// How much further away a mate is while the winner attacks its square, and for each queen and rook of the loser's,
/// which could capture the checking piece.
const SHUT: u32 = 6;
const HEAVY: u32 = 3;

/// The facts of a position that every outlook needs.
pub(super) struct OutlookSight<'a> {
    board: &'a Board,
    winner: Color,
    hunter: Square,
    prey: Square,
    escapes: u32,
}

impl OutlookSight<'_> {
    /// The facts of a position, which must have both kings.
    pub(super) fn of(position: &Chess, winner: Color) -> OutlookSight<'_> {
        let board = position.board();
        let king = |side| board.king_of(side).unwrap_or(Square::A1);
        let prey = king(!winner);
        OutlookSight {
            board,
            winner,
            hunter: king(winner),
            prey,
            escapes: escapes(board, winner, prey),
        }
    }
}

impl Outlook {
    /// The outlooks if the winner has only one knight or bishops of one colour: then the possible mates are known.
    pub(super) fn of_lone_men(position: &Chess, winner: Color) -> Vec<Outlook> {
        match Lone::of(position.board(), Bitboard::EMPTY, winner) {
            Some(_) => Outlook::after_forced_moves(position, winner),
            None => Vec::new(),
        }
    }

    /// The most promising outlooks, the likeliest first. If there are only a few legal moves, those after each of
    /// them.
    pub(super) fn after_forced_moves(position: &Chess, winner: Color) -> Vec<Outlook> {
        let legal = position.legal_moves();
        if legal.len() > forced::FEW {
            return Outlook::all(position, winner);
        }
        let each = KEPT / legal.len().max(1);
        legal
            .into_iter()
            .flat_map(|legal| Outlook::all(&after(position, legal), winner).into_iter().take(each))
            .collect()
    }

    /// The most promising outlooks, the likeliest first.
    fn all(position: &Chess, winner: Color) -> Vec<Outlook> {
        let mobility = Mobility::of(position, winner);
        let board = position.board();
        let Some(prey) = board.king_of(!winner) else { return Vec::new() };
        let walk = walks(Bitboard::from(prey), mobility.of_king(!winner));
        let edge = |square: Square| {
            let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
            file.min(7 - file) + rank.min(7 - rank)
        };
        let stuck = mobility.stuck_pawns();
        let lone = Lone::of(board, stuck, winner).map(|lone| (lone, stuck));
        let sight = OutlookSight::of(position, winner);
        let mut outlooks: Vec<(u32, Outlook)> = Vec::new();
        for target in picture::possible(&mobility, winner) {
            if walk[target.to_usize()] >= NEVER {
                continue;
            }
            let best = Outlook::at(target, &mobility, winner, lone)
                .into_iter()
                .map(|outlook| {
                    let blocks = outlook.tableau.as_ref().map_or(0, Tableau::blocks);
                    (4 * edge(target) + 6 * blocks + outlook.remoteness(&sight), outlook)
                })
                .min_by_key(|(rank, _)| *rank);
            outlooks.extend(best);
        }
        outlooks.sort_by_key(|(rank, outlook)| (*rank, outlook.target));
        outlooks.truncate(KEPT);
        outlooks.into_iter().map(|(_, outlook)| outlook).collect()
    }

    fn at(
        target: Square,
        mobility: &Mobility,
        winner: Color,
        lone: Option<(Lone, Bitboard)>,
    ) -> Vec<Outlook> {
        let near = attacks::king_attacks(target);
        let ring: Bitboard =
            Bitboard::FULL.into_iter().filter(|square| square.distance(target) == 2).collect();
        let (region, hunters) = (mobility.of_king(!winner), mobility.of_king(winner));
        let prey = walks(Bitboard::from(target), region);
        let of = |goal: Bitboard, tableau: Option<Tableau>| Outlook {
            target,
            prey,
            hunter: walks(goal, hunters),
            tableau,
        };
        let Some((lone, stuck)) = lone else {
            let goal = if (ring & hunters).any() { ring & hunters } else { hunters & !near };
            return vec![of(goal, None)];
        };
        let mut helpers: Vec<Bitboard> = (ring & hunters).into_iter().map(Bitboard::from).collect();
        if helpers.is_empty() {
            // It may be walled off: then the loser's own men have to do everything.
            helpers.push(Bitboard::EMPTY);
        }
        let tableaus = |hunter: Bitboard| {
            let all = Tableau::all(target, lone, hunter, stuck).into_iter();
            all.map(move |tableau| (hunter, tableau))
        };
        helpers
            .into_iter()
            .flat_map(tableaus)
            .map(|(hunter, tableau)| of(hunter, Some(tableau)))
            .collect()
    }

    /// The estimated distance to the mate. Smaller is nearer.
    pub(super) fn remoteness(&self, sight: &OutlookSight<'_>) -> u32 {
        3 * u32::from(self.prey[sight.prey.to_usize()])
            + 2 * u32::from(self.hunter[sight.hunter.to_usize()])
            + sight.escapes / 2
            + self.means(sight)
    }

    /// How far the winner is from having the material to mate.
    fn means(&self, sight: &OutlookSight<'_>) -> u32 {
        let (board, winner) = (sight.board, sight.winner);
        let own = board.by_color(winner);
        let heavies = own & board.rooks_and_queens();
        let pawns = own & board.pawns();
        let minors = own & (board.knights() | board.bishops());
        let others = board.by_color(!winner).without(sight.prey);
        if let Some(tableau) = &self.tableau
            && heavies.is_empty()
        {
            let is_there = sight.prey == self.target;
            // The checking piece comes last: until then it would keep the king away.
            let is_shut = board.attacks_to(self.target, winner, board.occupied()).any();
            tableau.remoteness(board, winner, minors, others, is_there)
                + SHUT * u32::from(is_shut)
                + HEAVY * count(others & board.rooks_and_queens())
        } else if heavies.any() {
            let reach = heavies.into_iter().map(|from| from.distance(sight.prey)).min();
            count(others) + reach.unwrap_or(0)
        } else if pawns.any() && minors.count() < 2 {
            let promotion = pawns.into_iter().map(|pawn| to_go(winner, pawn)).min().unwrap_or(6);
            6 + 3 * promotion + count(others)
        } else {
            self.by_minors(board, winner, minors, others)
        }
    }

    /// Knights and bishops have to come near, and so do the loser's men that block squares.
    fn by_minors(&self, board: &Board, winner: Color, minors: Bitboard, others: Bitboard) -> u32 {
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
            .map(|pawn| (16 + 3 * to_go(!winner, pawn)).min(2 + 4 * distance(pawn)))
            .min();
        knights + heavy + piece.into_iter().chain(pawn).min().unwrap_or(40)
    }
}

/// How many steps a king needs within a region from each square to the nearest square of the goal.
fn walks(goal: Bitboard, region: Bitboard) -> [u8; 64] {
    spread(goal, |edge| steps::neighbours(edge) & region)
}

/// The squares around the losing king that are neither attacked nor blocked.
fn escapes(board: &Board, winner: Color, prey: Square) -> u32 {
    let free = attacks::king_attacks(prey) & !board.by_color(!winner);
    let without = board.occupied().without(prey);
    let open =
        free.into_iter().filter(|square| board.attacks_to(*square, winner, without).is_empty());
    u32::try_from(open.count()).unwrap_or(8)
}

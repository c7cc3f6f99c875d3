//! How far a position looks from a mate on one square, both sides helping. Orders the
//! positions that wait to be looked at; decides nothing.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use super::mobility::Mobility;
use super::picture;
use super::steps;

/// A square on which the losing king could be mated, and where everybody has to be.
#[derive(Debug, Clone)]
pub(super) struct Outlook {
    target: Square,
    prey: [u8; 64],
    hunter: [u8; 64],
    tableau: Option<Tableau>,
}

/// Where the loser's own men have to stand in a mate by one knight or by bishops of one
/// colour, and from where the knight gives it.
#[derive(Debug, Clone)]
struct Tableau {
    blocks: Vec<Block>,
    knight: Option<[u8; 64]>,
}

/// A square that the loser has to block, and how far it is.
#[derive(Debug, Clone)]
struct Block {
    square: Square,
    by_knight: [u8; 64],
}

/// A walk that is not possible.
const NEVER: u8 = 16;

/// So many outlooks are worth keeping at a time.
const KEPT: usize = 6;

/// What every outlook needs to know of a position.
pub(super) struct Sight<'a> {
    board: &'a Board,
    winner: Color,
    hunter: Square,
    prey: Square,
    escapes: u32,
}

impl Sight<'_> {
    /// What can be seen of a position that has both kings.
    pub(super) fn of(position: &Chess, winner: Color) -> Sight<'_> {
        let board = position.board();
        let king = |side| board.king_of(side).unwrap_or(Square::A1);
        let prey = king(!winner);
        Sight { board, winner, hunter: king(winner), prey, escapes: escapes(board, winner, prey) }
    }
}

impl Outlook {
    /// The outlooks worth trying, the likeliest first.
    pub(super) fn all(position: &Chess, winner: Color) -> Vec<Outlook> {
        let mobility = Mobility::of(position, winner);
        let board = position.board();
        let Some(prey) = board.king_of(!winner) else { return Vec::new() };
        let walk = walks(Bitboard::from(prey), mobility.of_king(!winner));
        let edge = |square: Square| {
            let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
            file.min(7 - file) + rank.min(7 - rank)
        };
        let lone = Lone::of(board, &mobility, winner);
        let sight = Sight::of(position, winner);
        let mut outlooks: Vec<(u32, Outlook)> = Vec::new();
        for target in picture::possible(&mobility, winner) {
            if walk[target.to_usize()] >= NEVER {
                continue;
            }
            let best = Outlook::at(target, &mobility, winner, lone)
                .into_iter()
                .map(|outlook| {
                    let blocks = outlook.tableau.as_ref().map_or(0, |tableau| tableau.blocks.len());
                    let blocks = 6 * u32::try_from(blocks).unwrap_or(8);
                    (4 * edge(target) + blocks + outlook.remoteness(&sight), outlook)
                })
                .min_by_key(|(rank, _)| *rank);
            outlooks.extend(best);
        }
        outlooks.sort_by_key(|(rank, outlook)| (*rank, outlook.target));
        outlooks.truncate(KEPT);
        outlooks.into_iter().map(|(_, outlook)| outlook).collect()
    }

    /// The outlooks on one square.
    fn at(target: Square, mobility: &Mobility, winner: Color, lone: Option<Lone>) -> Vec<Outlook> {
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
        let Some(lone) = lone else {
            let goal = if (ring & hunters).any() { ring & hunters } else { hunters & !near };
            return vec![of(goal, None)];
        };
        let mut outlooks = Vec::new();
        let mut helpers: Vec<Bitboard> = (ring & hunters).into_iter().map(Bitboard::from).collect();
        if helpers.is_empty() {
            // A wall may keep it away: then the loser's own men have to do it all.
            helpers.push(Bitboard::EMPTY);
        }
        for hunter in helpers {
            let open = near & !steps::neighbours(hunter);
            let checks = match lone {
                Lone::Knight => attacks::knight_attacks(target) & !hunter,
                Lone::Bishops(_) => Bitboard::from(target),
            };
            for check in checks {
                let (open, knight) = match lone {
                    Lone::Knight => {
                        let walks = leaps(Bitboard::from(check));
                        (open.without(check) & !attacks::knight_attacks(check), Some(walks))
                    }
                    Lone::Bishops(shade) => (open & !shade, None),
                };
                let blocks = open
                    .into_iter()
                    .map(|square| Block { square, by_knight: leaps(Bitboard::from(square)) });
                let tableau = Tableau { blocks: blocks.collect(), knight };
                outlooks.push(of(hunter, Some(tableau)));
            }
        }
        outlooks
    }

    /// Smaller is nearer.
    pub(super) fn remoteness(&self, sight: &Sight<'_>) -> u32 {
        3 * u32::from(self.prey[sight.prey.to_usize()])
            + 2 * u32::from(self.hunter[sight.hunter.to_usize()])
            + sight.escapes / 2
            + self.means(sight)
    }

    /// How far the winner is from having what mates.
    fn means(&self, sight: &Sight<'_>) -> u32 {
        let (board, winner) = (sight.board, sight.winner);
        let own = board.by_color(winner);
        let heavies = own & board.rooks_and_queens();
        let pawns = own & board.pawns();
        let minors = own & (board.knights() | board.bishops());
        let others = board.by_color(!winner).without(sight.prey);
        if let Some(tableau) = &self.tableau
            && heavies.is_empty()
        {
            tableau.remoteness(board, winner, minors, others)
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

    /// Knights and bishops have to come near, and so have the loser's men that block.
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

/// A winner who has nothing but one knight, or bishops of one colour, beside pawns that can
/// never move.
#[derive(Debug, Clone, Copy)]
enum Lone {
    Knight,
    /// On squares of this colour.
    Bishops(Bitboard),
}

impl Lone {
    fn of(board: &Board, mobility: &Mobility, winner: Color) -> Option<Lone> {
        let stuck = mobility
            .of_side(winner)
            .filter(|man| man.role == Role::Pawn && man.never_moves())
            .fold(Bitboard::EMPTY, |all, man| all | man.home);
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
    fn remoteness(&self, board: &Board, winner: Color, own: Bitboard, others: Bitboard) -> u32 {
        let knight = self.knight.map_or(0, |walks| {
            own.into_iter().map(|from| u32::from(walks[from.to_usize()])).min().unwrap_or(8)
        });
        let free = if self.knight.is_some() { Bitboard::EMPTY } else { board.rooks_and_queens() };
        let helpers = others & !free & !board.queens();
        let blocked: u32 = self
            .blocks
            .iter()
            .map(|block| {
                helpers
                    .into_iter()
                    .filter_map(|from| Some(block.walk(board.role_at(from)?, from, !winner)))
                    .min()
                    .unwrap_or(24)
            })
            .sum();
        2 * knight + 3 * blocked
    }
}

impl Block {
    /// How many moves a man needs to get there, more or less.
    fn walk(&self, role: Role, from: Square, side: Color) -> u32 {
        let knight = |from: Square| u32::from(self.by_knight[from.to_usize()]);
        match role {
            Role::Knight => knight(from),
            Role::Bishop if from.is_light() != self.square.is_light() => 24,
            _ if from == self.square => 0,
            Role::Bishop => {
                2 - u32::from(attacks::bishop_attacks(from, Bitboard::EMPTY).contains(self.square))
            }
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
            Role::King => 24,
        }
    }
}

/// How many steps a king needs from each square of a region to the nearest of some squares.
fn walks(goal: Bitboard, region: Bitboard) -> [u8; 64] {
    spread(goal, |edge| steps::neighbours(edge) & region)
}

/// How many moves a knight needs.
fn leaps(goal: Bitboard) -> [u8; 64] {
    spread(goal, steps::leap)
}

fn spread(goal: Bitboard, step: impl Fn(Bitboard) -> Bitboard) -> [u8; 64] {
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

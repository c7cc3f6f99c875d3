//! Mate problems to solve by ear: a few pieces placed at random, kept only if an exhaustive search proves that
//! exactly one first move mates in time.

use shakmaty::attacks::king_attacks;
use shakmaty::{Color, Piece, Position as _, Role, Square};

use super::Chance;
use super::mate::{forces, mates_in};
use super::setting_up::{any_square, set_up};
use crate::Position;

/// A mate problem with White to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateProblem {
    /// The position, with three to seven pieces.
    pub position: Position,
    /// The moves of White, including the mating one.
    pub moves: u32,
}

/// The pieces of White besides the king.
const WHITE: [&[Role]; 10] = [
    &[Role::Queen],
    &[Role::Rook],
    &[Role::Queen, Role::Knight],
    &[Role::Queen, Role::Pawn],
    &[Role::Rook, Role::Bishop],
    &[Role::Rook, Role::Knight],
    &[Role::Rook, Role::Rook],
    &[Role::Rook, Role::Pawn],
    &[Role::Bishop, Role::Bishop],
    &[Role::Bishop, Role::Knight, Role::Pawn],
];

/// The pieces of Black besides the king.
const BLACK: [&[Role]; 6] = [
    &[],
    &[Role::Pawn],
    &[Role::Pawn, Role::Pawn],
    &[Role::Knight],
    &[Role::Bishop, Role::Pawn],
    &[Role::Rook],
];

/// How many squares the black king may move to before the first move.
const MOST_FLIGHTS: usize = 3;

impl MateProblem {
    /// The problem of a seed, with a mate in `moves` moves.
    #[must_use]
    pub fn made(moves: u32, seed: u64) -> MateProblem {
        let mut chance = Chance::of(seed);
        loop {
            if let Some(position) = candidate(&mut chance)
                && is_sound(&position, moves)
            {
                return MateProblem { position, moves };
            }
        }
    }
}

/// Random pieces, with the black king at an edge and the white one not far from it.
fn candidate(chance: &mut Chance) -> Option<Position> {
    let white = chance.pick(&WHITE)?;
    let black = chance.pick(&BLACK)?;
    let theirs = at_the_edge(chance);
    let own = any_square(chance);
    if !(2..=3).contains(&theirs.distance(own)) {
        return None;
    }
    let mut men = vec![(theirs, Role::King.of(Color::Black)), (own, Role::King.of(Color::White))];
    let piece = |color: Color| move |role: &Role| Piece { color, role: *role };
    let others = white.iter().map(piece(Color::White)).chain(black.iter().map(piece(Color::Black)));
    for man in others {
        men.push((any_square(chance), man));
    }
    let position = set_up(&men, Color::White)?;
    (!position.is_check() && flights(&position, theirs) <= MOST_FLIGHTS).then_some(position)
}

fn at_the_edge(chance: &mut Chance) -> Square {
    let edge: Vec<Square> = Square::ALL.into_iter().filter(|at| is_edge(*at)).collect();
    chance.pick(&edge).unwrap_or(Square::A8)
}

fn is_edge(at: Square) -> bool {
    [0, 7].contains(&u32::from(at.file())) || [0, 7].contains(&u32::from(at.rank()))
}

/// How many squares the black king could move to.
fn flights(position: &Position, king: Square) -> usize {
    let pieces = position.board().board();
    let occupied = pieces.occupied().without(king);
    let is_free = |to: &Square| pieces.attacks_to(*to, Color::White, occupied).is_empty();
    (king_attacks(king) & !pieces.black()).into_iter().filter(is_free).count()
}

/// Whether there is no shorter mate, and only one solution.
fn is_sound(position: &Position, moves: u32) -> bool {
    let board = position.board();
    if (1..moves).any(|fewer| mates_in(board, fewer)) {
        return false;
    }
    let keys = board.legal_moves().into_iter().filter(|legal| forces(board, *legal, moves));
    keys.take(2).count() == 1
}

//! Mates to be found by ear: a few men set up by chance, kept only where an exhaustive search
//! proves that exactly one first move mates in time. Never taken from a book.

use shakmaty::attacks::king_attacks;
use shakmaty::{Color, Piece, Position as _, Role, Square};

use super::Chance;
use super::mate::{forces, mates_in};
use super::setting_up::{any_square, set_up};
use crate::Position;

/// White to move, and how many moves the mate takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateProblem {
    /// What stands there: three to seven men.
    pub position: Position,
    /// The moves of White, the mating one included.
    pub moves: u32,
}

/// What White has beside the king.
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

/// What Black has beside the king.
const BLACK: [&[Role]; 6] = [
    &[],
    &[Role::Pawn],
    &[Role::Pawn, Role::Pawn],
    &[Role::Knight],
    &[Role::Bishop, Role::Pawn],
    &[Role::Rook],
];

/// To how many squares the black king may go before the first move.
const MOST_FLIGHTS: usize = 3;

impl MateProblem {
    /// The problem of a seed, with a mate in so many moves.
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

/// Men by chance: the black king at an edge, the white one not far from it.
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

/// The squares to which the black king could go.
fn flights(position: &Position, king: Square) -> usize {
    let pieces = position.board().board();
    let occupied = pieces.occupied().without(king);
    let is_free = |to: &Square| pieces.attacks_to(*to, Color::White, occupied).is_empty();
    (king_attacks(king) & !pieces.black()).into_iter().filter(is_free).count()
}

/// Whether there is no shorter mate, and one way to begin.
fn is_sound(position: &Position, moves: u32) -> bool {
    let board = position.board();
    if (1..moves).any(|fewer| mates_in(board, fewer)) {
        return false;
    }
    let keys = board.legal_moves().into_iter().filter(|legal| forces(board, *legal, moves));
    keys.take(2).count() == 1
}

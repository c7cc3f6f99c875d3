//! A single move to practise announcing: a piece, two kings out of the way, and the move it makes.

use shakmaty::{CastlingMode, CastlingSide, Chess, Color, FromSetup as _, Piece, Role, Setup};

use super::Chance;
use super::setting_up::{any_square, set_up};
use crate::{Move, Position, Square, Variant};

/// A position, and a legal move of White in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoneMove {
    pub position: Position,
    pub legal: Move,
}

/// The pieces to announce: pawns and knights more often, as in games.
const ROLES: [Role; 8] = [
    Role::Pawn,
    Role::Pawn,
    Role::Knight,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

/// One move in this many is castling.
const CASTLING: usize = 12;

/// The move for a seed.
#[must_use]
pub fn lone_move(seed: u64) -> LoneMove {
    let mut chance = Chance::of(seed);
    loop {
        let found =
            if chance.below(CASTLING) == 0 { castling(&mut chance) } else { step(&mut chance) };
        if let Some(found) = found {
            return found;
        }
    }
}

fn step(chance: &mut Chance) -> Option<LoneMove> {
    let role = chance.pick(&ROLES)?;
    let from = any_square(chance);
    let mut men = vec![(from, role.of(Color::White))];
    if role != Role::King {
        men.push((any_square(chance), Role::King.of(Color::White)));
    }
    men.push((any_square(chance), Role::King.of(Color::Black)));
    let position = set_up(&men, Color::White)?;
    let moves: Vec<Move> =
        position.legal_moves().into_iter().filter(|legal| legal.from() == Some(from)).collect();
    let legal = chance.pick(&moves)?;
    Some(LoneMove { position, legal })
}

fn castling(chance: &mut Chance) -> Option<LoneMove> {
    let side = chance.pick(&CastlingSide::ALL)?;
    let rook = match side {
        CastlingSide::KingSide => Square::H1,
        CastlingSide::QueenSide => Square::A1,
    };
    let white = |role: Role| Piece { color: Color::White, role };
    let mut setup = Setup::empty();
    setup.board.set_piece_at(Square::E1, white(Role::King));
    setup.board.set_piece_at(rook, white(Role::Rook));
    setup.board.set_piece_at(Square::E8, Role::King.of(Color::Black));
    setup.castling_rights = rook.into();
    let board = Chess::from_setup(setup, CastlingMode::Standard).ok()?;
    let position = Position::new(board, Variant::Standard);
    let legal = position.legal_moves().into_iter().find(|legal| legal.is_castle())?;
    Some(LoneMove { position, legal })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_makes_a_legal_move_and_always_the_same() {
        let mut roles = [0; 7];
        for seed in 0..400 {
            let made = lone_move(seed);
            assert!(made.position.legal_moves().contains(&made.legal));
            assert_eq!(made, lone_move(seed));
            roles[made.legal.role() as usize] += 1;
        }
        assert!(roles[1..].iter().all(|count| *count > 20), "{roles:?}");
    }
}

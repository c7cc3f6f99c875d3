//! What an exploration has already seen: which pieces on which squares, for each pawn structure and material. Only
//! orders the waiting positions.

use std::collections::BTreeMap;

use shakmaty::{Bitboard, Board, ByColor, Chess, Color, Position as _, Role};

/// All that was seen, separately for each pawn structure and material.
#[derive(Default)]
pub(super) struct Novelty {
    scenes: BTreeMap<(Bitboard, Bitboard, u32), SeenPlacings>,
}

/// What was seen with the same pawns and material.
#[derive(Default)]
struct SeenPlacings {
    /// The squares of each kind of piece, with either side to move.
    stood: ByColor<[Bitboard; 10]>,
    positions: u32,
}

/// The most scenes that are kept.
const MOST: usize = 20_000;

impl Novelty {
    /// If a piece stands on a square where none of its kind has stood in this scene: how often the number of
    /// positions of the scene has doubled.
    pub(super) fn of(&mut self, position: &Chess) -> Option<u32> {
        let board = position.board();
        let pawns = |side| board.pawns() & board.by_color(side);
        let name = (pawns(Color::White), pawns(Color::Black), men(board));
        if !self.scenes.contains_key(&name) && self.scenes.len() >= MOST {
            return None;
        }
        let scene = self.scenes.entry(name).or_default();
        scene.positions += 1;
        let mut new = false;
        for (kind, stood) in kinds(board).into_iter().zip(scene.stood.get_mut(position.turn())) {
            new |= !kind.is_subset(*stood);
            *stood |= kind;
        }
        new.then_some(scene.positions.ilog2())
    }
}

fn kinds(board: &Board) -> [Bitboard; 10] {
    let of = |role: Role, side| board.by_role(role) & board.by_color(side);
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let mut kinds = [Bitboard::EMPTY; 10];
    for (index, role) in roles.into_iter().enumerate() {
        kinds[index] = of(role, Color::White);
        kinds[index + 5] = of(role, Color::Black);
    }
    kinds
}

/// The number of pieces of each kind, with bishops separated by colour.
fn men(board: &Board) -> u32 {
    let light = board.bishops() & Bitboard::LIGHT_SQUARES;
    let dark = board.bishops() & Bitboard::DARK_SQUARES;
    [board.queens(), board.rooks(), board.knights(), light, dark]
        .into_iter()
        .flat_map(|kind| [kind & board.white(), kind & board.black()])
        .fold(0, |name, kind| name * 8 + u32::try_from(kind.count()).unwrap_or(7).min(7))
}

//! What the pieces of one side are worth where they stand, which squares they reach, and how they reach for the
//! other king together.

use shakmaty::{Bitboard, Board, Color, Piece, Role, attacks};

use super::super::squares::standing;
use super::super::weights::{EarlyAndLate, WEIGHTS};
use super::count;
use super::pawns::{guarded_by_pawns, never_driven_away};

/// More is not gained by reaching for a king together.
const MOST_TOGETHER: i32 = 250;

/// The squares that one side reaches, and what its pieces are worth there.
pub(super) struct Reached {
    pub(super) worth: EarlyAndLate,
    pub(super) pawns: Bitboard,
    pub(super) minors: Bitboard,
    pub(super) all: Bitboard,
}

impl Reached {
    pub(super) fn by(pieces: &Board, own: Color) -> Reached {
        let ours = pieces.by_color(own);
        let their_pawns = pieces.pawns() & pieces.by_color(!own);
        let our_pawns = pieces.pawns() & ours;
        let free = !(guarded_by_pawns(their_pawns, !own) | ours);
        let king = pieces.king_of(own).map_or(Bitboard::EMPTY, attacks::king_attacks);
        let around = pieces
            .king_of(!own)
            .map_or(Bitboard::EMPTY, |king| attacks::king_attacks(king).with(king));
        let pawns = guarded_by_pawns(our_pawns, own);
        let outposts = pawns & never_driven_away(their_pawns, own);
        let mut found = Reached {
            worth: EarlyAndLate::default(),
            pawns,
            minors: Bitboard::EMPTY,
            all: pawns | king,
        };
        let (mut attackers, mut together) = (0, 0);
        for square in ours {
            let Some(role) = pieces.role_at(square) else { continue };
            found.worth.add(standing(Piece { color: own, role }, square));
            let Some(reach) = (role as usize).checked_sub(2).and_then(|at| WEIGHTS.reach.get(at))
            else {
                continue;
            };
            let reached = attacks::attacks(square, Piece { color: own, role }, pieces.occupied());
            found.all |= reached;
            found.worth.add(reach.each.times(count(reached & free) - reach.usual));
            let at_king = reached & around;
            if at_king.any() {
                found.worth.add(reach.at_king.times(count(at_king)));
                attackers += 1;
                together += reach.together;
            }
            match role {
                Role::Knight | Role::Bishop => {
                    found.minors |= reached;
                    if outposts.contains(square) {
                        found.worth.add(WEIGHTS.outpost);
                    }
                }
                Role::Rook => {
                    let file = Bitboard::from_file(square.file());
                    match ((our_pawns & file).any(), (their_pawns & file).any()) {
                        (false, false) => found.worth.add(WEIGHTS.open_file),
                        (false, true) => found.worth.add(WEIGHTS.half_open_file),
                        (true, _) => {}
                    }
                }
                _ => {}
            }
        }
        if attackers > 1 {
            found.worth.middle += (together * together).min(MOST_TOGETHER);
        }
        found
    }
}

//! The placement of one side's pieces, and the squares that they reach.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::super::squares::standing;
use super::super::weights::{EarlyAndLate, WEIGHTS};
use super::count;
use super::spread::{guarded_by_pawns, never_driven_away};

/// The kinds of piece whose reach counts.
const FAR_REACHING: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The squares that one side reaches, and the worth of its pieces where they are.
pub(super) struct Reached {
    pub(super) worth: EarlyAndLate,
    pub(super) pawns: Bitboard,
    pub(super) knights: Bitboard,
    pub(super) bishops: Bitboard,
    pub(super) rooks: Bitboard,
    pub(super) queens: Bitboard,
    /// The squares that a piece other than the king reaches.
    pub(super) without_king: Bitboard,
    pub(super) all: Bitboard,
    /// The squares that two pieces reach.
    pub(super) twice: Bitboard,
    /// The points of the pieces that attack the squares around the other king.
    pub(super) together: i32,
}

impl Reached {
    pub(super) fn by(pieces: &Board, own: Color) -> Reached {
        let ours = pieces.by_color(own);
        let their_pawns = pieces.pawns() & pieces.by_color(!own);
        let our_pawns = pieces.pawns() & ours;
        let free = !(guarded_by_pawns(their_pawns, !own) | ours);
        let around = pieces.king_of(!own).map_or(Bitboard::EMPTY, around_king);
        let pawns = guarded_by_pawns(our_pawns, own);
        let outposts = pawns & never_driven_away(their_pawns, own);
        let mut found = Reached {
            worth: EarlyAndLate::default(),
            pawns,
            knights: Bitboard::EMPTY,
            bishops: Bitboard::EMPTY,
            rooks: Bitboard::EMPTY,
            queens: Bitboard::EMPTY,
            without_king: pawns,
            all: pawns,
            twice: Bitboard::EMPTY,
            together: 0,
        };
        for square in our_pawns {
            found.worth.add(standing(Piece { color: own, role: Role::Pawn }, square));
        }
        for (role, reach) in FAR_REACHING.into_iter().zip(&WEIGHTS.reach) {
            let piece = Piece { color: own, role };
            for square in pieces.by_role(role) & ours {
                found.worth.add(standing(piece, square));
                let reached = attacks::attacks(square, piece, pieces.occupied());
                found.reach(role, reached);
                found.worth.add(reach.worth(count(reached & free)));
                let at_king = reached & around;
                if at_king.any() {
                    found.worth.add(reach.at_king.times(count(at_king)));
                    found.together += reach.together;
                }
                found.worth.add(extras(pieces, piece, square, outposts));
            }
        }
        if let Some(king) = pieces.king_of(own) {
            found.worth.add(standing(Piece { color: own, role: Role::King }, king));
            found.and(attacks::king_attacks(king));
        }
        found
    }

    fn reach(&mut self, role: Role, reached: Bitboard) {
        match role {
            Role::Knight => self.knights |= reached,
            Role::Bishop => self.bishops |= reached,
            Role::Rook => self.rooks |= reached,
            _ => self.queens |= reached,
        }
        self.and(reached);
        self.without_king |= reached;
    }

    fn and(&mut self, reached: Bitboard) {
        self.twice |= self.all & reached;
        self.all |= reached;
    }
}

/// The bonus of a piece for the pawns around it.
fn extras(pieces: &Board, piece: Piece, square: Square, outposts: Bitboard) -> EarlyAndLate {
    let ours = pieces.pawns() & pieces.by_color(piece.color);
    let theirs = pieces.pawns() & pieces.by_color(!piece.color);
    let mut sum = EarlyAndLate::default();
    match piece.role {
        Role::Knight if outposts.contains(square) => sum.add(WEIGHTS.knight_outpost),
        Role::Bishop => {
            if outposts.contains(square) {
                sum.add(WEIGHTS.bishop_outpost);
            }
            let colour =
                if square.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
            sum.add(WEIGHTS.bishops_colour.times(count(ours & colour)));
        }
        Role::Rook => {
            let file = Bitboard::from_file(square.file());
            match ((ours & file).any(), (theirs & file).any()) {
                (false, false) => sum.add(WEIGHTS.open_file),
                (false, true) => sum.add(WEIGHTS.half_open_file),
                (true, _) => {}
            }
        }
        _ => {}
    }
    sum
}

/// A king's square and the squares around it.
pub(super) fn around_king(king: Square) -> Bitboard {
    attacks::king_attacks(king).with(king)
}

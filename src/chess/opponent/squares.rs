//! What a piece is worth on each square, while many pieces stand and when few are left,
//! by a formula for each kind. Never sees another piece.

use shakmaty::{Color, Piece, Role, Square};

/// A worth while many pieces stand, and when few are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct EarlyAndLate {
    pub(super) middle: i32,
    pub(super) end: i32,
}

impl EarlyAndLate {
    pub(super) const fn new(middle: i32, end: i32) -> EarlyAndLate {
        EarlyAndLate { middle, end }
    }

    pub(super) fn add(&mut self, other: EarlyAndLate) {
        self.middle += other.middle;
        self.end += other.end;
    }

    pub(super) fn times(self, count: i32) -> EarlyAndLate {
        EarlyAndLate { middle: self.middle * count, end: self.end * count }
    }

    pub(super) fn minus(self, other: EarlyAndLate) -> EarlyAndLate {
        EarlyAndLate { middle: self.middle - other.middle, end: self.end - other.end }
    }
}

/// What a piece is worth where it stands.
pub(super) fn standing(piece: Piece, square: Square) -> EarlyAndLate {
    let seen = match piece.color {
        Color::White => square,
        Color::Black => square.flip_vertical(),
    };
    STANDING[piece.role as usize - 1][seen as usize]
}

/// How near the middle of the board a square is, from 0 in a corner to 6.
pub(super) const fn centrality(square: usize) -> i32 {
    inwards(square % 8) + inwards(square / 8)
}

/// How far a file or rank is from the edge of the board, from 0 to 3.
const fn inwards(line: usize) -> i32 {
    (if line < 4 { line } else { 7 - line }) as i32
}

static STANDING: [[EarlyAndLate; 64]; 6] = {
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let mut all = [[EarlyAndLate::new(0, 0); 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            all[role][square] = worth(roles[role], square);
            square += 1;
        }
        role += 1;
    }
    all
};

/// As White sees the board. Pawns want to walk, in the middle first; knights and bishops
/// want the middle; rooks the last rank but one; the king a corner, until few pieces are
/// left and it wants the middle too.
const fn worth(role: Role, square: usize) -> EarlyAndLate {
    let rank = (square / 8) as i32;
    let file = inwards(square % 8);
    let middle = centrality(square) - 3;
    match role {
        Role::Pawn => {
            EarlyAndLate::new(90 + file * (rank - 1) * 3, 115 + (rank - 1) * (rank - 1) * 2)
        }
        Role::Knight => EarlyAndLate::new(325 + middle * 9, 305 + middle * 8),
        Role::Bishop => {
            EarlyAndLate::new(if rank == 0 { 320 } else { 338 } + middle * 4, 325 + middle * 4)
        }
        Role::Rook => EarlyAndLate::new(470 + file * 4 + if rank == 6 { 20 } else { 0 }, 530),
        Role::Queen => EarlyAndLate::new(980 + middle * 2, 1_000 + middle * 6),
        Role::King => EarlyAndLate::new(if file < 2 { 30 } else { 0 } - rank * 22, middle * 11),
    }
}

//! One step of every kind of piece, for whole sets of squares at once. Other pieces are ignored.

use shakmaty::{Bitboard, Color, Role};

const A_FILE: Bitboard = Bitboard(0x0101_0101_0101_0101);
const H_FILE: Bitboard = Bitboard(0x8080_8080_8080_8080);
const AB_FILES: Bitboard = Bitboard(0x0303_0303_0303_0303);
const GH_FILES: Bitboard = Bitboard(0xc0c0_c0c0_c0c0_c0c0);

fn east(from: Bitboard) -> Bitboard {
    Bitboard((from & !H_FILE).0 << 1)
}

fn west(from: Bitboard) -> Bitboard {
    Bitboard((from & !A_FILE).0 >> 1)
}

fn north(from: Bitboard) -> Bitboard {
    Bitboard(from.0 << 8)
}

fn south(from: Bitboard) -> Bitboard {
    Bitboard(from.0 >> 8)
}

/// One step along a rank or a file.
pub(super) fn straight(from: Bitboard) -> Bitboard {
    north(from) | south(from) | east(from) | west(from)
}

/// One step along a diagonal.
pub(super) fn diagonal(from: Bitboard) -> Bitboard {
    let sides = east(from) | west(from);
    north(sides) | south(sides)
}

/// One step to any neighbour.
pub(super) fn neighbours(from: Bitboard) -> Bitboard {
    straight(from) | diagonal(from)
}

/// One leap of a knight.
pub(super) fn leap(from: Bitboard) -> Bitboard {
    let near = east(from) | west(from);
    let far = Bitboard((from & !GH_FILES).0 << 2) | Bitboard((from & !AB_FILES).0 >> 2);
    north(north(near)) | south(south(near)) | north(far) | south(far)
}

/// The square in front of a pawn.
pub(super) fn push(side: Color, from: Bitboard) -> Bitboard {
    side.fold_wb(north(from), south(from))
}

/// The squares that a pawn attacks.
pub(super) fn pawn_attack(side: Color, from: Bitboard) -> Bitboard {
    push(side, east(from) | west(from))
}

/// All squares in front of a pawn on its file.
pub(super) fn ahead(side: Color, from: Bitboard) -> Bitboard {
    let mut all = push(side, from);
    for _ in 0..6 {
        all |= push(side, all);
    }
    all
}

/// One step of a piece. Lines are walked square by square.
pub(super) fn piece(role: Role, from: Bitboard) -> Bitboard {
    match role {
        Role::Knight => leap(from),
        Role::Bishop => diagonal(from),
        Role::Rook => straight(from),
        Role::Queen | Role::King => neighbours(from),
        // A promoted pawn may be a queen or a knight.
        Role::Pawn => neighbours(from) | leap(from),
    }
}

//! What a position is worth by looking at it alone: material and where it stands, how far
//! pieces reach, pawns, and the safety of kings. Never tries a move.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position as _, Role, attacks};

use super::squares::{EarlyAndLate, centrality, standing};

/// What moving next is worth.
const TURN: i32 = 12;
const BISHOP_PAIR: EarlyAndLate = EarlyAndLate::new(28, 45);
const DOUBLED: EarlyAndLate = EarlyAndLate::new(-9, -16);
const ISOLATED: EarlyAndLate = EarlyAndLate::new(-12, -10);
const OPEN_FILE: EarlyAndLate = EarlyAndLate::new(24, 12);
const HALF_OPEN_FILE: EarlyAndLate = EarlyAndLate::new(11, 8);
/// A pawn that no pawn can stop, by its rank.
const PASSED: [EarlyAndLate; 8] = [
    EarlyAndLate::new(0, 0),
    EarlyAndLate::new(4, 10),
    EarlyAndLate::new(6, 16),
    EarlyAndLate::new(12, 30),
    EarlyAndLate::new(26, 55),
    EarlyAndLate::new(48, 95),
    EarlyAndLate::new(80, 150),
    EarlyAndLate::new(0, 0),
];
/// All pieces but pawns and kings, at the start: knights and bishops count 1, rooks 2, queens 4.
const ALL_PIECES: i32 = 24;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// What a position is worth to the side to move, in hundredths of a pawn.
pub(super) fn valuation(board: &Chess) -> i32 {
    let (us, them) = (board.turn(), !board.turn());
    let pieces = board.board();
    let mut balance = side(pieces, us).minus(side(pieces, them));
    drive(pieces, us, &mut balance);
    let left = left(pieces).min(ALL_PIECES);
    let worth = (balance.middle * left + balance.end * (ALL_PIECES - left)) / ALL_PIECES;
    winnable(pieces, us, worth) + TURN
}

fn left(pieces: &Board) -> i32 {
    let count = |squares: Bitboard| i32::try_from(squares.count()).unwrap_or(0);
    count(pieces.knights() | pieces.bishops())
        + 2 * count(pieces.rooks())
        + 4 * count(pieces.queens())
}

/// Everything that speaks for one side.
fn side(pieces: &Board, own: Color) -> EarlyAndLate {
    let mut sum = EarlyAndLate::default();
    for square in pieces.by_color(own) {
        if let Some(role) = pieces.role_at(square) {
            sum.add(standing(Piece { color: own, role }, square));
        }
    }
    if (pieces.bishops() & pieces.by_color(own)).more_than_one() {
        sum.add(BISHOP_PAIR);
    }
    sum.add(reach(pieces, own));
    sum.add(pawns(pieces, own));
    sum.middle += shelter(pieces, own);
    sum
}

/// How far the pieces reach, and how many of them reach for the other king.
fn reach(pieces: &Board, own: Color) -> EarlyAndLate {
    let occupied = pieces.occupied();
    let ours = pieces.by_color(own);
    let their_pawns = pieces.pawns() & pieces.by_color(!own);
    let our_pawns = pieces.pawns() & ours;
    let guarded = seen_from(pawn_reach(seen_from(their_pawns, !own)), !own);
    let free = !(Bitboard(guarded) | ours);
    let around = pieces
        .king_of(!own)
        .map_or(Bitboard::EMPTY, |king| attacks::king_attacks(king) | Bitboard::from_square(king));
    let mut sum = EarlyAndLate::default();
    let (mut attackers, mut weight) = (0, 0);
    for square in ours & !pieces.pawns() & !pieces.kings() {
        let Some(role) = pieces.role_at(square) else { continue };
        let reached = attacks::attacks(square, Piece { color: own, role }, occupied);
        let squares = i32::try_from((reached & free).count()).unwrap_or(0);
        let (usual, each, threat) = match role {
            Role::Knight => (4, EarlyAndLate::new(4, 4), 2),
            Role::Bishop => (6, EarlyAndLate::new(5, 5), 2),
            Role::Rook => (6, EarlyAndLate::new(2, 4), 3),
            _ => (12, EarlyAndLate::new(1, 3), 5),
        };
        sum.add(each.times(squares - usual));
        if (reached & around).any() {
            attackers += 1;
            weight += threat;
        }
        if role == Role::Rook {
            let file = Bitboard::from_file(square.file());
            match ((our_pawns & file).any(), (their_pawns & file).any()) {
                (false, false) => sum.add(OPEN_FILE),
                (false, true) => sum.add(HALF_OPEN_FILE),
                (true, _) => {}
            }
        }
    }
    if attackers > 1 {
        sum.middle += (weight * weight).min(250);
    }
    sum
}

fn pawns(pieces: &Board, own: Color) -> EarlyAndLate {
    let ours = seen_from(pieces.pawns() & pieces.by_color(own), own);
    let theirs = seen_from(pieces.pawns() & pieces.by_color(!own), own);
    let files = spread(ours);
    let neighbours = files >> 1 & !FILE_H | files << 1 & !FILE_A;
    let ahead = behind(theirs >> 8);
    let stopped = ahead | ahead >> 1 & !FILE_H | ahead << 1 & !FILE_A;
    let mut sum = EarlyAndLate::default();
    sum.add(DOUBLED.times(count(ours & behind(ours >> 8))));
    sum.add(ISOLATED.times(count(ours & !neighbours)));
    for square in Bitboard(ours & !stopped & !behind(ours >> 8)) {
        sum.add(PASSED[square.rank() as usize]);
    }
    sum
}

/// The own pawns before the king, where it stands on its first two ranks.
fn shelter(pieces: &Board, own: Color) -> i32 {
    let Some(king) = pieces.king_of(own) else { return 0 };
    let king = match own {
        Color::White => king,
        Color::Black => king.flip_vertical(),
    };
    if king.rank() as usize > 1 {
        return 0;
    }
    let ours = seen_from(pieces.pawns() & pieces.by_color(own), own);
    let file = Bitboard::from_file(king.file()).0;
    let files = file | file >> 1 & !FILE_H | file << 1 & !FILE_A;
    let near = count(ours & files & 0xff00);
    let further = count(ours & files & 0xff_0000);
    let bare = count(files & 0xff) - count(spread(ours) & files & 0xff);
    near * 11 + further * 6 - bare * 12
}

/// Who has enough to mate a king without pawns drives it to the edge and comes near.
fn drive(pieces: &Board, us: Color, balance: &mut EarlyAndLate) {
    if balance.end.abs() < 350 {
        return;
    }
    let winner = if balance.end > 0 { us } else { !us };
    if (pieces.pawns() & pieces.by_color(!winner)).any() {
        return;
    }
    let (Some(hunter), Some(hunted)) = (pieces.king_of(winner), pieces.king_of(!winner)) else {
        return;
    };
    let apart = i32::try_from(hunter.distance(hunted)).unwrap_or(0);
    let bonus = (6 - centrality(hunted as usize)) * 10 + (8 - apart) * 9;
    balance.end += if winner == us { bonus } else { -bonus };
}

/// Without pawns, a rook's worth more is needed to win.
fn winnable(pieces: &Board, us: Color, worth: i32) -> i32 {
    let winner = if worth > 0 { us } else { !us };
    let has_pawns = (pieces.pawns() & pieces.by_color(winner)).any();
    let enough = 420;
    if has_pawns || worth.abs() > enough { worth } else { worth / 6 }
}

/// The squares as the player of this colour sees them.
fn seen_from(squares: Bitboard, own: Color) -> u64 {
    match own {
        Color::White => squares.0,
        Color::Black => squares.0.swap_bytes(),
    }
}

/// What pawns attack, seen by their player.
fn pawn_reach(pawns: u64) -> Bitboard {
    Bitboard(pawns << 9 & !FILE_A | pawns << 7 & !FILE_H)
}

/// These squares and all nearer to the player.
fn behind(mut squares: u64) -> u64 {
    squares |= squares >> 8;
    squares |= squares >> 16;
    squares | squares >> 32
}

/// The whole files of these squares.
fn spread(squares: u64) -> u64 {
    let mut down = behind(squares) & 0xff;
    down |= down << 8;
    down |= down << 16;
    down | down << 32
}

fn count(squares: u64) -> i32 {
    i32::try_from(squares.count_ones()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    #[test]
    fn both_sides_are_valued_alike() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/8/4k3/8/8/3K4/8/5R2 b - - 0 1",
            "6k1/5ppp/8/2P5/1P6/8/5PPP/6K1 w - - 0 1",
            "r4rk1/ppp2pp1/7p/3q4/8/2B3P1/PP1Q1P1P/R3R1K1 b - - 0 1",
        ] {
            let position = Position::from_fen(fen).expect("a position");
            let mirrored = position.board().clone().to_setup(shakmaty::EnPassantMode::Legal);
            let mirrored: Chess = mirrored
                .into_mirrored()
                .position(shakmaty::CastlingMode::Standard)
                .expect("as lawful as the other");
            assert_eq!(valuation(position.board()), valuation(&mirrored), "{fen}");
        }
    }

    #[test]
    fn a_side_with_a_knight_more_stands_better() {
        let position =
            Position::from_fen("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let worth = valuation(position.expect("a position").board());
        assert!((200..500).contains(&worth), "{worth}");
    }

    #[test]
    fn a_piece_alone_that_cannot_mate_is_worth_little() {
        let position = Position::from_fen("8/8/4k3/8/8/3K4/8/5N2 w - - 0 1").expect("a position");
        assert!(valuation(position.board()).abs() < 100);
    }
}

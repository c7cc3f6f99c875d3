//! The static evaluation of a position: material and its placement, the reach of pieces, threats, pawns, and king
//! safety.

mod kings;
mod pawns;
mod reach;
mod spread;

use shakmaty::{Bitboard, Board, Chess, Color, Position as _};

use self::kings::{danger, shelter};
use self::pawns::{pawns, threatened_by_pushes};
use self::reach::Reached;
use super::squares::centrality;
use super::weights::{EarlyAndLate, WEIGHTS};

/// The value of all pieces at the start, without pawns and kings: knights and bishops count 1, rooks 2, queens 4.
const ALL_PIECES: i32 = 24;

/// The worth of a position for the side to move, in hundredths of a pawn.
pub(super) fn valuation(board: &Chess) -> i32 {
    let (us, them) = (board.turn(), !board.turn());
    let pieces = board.board();
    let (ours, theirs) = (Reached::by(pieces, us), Reached::by(pieces, them));
    let mut balance = side(pieces, us, [&ours, &theirs]);
    balance = balance.minus(side(pieces, them, [&theirs, &ours])).plus(WEIGHTS.turn);
    drive(pieces, us, &mut balance);
    let left = left(pieces).min(ALL_PIECES);
    let worth = (balance.middle * left + balance.end * (ALL_PIECES - left)) / ALL_PIECES;
    winnable(pieces, us, worth)
}

fn left(pieces: &Board) -> i32 {
    count(pieces.knights() | pieces.bishops())
        + 2 * count(pieces.rooks())
        + 4 * count(pieces.queens())
}

/// The terms for one side.
fn side(pieces: &Board, own: Color, [reached, their_reach]: [&Reached; 2]) -> EarlyAndLate {
    let mut sum = reached.worth;
    if (pieces.bishops() & pieces.by_color(own)).more_than_one() {
        sum.add(WEIGHTS.bishop_pair);
    }
    sum.add(threats(pieces, own, [reached, their_reach]));
    sum.add(danger(pieces, own, reached, their_reach));
    sum.add(pawns(pieces, own, reached, their_reach));
    sum.add(shelter(pieces, own));
    sum
}

/// Threats against the other side's pieces.
fn threats(pieces: &Board, own: Color, [reached, their_reach]: [&Reached; 2]) -> EarlyAndLate {
    let theirs = pieces.by_color(!own) & !pieces.kings();
    let officers = officers(pieces, !own);
    let minors = pieces.knights() | pieces.bishops();
    let by_minor = reached.knights | reached.bishops;
    let by_push = threatened_by_pushes(pieces, own, reached, their_reach) & !reached.pawns;
    let unguarded_by_pawns = (by_minor | reached.rooks) & !their_reach.pawns;
    let mut sum = WEIGHTS.by_pawn.times(count(reached.pawns & officers));
    sum.add(WEIGHTS.by_push.times(count(by_push & officers)));
    sum.add(WEIGHTS.by_minor.times(count(by_minor & theirs & pieces.rooks_and_queens())));
    sum.add(WEIGHTS.by_rook.times(count(reached.rooks & theirs & pieces.queens())));
    sum.add(WEIGHTS.minor_by_any.times(count(unguarded_by_pawns & theirs & minors)));
    sum.add(WEIGHTS.hanging.times(count(reached.all & theirs & !their_reach.all)));
    sum
}

/// A side with enough material to mate a king without pawns drives it to the edge and brings its own king near.
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

/// Without pawns, an advantage of at most `enough` counts only a sixth: a win needs more. With one bishop each, on
/// squares of different colours, an advantage counts half.
fn winnable(pieces: &Board, us: Color, worth: i32) -> i32 {
    let winner = if worth > 0 { us } else { !us };
    let has_pawns = (pieces.pawns() & pieces.by_color(winner)).any();
    let enough = 420;
    if !has_pawns && worth.abs() <= enough {
        return worth / 6;
    }
    if are_bishops_apart(pieces) { worth / 2 } else { worth }
}

/// Whether each side has exactly one bishop and no other pieces, and the bishops are on squares of different colours.
fn are_bishops_apart(pieces: &Board) -> bool {
    let officers = pieces.occupied() & !pieces.pawns() & !pieces.kings();
    let bishops = pieces.bishops();
    officers == bishops
        && count(bishops & pieces.white()) == 1
        && count(bishops & pieces.black()) == 1
        && count(bishops & Bitboard::LIGHT_SQUARES) == 1
}

/// The pieces of a side without pawns and the king.
pub(super) fn officers(pieces: &Board, side: Color) -> Bitboard {
    pieces.by_color(side) & !pieces.pawns() & !pieces.kings()
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn both_sides_are_valued_alike() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/8/4k3/8/8/3K4/8/5R2 b - - 0 1",
            "6k1/5ppp/8/2P5/1P6/8/5PPP/6K1 w - - 0 1",
            "r4rk1/ppp2pp1/7p/3q4/8/2B3P1/PP1Q1P1P/R3R1K1 b - - 0 1",
            "2r3k1/1P3ppp/4b3/8/p7/3B3P/1R3PP1/6K1 w - - 0 1",
            "6k1/pp3p2/2p1b1p1/3p3p/3P3P/2P1B1P1/PP3P2/6K1 b - - 0 1",
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
    fn a_pawn_more_is_worth_less_with_bishops_apart() {
        let worth = |fen| valuation(Position::from_fen(fen).expect("a position").board());
        let apart = worth("4k3/1p3p2/4b3/8/8/4B3/1P3PP1/4K3 w - - 0 1");
        let alike = worth("4k3/1p3p2/3b4/8/8/4B3/1P3PP1/4K3 w - - 0 1");
        assert!(apart > 0 && apart * 3 < alike * 2, "{apart}, {alike}");
    }

    #[test]
    fn a_king_at_whom_pieces_look_together_is_in_danger() {
        let worth = |fen| valuation(Position::from_fen(fen).expect("a position").board());
        let far = worth("r4rk1/pp3ppp/8/8/8/QN4N1/PP3PPP/R5K1 w - - 0 1");
        let near = worth("r4rk1/pp3ppp/8/5NN1/7Q/8/PP3PPP/R5K1 w - - 0 1");
        assert!(near > far + 100, "{near}, {far}");
    }

    #[test]
    fn a_piece_alone_that_cannot_mate_is_worth_little() {
        let position = Position::from_fen("8/8/4k3/8/8/3K4/8/5N2 w - - 0 1").expect("a position");
        assert!(valuation(position.board()).abs() < 100);
    }
}

//! Mates that stalemate forestalls: whatever would open the position, or drive the king
//! into the mate, leaves the loser no move before. Never moves a man.

use shakmaty::{Bitboard, ByColor, Chess, Color, Position as _, Role, Square, attacks};

use super::gate;
use super::mobility::{Assumption, Mobility};
use super::picture;

/// The static proof for a position that could only be opened, or its king mated, in ways
/// that leave the loser no move before.
pub(super) fn refute(position: &Chess, winner: Color) -> bool {
    if gate::has_rare_moves(position) || position.legal_moves().is_empty() {
        return false;
    }
    let mobility = sealed_by_stalemate(position, winner);
    if picture::refute(&mobility, winner).is_some() {
        return true;
    }
    if !mobility.only_king_moves(!winner) {
        return false;
    }
    let mates = |legal| {
        let mut next = position.clone();
        next.play_unchecked(legal);
        next.is_checkmate()
    };
    if position.turn() == winner && position.legal_moves().into_iter().any(mates) {
        return false;
    }
    picture::refute_after_a_move(&mobility, winner)
}

/// The mobility as long as nobody captures a man whose capture ends the game without a win.
fn sealed_by_stalemate(position: &Chess, winner: Color) -> Mobility {
    let board = position.board();
    let mut sealed = board.occupied() & !board.kings();
    loop {
        let mobility =
            Mobility::assuming(position, winner, Assumption { sealed, ..Assumption::default() });
        let steady = ByColor::new_with(|side| mobility.steady(side));
        let kept: Bitboard = sealed
            .into_iter()
            .filter(|home| ends_the_game(&mobility, &steady, *home, winner))
            .collect();
        if kept == sealed {
            return mobility;
        }
        sealed = kept;
    }
}

/// Whether the first capture of a sealed man, here, cannot come, or leaves its side without
/// a move and is no mate by the winner.
fn ends_the_game(
    mobility: &Mobility,
    steady: &ByColor<Bitboard>,
    home: Square,
    winner: Color,
) -> bool {
    let Some(man) = mobility.man_at(home) else { return false };
    let (side, other) = (man.side, !man.side);
    let king = mobility.of_king(other);
    let taken_by_others =
        mobility.of_side(other).any(|man| man.role != Role::King && man.strikes().contains(home));
    let near = attacks::king_attacks(home).with(home);
    // Nobody is let onto the square, so its man must never leave it.
    if taken_by_others || !man.never_moves() {
        return false;
    }
    if (near & king).is_empty() || steady.get(side).contains(home) {
        return true;
    }
    if king.count() < 2 || !mobility.only_king_moves(side) {
        return false;
    }
    let region = mobility.of_king(side);
    let open = (region | mobility.seals(other) & !*steady.get(other)) & !near;
    let stuck = |square: &Square| (attacks::king_attacks(*square) & open).is_empty();
    let opens =
        |square: &Square| winner == other && (mobility.screens(other, *square) & near & king).any();
    (region & !near).into_iter().all(|square| stuck(&square) && !opens(&square))
}

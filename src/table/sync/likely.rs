//! The likely mistakes when a move is carried out by hand, each with the board it leaves.

use shakmaty::{Bitboard, Board, attacks};

use crate::chess::{ClaimedMove, ClaimedStep, Color, Role, Square, Variant};
use crate::hand::play_as_claimed;

/// The likelihood of a mistake, relative to the others.
pub(super) type Weight = u64;

/// A peg in a neighbouring aperture on the same rank or file.
const BESIDE: Weight = 4;
/// A peg in a diagonally neighbouring aperture.
const ASLANT: Weight = 1;
/// The move was heard but not made.
const LEFT_OUT: Weight = 6;
/// Another piece of the same kind that could also go there.
const OTHER_OF_ITS_KIND: Weight = 6;
/// A piece next to the intended one.
const NEIGHBOUR: Weight = 2;
/// The second part of a move was forgotten: the rook of a castling, the pawn captured en passant.
const FORGOTTEN_PART: Weight = 10;
const OTHER_CASTLING: Weight = 3;
/// The pawn became another piece, or remained a pawn.
const OTHER_PROMOTION: Weight = 6;

/// The boards that a wrongly copied move may have left.
pub(super) fn mistakes(
    before: &Board,
    by: Color,
    variant: Variant,
    claim: &ClaimedMove,
) -> Vec<(Board, Weight)> {
    let played = |claim: &ClaimedMove| {
        let mut board = before.clone();
        play_as_claimed(&mut board, by, variant, claim);
        board
    };
    let mut found = vec![(before.clone(), LEFT_OUT)];
    match claim {
        ClaimedMove::Castle(side) => {
            let right = played(claim);
            found.push((played(&ClaimedMove::Castle(!*side)), OTHER_CASTLING));
            found.extend(halves_of_castling(before, &right, by));
        }
        ClaimedMove::Step(step) => {
            let Some(from) = step.from.square() else { return found };
            let variations = other_targets(step)
                .into_iter()
                .chain(other_origins(before, by, from, step))
                .chain(other_promotions(before, from, step));
            found.extend(
                variations.map(|(step, weight)| (played(&ClaimedMove::Step(step)), weight)),
            );
            found.extend(pawn_left_in_passing(before, &played(claim), from, step));
        }
    }
    found
}

fn other_targets(step: &ClaimedStep) -> Vec<(ClaimedStep, Weight)> {
    around(step.to)
        .filter(|(to, _)| step.from.square() != Some(*to))
        .map(|(to, weight)| (ClaimedStep { to, ..*step }, weight))
        .collect()
}

/// The neighbouring squares, weighted by how likely a peg slips there.
fn around(square: Square) -> impl Iterator<Item = (Square, Weight)> {
    attacks::king_attacks(square).into_iter().map(move |beside| {
        let straight = beside.file() == square.file() || beside.rank() == square.rank();
        (beside, if straight { BESIDE } else { ASLANT })
    })
}

fn other_origins(
    before: &Board,
    by: Color,
    from: Square,
    step: &ClaimedStep,
) -> Vec<(ClaimedStep, Weight)> {
    let Some(piece) = before.piece_at(from) else { return Vec::new() };
    let own = before.by_color(by).without(from).without(step.to);
    let twins = own & before.by_role(piece.role);
    let could = twins.into_iter().filter(|twin| {
        before.attacks_from(*twin).contains(step.to)
            || (piece.role == Role::Pawn && twin.file() == step.to.file())
    });
    let neighbours = own & attacks::king_attacks(from);
    could
        .map(|twin| (twin, OTHER_OF_ITS_KIND))
        .chain(neighbours.into_iter().map(|beside| (beside, NEIGHBOUR)))
        .map(|(other, weight)| (ClaimedStep { from: other.into(), ..*step }, weight))
        .collect()
}

fn other_promotions(
    before: &Board,
    from: Square,
    step: &ClaimedStep,
) -> Vec<(ClaimedStep, Weight)> {
    let promotes = before.role_at(from) == Some(Role::Pawn) && step.promotion.is_some();
    let others =
        [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];
    others
        .into_iter()
        .filter(|promotion| promotes && *promotion != step.promotion)
        .map(|promotion| (ClaimedStep { promotion, ..*step }, OTHER_PROMOTION))
        .collect()
}

fn pawn_left_in_passing(
    before: &Board,
    right: &Board,
    from: Square,
    step: &ClaimedStep,
) -> Option<(Board, Weight)> {
    let gone = before.occupied() & !right.occupied() & !Bitboard::from(from);
    let at = gone.into_iter().find(|at| *at != step.to)?;
    let mut left = right.clone();
    left.set_piece_at(at, before.piece_at(at)?);
    Some((left, FORGOTTEN_PART))
}

fn halves_of_castling(before: &Board, right: &Board, by: Color) -> Vec<(Board, Weight)> {
    [by.king(), by.rook()]
        .into_iter()
        .filter_map(|moved| {
            let from = (before.by_piece(moved) & !right.by_piece(moved)).first()?;
            let to = (right.by_piece(moved) & !before.by_piece(moved)).first()?;
            let mut half = before.clone();
            half.discard_piece_at(from);
            half.set_piece_at(to, moved);
            Some((half, FORGOTTEN_PART))
        })
        .collect()
}

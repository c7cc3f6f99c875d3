//! Whether a claimed move is legal, and if not, why not.
//!
//! Articles are numbered as in the Laws of 2017, as everywhere in this crate. `hector_laws` has the numbers of other
//! editions.

use std::cmp::Reverse;

use shakmaty::attacks;
use shakmaty::{Bitboard, Board, CastlingSide, Color, Move, Position as _, Rank, Role, Square};

use super::claimed::{ClaimedMove, ClaimedStep};
use super::position::{Position, Variant};
use super::refusal::Refusal;

/// Finds the one legal move that fits a claim.
///
/// # Errors
/// If no legal move fits the claim, or more than one.
pub fn judge(position: &Position, claim: &ClaimedMove) -> Result<Move, Refusal> {
    match *claim {
        ClaimedMove::Castle(side) => judge_castling(position, side),
        ClaimedMove::Step(step) => match (castling_meant(position, step), step.promotion) {
            (Some(_), Some(named)) => Err(Refusal::PromotionImpossible { named, at: step.to }),
            (Some(side), None) => judge_castling(position, side),
            (None, _) => judge_step(position, step),
        },
    }
}

/// Every legal move that fits a claim. There are several if a part of the move is missing.
#[must_use]
pub fn legal_moves_meant(position: &Position, claim: &ClaimedMove) -> Vec<Move> {
    let castling = match *claim {
        ClaimedMove::Castle(side) => Some(side),
        ClaimedMove::Step(step) => castling_meant(position, step),
    };
    match (castling, *claim) {
        (None, ClaimedMove::Step(step)) => steps_meant(position, step),
        _ => judge(position, claim).into_iter().collect(),
    }
}

/// Castling written as a king's move: two squares in standard chess, or onto its own rook in either game (UCI). In
/// Chess960 a king's move of two squares is not castling.
fn castling_meant(position: &Position, step: ClaimedStep) -> Option<CastlingSide> {
    let board = position.board().board();
    let from = step.from.square()?;
    let own_king = board.king_of(position.turn())?;
    if from != own_king || !matches!(step.role, None | Some(Role::King)) {
        return None;
    }
    let onto_own_rook = board.rooks() & board.by_color(position.turn()) & step.to;
    if onto_own_rook.any() && from.rank() == step.to.rank() {
        return Some(CastlingSide::from_king_side(step.to > from));
    }
    let home = position.turn().fold_wb(Square::E1, Square::E8);
    CastlingSide::ALL.into_iter().find(|side| {
        position.variant() == Variant::Standard
            && from == home
            && step.to == side.king_to(position.turn())
    })
}

/// The legal moves other than castling that fit a claim. A promotion without a named piece fits with every piece.
fn steps_meant(position: &Position, step: ClaimedStep) -> Vec<Move> {
    let mut meant: Vec<Move> = position.legal_moves().into_iter().collect();
    meant.retain(|candidate| {
        !candidate.is_castle()
            && candidate.to() == step.to
            && step.role.is_none_or(|role| role == candidate.role())
            && candidate.from().is_some_and(|from| step.from.admits(from))
    });
    let as_promoted = |candidate: &Move| candidate.promotion() == step.promotion;
    // A named promotion means the pawn, even if other pieces can go to that square.
    if step.promotion.is_some() && meant.iter().any(as_promoted) {
        meant.retain(|candidate| as_promoted(candidate));
    }
    meant
}

fn judge_step(position: &Position, step: ClaimedStep) -> Result<Move, Refusal> {
    let meant = steps_meant(position, step);
    let as_promoted = |candidate: &Move| candidate.promotion() == step.promotion;
    let mut origins: Vec<Square> = meant.iter().filter_map(|m| m.from()).collect();
    origins.sort_unstable();
    origins.dedup();
    match origins[..] {
        [] => Err(why_not(position, step)),
        [_] => match (meant.into_iter().find(as_promoted), step.promotion) {
            (Some(found), _) => Ok(found),
            (None, None) => Err(Refusal::PromotionMissing { at: step.to }),
            (None, Some(named)) => Err(Refusal::PromotionImpossible { named, at: step.to }),
        },
        _ => Err(Refusal::Ambiguous { to: step.to, candidates: origins }),
    }
}

fn why_not(position: &Position, step: ClaimedStep) -> Refusal {
    let board = position.board().board();
    if let Some(from) = step.from.square() {
        return match (board.piece_at(from), step.role) {
            (None, _) => Refusal::NothingThere { at: from },
            (Some(piece), _) if piece.color != position.turn() => {
                Refusal::NotYours { at: from, found: piece.role }
            }
            (Some(piece), Some(named)) if piece.role != named => {
                Refusal::OtherPieceThere { at: from, named, found: piece.role }
            }
            (Some(piece), _) => why_not_from(position, piece.role, from, step.to),
        };
    }
    let own = board.by_color(position.turn());
    let meant = step.role.map_or(own, |role| own & board.by_role(role));
    let refusals: Vec<(Refusal, Square)> = meant
        .into_iter()
        .filter(|square| step.from.admits(*square))
        .filter_map(|square| Some((board.role_at(square)?, square)))
        .map(|(role, square)| (why_not_from(position, role, square, step.to), square))
        .collect();
    if let Some(role) = step.role
        && is_none_meant(role, &refusals, step.to)
    {
        return Refusal::NoneReaches { role, to: step.to };
    }
    refusals
        .into_iter()
        .max_by_key(|(refusal, square)| {
            let same_file = square.file() == step.to.file();
            // With only a destination named, the piece that already stands on it is the least likely.
            let is_elsewhere = *square != step.to;
            (refusal.closeness(), is_elsewhere, same_file, Reverse(square.distance(step.to)))
        })
        .map(|(refusal, _)| refusal)
        .unwrap_or(Refusal::NoSuchPiece { named: step.role, from: step.from })
}

/// Whether there are several pieces of a kind and it is not clear which was meant: none moves like that, and for
/// pawns there is not exactly one on the file of the square.
fn is_none_meant(role: Role, refusals: &[(Refusal, Square)], to: Square) -> bool {
    let on_the_file = refusals.iter().filter(|(_, square)| square.file() == to.file()).count();
    refusals.len() > 1
        && refusals
            .iter()
            .all(|(refusal, at)| matches!(refusal, Refusal::NotItsMove { .. }) && *at != to)
        && !(role == Role::Pawn && on_the_file == 1)
}

/// Why a piece of the player's own on `from` may not go to `to`.
fn why_not_from(position: &Position, role: Role, from: Square, to: Square) -> Refusal {
    let board = position.board().board();
    let not_its_move = Refusal::NotItsMove { role, from, to };
    if from == to {
        return not_its_move;
    }
    if role == Role::Pawn {
        if let Some(refusal) = pawn_cannot(position, from, to) {
            return refusal;
        }
    } else {
        let on_empty_board = match role {
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => attacks::bishop_attacks(from, Bitboard::EMPTY),
            Role::Rook => attacks::rook_attacks(from, Bitboard::EMPTY),
            Role::Queen => attacks::queen_attacks(from, Bitboard::EMPTY),
            Role::King | Role::Pawn => attacks::king_attacks(from),
        };
        if !on_empty_board.contains(to) {
            return not_its_move;
        }
        if let Some(at) = first_obstacle(board, from, to) {
            return Refusal::Blocked { role, at };
        }
    }
    if board.by_color(position.turn()).contains(to) {
        return Refusal::OwnPieceThere { at: to };
    }
    attack_left_on_king(board, position.turn(), from, to).unwrap_or(not_its_move)
}

/// Why a pawn cannot make this move, apart from leaving its king in check (3.7).
fn pawn_cannot(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let board = position.board().board();
    let color = position.turn();
    let not_its_move = Refusal::NotItsMove { role: Role::Pawn, from, to };
    let forward = color.fold_wb(8, -8);
    if attacks::pawn_attacks(color, from).contains(to) {
        if board.by_color(!color).contains(to) {
            return None;
        }
        if board.by_color(color).contains(to) {
            return Some(Refusal::OwnPieceThere { at: to });
        }
        let passed = to.offset(-forward).and_then(|square| board.piece_at(square));
        let beside_a_pawn = passed == Some((!color).pawn());
        let on_the_fifth = from.rank() == color.fold_wb(Rank::Fifth, Rank::Fourth);
        return match position.board().pseudo_legal_ep_square() {
            Some(square) if square == to => None,
            _ if beside_a_pawn && on_the_fifth => Some(Refusal::EnPassantGone { at: to }),
            _ => Some(Refusal::NothingToCapture { at: to }),
        };
    }
    let once = from.offset(forward)?;
    let at_home = from.rank() == color.fold_wb(Rank::Second, Rank::Seventh);
    let twice = if at_home { once.offset(forward) } else { None };
    if to != once && Some(to) != twice {
        return Some(not_its_move);
    }
    let in_the_way = |square: Square| board.occupied().contains(square) && square != to;
    if in_the_way(once) {
        return Some(Refusal::Blocked { role: Role::Pawn, at: once });
    }
    board.occupied().contains(to).then_some(Refusal::Blocked { role: Role::Pawn, at: to })
}

fn first_obstacle(board: &Board, from: Square, to: Square) -> Option<Square> {
    let between = attacks::between(from, to) & board.occupied();
    if from < to { between.first() } else { between.last() }
}

/// The check in which a step would leave the player's own king, if any (3.9.2).
fn attack_left_on_king(board: &Board, color: Color, from: Square, to: Square) -> Option<Refusal> {
    let mut after = board.clone();
    let moved = after.remove_piece_at(from)?;
    let en_passant =
        moved.role == Role::Pawn && from.file() != to.file() && after.piece_at(to).is_none();
    if en_passant {
        after.discard_piece_at(Square::from_coords(to.file(), from.rank()));
    }
    after.set_piece_at(to, moved);
    let king = after.king_of(color)?;
    let by = after.attacks_to(king, !color, after.occupied()).first()?;
    Some(Refusal::KingAttacked { king, by })
}

/// Castling to one side: the right (3.8.2.1), then obstacles, then attacks (3.8.2.2).
fn judge_castling(position: &Position, side: CastlingSide) -> Result<Move, Refusal> {
    if let Some(&castling) = position.board().castling_moves(side).first() {
        return Ok(castling);
    }
    let board = position.board().board();
    let color = position.turn();
    let right_lost = Refusal::CastlingRightLost { side };
    let castles = position.board().castles();
    let (Some(king), Some(rook)) = (board.king_of(color), castles.rook(color, side)) else {
        return Err(right_lost);
    };
    let in_the_way = castles.path(color, side) & board.occupied();
    let nearest = if rook > king { in_the_way.first() } else { in_the_way.last() };
    if let Some(at) = nearest {
        return Err(Refusal::CastlingBlocked { side, at });
    }
    let king_to = side.king_to(color);
    let crossed = attacks::between(king, king_to).with(king).with(king_to);
    // The king does not shield squares from an attack, because it moves.
    let occupied = board.occupied().without(king);
    crossed
        .into_iter()
        .find_map(|at| {
            let by = board.attacks_to(at, !color, occupied).first()?;
            Some(Refusal::CastlingAttacked { side, at, by })
        })
        .or_else(|| rook_unmasks_attack(board, color, king, rook, side))
        .map_or(Err(right_lost), Err)
}

/// Whether the departing rook opens a line to the king's destination, which is possible in Chess960.
fn rook_unmasks_attack(
    board: &Board,
    color: Color,
    king: Square,
    rook: Square,
    side: CastlingSide,
) -> Option<Refusal> {
    let king_to = side.king_to(color);
    let rook_to = side.rook_to(color);
    let occupied = board.occupied().without(king).without(rook).with(rook_to);
    let by = board.attacks_to(king_to, !color, occupied).first()?;
    Some(Refusal::CastlingAttacked { side, at: king_to, by })
}

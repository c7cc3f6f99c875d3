//! Finds the illegal move that a board shows: one hand has put one piece of the side to move somewhere, or castled,
//! and nothing else has changed.

use crate::chess::{CastlingSide, ClaimedMove, ClaimedStep, Rank, Role, Square};
use crate::standing::{Legality, Standing};

use super::sense::BoardSense;

/// One move changes at most this many squares; more differ for another reason.
const MOST_SQUARES: usize = 4;

/// The illegal moves that would give this reading.
pub(super) fn unlawful_moves(
    standing: &Standing,
    sense: &BoardSense,
    last_placed: Option<Square>,
) -> Vec<ClaimedMove> {
    let board = standing.board();
    let wrong = sense.wrong(&board);
    if wrong.is_empty() || wrong.len() > MOST_SQUARES {
        return Vec::new();
    }
    let is_own =
        |at: &&Square| board.piece_at(**at).is_some_and(|piece| piece.color == standing.turn());
    // A board that only tells occupied squares may hide a capture: there a hand must have been seen.
    let hidden = last_placed.filter(|at| !sense.tells_colours() && !wrong.contains(at));
    let arrived = |at: &Square| sense.at(*at).is_something();
    let targets: Vec<Square> = wrong.iter().copied().filter(arrived).chain(hidden).collect();
    if targets.is_empty() {
        return Vec::new();
    }
    // A piece may also have left a square that is not trusted.
    let left: Vec<Square> =
        Square::ALL.into_iter().filter(|at| sense.at(*at).admits(None)).collect();
    let steps = left.iter().filter(is_own).flat_map(|from| {
        let role = board.role_at(*from);
        let is_pawn = role == Some(Role::Pawn);
        targets.iter().filter(move |to| *to != from).flat_map(move |to| {
            let last = matches!(to.rank(), Rank::First | Rank::Eighth);
            let becomes: &[Option<Role>] = if is_pawn && last { &PROMOTIONS } else { &[None] };
            becomes.iter().map(move |promotion| {
                ClaimedMove::Step(ClaimedStep {
                    role,
                    from: (*from).into(),
                    to: *to,
                    promotion: *promotion,
                })
            })
        })
    });
    let castlings =
        [CastlingSide::KingSide, CastlingSide::QueenSide].into_iter().map(ClaimedMove::Castle);
    let shows = |claim: &ClaimedMove| {
        let legality = standing.judge(claim);
        let is_legal = matches!(legality, Legality::Legal(_));
        !is_legal && sense.admits(&standing.after(claim, &legality).board())
    };
    let mut found: Vec<ClaimedMove> = castlings.filter(shows).collect();
    // A king that goes onto its castling square is castling, and is not reported twice.
    if found.is_empty() {
        found.extend(steps.filter(shows));
    }
    if found.len() > 1 {
        // A board that cannot feel the new piece reports the move without one, if the pawn may go there.
        found.retain(|claim| !matches!(claim, ClaimedMove::Step(step) if step.promotion.is_none()));
    }
    found
}

const PROMOTIONS: [Option<Role>; 5] =
    [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

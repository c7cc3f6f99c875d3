//! The conditions for sealing a move and resuming an adjourned game (Guidelines I): who may, and that a sealed move
//! is complete. Its legality is not checked: the envelope is opened later (I.8).

use crate::chess::{ClaimedMove, ClaimedStep, Color, Rank, Role};

use super::declined::{Declined, SealLacks};
use super::envelope::Adjournment;
use super::game::{Game, Phase};
use super::intent::ArbiterAct;
use super::permit::Permit;
use super::said::{Said, contradictions, names_both_squares};
use super::taking_up::TakingUp;

/// Whether a side may put a move into the envelope now, with what is known of it here.
pub(super) fn seals(game: &Game, side: Color, said: Option<&Said>) -> Result<(), Declined> {
    if !game.may_seal(side) {
        return Err(match game.waits_for_resumption() {
            true => Declined::Adjourned,
            false => Declined::NotSealing,
        });
    }
    said.map_or(Ok(()), |said| is_whole(game, side, said))
}

/// Whether a move for the envelope is complete. A move made on the board after the request must be sealed as it was
/// made (I.1.1).
fn is_whole(game: &Game, side: Color, said: &Said) -> Result<(), Declined> {
    let turn = game.turn();
    let was_made = turn.by == side
        && turn
            .made
            .as_ref()
            .is_some_and(|made| contradictions(&made.said.claim, &said.claim).is_empty());
    let lacks = match &said.claim {
        _ if was_made => None,
        claim if asks_for_both(game) && !names_both_squares(claim) => Some(SealLacks::FromSquare),
        ClaimedMove::Step(step) => promotion_lacks(step, side),
        ClaimedMove::Castle(_) => None,
    };
    lacks.map_or(Ok(()), |lacks| Err(Declined::SealIncomplete(lacks)))
}

/// Where announcements are heard, tournament mode requires both squares of every move.
fn asks_for_both(game: &Game) -> bool {
    game.hears_moves() && Permit::in_mode(game.mode()).is_none()
}

/// What a step to the last rank leaves open, from its words alone. If they name no piece, only a step that a pawn
/// could make is incomplete.
fn promotion_lacks(step: &ClaimedStep, side: Color) -> Option<SealLacks> {
    let (before, last) = match side {
        Color::White => (Rank::Seventh, Rank::Eighth),
        Color::Black => (Rank::Second, Rank::First),
    };
    if step.promotion.is_some() || step.to.rank() != last {
        return None;
    }
    let from = step.from;
    let could_be_a_pawn = from.rank.is_none_or(|rank| rank == before)
        && from.file.is_none_or(|file| file.distance(step.to.file()) <= 1);
    match step.role {
        Some(Role::Pawn) => Some(SealLacks::NewPiece),
        None if could_be_a_pawn => Some(SealLacks::PieceOrNewPiece),
        _ => None,
    }
}

/// Whether the arbiter's act fits the state of the adjournment.
pub(super) fn adjourns(game: &Game, act: &ArbiterAct) -> Result<(), Declined> {
    if let ArbiterAct::SeesEnvelope(side) = act {
        return match game.envelope() {
            _ if game.may_seal(*side) => Ok(()),
            Some(_) => Err(Declined::SealStands),
            None => Err(Declined::NotSealing),
        };
    }
    if *act == ArbiterAct::AsksNoLongerToSeal && game.is_to_be_sealed() {
        return Ok(());
    }
    let Some(envelope) = game.envelope() else {
        return without_envelope(game, act);
    };
    let is_known = envelope.is_known_here();
    match act {
        // A move in the envelope cannot be withdrawn (I.1.1).
        ArbiterAct::AsksNoLongerToSeal | ArbiterAct::TakesUp(TakingUp::WithoutSeal) => {
            Err(Declined::SealStands)
        }
        // A move from paper can be read again: another envelope may have been opened.
        ArbiterAct::ReadsSealedMove(_) if envelope.was_sealed_here() => {
            Err(Declined::SealedMoveKnown)
        }
        ArbiterAct::TakesUp(TakingUp::ReplierArrives)
            if !matches!(game.phase(), Phase::Adjourned(Adjournment::Waiting { .. })) =>
        {
            Err(Declined::NotSealing)
        }
        ArbiterAct::TakesUp(how) if how.opens_envelope() && !is_known => {
            Err(Declined::SealedMoveUnseen)
        }
        // The reply is sealed too.
        ArbiterAct::TakesUp(TakingUp::SealerAbsent(reply)) => {
            is_whole(game, !envelope.sealed_by, reply)
        }
        _ => Ok(()),
    }
}

/// As above while there is no envelope with a move that counts.
fn without_envelope(game: &Game, act: &ArbiterAct) -> Result<(), Declined> {
    match (game.phase(), act) {
        (
            Phase::Adjourned(Adjournment::Void { .. }),
            ArbiterAct::Adjourns { .. }
            | ArbiterAct::TakesUp(TakingUp::WithoutSeal | TakingUp::PositionLost),
        ) => Ok(()),
        (Phase::Adjourned(Adjournment::Void { .. }), _) => Err(Declined::SealVoid),
        _ if game.asked_to_seal().is_some() => Err(Declined::NotSealedYet),
        _ => Err(Declined::NotSealing),
    }
}

//! How a game has ended without an arbiter, as a value. For games in which Hector is the judge.

use crate::chess::{Color, DrawClaim, History};

use super::claim::{Claim, ClaimantTouch, Restriction, claim};
use super::edition::Edition;
use super::finish::over;
use super::mating::Effort;
use super::offence::{Press, Terms};
use super::rule::Rule;
use super::ruling::{RulingFact, Verdict};

/// How a game has ended by the moves alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ended {
    /// Checkmate, by this side (5.1.1).
    Mate(Color),
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither side can mate any more (5.2.2).
    Dead,
    /// The same position for the fifth time (9.6.1).
    Fivefold,
    /// Seventy-five moves by each without a capture or a pawn move (9.6.2).
    SeventyFiveMoves,
}

/// How a game has ended by the moves alone. `None` if it has not, or if that is not proven.
#[must_use]
pub fn ended(edition: Edition, history: &History, effort: Effort) -> Option<Ended> {
    let ruling = over(edition, history, effort);
    let rests_on = |rule| ruling.rules.contains(&rule);
    match ruling.verdict {
        Verdict::Win(winner) => Some(Ended::Mate(winner)),
        Verdict::Draw if rests_on(Rule::Fivefold) => Some(Ended::Fivefold),
        Verdict::Draw if rests_on(Rule::SeventyFiveMoves) => Some(Ended::SeventyFiveMoves),
        Verdict::Draw if rests_on(Rule::Stalemate) => Some(Ended::Stalemate),
        Verdict::Draw => Some(Ended::Dead),
        _ => None,
    }
}

/// The draw that the player to move can claim in this position (9.2, 9.3).
#[must_use]
pub fn claimable(edition: Edition, history: &History) -> Option<DrawClaim> {
    let terms = Terms { edition, ..Terms::default() };
    let agreement = Restriction::Free;
    let touch = ClaimantTouch::Untouched;
    let asked = Claim { history, intended: None, touch, agreement, last: Press::Pressed };
    claim(&terms, &asked).facts.iter().find_map(|fact| match fact {
        RulingFact::Ground(ground) => Some(*ground),
        _ => None,
    })
}

//! The claim of a draw by repetition or by the fifty-move rule, with the current position or with a written move.

use shakmaty::Position as _;

use crate::chess::{ClaimedMove, DrawClaim, History, Position, ending, judge};

use super::edition::Edition;
use super::mating::Effort;
use super::offence::{Charge, Offence, Press, Terms};
use super::penalty::penalty;
use super::repetition::occurrences;
use super::rule::Rule;
use super::ruling::{ArbitersChoice, Ruling, RulingFact, Verdict};

/// A claim by the player to move.
#[derive(Debug, Clone, Copy)]
pub struct Claim<'game> {
    pub history: &'game History,
    /// The move that the player has written down and not played, and the words for it.
    pub intended: Option<(&'game ClaimedMove, &'game str)>,
    /// Whether the player has touched a piece on this move.
    pub touch: ClaimantTouch,
    /// Whether the event restricts draws by agreement.
    pub agreement: Restriction,
    /// Whether the last move was completed by a press. Fifty moves have to be completed (9.3.2), but a position only
    /// has to be on the board.
    pub last: Press,
}

/// Whether the claimant has touched a piece with the intention of moving it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimantTouch {
    /// No piece was touched.
    Untouched,
    /// A piece was touched, and the right to claim is lost on this move (9.4).
    Touched,
}

/// Whether players may agree to a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// They may.
    Free,
    /// They may not do so now, or not without the arbiter (9.1.1).
    Restricted,
}

/// Judges a claim.
#[must_use]
pub fn claim(terms: &Terms, claim: &Claim<'_>) -> Ruling {
    let edition = terms.edition;
    let position = claim.history.position();
    if ending(position).is_some() {
        // No search is needed: the ending is already on the board.
        let over = super::finish::over(edition, claim.history, Effort(0));
        if over.verdict != Verdict::GoesOn {
            return over;
        }
    }
    let claimant = RulingFact::Claimant(position.turn());
    if claim.touch == ClaimantTouch::Touched && Rule::ClaimLostByTouch.article(edition).is_some() {
        let rules = [Rule::ClaimLostByTouch];
        return Ruling::settled(edition, Verdict::ClaimLost, rules, [claimant]);
    }
    let (next, grounds) = match claim.intended {
        None => (position.clone(), [Rule::ThreefoldAppeared, Rule::FiftyCompleted]),
        Some((intended, words)) => match judge(position, intended) {
            Ok(legal) => (position.after(legal), [Rule::ThreefoldIntended, Rule::FiftyIntended]),
            Err(refusal) => {
                let words = words.to_owned();
                return wrong(
                    terms,
                    [claimant, RulingFact::IntendedMoveIllegal { words, refusal }],
                );
            }
        },
    };
    let counted = count(edition, claim, &next);
    let quiet = next.board().halfmoves();
    let mut facts = vec![claimant];
    facts.extend(claim.intended.map(|(_, words)| RulingFact::WithIntendedMove(words.to_owned())));
    facts.extend(after_claim(edition, claim.agreement));

    let found = [
        (counted.len() >= 3, grounds[0], DrawClaim::Threefold),
        (quiet >= 100, grounds[1], DrawClaim::FiftyMoves),
    ]
    .into_iter()
    .find(|(holds, rule, _)| *holds && rule.article(edition).is_some());
    let found = match found {
        Some((_, rule, DrawClaim::FiftyMoves)) if is_short_of_a_press(claim, quiet) => {
            facts.push(RulingFact::Quiet {
                plies: quiet,
                ply: counted.last().copied().unwrap_or(0),
            });
            facts.push(RulingFact::NotPressed);
            let choices = [ArbitersChoice::DeclareDrawn, ArbitersChoice::LetGoOn];
            let rules = [rule, Rule::MoveCompleted];
            return Ruling::settled(edition, Verdict::Unknown, rules, facts)
                .left_to_arbiter(choices);
        }
        found => found,
    };
    let Some((_, rule, ground)) = found else {
        facts.push(RulingFact::ClaimShort { times: counted.len(), plies: quiet });
        if claim.intended.is_some() {
            facts.push(match grounds[0].article(edition) {
                Some(_) => RulingFact::IntendedMoveMustBePlayed,
                None => RulingFact::WrittenMoveNotKnown,
            });
        }
        return wrong(terms, facts);
    };
    facts.push(RulingFact::Ground(ground));
    let ply = counted.last().copied().unwrap_or(0);
    let mut rules = vec![rule];
    match ground {
        DrawClaim::Threefold => {
            rules.push(Rule::SamePosition);
            facts.push(RulingFact::Repeated { times: counted.len(), ply, at: counted });
        }
        DrawClaim::FiftyMoves => facts.push(RulingFact::Quiet { plies: quiet, ply }),
    }
    rules.push(Rule::ClaimCorrect);
    Ruling::settled(edition, Verdict::ClaimCorrect, rules, facts)
}

/// A claim in a game whose moves the device does not know. The arbiter finds out whether it is correct and whether
/// the claimant is to move (9.2, 9.3). `intended` is the move that was written down, if any.
#[must_use]
pub fn claim_unheard(terms: &Terms, intended: Option<&str>, agreement: Restriction) -> Ruling {
    let edition = terms.edition;
    let rules = match intended {
        None => [Rule::ThreefoldAppeared, Rule::FiftyCompleted],
        Some(_) => [Rule::ThreefoldIntended, Rule::FiftyIntended],
    };
    let mut facts = vec![RulingFact::MovesNotHeard];
    if let Some(words) = intended {
        facts.push(match rules[0].article(edition) {
            Some(_) => RulingFact::WithIntendedMove(words.to_owned()),
            None => RulingFact::WrittenMoveNotKnown,
        });
    }
    facts.extend(after_claim(edition, agreement));
    let cost = penalty(terms, &Charge::completed(Offence::WrongDrawClaim, 1));
    let minutes = minutes_of(cost.verdict).map(ArbitersChoice::Give);
    let choices = [Some(ArbitersChoice::DeclareDrawn), minutes, Some(ArbitersChoice::LetGoOn)];
    Ruling::settled(edition, Verdict::Unknown, rules, facts)
        .left_to_arbiter(choices.into_iter().flatten().collect::<Vec<_>>())
}

/// The minutes for a wrong claim, if the edition names any.
fn minutes_of(verdict: Verdict) -> Option<u8> {
    match verdict {
        Verdict::ExtraMinutes(count) => Some(count),
        _ => None,
    }
}

/// Whether only the press of the last move is missing for fifty completed moves.
fn is_short_of_a_press(claim: &Claim<'_>, quiet: u32) -> bool {
    claim.last == Press::NotPressed && claim.intended.is_none() && quiet == 100
}

/// The plies after which the claimed position occurred, including the coming one.
fn count(edition: Edition, claim: &Claim<'_>, next: &Position) -> Vec<usize> {
    let positions = claim.history.stood();
    let identity = edition.parameters().repetition_identity;
    let mut counted = occurrences(identity, positions, next);
    if claim.intended.is_some() {
        counted.push(positions.len());
    }
    counted
}

fn after_claim(edition: Edition, agreement: Restriction) -> Option<RulingFact> {
    Rule::ClaimIsAnOffer.article(edition)?;
    Some(match agreement {
        Restriction::Free => RulingFact::CountsAsOffer,
        Restriction::Restricted => RulingFact::CheckedEvenIfAgreed,
    })
}

/// A wrong claim: the facts of the claim, and its penalty.
fn wrong(terms: &Terms, facts: impl Into<Vec<RulingFact>>) -> Ruling {
    let cost = penalty(terms, &Charge::completed(Offence::WrongDrawClaim, 1));
    let minutes = minutes_of(cost.verdict);
    let mut facts = facts.into();
    facts.extend(cost.facts);
    Ruling { verdict: Verdict::ClaimWrong(minutes), facts, ..cost }
}

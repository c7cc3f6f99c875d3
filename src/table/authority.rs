//! Checks who may do what, before anything from another place takes effect. A peer speaks only for its own side, the
//! arbiter has to prove it, and after a result play has ended. The moves themselves are not judged here.

use crate::chess::Color;
use crate::clock::Span;

use super::fact::{Deed, Fact};
use super::game::{Game, Phase};
use super::intent::{Act, ArbiterAct};
use super::overreach::Overreach;
use super::person::Person;

/// The origin of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sender {
    /// The other place of the game, where this side sits.
    Place(Color),
    /// The arbiter's own desk, admitted by the arbiter's code.
    Desk,
}

/// The proof with a letter, which only the arbiter can have made for this very letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// None, or none that could be checked here.
    Absent,
    /// A proof that does not fit this letter, this game and this arbiter.
    Wrong,
    /// The proof computed from the arbiter's PIN for this letter of this game.
    Given,
}

#[derive(Debug, Clone, Copy)]
pub enum Assertion<'a> {
    /// A letter tells a fact.
    Tells(&'a Fact, Proof),
    /// The arbiter's desk asks for an act.
    Wishes(&'a ArbiterAct),
    /// A clock is said to show a time.
    Shows {
        side: Color,
        /// The time reported.
        shown: Span,
        /// The time known here.
        known: Span,
        /// How much more may be believed.
        leeway: Span,
    },
}

/// Whether the sender may do this.
///
/// # Errors
/// Returns why not.
pub fn authority(sender: Sender, assertion: Assertion<'_>, game: &Game) -> Result<(), Overreach> {
    match (sender, assertion) {
        (Sender::Place(own), Assertion::Tells(fact, proof)) => by_letter(own, fact, proof, game),
        (Sender::Place(own), Assertion::Shows { side, shown, known, leeway }) => {
            own_side(own, side)?;
            holds(shown <= known + leeway, Overreach::ClockTooHigh)
        }
        (Sender::Desk, Assertion::Wishes(act)) => match kind_of(act) {
            // The desk shows the report to its own reader.
            ArbiterKind::Starts | ArbiterKind::Acts | ArbiterKind::Looks => Ok(()),
        },
        // A desk does not speak for a player, and a player's place is not a desk.
        (Sender::Desk, Assertion::Tells(..) | Assertion::Shows { .. }) => {
            Err(Overreach::OtherPerson)
        }
        (Sender::Place(_), Assertion::Wishes(_)) => Err(Overreach::NoProof),
    }
}

fn by_letter(own: Color, fact: &Fact, proof: Proof, game: &Game) -> Result<(), Overreach> {
    let is_over = matches!(game.phase(), Phase::Over(_));
    match fact.deed() {
        Some(Deed::Spoke { side, who, .. }) => {
            own_side(own, side)?;
            own_person(own, who)?;
            holds(!is_over, Overreach::AfterResult)
        }
        Some(Deed::Did { side, who, act }) => {
            own_side(own, side)?;
            own_person(own, who)?;
            match time_of(act) {
                ActTime::InTheGame => holds(!is_over, Overreach::AfterResult),
                ActTime::Afterwards => Ok(()),
                ActTime::Never => Err(Overreach::NoDeed),
            }
        }
        Some(Deed::Arbiter(act)) => match (kind_of(act), proof) {
            (ArbiterKind::Looks, _) => Err(Overreach::NoDeed),
            (_, Proof::Wrong) => Err(Overreach::WrongProof),
            (_, Proof::Given) => Ok(()),
            // At the table too, the players start the clock if no arbiter does (6.6).
            (ArbiterKind::Starts, Proof::Absent) => {
                let on_move = game.turn().by;
                let starts_other = matches!(act, ArbiterAct::StartsFor(side) if *side != on_move);
                holds(!starts_other, Overreach::NoProof)?;
                holds(!is_over, Overreach::AfterResult)
            }
            (ArbiterKind::Acts, Proof::Absent) => Err(Overreach::NoProof),
        },
        None => Err(Overreach::NoDeed),
    }
}

fn holds(condition: bool, otherwise: Overreach) -> Result<(), Overreach> {
    condition.then_some(()).ok_or(otherwise)
}

fn own_side(own: Color, side: Color) -> Result<(), Overreach> {
    holds(own == side, Overreach::OtherSide)
}

fn own_person(own: Color, who: Person) -> Result<(), Overreach> {
    match who {
        Person::Player(side) | Person::Assistant(side) => {
            holds(side == own, Overreach::OtherPerson)
        }
        Person::Arbiter => Err(Overreach::OtherPerson),
    }
}

/// Whether another place accepts a fact only with the arbiter's proof.
#[must_use]
pub fn needs_proof(fact: &Fact) -> bool {
    matches!(fact, Fact::Arbiter(act) if kind_of(act) == ArbiterKind::Acts)
}

enum ActTime {
    /// Until the game has a result.
    InTheGame,
    /// After it too: the result is signed and the own score completed (8.7, 8.5).
    Afterwards,
    /// Only this end can find it.
    Never,
}

fn time_of(act: &Act) -> ActTime {
    match act {
        Act::Signs | Act::Writes { .. } => ActTime::Afterwards,
        // Whether a press came before the reply was heard is found on reading the letter.
        Act::PressedUnaware | Act::PressesCrossed => ActTime::Never,
        Act::Presses
        | Act::PressesLate
        | Act::Touches(_)
        | Act::Feels(_)
        | Act::SetsDownNew(_)
        | Act::Adjusts
        | Act::Copies
        | Act::Moves(_)
        | Act::Removes(_)
        | Act::Puts(..)
        | Act::ReadsBoard(_)
        | Act::ReadsSquares(_)
        | Act::AsksForAudit
        | Act::OffersDraw
        | Act::AcceptsDraw
        | Act::DeclinesDraw
        | Act::ClaimsDraw { .. }
        | Act::ClaimsTime
        | Act::ClaimsPerpetualCheck
        | Act::Challenges
        | Act::AsksForIncrement
        | Act::ClaimsLastTwoMinutes(_)
        | Act::Resigns
        | Act::Gestures(_)
        | Act::Verifies
        | Act::CallsArbiter(_)
        | Act::Protests(_)
        | Act::Seals(_)
        | Act::SealsUnseen
        | Act::AsksForSheet => ActTime::InTheGame,
    }
}

/// What an act of the arbiter does at another place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ArbiterKind {
    /// It starts the first clock, which players may do too.
    Starts,
    /// It changes something there as here.
    Acts,
    /// It only reads.
    Looks,
}

pub(super) fn kind_of(act: &ArbiterAct) -> ArbiterKind {
    match act {
        ArbiterAct::Starts | ArbiterAct::StartsFor(_) => ArbiterKind::Starts,
        ArbiterAct::AsksForCapabilities | ArbiterAct::AsksForReport => ArbiterKind::Looks,
        ArbiterAct::Stops
        | ArbiterAct::Resumes(_)
        | ArbiterAct::SetsTime(..)
        | ArbiterAct::SetsMoves(..)
        | ArbiterAct::Gives(..)
        | ArbiterAct::Takes(..)
        | ArbiterAct::Sanctions(..)
        | ArbiterAct::Reconstructs(_)
        | ArbiterAct::Restores(_)
        | ArbiterAct::Audits(_)
        | ArbiterAct::CorrectsBoard(_)
        | ArbiterAct::Settles { .. }
        | ArbiterAct::Dismisses(_)
        | ArbiterAct::Observes(_)
        | ArbiterAct::AsksToSeal
        | ArbiterAct::AsksToSealEarly(_)
        | ArbiterAct::AsksNoLongerToSeal
        | ArbiterAct::SeesEnvelope(_)
        | ArbiterAct::ReadsSealedMove(_)
        | ArbiterAct::Adjourns { .. }
        | ArbiterAct::TakesUp(_)
        | ArbiterAct::Declares(_)
        | ArbiterAct::SwitchesMode(_)
        | ArbiterAct::SealsDevice
        | ArbiterAct::OpensDevice
        | ArbiterAct::ConsentsToDraw => ArbiterKind::Acts,
    }
}

//! Who may do what, asked before anything that comes from elsewhere means anything. A peer
//! speaks for its own side alone, the arbiter proves to be the arbiter, and after a result
//! there is nothing to play. Never looks at what a move says, and never changes a game.

use crate::chess::Color;
use crate::clock::Span;

use super::fact::{Deed, Fact};
use super::game::{Game, Phase};
use super::intent::{Act, ArbiterAct};
use super::overreach::Overreach;
use super::person::Person;

/// From where something comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sender {
    /// The other place of the game, where this side sits.
    Place(Color),
    /// The desk of the arbiter's own, which came in by the arbiter's code.
    Desk,
}

/// What a letter has with it that only the arbiter can have made for this very letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// Nothing, or nothing that could be looked at here.
    Absent,
    /// Something that does not belong to this letter, this game and this arbiter.
    Wrong,
    /// What the arbiter's number makes of this letter of this game.
    Given,
}

/// What is claimed to have happened elsewhere.
#[derive(Debug, Clone, Copy)]
pub enum Assertion<'a> {
    /// A letter tells a fact.
    Tells(&'a Fact, Proof),
    /// The arbiter's desk wishes an act.
    Wishes(&'a ArbiterAct),
    /// A clock is said to show so much.
    Shows {
        /// Whose.
        side: Color,
        /// What it is said to show.
        shown: Span,
        /// What it shows here.
        known: Span,
        /// How much more may be believed.
        leeway: Span,
    },
}

/// Whether somebody may do something, whatever it is in detail.
///
/// # Errors
/// With what is overstepped.
pub fn authority(sender: Sender, assertion: Assertion<'_>, game: &Game) -> Result<(), Overreach> {
    match (sender, assertion) {
        (Sender::Place(own), Assertion::Tells(fact, proof)) => by_letter(own, fact, proof, game),
        (Sender::Place(own), Assertion::Shows { side, shown, known, leeway }) => {
            own_side(own, side)?;
            holds(shown <= known + leeway, Overreach::ClockTooHigh)
        }
        (Sender::Desk, Assertion::Wishes(act)) => match kind_of(act) {
            // Whoever sits at the desk has it read out there.
            ArbiterKind::Starts | ArbiterKind::Acts | ArbiterKind::Looks => Ok(()),
        },
        // A desk is no player's, and a player's place is no desk.
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
            // At the table too the players start the clock where no arbiter does (6.6).
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

/// Whether a fact is taken at another place only with the arbiter's proof.
#[must_use]
pub fn needs_proof(fact: &Fact) -> bool {
    matches!(fact, Fact::Arbiter(act) if kind_of(act) == ArbiterKind::Acts)
}

/// When an act may come from another place.
enum ActTime {
    /// Until the game has a result.
    InTheGame,
    /// Then too: the result is signed and the own score completed (8.7, 8.5).
    Afterwards,
    /// This end alone finds it.
    Never,
}

fn time_of(act: &Act) -> ActTime {
    match act {
        Act::Signs | Act::Writes { .. } => ActTime::Afterwards,
        // Whether a press was made before the reply was heard is found where it is read.
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

/// What an act of the arbiter is to another place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ArbiterKind {
    /// It starts the first clock, which players do too.
    Starts,
    /// It changes something there as here.
    Acts,
    /// It is only looked at, and changes nothing.
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

//! What an act requires: a capability of the device, and that the person may take on the duty. The refusal itself is
//! in [`decide`](super::decide()).

use crate::chess::Color;
use crate::laws::{Capability, Rule};

use super::fact::Fact;
use super::game::Game;
use super::intent::{Act, ArbiterAct};
use super::person::{Duty, Overstepping, Person, PlayersOwn, assistant_may};

/// The capability that the device needs to accept an act.
pub(super) fn capability_for(act: &Act) -> Option<Capability> {
    match act {
        Act::Presses
        | Act::PressesLate
        | Act::PressesCrossed
        | Act::PressedUnaware
        | Act::ClaimsTime => Some(Capability::RunClock),
        Act::Writes { .. } | Act::Seals(_) => Some(Capability::KeepScore),
        Act::Touches(_)
        | Act::Feels(_)
        | Act::SetsDownNew(_)
        | Act::Adjusts
        | Act::Copies
        | Act::Moves(_)
        | Act::Removes(_)
        | Act::Puts(..)
        | Act::ReadsBoard(_)
        | Act::ReadsSquares(_)
        | Act::AsksForAudit => Some(Capability::CompareBoards),
        _ => None,
    }
}

/// The capability that the device needs for an act of the arbiter: it does not touch a clock that is not its own, and
/// does not know a board that is not reported to it.
pub(super) fn capability_of_arbiter(act: &ArbiterAct) -> Option<Capability> {
    match act {
        ArbiterAct::Starts
        | ArbiterAct::StartsFor(_)
        | ArbiterAct::Stops
        | ArbiterAct::Resumes(_)
        | ArbiterAct::SetsTime(..)
        | ArbiterAct::SetsMoves(..)
        | ArbiterAct::Gives(..)
        | ArbiterAct::Takes(..)
        | ArbiterAct::Reconstructs(_) => Some(Capability::RunClock),
        ArbiterAct::Restores(_) => Some(Capability::HearAnnouncements),
        ArbiterAct::Audits(_) | ArbiterAct::CorrectsBoard(_) => Some(Capability::CompareBoards),
        _ => None,
    }
}

/// The duty of D.2.10 that an assistant takes on with an act. To fetch the arbiter is to report something; the
/// arbiter's sheet is something that a player asks for.
pub(super) fn duty_of(act: &Act) -> Duty {
    match act {
        Act::Presses | Act::PressesLate | Act::PressesCrossed | Act::PressedUnaware => Duty::Press,
        Act::Touches(_)
        | Act::Feels(_)
        | Act::SetsDownNew(_)
        | Act::Adjusts
        | Act::Copies
        | Act::Moves(_)
        | Act::Removes(_)
        | Act::Puts(..)
        | Act::ReadsBoard(_)
        | Act::ReadsSquares(_)
        | Act::AsksForAudit => Duty::MoveOnOtherBoard,
        Act::Writes { .. } => Duty::KeepScore,
        Act::ClaimsTime | Act::Protests(_) | Act::CallsArbiter(_) => Duty::Claim,
        Act::AsksForSheet => Duty::TellTimes,
        Act::Seals(_) | Act::SealsUnseen => Duty::Adjourn,
        Act::Resigns => Duty::PlayersOwn(PlayersOwn::Resigns),
        Act::OffersDraw => Duty::PlayersOwn(PlayersOwn::OffersDraw),
        Act::AcceptsDraw | Act::DeclinesDraw => Duty::PlayersOwn(PlayersOwn::AnswersOffer),
        Act::ClaimsDraw { .. } => Duty::PlayersOwn(PlayersOwn::ClaimsDraw),
        Act::ClaimsPerpetualCheck => Duty::PlayersOwn(PlayersOwn::ClaimsPerpetualCheck),
        Act::Challenges => Duty::PlayersOwn(PlayersOwn::Challenges),
        Act::AsksForIncrement => Duty::PlayersOwn(PlayersOwn::AsksForIncrement),
        Act::ClaimsLastTwoMinutes(_) => Duty::PlayersOwn(PlayersOwn::ClaimsLastTwoMinutes),
        Act::Gestures(_) => Duty::PlayersOwn(PlayersOwn::Gestures),
        Act::Verifies => Duty::PlayersOwn(PlayersOwn::Verifies),
        Act::Signs => Duty::PlayersOwn(PlayersOwn::Signs),
    }
}

/// Reports an assistant who does more than is allowed (D.2.10). An edition without rules for assistants sets no
/// limits.
pub(super) fn overstepping(game: &Game, who: Person, duty: Duty) -> Option<Fact> {
    let Person::Assistant(own) = who else { return None };
    let players = &game.setting().players;
    let how = assistant_may(duty, *players.get(own), *players.get(!own)).err()?;
    let is_limited = Rule::OpponentsAssistant.article(game.setting().edition()).is_some();
    match how {
        Overstepping::NotForSighted(_) | Overstepping::OpponentHasOne if !is_limited => None,
        _ => Some(Fact::Overstepped { side: own, duty, how }),
    }
}

/// An assistant starts the opponent's clock, but does not press for the opponent (D.2.10.3).
pub(super) fn presses_for_another(
    game: &Game,
    side: Color,
    who: Person,
    act: &Act,
) -> Option<Fact> {
    let Person::Assistant(own) = who else { return None };
    let is_limited = Rule::BlindAssistant.article(game.setting().edition()).is_some();
    let is_wrong = own != side && duty_of(act) == Duty::Press && is_limited;
    is_wrong.then_some(Fact::Overstepped {
        side: own,
        duty: Duty::Press,
        how: Overstepping::NoDuty,
    })
}

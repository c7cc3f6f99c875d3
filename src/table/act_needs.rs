//! What an act needs: that the device may do its part, and that whoever acts may take on the duty. Never
//! refuses an act.

use crate::chess::Color;
use crate::laws::{Capability, Rule};

use super::fact::Fact;
use super::game::Game;
use super::intent::Act;
use super::person::{Duty, Overstepping, Person, assistant_may};

/// What the device must be allowed to do, to take an act in.
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

/// Which duty of D.2.10 an assistant takes on with an act.
pub(super) fn duty_of(act: &Act) -> Option<Duty> {
    Some(match act {
        Act::Presses | Act::PressesLate | Act::PressesCrossed | Act::PressedUnaware => Duty::Press,
        Act::Copies
        | Act::Moves(_)
        | Act::Removes(_)
        | Act::Puts(..)
        | Act::ReadsBoard(_)
        | Act::ReadsSquares(_) => Duty::MoveOnOtherBoard,
        Act::Writes { .. } => Duty::KeepScore,
        Act::ClaimsTime | Act::Protests(_) => Duty::Claim,
        Act::Seals(_) => Duty::Adjourn,
        _ => return None,
    })
}

/// That an assistant does more than one may (D.2.10). An edition without rules for assistants
/// limits none.
pub(super) fn overstepping(game: &Game, who: Person, side: Color, duty: Duty) -> Option<Fact> {
    let Person::Assistant(own) = who else { return None };
    let players = &game.setting().players;
    let how = assistant_may(duty, *players.get(own), *players.get(!own)).err()?;
    let is_limited = Rule::OpponentsAssistant.article(game.setting().edition()).is_some();
    let is_of_the_rule = how != Overstepping::NoSuchAssistant;
    if is_of_the_rule && !is_limited {
        return None;
    }
    Some(Fact::Overstepped { side, duty, how })
}

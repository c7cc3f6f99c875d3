//! Reads the arbiter's observations from a line.

use crate::Texts;
use crate::chess::Color;
use crate::laws::Offence;
use crate::table::Observation;

use super::unreadable::{UnreadableLine, any_of};

pub(super) const SEEN: [(&str, Observation); 7] = [
    ("both flags", Observation::BothFlags),
    ("a wrong set-up", Observation::WrongSetUp),
    ("an illegal position", Observation::IllegalPosition),
    ("a turned board", Observation::BoardTurned),
    ("colours reversed", Observation::ColoursReversed),
    ("a faulty clock", Observation::FaultyClock),
    ("nobody recording", Observation::NobodyRecords),
];

pub(super) fn read(text: &str) -> Result<Observation, UnreadableLine> {
    if let Some((_, seen)) = SEEN.iter().find(|(name, _)| *name == text) {
        return Ok(*seen);
    }
    const EXAMPLES: [&str; 18] = [
        "a wrong set-up",
        "a turned board",
        "colours reversed",
        "a faulty clock",
        "nobody recording",
        "white's flag",
        "white's envelope",
        "two hands by white",
        "displaced pieces by white",
        "a forbidden device of white",
        "both flags",
        "the wrong hand on the clock by white",
        "a mishandled clock by white",
        "an unjustified stop by white",
        "an assistant for the clock of white",
        "an assistant for the score of white",
        "white late by 20 minutes",
        "white late by 20 minutes to the resumption",
    ];
    let expected = |texts: &Texts| texts.what_was_seen(&any_of(&EXAMPLES, texts));
    let unreadable = || UnreadableLine::told(text, expected);
    for side in [Color::White, Color::Black] {
        let name = side.fold_wb("white", "black");
        if let Some(what) = text.strip_suffix(name) {
            return Ok(match what.trim() {
                "two hands by" => Observation::Offence(side, Offence::TwoHands),
                "a press without a move by" => {
                    Observation::Offence(side, Offence::PressWithoutMove)
                }
                "an illegal move by" => Observation::Offence(side, Offence::IllegalMove),
                "displaced pieces by" => Observation::Displaced(side),
                "a forbidden device of" => Observation::ForbiddenDevice(side),
                "the wrong hand on the clock by" => Observation::WrongHand(side),
                "a mishandled clock by" => Observation::ClockMishandled(side),
                "an unjustified stop by" => Observation::UnjustifiedStop(side),
                "an assistant for the clock of" => Observation::ClockAssistant(side),
                "an assistant for the score of" => Observation::ScoreAssistant(side),
                _ => return Err(unreadable()),
            });
        }
        if let Some(rest) = text.strip_prefix(name) {
            if rest == "'s flag" {
                return Ok(Observation::Flag(side));
            }
            let late = rest.strip_prefix(" late by ").ok_or_else(unreadable)?;
            let (late, to_resumption) = match late.strip_suffix(" to the resumption") {
                Some(late) => (late, true),
                None => (late, false),
            };
            let minutes = late
                .strip_suffix(" minutes")
                .and_then(|minutes| minutes.parse().ok())
                .ok_or_else(unreadable)?;
            if to_resumption {
                return Ok(Observation::LateAtResumption(side, minutes));
            }
            return Ok(Observation::Late(side, minutes));
        }
    }
    Err(unreadable())
}

//! What the arbiter is told, as sentences: the matter first, then the articles, the
//! ruling and the remedies to choose from.

use crate::chess::Color;
use crate::clock::Going;
use crate::laws::{Article, Edition, Mode, Rule};
use crate::table::{
    Absence, ArbiterAct, ArbiterTold, Duty, Envelope, News, Overstepping, Report, TakingUp,
};

use super::agreement::{audited, parts};
use super::cases::{case, observed};
use super::declined::declined;
use super::player::{capable, opponent};
use super::{listed, name, plies_of, result, span};
use crate::words::Wording;

/// How often a player may ask for the arbiter's sheet in rapid and blitz.
const MOST_SHEETS: u32 = 5;

/// The sentences of a notice to the arbiter, on one line.
#[must_use]
pub fn tell_arbiter(told: &ArbiterTold, wording: Wording) -> String {
    match told {
        ArbiterTold::Case(opened) => case(opened, wording),
        ArbiterTold::News(item, edition) => news(item, *edition, wording),
        ArbiterTold::Overstepped { side, duty, how } => overstepped(*side, *duty, *how),
        ArbiterTold::Returned(Absence::Measured(away)) => {
            format!("The device was away for {} and is back. The clock went on.", span(*away))
        }
        ArbiterTold::Returned(Absence::Unmeasured) => {
            "The device was off and is back. The clock stands as it was last recorded.".to_owned()
        }
        ArbiterTold::Done(act) => done(act),
        ArbiterTold::Capabilities(capabilities) => capable(capabilities),
        ArbiterTold::Report(state) => report(state),
        ArbiterTold::Declined(reason) => declined(reason),
        ArbiterTold::PlayerDeclined(side, reason) => {
            format!("Not taken from {}: {}", name(*side), declined(reason))
        }
    }
}

fn news(news: &News, edition: Edition, wording: Wording) -> String {
    let article = |rule: Rule| article(rule, edition);
    match news {
        News::CaseOpened(number) => format!("Case {number} is open."),
        News::CaseMoot(number) => format!("Case {number} has lost its ground."),
        News::Misheard(mishearing) => format!(
            "{} repeated \"{}\" for \"{}\", which differs in {}.",
            name(mishearing.by),
            mishearing.repeated.words,
            mishearing.announced.words,
            parts(&mishearing.parts)
        ),
        News::NotRepeated(side) => {
            format!(
                "{} did not repeat {}'s move{}.",
                name(*side),
                opponent(*side),
                article(Rule::Announcement)
            )
        }
        News::Corrected { by, before, now } => format!(
            "{} corrected \"{}\" to \"{}\" in time{}.",
            name(*by),
            before.words,
            now.words,
            article(Rule::SlipOfTheTongue)
        ),
        News::OutOfTurn { side, said } => {
            format!(
                "{} said \"{}\" out of turn. It is kept and changes nothing.",
                name(*side),
                said.words
            )
        }
        News::OfferOutOfTime(side) => format!(
            "{} offered a draw at another time than after the move and before the press. The offer stands{}{}.",
            name(*side),
            article(Rule::DrawOffer),
            article(Rule::Distraction)
        ),
        News::ClaimAccepted(side) => format!(
            "{} accepts the draw. Agreement is restricted, so the claim is checked all the same{}.",
            name(*side),
            article(Rule::DrawRestriction)
        ),
        News::SheetAsked(side, times) if *times > MOST_SHEETS => format!(
            "{} asks to see the score sheet, {times} times now. More than {MOST_SHEETS} may be a distraction{}.",
            name(*side),
            article(Rule::Distraction)
        ),
        News::SheetAsked(side, times) => {
            format!("{} asks to see the score sheet, {times} of {MOST_SHEETS} times.", name(*side))
        }
        News::IdlePress(side) => format!("{} pressed, and the clock did not change.", name(*side)),
        News::PressedBack(side) => {
            format!("{} pressed the clock back after a press without a move.", name(*side))
        }
        News::LatePress(side) => {
            format!("{} pressed after the reply{}.", name(*side), article(Rule::LatePress))
        }
        News::OfferDeclinedByTouch(side) => {
            format!(
                "{} declined the draw by touching a piece{}.",
                name(*side),
                article(Rule::DrawOffer)
            )
        }
        News::ScoresDiffer { plies } => format!(
            "The scores agree for {} and differ on the next, though the boards agree{}.",
            plies_of(*plies),
            article(Rule::BoardsDiffer)
        ),
        News::CounterDiffers { side, counted, completed } => format!(
            "{}'s clock counts {counted} moves, and {completed} are completed{}.",
            name(*side),
            article(Rule::WrongClockSetting)
        ),
        News::Audited { side, next, finding } => {
            format!("Audit of {}'s board: {}", name(*side), audited(*next, finding, wording))
        }
        News::Restored { ply: 0 } => {
            format!(
                "The initial position is restored on both boards. Times and counters are yours to set{}.",
                article(Rule::RestoredTimes)
            )
        }
        News::Restored { ply } => format!(
            "The position after {} is restored on both boards. Times and counters are yours to set{}.",
            plies_of(*ply),
            article(Rule::RestoredTimes)
        ),
        News::TimeGiven(side, time) => format!("{} has {} more.", name(*side), span(*time)),
        News::Sealed(envelope) => sealed(envelope),
        News::Opened(said) => format!("The envelope is open. Sealed: \"{}\".", said.words),
        News::Ended(points) => format!("Result: {}.", result(*points)),
        News::Referred { position } => format!(
            "Play has ended by a claim without an arbiter. Final position {position}. The opponent verifies it, and the designated arbiter decides{}.",
            article(Rule::NoArbiterPresent)
        ),
        News::Verified(side) => format!(
            "{} has verified the final position and what is written{}.",
            name(*side),
            article(Rule::NoArbiterPresent)
        ),
        News::SignedByBoth => {
            format!("Both players have signed: the result stands{}.", article(Rule::SignedResult))
        }
        News::NothingChanged => "Nothing changed: there was nothing to do it to.".to_owned(),
        News::ChallengeCounted(side) => {
            format!(
                "{}'s challenge: fifty moves are counted from here{}.",
                name(*side),
                article(Rule::Challenge)
            )
        }
    }
}

/// The article of a rule, as the end of a sentence; nothing where the edition has none.
fn article(rule: Rule, edition: Edition) -> String {
    match rule.article(edition) {
        Some(article @ Article::Number(_)) => format!(", {article}"),
        Some(Article::Unverified) | None => String::new(),
    }
}

/// The fields of the envelope (I.2), but for the names and the move.
fn sealed(envelope: &Envelope) -> String {
    let time = |side: Color| {
        envelope.times.of(side).remaining.map_or_else(|| "without limit".to_owned(), span)
    };
    let offer = envelope
        .offer
        .map_or_else(String::new, |offer| format!(" {}'s draw offer waits.", name(offer.by)));
    let resumption =
        envelope.resumption.as_ref().map_or_else(|| "not set yet".to_owned(), Clone::clone);
    format!(
        "Envelope: sealed by {}, move {}. White {}, Black {}.{offer} Resumption: {resumption}. Position {}.",
        name(envelope.sealed_by),
        envelope.move_number,
        time(Color::White),
        time(Color::Black),
        envelope.position
    )
}

fn overstepped(side: Color, duty: Duty, how: Overstepping) -> String {
    let name = name(side);
    match how {
        Overstepping::NoSuchAssistant => {
            format!("An assistant acted for {name}, who has none on record, article D.2.10.")
        }
        Overstepping::NotForSighted(_) => format!(
            "The assistant of {name}, who sees, did what {} gives a blind player's assistant only; article D.2.11.",
            duty.article()
        ),
        Overstepping::OpponentHasOne => format!(
            "The assistant of {name}, who sees, acted though the blind player has one, article D.2.11."
        ),
    }
}

fn done(act: &ArbiterAct) -> String {
    match act {
        ArbiterAct::Starts => "White's clock is started.".to_owned(),
        ArbiterAct::Stops => "Both clocks are stopped.".to_owned(),
        ArbiterAct::Resumes(_) => "The clock runs again.".to_owned(),
        ArbiterAct::SetsTime(side, time) => {
            format!("{}'s time is set to {}.", name(*side), span(*time))
        }
        ArbiterAct::SetsMoves(side, moves) => {
            format!("{}'s move counter is set to {moves}.", name(*side))
        }
        ArbiterAct::Gives(..) => "Time is given.".to_owned(),
        ArbiterAct::Takes(side, time) => format!("{} loses {}.", name(*side), span(*time)),
        ArbiterAct::Sanctions(side, sanction) => format!("{}: {sanction}.", name(*side)),
        ArbiterAct::Reconstructs(moves) => format!(
            "{moves} moves are reconstructed. The counters go on from the next period, or from there if that is more."
        ),
        ArbiterAct::Restores(_) => "Restoring.".to_owned(),
        ArbiterAct::Audits(side) => format!("{}'s board is audited.", name(*side)),
        ArbiterAct::CorrectsBoard(side) => format!("{}'s board is set right.", name(*side)),
        ArbiterAct::Settles { case, remedy } => {
            format!("Case {case} is settled with remedy {remedy}.")
        }
        ArbiterAct::Dismisses(case) => format!("Case {case} is dismissed."),
        ArbiterAct::Observes(observation) => format!("Observed: {}.", observed(*observation)),
        ArbiterAct::AsksToSeal => {
            "The player on move is asked to seal, guideline I.1.1.".to_owned()
        }
        ArbiterAct::Adjourns { resumption } => format!("To be resumed: {resumption}."),
        ArbiterAct::TakesUp(how) => format!("The game is taken up: {}.", taken_up(how)),
        ArbiterAct::Declares(_) => "Declared.".to_owned(),
        ArbiterAct::SwitchesMode(Mode::Tournament) => "The mode is tournament.".to_owned(),
        ArbiterAct::SwitchesMode(Mode::Training) => "The mode is training.".to_owned(),
        ArbiterAct::ConsentsToDraw => "You consent to a draw.".to_owned(),
        ArbiterAct::AsksForCapabilities | ArbiterAct::AsksForReport => String::new(),
    }
}

fn taken_up(how: &TakingUp) -> &'static str {
    match how {
        TakingUp::ReplierPresent => "the envelope is opened, guideline I.9",
        TakingUp::ReplierAbsent => "the clock of the player who must reply runs, guideline I.9",
        TakingUp::SealerAbsent(_) => "the reply is sealed, guideline I.9",
        TakingUp::BothAbsent => "the clock of the player who must reply runs, guideline I.11",
        TakingUp::ReplierArrives => "the player has come and the envelope is opened, guideline I.9",
        TakingUp::EnvelopeMissing(_) => "the sealer says what was sealed, guideline I.12.1",
        TakingUp::PositionLost => "the position is lost, guideline I.12.2",
    }
}

fn report(report: &Report) -> String {
    let time = |side: Color| {
        report.times.of(side).remaining.map_or_else(|| "without limit".to_owned(), span)
    };
    let clock = match report.times.going {
        Going::NotStarted => "not started".to_owned(),
        Going::Running(side) => format!("{} runs", name(side)),
        Going::Stopped(side) => format!("stopped, {} ran", name(side)),
    };
    let suspended: Vec<&str> = [Color::White, Color::Black]
        .into_iter()
        .filter(|side| *report.need_not_record.get(*side))
        .map(name)
        .collect();
    let recording = if suspended.is_empty() {
        String::new()
    } else {
        format!(" Need not record: {}.", listed(&suspended))
    };
    let cases = match report.open_cases.as_slice() {
        [] => "No open case.".to_owned(),
        open => {
            let numbers: Vec<String> = open.iter().map(u32::to_string).collect();
            format!("Open cases: {}.", numbers.join(", "))
        }
    };
    format!(
        "Plies {}. Completed: White {}, Black {}. White {}, Black {}, clock {clock}. Illegal moves: White {}, Black {}.{recording} {cases} Position {}.",
        report.plies,
        report.completed.white,
        report.completed.black,
        time(Color::White),
        time(Color::Black),
        report.offences.white,
        report.offences.black,
        report.position
    )
}

//! The answer when both flags are down, with the order known or unknown (III.3.1, 6.11 and A.4d of 2009), and when a
//! flag falls in a period with a number of moves. Announcements and the period come in as arguments.

use crate::chess::Color;

use super::event::QuickplayFinish;
use super::offence::Terms;
use super::provisions::{BothFlags, ProvisionText, TimeWinClaim};
use super::regime::Pace;
use super::rule::Rule;
use super::ruling::{ArbitersChoice, Judgement, Ruling, RulingFact, Verdict};

/// The circumstances in which both flags fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finish {
    /// Whether the event announced the guidelines for a quickplay finish.
    pub announced: QuickplayFinish,
    pub added: AddedTime,
    /// Whether the period was the last, for all remaining moves.
    pub period: LastPeriod,
}

/// Whether each move brings time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AddedTime {
    /// Moves bring no time.
    Nothing,
    /// Each move brings time, so there is no quickplay finish (III.2.2).
    EachMove,
}

/// Whether the flags fell in the last period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastPeriod {
    /// It was the last.
    Yes,
    /// Another period follows.
    No,
    /// The period is not known.
    Unknown,
}

/// The ruling when both flags are down and their order is not known.
#[must_use]
pub fn both_flags(terms: &Terms, finish: &Finish) -> Ruling {
    let edition = terms.edition;
    let ruled = |verdict, facts: Vec<RulingFact>| {
        let facts: Vec<RulingFact> = [RulingFact::OrderUnknown].into_iter().chain(facts).collect();
        Ruling::settled(edition, verdict, [Rule::BothFlags], facts)
    };
    match edition.parameters().both_flags {
        ProvisionText::Unverified => ruled(Verdict::Unknown, Vec::new()).left_to_arbiter(CHOICES),
        ProvisionText::Verified(BothFlags::NotRegulated) => {
            ruled(Verdict::NotRegulated, Vec::new()).left_to_arbiter([ArbitersChoice::OwnJudgement])
        }
        // A.4d of 2009: without supervision the arbiter declares a draw.
        ProvisionText::Verified(BothFlags::Law) if !terms.regime.under_competition_rules() => {
            Ruling::settled(
                edition,
                Verdict::Draw,
                [Rule::TimeWinClaim],
                [RulingFact::OrderUnknown],
            )
        }
        ProvisionText::Verified(BothFlags::Law) => by_period(finish.period, &ruled),
        ProvisionText::Verified(BothFlags::Guideline | BothFlags::OptInAppendix) => {
            let outside: Vec<RulingFact> = [
                (finish.announced == QuickplayFinish::NotAnnounced, RulingFact::NotAnnounced),
                (finish.added == AddedTime::EachMove, RulingFact::EachMoveBringsTime),
                (terms.regime.pace == Pace::Blitz, RulingFact::NotAtThisPace(Pace::Blitz)),
            ]
            .into_iter()
            .filter_map(|(holds, fact)| holds.then_some(fact))
            .collect();
            if outside.is_empty() {
                by_period(finish.period, &ruled)
            } else {
                ruled(Verdict::DoesNotApply, outside).left_to_arbiter(CHOICES)
            }
        }
    }
}

/// A period with a number of moves, in which a flag has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PeriodPlayed {
    /// The side whose flag has fallen.
    pub side: Color,
    /// The number of completed moves.
    pub completed: u32,
    /// The number of moves required.
    pub required: u64,
    /// The move counter of the clock.
    pub counter: u32,
    /// How the number of completed moves is known.
    pub known: CountKnown,
}

/// How the number of completed moves is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CountKnown {
    /// From the moves of the game.
    ByTheGame,
    /// From presses only, which can be forgotten or doubled.
    ByTheClock,
}

/// The ruling on a flag that fell in a period with a number of moves: completed moves count, whatever the clock has
/// counted (6.2.1, 6.3.1, 6.4).
#[must_use]
pub fn flag_before_control(flag: &Ruling, period: &PeriodPlayed) -> Ruling {
    let PeriodPlayed { side, completed, required, counter, known } = *period;
    let told = RulingFact::MovesOfPeriod { side, completed, required };
    let differs = (counter != completed).then_some(RulingFact::CounterShows(side, counter));
    let mut ruling = flag.clone();
    if Rule::MovesChecked.article(flag.edition).is_some() {
        ruling.rules.push(Rule::MovesChecked);
    }
    match known {
        CountKnown::ByTheGame if u64::from(completed) >= required => {
            let mut rules = vec![Rule::MovesChecked];
            if differs.is_some() {
                rules.extend([Rule::MoveCompleted, Rule::WrongClockSetting]);
            }
            let facts: Vec<RulingFact> =
                [RulingFact::FlagFallen(side), told].into_iter().chain(differs).collect();
            Ruling::settled(flag.edition, Verdict::GoesOn, rules, facts)
        }
        CountKnown::ByTheGame => {
            ruling.facts.extend([told].into_iter().chain(differs));
            ruling
        }
        CountKnown::ByTheClock => {
            let mut choices = match (&flag.judgement, flag.verdict) {
                (Judgement::Arbiter(choices), _) => choices.clone(),
                (_, Verdict::Win(winner)) => vec![ArbitersChoice::DeclareWon(winner)],
                _ => Vec::new(),
            };
            choices.push(ArbitersChoice::LetGoOn);
            ruling.verdict = Verdict::Unknown;
            ruling.with(RulingFact::CounterShows(side, counter)).left_to_arbiter(choices)
        }
    }
}

/// Whether a player claims the win on time, or the arbiter sees both flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlagsAsked {
    OnAClaim,
    /// The arbiter sees both flags.
    ByTheArbiter,
    /// The side whose flag fell second had claimed the win before, and the clock was not stopped.
    AfterAClaim,
}

/// The ruling when both flags are down and this side's fell first. `None` if that flag decides as if it had fallen
/// alone (6.9).
#[must_use]
pub fn flags_in_order(terms: &Terms, first: Color, asked: FlagsAsked) -> Option<Ruling> {
    if terms.regime.under_competition_rules() {
        return None;
    }
    let edition = terms.edition;
    let table = edition.parameters();
    // If the arbiter sees both flags, the question already says whose fell first.
    let order = (asked == FlagsAsked::OnAClaim).then_some(RulingFact::FellFirst(first));
    match table.time_win_claim {
        TimeWinClaim::NotRegulated | TimeWinClaim::MayStop => None,
        // A.4d of 2009 does not depend on the order.
        TimeWinClaim::StopBothOwnFlagUp => {
            let facts: Vec<RulingFact> = order.into_iter().collect();
            Some(Ruling::settled(edition, Verdict::Draw, [Rule::TimeWinClaim], facts))
        }
        // A.4.3, comment: the claimant's own flag fell before the result was settled.
        TimeWinClaim::MayStopWithTimeLeft if asked == FlagsAsked::AfterAClaim => {
            let facts = [RulingFact::ClaimedWithoutStopping(!first)];
            Some(Ruling::settled(edition, Verdict::Draw, [Rule::TimeWinClaim], facts))
        }
        // Neither player has time left to claim with, so it is the arbiter's decision (A.4.5).
        TimeWinClaim::StopWithTimeLeft | TimeWinClaim::MayStopWithTimeLeft => {
            let verdict = match asked {
                FlagsAsked::OnAClaim => Verdict::ClaimWrong(None),
                FlagsAsked::ByTheArbiter | FlagsAsked::AfterAClaim => Verdict::Unknown,
            };
            let rules = [Rule::TimeWinClaim, Rule::FlagCall];
            let conditions = [
                RulingFact::ClaimingTheWin(table.time_win_claim),
                RulingFact::CallingTheFlag(table.flag_call),
            ];
            let facts: Vec<RulingFact> = order.into_iter().chain(conditions).collect();
            let choices = [ArbitersChoice::LetGoOn, ArbitersChoice::DeclareWon(!first)];
            Some(Ruling::settled(edition, verdict, rules, facts).left_to_arbiter(choices))
        }
    }
}

const CHOICES: [ArbitersChoice; 2] = [ArbitersChoice::LetGoOn, ArbitersChoice::DeclareDrawn];

fn by_period(period: LastPeriod, ruled: &dyn Fn(Verdict, Vec<RulingFact>) -> Ruling) -> Ruling {
    let facts = vec![RulingFact::DrawInTheLastPeriod];
    match period {
        LastPeriod::Yes => ruled(Verdict::Draw, facts),
        LastPeriod::No => ruled(Verdict::GoesOn, facts),
        LastPeriod::Unknown => ruled(Verdict::Unknown, facts).left_to_arbiter(CHOICES),
    }
}

//! Flags that the arbiter sees, by the clock of this game or by another one (6.8, III.3.1).

use crate::chess::Color;
use crate::clock::{FlagOrder, Going};
use crate::laws::{
    AddedTime, Capability, Finish, LastPeriod, QuickplayFinish, Rule, Ruling, Verdict, both_flags,
};

use super::case::{CaseState, Remedy};
use super::case_end::CaseEnd;
use super::endings::ending_so;
use super::game::Game;
use super::intent::Points;
use super::matter::Matter;
use super::news::News;

impl Game {
    /// The arbiter sees one flag down. If the other was seen down before by a clock that is not ours, the order is
    /// unknown.
    pub(super) fn sees_flag(&mut self, side: Color) {
        let other = Matter::FlagDown(!side);
        let seen = self.cases.iter().find(|case| case.is_open() && case.matter == other);
        let seen = seen.map(|case| case.at);
        let by_our_clock = self.clock.reading(self.latest).of(!side).flag.is_some();
        match seen.filter(|_| !by_our_clock) {
            // A flag has fallen when it is seen (6.8): the other one was down first.
            Some(at) if at < self.latest => self.open_flags_in_order(!side),
            Some(_) => self.open_both_flags(),
            None => self.flag_fell(side),
        }
    }

    /// Both flags are down. Our own clock knows which fell first, if one fell on it.
    pub(super) fn sees_both_flags(&mut self) {
        let reading = self.clock.reading(self.latest);
        let first = [Color::White, Color::Black].into_iter().find(|side| {
            let flag = reading.of(*side).flag;
            flag.is_some_and(|flag| flag.order == FlagOrder::First)
        });
        match first {
            Some(first) => self.flag_fell(!first),
            None => self.open_both_flags(),
        }
    }

    fn open_both_flags(&mut self) {
        let (ruling, remedies) = self.ruling_on_both_flags();
        self.overtake_single_flags(Rule::BothFlags);
        let rules = [Rule::BothFlags, Rule::FlagFallen];
        self.open(Matter::BothFlagsDown { first: None }, rules, Some(ruling), remedies);
    }

    /// The ruling if it is not known which of the two flags fell first.
    pub(super) fn ruling_on_both_flags(&self) -> (Ruling, Vec<Remedy>) {
        let ruling: Ruling = both_flags(&self.setting.terms(), &self.finish_of_both());
        let resume = self.resuming();
        let drawn = ending_so(Points::Draw);
        let remedies = match ruling.verdict {
            Verdict::GoesOn => vec![resume],
            Verdict::Draw => vec![drawn],
            Verdict::NotRegulated => Vec::new(),
            _ => vec![resume, drawn],
        };
        (ruling, remedies)
    }

    /// Ends the cases about one flag, by this rule.
    pub(super) fn overtake_single_flags(&mut self, rule: Rule) {
        let single: Vec<u32> = self
            .cases
            .iter()
            .filter(|case| case.is_open() && matches!(case.matter, Matter::FlagDown(_)))
            .map(|case| case.number)
            .collect();
        for number in single {
            self.close(number, CaseState::Ended(CaseEnd::BothFlags(rule)));
            self.news.push(News::CaseEnded(number, CaseEnd::BothFlags(rule)));
        }
    }

    /// The finish in which both flags fell. Only a clock that runs here knows the period; a game of one period has
    /// only one.
    fn finish_of_both(&self) -> Finish {
        let reading = self.clock.reading(self.latest);
        let control = self.clock.control();
        let runs_here =
            self.setting.allows(Capability::RunClock) && self.clock.going() != Going::NotStarted;
        let each = [Color::White, Color::Black];
        let is_last = |side: Color| {
            let schedule = control.of(side);
            let period = if runs_here { reading.of(side).period } else { 1 };
            schedule.period(period).is_none_or(|period| period.moves.is_none())
        };
        let period = if each.into_iter().all(is_last) {
            LastPeriod::Yes
        } else if runs_here {
            LastPeriod::No
        } else {
            LastPeriod::Unknown
        };
        let brings_time = |side: Color| {
            control.of(side).periods().iter().any(|period| !period.mode.bonus().is_zero())
        };
        let added = if each.into_iter().any(brings_time) {
            AddedTime::EachMove
        } else {
            AddedTime::Nothing
        };
        let announced: QuickplayFinish = self.setting.event.quickplay_finish;
        Finish { announced, added, period }
    }
}

//! Endings that do not come from the position: time, resignation, a call for the arbiter (5.1.2, 6.4, 6.8, 6.9,
//! 6.11.2).

use crate::chess::Color;
use crate::clock::{FlagOrder, Moment, Span};
use crate::laws::{
    self, ArbitersChoice, CountKnown, Effort, FlagsAsked, Judgement, PeriodPlayed, Rule,
    RulingFact, Verdict,
};

use super::case::{Case, CaseState, Effect, Remedy};
use super::case_end::CaseEnd;
use super::fact::Absence;
use super::game::{Game, Signature};
use super::intent::{CallReason, Gesture, Points};
use super::matter::Matter;
use super::news::News;
use super::seal::Seal;

impl Game {
    /// A flag falls. Only the arbiter is told here (6.8).
    pub(super) fn flag_fell(&mut self, side: Color) {
        if let Some(other) = self.flag_down_since(!side) {
            let own = self.flag_down_since(side);
            let is_first = match (self.first_by_our_clock(), own) {
                (Some(first), Some(_)) => first == side,
                (_, own) => own.is_some_and(|own| own < other),
            };
            return self.open_flags_in_order(if is_first { side } else { !side });
        }
        let (ruling, remedies) = self.ruling_on_flag(side);
        self.open_on_time(Matter::FlagDown(side), ruling, remedies);
        self.check_scores_complete();
    }

    /// The ruling on a fallen flag. It counts the completed moves, whatever the counter of the clock shows (6.2.1,
    /// 6.3.1, 6.4).
    fn ruling_on_flag(&self, fallen: Color) -> (Option<laws::Ruling>, Vec<Remedy>) {
        let (ruling, remedies) = self.ruling_on_time(fallen);
        let (Some(period), Some(was)) = (self.period_of_flag(fallen), ruling.as_ref()) else {
            return (ruling, remedies);
        };
        let ruled = laws::flag_before_control(was, &period);
        let remedies = match (period.known, ruled.verdict) {
            (CountKnown::ByTheGame, same) if same == was.verdict => remedies,
            (CountKnown::ByTheGame, _) => vec![self.next_period(fallen)],
            (CountKnown::ByTheClock, _) => {
                let mut remedies = self.remedies_by_verdict(&ruled);
                let goes_on = self.resuming();
                for remedy in remedies.iter_mut().filter(|remedy| **remedy == goes_on) {
                    *remedy = self.next_period(fallen);
                }
                remedies
            }
        };
        (Some(ruled), remedies)
    }

    fn next_period(&self, side: Color) -> Remedy {
        Remedy { effects: vec![Effect::NextPeriod(side), self.play_on()] }
    }

    /// The period in which a flag fell on our clock and what is known of its moves, if it requires moves.
    fn period_of_flag(&self, side: Color) -> Option<PeriodPlayed> {
        let face = *self.clock.reading(self.latest).of(side);
        face.flag.filter(|_| self.runs_clock())?;
        let required = self.setting.control.of(side).moves_required(face.period)?;
        let known = if self.hears_moves() { CountKnown::ByTheGame } else { CountKnown::ByTheClock };
        let completed = self.completed_by_law(side);
        Some(PeriodPlayed { side, completed, required, counter: face.moves, known })
    }

    /// Both flags are down, and this side's fell first. III.3.1 covers only flags whose order is unknown.
    pub(super) fn open_flags_in_order(&mut self, first: Color) {
        let claim = self.valid_time_claim_of(!first);
        let asked = match claim {
            Some(_) => FlagsAsked::AfterAClaim,
            None => FlagsAsked::ByTheArbiter,
        };
        let is_drawn = laws::flags_in_order(&self.setting.terms(), first, asked)
            .is_some_and(|ruling| ruling.verdict == Verdict::Draw);
        if let Some(number) = claim.filter(|_| is_drawn) {
            let overtaken = CaseEnd::BothFlags(Rule::TimeWinClaim);
            self.close(number, CaseState::Ended(overtaken));
            self.news.push(News::CaseEnded(number, overtaken));
        }
        if laws::flags_in_order(&self.setting.terms(), first, asked).is_some() {
            self.overtake_single_flags(Rule::TimeWinClaim);
        }
        let (ruling, remedies) = self.ruling_on_flags_in_order(first, asked);
        let matter = Matter::BothFlagsDown { first: Some(first) };
        self.open_on_time(matter, ruling, remedies);
    }

    /// The open case in which a side claims the win on time and is right so far.
    fn valid_time_claim_of(&self, side: Color) -> Option<u32> {
        let is_valid = |case: &&Case| {
            let wins = |ruling: &laws::Ruling| ruling.verdict == Verdict::Win(side);
            case.is_open()
                && case.matter == Matter::TimeClaim(side)
                && case.ruling.as_ref().is_some_and(wins)
        };
        self.cases.iter().find(is_valid).map(|case| case.number)
    }

    /// Since when a flag is down: by our clock or by what the arbiter saw, whichever was earlier (6.8).
    pub(super) fn flag_down_since(&self, side: Color) -> Option<Moment> {
        let by_our_clock = self.clock.reading(self.latest).of(side).flag.map(|flag| flag.at);
        let seen = self.open_since(|matter| *matter == Matter::FlagDown(side));
        [by_our_clock, seen].into_iter().flatten().min()
    }

    fn open_since(&self, is_it: impl Fn(&Matter) -> bool) -> Option<Moment> {
        self.cases.iter().find(|case| case.is_open() && is_it(&case.matter)).map(|case| case.at)
    }

    fn first_by_our_clock(&self) -> Option<Color> {
        let reading = self.clock.reading(self.latest);
        let both = Color::ALL.into_iter().all(|side| reading.of(side).flag.is_some());
        let is_first = |side: &Color| {
            reading.of(*side).flag.is_some_and(|flag| flag.order == FlagOrder::First)
        };
        Color::ALL.into_iter().find(is_first).filter(|_| both)
    }

    /// At the end of a period, the moves that it requires must be complete (6.4).
    pub(super) fn period_began(&mut self, side: Color, period: u32) {
        let schedule = self.setting.control.of(side);
        let Some(required) = schedule.moves_required(period.saturating_sub(1)) else { return };
        self.check_scores_complete();
        let completed = self.completed_by_law(side);
        if u64::from(completed) < required {
            let (ruling, remedies) = self.ruling_on_time(side);
            let matter = Matter::MovesMissing { side, completed, required };
            self.open_on_time(matter, ruling, remedies);
        }
    }

    /// A side claims the win on time. It wins nothing by its own flag, and not by one that fell
    /// after it (6.8, 6.9, A.4.3).
    pub(super) fn claim_time(&mut self, by: Color) {
        self.clock = self.clock.stopped(self.latest);
        let matter = Matter::TimeClaim(by);
        let (ruling, remedies) = match self.overstepped() {
            Overstepped::One(side) if side != by && self.lacks_moves(side) => {
                self.ruling_on_time(side)
            }
            Overstepped::One(side) if side != by => self.ruling_on_flag(side),
            Overstepped::BothFirst(first) => {
                self.ruling_on_flags_in_order(first, FlagsAsked::OnAClaim)
            }
            Overstepped::BothUnknown => {
                let (ruling, remedies) = self.ruling_on_both_flags();
                (Some(ruling), remedies)
            }
            Overstepped::One(_) => (None, vec![self.resuming()]),
            // No flag is down, so a postponed decision is not due.
            Overstepped::Nobody => {
                let remedies = vec![self.resuming()];
                return self.open(matter, [Rule::FlagFallen], None, remedies);
            }
        };
        self.open_on_time(matter, ruling, remedies);
    }

    /// Who has overstepped the time, by a flag or by moves missing at the end of a period (6.4).
    fn overstepped(&self) -> Overstepped {
        let both =
            self.cases.iter().rev().filter(|case| case.is_open()).find_map(|case| {
                match case.matter {
                    Matter::BothFlagsDown { first } => Some(first),
                    _ => None,
                }
            });
        match both {
            Some(Some(first)) => return Overstepped::BothFirst(first),
            Some(None) => return Overstepped::BothUnknown,
            None => {}
        }
        let since = |of: Color| {
            [self.flag_down_since(of), self.moves_missing_since(of)].into_iter().flatten().min()
        };
        match (since(Color::White), since(Color::Black)) {
            (None, None) => Overstepped::Nobody,
            (Some(_), None) => Overstepped::One(Color::White),
            (None, Some(_)) => Overstepped::One(Color::Black),
            (Some(white), Some(black)) => {
                Overstepped::BothFirst(self.first_by_our_clock().unwrap_or(if white <= black {
                    Color::White
                } else {
                    Color::Black
                }))
            }
        }
    }

    fn moves_missing_since(&self, of: Color) -> Option<Moment> {
        self.open_since(|matter| matches!(matter, Matter::MovesMissing { side, .. } if *side == of))
    }

    fn lacks_moves(&self, side: Color) -> bool {
        self.moves_missing_since(side).is_some()
    }

    /// Both flags are down, and this side's fell first. The first flag decides, unless the appendix for rapid and
    /// blitz says otherwise.
    fn ruling_on_flags_in_order(
        &self,
        first: Color,
        asked: FlagsAsked,
    ) -> (Option<laws::Ruling>, Vec<Remedy>) {
        if let Some(ruling) = laws::flags_in_order(&self.setting.terms(), first, asked) {
            let remedies = self.remedies_by_verdict(&ruling);
            return (Some(ruling), remedies);
        }
        let (ruling, remedies) = match self.lacks_moves(first) {
            true => self.ruling_on_time(first),
            false => self.ruling_on_flag(first),
        };
        let is_claim = asked == FlagsAsked::OnAClaim;
        let told = |ruling: laws::Ruling| {
            if is_claim { ruling.with(RulingFact::FellFirst(first)) } else { ruling }
        };
        (ruling.map(told), remedies)
    }

    /// Who wins on time in the present position, after the announced move.
    fn ruling_on_time(&self, fallen: Color) -> (Option<laws::Ruling>, Vec<Remedy>) {
        if !self.hears_moves() {
            let mut ruling = laws::flag_unheard(&self.setting.terms(), fallen);
            ruling.facts.extend(self.chances_in_score(fallen));
            let remedies = self.remedies_by_verdict(&ruling);
            return (Some(ruling), remedies);
        }
        let Some(position) = self.known_position() else {
            let points = [Points::Win(!fallen), Points::Draw];
            return (None, points.map(ending_so).to_vec());
        };
        let ruling = laws::flag(&self.setting.terms(), position, fallen, Effort::default());
        let remedies = self.remedies_by_verdict(&ruling);
        (Some(ruling), remedies)
    }

    /// A player resigns. If the Laws settle the result, the game is over; otherwise the arbiter declares it.
    pub(super) fn resign(&mut self, by: Color) {
        self.clock = self.clock.stopped(self.latest);
        let on_the_board = self.ended_on_the_board();
        let points = on_the_board.unwrap_or(Points::Win(!by));
        let matter = Matter::Resignation(by);
        if let Some(earlier) = self.earlier_case(points) {
            let rules: Vec<Rule> = [Rule::Resignation].into_iter().chain(earlier.rule).collect();
            return self.open_after(matter, rules, earlier, points);
        }
        if let Some(points) = on_the_board {
            return self.end(points);
        }
        if !self.hears_moves() && self.resigning_loses(by) {
            return self.end(Points::Win(!by));
        }
        let Some(ruling) = self.ruling_on_resignation(by) else {
            let points = [Points::Win(!by), Points::Draw];
            self.open(matter, [Rule::Resignation], None, points.map(ending_so).to_vec());
            return;
        };
        match ruling.verdict {
            Verdict::Win(side) => self.end(Points::Win(side)),
            Verdict::Draw => self.end(Points::Draw),
            _ => {
                let remedies = self.remedies_by_verdict(&ruling);
                self.open(matter, [Rule::Resignation], Some(ruling), remedies);
            }
        }
    }

    /// A gesture may be a resignation, a habit or an accident: the arbiter asks (5.1.2).
    pub(super) fn gesture(&mut self, by: Color, gesture: Gesture) {
        if gesture == Gesture::StopsTheClock {
            self.clock = self.clock.stopped(self.latest);
        }
        let mut remedies = match self.ruling_on_resignation(by) {
            Some(ruling) => self.remedies_by_verdict(&ruling),
            None => [Points::Win(!by), Points::Draw].map(ending_so).to_vec(),
        };
        remedies.push(self.resuming());
        self.open(Matter::Gesture(by, gesture), [Rule::Resignation], None, remedies);
    }

    fn ruling_on_resignation(&self, by: Color) -> Option<laws::Ruling> {
        if !self.hears_moves() {
            let mut ruling = laws::resign_unheard(self.setting.edition(), by);
            if ruling.verdict == Verdict::Unknown {
                ruling.facts.extend(self.chances_in_score(by));
            }
            return Some(ruling);
        }
        let position = self.known_position()?;
        Some(laws::resign(self.setting.edition(), position, by, Effort::default()))
    }

    /// A player stops the clock to fetch the arbiter (6.11.2); only the arbiter lets it
    /// run again (6.11.3).
    pub(super) fn call_arbiter(&mut self, by: Color, reason: CallReason) {
        self.clock = self.clock.stopped(self.latest);
        let resume = self.resuming();
        if reason == CallReason::ResumedTimes {
            let timeliness = self.contests_resumed_times(by);
            let rules = [Rule::ResumedTimes];
            self.open(Matter::ResumedTimes(by, timeliness), rules, None, vec![resume]);
            return;
        }
        if reason == CallReason::Boards {
            self.compare_boards_on_call();
        }
        let mut rules = vec![Rule::StoppingTheClock];
        let mut remedies = vec![resume];
        // The arbiter decides whether a stop without a reason was justified (6.11.4).
        let is_known = Rule::UnjustifiedStop.article(self.setting.edition()).is_some();
        if reason == CallReason::Other && is_known {
            rules.push(Rule::UnjustifiedStop);
            remedies.push(Remedy { effects: vec![Effect::Warn(by), self.play_on()] });
        }
        self.open(Matter::ArbiterCalled(by, reason), rules, None, remedies);
    }

    /// The device is back in the middle of the game. If the length of the absence was not measured, the clock stops
    /// and the arbiter sets the times (6.10.1).
    pub(super) fn device_returned(&mut self, absence: Absence) {
        let rests = self.is_at_rest();
        // In an adjourned game a player may leave.
        if let Seal::Sealed { away } = &mut self.seal
            && !rests
        {
            *away = away.saturating_add(1);
        }
        let is_lost = matches!(absence, Absence::Unmeasured | Absence::ByTheWall(_));
        if is_lost && self.clock.running().is_some() {
            self.clock = self.clock.stopped(self.latest);
            let resume = self.resuming();
            self.open(Matter::TimesLost, [Rule::FaultyClock], None, vec![resume]);
        }
    }

    /// The other place reports an impossible clock time: the clock goes on as it was, and the arbiter may believe the
    /// other (6.10.1). One case covers all such reports while it is open.
    pub(super) fn clock_doubted(&mut self, side: Color, shown: Span, known: Span) {
        let is_told = self.cases.iter().any(|case| {
            case.is_open()
                && matches!(case.matter, Matter::ClockDoubted { side: whose, .. } if whose == side)
        });
        if !is_told {
            let believe = Remedy { effects: vec![Effect::Give(side, shown - known)] };
            let matter = Matter::ClockDoubted { side, shown, known };
            self.open(matter, [Rule::FaultyClock], None, vec![believe]);
        }
    }

    /// A player signs the result. It stands once both have signed (8.7).
    pub(super) fn sign(&mut self, by: Color) {
        *self.signed.get_mut(by) = Signature::Given;
        if self.signed.iter().all(|signature| *signature == Signature::Given) {
            self.news.push(News::SignedByBoth);
        }
    }

    /// The results that a ruling gives or leaves to the arbiter to choose.
    pub(super) fn remedies_by_verdict(&self, ruling: &laws::Ruling) -> Vec<Remedy> {
        match ruling.verdict {
            Verdict::Win(side) => vec![ending_so(Points::Win(side))],
            Verdict::Draw => vec![ending_so(Points::Draw)],
            _ => match &ruling.judgement {
                Judgement::Arbiter(choices) => choices
                    .iter()
                    .filter_map(|choice| match choice {
                        ArbitersChoice::DeclareWon(side) => Some(ending_so(Points::Win(*side))),
                        ArbitersChoice::DeclareDrawn => Some(ending_so(Points::Draw)),
                        ArbitersChoice::LetGoOn => Some(self.resuming()),
                        _ => None,
                    })
                    .collect(),
                Judgement::Settled | Judgement::Opponent(_) => Vec::new(),
            },
        }
    }
}

enum Overstepped {
    Nobody,
    /// This side alone.
    One(Color),
    /// Both, this side first.
    BothFirst(Color),
    /// Both, in unknown order.
    BothUnknown,
}

pub(super) fn ending_so(points: Points) -> Remedy {
    Remedy { effects: vec![Effect::End(points)] }
}

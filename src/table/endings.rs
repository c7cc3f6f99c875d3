//! How a game ends beside the board: time, resignation, the arbiter called (5.1.2, 6.4,
//! 6.8, 6.9, 6.11.2).

use crate::chess::Color;
use crate::clock::FlagOrder;
use crate::clock::Span;
use crate::laws::{self, ArbitersChoice, Effort, Judgement, Rule, Verdict};

use super::case::{Effect, Remedy};
use super::fact::Absence;
use super::game::{Game, Signature};
use super::intent::{CallReason, Gesture, Points};
use super::matter::Matter;
use super::news::News;
use super::seal::Seal;

impl Game {
    /// A flag is down. Nobody but the arbiter hears of it here (6.8).
    pub(super) fn flag_fell(&mut self, side: Color) {
        let other = self.clock.reading(self.latest).of(!side).flag;
        if other.is_some_and(|flag| flag.order == FlagOrder::First) {
            // The clock knows which fell first (III.3.1); what it is worth is not its to say.
            let remedies = [Points::Win(side), Points::Draw].map(ending_so).to_vec();
            let rules = [Rule::BothFlags, Rule::FlagFallen];
            self.open(Matter::BothFlagsDown { first: Some(!side) }, rules, None, remedies);
            return;
        }
        let (ruling, remedies) = self.ruling_on_time(side);
        self.open(Matter::FlagDown(side), [Rule::FlagFallen], ruling, remedies);
        self.check_scores_complete();
    }

    /// A period is over: the moves it asks for must be complete (6.4).
    pub(super) fn period_began(&mut self, side: Color, period: u32) {
        let schedule = self.setting.control.of(side);
        let Some(required) = schedule.moves_required(period.saturating_sub(1)) else { return };
        self.check_scores_complete();
        let completed = self.completed(side);
        if u64::from(completed) < required {
            let (ruling, remedies) = self.ruling_on_time(side);
            let matter = Matter::MovesMissing { side, completed, required };
            self.open(matter, [Rule::FlagFallen], ruling, remedies);
        }
    }

    pub(super) fn claim_time(&mut self, by: Color) {
        self.clock = self.clock.stopped(self.latest);
        let missing =
            |matter: &Matter| matches!(matter, Matter::MovesMissing { side, .. } if *side == !by);
        let overstepped = self.clock.reading(self.latest).of(!by).flag.is_some()
            || self.cases.iter().any(|case| case.is_open() && missing(&case.matter));
        let (ruling, remedies) = if overstepped {
            self.ruling_on_time(!by)
        } else {
            (None, vec![Remedy { effects: vec![Effect::Resume(self.side_to_run())] }])
        };
        self.open(Matter::TimeClaim(by), [Rule::FlagFallen], ruling, remedies);
    }

    /// Who wins on time by what stands now, the move that was announced included.
    fn ruling_on_time(&self, fallen: Color) -> (Option<laws::Ruling>, Vec<Remedy>) {
        let Some(position) = self.present().position() else {
            let points = [Points::Win(!fallen), Points::Draw];
            return (None, points.map(ending_so).to_vec());
        };
        let ruling = laws::flag(&self.setting.terms(), position, fallen, Effort::default());
        let remedies = remedies_by_verdict(&ruling);
        (Some(ruling), remedies)
    }

    /// A player resigns. Where the Laws settle the result the game is over; otherwise
    /// the arbiter declares it.
    pub(super) fn resign(&mut self, by: Color) {
        self.clock = self.clock.stopped(self.latest);
        if let Some(points) = self.ended_on_the_board() {
            return self.end(points);
        }
        let matter = Matter::Resignation(by);
        let Some(ruling) = self.ruling_on_resignation(by) else {
            let points = [Points::Win(!by), Points::Draw];
            self.open(matter, [Rule::Resignation], None, points.map(ending_so).to_vec());
            return;
        };
        match ruling.verdict {
            Verdict::Win(side) => self.end(Points::Win(side)),
            Verdict::Draw => self.end(Points::Draw),
            _ => {
                let remedies = remedies_by_verdict(&ruling);
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
            Some(ruling) => remedies_by_verdict(&ruling),
            None => [Points::Win(!by), Points::Draw].map(ending_so).to_vec(),
        };
        remedies.push(Remedy { effects: vec![Effect::Resume(self.side_to_run())] });
        self.open(Matter::Gesture(by, gesture), [Rule::Resignation], None, remedies);
    }

    fn ruling_on_resignation(&self, by: Color) -> Option<laws::Ruling> {
        let position = self.present().position()?;
        Some(laws::resign(self.setting.edition(), position, by, Effort::default()))
    }

    /// A player stops the clock to fetch the arbiter (6.11.2); only the arbiter lets it
    /// run again (6.11.3).
    pub(super) fn call_arbiter(&mut self, by: Color, reason: CallReason) {
        self.clock = self.clock.stopped(self.latest);
        let resume = Remedy { effects: vec![Effect::Resume(self.side_to_run())] };
        if reason == CallReason::ResumedTimes {
            let timeliness = self.contests_resumed_times(by);
            let rules = [Rule::ResumedTimes];
            self.open(Matter::ResumedTimes(by, timeliness), rules, None, vec![resume]);
            return;
        }
        if reason == CallReason::Boards {
            self.compare_boards_on_call();
        }
        let rules = [Rule::StoppingTheClock];
        self.open(Matter::ArbiterCalled(by, reason), rules, None, vec![resume]);
    }

    /// The device is back in the middle of the game. Where nobody measured how long it was
    /// away, the clock is stopped and the times are the arbiter's to set (6.10.1).
    pub(super) fn device_returned(&mut self, absence: Absence) {
        if let Seal::Sealed { away } = &mut self.seal {
            *away = away.saturating_add(1);
        }
        let is_lost = matches!(absence, Absence::Unmeasured | Absence::ByTheWall(_));
        if is_lost && self.clock.running().is_some() {
            self.clock = self.clock.stopped(self.latest);
            let resume = Remedy { effects: vec![Effect::Resume(self.side_to_run())] };
            self.open(Matter::TimesLost, [Rule::FaultyClock], None, vec![resume]);
        }
    }

    /// What another place says of its clock cannot be: the clock goes on as it was, and the
    /// arbiter may believe the other (6.10.1). One case stands for all that is said meanwhile.
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

    /// A player signs the result; signed by both, it stands (8.7).
    pub(super) fn sign(&mut self, by: Color) {
        *self.signed.get_mut(by) = Signature::Given;
        if self.signed.iter().all(|signature| *signature == Signature::Given) {
            self.news.push(News::SignedByBoth);
        }
    }
}

pub(super) fn ending_so(points: Points) -> Remedy {
    Remedy { effects: vec![Effect::End(points)] }
}

/// The results that a ruling gives or leaves to the arbiter.
fn remedies_by_verdict(ruling: &laws::Ruling) -> Vec<Remedy> {
    match ruling.verdict {
        Verdict::Win(side) => vec![ending_so(Points::Win(side))],
        Verdict::Draw => vec![ending_so(Points::Draw)],
        _ => match &ruling.judgement {
            Judgement::Arbiter(choices) => choices
                .iter()
                .filter_map(|choice| match choice {
                    ArbitersChoice::DeclareWon(side) => Some(ending_so(Points::Win(*side))),
                    ArbitersChoice::DeclareDrawn => Some(ending_so(Points::Draw)),
                    _ => None,
                })
                .collect(),
            Judgement::Settled | Judgement::Opponent(_) => Vec::new(),
        },
    }
}

//! The duty to record, and what is due when a flag falls over incomplete scores (8.4 to 8.6). Rapid and blitz have no
//! such duty (A.2).

use crate::chess::{ByColor, Color};
use crate::clock::{Span, move_after_reconstruction};
use crate::laws::{Pace, Rule, Ruling, RulingFact, Verdict};

use super::game::Game;
use super::matter::Matter;
use super::person::ScoreKept;
use super::score::Score;

/// With less than this left, and less than [`ENOUGH_BONUS`] a move, a player need not record.
const LITTLE_TIME: Span = Span::from_minutes(5);
const ENOUGH_BONUS: Span = Span::from_seconds(30);

impl Game {
    /// Whether players need not record at this pace (A.2).
    pub(super) fn nobody_must_record(&self) -> bool {
        let terms = self.setting.terms();
        terms.regime.pace != Pace::Standard && Rule::NoDutyToRecord.article(terms.edition).is_some()
    }

    /// Whether a side need not record, at all or for the rest of the period (8.4, A.2).
    pub(super) fn need_not_record(&self, side: Color) -> bool {
        self.nobody_must_record() || (self.runs_clock() && self.recording_is_suspended(side))
    }

    /// Whether a side need not record for the rest of the period, also if time is added later (8.4).
    fn recording_is_suspended(&self, side: Color) -> bool {
        let period = self.clock.reading(self.latest).of(side).period;
        *self.little_time_in.get(side) == Some(period) || self.has_little_time(side)
    }

    /// Remembers which side has less than five minutes in this period (8.4).
    pub(super) fn note_little_time(&mut self) {
        for side in Color::ALL {
            if self.has_little_time(side) {
                let period = self.clock.reading(self.latest).of(side).period;
                *self.little_time_in.get_mut(side) = Some(period);
            }
        }
    }

    fn has_little_time(&self, side: Color) -> bool {
        let face = *self.clock.reading(self.latest).of(side);
        let schedule = self.setting.control.of(side);
        let bonus = schedule.period(face.period).map(|period| period.mode.bonus());
        face.remaining.is_some_and(|remaining| remaining < LITTLE_TIME)
            && bonus.is_none_or(|bonus| bonus < ENOUGH_BONUS)
    }

    /// When a flag falls or a period ends, a score with gaps must be completed: by both
    /// with the clocks stopped, or by one on the own time (8.5.1, 8.5.2).
    pub(super) fn check_scores_complete(&mut self) {
        if self.nobody_must_record() {
            return;
        }
        // The last move of each may still be unrecorded (8.1.3, in 2017 8.1.4).
        let plies = self.plies.len().saturating_sub(2);
        let missing = ByColor { white: Color::White, black: Color::Black }.map(|side| {
            match self.setting.players.get(side).score {
                ScoreKept::Here => missing(self.scores.get(side), plies),
                ScoreKept::Elsewhere => 0,
            }
        });
        let (rule, verdict, fact) = match (missing.white, missing.black) {
            (0, 0) => return,
            (0, _) | (_, 0) => {
                (Rule::OneDoesNotRecord, Verdict::GoesOn, RulingFact::SheetOnTheOwnTime)
            }
            _ => (Rule::NobodyRecords, Verdict::ArbiterActs, RulingFact::ClocksStandForTheSheets),
        };
        let edition = self.setting.edition();
        if rule.article(edition).is_none() {
            return;
        }
        let ruling = Ruling::settled(edition, verdict, [rule], [fact]);
        self.open(Matter::ScoresIncomplete(missing), [rule], Some(ruling), Vec::new());
    }

    /// The scores could not be completed: the next move is the first of the next period,
    /// unless more moves are known to have been made (8.6).
    pub(super) fn reconstructs(&mut self, moves: u32) {
        for side in [Color::White, Color::Black] {
            let ended = self.clock.reading(self.latest).of(side).period.saturating_sub(1);
            let Some(control) = self.setting.control.of(side).moves_required(ended) else {
                continue;
            };
            let control = u32::try_from(control).unwrap_or(u32::MAX);
            let resumed = move_after_reconstruction(control, moves);
            self.clock = self.clock.with_moves(side, resumed.next_move - 1, self.latest);
        }
    }
}

fn missing(score: &Score, plies: usize) -> usize {
    let written = score.entries().iter().take(plies).flatten().count();
    plies.saturating_sub(written)
}

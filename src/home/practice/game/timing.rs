//! The clock of a practice game: what it shows, its reminders, and the flag.

use crate::chess::Color;
use crate::clock::{Clock, HappeningKind, Moment, Span, TimeMode};
use crate::present::conversation::{Dialogue as _, Out, TimesAsked, TimesToTell};
use crate::present::spoken::Priority;
use crate::present::tone::Tone;
use crate::words::remaining;

use super::Practising;
use crate::practice::over::over_by_flag;

/// The least time left after taking back a move, even if its increment was larger.
const LEFT_AT_LEAST: Span = Span::from_seconds(1);

impl Practising {
    /// Applies and tells what the clock has done by itself.
    pub(crate) fn look_at_clock(&mut self, now: Moment) -> Vec<Out> {
        let Some(clock) = &self.clock else { return Vec::new() };
        let (clock, happenings) = clock.advanced(now);
        self.clock = Some(clock);
        let reminder = self.remind(now);
        let fell = happenings.iter().find(|one| one.kind == HappeningKind::FlagFell);
        let Some(side) = fell.map(|one| one.side).filter(|_| self.over.is_none()) else {
            return reminder;
        };
        let over = over_by_flag(self.position(), side);
        let mut out = vec![Out::Sound(Tone::Flag)];
        out.extend(self.ends(over, now));
        out
    }

    /// Starts the player's clock again, with the last plies uncounted. Time that was used stays used, and increments
    /// for those moves are taken away.
    pub(super) fn turn_clock_back(&mut self, plies: usize, now: Moment) {
        let turn = self.position().turn();
        let made_by = [turn, !turn].into_iter().take(plies);
        self.clock = self.clock.take().map(|clock| {
            let clock = match clock.running() {
                Some(side) if side == turn => clock,
                _ => clock.stopped(now).resumed(turn, now),
            };
            made_by.fold(clock, |clock, side| without_last_move(&clock, side, now))
        });
    }

    /// Time until the next reminder.
    pub(crate) fn next_reminder(&self, now: Moment) -> Option<Span> {
        let (_, left) = self.running_time(now)?;
        let reminder = self.times_to_tell().until_next(left);
        reminder.into_iter().chain(self.kept.alarm.until(left)).min()
    }

    fn times_to_tell(&self) -> TimesToTell {
        let clock = self.clock.as_ref();
        let given = clock.and_then(|clock| clock.control().of(self.kept.own).first_base());
        self.tongue.settings.times_to_tell.after(given)
    }

    /// The player's time, while it runs.
    fn running_time(&self, now: Moment) -> Option<(Color, Span)> {
        let clock = self.clock.as_ref().filter(|_| self.over.is_none())?;
        let side = clock.running().filter(|side| *side == self.kept.own)?;
        Some((side, clock.reading(now).of(side).remaining?))
    }

    /// Gives a reminder or alarm that is due.
    fn remind(&mut self, now: Moment) -> Vec<Out> {
        let running = self.running_time(now);
        let times = self.times_to_tell();
        let come = self.last_look.time_to_tell(running, &times);
        let Some((_, left)) = running else { return Vec::new() };
        let alarm = self.kept.alarm.goes_off(left);
        let Some(left) = alarm.or(come) else { return Vec::new() };
        let time =
            remaining(left.into(), self.tongue.settings.precision, self.tongue.settings.language);
        let texts = &self.tongue.texts;
        let told = match alarm {
            Some(_) => self.utter(Priority::Alarm, texts.alarm_goes_off(&time)),
            None => self.utter(Priority::Telling, texts.you_have_left(&time)),
        };
        vec![Out::Sound(Tone::LowTime), told]
    }

    pub(crate) fn times(&self, asked: TimesAsked, now: Moment) -> String {
        let texts = &self.tongue.texts;
        let left = |side| {
            let left = self.clock.as_ref().and_then(|clock| clock.reading(now).of(side).remaining);
            match left {
                None => texts.without_limit(),
                Some(left) => remaining(
                    left.into(),
                    self.tongue.settings.precision,
                    self.tongue.settings.language,
                ),
            }
        };
        let own = texts.own_time_is(&left(self.kept.own));
        let opponent = texts.opponents_time_is(&left(!self.kept.own));
        asked.of(own, opponent)
    }
}

/// The clock as if a side had not made its last move, except for the time it took.
fn without_last_move(clock: &Clock, side: Color, now: Moment) -> Clock {
    let face = *clock.reading(now).of(side);
    let counted = clock.with_moves(side, face.moves.saturating_sub(1), now);
    let mode = clock.control().of(side).period(face.period).map(|period| period.mode);
    match (mode, face.remaining) {
        (Some(TimeMode::Fischer(bonus)), Some(left)) => {
            // Taking a move back must not make a flag fall.
            counted.with_time_taken(side, bonus.min(left - LEFT_AT_LEAST), now)
        }
        _ => counted,
    }
}

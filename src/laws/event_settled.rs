//! Checks the keys of an event file together: the pace follows from the time control, and keys that contradict each
//! other are reported. Gets the time for sixty moves as a figure; the time control is read elsewhere.

use crate::chess::{ByColor, Color};

use super::edition::Edition;
use super::event::{ArbiterPresence, DrawOffers, Event, Minutes, QuickplayFinish};
use super::event_fault::{Beside, EventFileError, ExpectedSetting, FoundSetting, PACES};
use super::parameters::Parameters;
use super::provisions::{DefaultTime, LastTwoMinutes};
use super::regime::{Pace, Regime, Supervision, TimeForSixtyMoves};

/// What the Laws need to know of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ControlTimes {
    /// The time of each side for sixty moves. `None` without a limit or with an hourglass.
    pub sixty_moves: ByColor<Option<TimeForSixtyMoves>>,
    pub each_move: EachMove,
}

/// Whether each move of the last period brings time (III.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EachMove {
    /// Each move does.
    BringsTime,
    /// It adds nothing.
    BringsNothing,
}

impl ControlTimes {
    /// The pace of the game in an edition. `None` if the edition has no paces, if the players have no fixed time, or
    /// if their times make different paces.
    #[must_use]
    pub fn pace(&self, edition: Edition) -> Option<Pace> {
        let of = |side: Color| self.sixty_moves.get(side).and_then(|time| time.pace(edition));
        of(Color::White).filter(|pace| of(Color::Black) == Some(*pace))
    }

    /// Whether the time of at least one player makes this pace. True for every pace if the times make none.
    #[must_use]
    pub fn allows(&self, pace: Pace, edition: Edition) -> bool {
        let made = |side| self.sixty_moves.get(side).and_then(|time| time.pace(edition));
        let paces: Vec<Pace> = Color::ALL.into_iter().filter_map(made).collect();
        paces.is_empty() || paces.contains(&pace)
    }
}

/// The settings of an event for the hall in which it is played. They are not part of a game or its record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HallSettings {
    /// Arbiters are told when a clock has fewer seconds left than this.
    pub low_clock: Option<u16>,
    /// How much later than the arbiters spectators see a game. `None` if they see no games.
    pub live_delay: Option<Minutes>,
    /// The arbiters and their tables, as they were written.
    pub arbiters: Vec<String>,
}

/// An event as read from a file, before its time control is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventFile {
    pub(super) event: Event,
    pub(super) hall: HallSettings,
    pub(super) written: Vec<WrittenSetting>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WrittenSetting {
    pub(super) key: &'static str,
    pub(super) line: usize,
    pub(super) found: FoundSetting,
}

impl EventFile {
    /// The event as written, without checking its keys together. For records, whose events were settled when they
    /// were written.
    #[must_use]
    pub fn into_event(self) -> Event {
        self.event
    }

    #[must_use]
    pub fn hall(&self) -> &HallSettings {
        &self.hall
    }

    /// The event, before it is settled.
    #[must_use]
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// The event with the pace that follows from its time and the supervision that its arbiter allows, unless the
    /// file states them.
    ///
    /// # Errors
    /// At the first key that contradicts another, with the values that would fit the other.
    pub fn settled(mut self, times: &ControlTimes) -> Result<Event, EventFileError> {
        let edition = self.event.edition;
        let table = edition.parameters();
        self.check_default_time(table)?;
        self.check_pace(times)?;
        if self.setting("time.pace").is_none() {
            self.event.regime.pace = match times.pace(edition) {
                Some(pace) => pace,
                None => self.pace_that_time_leaves_open(times)?,
            };
        }
        self.check_supervision()?;
        self.check_arbiter()?;
        self.check_penalties(table)?;
        self.check_last_two_minutes(table, times)?;
        Ok(self.event)
    }

    /// The Laws of 2014 require the event to say how late a player may come (6.7).
    fn check_default_time(&self, table: &Parameters) -> Result<(), EventFileError> {
        match (self.event.default_time, table.default_time) {
            (None, DefaultTime::MustBeSet) => Err(EventFileError::Missing {
                key: "time.default_time",
                expected: ExpectedSetting::DefaultTime(self.event.edition),
            }),
            _ => Ok(()),
        }
    }

    /// The pace if the time does not decide it: standard, unless the players have different paces.
    fn pace_that_time_leaves_open(&self, times: &ControlTimes) -> Result<Pace, EventFileError> {
        let edition = self.event.edition;
        let open: Vec<&'static str> = PACES
            .iter()
            .filter(|(_, pace)| times.allows(*pace, edition))
            .map(|(name, _)| *name)
            .collect();
        // The players have no fixed time, or the edition has no paces: every pace is allowed.
        if open.len() == PACES.len() {
            return Ok(self.event.regime.pace);
        }
        Err(EventFileError::Missing { key: "time.pace", expected: ExpectedSetting::OneOf(open) })
    }

    fn check_pace(&self, times: &ControlTimes) -> Result<(), EventFileError> {
        let edition = self.event.edition;
        let pace = self.event.regime.pace;
        if self.setting("time.pace").is_none() {
            return Ok(());
        }
        if edition.parameters().paces.is_none() && pace != Pace::Standard {
            let standard = vec!["\"standard\""];
            return Err(self.contradicts("time.pace", standard, "edition", self.edition()));
        }
        if times.allows(pace, edition) {
            return Ok(());
        }
        let quoted = [
            (Pace::Standard, "\"standard\""),
            (Pace::Rapid, "\"rapid\""),
            (Pace::Blitz, "\"blitz\""),
        ];
        let made = quoted.iter().filter(|(pace, _)| times.allows(*pace, edition));
        let control = format!("\"{}\"", self.event.time_control.text);
        let may_be = made.map(|(_, name)| *name).collect();
        Err(self.contradicts("time.pace", may_be, "time.control", control))
    }

    /// Standard chess always follows the competition rules (Appendices A and B distinguish two cases for rapid and
    /// blitz).
    fn check_supervision(&mut self) -> Result<(), EventFileError> {
        let standard = self.event.regime.pace == Pace::Standard;
        let absent = self.event.arbiter == ArbiterPresence::Absent;
        if self.setting("time.supervision").is_none() {
            if absent && !standard {
                self.event.regime.supervision = Supervision::Otherwise;
            }
            return Ok(());
        }
        match self.event.regime.supervision {
            Supervision::Otherwise if standard => {
                let (key, value) = self.pace_or_control();
                Err(self.contradicts("time.supervision", vec!["\"each game\""], key, value))
            }
            Supervision::EachGame if absent && !standard => {
                let absent = "\"absent\"".to_owned();
                Err(self.contradicts("time.supervision", vec!["\"otherwise\""], "arbiter", absent))
            }
            _ => Ok(()),
        }
    }

    /// Without an arbiter there is no one to consent (9.1.1).
    fn check_arbiter(&self) -> Result<(), EventFileError> {
        let absent = self.event.arbiter == ArbiterPresence::Absent;
        if absent && self.event.draw_offers == DrawOffers::ThroughArbiter {
            let absent = "\"absent\"".to_owned();
            return Err(self.contradicts(
                "draws.through_arbiter",
                vec!["false"],
                "arbiter",
                absent,
            ));
        }
        Ok(())
    }

    /// Refuses minutes that could never be given: in an edition without time penalties, or for a fault that loses at
    /// once.
    fn check_penalties(&self, table: &Parameters) -> Result<(), EventFileError> {
        let unknown = [
            ("penalties.illegal_move", table.illegal_move.is_none()),
            ("penalties.wrong_claim", table.wrong_draw_claim.is_none()),
        ];
        for (key, absent) in unknown {
            if absent && self.setting(key).is_some() {
                return Err(self.contradicts(key, Vec::new(), "edition", self.edition()));
            }
        }
        let Event { edition, regime, .. } = self.event;
        const ILLEGAL_MOVE: &str = "penalties.illegal_move";
        if self.setting(ILLEGAL_MOVE).is_some() && table.illegal_move_loses_at_once(regime) {
            return Err(self.refused(ILLEGAL_MOVE, ExpectedSetting::LosesAtOnce(edition, regime)));
        }
        self.check_supervised_blitz(table)
    }

    /// The minutes for blitz with one arbiter for each game fill a gap in the edition (B.2 of 2023).
    fn check_supervised_blitz(&self, table: &Parameters) -> Result<(), EventFileError> {
        const KEY: &str = "penalties.supervised_blitz";
        if self.setting(KEY).is_none() {
            return Ok(());
        }
        let Event { edition, regime, penalties, .. } = &self.event;
        if table.illegal_move.is_none() {
            return Err(self.contradicts(KEY, Vec::new(), "edition", self.edition()));
        }
        if !table.leaves_supervised_blitz_open() {
            return Err(self.refused(KEY, ExpectedSetting::SetByTheLaws(*edition)));
        }
        if *regime != (Regime { pace: Pace::Blitz, supervision: Supervision::EachGame }) {
            return Err(self.refused(KEY, ExpectedSetting::OnlySupervisedBlitz(*regime)));
        }
        // These two keys together would already say all that this one says.
        match (penalties.illegal_move, penalties.wrong_draw_claim) {
            (Some(minutes), Some(_)) => {
                let value = minutes.to_string();
                Err(self.contradicts(KEY, Vec::new(), "penalties.illegal_move", value))
            }
            _ => Ok(()),
        }
    }

    /// The rules for the last two minutes apply to games in which moves bring no time, and not to blitz (III.2.2;
    /// 2009, B.3b).
    fn check_last_two_minutes(
        &self,
        table: &Parameters,
        times: &ControlTimes,
    ) -> Result<(), EventFileError> {
        const KEY: &str = "draws.quickplay_finish";
        if self.event.quickplay_finish == QuickplayFinish::NotAnnounced {
            return Ok(());
        }
        let not = || vec!["false"];
        match table.last_two_minutes {
            LastTwoMinutes::Absent => Err(self.contradicts(KEY, not(), "edition", self.edition())),
            LastTwoMinutes::Guideline | LastTwoMinutes::OptInAppendix
                if times.each_move == EachMove::BringsTime =>
            {
                let control = format!("\"{}\"", self.event.time_control.text);
                Err(self.contradicts(KEY, not(), "time.control", control))
            }
            LastTwoMinutes::Guideline | LastTwoMinutes::OptInAppendix
                if self.event.regime.pace == Pace::Blitz =>
            {
                let (key, value) = self.pace_or_control();
                Err(self.contradicts(KEY, not(), key, value))
            }
            _ => Ok(()),
        }
    }

    /// The key that decided the pace, and its value.
    fn pace_or_control(&self) -> (&'static str, String) {
        match self.setting("time.pace") {
            Some(_) => ("time.pace", format!("\"{}\"", self.event.regime.pace)),
            None => ("time.control", format!("\"{}\"", self.event.time_control.text)),
        }
    }

    fn edition(&self) -> String {
        format!("\"{}\"", self.event.edition)
    }

    fn setting(&self, key: &str) -> Option<&WrittenSetting> {
        self.written.iter().find(|written| written.key == key)
    }

    /// The error for a key that contradicts another. `may_be` lists the values that would fit; it is empty if the key
    /// can only be left out.
    fn contradicts(
        &self,
        key: &'static str,
        may_be: Vec<&'static str>,
        other: &'static str,
        value: String,
    ) -> EventFileError {
        self.refused(key, ExpectedSetting::Beside(Box::new(Beside { may_be, other, value })))
    }

    /// The error for a key that has a wrong value or is missing.
    fn refused(&self, key: &'static str, expected: ExpectedSetting) -> EventFileError {
        match self.setting(key) {
            Some(WrittenSetting { line, found, .. }) => {
                EventFileError::Value { line: *line, key, found: found.clone(), expected }
            }
            None => EventFileError::Missing { key, expected },
        }
    }
}

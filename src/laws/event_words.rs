//! The settings of an event in plain English, line by line, so that an arbiter can
//! have them read out. Never decides anything.

use std::fmt;

use super::event::{
    ArbiterPresence, Capability, DrawOffers, Event, Minutes, Mode, PeriodPolicy, Profile,
    QuickplayFinish, Tongue,
};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Laws of {}.", self.edition)?;
        writeln!(f, "Time control: {}.", self.time_control.text)?;
        writeln!(f, "Pace: {}.", self.regime)?;
        writeln!(f, "Default time: {}.", self.default_time)?;
        writeln!(f, "The next period is added {}.", self.period_policy)?;
        if let Some(minutes) = self.penalties.illegal_move {
            writeln!(f, "Illegal move: {} for the opponent.", Minutes(minutes.into()))?;
        }
        if let Some(minutes) = self.penalties.wrong_draw_claim {
            writeln!(f, "Wrong claim of a draw: {} for the opponent.", Minutes(minutes.into()))?;
        }
        writeln!(f, "Draws: {}.", self.draw_offers)?;
        writeln!(f, "Last two minutes: {}.", self.quickplay_finish)?;
        if self.arbiter == ArbiterPresence::Absent {
            writeln!(f, "No arbiter is present: a designated arbiter decides afterwards.")?;
        }
        let (words, ranks) = (self.announcements.words, self.announcements.ranks);
        writeln!(f, "Announcements: pieces in {words}, ranks in {ranks}.")?;
        writeln!(f, "Mode: {}.", self.mode)?;
        writeln!(f, "Device: {}. It", self.profile)?;
        for capability in self.profile.capabilities() {
            writeln!(f, "- {capability}")?;
        }
        for adaptation in &self.adaptations {
            writeln!(f, "Adapted under D.1: {adaptation}.")?;
        }
        Ok(())
    }
}

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "minute" } else { "minutes" })
    }
}

impl fmt::Display for DrawOffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawOffers::Free => write!(f, "players may agree as the Laws allow"),
            DrawOffers::NotBefore(number) => {
                write!(f, "none by agreement before move {number} without the arbiter's consent")
            }
            DrawOffers::ThroughArbiter => {
                write!(f, "none by agreement without the arbiter's consent")
            }
        }
    }
}

impl fmt::Display for PeriodPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PeriodPolicy::AtZero => "when the clock reaches zero",
            PeriodPolicy::AtZeroForBoth => "to both when either clock reaches zero",
            PeriodPolicy::ByMoveCounter => "when the moves of the period are made",
        })
    }
}

impl fmt::Display for QuickplayFinish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            QuickplayFinish::Announced => "rules announced",
            QuickplayFinish::NotAnnounced => "no rules announced",
        })
    }
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Tongue::German => "German",
            Tongue::French => "French",
            Tongue::English => "English",
        })
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Tournament => "tournament",
            Mode::Training => "training",
        })
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Profile::Recorder => "recorder",
            Profile::Clock => "clock",
            Profile::RecorderAndClock => "recorder and clock",
            Profile::FullAnnouncement => "full announcement",
            Profile::Relay => "relay",
        })
    }
}

impl fmt::Display for Capability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Capability::KeepScore => "keeps the score that the blind player dictates",
            Capability::ReadOwnScore => "reads the player's own score back on request",
            Capability::RunClock => "runs the clocks of both players",
            Capability::TellTimes => "says the times of both players on request",
            Capability::TellMoves => "says the number of completed moves on request",
            Capability::HearAnnouncements => "hears announced and repeated moves and keeps them",
            Capability::CompareBoards => "compares boards and scores, for the arbiter alone",
            Capability::RelayAnnouncements => "passes announcements on as they were said",
        })
    }
}

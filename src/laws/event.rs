//! The settings of an event: everything its regulations fix before the first move.
//! [`read_event`](super::read_event()) reads them from a text.

use super::edition::Edition;
use super::offence::{EventPenalties, Terms};
use super::provisions::DefaultTime;
use super::regime::Regime;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub edition: Edition,
    /// The time control as written; the clock reads it.
    pub time_control: TimeControlText,
    pub regime: Regime,
    /// The minutes after which a late player loses. `None` if neither the event nor its edition gives a default.
    pub default_time: Option<Minutes>,
    /// When the time of the next period is added.
    pub period_policy: PeriodPolicy,
    /// The event's own penalties.
    pub penalties: EventPenalties,
    pub draw_offers: DrawOffers,
    /// Whether the rules for the last two minutes were announced.
    pub quickplay_finish: QuickplayFinish,
    /// Whether there is an arbiter at or near the table.
    pub arbiter: ArbiterPresence,
    pub announcements: Announcements,
    /// Whether the device may help.
    pub mode: Mode,
    /// What the device may do.
    pub profile: Profile,
    /// Whether electronic boards tell the arbiter which pieces were touched.
    pub touches: TouchFacts,
    /// Adaptations of the rules for blind players, in the words of the organiser (D.1).
    pub adaptations: Vec<String>,
}

impl Event {
    /// The terms that decide penalties.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms { edition: self.edition, regime: self.regime, penalties: self.penalties }
    }

    /// The default time if the event gives none (6.7.1): zero. `None` in 2014, which leaves it to the event, and in
    /// 1929, which does not regulate it.
    #[must_use]
    pub fn silent_default_time(edition: Edition) -> Option<Minutes> {
        match edition.parameters().default_time {
            DefaultTime::NotRegulated | DefaultTime::MustBeSet => None,
            DefaultTime::ZeroUnlessSet | DefaultTime::UnsetIsZero => Some(Minutes(0)),
        }
    }
}

/// A time control as it was written, and the line of the file that it is on.
#[derive(Debug, Clone)]
pub struct TimeControlText {
    pub text: String,
    /// Its line, for error messages.
    pub line: usize,
}

/// The line does not count in a comparison: the record of a game keeps the event on other lines.
impl PartialEq for TimeControlText {
    fn eq(&self, other: &TimeControlText) -> bool {
        self.text == other.text
    }
}

impl Eq for TimeControlText {}

/// Whole minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Minutes(pub u16);

/// When the time of the next period is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PeriodPolicy {
    /// When the clock of a side reaches zero.
    AtZero,
    /// When the clock of either side reaches zero, for both at once.
    AtZeroForBoth,
    /// When the move counter reaches the number of the period.
    ByMoveCounter,
}

/// Whether draw offers and agreements are restricted (9.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    /// Offers and agreements are not restricted.
    Free,
    /// No offers before this move without the arbiter's consent.
    NotBefore(u16),
    /// No offers at all without the arbiter's consent.
    ThroughArbiter,
}

impl DrawOffers {
    /// The highest move number that an event can give.
    pub const LAST_MOVE: u16 = 999;

    /// No draws before this move. There is no move before move 1, so 0 and 1 restrict nothing.
    #[must_use]
    pub fn not_before(first: u16) -> DrawOffers {
        if first <= 1 { DrawOffers::Free } else { DrawOffers::NotBefore(first) }
    }
}

/// Whether the event announced the rules for the last two minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuickplayFinish {
    /// The rules apply.
    Announced,
    /// The rules do not apply.
    NotAnnounced,
}

/// Whether an arbiter can be called (III.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ArbiterPresence {
    /// There is an arbiter.
    Present,
    /// There is no arbiter; a designated one decides afterwards.
    Absent,
}

/// A language in which moves are announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnnouncingLanguage {
    /// German, the language of D.2.1.
    German,
    /// French.
    French,
    /// English.
    English,
}

/// The languages of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Announcements {
    /// The language of pieces and castling.
    pub words: AnnouncingLanguage,
    /// The language of ranks: German unless the arbiter decides otherwise.
    pub ranks: AnnouncingLanguage,
}

/// Whether the game counts or is practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Players are told nothing that the Laws forbid.
    Tournament,
    /// The device may help, and says so.
    Training,
}

/// The task of the device at this event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Profile {
    /// A recording device only.
    Recorder,
    /// A talking clock only.
    Clock,
    /// Recording device and talking clock.
    RecorderAndClock,
    /// Also hears the announcements of both players.
    FullAnnouncement,
    /// Carries announcements between two places.
    Relay,
}

/// One thing that a device does. An arbiter can have the list read out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Capability {
    /// Keeps the score that the blind player dictates.
    KeepScore,
    /// Reads the player's own score back on request.
    ReadOwnScore,
    /// Runs the clocks of both players.
    RunClock,
    /// Says the times of both players on request.
    TellTimes,
    /// Says the number of completed moves on request.
    TellMoves,
    /// Hears announced and repeated moves and keeps the words.
    HearAnnouncements,
    /// Compares the two boards and scores, for the arbiter alone.
    CompareBoards,
    /// Passes announcements to the other place word for word.
    RelayAnnouncements,
}

/// Whether the arbiter is told which pieces were touched on an electronic board (4.3; D.2.2). The arbiter decides
/// what follows: a board cannot tell an intended touch from another, or hear "I adjust" (4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchFacts {
    /// Touches are not reported.
    Ignored,
    /// Touches are reported to the arbiter.
    ForTheArbiter,
}

impl TouchFacts {
    /// The names of both settings, as written in event files.
    pub const NAMES: [(&str, TouchFacts); 2] =
        [("ignored", TouchFacts::Ignored), ("arbiter", TouchFacts::ForTheArbiter)];
}

impl PeriodPolicy {
    /// The names of all settings, as written in event files.
    pub const NAMES: [(&str, PeriodPolicy); 3] = [
        ("at zero", PeriodPolicy::AtZero),
        ("at zero for both", PeriodPolicy::AtZeroForBoth),
        ("by move counter", PeriodPolicy::ByMoveCounter),
    ];
}

impl ArbiterPresence {
    /// The names of both settings, as written in event files.
    pub const NAMES: [(&str, ArbiterPresence); 2] =
        [("present", ArbiterPresence::Present), ("absent", ArbiterPresence::Absent)];
}

impl Mode {
    /// The names of both modes, as written in event files.
    pub const NAMES: [(&str, Mode); 2] =
        [("tournament", Mode::Tournament), ("training", Mode::Training)];
}

impl Profile {
    /// The names of all profiles, as written in event files.
    pub const NAMES: [(&str, Profile); 5] = [
        ("recorder", Profile::Recorder),
        ("clock", Profile::Clock),
        ("recorder and clock", Profile::RecorderAndClock),
        ("full announcement", Profile::FullAnnouncement),
        ("relay", Profile::Relay),
    ];

    /// The list of what the device does under this profile.
    #[must_use]
    pub fn capabilities(self) -> &'static [Capability] {
        use Capability::{
            CompareBoards, HearAnnouncements, KeepScore, ReadOwnScore, RelayAnnouncements,
            RunClock, TellMoves, TellTimes,
        };
        match self {
            Profile::Recorder => &[KeepScore, ReadOwnScore],
            Profile::Clock => &[RunClock, TellTimes, TellMoves],
            Profile::RecorderAndClock => &[KeepScore, ReadOwnScore, RunClock, TellTimes, TellMoves],
            Profile::FullAnnouncement => &[
                KeepScore,
                ReadOwnScore,
                RunClock,
                TellTimes,
                TellMoves,
                HearAnnouncements,
                CompareBoards,
            ],
            Profile::Relay => &[
                KeepScore,
                ReadOwnScore,
                RunClock,
                TellTimes,
                TellMoves,
                HearAnnouncements,
                CompareBoards,
                RelayAnnouncements,
            ],
        }
    }

    #[must_use]
    pub fn allows(self, capability: Capability) -> bool {
        self.capabilities().contains(&capability)
    }
}

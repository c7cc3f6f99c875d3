//! How an event is played: everything its regulations fix before the first move.
//! Never reads a file; [`read_event`](super::read_event()) makes it from a text.

use super::edition::Edition;
use super::offence::{EventPenalties, Terms};
use super::provisions::DefaultTime;
use super::regime::Regime;

/// The settings of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time control as it was written; the clock reads it.
    pub time_control: TimeControlText,
    /// The pace and the supervision.
    pub regime: Regime,
    /// The minutes after which a late player loses; none where the event gives none and its edition
    /// has no default either.
    pub default_time: Option<Minutes>,
    /// What a clock does when a period ends.
    pub period_policy: PeriodPolicy,
    /// The event's own penalties.
    pub penalties: EventPenalties,
    /// Draws by agreement.
    pub draw_offers: DrawOffers,
    /// Whether the rules for the last two minutes were announced.
    pub quickplay_finish: QuickplayFinish,
    /// Whether an arbiter is at the table or near it.
    pub arbiter: ArbiterPresence,
    /// The languages of announced moves.
    pub announcements: Announcements,
    /// Whether the device may help.
    pub mode: Mode,
    /// What the device may do.
    pub profile: Profile,
    /// Whether the arbiter learns from electronic boards what hands have touched.
    pub touches: TouchFacts,
    /// Adaptations of the rules for blind players, in the organiser's words (D.1).
    pub adaptations: Vec<String>,
}

impl Event {
    /// What penalties are measured by.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms { edition: self.edition, regime: self.regime, penalties: self.penalties }
    }

    /// The default time of an event that gives none (6.7.1): zero, but nothing in 2014, which leaves
    /// it to the event, and in 1929, which knows none.
    #[must_use]
    pub fn silent_default_time(edition: Edition) -> Option<Minutes> {
        match edition.parameters().default_time {
            DefaultTime::NotRegulated | DefaultTime::MustBeSet => None,
            DefaultTime::ZeroUnlessSet | DefaultTime::UnsetIsZero => Some(Minutes(0)),
        }
    }
}

/// A time control as somebody wrote it, and the line of the file it stands on.
#[derive(Debug, Clone)]
pub struct TimeControlText {
    /// The text.
    pub text: String,
    /// Its line, to say where something is wrong.
    pub line: usize,
}

/// On which line it stands is no part of what it says: a record has the event in lines of its own.
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
    /// When the clock reaches zero.
    AtZero,
    /// When the clock of either reaches zero, for both at once.
    AtZeroForBoth,
    /// When the counter of moves reaches the number of the period.
    ByMoveCounter,
}

/// What players may agree (9.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    /// Offers and agreements are free.
    Free,
    /// None before this move without the arbiter's consent.
    NotBefore(u16),
    /// None at all without the arbiter's consent.
    ThroughArbiter,
}

impl DrawOffers {
    /// The last move that an event can name.
    pub const LAST_MOVE: u16 = 999;

    /// No draws before this move. Before move 1 nothing is played, so that 0 and 1 restrict nothing.
    #[must_use]
    pub fn not_before(first: u16) -> DrawOffers {
        if first <= 1 { DrawOffers::Free } else { DrawOffers::NotBefore(first) }
    }
}

/// Whether the event announced the rules for the last two minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuickplayFinish {
    /// It did.
    Announced,
    /// It did not, so they do not apply.
    NotAnnounced,
}

/// Whether an arbiter can be called (III.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ArbiterPresence {
    /// One is there.
    Present,
    /// None is; a designated arbiter decides afterwards.
    Absent,
}

/// A language in which moves are announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnnouncingLanguage {
    /// German, as D.2.1 has it.
    German,
    /// French.
    French,
    /// English.
    English,
}

/// The languages of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Announcements {
    /// Pieces and castling.
    pub words: AnnouncingLanguage,
    /// Ranks, German unless the arbiter decides otherwise.
    pub ranks: AnnouncingLanguage,
}

/// Whether a game counts or is practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Nothing that the Laws forbid is told to a player.
    Tournament,
    /// The device may help, and says that it does.
    Training,
}

/// What the device is at this event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Profile {
    /// A recording device and nothing else.
    Recorder,
    /// A talking clock and nothing else.
    Clock,
    /// Recording device and talking clock.
    RecorderAndClock,
    /// Hears the announcements of both players too.
    FullAnnouncement,
    /// Carries announcements between two places.
    Relay,
}

/// One thing that a device does; an arbiter can have the list read out.
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
    /// Hears announced and repeated moves and keeps them as said.
    HearAnnouncements,
    /// Compares the two boards and scores, for the arbiter alone.
    CompareBoards,
    /// Passes announcements on to the other place as they were said.
    RelayAnnouncements,
}

/// Whether it is told which pieces hands have touched on an electronic board (4.3; D.2.2). What follows
/// from a touch is the arbiter's to say: a board feels no intention, and no "I adjust" (4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchFacts {
    /// It is not.
    Ignored,
    /// It is, to the arbiter.
    ForTheArbiter,
}

impl TouchFacts {
    /// Both by the name that people write.
    pub const NAMES: [(&str, TouchFacts); 2] =
        [("ignored", TouchFacts::Ignored), ("arbiter", TouchFacts::ForTheArbiter)];
}

impl PeriodPolicy {
    /// Every policy by the name that people write.
    pub const NAMES: [(&str, PeriodPolicy); 3] = [
        ("at zero", PeriodPolicy::AtZero),
        ("at zero for both", PeriodPolicy::AtZeroForBoth),
        ("by move counter", PeriodPolicy::ByMoveCounter),
    ];
}

impl ArbiterPresence {
    /// Both by the name that people write.
    pub const NAMES: [(&str, ArbiterPresence); 2] =
        [("present", ArbiterPresence::Present), ("absent", ArbiterPresence::Absent)];
}

impl Mode {
    /// Both modes by the name that people write.
    pub const NAMES: [(&str, Mode); 2] =
        [("tournament", Mode::Tournament), ("training", Mode::Training)];
}

impl Profile {
    /// Every profile by the name that people write.
    pub const NAMES: [(&str, Profile); 5] = [
        ("recorder", Profile::Recorder),
        ("clock", Profile::Clock),
        ("recorder and clock", Profile::RecorderAndClock),
        ("full announcement", Profile::FullAnnouncement),
        ("relay", Profile::Relay),
    ];

    /// What the device does under this profile.
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

    /// Whether the device does something under this profile.
    #[must_use]
    pub fn allows(self, capability: Capability) -> bool {
        self.capabilities().contains(&capability)
    }
}

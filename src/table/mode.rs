//! Tournament or training, and the event profile: what the device may do at all.
//!
//! Help for a player can only be told with a [`Permit`], and only training gives one:
//! so what the Laws forbid in tournament mode cannot be put into a player's notice.

/// How much the device may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Only what the Laws allow a player to be told.
    Tournament,
    /// Help is given, and said to be given.
    Training,
}

impl Mode {
    /// The permission to help, which tournament mode does not have.
    #[must_use]
    pub fn permit(self) -> Option<Permit> {
        match self {
            Mode::Tournament => None,
            Mode::Training => Some(Permit(())),
        }
    }
}

/// Proof that help may be given. It can only come from [`Mode::permit`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Permit(());

/// What an event lets the device do, fixed at the start and readable by the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Profile {
    /// Keeps the player's own score, nothing else (D.2.7).
    Recorder,
    /// Is the talking clock, nothing else (D.2.6).
    Clock,
    /// Both.
    RecorderAndClock,
    /// Both, and relays announcements as an assistant would (D.2.10.2).
    FullAnnouncement,
    /// The same between two places.
    Relay,
}

/// One thing the device can do for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Capability {
    /// Takes down the player's own score and reads it back on request (D.2.7).
    KeepScore,
    /// Runs the clock and takes presses (D.2.6).
    RunClock,
    /// Tells times and completed moves on request (D.2.6.1, D.2.10.4).
    TellTimes,
    /// Says one player's announcement to the other, in its own words (D.2.10.2).
    RelayWords,
    /// Carries announcements to another place.
    Relay,
}

impl Profile {
    /// What this profile lets the device do.
    #[must_use]
    pub fn capabilities(self) -> &'static [Capability] {
        use Capability::{KeepScore, Relay, RelayWords, RunClock, TellTimes};
        match self {
            Profile::Recorder => &[KeepScore],
            Profile::Clock => &[RunClock, TellTimes],
            Profile::RecorderAndClock => &[KeepScore, RunClock, TellTimes],
            Profile::FullAnnouncement => &[KeepScore, RunClock, TellTimes, RelayWords],
            Profile::Relay => &[KeepScore, RunClock, TellTimes, RelayWords, Relay],
        }
    }

    /// Whether the device may do this.
    #[must_use]
    pub fn allows(self, capability: Capability) -> bool {
        self.capabilities().contains(&capability)
    }
}

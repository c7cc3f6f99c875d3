//! The activities that commands depend on.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Activity {
    /// A game between two people.
    Table,
    /// A game against Hector.
    Practice,
    /// Listening to games.
    Review,
    /// Learning by questions.
    Drills,
    /// A clock alone, between two people. Commands are keys, and words after a letter.
    Clock,
    /// The arbiter's desk of a table elsewhere. Commands are typed, not spoken.
    Desk,
    /// The menu, with the questions and the lesson at the first start.
    Menu,
}

pub(super) const EVERYWHERE: &[Activity] = &Activity::ALL;
/// All but the clock, which has its own keys.
pub(super) const BUT_AT_THE_CLOCK: &[Activity] = &[
    Activity::Table,
    Activity::Practice,
    Activity::Review,
    Activity::Drills,
    Activity::Desk,
    Activity::Menu,
];
/// The menu, and everything that it opens.
pub(super) const WITH_A_MENU: &[Activity] = &[
    Activity::Table,
    Activity::Practice,
    Activity::Review,
    Activity::Drills,
    Activity::Clock,
    Activity::Menu,
];
pub(super) const WITH_A_VOICE: &[Activity] = &Activity::WITH_WORDS;
pub(super) const IN_GAMES: &[Activity] = &[Activity::Table, Activity::Practice, Activity::Review];
pub(super) const IN_PLAY: &[Activity] = &[Activity::Table, Activity::Practice];
pub(super) const AT_HOME: &[Activity] = &[Activity::Practice, Activity::Review, Activity::Drills];

impl Activity {
    /// The activities with typed and spoken commands.
    pub const WITH_WORDS: [Activity; 4] =
        [Activity::Table, Activity::Practice, Activity::Review, Activity::Drills];

    pub const ALL: [Activity; 7] = [
        Activity::Table,
        Activity::Practice,
        Activity::Review,
        Activity::Drills,
        Activity::Clock,
        Activity::Desk,
        Activity::Menu,
    ];

    /// The activities whose commands help lists first.
    pub(super) fn told_first(self) -> &'static [Activity] {
        match self {
            Activity::Table | Activity::Clock | Activity::Desk | Activity::Menu => &[],
            Activity::Practice => &[Activity::Practice],
            Activity::Review => &[Activity::Review, Activity::Practice],
            Activity::Drills => &[Activity::Drills],
        }
    }

    /// The order in which keys are listed. Keys with the same command are listed together, and keys not named here come
    /// last.
    pub(super) fn keys_as_told(self) -> &'static str {
        match self {
            Activity::Table => {
                "Enter Tab F1 F2 F3 F4 F5 F6 F7 F8 = + - PageUp PageDown F9 Space F10 Escape"
            }
            Activity::Practice | Activity::Drills => {
                "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 Tab = + - PageUp PageDown Space Escape"
            }
            Activity::Desk | Activity::Menu => "F1 F2 F3 F4 = + - PageUp PageDown F9 Escape",
            Activity::Clock => "s t F5 F6 m F2 ? Up Down PageUp PageDown Escape q",
            Activity::Review => {
                "Enter Left Home End Down Up Control+Right Control+Left F12 * , F1 F2 F3 F4 F5 F6 \
                 F7 F8 F9 F10 F11 Tab + - PageUp PageDown Space Escape"
            }
        }
    }
}

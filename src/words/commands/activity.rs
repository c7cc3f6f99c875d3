//! What a person sits down to do, as far as commands differ by it. Never knows a command.

/// What a person is doing.
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
    /// A clock alone, between two people; there commands are keys, and words behind a letter.
    Clock,
    /// The arbiter's desk of a table elsewhere; there commands are typed and not said.
    Desk,
    /// The question what to do, and what is asked and learned at the first start.
    Menu,
}

pub(super) const EVERYWHERE: &[Activity] = &Activity::ALL;
/// The clock has keys of its own.
pub(super) const BUT_AT_THE_CLOCK: &[Activity] = &[
    Activity::Table,
    Activity::Practice,
    Activity::Review,
    Activity::Drills,
    Activity::Desk,
    Activity::Menu,
];
/// What is opened from the menu, and the menu.
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
    /// Those in which commands are typed and said.
    pub const WITH_WORDS: [Activity; 4] =
        [Activity::Table, Activity::Practice, Activity::Review, Activity::Drills];

    /// Every one.
    pub const ALL: [Activity; 7] = [
        Activity::Table,
        Activity::Practice,
        Activity::Review,
        Activity::Drills,
        Activity::Clock,
        Activity::Desk,
        Activity::Menu,
    ];

    /// Whose own commands help tells before all others.
    pub(super) fn told_first(self) -> &'static [Activity] {
        match self {
            Activity::Table | Activity::Clock | Activity::Desk | Activity::Menu => &[],
            Activity::Practice => &[Activity::Practice],
            Activity::Review => &[Activity::Review, Activity::Practice],
            Activity::Drills => &[Activity::Drills],
        }
    }

    /// The order in which keys are told. A key that does what another does is told with it,
    /// and one that does not stand here comes last.
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

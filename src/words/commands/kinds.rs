//! A type for each part of Hector that carries out commands. If a row allows a command in a scene, and the scene
//! has no arm for it, the code does not compile.
//!
//! Each type has a variant for every command. The variants of commands that belong elsewhere contain
//! [`Infallible`], which has no values. So a `match` needs no arm for those, but one for every other.
//!
//! ```compile_fail,E0004
//! use hector_words::PracticeCommand;
//!
//! fn is_obeyed(command: PracticeCommand) -> bool {
//!     match command {
//!         PracticeCommand::TakeBack(_) | PracticeCommand::AsksBoard(_) => true,
//!     }
//! }
//! ```
//!
//! The arbiter's desk has no commands of its own:
//!
//! ```
//! use hector_words::DeskCommand;
//!
//! fn is_obeyed(command: DeskCommand) -> bool {
//!     match command {}
//! }
//! ```

#![allow(rustdoc::private_doc_tests, reason = "the examples are tests: one must not compile")]

use std::convert::Infallible;

use super::activity::Activity;

/// What carries a command out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Obeyer {
    /// Every conversation, in the same way.
    Talk,
    /// The settings.
    Settings,
    /// A board, which is asked about its squares.
    Board,
    /// The scene.
    Scene,
}

impl Obeyer {
    /// Whether it is one of these. `const`, so that types can depend on it.
    pub(super) const fn is_among(self, others: &[Obeyer]) -> bool {
        let mut place = 0;
        while place < others.len() {
            if others[place] as u8 == self as u8 {
                return true;
            }
            place += 1;
        }
        false
    }
}

/// Whether an activity is one of these. `const`, so that types can depend on it.
pub(super) const fn is_one_of(all: &[Activity], activity: Activity) -> bool {
    let mut place = 0;
    while place < all.len() {
        if all[place] as u8 == activity as u8 {
            return true;
        }
        place += 1;
    }
    false
}

/// Stands for whether a command is of a kind.
pub struct IsOfKind<const YES: bool>;

/// The content of a command's variant.
pub trait InVariant {
    /// `()`, or a type without values.
    type Held;
    const HELD: Option<Self::Held>;
}

impl InVariant for IsOfKind<true> {
    type Held = ();
    const HELD: Option<()> = Some(());
}

impl InVariant for IsOfKind<false> {
    type Held = Infallible;
    const HELD: Option<Infallible> = None;
}

/// Makes the types of commands that belong together: those of one obeyer, those of a scene, and those of a scene that
/// leaves questions about a board to the board.
macro_rules! kinds {
    ($(#[$about:meta])+ $kind:ident by $by:ident; $($name:ident $given:expr, $obeyer:ident;)+) => {
        $(#[$about])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each is told of at the command of its name")]
        pub enum $kind {
            $($name(<IsOfKind<{ Obeyer::$obeyer.is_among(&[Obeyer::$by]) }> as InVariant>::Held),)+
        }

        impl $kind {
            /// A command, if it is one of these.
            #[must_use]
            pub fn of(command: Command) -> Option<$kind> {
                match command {
                    $(Command::$name => {
                        <IsOfKind<{ Obeyer::$obeyer.is_among(&[Obeyer::$by]) }> as InVariant>::HELD
                            .map($kind::$name)
                    })+
                }
            }
        }
    };
    (
        $(#[$about:meta])+ $kind:ident at $activity:ident by $by:expr $(, asks $board:ident)?;
        $($name:ident $given:expr, $obeyer:ident;)+
    ) => {
        $(#[$about])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each is told of at the command of its name")]
        pub enum $kind {
            $(
                /// The board is asked.
                AsksBoard($board),
            )?
            $($name(
                <IsOfKind<{
                    is_one_of($given, Activity::$activity)
                        && Obeyer::$obeyer.is_among($by)
                }> as InVariant>::Held,
            ),)+
        }

        impl OwnCommand for $kind {
            const ACTIVITY: Activity = Activity::$activity;

            fn own(command: Command) -> Option<$kind> {
                $(if let Some(asked) = $board::of(command) {
                    return Some($kind::AsksBoard(asked));
                })?
                match command {
                    $(Command::$name => {
                        <IsOfKind<{
                            is_one_of($given, Activity::$activity)
                                && Obeyer::$obeyer.is_among($by)
                        }> as InVariant>::HELD
                            .map($kind::$name)
                    })+
                }
            }
        }
    };
}

/// Makes the commands, their rows, and a type for each part that carries some of them out.
macro_rules! commands {
    ($(
        $(#[$about:meta])+
        $name:ident: $activities:expr, $topic:ident, $does:ident, $obeyer:ident
            $(. $with:ident ($($value:expr),*))*;
    )+) => {
        /// Something that a player wants, by a word or a key.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Command {
            $($(#[$about])+ $name,)+
        }

        /// The row of every command.
        pub(super) fn rows() -> Vec<CommandEntry<Command>> {
            vec![$(
                CommandEntry::new(
                    Command::$name,
                    |language| (language.words().command)(Command::$name),
                    $activities,
                    Texts::$does,
                )
                    .about(Topic::$topic)
                    .obeyed_by(Obeyer::$obeyer)
                    $(.$with($($value),*))*,
            )+]
        }

        kinds! {
            /// What every talk with somebody carries out in the same way.
            TalkCommand by Talk; $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What changes how Hector speaks, tells and listens.
            SettingCommand by Settings; $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What a board is asked.
            BoardCommand by Board; $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What a game at the table carries out; it shows a board in its own way.
            TableCommand at Table by &[Obeyer::Scene, Obeyer::Board]; $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What a practice game carries out.
            PracticeCommand at Practice by &[Obeyer::Scene], asks BoardCommand;
            $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What is carried out where games are listened to.
            ReviewCommand at Review by &[Obeyer::Scene], asks BoardCommand;
            $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What the drills carry out.
            DrillCommand at Drills by &[Obeyer::Scene], asks BoardCommand;
            $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What the talking clock carries out.
            ClockCommand at Clock by &[Obeyer::Scene]; $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What the arbiter's desk carries out.
            DeskCommand at Desk by &[Obeyer::Scene]; $($name $activities, $obeyer;)+
        }
        kinds! {
            /// What the menu and the first start carry out.
            MenuCommand at Menu by &[Obeyer::Scene]; $($name $activities, $obeyer;)+
        }
    };
}

pub(super) use {commands, kinds};

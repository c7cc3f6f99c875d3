//! The commands of a player, in every language. `commands/rows.rs` has one row for each.

mod activity;
mod fitting;
mod kinds;
mod row;
mod rows;
mod table;
mod topic;

use std::sync::LazyLock;

use super::language::Language;
use super::texts::Texts;
use rows::rows;

pub use activity::Activity;
pub(super) use fitting::{fitting, takes_any_line};
pub use row::CommandEntry;
pub use row::{CommandWords, words};
pub(super) use row::{ListenedFor, Takes};
pub use rows::{
    BoardCommand, ClockCommand, Command, DeskCommand, DrillCommand, MenuCommand, PracticeCommand,
    ReviewCommand, SettingCommand, TableCommand, TalkCommand,
};
pub use table::CommandTable;
pub use topic::{HelpWanted, Topic};

static HOUSE: LazyLock<CommandTable<Command>> = LazyLock::new(|| CommandTable::new(rows()));

impl Command {
    /// Every command, one row each.
    #[must_use]
    pub fn table() -> &'static CommandTable<Command> {
        &HOUSE
    }

    fn row(self) -> Option<&'static CommandEntry<Command>> {
        HOUSE.row(self)
    }

    /// Whether the command may be given in an activity.
    #[must_use]
    pub fn is_given_in(self, activity: Activity) -> bool {
        self.row().is_some_and(|row| row.is_given_in(activity))
    }

    /// Whether the command asks what stands on a board.
    pub fn asks_a_board(self) -> bool {
        self.row().is_some_and(CommandEntry::asks_a_board)
    }

    /// What the command means in an activity: itself, or the command that replaces it.
    #[must_use]
    pub fn meant_in(self, activity: Activity) -> Command {
        self.row().and_then(|row| row.meaning(activity)).unwrap_or(self)
    }

    #[must_use]
    pub fn does_in(self, activity: Activity, texts: &Texts) -> String {
        self.row().map(|row| row.does_at(activity, texts)).unwrap_or_default()
    }

    /// What the command does, in any activity.
    #[must_use]
    pub fn does(self, texts: &Texts) -> String {
        self.row().map(|row| row.does(texts)).unwrap_or_default()
    }

    /// Whether the command asks what stands on a board.
    #[must_use]
    pub fn is_about_a_board(self) -> bool {
        BoardCommand::of(self).is_some()
    }

    /// Whether the command is about what was said last: spells it, or stops it.
    pub fn is_about_what_was_said(self) -> bool {
        matches!(self, Command::Spell | Command::SpellByNames | Command::Hush | Command::Talk)
    }

    /// Whether the command says nothing without the square, piece or line that it asks about.
    #[must_use]
    pub fn needs_more(self) -> bool {
        let needs = |row: &CommandEntry<Command>| {
            matches!(row.takes, Takes::Square | Takes::Piece | Takes::Line)
        };
        self.row().is_some_and(needs)
    }

    /// Whether the command can be given by voice.
    pub(super) fn is_spoken(self) -> bool {
        self.row().is_some_and(|row| row.heard != ListenedFor::Never)
    }

    /// Whether the command has effects that a loosely understood question must not have.
    pub(super) fn is_deed(self) -> bool {
        let ends = |row: &CommandEntry<Command>| {
            row.heard == ListenedFor::Deed && matches!(row.topic, Topic::Ending | Topic::Arbiter)
        };
        let acts = matches!(
            self,
            Command::Press
                | Command::OpponentPress
                | Command::Start
                | Command::Correct
                | Command::TakeBack
                | Command::Quit
        );
        acts || self.row().is_some_and(ends)
    }

    pub(super) fn takes(self) -> &'static Takes {
        self.row().map_or(&Takes::Nothing, |row| &row.takes)
    }

    /// The command that makes Hector speak a language.
    #[must_use]
    pub fn speak(language: Language) -> Command {
        match language {
            Language::English => Command::SpeakEnglish,
            Language::German => Command::SpeakGerman,
            Language::French => Command::SpeakFrench,
        }
    }

    /// The language that this command makes Hector speak, if it is such a command.
    #[must_use]
    pub fn language(self) -> Option<Language> {
        Language::ALL.into_iter().find(|language| Command::speak(*language) == self)
    }
}

/// The commands that a scene carries out itself.
pub trait OwnCommand: Sized {
    const ACTIVITY: Activity;

    /// The scene's own form of a command, if it has one.
    fn own(command: Command) -> Option<Self>;

    /// Sorts a command by what carries it out. `None` if it may not be given here.
    fn given(command: Command) -> Option<GivenCommand<Self>> {
        if !command.is_given_in(Self::ACTIVITY) {
            return None;
        }
        let own = Self::own(command).map(GivenCommand::Own);
        let setting = || SettingCommand::of(command).map(GivenCommand::Setting);
        let talk = || TalkCommand::of(command).map(GivenCommand::Talk);
        own.or_else(setting).or_else(talk)
    }
}

/// A command that may be given in a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivenCommand<C> {
    /// The scene carries it out.
    Own(C),
    /// It changes a setting.
    Setting(SettingCommand),
    /// It is carried out as in every conversation.
    Talk(TalkCommand),
}

/// The command at the start of a text, and the text after it.
#[must_use]
pub fn command(text: &str) -> Option<(Command, String)> {
    HOUSE.understood(text)
}

/// What people type for help where letters are not commands.
const HELP_SIGNS: [&str; 2] = ["?", "f1"];

/// The command, if the whole line is one. For questions that take answers and few commands.
pub fn command_alone(line: &str) -> Option<Command> {
    let line = line.trim();
    match command(line) {
        _ if HELP_SIGNS.contains(&line.to_lowercase().as_str()) => Some(Command::Help),
        Some((asked, rest)) if rest.is_empty() => Some(asked),
        _ => None,
    }
}

/// The word for a command in a language.
#[must_use]
pub fn command_word(command: Command, language: Language) -> &'static str {
    command.row().map(|row| row.word(language)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spelling::{typed_forms, typed_plainly};
    use crate::{Lexicon, Wording, hear};

    fn words() -> impl Iterator<Item = (Command, &'static str)> {
        let all = |row: &'static CommandEntry<Command>| {
            let words = Language::ALL.into_iter().flat_map(|language| row.words_in(language));
            words.map(|word| (row.command(), word))
        };
        HOUSE.rows().flat_map(all)
    }

    /// How many commands a scene carries out by itself.
    fn carried_out_by<C: OwnCommand>() -> usize {
        let is_own = |command: &Command| {
            let given = C::given(*command);
            assert_eq!(given.is_some(), command.is_given_in(C::ACTIVITY), "{command:?}");
            matches!(given, Some(GivenCommand::Own(_)))
        };
        HOUSE.rows().map(CommandEntry::command).filter(is_own).count()
    }

    #[test]
    fn whatever_may_be_given_somewhere_is_carried_out_by_somebody_there() {
        assert!(carried_out_by::<TableCommand>() > 30);
        assert!(carried_out_by::<PracticeCommand>() > 30);
        assert!(carried_out_by::<ReviewCommand>() > 50);
        assert!(carried_out_by::<DrillCommand>() > 15);
        assert!(carried_out_by::<ClockCommand>() > 5);
        assert_eq!(carried_out_by::<DeskCommand>(), 0);
        assert_eq!(carried_out_by::<MenuCommand>(), 0);
    }

    #[test]
    fn no_two_commands_share_a_word() {
        let mut seen: Vec<(String, Command)> = Vec::new();
        for (command, word) in words() {
            for spelled in typed_forms(word) {
                for (other, owner) in &seen {
                    assert!(*other != spelled || *owner == command, "{word} is {owner:?} too");
                }
                seen.push((spelled, command));
            }
        }
    }

    #[test]
    fn no_command_is_a_move() {
        let lexicon = Lexicon::of_every_language(Wording::default());
        for (_, word) in words() {
            assert!(hear(word, &lexicon).is_err(), "{word}");
        }
    }

    #[test]
    fn moves_are_no_commands() {
        let moves = [
            "e4",
            "sg1f3",
            "eva vier",
            "dame david eins",
            "pion eva",
            "bella vier",
            "b takes c6",
            "b c6",
            "s f3",
            "n g1 f3",
            "c f3",
            "k e2",
        ];
        for text in moves {
            assert_eq!(command(text), None, "{text}");
        }
        assert_eq!(command("Züge"), Some((Command::Moves, String::new())));
        assert_eq!(command("c"), Some((Command::Times, String::new())));
        assert_eq!(command("p N"), Some((Command::Pieces, "N".to_owned())));
        assert_eq!(command("moves from e2"), Some((Command::MovesFrom, "e2".to_owned())));
    }

    #[test]
    fn every_command_is_understood_without_umlauts_and_accents() {
        let typed =
            HOUSE.rows().flat_map(|row| row.words_typed().map(|word| (row.command(), word)));
        let mut plain = 0;
        for (meant, word) in words().chain(typed) {
            let (word, rest) = match word.contains('…') {
                true => (word.replace('…', "e5"), "e5"),
                false => (word.to_owned(), ""),
            };
            for typed in typed_plainly(&word) {
                let understood = command(&typed).map(|(found, rest)| (found, rest.to_lowercase()));
                assert_eq!(understood, Some((meant, rest.to_owned())), "{typed}");
                plain += usize::from(typed != word);
            }
        }
        assert!(plain > 300, "{plain}");
        for topic in Topic::ALL {
            for language in Language::ALL {
                for typed in typed_plainly(topic.word(language)) {
                    assert_eq!(HelpWanted::read(&typed), Some(HelpWanted::About(topic)), "{typed}");
                }
            }
        }
    }

    #[test]
    fn words_that_people_type_beside_those_that_are_told_are_commands() {
        for (typed, meant, rest) in [
            ("wer greift e5 an", Command::Attackers, "e5"),
            ("Wer greift Eva fünf an", Command::Attackers, "Eva fünf"),
            ("wer greift an e5", Command::Attackers, "e5"),
            ("hinweis", Command::Hint, ""),
            ("überspringe", Command::Skip, ""),
            ("ueberspringe", Command::Skip, ""),
            ("uberspringe", Command::Skip, ""),
            ("zeit bitte", Command::OwnTime, ""),
            ("wie spät", Command::OwnTime, ""),
            ("quelle heure", Command::OwnTime, ""),
            ("Aufgeben.", Command::Resign, ""),
            ("die Partie aufgeben", Command::Resign, ""),
            ("abandonner", Command::Resign, ""),
            ("to resign", Command::Resign, ""),
            ("annehmen", Command::AcceptDraw, ""),
            ("refuser", Command::DeclineDraw, ""),
            ("korrigieren e2e4", Command::Correct, "e2e4"),
            ("corriger e2e4", Command::Correct, "e2e4"),
            ("vorlesen Eva vier leer", Command::Reads, "Eva vier leer"),
            ("das Brett vorlesen", Command::Board, ""),
            ("unterschreiben", Command::Sign, ""),
            ("appeler l'arbitre", Command::CallArbiter, ""),
            ("lesezeichen löschen 2", Command::RemoveBookmark, "2"),
        ] {
            assert_eq!(command(typed), Some((meant, rest.to_owned())), "{typed}");
        }
    }
}

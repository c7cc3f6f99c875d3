//! The options for sitting down, shared by many scenes, and how a person sits down with them.

use std::io::{self, IsTerminal as _, Write as _};

use super::failure::Failure;
use super::first_start;
use super::in_lines::LinesEnded;
use super::named_board::NamedBoard;
use super::place::{Place, ScreenOptions, ServingEnded, WantedBoard, Wishes, wanted_board};
use super::settings_file;
use super::spoken::choice;
use crate::present::conversation::{Settings, TranscriptOrNot};
use crate::words::{Language, Texts};

/// How a scene was left.
pub(super) enum SceneLeft {
    /// Hector was left, too.
    Hector,
    /// For the menu.
    ForMenu(MenuAt),
}

/// Where the menu is shown.
pub(super) enum MenuAt {
    /// At a place that is open, with the current settings.
    Place(Box<(Place, Settings)>),
    /// At a terminal whose place is closed, because it had the devices of one game. The next one is opened with the
    /// same wishes.
    Terminal(Box<Settings>, Wishes),
    /// By lines.
    Lines(TranscriptOrNot),
}

impl SceneLeft {
    /// How a person at a place has left a scene.
    pub(super) fn with(ended: ServingEnded, place: Place, settings: &Settings) -> SceneLeft {
        match ended {
            ServingEnded::ForMenu => {
                SceneLeft::ForMenu(MenuAt::Place(Box::new((place, settings.clone()))))
            }
            ServingEnded::Left | ServingEnded::Lost => SceneLeft::Hector,
        }
    }

    /// The same by lines.
    pub(super) fn by_lines(ended: LinesEnded, shown: TranscriptOrNot) -> SceneLeft {
        match ended {
            LinesEnded::ForMenu => SceneLeft::ForMenu(MenuAt::Lines(shown)),
            LinesEnded::Left | LinesEnded::NoMore => SceneLeft::Hector,
        }
    }
}

/// How a terminal is used, and in which language.
#[derive(Debug, Default, Clone, Copy, clap::Args)]
pub(super) struct TerminalOptions {
    /// No voice and no tones: everything is shown as text
    #[arg(long)]
    silent: bool,
    #[command(flatten)]
    screen: ScreenOptions,
    /// The language that Hector speaks: de, fr or en; the system's if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    pub(super) language: Option<Language>,
}

impl TerminalOptions {
    /// The wishes for the terminal.
    pub(super) fn wishes(self) -> Wishes {
        Wishes::of(self.silent, self.screen)
    }
}

/// The same for what is done at home, at a terminal or by lines.
#[derive(Debug, Default, Clone, Copy, clap::Args)]
pub(super) struct HomeOptions {
    #[command(flatten)]
    terminal: TerminalOptions,
    /// The language in which moves are announced: de, fr or en; the one you have chosen if left
    /// out
    #[arg(long, value_name = "LANGUAGE", value_parser = choice(Language::ALL, Language::code))]
    announcements: Option<Language>,
    /// For lines from a file or a pipe: write each input line before the answer to it
    #[arg(long)]
    transcript: bool,
}

impl HomeOptions {
    /// The settings, and what is wrong with their file.
    pub(super) fn settings(self) -> (Settings, Option<String>) {
        settings_file::chosen_with_words(self.terminal.language, self.announcements)
    }

    /// The same for lines, where the first answer says what is wrong with the file.
    pub(super) fn settings_for_lines(self) -> Result<Settings, Failure> {
        let (settings, spoiled) = self.settings();
        if let Some(sentence) = spoiled {
            writeln!(io::stdout().lock(), "{sentence}")?;
        }
        Ok(settings)
    }

    /// The language of the command line, if any.
    pub(super) fn named_language(self) -> Option<Language> {
        self.terminal.language
    }

    /// The wishes for the terminal.
    pub(super) fn wishes(self) -> Wishes {
        self.terminal.wishes()
    }

    /// Opens the player's place. `None` if the player leaves at once.
    pub(super) fn sit_down(self) -> Result<Option<(Place, Settings)>, Failure> {
        first_start::sit_down(self.settings(), self.named_language(), self.wishes())
    }

    /// The named board. Only a person at a terminal can have one.
    pub(super) fn wanted_board(self, named: &[String]) -> Result<Option<WantedBoard>, Failure> {
        if named.is_empty() {
            return Ok(None);
        }
        let texts = Texts::new(self.settings().0.language);
        let Some(own) = NamedBoard::own_one(named, &texts)? else { return Ok(None) };
        let board = wanted_board(own.place, &texts)?;
        match io::stdin().is_terminal() {
            true => Ok(Some(board)),
            false => Err(Failure::Input(texts.board_needs_terminal())),
        }
    }

    /// How much of a game by lines is shown.
    pub(super) fn shown(self) -> TranscriptOrNot {
        TranscriptOrNot::of(self.transcript)
    }
}

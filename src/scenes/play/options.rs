//! The options of the programs that play a game, and what they fix before its first line.

use std::path::PathBuf;

use crate::present::conversation::TranscriptOrNot;
use crate::scenes::arbiters_number;
use crate::scenes::failure::Failure;
use crate::scenes::place::{ScreenOptions, Wishes};
use crate::scenes::sitting::TerminalOptions;
use crate::scenes::spoken::choice;
use crate::seat::setup::Setup;
use crate::words::{BoardOf, Language, Texts};

use super::TimePassing;
use super::beginning::RecordWanted;
use super::keeping::TakesRows;
use super::setup_lines;

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) enum UnfinishedGames {
    #[default]
    Offered,
    /// The menu offered them already.
    OfferedBefore,
}

/// The options of a game at a player's seat.
#[derive(Default, Clone, clap::Args)]
pub(crate) struct SeatOptions {
    /// The TOML file with the settings of the event
    #[arg(long, value_name = "FILE")]
    pub(super) event: Option<String>,
    /// Take one player's seat, even if lines come from a file or a pipe: every line is what
    /// that player types
    #[arg(long)]
    pub(super) seat: bool,
    /// Ask for a number that the arbiter chooses, for the record and the arbiter's desk: it is
    /// typed twice and not shown, or read from the first two lines of standard input
    #[arg(long, conflicts_with = "resume")]
    pub(super) arbiter_number: bool,
    /// No voice and no tones: everything is shown as text
    #[arg(long)]
    pub(super) silent: bool,
    #[command(flatten)]
    pub(super) screen: ScreenOptions,
    /// The language that Hector speaks with the player: de, fr or en; the system's if left
    /// out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    pub(super) language: Option<Language>,
    /// The language in which moves are announced: de, fr or en; the one you have chosen if left
    /// out
    #[arg(long, value_name = "LANGUAGE", value_parser = choice(Language::ALL, Language::code),
        conflicts_with_all = ["event", "resume"])]
    pub(super) announcements: Option<Language>,
    /// Write each input line before the answer to it, so that the output is a transcript of
    /// the game; input lines that begin with "to" are skipped
    #[arg(long)]
    pub(super) transcript: bool,
    /// Record the game in this file. At a terminal it is otherwise recorded in the folder of
    /// games
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Do not record the game
    #[arg(long, conflicts_with = "record")]
    pub(super) no_record: bool,
    /// Continue the game in this record; without a file, the latest unfinished game
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["record", "no_record", "event"])]
    pub(super) resume: Option<Option<PathBuf>>,
    /// Whether an unfinished game is offered first.
    #[arg(skip)]
    pub(super) unfinished: UnfinishedGames,
    /// Whoever is handed the rows of the record.
    #[arg(skip)]
    pub(super) hands_on: Option<TakesRows>,
}

/// The options of `hector play`.
#[derive(Default, Clone, clap::Args)]
pub(crate) struct PlayOptions {
    #[command(flatten)]
    pub(super) seat: SeatOptions,
    /// At a terminal too, read lines for the whole table instead of one player's. They are
    /// answered in English, or in the language of --language
    #[arg(long, conflicts_with_all = ["seat", "arbiter_number"])]
    pub(super) lines: bool,
    /// At the end, replay the record and report an error if it gives a different game
    #[arg(long, conflicts_with = "seat")]
    pub(super) replay: bool,
    /// Run the clock in real time, as at a terminal, even if lines come from a file or a pipe
    #[arg(long, conflicts_with_all = ["seat", "arbiter_number"])]
    pub(super) real_time: bool,
    /// Wait here for the opponent's Hector: an address and a port, such as 0.0.0.0:4711
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["seat", "lines", "replay", "real_time"])]
    pub(super) listen: Option<String>,
    /// Wait here for the arbiter's desk: an address and a port
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["seat", "lines", "replay", "real_time"])]
    pub(super) arbiter: Option<String>,
    /// Report the game to a hall: the code of this table, or the file with it
    #[arg(long, value_name = "CODE",
        conflicts_with_all = ["seat", "lines", "replay", "real_time", "arbiter", "no_record"])]
    pub(super) hall: Option<String>,
    /// Serve a page for the opponent's phone, at a number and a port, such as 0.0.0.0:8443, which is used if
    /// left out
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "0.0.0.0:8443",
        conflicts_with_all = ["seat", "lines", "replay", "real_time", "listen"])]
    pub(super) page: Option<String>,
    /// Feel an electronic board: its port, such as /dev/ttyUSB0, bluetooth for one without a cable,
    /// chessnut for one of Chessnut at a USB cable, or what it speaks and the port, such as
    /// chesslink:/dev/ttyUSB0. Two boards are named by whose they are: opponent=/dev/ttyUSB0 and
    /// mine=/dev/ttyUSB1
    #[arg(long, value_name = "PORT", conflicts_with_all = ["seat", "lines", "replay", "real_time"])]
    pub(super) board: Vec<String>,
    /// Whose board it is, where one is named: the opponent's, if left out, or your own
    #[arg(long, value_name = "OF", value_parser = choice(BoardOf::ALL, BoardOf::code),
        requires = "board")]
    pub(super) board_of: Option<BoardOf>,
}

/// The options of `hector arbiter`.
#[derive(clap::Args)]
pub(crate) struct DeskOptions {
    /// Where the table waits for the arbiter: address and port, such as 192.168.1.5:4712
    #[arg(required_unless_present_any = ["check", "hall"])]
    pub(super) address: Option<String>,
    /// Follow the tables of a hall from here: the code of your desk, or the file that has it
    #[arg(long, value_name = "CODE", conflicts_with_all = ["address", "again", "check"])]
    hall: Option<String>,
    /// Return to the previous table without a code
    #[arg(long)]
    pub(super) again: bool,
    /// Check and print what this device tells players in tournament mode
    #[arg(long, conflicts_with_all = ["address", "again"])]
    pub(super) check: bool,
    /// The TOML file with the settings of that event
    #[arg(long, value_name = "FILE", requires = "check")]
    pub(super) event: Option<String>,
    /// No voice: everything is shown as text
    #[arg(long)]
    pub(super) silent: bool,
    #[command(flatten)]
    pub(super) screen: ScreenOptions,
    /// The language that Hector speaks: de, fr or en; the system's if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    pub(super) language: Option<Language>,
}

impl DeskOptions {
    /// The code of a desk in a hall, if the arbiter sits there.
    pub(crate) fn hall(&self) -> Option<&str> {
        self.hall.as_deref()
    }

    /// The wishes for the terminal, and the language.
    pub(crate) fn sitting(&self) -> (Wishes, Option<Language>) {
        (Wishes::of(self.silent, self.screen), self.language)
    }
}

/// The options of `hector-recorder arbiter`.
#[derive(clap::Args)]
pub(crate) struct CheckOptions {
    /// Check and print what this device tells players in tournament mode
    #[arg(long, required = true)]
    pub(super) check: bool,
    /// The TOML file with the settings of that event
    #[arg(long, value_name = "FILE")]
    pub(super) event: Option<String>,
    /// The language that Hector speaks: de, fr or en; the system's if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    pub(super) language: Option<Language>,
}

/// The options of `hector relay`.
#[derive(Clone, clap::Args)]
pub(crate) struct RelayOptions {
    /// Where the opponent's Hector waits: address and port, such as 192.168.1.5:4711
    pub(super) address: String,
    /// Continue the game in this record; without a file, the latest unfinished game
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub(super) resume: Option<Option<PathBuf>>,
    /// Ask for a number that the arbiter at this place chooses: it is typed twice and not
    /// shown
    #[arg(long, conflicts_with = "resume")]
    pub(super) arbiter_number: bool,
    #[command(flatten)]
    pub(super) terminal: TerminalOptions,
}

impl PlayOptions {
    /// Options for continuing a game, if there is one.
    pub(crate) fn resuming(record: Option<PathBuf>) -> PlayOptions {
        PlayOptions { seat: SeatOptions::resuming(record), ..PlayOptions::default() }
    }

    /// Options for a new game after unfinished ones were offered.
    pub(crate) fn new_game() -> PlayOptions {
        let seat =
            SeatOptions { unfinished: UnfinishedGames::OfferedBefore, ..SeatOptions::default() };
        PlayOptions { seat, ..PlayOptions::default() }
    }

    /// The same at a player's seat, by lines.
    pub(crate) fn by_lines(self, shown: TranscriptOrNot) -> PlayOptions {
        let transcript = shown == TranscriptOrNot::Everything;
        PlayOptions { seat: SeatOptions { seat: true, transcript, ..self.seat }, ..self }
    }

    /// The same for another game.
    pub(super) fn another(&self) -> PlayOptions {
        PlayOptions { seat: self.seat.another(), ..self.clone() }
    }
}

impl RelayOptions {
    /// Options for connecting to the host at an address.
    pub(super) fn to(address: &str) -> RelayOptions {
        RelayOptions {
            address: address.to_owned(),
            resume: None,
            arbiter_number: false,
            terminal: TerminalOptions::default(),
        }
    }

    /// The same for another game, for which the other place gives a new code.
    pub(super) fn another(&self) -> RelayOptions {
        RelayOptions { resume: None, ..self.clone() }
    }
}

impl SeatOptions {
    /// Options for continuing a game, if there is one.
    pub(crate) fn resuming(record: Option<PathBuf>) -> SeatOptions {
        SeatOptions { resume: record.map(Some), ..SeatOptions::default() }
    }

    /// The same for another game.
    pub(super) fn another(&self) -> SeatOptions {
        SeatOptions { resume: None, record: None, ..self.clone() }
    }

    /// The language of the answers to a script of the whole table.
    pub(super) fn language(&self) -> Language {
        self.language.unwrap_or(Language::English)
    }

    /// The settings before the first line.
    pub(super) fn setup(&self, number: Option<&str>, texts: &Texts) -> Result<Setup, Failure> {
        let mut setup = match &self.event {
            None => Setup::default(),
            Some(path) => setup_lines::of_file(path, texts)?,
        };
        if let Some(words) = self.announcements {
            setup.announce_in(words);
        }
        if let Some(number) = number {
            setup.set_arbiter_number(arbiters_number::kept(number, None, texts)?);
        }
        Ok(setup)
    }

    /// The arbiter's number from standard input, if the options want one.
    pub(super) fn number_in_lines(&self, texts: &Texts) -> Result<Option<String>, Failure> {
        self.arbiter_number.then(|| arbiters_number::asked_in_lines(texts)).transpose()
    }

    pub(super) fn wanted(&self, passing: TimePassing) -> RecordWanted {
        match (&self.record, passing) {
            (Some(path), _) => RecordWanted::File(path.clone()),
            (None, TimePassing::ByItself) if !self.no_record => RecordWanted::GamesFolder,
            (None, _) => RecordWanted::No,
        }
    }
}

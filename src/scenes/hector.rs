//! The program `hector` with all its scenes. The door opens them.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Command;

use super::failure::Outcome;
use super::program::{LooksBeyond, OpensScene, Program, Scene};
use super::sealing::SealsFound;
use super::shared_scenes::{CLOCK, DOCTOR, GAMES, VERIFY};
#[cfg(not(feature = "ear"))]
use super::without_ear;
use super::{
    compare, contribute, convert, doctor, door, drill, enrol, games, hall, hear, help, keys, menu,
    model, perft, play, practice, review, rule, say, talking_clock, transcribe, verify,
};
use crate::words::{Language, WhichProgram};

/// Reads the command line of `hector`, runs the scene that it names, and returns the exit status: 0 for success, 2 for
/// unusable input, 1 for anything else.
#[must_use]
pub fn open(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    door::open(&HECTOR, arguments)
}

/// The command line of `hector` with its help in a language, for manual pages and shell completion.
#[must_use]
pub fn command_line(language: Language) -> Command {
    help::explained(HECTOR.command_line(), language)
}

/// The page of all keys and words in a language, for a file of a package.
#[must_use]
pub fn keys_page(language: Language) -> String {
    keys::page(language)
}

pub(super) static HECTOR: Program = Program {
    told_by: WhichProgram::Hector,
    called: "Hector",
    about: "The chess companion of a player who cannot see the board",
    scenes: &SCENES,
    unasked: menu::unasked,
    menu: Some(menu::after),
    lacks: None,
    beyond: Some(LooksBeyond { engines: doctor::engines, boards: doctor::boards }),
};

static SCENES: [Scene; 23] = [
    Scene::of::<menu::MenuOptions>("menu", "Ask what to do: play, learn or listen"),
    Scene::when_sealed::<play::PlayOptions>("play", "Play a game over the board"),
    Scene::of::<practice::PracticeOptions>("practice", "Play against Hector or an engine, by ear"),
    Scene::of::<review::ReviewOptions>("review", "Listen to the games in a file"),
    Scene::of::<drill::DrillOptions>(
        "drill",
        "Learn the announcements, squares, mates, endings and procedure, by ear",
    ),
    Scene::when_sealed::<play::RelayOptions>(
        "relay",
        "Play a game against an opponent at another place",
    ),
    Scene::when_sealed::<play::DeskOptions>("arbiter", "Follow a game as its arbiter"),
    Scene::of::<hall::HallOptions>("hall", "Follow many games as their arbiter"),
    CLOCK,
    Scene::hidden::<perft::PerftOptions>("perft", "Count the positions that legal moves lead to"),
    Scene::of::<say::SayOptions>("say", "Write moves as they are announced"),
    Scene::of::<hear::HearOptions>("hear", "Find the move that an announcement means"),
    Scene::of::<convert::ConvertOptions>("convert", "Convert games from one notation to another"),
    Scene::of::<rule::RuleOptions>("rule", "Look up what the Laws say"),
    Scene::of::<compare::CompareOptions>(
        "compare",
        "Find where two scores or two boards differ, and what the Laws say about it",
    ),
    GAMES,
    VERIFY,
    Scene::of::<transcribe::TranscribeOptions>(
        "transcribe",
        "Transcribe recordings as the ear understands them",
    ),
    Scene::of::<enrol::EnrolOptions>("enrol", "Adapt speech recognition to your voice"),
    Scene::of::<contribute::ContributeOptions>(
        "contribute",
        "Record your voice for those who improve speech recognition",
    ),
    Scene::of::<model::ModelOptions>(
        "model",
        "List, download, compare and delete models of speech recognition",
    ),
    DOCTOR,
    Scene::when_sealed::<keys::KeysOptions>("keys", "Print all keys and words"),
];

/// Opens a scene by its options alone, whichever program it belongs to.
macro_rules! opened_by {
    ($($options:ty => $open:path),+ $(,)?) => {
        $(impl OpensScene for $options {
            fn open(&self, _: &Program, _: &SealsFound) -> Outcome {
                $open(self)
            }
        })+
    };
}

opened_by! {
    perft::PerftOptions => perft::count,
    say::SayOptions => say::say,
    hear::HearOptions => hear::hear,
    convert::ConvertOptions => convert::convert,
    rule::RuleOptions => rule::answer,
    compare::CompareOptions => compare::compare,
    games::GamesOptions => games::answer,
    verify::VerifyOptions => verify::check,
    hall::HallOptions => hall::open,
    keys::KeysOptions => keys::tell,
}

/// The same for scenes from which a user can return to the menu.
macro_rules! left_for_menu {
    ($($options:ty => $open:path),+ $(,)?) => {
        $(impl OpensScene for $options {
            fn open(&self, program: &Program, _: &SealsFound) -> Outcome {
                menu::after($open(self)?, program)
            }
        })+
    };
}

left_for_menu! {
    practice::PracticeOptions => practice::practise,
    review::ReviewOptions => review::review,
    drill::DrillOptions => drill::drill,
}

#[cfg(feature = "ear")]
opened_by! {
    transcribe::TranscribeOptions => transcribe::transcribe,
    enrol::EnrolOptions => enrol::enrol,
    contribute::ContributeOptions => contribute::contribute,
    model::ModelOptions => model::answer,
}

#[cfg(not(feature = "ear"))]
opened_by! {
    transcribe::TranscribeOptions => without_ear::refuse,
    enrol::EnrolOptions => without_ear::refuse,
    contribute::ContributeOptions => without_ear::refuse,
    model::ModelOptions => without_ear::refuse,
}

impl OpensScene for menu::MenuOptions {
    fn open(&self, program: &Program, _: &SealsFound) -> Outcome {
        menu::ask(self, program)
    }
}

impl OpensScene for play::PlayOptions {
    fn open(&self, program: &Program, seals: &SealsFound) -> Outcome {
        menu::after(play::play(self, seals)?, program)
    }
}

impl OpensScene for play::RelayOptions {
    fn open(&self, program: &Program, seals: &SealsFound) -> Outcome {
        menu::after(play::relay(self, seals)?, program)
    }
}

impl OpensScene for play::DeskOptions {
    fn open(&self, program: &Program, _: &SealsFound) -> Outcome {
        match self.hall() {
            Some(code) => hall::sit_down_elsewhere(code, self.sitting()),
            None => play::arbiter(self, program),
        }
    }
}

impl OpensScene for talking_clock::ClockOptions {
    fn open(&self, program: &Program, _: &SealsFound) -> Outcome {
        let left = talking_clock::run(self, program.told_by)?;
        program.menu.map_or(Ok(()), |menu| menu(left, program))
    }
}

impl OpensScene for doctor::DoctorOptions {
    fn open(&self, program: &Program, _: &SealsFound) -> Outcome {
        doctor::examine(self, program)
    }
}

//! The program `hector-recorder`: the game at the table, its clock and its records, and nothing that could help to
//! play. The program contains no code that its scenes do not reach; a test checks that. The door opens the scenes.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Command;

use super::failure::Outcome;
use super::program::{OpensScene, Program, Scene};
use super::sealing::SealsFound;
use super::shared_scenes::{CLOCK, DOCTOR, GAMES, VERIFY};
use super::{door, help, play};
use crate::words::{Language, Texts, WhichProgram};

/// Reads the command line of `hector-recorder`, runs the scene that it names, and returns the exit status: 0 for
/// success, 2 for unusable input, 1 for anything else.
#[must_use]
pub fn open(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    door::open(&RECORDER, arguments)
}

/// The command line of `hector-recorder` with its help in a language, for manual pages and shell completion.
#[must_use]
pub fn command_line(language: Language) -> Command {
    help::explained(RECORDER.command_line(), language)
}

pub(super) static RECORDER: Program = Program {
    told_by: WhichProgram::Recorder,
    called: "Hector Recorder",
    about: "Score, clock and voice of a player who cannot see the board, for tournaments",
    scenes: &SCENES,
    unasked: |seals, _| play::record(&play::SeatOptions::resuming(seals.sealed_for()), seals),
    menu: None,
    lacks: Some(Texts::sealed_recorder),
    beyond: None,
};

static SCENES: [Scene; 6] = [
    Scene::when_sealed::<play::SeatOptions>("play", "Play a game over the board"),
    Scene::when_sealed::<play::CheckOptions>("arbiter", "Follow a game as its arbiter"),
    CLOCK,
    GAMES,
    VERIFY,
    DOCTOR,
];

impl OpensScene for play::SeatOptions {
    fn open(&self, _: &Program, seals: &SealsFound) -> Outcome {
        play::record(self, seals)
    }
}

impl OpensScene for play::CheckOptions {
    fn open(&self, program: &Program, _: &SealsFound) -> Outcome {
        play::check(self, program)
    }
}

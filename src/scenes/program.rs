//! A program of this crate: its name and its scenes. Each program has its own table, so that the linker leaves out code
//! that none of its scenes reaches. The door reads the command line.

use clap::{ArgMatches, Args, Command};

use super::failure::Outcome;
use super::sealing::SealsFound;
use super::sitting::SceneLeft;
use crate::words::diagnosis::Diagnosis;
use crate::words::{Texts, WhichProgram};

/// A program: `hector`, or one that does less.
pub(super) struct Program {
    /// Which program, for sentences that name its commands.
    pub(super) told_by: WhichProgram,
    /// Its name in a sentence.
    pub(super) called: &'static str,
    /// What it is for.
    pub(super) about: &'static str,
    /// Its scenes, in the order of its help.
    pub(super) scenes: &'static [Scene],
    /// What it does without arguments. On a device that is sealed for a game, it continues that game.
    pub(super) unasked: fn(&SealsFound, &Program) -> Outcome,
    /// Opens the menu after a scene, if the program has one.
    pub(super) menu: Option<fn(SceneLeft, &Program) -> Outcome>,
    /// The sentence about what it is proved to lack, if anything.
    pub(super) lacks: Option<fn(&Texts) -> String>,
    /// The extra checks of a program that does more than record.
    pub(super) beyond: Option<LooksBeyond>,
}

/// Checks for chess engines and electronic boards: what was found, or what is missing and what to do about it. The
/// linker leaves both out of a program that names neither.
#[derive(Clone, Copy)]
pub(super) struct LooksBeyond {
    pub(super) engines: fn(&Texts) -> Diagnosis,
    pub(super) boards: fn(&Texts) -> Diagnosis,
}

impl Program {
    /// Every command with its options.
    pub(super) fn command_line(&self) -> Command {
        // Not the name of the started file, which ends in ".exe" on Windows.
        let command = Command::new(self.told_by.command())
            .bin_name(self.told_by.command())
            .version(env!("CARGO_PKG_VERSION"))
            .about(self.about)
            .propagate_version(true);
        command.subcommands(self.scenes.iter().map(Scene::command))
    }

    /// The scene of a command.
    pub(super) fn scene(&self, name: &str) -> Option<&'static Scene> {
        self.scenes.iter().find(|scene| scene.name == name)
    }
}

/// Options that open a scene.
pub(super) trait OpensScene: Args {
    /// Runs the scene, with the seals that the door has found.
    fn open(&self, program: &Program, seals: &SealsFound) -> Outcome;
}

/// A scene with its command.
pub(super) struct Scene {
    name: &'static str,
    about: &'static str,
    with_options: fn(Command) -> Command,
    open: fn(&ArgMatches, &Program, &SealsFound) -> Result<Outcome, clap::Error>,
    /// Whether it opens on a device that an arbiter has sealed.
    pub(super) when_sealed: WhenSealed,
    in_help: InHelp,
}

/// Whether help lists a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InHelp {
    Named,
    Hidden,
}

/// What a scene does while an arbiter has sealed the device for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WhenSealed {
    /// It opens: it cannot help a player, or prevents that itself.
    Opens,
    /// It could help with that game or another.
    StaysShut,
}

impl Scene {
    /// The scene with these options. It stays shut on a sealed device.
    pub(super) const fn of<O: OpensScene>(name: &'static str, about: &'static str) -> Scene {
        Scene {
            name,
            about,
            with_options: O::augment_args,
            open: open_by::<O>,
            when_sealed: WhenSealed::StaysShut,
            in_help: InHelp::Named,
        }
    }

    /// The same for developers; help does not list it.
    pub(super) const fn hidden<O: OpensScene>(name: &'static str, about: &'static str) -> Scene {
        Scene { in_help: InHelp::Hidden, ..Scene::of::<O>(name, about) }
    }

    /// The same for a scene that opens on a sealed device, too.
    pub(super) const fn when_sealed<O: OpensScene>(
        name: &'static str,
        about: &'static str,
    ) -> Scene {
        Scene { when_sealed: WhenSealed::Opens, ..Scene::of::<O>(name, about) }
    }

    fn command(&self) -> Command {
        let command = (self.with_options)(Command::new(self.name));
        // The doc comment of the options describes the options, not the command.
        command.about(self.about).long_about(None).hide(self.in_help == InHelp::Hidden)
    }

    /// Opens the scene with the options of its command.
    ///
    /// # Errors
    /// If the options are not understood.
    pub(super) fn open(
        &self,
        options: &ArgMatches,
        program: &Program,
        seals: &SealsFound,
    ) -> Result<Outcome, clap::Error> {
        (self.open)(options, program, seals)
    }
}

fn open_by<O: OpensScene>(
    options: &ArgMatches,
    program: &Program,
    seals: &SealsFound,
) -> Result<Outcome, clap::Error> {
    O::from_arg_matches(options).map(|options| options.open(program, seals))
}

//! A program of this crate: its name and the scenes that it opens. Each program has a table of
//! its own, so that the linker leaves out whatever no scene of it reaches. Never reads the
//! command line: the door does.

use clap::{ArgMatches, Args, Command};

use super::failure::Outcome;
use super::sealing::SealsFound;
use super::sitting::SceneLeft;
use crate::words::diagnosis::Diagnosis;
use crate::words::{Texts, WhichProgram};

/// A program: `hector`, or one that does less.
pub(super) struct Program {
    /// Which it is, for sentences that name what it has.
    pub(super) told_by: WhichProgram,
    /// What it is called in a sentence.
    pub(super) called: &'static str,
    /// What it is for.
    pub(super) about: &'static str,
    /// What it opens, in the order of its help.
    pub(super) scenes: &'static [Scene],
    /// What it does for whoever says no more than its name: where the device is sealed for a game, it
    /// goes on with that.
    pub(super) unasked: fn(&SealsFound, &Program) -> Outcome,
    /// What it does for who leaves a scene for the menu, if it has one.
    pub(super) menu: Option<fn(SceneLeft, &Program) -> Outcome>,
    /// What it is proved to be without, if anything.
    pub(super) lacks: Option<fn(&Texts) -> String>,
    /// How it looks for what only a program has that does more than record.
    pub(super) beyond: Option<LooksBeyond>,
}

/// How a program looks for chess engines and for electronic boards: what there is, or why there is none
/// and what to do about it. The linker leaves both out of a program that names neither.
#[derive(Clone, Copy)]
pub(super) struct LooksBeyond {
    pub(super) engines: fn(&Texts) -> Diagnosis,
    pub(super) boards: fn(&Texts) -> Diagnosis,
}

impl Program {
    /// Every command with its options.
    pub(super) fn command_line(&self) -> Command {
        // Not as the file is named that was started: Windows has ".exe" behind it.
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

/// The options of a scene, which open it.
pub(super) trait OpensScene: Args {
    /// Plays the scene, by the seals that the door has found.
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

/// Whether help names a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InHelp {
    Named,
    Hidden,
}

/// What becomes of a scene while an arbiter has sealed the device for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WhenSealed {
    /// It opens: it cannot help anybody, or sees to that itself.
    Opens,
    /// It could help with that game or another.
    StaysShut,
}

impl Scene {
    /// The scene that options open, which stays shut on a sealed device.
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

    /// The same, which is for developers and not named by help.
    pub(super) const fn hidden<O: OpensScene>(name: &'static str, about: &'static str) -> Scene {
        Scene { in_help: InHelp::Hidden, ..Scene::of::<O>(name, about) }
    }

    /// The same, which opens on a sealed device too.
    pub(super) const fn when_sealed<O: OpensScene>(
        name: &'static str,
        about: &'static str,
    ) -> Scene {
        Scene { when_sealed: WhenSealed::Opens, ..Scene::of::<O>(name, about) }
    }

    fn command(&self) -> Command {
        let command = (self.with_options)(Command::new(self.name));
        // The options have words of their own, which are about the options.
        command.about(self.about).long_about(None).hide(self.in_help == InHelp::Hidden)
    }

    /// Opens the scene with the options of its command.
    ///
    /// # Errors
    /// Where the options cannot be understood.
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

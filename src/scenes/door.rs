//! The command line: every scene's name and its options, and how a scene's
//! failure reaches the person who started it.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Command, CommandFactory as _, Parser, Subcommand};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use super::reasons::refused;
use super::{
    compare, convert, doctor, drill, enrol, games, hear, help, perft, play, practice, review, rule,
    say, sealing, talking_clock, transcribe, verify,
};
use crate::devices::file_limit;

/// The chess companion of a player who cannot see the board.
#[derive(Parser)]
#[command(name = "hector", version, about, propagate_version = true)]
struct Door {
    #[command(subcommand)]
    scene: Option<Scene>,
}

#[derive(Subcommand)]
enum Scene {
    /// Play a game over the board, line by line
    Play(play::PlayOptions),
    /// Play against Hector or an engine, by ear
    Practice(practice::PracticeOptions),
    /// Listen to the games of a file
    Review(review::ReviewOptions),
    /// Learn the announcements, squares, mates, endings and procedure, by ear
    Drill(drill::DrillOptions),
    /// Play at one end of a game whose other end is at another place
    Relay(play::RelayOptions),
    /// Sit at the arbiter's desk of a table
    Arbiter(play::DeskOptions),
    /// Run the talking clock alone, for any two people
    Clock(talking_clock::ClockOptions),
    /// Count the positions that legal moves reach
    Perft(perft::PerftOptions),
    /// Say moves in the words of an announcement
    Say(say::SayOptions),
    /// Understand the words of an announcement as a move
    Hear(hear::HearOptions),
    /// Turn games from one way of writing into another
    Convert(convert::ConvertOptions),
    /// Ask what the Laws say of a position, a flag, an offence, a claim or a time control
    Rule(rule::RuleOptions),
    /// Find where two scores or two boards part, and what the Laws do about it
    Compare(compare::CompareOptions),
    /// List the games on record, and write one out
    Games(games::GamesOptions),
    /// Prove that a record was not altered
    Verify(verify::VerifyOptions),
    /// Say what the ear hears in recordings
    Transcribe(transcribe::TranscribeOptions),
    /// Teach the ear your own voice
    Enrol(enrol::EnrolOptions),
    /// Find out what works on this machine, and how to mend what does not
    Doctor(doctor::DoctorOptions),
}

/// Reads the command line, plays the scene it names and turns its end into an
/// exit status: 0 done, 2 for input that cannot be used, 1 for anything else.
#[must_use]
pub fn open(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    file_limit::outlive();
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let door = match Door::try_parse_from(&arguments) {
        Ok(door) => door,
        // Help and version come this way too.
        Err(refusal) => return help::answer(command_line(), &refusal, &arguments),
    };
    let outcome = match door.scene {
        Some(scene) => open_unless_sealed(scene),
        // Whoever says no more than the name wants to play.
        None => play::play(&play::PlayOptions::resuming(sealing::sealed_for())),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // A closed pipe is the reader's way of saying "enough".
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Told) => ExitCode::from(2),
        Err(failure) => {
            let _ = writeln!(io::stderr(), "hector: {}", sentence(&failure));
            match failure {
                Failure::Input(_) | Failure::Told => ExitCode::from(2),
                Failure::Altered(_)
                | Failure::Differ(_)
                | Failure::Reading(_)
                | Failure::Output(_) => ExitCode::FAILURE,
            }
        }
    }
}

/// What a failure is told by, in the language of the user.
fn sentence(failure: &Failure) -> String {
    match failure {
        Failure::Input(sentence) | Failure::Altered(sentence) | Failure::Differ(sentence) => {
            sentence.clone()
        }
        Failure::Told => String::new(),
        Failure::Reading(error) => {
            let texts = Answering::default().texts();
            texts.reading_failed(&refused(error, &texts))
        }
        Failure::Output(error) => {
            let texts = Answering::default().texts();
            texts.writing_failed(&refused(error, &texts))
        }
    }
}

/// While an arbiter has sealed the device for a game, it does nothing that could help with
/// another or with the same.
fn open_unless_sealed(scene: Scene) -> Outcome {
    match scene {
        Scene::Play(_)
        | Scene::Relay(_)
        | Scene::Arbiter(_)
        | Scene::Clock(_)
        | Scene::Verify(_)
        | Scene::Doctor(_) => {}
        _ => sealing::refuse_all_but(|_| None)?,
    }
    open_scene(scene)
}

/// Every command with its options.
pub(super) fn command_line() -> Command {
    Door::command()
}

fn open_scene(scene: Scene) -> Outcome {
    match scene {
        Scene::Play(options) => play::play(&options),
        Scene::Practice(options) => practice::practise(&options),
        Scene::Review(options) => review::review(&options),
        Scene::Drill(options) => drill::drill(&options),
        Scene::Relay(options) => play::relay(&options),
        Scene::Arbiter(options) => play::arbiter(&options),
        Scene::Clock(options) => talking_clock::run(&options),
        Scene::Perft(options) => perft::count(&options),
        Scene::Say(options) => say::say(&options),
        Scene::Hear(options) => hear::hear(&options),
        Scene::Convert(options) => convert::convert(&options),
        Scene::Rule(options) => rule::answer(&options),
        Scene::Compare(options) => compare::compare(&options),
        Scene::Games(options) => games::answer(&options),
        Scene::Verify(options) => verify::check(&options),
        Scene::Transcribe(options) => transcribe::transcribe(&options),
        Scene::Enrol(options) => enrol::enrol(&options),
        Scene::Doctor(options) => doctor::examine(&options),
    }
}

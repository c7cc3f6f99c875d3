//! The door: reads a command line, opens one scene, and tells the user why a scene failed.

use std::ffi::OsString;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::ArgMatches;

use super::failure::{Failure, Outcome};
use super::help;
use super::program::{Program, WhenSealed};
use super::reasons::refused;
use super::sealing::SealsFound;
use crate::devices::{file_limit, system};
use crate::words::scene_names::{self, OptionsAlone};
use crate::words::{Language, SharedScene, Texts, WhichProgram};

/// Reads the command line, runs the scene that it names, and returns the exit status: 0 for success, 2 for unusable
/// input, 1 for anything else.
pub(super) fn open(program: &Program, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    file_limit::outlive();
    system::fail_without_windows();
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let language = || help::language(&arguments);
    let seals = SealsFound::look();
    let alone = match program.scene("menu") {
        Some(_) if io::stdin().is_terminal() => OptionsAlone::OfTheMenu,
        _ => OptionsAlone::OfAGame,
    };
    let straight = scene_names::straightened(&arguments, alone, || seals.sealed_for());
    let opened = program
        .command_line()
        .try_get_matches_from(&straight)
        .and_then(|matches| open_unless_sealed(program, &matches, &seals));
    let outcome = match opened {
        Ok(outcome) => outcome,
        // Help and version also arrive here.
        Err(refusal) => {
            return help::answer(program.command_line(), &refusal, &straight, language());
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // A closed pipe means that the reader has enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Told) => ExitCode::from(2),
        Err(failure) => {
            let sentence = sentence(&failure, program.told_by, language);
            let _ = writeln!(io::stderr(), "{}: {sentence}", program.told_by.command());
            match failure {
                Failure::Reading(error) if error.kind() == io::ErrorKind::FileTooLarge => {
                    ExitCode::from(2)
                }
                Failure::Input(_) | Failure::Sealed(_) | Failure::Told => ExitCode::from(2),
                Failure::Altered(_)
                | Failure::Differ(_)
                | Failure::Reading(_)
                | Failure::Output(_) => ExitCode::FAILURE,
            }
        }
    }
}

/// The sentence for a failure, in the language of the command line.
fn sentence(
    failure: &Failure,
    told_by: WhichProgram,
    language: impl FnOnce() -> Language,
) -> String {
    let texts = || Texts::new(language());
    match failure {
        Failure::Input(sentence) | Failure::Altered(sentence) | Failure::Differ(sentence) => {
            sentence.clone()
        }
        Failure::Told => String::new(),
        Failure::Sealed(record) => {
            let texts = texts();
            let resume = told_by.opens(SharedScene::Play, "--resume", texts.language());
            texts.sealed_for(&record.display().to_string(), &resume)
        }
        Failure::Reading(error) => {
            let texts = texts();
            texts.reading_failed(&refused(error, &texts))
        }
        Failure::Output(error) => {
            let texts = texts();
            texts.writing_failed(&refused(error, &texts))
        }
    }
}

/// Opens the scene that the command line names. While an arbiter has sealed the device for a game, it refuses
/// everything that could help with this or another game.
fn open_unless_sealed(
    program: &Program,
    matches: &ArgMatches,
    seals: &SealsFound,
) -> Result<Outcome, clap::Error> {
    seals.note_another_home();
    let named =
        matches.subcommand().and_then(|(name, options)| Some((program.scene(name)?, options)));
    let Some((scene, options)) = named else { return Ok((program.unasked)(seals, program)) };
    if scene.when_sealed == WhenSealed::StaysShut
        && let Err(refused) = seals.refuse_all_but(|_| None)
    {
        return Ok(Err(refused));
    }
    scene.open(options, program, seals)
}

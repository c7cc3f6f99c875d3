//! `hector arbiter --check`: proves that this device tells a player nothing that the Laws forbid, on the machine that a
//! game would use.

use std::io::Write as _;

use crate::laws::Mode;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::program::Program;
use crate::seat::running::Running;
use crate::seat::sealed_proof::SealedProof;
use crate::seat::setup::Setup;
use crate::table::Game;
use crate::words::Texts;

use super::TimePassing;
use super::keeping::GameRecord;
use super::this_machine::ThisMachine;

/// Runs the check for the settings of a game, and prints it.
pub(super) fn check(setup: &Setup, program: &Program, texts: &Texts) -> Outcome {
    let setting = setup.finish().map_err(|error| Failure::Input(error.sentence(texts)))?;
    let mut proof =
        SealedProof::of(&setting, Mode::Tournament, &unrecorded, program.told_by, texts);
    let text = proof.told(&called(program, texts))?;
    writeln!(std::io::stdout().lock(), "{text}")?;
    match proof.faults {
        0 => Ok(()),
        _ => Err(Failure::Altered(texts.sealed_do_not_use())),
    }
}

/// The name of this program, and what it lacks.
fn called(program: &Program, texts: &Texts) -> String {
    let named = texts.sealed_program(program.called, env!("CARGO_PKG_VERSION"));
    let lacks = program.lacks.map(|lacks| lacks(texts));
    std::iter::once(named).chain(lacks).collect::<Vec<_>>().join(" ")
}

/// A game on this machine without a record.
fn unrecorded(game: Game, texts: Texts) -> Running {
    Running::new(game, Box::new(GameRecord::Off), ThisMachine::of(TimePassing::Told), texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, WhichProgram};

    #[test]
    fn a_device_that_helps_does_not_pass() {
        let setting = Setup::default().finish().expect("a setting");
        let texts = Texts::new(Language::English);
        let mut proof =
            SealedProof::of(&setting, Mode::Training, &unrecorded, WhichProgram::Hector, &texts);
        let mut helping = proof.situations().expect("sentences");
        helping.retain(|told| !told.ends_with(": Noted."));
        assert!(proof.faults >= 4, "{helping:?}");
        assert!(helping.iter().any(|told| told.starts_with("an illegal move")), "{helping:?}");
    }
}

//! `hector doctor`: what works on this machine, what is missing, and the command that fixes it. It changes nothing and
//! always ends: each check runs in its own process, because a device library can crash or wait for ever.

mod device;
mod remedy;

pub(super) use device::{boards, engines};
#[cfg(feature = "hall")]
pub(super) use remedy::remedies;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use super::program::Program;
use super::spoken::choice;
use crate::devices::answer::ProgramAnswer;
use crate::words::diagnosis::{CheckFinding, DoctorCheck, Trouble, findings_told};
use crate::words::{Language, SharedScene, Texts, WhichProgram};

/// The devices that this program was built with, by the names of the features.
const DEVICES: &[&str] = &[
    #[cfg(feature = "voice")]
    "voice",
    #[cfg(feature = "ear")]
    "ear",
    #[cfg(feature = "braille")]
    "braille",
];

/// The same for a program that does more than record.
const BEYOND_RECORDING: &[&str] = &[
    #[cfg(feature = "hall")]
    "hall",
    #[cfg(feature = "boards")]
    "boards",
    #[cfg(feature = "ble")]
    "ble",
];

/// The longest time for a check. All checks run at the same time.
const LIMIT: Duration = Duration::from_secs(8);

/// Says its own name aloud to try the voice, and opens the microphone for a moment.
#[derive(clap::Args)]
pub(crate) struct DoctorOptions {
    /// Answer in JSON, for programs
    #[arg(long)]
    json: bool,
    /// Do only this check and answer in JSON
    #[arg(long, hide = true, value_parser = choice(DoctorCheck::ALL, DoctorCheck::name))]
    check: Option<DoctorCheck>,
    /// Only load a speech model and tell whether that works
    #[arg(long, hide = true, value_name = "FOLDER")]
    try_model: Option<PathBuf>,
    #[command(flatten)]
    answering: Answering,
}

/// Examines this machine and prints the findings.
pub(super) fn examine(options: &DoctorOptions, program: &Program) -> Outcome {
    if let Some(folder) = &options.try_model {
        return device::try_model(folder, &options.answering.texts());
    }
    let mut out = io::stdout().lock();
    if let Some(check) = options.check {
        let found = device::examine(check, program, &options.answering.texts());
        writeln!(out, "{}", as_json(&CheckFinding::new(check, found))?)?;
        return Ok(());
    }
    // A program that reads the answer gets the same text on every machine.
    let language = if options.json { Language::English } else { options.answering.language() };
    let texts = Texts::new(language);
    let checks = match program.beyond {
        Some(_) => DoctorCheck::ALL.as_slice(),
        None => DoctorCheck::DEVICES.as_slice(),
    };
    let findings = examine_apart(checks, program.told_by, &texts)?;
    if options.json {
        let report = serde_json::json!({
            "program": program.told_by.command(),
            "version": env!("CARGO_PKG_VERSION"),
            "features": features(program),
            "checks": findings,
        });
        writeln!(out, "{}", as_json(&report)?)?;
    } else {
        write!(out, "{}", spoken(&findings, program, &texts))?;
    }
    Ok(())
}

fn as_json(value: &impl Serialize) -> io::Result<String> {
    serde_json::to_string(value).map_err(io::Error::from)
}

/// The findings as lines, for listening to one by one.
fn spoken(findings: &[CheckFinding], program: &Program, texts: &Texts) -> String {
    let mut lines = texts.doctor_begins(program.called, env!("CARGO_PKG_VERSION")) + "\n";
    if let Some(lacks) = program.lacks {
        lines += &(lacks(texts) + "\n");
    }
    let features = features(program);
    let built = match features.is_empty() {
        true => texts.built_for_text(),
        false => texts.built_with(&features.join(", ")),
    };
    lines += &(built + "\n");
    lines + &findings_told(findings, texts)
}

/// The features of this program. The linker leaves the hall out of a program that only records.
fn features(program: &Program) -> Vec<&'static str> {
    let beyond = if program.beyond.is_some() { BEYOND_RECORDING } else { &[] };
    DEVICES.iter().chain(beyond).copied().collect()
}

/// Starts every check in a process of its own, then collects the findings.
fn examine_apart(
    checks: &[DoctorCheck],
    told_by: WhichProgram,
    texts: &Texts,
) -> Result<Vec<CheckFinding>, Failure> {
    let program = std::env::current_exe()?;
    let deadline = Instant::now() + LIMIT;
    let patients: Vec<io::Result<Patient>> =
        checks.iter().map(|check| Patient::admit(&program, *check, texts.language())).collect();
    patients.into_iter().map(|patient| Ok(patient?.finding(deadline, told_by, texts))).collect()
}

/// A running check.
struct Patient {
    check: DoctorCheck,
    process: Child,
    answer: ProgramAnswer,
}

impl Patient {
    fn admit(
        program: &std::path::Path,
        check: DoctorCheck,
        language: Language,
    ) -> io::Result<Self> {
        let (answer, theirs) = ProgramAnswer::way()?;
        let process = Command::new(program)
            .args(["doctor", "--check", check.name(), "--language", language.code()])
            .stdin(Stdio::null())
            .stdout(theirs)
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Self { check, process, answer })
    }

    fn finding(mut self, deadline: Instant, told_by: WhichProgram, texts: &Texts) -> CheckFinding {
        let line = self.answer.line(deadline);
        // It has answered, or never will.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let device = self.check.device(texts);
        let trouble = match line.map(|line| serde_json::from_slice(&line)) {
            Ok(Ok(finding)) => return finding,
            Ok(Err(_)) => Trouble::new(
                texts.check_unanswered(&device),
                texts.fix_by_check(&told_by.opens(
                    SharedScene::Doctor,
                    &format!("--check {}", self.check.name()),
                    texts.language(),
                )),
            ),
            Err(_) => {
                Trouble::new(texts.check_stuck(&device, LIMIT.as_secs()), texts.fix_by_restart())
            }
        };
        CheckFinding::new(self.check, Err(trouble))
    }
}

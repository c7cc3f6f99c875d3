//! `hector doctor`: what works on this machine, what is missing, and the command that
//! mends it. Changes nothing, and always ends: each check is a process of its own,
//! because a library under a device can crash or wait for ever.

mod device;
mod remedy;

pub(super) use device::engines;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::answering::Answering;
use super::diagnosis::{Diagnosis, Presence, Trouble};
use super::failure::{Failure, Outcome};
use super::program::Program;
use crate::devices::answer::ProgramAnswer;
use crate::words::scene_names;
use crate::words::{Language, Texts};

/// With what this program was built, by the names of the features.
const FEATURES: &[&str] = &[
    #[cfg(feature = "voice")]
    "voice",
    #[cfg(feature = "ear")]
    "ear",
    #[cfg(feature = "braille")]
    "braille",
];

/// No check takes longer; they run side by side.
const LIMIT: Duration = Duration::from_secs(8);

/// Says its own name aloud to try the voice, and opens the microphone for a moment.
#[derive(clap::Args)]
pub(crate) struct DoctorOptions {
    /// Answer in JSON, for programs
    #[arg(long)]
    json: bool,
    /// Do only this check and answer in JSON
    #[arg(long, hide = true)]
    check: Option<DoctorCheck>,
    /// Only load a speech model and tell whether that works
    #[arg(long, hide = true, value_name = "FOLDER")]
    try_model: Option<PathBuf>,
    #[command(flatten)]
    answering: Answering,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
enum DoctorCheck {
    Voice,
    Microphone,
    Recogniser,
    Braille,
    Engine,
}

impl DoctorCheck {
    const DEVICES: [DoctorCheck; 4] = [
        DoctorCheck::Voice,
        DoctorCheck::Microphone,
        DoctorCheck::Recogniser,
        DoctorCheck::Braille,
    ];
    const BESIDE_THE_VOICE: [DoctorCheck; 3] =
        [DoctorCheck::Microphone, DoctorCheck::Recogniser, DoctorCheck::Braille];
    const ALL: [DoctorCheck; 5] = [
        DoctorCheck::Voice,
        DoctorCheck::Microphone,
        DoctorCheck::Recogniser,
        DoctorCheck::Braille,
        DoctorCheck::Engine,
    ];

    fn name(self) -> &'static str {
        match self {
            DoctorCheck::Voice => "voice",
            DoctorCheck::Microphone => "microphone",
            DoctorCheck::Recogniser => "recogniser",
            DoctorCheck::Braille => "braille",
            DoctorCheck::Engine => "engine",
        }
    }

    /// What it is about, in a sentence.
    fn device(self, texts: &Texts) -> String {
        match self {
            DoctorCheck::Voice => texts.the_voice(),
            DoctorCheck::Microphone => texts.the_microphone(),
            DoctorCheck::Recogniser => texts.the_recogniser(),
            DoctorCheck::Braille => texts.the_display(),
            DoctorCheck::Engine => texts.the_engine(),
        }
    }
}

/// What one check found.
#[derive(Debug, Serialize, Deserialize)]
struct CheckFinding {
    check: DoctorCheck,
    works: bool,
    sentence: String,
    /// What mends it: a command, or what to do.
    remedy: Option<String>,
    #[serde(default)]
    presence: Presence,
}

impl CheckFinding {
    fn new(check: DoctorCheck, diagnosis: Diagnosis) -> Self {
        match diagnosis {
            Ok(sentence) => {
                let presence = Presence::Present;
                CheckFinding { check, works: true, sentence, remedy: None, presence }
            }
            Err(Trouble { sentence, remedy, presence }) => {
                CheckFinding { check, works: false, sentence, remedy: Some(remedy), presence }
            }
        }
    }

    fn with_remedy(&self, texts: &Texts) -> String {
        let remedy = self.remedy.as_ref().map(|remedy| texts.to_mend_it(remedy));
        std::iter::once(self.sentence.clone()).chain(remedy).collect::<Vec<_>>().join(" ")
    }
}

/// What does not work though it is there, in sentences, each with what helps. The voice is not
/// tried: whoever is told something hears it, and a second one would talk into the first.
pub(super) fn faults(language: Language) -> Vec<String> {
    let texts = Texts::new(language);
    let found = examine_apart(&DoctorCheck::BESIDE_THE_VOICE, &texts).unwrap_or_default();
    let is_absent = |check: DoctorCheck| {
        found.iter().any(|of| of.check == check && of.presence == Presence::Absent)
    };
    // Where nothing can be said, nothing has to be recognised.
    let is_idle = |finding: &&CheckFinding| {
        finding.check == DoctorCheck::Recogniser && is_absent(DoctorCheck::Microphone)
    };
    let is_fault = |finding: &&CheckFinding| {
        !finding.works && finding.presence == Presence::Present && !is_idle(finding)
    };
    found.iter().filter(is_fault).map(|finding| finding.with_remedy(&texts)).collect()
}

/// Examines this machine and says what it found.
pub(super) fn examine(options: &DoctorOptions, program: &Program) -> Outcome {
    if let Some(folder) = &options.try_model {
        return device::try_model(folder, &options.answering.texts());
    }
    let mut out = io::stdout().lock();
    if let Some(check) = options.check {
        let found = device::examine(check, program.engines, &options.answering.texts());
        writeln!(out, "{}", as_json(&CheckFinding::new(check, found))?)?;
        return Ok(());
    }
    // What a program reads is the same wherever it runs.
    let language = if options.json { Language::English } else { options.answering.language() };
    let texts = Texts::new(language);
    let checks = match program.engines {
        Some(_) => DoctorCheck::ALL.as_slice(),
        None => DoctorCheck::DEVICES.as_slice(),
    };
    let findings = examine_apart(checks, &texts)?;
    if options.json {
        let report = serde_json::json!({
            "program": program.command,
            "version": env!("CARGO_PKG_VERSION"),
            "features": FEATURES,
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

/// The findings as lines to be heard one by one.
fn spoken(findings: &[CheckFinding], program: &Program, texts: &Texts) -> String {
    let mut lines = texts.doctor_begins(program.called, env!("CARGO_PKG_VERSION")) + "\n";
    if let Some(lacks) = program.lacks {
        lines += &(lacks(texts) + "\n");
    }
    let built = match FEATURES {
        [] => texts.built_for_text(),
        features => texts.built_with(&features.join(", ")),
    };
    lines += &(built + "\n");
    for finding in findings {
        lines += &finding.sentence;
        lines.push('\n');
        if let Some(remedy) = &finding.remedy {
            lines += &format!("  {}\n", texts.to_mend_it(remedy));
        }
    }
    lines
}

/// Starts every check in a process of its own, then collects their findings.
fn examine_apart(checks: &[DoctorCheck], texts: &Texts) -> Result<Vec<CheckFinding>, Failure> {
    let program = std::env::current_exe()?;
    let deadline = Instant::now() + LIMIT;
    let patients: Vec<io::Result<Patient>> =
        checks.iter().map(|check| Patient::admit(&program, *check, texts.language())).collect();
    patients.into_iter().map(|patient| Ok(patient?.finding(deadline, texts))).collect()
}

/// One check under way.
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

    fn finding(mut self, deadline: Instant, texts: &Texts) -> CheckFinding {
        let line = self.answer.line(deadline);
        // It has answered, or it never will.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let device = self.check.device(texts);
        let trouble = match line.map(|line| serde_json::from_slice(&line)) {
            Ok(Ok(finding)) => return finding,
            Ok(Err(_)) => Trouble::new(
                texts.check_unanswered(&device),
                texts.mend_by_check(&scene_names::opened_by(
                    "doctor",
                    &format!("--check {}", self.check.name()),
                    texts.language(),
                )),
            ),
            Err(_) => {
                Trouble::new(texts.check_stuck(&device, LIMIT.as_secs()), texts.mend_by_restart())
            }
        };
        CheckFinding::new(self.check, Err(trouble))
    }
}

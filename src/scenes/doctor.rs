//! `hector doctor`: what works on this machine, what is missing, and the command that
//! mends it. Changes nothing, and always ends: each check is a process of its own,
//! because a library under a device can crash or wait for ever.

mod device;
mod remedy;

use std::io::{self, Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use crate::words::{Language, Texts};

/// No check takes longer; they run side by side.
const LIMIT: Duration = Duration::from_secs(8);

/// Says its own name aloud to try the voice, and opens the microphone for a moment.
#[derive(clap::Args)]
pub(crate) struct DoctorOptions {
    /// Answer in JSON, for a program
    #[arg(long)]
    json: bool,
    /// Do one check alone and answer in JSON
    #[arg(long, hide = true)]
    check: Option<DoctorCheck>,
    /// Load a model of speech, and end as that ends
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
}

impl CheckFinding {
    fn new(check: DoctorCheck, diagnosis: Diagnosis) -> Self {
        match diagnosis {
            Ok(sentence) => CheckFinding { check, works: true, sentence, remedy: None },
            Err(Trouble { sentence, remedy }) => {
                CheckFinding { check, works: false, sentence, remedy: Some(remedy) }
            }
        }
    }
}

/// What works, in a sentence, or what does not.
type Diagnosis = Result<String, Trouble>;

/// What does not work, and what mends it.
struct Trouble {
    sentence: String,
    remedy: String,
}

impl Trouble {
    fn new(sentence: String, remedy: impl Into<String>) -> Self {
        Trouble { sentence, remedy: remedy.into() }
    }
}

/// Which devices work, in the order voice, microphone, recogniser, braille; nothing where
/// the checks could not be made.
pub(super) fn works() -> Option<[bool; 4]> {
    let findings = examine_apart(&DoctorCheck::DEVICES, &Texts::new(Language::English)).ok()?;
    let of =
        |check: DoctorCheck| findings.iter().any(|finding| finding.check == check && finding.works);
    Some(DoctorCheck::DEVICES.map(of))
}

/// Examines this machine and says what it found.
pub(crate) fn examine(options: &DoctorOptions) -> Outcome {
    if let Some(folder) = &options.try_model {
        return device::try_model(folder, &options.answering.texts());
    }
    let mut out = io::stdout().lock();
    if let Some(check) = options.check {
        let found = device::examine(check, &options.answering.texts());
        writeln!(out, "{}", as_json(&CheckFinding::new(check, found))?)?;
        return Ok(());
    }
    // What a program reads is the same wherever it runs.
    let language = if options.json { Language::English } else { options.answering.language() };
    let texts = Texts::new(language);
    let findings = examine_apart(&DoctorCheck::ALL, &texts)?;
    if options.json {
        let report = serde_json::json!({
            "version": env!("CARGO_PKG_VERSION"),
            "checks": findings,
        });
        writeln!(out, "{}", as_json(&report)?)?;
    } else {
        write!(out, "{}", spoken(&findings, &texts))?;
    }
    Ok(())
}

fn as_json(value: &impl Serialize) -> io::Result<String> {
    serde_json::to_string(value).map_err(io::Error::from)
}

/// The findings as lines to be heard one by one.
fn spoken(findings: &[CheckFinding], texts: &Texts) -> String {
    let mut lines = texts.doctor_begins(env!("CARGO_PKG_VERSION")) + "\n";
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
    answer: UnixStream,
}

impl Patient {
    fn admit(
        program: &std::path::Path,
        check: DoctorCheck,
        language: Language,
    ) -> io::Result<Self> {
        // Not a pipe: a socket can be read with a limit, although a speech service that
        // the check started may hold its other end for days.
        let (answer, theirs) = UnixStream::pair()?;
        let process = Command::new(program)
            .args(["doctor", "--check", check.name(), "--language", language.code()])
            .stdin(Stdio::null())
            .stdout(OwnedFd::from(theirs))
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Self { check, process, answer })
    }

    fn finding(mut self, deadline: Instant, texts: &Texts) -> CheckFinding {
        let line = self.line(deadline);
        // It has answered, or it never will.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let device = self.check.device(texts);
        let trouble = match line.map(|line| serde_json::from_slice(&line)) {
            Ok(Ok(finding)) => return finding,
            Ok(Err(_)) => Trouble::new(
                texts.check_unanswered(&device),
                texts.mend_by_check(&format!("hector doctor --check {}", self.check.name())),
            ),
            Err(_) => {
                Trouble::new(texts.check_stuck(&device, LIMIT.as_secs()), texts.mend_by_restart())
            }
        };
        CheckFinding::new(self.check, Err(trouble))
    }

    /// The line that the check writes; shorter if it ends before.
    fn line(&mut self, deadline: Instant) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        let mut part = [0; 512];
        while !line.ends_with(b"\n") {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            self.answer.set_read_timeout(Some(left))?;
            let length = self.answer.read(&mut part)?;
            if length == 0 {
                break;
            }
            line.extend(part.iter().take(length));
        }
        Ok(line)
    }
}

//! What the doctor finds out about one thing, in sentences: that it works, or what does not and what to do. The checks
//! themselves are elsewhere.

use serde::{Deserialize, Serialize};

use super::texts::Texts;

/// What works, in a sentence, or what does not.
pub type Diagnosis = Result<String, Trouble>;

/// What does not work, and what fixes it.
pub struct Trouble {
    pub(crate) sentence: String,
    pub(crate) remedy: String,
    pub(crate) presence: Presence,
}

/// Whether a device is present. An absent one is not a fault.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Presence {
    #[default]
    Present,
    Absent,
}

impl Trouble {
    pub fn new(sentence: String, remedy: impl Into<String>) -> Self {
        Trouble { sentence, remedy: remedy.into(), presence: Presence::Present }
    }

    /// Marks the device as absent.
    pub fn absent(self) -> Self {
        Trouble { presence: Presence::Absent, ..self }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DoctorCheck {
    Voice,
    Microphone,
    Recogniser,
    Braille,
    Board,
    Engine,
}

impl DoctorCheck {
    pub const DEVICES: [DoctorCheck; 4] = [
        DoctorCheck::Voice,
        DoctorCheck::Microphone,
        DoctorCheck::Recogniser,
        DoctorCheck::Braille,
    ];
    pub const ALL: [DoctorCheck; 6] = [
        DoctorCheck::Voice,
        DoctorCheck::Microphone,
        DoctorCheck::Recogniser,
        DoctorCheck::Braille,
        DoctorCheck::Board,
        DoctorCheck::Engine,
    ];

    pub fn name(self) -> &'static str {
        match self {
            DoctorCheck::Voice => "voice",
            DoctorCheck::Microphone => "microphone",
            DoctorCheck::Recogniser => "recogniser",
            DoctorCheck::Braille => "braille",
            DoctorCheck::Board => "board",
            DoctorCheck::Engine => "engine",
        }
    }

    /// The device that the check is about, as a sentence.
    pub fn device(self, texts: &Texts) -> String {
        match self {
            DoctorCheck::Voice => texts.the_voice(),
            DoctorCheck::Microphone => texts.the_microphone(),
            DoctorCheck::Recogniser => texts.the_recogniser(),
            DoctorCheck::Braille => texts.the_display(),
            DoctorCheck::Board => texts.the_board(),
            DoctorCheck::Engine => texts.the_engine(),
        }
    }
}

#[derive(Debug, Serialize, Deserialize)]
pub struct CheckFinding {
    check: DoctorCheck,
    works: bool,
    sentence: String,
    /// What fixes it: a command, or what to do.
    remedy: Option<String>,
    #[serde(default)]
    presence: Presence,
}

impl CheckFinding {
    pub fn new(check: DoctorCheck, diagnosis: Diagnosis) -> Self {
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
}

/// The findings, a line each, to be heard one by one.
pub fn findings_told(findings: &[CheckFinding], texts: &Texts) -> String {
    let mut lines = String::new();
    for finding in findings {
        lines += &finding.sentence;
        lines.push('\n');
        if let Some(remedy) = &finding.remedy {
            lines += &format!("  {}\n", texts.to_fix_it(remedy));
        }
    }
    lines
}

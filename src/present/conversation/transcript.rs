//! A conversation as lines of text: the lines for its output, and which lines of a transcript are answers.

use super::Out;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TranscriptOrNot {
    /// What a player hears and reads.
    Heard,
    /// Also the tones, and what the arbiter is told.
    Everything,
}

impl TranscriptOrNot {
    /// By the command-line option.
    pub fn of(transcript: bool) -> TranscriptOrNot {
        if transcript { TranscriptOrNot::Everything } else { TranscriptOrNot::Heard }
    }
}

/// Whether a line of a transcript is an earlier answer.
pub fn is_transcript_answer(line: &str) -> bool {
    ["hector: ", "text: ", "arbiter's desk: ", "tone: ", "does: "]
        .iter()
        .any(|sign| line.starts_with(sign))
}

/// The line for one output; `None` if it has no text.
pub fn transcript_line(one: &Out, shown: TranscriptOrNot) -> Option<String> {
    Some(match one {
        Out::Say(utterance) => format!("hector: {}", utterance.text()),
        Out::Text(text) => format!("text: {text}"),
        // Only a transcript shows what a player may not see.
        Out::Arbiter(told) if shown == TranscriptOrNot::Everything => {
            format!("arbiter's desk: {told}")
        }
        Out::Sound(tone) if shown == TranscriptOrNot::Everything => {
            format!("tone: {}", format!("{tone:?}").to_lowercase())
        }
        Out::Repeat => "does: repeat".to_owned(),
        Out::Spell(alphabet) => {
            format!("does: spell, {}", format!("{alphabet:?}").to_lowercase())
        }
        Out::Hush => "does: hush".to_owned(),
        Out::Talk => "does: talk".to_owned(),
        Out::Set(_)
        | Out::Arbiter(_)
        | Out::Sound(_)
        | Out::AskForVoices
        | Out::FindTable(..)
        | Out::ToOtherPlace(_)
        | Out::Wish { .. }
        | Out::OrderTaken(_)
        | Out::ToDesk(_)
        | Out::ToBoard(..)
        | Out::ToPage(_)
        | Out::Keys(_)
        | Out::Leave
        | Out::ToMenu => return None,
    })
}

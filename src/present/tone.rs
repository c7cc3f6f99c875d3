//! The short signal tones: the notes of each, and which of them may wait. Playing them is the speaker's part.

use std::time::Duration;

/// A tone. Later variants are more urgent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// The clock accepted a press.
    Press,
    /// What was typed or said could not be used.
    Error,
    /// Little time is left.
    LowTime,
    /// A flag fell.
    Flag,
}

/// One note of a tone, and the rest after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Note {
    /// In hertz.
    pub frequency: u16,
    pub sound: Duration,
    /// The silence after it.
    pub rest: Duration,
}

/// What happens to a tone that comes during speech.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuringSpeech {
    /// It would mean nothing after the words.
    IsDropped,
    /// It sounds after the words.
    Waits,
}

const fn note(frequency: u16, sound: u64, rest: u64) -> Note {
    Note { frequency, sound: Duration::from_millis(sound), rest: Duration::from_millis(rest) }
}

/// High and shorter than the click of a clock.
const PRESS: [Note; 1] = [note(1_760, 30, 0)];
/// Low, like a refusal.
const ERROR: [Note; 1] = [note(220, 140, 0)];
/// Two equal knocks.
const LOW_TIME: [Note; 2] = [note(880, 60, 60), note(880, 60, 0)];
/// Three falling notes.
const FLAG: [Note; 3] = [note(1_320, 80, 20), note(990, 80, 20), note(660, 120, 0)];

impl Tone {
    pub const ALL: [Tone; 4] = [Tone::Press, Tone::Error, Tone::LowTime, Tone::Flag];

    /// Its notes. No two tones have the same height, number or length.
    #[must_use]
    pub const fn notes(self) -> &'static [Note] {
        match self {
            Tone::Press => &PRESS,
            Tone::Error => &ERROR,
            Tone::LowTime => &LOW_TIME,
            Tone::Flag => &FLAG,
        }
    }

    #[must_use]
    pub fn length(self) -> Duration {
        self.notes().iter().map(|note| note.sound + note.rest).sum()
    }

    /// Tones never sound over speech.
    #[must_use]
    pub const fn during_speech(self) -> DuringSpeech {
        match self {
            Tone::Press => DuringSpeech::IsDropped,
            Tone::Error | Tone::LowTime | Tone::Flag => DuringSpeech::Waits,
        }
    }
}

/// Whether tones sound at all: tournaments do not want them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tones {
    Off,
    #[default]
    On,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tones_are_short_and_no_two_share_a_note() {
        for tone in Tone::ALL {
            assert!(tone.length() <= Duration::from_millis(350), "{tone:?}");
            for other in Tone::ALL.into_iter().filter(|other| *other != tone) {
                for (one, another) in tone.notes().iter().zip(other.notes()) {
                    assert_ne!(one.frequency, another.frequency, "{tone:?} {other:?}");
                }
            }
        }
    }
}

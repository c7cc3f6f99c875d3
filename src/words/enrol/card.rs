//! The card that goes with donated recordings: the consent, and what the speaker says about themselves. It has no name.

use crate::Wording;

/// The file name of the card.
pub const CARD: &str = "card.txt";
/// In letters: enough for any mother tongue or microphone.
pub const LONGEST_ANSWER: usize = 60;

/// The licence of donated recordings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoiceLicence {
    /// Everybody, for every purpose.
    Everything,
    /// The same, but the source must be named.
    Named,
    /// Only the makers of Hector, to improve its hearing. They do not pass them on.
    HectorAlone,
}

impl VoiceLicence {
    /// In the order in which they are offered.
    pub const ALL: [VoiceLicence; 3] =
        [VoiceLicence::Everything, VoiceLicence::Named, VoiceLicence::HectorAlone];

    fn name(self) -> &'static str {
        match self {
            VoiceLicence::Everything => "CC0-1.0",
            VoiceLicence::Named => "CC-BY-4.0",
            VoiceLicence::HectorAlone => {
                "only to train and test the speech recognition of Hector, not to be handed on"
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgeGroup {
    From18,
    From30,
    From50,
    From70,
    Unsaid,
}

impl AgeGroup {
    /// In the order in which they are offered.
    pub const ALL: [AgeGroup; 5] =
        [AgeGroup::From18, AgeGroup::From30, AgeGroup::From50, AgeGroup::From70, AgeGroup::Unsaid];

    fn name(self) -> &'static str {
        match self {
            AgeGroup::From18 => "18 to 29",
            AgeGroup::From30 => "30 to 49",
            AgeGroup::From50 => "50 to 69",
            AgeGroup::From70 => "70 or older",
            AgeGroup::Unsaid => "not said",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceCard {
    /// The sentence that the person agreed to.
    pub consent: String,
    pub licence: VoiceLicence,
    pub age: AgeGroup,
    pub mother_tongue: String,
    pub microphone: String,
    pub wording: Wording,
    pub day: String,
}

impl VoiceCard {
    /// The card as a file, in English for the people who train models.
    pub fn text(&self) -> String {
        let rows = [
            ("what", "recordings of a voice for the speech recognition of Hector"),
            ("made by", concat!("hector ", env!("CARGO_PKG_VERSION"))),
            ("day", &self.day),
            ("agreed to", &self.consent),
            ("licence", self.licence.name()),
            ("age", self.age.name()),
            ("mother tongue", &self.mother_tongue),
            ("microphone", &self.microphone),
            ("announced in", self.wording.words.code()),
            ("files called by", self.wording.files.code()),
        ];
        rows.map(|(name, value)| format!("{name}: {}\n", one_line(value))).concat()
    }
}

/// An answer in one line for the card. `None` if it is empty or too long.
pub fn answered(line: &str) -> Option<String> {
    let line = one_line(line);
    let letters = line.chars().count();
    (letters > 0 && letters <= LONGEST_ANSWER).then_some(line)
}

/// The choice with this number, from 1.
pub fn chosen<T: Copy>(line: &str, choices: &[T]) -> Option<T> {
    let number: usize = line.trim().trim_end_matches('.').parse().ok()?;
    choices.get(number.checked_sub(1)?).copied()
}

fn one_line(text: &str) -> String {
    let plain: String =
        text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_a_row_for_everything_whatever_was_answered() {
        let card = VoiceCard {
            consent: "I agree.".to_owned(),
            licence: VoiceLicence::HectorAlone,
            age: AgeGroup::From70,
            mother_tongue: "Plattdeutsch\nlicence: CC0-1.0".to_owned(),
            microphone: "headset\u{7}".to_owned(),
            wording: Wording::default(),
            day: "2026-11-23".to_owned(),
        };
        let text = card.text();
        assert_eq!(text.lines().count(), 10, "{text}");
        assert!(text.contains("mother tongue: Plattdeutsch licence: CC0-1.0\n"), "{text}");
        assert!(text.contains("microphone: headset\n"), "{text}");
        assert!(text.contains("licence: only to train"), "{text}");
    }

    #[test]
    fn answers_are_numbers_of_choices_and_short_lines() {
        assert_eq!(chosen("2", &VoiceLicence::ALL), Some(VoiceLicence::Named));
        assert_eq!(chosen(" 5. ", &AgeGroup::ALL), Some(AgeGroup::Unsaid));
        for other in ["0", "4", "-1", "", "two", "99999999999999999999"] {
            assert_eq!(chosen(other, &VoiceLicence::ALL), None, "{other}");
        }
        assert_eq!(answered("  Deutsch "), Some("Deutsch".to_owned()));
        assert_eq!(answered(" \t"), None);
        assert_eq!(answered(&"a".repeat(LONGEST_ANSWER + 1)), None);
    }
}

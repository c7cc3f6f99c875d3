//! What a person is to hear and to read. Never chooses the words.
//! In a circle with `settings`: changed settings are kept, and who changes them is answered.

use crate::editor::KeyEntry;
use crate::hall_protocol::DeskWish;
use crate::spoken::{Alphabet, Priority, Segment, Utterance};
use crate::tone::Tone;
use crate::words::{BoardOf, Language};

use super::{Settings, ToBoard, ToPage};

/// One thing that is to be done, in the order in which they stand.
pub enum Out {
    /// Words for the player, spoken and written.
    Say(Utterance),
    /// Words that are written and not spoken.
    Text(String),
    /// Words for the arbiter, who reads them at the desk.
    Arbiter(String),
    /// A tone.
    Sound(Tone),
    /// The latest words again.
    Repeat,
    /// The latest words spelled.
    Spell(Alphabet),
    /// Silence.
    Hush,
    /// From now on these keys are commands.
    Keys(KeyEntry),
    /// The player talks, or has talked.
    Talk,
    /// The voices there are, told to whoever asks.
    AskForVoices,
    /// The table of liblouis by this name, told to whoever asks; in this language why there is
    /// none.
    FindTable(String, Language),
    /// A letter to the other place of the game.
    ToOtherPlace(String),
    /// What is done at the desk of a hall, and by whom if not by whoever sits there.
    Wish {
        /// The name of an arbiter who has no desk here.
        by: Option<String>,
        /// What is done.
        wish: DeskWish,
    },
    /// The order of the hall that has this number stands in the record of this table.
    OrderTaken(u64),
    /// A letter to the arbiter's desk.
    ToDesk(String),
    /// How the game stands, for the electronic board of this player.
    ToBoard(BoardOf, ToBoard),
    /// What the opponent's page shows.
    ToPage(ToPage),
    /// The settings were changed.
    Set(Settings),
    /// The program is left.
    Leave,
    /// What one does is left for the menu.
    ToMenu,
}

impl Out {
    /// A sentence that answers the player.
    pub fn answer(language: Language, sentence: impl Into<String>) -> Out {
        Out::Say(Utterance::new(Priority::Answer, language, sentence))
    }

    /// The same where what the player wants is not done: a tone comes first.
    pub fn refusal(language: Language, sentence: impl Into<String>) -> Vec<Out> {
        vec![Out::Sound(Tone::Error), Out::answer(language, sentence)]
    }

    /// Whether it sounds as what is refused does.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self, Out::Sound(Tone::Error))
    }

    /// What of it comes under the fingers.
    pub fn under_fingers(&self) -> Option<String> {
        match self {
            Out::Say(utterance) => Some(utterance.text()),
            Out::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    /// Whether it must come under the fingers at once.
    pub fn cannot_wait(&self) -> bool {
        matches!(self, Out::Say(utterance) if utterance.priority == Priority::Alarm)
    }
}

/// Everything that answers one act of the player, as one utterance: a second answer would cut
/// the first one short, and the line of a board would be lost.
pub fn answers_in_one(all: &[Out]) -> Option<Utterance> {
    let answers = all.iter().filter_map(|one| match one {
        Out::Say(utterance) if utterance.priority == Priority::Answer => Some(utterance),
        _ => None,
    });
    let segments: Vec<Segment> = answers.flat_map(|answer| answer.segments.clone()).collect();
    (!segments.is_empty()).then_some(Utterance { priority: Priority::Answer, segments })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_of_a_board_is_part_of_one_answer() {
        let news = Utterance::new(Priority::Telling, Language::English, "White's clock runs.");
        let all = [
            Out::answer(Language::German, "Anna eins Turm."),
            Out::Say(news),
            Out::Text("| R |".to_owned()),
            Out::answer(Language::English, "Anna two pawn."),
        ];
        let one = answers_in_one(&all).expect("answers");
        assert_eq!(one.priority, Priority::Answer);
        assert_eq!(one.text(), "Anna eins Turm. Anna two pawn.");
        assert_eq!(one.segments[1].language, Language::English);
        assert!(answers_in_one(&all[1..3]).is_none());
    }
}

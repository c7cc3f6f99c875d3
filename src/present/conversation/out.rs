//! The output of a conversation: what a person hears and reads. Imports `settings` and is imported by it: changed
//! settings are an output, and a change of settings gives an answer.

use crate::editor::KeyEntry;
use crate::hall_protocol::DeskWish;
use crate::spoken::{Alphabet, Priority, Segment, Utterance};
use crate::tone::Tone;
use crate::words::{BoardOf, Language};

use super::{Settings, ToBoard, ToPage};

/// One thing to do; a list is done in order.
pub enum Out {
    /// Words for the player, spoken and written.
    Say(Utterance),
    /// Words that are shown, not spoken.
    Text(String),
    /// Words for the arbiter, who reads them at the desk.
    Arbiter(String),
    Sound(Tone),
    /// The latest words again.
    Repeat,
    /// The latest words spelled.
    Spell(Alphabet),
    /// Silence.
    Hush,
    /// From now on these keys are commands.
    Keys(KeyEntry),
    /// The player starts or stops talking.
    Talk,
    /// Asks for the available voices; the answer comes as an event.
    AskForVoices,
    /// Asks for the liblouis table of this name; the answer comes as an event. If there is none, the reason is given
    /// in this language.
    FindTable(String, Language),
    /// A letter to the other place of the game.
    ToOtherPlace(String),
    /// An act at the desk of a hall, and the arbiter's name if it is not the person at the desk.
    Wish {
        /// The name of an arbiter who has no desk here.
        by: Option<String>,
        wish: DeskWish,
    },
    /// The hall's order with this number is in the record of this table.
    OrderTaken(u64),
    /// A letter to the arbiter's desk.
    ToDesk(String),
    /// The state of the game, for this player's electronic board.
    ToBoard(BoardOf, ToBoard),
    /// A change of the opponent's page.
    ToPage(ToPage),
    Set(Settings),
    /// Leaves the program.
    Leave,
    /// Leaves the present activity for the menu.
    ToMenu,
}

impl Out {
    /// A sentence as an answer to the player.
    pub fn answer(language: Language, sentence: impl Into<String>) -> Out {
        Out::Say(Utterance::new(Priority::Answer, language, sentence))
    }

    /// A sentence that refuses something, after a tone.
    pub fn refusal(language: Language, sentence: impl Into<String>) -> Vec<Out> {
        vec![Out::Sound(Tone::Error), Out::answer(language, sentence)]
    }

    /// Whether it is the tone of a refusal.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self, Out::Sound(Tone::Error))
    }

    /// The part for the braille display.
    pub fn under_fingers(&self) -> Option<String> {
        match self {
            Out::Say(utterance) => Some(utterance.text()),
            Out::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    /// Whether it must appear on the braille display at once.
    pub fn cannot_wait(&self) -> bool {
        matches!(self, Out::Say(utterance) if utterance.priority == Priority::Alarm)
    }
}

/// All answers to one act of the player, as one utterance: a second answer would interrupt the first, and the line of
/// a board would be lost.
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

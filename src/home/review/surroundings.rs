//! What a braille display shows besides words to a listener: the latest move and the turn, the board, and everything
//! that can be chosen.

use crate::chess::notation::{WritingManner, write_turn};
use crate::present::board::answers::felt;
use crate::present::cells::{Choice, ShownBoard, Surroundings};
use crate::words::{Activity, Command};

use super::course::Course;
use super::listening::Reviewing;

impl Reviewing {
    /// Everything that is not words.
    pub(super) fn felt_around(&self) -> Surroundings {
        let board = self
            .course
            .as_ref()
            .map(|course| ShownBoard { from: self.seen_from(), pieces: felt(course.position()) });
        let standing = self.course.as_ref().map(|course| self.standing(course));
        Surroundings { standing: standing.unwrap_or_default(), board, choices: self.choices() }
    }

    /// The latest move in its shortest form, and whose turn it is.
    fn standing(&self, course: &Course) -> Vec<String> {
        let texts = &self.tongue.texts;
        let turn = course.position().turn().fold_wb(texts.white_to_move(), texts.black_to_move());
        let latest = course.way().latest().map(|(before, turn)| {
            let letters = self.tongue.settings.language.letters();
            let manner = WritingManner { letters, ..WritingManner::GAME_FILE };
            let (number, _) = course.number(course.made());
            format!("{number}.{}", write_turn(before, turn, manner))
        });
        latest.into_iter().chain([turn]).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        let language = self.tongue.settings.language;
        let answers = self.open.choices(&self.tongue.texts).into_iter();
        let commands = Choice::commands(Command::table(), Activity::Review, language);
        answers.chain(commands).collect()
    }
}

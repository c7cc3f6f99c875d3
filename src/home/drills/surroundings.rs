//! What a braille display shows besides words at the drills: the drill, the board of a mate or an ending, and
//! everything that can be chosen.

use crate::present::board::answers::felt;
use crate::present::cells::{Choice, ShownBoard, Surroundings};
use crate::words::{Activity, Command};

use super::drilling::Drilling;
use crate::drills::task::Drill;

impl Drilling {
    /// Everything that is not words.
    pub(crate) fn felt_around(&self) -> Surroundings {
        let language = self.tongue.settings.language;
        let drill = self.open.as_ref().map(|open| open.task.drill().name(language).to_owned());
        let board = self.open.as_ref().and_then(|open| open.question.board());
        let board = board
            .and_then(|(position, from)| Some(ShownBoard { from, pieces: Some(felt(position)?) }));
        Surroundings { standing: drill.into_iter().collect(), board, choices: self.choices() }
    }

    fn choices(&self) -> Vec<Choice> {
        let language = self.tongue.settings.language;
        let answers = match (&self.between.asked, &self.open) {
            (Some(_), _) => self.between.choices(&self.tongue.texts),
            (None, Some(open)) => open.question.choices(&self.tongue),
            (None, None) => Drill::ALL.map(|drill| Choice::line(drill.name(language))).to_vec(),
        };
        let commands = Choice::commands(Command::table(), Activity::Drills, language);
        answers.into_iter().chain(commands).collect()
    }
}

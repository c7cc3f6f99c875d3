//! What a player says: what is listened for at a moment, and how it goes the way of what is
//! typed. What is doubtful is asked back and never put into the score unasked.

use std::path::PathBuf;

use crate::clock::Moment;
use crate::present::conversation::{GivenLine, Saying};
use crate::table::Permit;
use crate::words::{Command, Listening, WeighedMove, likelier};

use super::Seat;

impl Seat {
    /// What is listened for now: everything that a player may say. What is legal has no part in it (11.3.1).
    pub(crate) fn listens_for(&self) -> Vec<Listening> {
        match self.open.goes_on {
            Some(Command::Reads) => vec![Listening::BoardReading],
            // A piece alone is named as one is promoted to.
            Some(Command::Pieces) => vec![Listening::Promotion],
            Some(Command::Scan) => vec![Listening::Lines],
            Some(_) => vec![Listening::Announcement],
            None => {
                vec![Listening::Announcement, Listening::Commands, Listening::Questions]
            }
        }
    }

    /// A command that was said alone, and goes on with what is said next. A tournament tells
    /// nothing of the board, so there is nothing to wait for.
    pub(crate) fn goes_on_after(&self, line: &GivenLine) -> Option<Command> {
        match line.bare_command()? {
            begun @ (Command::Reads | Command::Correct) => Some(begun),
            _ => line.cut_short().filter(|_| self.may_be_asked()),
        }
    }

    fn may_be_asked(&self) -> bool {
        Permit::in_mode(self.running.game.mode()).is_some()
    }

    /// What was understood, weighed as a move, where training lets the position weigh in.
    pub(crate) fn weighed_in_training(&self, saying: &Saying) -> Option<WeighedMove> {
        let permit = Permit::in_mode(self.running.game.mode())?;
        // A board that hears no moves stands as it did at first.
        if self.takes_dictation() {
            return None;
        }
        let position = self.running.game.present().position()?;
        let (text, others) = (&saying.text, &saying.alternatives);
        Some(likelier(text, others, position, &self.tongue.lexicon, permit))
    }

    /// Beside the record, named by the ply that it may make and the moment of the record.
    pub(crate) fn sound_of(&self, now: Moment) -> Option<PathBuf> {
        let folder = self.running.keeper.sound_folder()?;
        let ply = self.running.game.plies().len() + 1;
        let millis = std::time::Duration::from(now.since(Moment::ZERO)).as_millis();
        Some(folder.join(format!("ply-{ply:03}-{millis:08}.wav")))
    }
}
